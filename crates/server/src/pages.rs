//! Pages to look at.

use std::sync::Arc;

use axum::{
    extract::{Path, State},
    http::{HeaderMap, StatusCode, Uri, header},
    response::{Html, IntoResponse, Response},
};
use host::{HostError, Secret, Snapshot, Stage};
use table::{Seat, Viewer};
use web::{FrontModel, ReplayModel, TableModel, TableStage};

use crate::{
    App, Perspective,
    address::{invite, table_query},
    models::{self, table_model},
    my_name, my_tables,
    problem::Problem,
    visitor::Visitor,
};

/// The front page.
pub(crate) async fn front(
    State(app): State<App>,
    visitor: Visitor,
) -> Result<Html<String>, Problem> {
    let mut running =
        my_tables::all(&app, &visitor).await?.into_iter().filter(|line| !line.is_over);
    let front = FrontModel {
        continues: running.next(),
        others: running.count(),
        played: my_tables::games_played(&app, &visitor).await?,
    };
    Ok(Html(web::front_page(&front)))
}

/// The options of a new table.
pub(crate) async fn new(
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Result<Html<String>, Problem> {
    let game = game.parse().map_err(|_| Problem::NothingHere)?;
    Ok(Html(web::new_page(game, my_name::of(&headers).as_deref())))
}

/// How to play a game.
pub(crate) async fn how_to_play(
    State(app): State<App>,
    Path(game): Path<String>,
) -> Result<Html<String>, Problem> {
    let game = game.parse().map_err(|_| Problem::NothingHere)?;
    web::how_to_play_page(app.host().shelf(), game).map(Html).ok_or(Problem::NothingHere)
}

/// A table.
pub(crate) async fn table(
    State(app): State<App>,
    Path(id): Path<String>,
    uri: Uri,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Html<String>, Problem> {
    let table = app.host().look(&id).await?;
    app.host().saw(&id, visitor.caller());
    let query = table_query(&uri);
    if let Some(word) = &query.invite {
        app.host().came_by_link(&id, visitor.who, word).await?;
    }
    let model = model(&app, &table, &visitor, query.seat(), &headers, None);
    Ok(Html(web::table_page(&model)))
}

/// A table on a television: nobody's hand, whoever looks.
pub(crate) async fn board(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Html<String>, Problem> {
    let table = app.host().look(&id).await?;
    let perspective = Perspective::board(&table, visitor.who, invite(&app, &id, &headers));
    Ok(Html(web::board_page(&table_model(&table, &perspective, None))))
}

/// A moment of the game.
pub(crate) async fn replay(
    State(app): State<App>,
    Path(id): Path<String>,
    uri: Uri,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Html<String>, Problem> {
    let query = table_query(&uri);
    let viewer = query.seat().map_or(Viewer::Spectator, Viewer::Seat);
    let at = query.at.unwrap_or(0);
    let moment = app.host().moment(&id, visitor.caller(), viewer, at).await?;
    let invite = invite(&app, &id, &headers);
    let perspective = Perspective::with(&moment.table, visitor.who, (viewer, None), invite);
    let mut table = table_model(&moment.table, &perspective, None);
    table.view = table.view.map(shelf::AnyView::without_actions);
    table.undo = None;
    // What is offered at a moment depends on how far the game is today.
    if app.host().look(&id).await?.stage == Stage::Over {
        table.stage = TableStage::Over;
    }
    let replay = ReplayModel { table, at: moment.at, moves: moment.moves, as_seat: viewer.seat() };
    Ok(Html(web::replay_page(&replay)))
}

/// All that happened, where every line opens its moment.
pub(crate) async fn log(
    State(app): State<App>,
    Path(id): Path<String>,
    uri: Uri,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Html<String>, Problem> {
    let table = app.host().look(&id).await?;
    let query = table_query(&uri);
    let mut model = model(&app, &table, &visitor, query.seat(), &headers, None);
    let part = app.host().log(&id, model.viewer, query.before).await?;
    model.log = part.lines.into_iter().map(models::log_line).collect();
    let earlier = Some(part.from).filter(|&from| from > 0);
    Ok(Html(web::log_page(&model, web::LogLinks { earlier, later: part.later })))
}

/// A finished game as a file.
pub(crate) async fn export(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let file = app.host().export(&id).await?;
    let name = format!("attachment; filename=\"{id}.replay\"");
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, file).into_response())
}

/// The number of the newest revision, for windows that sleep.
pub(crate) async fn revision(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<String, Problem> {
    Ok(app.host().look(&id).await?.revision.to_string())
}

/// A link from another device. Looking at it does not use it up, so that a preview cannot either.
pub(crate) async fn carry(
    State(app): State<App>,
    Path((id, token)): Path<(String, String)>,
) -> Result<Html<String>, Problem> {
    let token: Secret = token.parse().map_err(|_| HostError::SpentLink)?;
    let names = app.host().linked_seats(&id, &token).await?;
    Ok(Html(web::carry_page(&id, &token.reveal(), &names)))
}

/// Whether changes can be saved.
pub(crate) async fn health(State(app): State<App>) -> Response {
    match app.host().store().health().trouble {
        None => "well\n".into_response(),
        Some(trouble) => {
            let sentence = format!("Nothing can be saved: {trouble}.\n");
            (StatusCode::SERVICE_UNAVAILABLE, sentence).into_response()
        }
    }
}

/// Counts for Prometheus.
pub(crate) async fn metrics(State(app): State<App>) -> Response {
    let (tables, moves, bot_moves) = app.host().counts();
    let store = app.host().store().health();
    let gauges = [
        (
            "tabletale_store_healthy",
            "1 while changes can be saved.",
            store.trouble.is_none().into(),
        ),
        ("tabletale_tables_awake", "Tables in memory.", tables as u64),
        (
            "tabletale_contents_open",
            "Contents in memory that tables began with, beside the newest.",
            app.host().contents_in_use() as u64,
        ),
        ("tabletale_connections_open", "Open connections.", app.limits().connections_open() as u64),
        ("tabletale_streams_open", "Open streams.", app.limits().streams_open() as u64),
    ];
    let counters = [
        ("tabletale_store_commits_total", "Transactions stored.", store.commits),
        ("tabletale_store_errors_total", "Writes that failed.", store.errors),
        ("tabletale_store_outages_total", "Times when saving began to fail.", store.outages),
        ("tabletale_moves_total", "Moves stored.", moves),
        ("tabletale_bot_moves_total", "Moves made by bots.", bot_moves),
        ("tabletale_renders_total", "Fragments rendered.", app.renderings().made()),
    ];
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4")];
    (kind, app.metrics().text(&gauges, &counters)).into_response()
}

/// Anything else.
pub(crate) async fn nothing_here(headers: HeaderMap, uri: Uri) -> Response {
    Problem::NothingHere.answer(&headers, uri.path())
}

/// A right address and a wrong method.
pub(crate) async fn not_like_this(headers: HeaderMap, uri: Uri) -> Response {
    Problem::NotLikeThis.answer(&headers, uri.path())
}

/// The table as this visitor may see it.
pub(crate) fn model(
    app: &App,
    table: &Arc<Snapshot>,
    visitor: &Visitor,
    seat: Option<Seat>,
    headers: &HeaderMap,
    notice: Option<String>,
) -> TableModel {
    let perspective = Perspective::of(table, visitor.who, seat, invite(app, &table.id, headers));
    TableModel { my_name: my_name::of(headers), ..table_model(table, &perspective, notice) }
}
