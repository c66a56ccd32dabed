//! Tables for programs: the same words as the forms, in JSON.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, State},
    http::{HeaderMap, StatusCode, Uri, header},
    response::{IntoResponse, Response},
};
use host::{Sitter, Snapshot};
use serde_json::{Value, json};
use shelf::{Choice, GameName};
use table::{Seat, Viewer};
use web::{DrawPhase, LogModel, Part, QuestionKind, QuestionModel, TableLine, TableModel};

use crate::{
    App, Perspective, address,
    fields::JsonFields,
    models::{log_line, table_model},
    my_tables,
    op::{Done, Op},
    pages,
    perspective::eyes,
    problem::JsonProblem,
    visitor::Visitor,
};

type Answer = Result<Json<Value>, JsonProblem>;

/// Where to read more.
pub(crate) async fn index() -> Json<Value> {
    Json(json!({ "openapi": "/api/openapi.json", "games": "/api/games", "tables": "/api/tables" }))
}

/// The description of all this.
pub(crate) async fn openapi() -> Response {
    let kind = [(header::CONTENT_TYPE, "application/json")];
    (kind, include_str!("../openapi.json")).into_response()
}

/// The shelf.
pub(crate) async fn games() -> Json<Value> {
    let game = |game: &GameName| {
        let menu = game.menu();
        let switches = menu.table.iter().filter(|choice| choice.is_switch());
        let switch = |choice: &Choice| json!({ "word": choice.word, "about": choice.about });
        json!({
            "game": game.word(),
            "title": game.title(),
            "players": [menu.fewest, menu.most],
            "choices": switches.map(switch).collect::<Vec<_>>(),
            "options": menu.table.iter().map(choice_json).collect::<Vec<_>>(),
            "seat_options": menu.seat.iter().map(choice_json).collect::<Vec<_>>(),
        })
    };
    Json(GameName::ALL.iter().map(game).collect())
}

/// An option with its values, the usual first; a switch is true or false, and a number has its most.
fn choice_json(choice: &Choice) -> Value {
    let value = |value: &shelf::Value| json!({ "value": value.word, "about": value.about });
    let values = choice.words().iter().filter(|_| !choice.is_switch());
    let most = match choice.values {
        shelf::Values::Words(_) => None,
        shelf::Values::Number(most) => Some(most),
    };
    json!({
        "option": choice.word,
        "about": choice.about,
        "most": most,
        "values": values.map(value).collect::<Vec<_>>(),
        "only_if": choice.only_if.map(|(word, value)| json!({ "option": word, "value": value })),
        "unique": choice.is_unique,
        "host_only": choice.is_given,
    })
}

/// The visitor's tables, and those that look for players.
pub(crate) async fn tables(State(app): State<App>, visitor: Visitor) -> Answer {
    let mine = my_tables::all(&app, &visitor).await?;
    let open = my_tables::looking_for_players(&app, &visitor).await?;
    let line = |line: &TableLine| {
        json!({
            "id": line.id, "game": line.game.map(GameName::word), "seats": line.seats,
            "status": line.status, "my_turn": line.my_turn, "minutes_left": line.left,
        })
    };
    let lines = |lines: &[TableLine]| lines.iter().map(line).collect::<Vec<_>>();
    Ok(Json(json!({ "mine": lines(&mine), "open": lines(&open) })))
}

/// Sets up a table.
pub(crate) async fn create(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    JsonFields(asked): JsonFields,
) -> Result<(StatusCode, Json<Value>), JsonProblem> {
    let id = asked.set_up(&app, visitor.caller(), None).await?;
    made(&app, &visitor, &headers, &id).await
}

/// Brings in a recorded game.
pub(crate) async fn import(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    JsonFields(asked): JsonFields,
) -> Result<(StatusCode, Json<Value>), JsonProblem> {
    let id = app.host().import(visitor.caller(), asked.need("file")?).await?;
    made(&app, &visitor, &headers, &id).await
}

async fn made(
    app: &App,
    visitor: &Visitor,
    headers: &HeaderMap,
    id: &str,
) -> Result<(StatusCode, Json<Value>), JsonProblem> {
    let table = app.host().look(id).await?;
    let mut answer = json!({ "id": id, "table": table_json(app, &table, visitor, None, headers) });
    give_secret(&mut answer, visitor);
    Ok((StatusCode::CREATED, Json(answer)))
}

/// A table.
pub(crate) async fn table(
    State(app): State<App>,
    Path(id): Path<String>,
    uri: Uri,
    visitor: Visitor,
    headers: HeaderMap,
) -> Answer {
    let table = app.host().look(&id).await?;
    let query = address::table_query(&uri);
    if let Some(word) = &query.invite {
        app.host().came_by_link(&id, visitor.who, word).await?;
    }
    let seat = query.seat();
    Ok(Json(table_json(&app, &table, &visitor, seat, &headers)))
}

