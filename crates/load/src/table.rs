//! Setting up a table of two persons, and looking at it through a stream.

use anyhow::{Context, bail};
use serde_json::{Value, json};

use crate::{
    Carries,
    bench::Bench,
    events::{Event, Events},
    html,
    http::{Ask, Visitor},
};

/// A table with two persons, whose game has begun.
pub(crate) struct Table {
    pub(crate) id: String,
    pub(crate) players: [Visitor; 2],
}

/// What each player is called in notation.
pub(crate) const SEATS: [&str; 2] = ["P1", "P2"];

/// Sets up a table of the game that is measured by the JSON API.
pub(crate) async fn set_up(bench: &Bench) -> anyhow::Result<Table> {
    set_up_game(bench, &bench.game).await
}

/// Sets up a table of this game by the JSON API.
pub(crate) async fn set_up_game(bench: &Bench, game: &str) -> anyhow::Result<Table> {
    let players = [bench.visitor()?, bench.visitor()?];
    let [first, second] = &players;
    let plan = json!({ "game": game, "seats": "here,person", "name": "Ada" });
    let made = bench.target.ask(first, &Ask::json("/api/tables", &plan)).await?.json()?;
    let id = made["id"].as_str().context("a new table has no id")?.to_owned();
    let join = format!("/api/tables/{id}/join");
    let name = json!({ "name": "Ben" });
    let joined = bench.target.ask(second, &Ask::json(&join, &name)).await?.json()?;
    let mut stage = joined["table"]["stage"].clone();
    if stage == "lobby" {
        let start = format!("/api/tables/{id}/start");
        let started = bench.target.ask(first, &Ask::json(&start, &json!({}))).await?.json()?;
        stage = started["table"]["stage"].clone();
    }
    if stage != "playing" {
        bail!("a table with two persons does not begin: {stage}");
    }
    Ok(Table { id, players })
}

/// Where a table's stream is.
pub(crate) fn events_path(id: &str, carries: Carries) -> String {
    match carries {
        Carries::Html => format!("/t/{id}/events"),
        Carries::Json => format!("/api/tables/{id}/events"),
    }
}

/// Opens a stream of a table.
pub(crate) async fn watch(
    bench: &Bench,
    id: &str,
    visitor: &Visitor,
    carries: Carries,
) -> anyhow::Result<Events> {
    let path = events_path(id, carries);
    Ok(Events::of(bench.target.open(visitor, &Ask::stream(&path)).await?))
}

/// What a player may do, as an event tells.
pub(crate) fn moves(event: &Event, carries: Carries) -> anyhow::Result<Vec<String>> {
    match carries {
        Carries::Html => Ok(html::moves(&event.data)),
        Carries::Json => Ok(actions(&serde_json::from_str(&event.data)?)),
    }
}

/// What a player may do, as the JSON view says.
pub(crate) fn actions(table: &Value) -> Vec<String> {
    let actions = table["actions"].as_array().into_iter().flatten();
    actions.filter_map(|action| action.as_str().map(str::to_owned)).collect()
}

/// Makes a move as of a revision.
pub(crate) async fn act(
    bench: &Bench,
    table: &Table,
    player: usize,
    revision: u64,
    action: &str,
    carries: Carries,
) -> anyhow::Result<()> {
    let id = &table.id;
    let (path, seat) = (format!("/{id}/act"), SEATS[player]);
    let (path, revision) = match carries {
        Carries::Html => (format!("/t{path}"), revision.to_string()),
        Carries::Json => (format!("/api/tables{path}"), revision.to_string()),
    };
    let ask = match carries {
        Carries::Html => Ask::form(&path, &[("rev", &revision), ("seat", seat), ("act", action)]),
        Carries::Json => Ask::json(&path, &json!({ "rev": revision, "seat": seat, "act": action })),
    };
    let answer = bench.target.ask(&table.players[player], &ask).await?;
    let done = match carries {
        Carries::Html => 204,
        Carries::Json => 200,
    };
    if answer.status != done {
        bail!("a move gets {}: {}", answer.status, answer.text());
    }
    Ok(())
}
