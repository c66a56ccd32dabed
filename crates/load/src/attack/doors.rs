//! Names that are thrown away, at a table that waits for friends: before the game, and while it runs.

use std::time::Instant;

use anyhow::{Context, bail};
use serde_json::{Value, json};

use super::{Assault, Kind};
use crate::http::{Ask, Visitor};

/// How many come and go before the game begins.
const NAMES: usize = 59;
/// How many ask for the free seat of a game that runs.
const REQUESTS: usize = 6;

/// Crowds both tables, and sees whether friends still get in.
pub(super) async fn run(assault: &Assault) -> anyhow::Result<()> {
    before_the_game(assault).await?;
    while_it_runs(assault).await
}

async fn before_the_game(assault: &Assault) -> anyhow::Result<()> {
    let host = assault.bench.visitor()?;
    let (id, word) = open_table(assault, &host, "here,person").await?;
    for _ in 0..NAMES {
        let eve = assault.somebody(2)?;
        if join(assault, &eve, &id, None).await.is_some() {
            let leave = json!({ "seat": "P2" });
            assault.attempt(&eve, &Ask::json(&format!("/api/tables/{id}/leave"), &leave)).await;
        }
    }
    // A friend by the link, and then a stranger from elsewhere.
    for word in [Some(word.as_str()), None] {
        let friend = assault.bench.visitor()?;
        let seated = friend_joins(assault, &friend, &id, word).await;
        if seated.is_some_and(|done| done["seat"] == "P2") {
            done(assault, &friend, &id, "leave", &json!({ "seat": "P2" })).await?;
        }
    }
    Ok(())
}

async fn while_it_runs(assault: &Assault) -> anyhow::Result<()> {
    let host = assault.bench.visitor()?;
    let (id, word) = open_table(assault, &host, "here,person,easy").await?;
    let ben = assault.bench.visitor()?;
    done(assault, &ben, &id, "join", &json!({ "name": "Ben", "invite": word })).await?;
    done(assault, &host, &id, "start", &json!({})).await?;
    done(assault, &host, &id, "seat", &json!({ "seat": "P3", "to": "open" })).await?;
    for _ in 0..REQUESTS {
        let eve = assault.somebody(3)?;
        join(assault, &eve, &id, None).await;
    }
    for word in [Some(word.as_str()), None] {
        friend_joins(assault, &assault.bench.visitor()?, &id, word).await;
    }
    Ok(())
}

/// A table that waits for people, and the word in its host's link.
async fn open_table(
    assault: &Assault,
    host: &Visitor,
    seats: &str,
) -> anyhow::Result<(String, String)> {
    let plan = json!({ "game": assault.bench.game, "seats": seats, "listed": true });
    let made = assault.bench.target.ask(host, &Ask::json("/api/tables", &plan)).await?.json()?;
    let id = made["id"].as_str().context("a new table has no id")?.to_owned();
    let link = made["table"]["invite"].as_str().context("the host has no link")?;
    let word = link.split("invite=").nth(1).context("the link has no word")?.to_owned();
    Ok((id, word))
}

/// Sits down or asks to, as one who attacks.
async fn join(assault: &Assault, who: &Visitor, id: &str, word: Option<&str>) -> Option<()> {
    let words = json!({ "name": "Eve", "invite": word });
    let path = format!("/api/tables/{id}/join");
    assault.attempt(who, &Ask::json(&path, &words)).await.map(|_| ())
}

/// Sits down or asks to, as one who must get in.
async fn friend_joins(
    assault: &Assault,
    friend: &Visitor,
    id: &str,
    word: Option<&str>,
) -> Option<Value> {
    let words = json!({ "name": "Cleo", "invite": word });
    let began = Instant::now();
    let joined = done(assault, friend, id, "join", &words).await;
    assault.tally.note(Kind::Friend, began.elapsed(), joined.is_ok());
    joined.inspect_err(|error| assault.bench.error(error)).ok()
}

/// Does something that is not to be refused.
async fn done(
    assault: &Assault,
    who: &Visitor,
    id: &str,
    verb: &str,
    words: &Value,
) -> anyhow::Result<Value> {
    let path = format!("/api/tables/{id}/{verb}");
    let answer = assault.bench.target.ask(who, &Ask::json(&path, words)).await?;
    if answer.status >= 400 {
        bail!("{verb} gets {}: {}", answer.status, answer.text());
    }
    answer.json()
}
