//! Six at one screen who choose at once: none of their moves is refused, however they race.
//!
//! A clock cannot be put back from outside. What that did, moves that race for the table did as well.

use std::time::{Duration, Instant};

use anyhow::Context;
use serde_json::{Value, json};
use tokio::time::sleep;

use super::{Assault, Kind, honest};
use crate::http::{Ask, Visitor};

/// How many moves are made.
const MOVES: usize = 240;
/// One person may post twenty times a second.
const BETWEEN: Duration = Duration::from_millis(400);
/// How many share the screen.
const SEATS: usize = 6;

/// Plays by all seats at once until enough was moved.
pub(super) async fn run(assault: &Assault) -> anyhow::Result<()> {
    let mut moved = 0;
    while moved < MOVES {
        let who = assault.somebody(1)?;
        let seats = ["here"; SEATS].join(",");
        let plan = json!({ "game": "faraway", "seats": seats });
        let made =
            assault.bench.target.ask(&who, &Ask::json("/api/tables", &plan)).await?.json()?;
        let id = made["id"].as_str().context("a new table has no id")?.to_owned();
        moved += play(assault, &who, &id, MOVES - moved).await?;
    }
    Ok(())
}

/// Plays this table to its end, or until so many moves were made.
async fn play(assault: &Assault, who: &Visitor, id: &str, enough: usize) -> anyhow::Result<usize> {
    let mut moved = 0;
    while moved < enough {
        let now = honest::look(&assault.bench, who, id, None).await?;
        if now["stage"] == "over" {
            break;
        }
        let mut choosing = Vec::new();
        for seat in now["to_act"].as_array().into_iter().flatten().filter_map(Value::as_str) {
            let seen = honest::look(&assault.bench, who, id, Some(seat)).await?;
            let action = honest::any(&seen).context("a seat that owes a move has none")?;
            choosing.push((seat.to_owned(), seen["revision"].clone(), action));
        }
        moved += choosing.len();
        let all = choosing.into_iter().map(|(seat, revision, action)| {
            Box::pin(async move {
                let words = json!({ "rev": revision, "seat": seat, "act": action });
                let path = format!("/api/tables/{id}/act");
                let began = Instant::now();
                let answer = assault.attempt(who, &Ask::json(&path, &words)).await;
                assault.tally.note(Kind::Screen, began.elapsed(), answer.is_some());
                anyhow::Ok(())
            })
        });
        super::all(all.collect()).await?;
        sleep(BETWEEN).await;
    }
    Ok(moved)
}
