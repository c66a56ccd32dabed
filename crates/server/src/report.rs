//! “Something is wrong here”: a file to attach to an issue.
//!
//! It holds what the visitor may know and nothing else: of a running game the table as the API tells
//! it to them, and the log as they may read it. A replay has everybody's cards and all luck in it, so
//! it is added once the game is over, when everybody may have it.

use std::fmt::Write as _;

use axum::{
    extract::{Path, State},
    http::{HeaderMap, Uri, header},
    response::{IntoResponse, Response},
};
use host::{HostError, Stage};
use table::Viewer;

use crate::{App, address, api, perspective::eyes, problem::Problem, visitor::Visitor};

/// The most lines of the log that are written down.
const MOST_LINES: usize = 4_000;
/// The most letters of what a browser says about itself.
const LONGEST_BROWSER: usize = 300;

/// The file.
pub(crate) async fn report(
    State(app): State<App>,
    Path(id): Path<String>,
    uri: Uri,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let host = app.host();
    let table = host.look(&id).await?;
    let seat = address::table_query(&uri).seat();
    let (viewer, _) = eyes(&table, visitor.who, seat);
    let mut seen = api::table_json(&app, &table, &visitor, viewer.seat(), &headers);
    // It brings people to the table, and says where the server is.
    if let Some(seen) = seen.as_object_mut() {
        seen.remove("invite");
    }
    let mut text = String::from("Tabletale: something is wrong here\n\n");
    let facts = [
        ("version", env!("CARGO_PKG_VERSION").to_owned()),
        ("page", pages_path(&id, viewer)),
        ("browser", browser(&headers)),
        ("game", table.game.word().to_owned()),
        ("setup", table.setup.clone()),
        ("content", table.shelf.fingerprint(table.game).to_string()),
        ("stage", table.stage.word().to_owned()),
        ("pace", table.pace.to_string()),
        ("revision", table.revision.to_string()),
        ("moves", table.board.as_ref().map_or(0, |board| board.moves).to_string()),
        ("seen by", viewer.seat().map_or_else(|| "spectator".to_owned(), |seat| seat.to_string())),
    ];
    for (name, fact) in facts {
        let _ = writeln!(text, "{name}: {fact}");
    }
    text.push_str("\nWhat went wrong, and what did you expect?\n\n\n");
    if table.board.is_some() {
        text.push_str("== Log\n");
        for line in log(&app, &id, viewer).await? {
            let _ = writeln!(text, "{line}");
        }
    }
    let seen = serde_json::to_string_pretty(&seen).unwrap_or_default();
    let _ = write!(text, "\n== The table as it was seen\n{seen}\n");
    if table.stage == Stage::Over {
        let _ = write!(text, "\n== Replay\n{}", host.export(&id).await?);
    }
    let name = format!("attachment; filename=\"tabletale-{id}-{}.txt\"", table.revision);
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, text).into_response())
}

fn pages_path(id: &str, viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => format!("/t/{id}?seat={seat}"),
        Viewer::Spectator => format!("/t/{id}"),
    }
}

/// What the browser says it is, in one line.
fn browser(headers: &HeaderMap) -> String {
    let said = headers.get(header::USER_AGENT).and_then(|said| said.to_str().ok());
    let said = said.unwrap_or("unknown").chars().filter(|letter| !letter.is_control());
    said.take(LONGEST_BROWSER).collect()
}

/// The log as the viewer may read it, the oldest line first.
async fn log(app: &App, id: &str, viewer: Viewer) -> Result<Vec<String>, HostError> {
    let mut parts = Vec::new();
    let (mut before, mut lines) = (None, 0);
    loop {
        let part = app.host().log(id, viewer, before).await?;
        lines += part.lines.len();
        before = Some(part.from);
        let is_all = part.from == 0 || lines >= MOST_LINES;
        parts.push(part.lines);
        if is_all {
            break;
        }
    }
    let lines = parts.into_iter().rev().flatten();
    Ok(lines.map(|entry| format!("{:>4} {}", entry.after, entry.line.text)).collect())
}