/// All that happened, as the visitor may read it.
pub(crate) async fn log(
    State(app): State<App>,
    Path(id): Path<String>,
    uri: Uri,
    visitor: Visitor,
) -> Answer {
    let table = app.host().look(&id).await?;
    let query = address::table_query(&uri);
    let (viewer, _) = eyes(&table, visitor.who, query.seat());
    let part = app.host().log(&id, viewer, query.before).await?;
    let numbered = (part.from..).zip(part.lines);
    let line = |(number, line): (usize, host::LogEntry)| {
        let mut told = line_json(&log_line(line));
        told["line"] = json!(number);
        told
    };
    Ok(Json(numbered.map(line).collect()))
}

/// A moment of the game.
pub(crate) async fn replay(
    State(app): State<App>,
    Path(id): Path<String>,
    uri: Uri,
    visitor: Visitor,
) -> Answer {
    let query = address::table_query(&uri);
    let viewer = query.seat().map_or(Viewer::Spectator, Viewer::Seat);
    let at = query.at.unwrap_or(0);
    let moment = app.host().moment(&id, visitor.caller(), viewer, at).await?;
    let board = moment.table.board.as_ref().ok_or(host::HostError::NotStarted)?;
    let view = board.view(viewer);
    Ok(Json(json!({
        "move": moment.at,
        "moves": moment.moves,
        "viewer": viewer_word(viewer),
        "view": view.json(),
        "tale": moment.table.shelf.reading(view),
    })))
}

/// Does something at a table, and gives the table after it.
pub(crate) async fn on_table(
    State(app): State<App>,
    Path((id, verb)): Path<(String, String)>,
    visitor: Visitor,
    headers: HeaderMap,
    JsonFields(asked): JsonFields,
) -> Answer {
    let op = Op::read(&verb, &asked)?;
    let seat = op.seat();
    let done = op.perform(&app, &id, &visitor).await?;
    let table = app.host().look(&id).await?;
    let mut answer = json!({ "table": table_json(&app, &table, &visitor, seat, &headers) });
    match done {
        Done::Nothing => {}
        Done::Seated(seat) => answer["seat"] = json!(seat.to_string()),
        Done::Requested(request) => answer["request"] = json!(request),
        Done::Table(other) => answer["id"] = json!(other),
        Done::Token(token) => {
            answer["token"] = json!(token.reveal());
            answer["valid_hours"] = json!(host::LINK_HOURS);
        }
    }
    give_secret(&mut answer, &visitor);
    Ok(Json(answer))
}

/// Whoever came without a secret gets one to come back with.
fn give_secret(answer: &mut Value, visitor: &Visitor) {
    if visitor.is_new {
        answer["secret"] = json!(visitor.secret.reveal());
    }
}

/// The table as this visitor may see it.
pub(crate) fn table_json(
    app: &App,
    table: &Arc<Snapshot>,
    visitor: &Visitor,
    seat: Option<Seat>,
    headers: &HeaderMap,
) -> Value {
    let invite = address::invite(app, &table.id, headers);
    let perspective = Perspective::of_program(table, visitor.who, seat, invite);
    let model = table_model(table, &perspective, None);
    model_json(table, &model)
}

