//! The tables a visitor sits at: all of them on a page of their own, and taken off it one by one.

use axum::{
    extract::{Path, State},
    http::HeaderMap,
    response::{Html, Redirect},
};
use host::HostError;
use shelf::GameName;
use web::{TableLine, TablesModel};

use crate::{App, models, my_name, problem::Problem, visitor::Visitor};

/// The most tables that are listed.
const MOST: u32 = 60;
/// How many public tables are listed.
const LISTED: u32 = 20;

/// The visitor's tables: those whose turn it is first, and of them those that are soon too late; then
/// the others, the newest first.
pub(crate) async fn all(app: &App, visitor: &Visitor) -> Result<Vec<TableLine>, Problem> {
    let (host, who) = (app.host(), visitor.who);
    let mut mine = Vec::new();
    if visitor.is_new {
        return Ok(mine);
    }
    for at in host.store().tables_of(&who.to_string(), MOST).await.map_err(HostError::from)? {
        match host.glance(&at.id).await {
            Ok(table) if table.seats_of(who).is_empty() => {}
            Ok(table) => mine.push(models::table_line(&table, who, at.last_ms)),
            // It must not close the page, nor be hidden from whoever plays there.
            Err(error) => {
                mine.extend(models::closed_line(app, &at.id, at.last_ms, error).await);
            }
        }
    }
    mine.sort_by_key(|line| {
        (!line.my_turn, line.left.filter(|_| line.my_turn).unwrap_or(i64::MAX))
    });
    Ok(mine)
}

/// The games the visitor has played: whoever begins another is taught it first.
pub(crate) async fn games_played(app: &App, visitor: &Visitor) -> Result<Vec<GameName>, Problem> {
    if visitor.is_new {
        return Ok(Vec::new());
    }
    let who = visitor.who.to_string();
    let games = app.host().store().games_played(&who).await.map_err(HostError::from)?;
    // One that this program does not know is on no shelf.
    Ok(games.iter().filter_map(|game| game.parse().ok()).collect())
}

/// The public tables with a free seat.
pub(crate) async fn looking_for_players(
    app: &App,
    visitor: &Visitor,
) -> Result<Vec<TableLine>, Problem> {
    let (host, who) = (app.host(), visitor.who);
    let mut open = Vec::new();
    for id in host.store().looking_for_players(LISTED).await.map_err(HostError::from)? {
        let Ok(table) = host.glance(&id).await else { continue };
        if table.free() > 0 && table.seats_of(who).is_empty() {
            open.push(models::table_line(&table, who, 0));
        }
    }
    Ok(open)
}

/// All tables the visitor can go to.
pub(crate) async fn page(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Html<String>, Problem> {
    let tables = TablesModel {
        mine: all(&app, &visitor).await?,
        open: looking_for_players(&app, &visitor).await?,
        my_name: my_name::of(&headers),
    };
    Ok(Html(web::tables_page(&tables)))
}

/// Takes a table off the visitor's list, and off nobody else's.
pub(crate) async fn forget(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Redirect, Problem> {
    app.host().forget(visitor.who, &id).await?;
    Ok(Redirect::to("/tables"))
}