/// A table as these eyes may see it, as the API tells it.
pub fn model_json(table: &Snapshot, model: &TableModel) -> Value {
    let to_act = model.seats.iter().filter(|seat| seat.to_act).map(|seat| seat.seat);
    let to_act: Vec<Seat> = to_act.collect();
    let seats = model.seats.iter().map(|seat| {
        let (sitter, bot) = match table.seats[seat.seat.index()].sitter {
            Sitter::Open => ("open", None),
            Sitter::Person(_) => ("person", None),
            Sitter::Bot(kind) => ("bot", Some(kind.word())),
        };
        let here = matches!(seat.sitter, web::Sitter::Person { here: true });
        json!({
            "seat": seat.seat.to_string(), "name": seat.name, "sitter": sitter, "bot": bot,
            "here": here, "to_act": seat.to_act, "mine": seat.mine,
            "minutes_left": seat.left,
        })
    });
    let standings = model.standings.as_ref().map(|standings| {
        let line = |seat: Seat| {
            json!({
                "seat": seat.to_string(),
                "score": standings.score(seat),
                "place": standings.place(seat),
            })
        };
        standings.seats().map(line).collect::<Vec<_>>()
    });
    let in_words = model.words();
    let actions = in_words.as_ref().map_or(&[][..], |words| &words.actions);
    let hint = model.hint.as_ref().map(|opinions| {
        let line = |opinion: &shelf::Opinion| {
            json!({ "act": opinion.action, "score": opinion.score, "doubt": opinion.doubt })
        };
        opinions.iter().map(line).collect::<Vec<_>>()
    });
    json!({
        "id": model.id,
        "revision": model.revision,
        "game": model.game.word(),
        "stage": table.stage.word(),
        "setup": model.setup,
        "choices": model.chosen.switches(),
        "options": model.chosen,
        "pace": table.pace.to_string(),
        "listed": table.listed,
        "seats": seats.collect::<Vec<_>>(),
        "viewer": viewer_word(model.viewer),
        "mine": words(&model.mine),
        "is_host": model.is_host,
        "to_act": words(&to_act),
        "view": model.view.as_ref().map(shelf::AnyView::json),
        "tale": model.view.as_ref().and_then(|view| model.shelf.reading(view)),
        "actions": actions.iter().map(|words| &words.action).collect::<Vec<_>>(),
        "prompt": in_words.as_ref().map(|words| &words.prompt),
        "offers": actions.iter().map(|words| json!({
            "act": words.action, "words": words.label, "meaning": words.meaning,
        })).collect::<Vec<_>>(),
        "missing": in_words.iter().flat_map(|words| &words.missing).map(|missing| json!({
            "what": missing.what, "why": missing.why, "rule": missing.rule,
            "section": model.game.section_of(missing.rule),
        })).collect::<Vec<_>>(),
        "guide": model.guide().map(|said| json!({ "entry": said.id, "title": said.title, "text": said.text })),
        "log": model.log.iter().map(line_json).collect::<Vec<_>>(),
        "undo": model.undo.as_ref().map(|undo| match undo {
            Ok(()) => json!({ "may": true }),
            Err(reason) => json!({ "may": false, "reason": reason }),
        }),
        "take_back": model.take_back().map(|question| json!({
            "asked_by": question.asked_by, "i_must_answer": question.part == Part::Answers,
            "waiting_for": question.waiting_for,
        })),
        "requests": model.questions.iter().filter_map(request_json).collect::<Vec<_>>(),
        "chat": model.chat.iter().map(|line| json!({ "name": line.name, "text": line.text })).collect::<Vec<_>>(),
        "outcome": model.outcome.as_ref().map(|outcome| json!({
            "move": outcome.of_move,
            "lines": outcome.lines.iter().map(|told| json!({
                "text": told.line.text, "page": told.page.as_deref(),
            })).collect::<Vec<_>>(),
        })),
        "reading": words(&model.reading.iter().collect::<Vec<_>>()),
        "tempo": model.bot_speed.word(),
        "bots_wait": model.bots_wait,
        "standings": standings,
        "hint": hint,
        "seed_hash": model.seed_hash,
        "seed": model.seed,
        "luck": luck_json(model),
        "rematch": table.rematch.as_ref().map(|rematch| &rematch.table),
        "invite": model.invite,
    })
}

/// What is known about the luck of a table: nothing is called fair before it was dealt again, nor
/// where some of it was brought along.
fn luck_json(model: &TableModel) -> Value {
    let brought = model.brought.as_ref();
    let draw = &model.draw;
    let mut luck = json!({
        "fair": null,
        "brought_along": brought.map_or(0, |brought| brought.picks),
        "brought_moves": brought.map_or(0, |brought| brought.moves),
        "draw": match draw.phase {
            DrawPhase::Lobby => "lobby",
            DrawPhase::Gathering => "gathering",
            DrawPhase::Opening => "opening",
            DrawPhase::Begun => "begun",
        },
        "pledged": draw.pledged.iter().map(|pledge| json!({
            "seat": pledge.seat.to_string(), "hash": pledge.hash, "number": pledge.number,
        })).collect::<Vec<_>>(),
        "added_by": words(&draw.added_by()),
        "added_nothing": words(&draw.added_nothing),
        "drawn_again": draw.again.len(),
        "terms": draw.terms,
    });
    match &model.luck {
        None => {}
        Some(Ok(checked)) => {
            luck["fair"] = json!(checked.brought_along == 0);
            luck["promised"] = json!(checked.promised);
            luck["matching"] = json!(checked.matching);
            luck["passed_over"] = json!(checked.passed_over);
        }
        Some(Err(reason)) => {
            luck["fair"] = json!(false);
            luck["reason"] = json!(reason);
        }
    }
    luck
}

/// A line of the log. What happened to seats belongs to no move.
fn line_json(line: &LogModel) -> Value {
    json!({ "move": line.of_move, "after": line.after, "text": line.line.text })
}

/// Somebody who asks for a seat.
fn request_json(question: &QuestionModel) -> Option<Value> {
    let QuestionKind::Join { request, seat, .. } = &question.kind else { return None };
    Some(json!({
        "request": request, "seat": seat.to_string(), "name": question.asked_by,
        "i_must_answer": question.part == Part::Answers, "mine": question.part == Part::Asker,
        "waiting_for": question.waiting_for,
    }))
}

fn words(seats: &[Seat]) -> Vec<String> {
    seats.iter().map(ToString::to_string).collect()
}

fn viewer_word(viewer: Viewer) -> String {
    viewer.seat().map_or_else(|| "spectator".to_owned(), |seat| seat.to_string())
}

/// A finished game as a file.
pub(crate) async fn export(state: State<App>, id: Path<String>) -> Result<Response, JsonProblem> {
    Ok(pages::export(state, id).await?)
}
