//! Honest visitors: two who play with each other, one who plays with a bot, some who bring a saved
//! game, and some who open their first one. Each comes from an address of their own.

use std::{
    cell::Cell,
    rc::Rc,
    time::{Duration, Instant},
};

use anyhow::{Context, bail};
use serde_json::{Value, json};
use tokio::time::sleep;

use super::{Kind, Tally, loaded};
use crate::{
    bench::Bench,
    http::{Ask, Visitor},
    table::{self, SEATS},
};

/// How long people take between two moves, two saved games, and two first games.
const MOVES: Duration = Duration::from_millis(100);
const IMPORTS: Duration = Duration::from_millis(1_500);
const GUIDED: Duration = Duration::from_millis(1_000);
/// How often it is looked whether a bot has moved.
const LOOKS: Duration = Duration::from_millis(10);
/// A bot that has not moved by then does not move.
const NO_BOT: Duration = Duration::from_secs(30);

/// Plays until it is over. What is asked then is still waited for.
pub(super) async fn visit(bench: Rc<Bench>, tally: Rc<Tally>, stop: Rc<Cell<bool>>) {
    let (bench, tally, stop) = (&*bench, &*tally, &*stop);
    let all = tokio::join!(
        play(bench, tally, stop),
        play_with_a_bot(bench, tally, stop),
        bring(bench, tally, stop),
        learn(bench, tally, stop),
    );
    for error in [all.0, all.1, all.2, all.3].into_iter().filter_map(Result::err) {
        bench.error(&error.context("an honest visitor"));
    }
}

/// A table as somebody sees it, by this seat or by their first.
pub(super) async fn look(
    bench: &Bench,
    who: &Visitor,
    id: &str,
    seat: Option<&str>,
) -> anyhow::Result<Value> {
    let query = seat.map(|seat| format!("?seat={seat}")).unwrap_or_default();
    bench.target.ask(who, &Ask::get(&format!("/api/tables/{id}{query}"))).await?.json()
}

/// Any of the actions that are offered.
pub(super) fn any(table: &Value) -> Option<String> {
    let actions = table::actions(table);
    let at = fastrand::usize(..actions.len().max(1));
    actions.get(at).cloned()
}

fn owes(table: &Value, seat: &str) -> bool {
    table["to_act"].as_array().is_some_and(|seats| seats.iter().any(|one| one == seat))
}

fn is_over(table: &Value) -> bool {
    table["stage"] == "over"
}

/// Asks for something that is not to be refused, and notes how long it took.
async fn ask(
    bench: &Bench,
    (tally, kind): (&Tally, Kind),
    who: &Visitor,
    ask: &Ask<'_>,
) -> Option<Value> {
    let began = Instant::now();
    let answer = bench.target.ask(who, ask).await.and_then(|answer| answer.json());
    tally.note(kind, began.elapsed(), answer.is_ok());
    answer.inspect_err(|error| bench.error(&anyhow::anyhow!("{kind:?} refused: {error:#}"))).ok()
}

/// A move of a seat that owes one.
fn owed(table: &Value, seat: &str) -> anyhow::Result<Value> {
    let action = any(table).context("a seat that owes a move has none")?;
    Ok(json!({ "rev": table["revision"], "seat": seat, "act": action }))
}

/// Two people of two addresses play one game after the other.
async fn play(bench: &Bench, tally: &Tally, stop: &Cell<bool>) -> anyhow::Result<()> {
    while !stop.get() {
        let table = table::set_up(bench).await?;
        let path = format!("/api/tables/{}/act", table.id);
        let mut now = Value::Null;
        while !is_over(&now) {
            for (player, seat) in table.players.iter().zip(SEATS) {
                if stop.get() {
                    return Ok(());
                }
                now = look(bench, player, &table.id, None).await?;
                if owes(&now, seat) {
                    let words = owed(&now, seat)?;
                    ask(bench, (tally, Kind::Move), player, &Ask::json(&path, &words)).await;
                }
                sleep(MOVES).await;
            }
        }
    }
    Ok(())
}

/// Somebody plays with a bot and waits for it.
async fn play_with_a_bot(bench: &Bench, tally: &Tally, stop: &Cell<bool>) -> anyhow::Result<()> {
    while !stop.get() {
        let who = bench.visitor()?;
        let plan = json!({ "game": bench.game, "seats": "here,hard", "name": "Ada" });
        let made = bench.target.ask(&who, &Ask::json("/api/tables", &plan)).await?.json()?;
        let id = made["id"].as_str().context("a new table has no id")?;
        let (act, tempo) = (format!("/api/tables/{id}/act"), format!("/api/tables/{id}/tempo"));
        let quick = Ask::json(&tempo, &json!({ "tempo": "quick" }));
        bench.target.ask(&who, &quick).await?.json()?;
        let mut now = look(bench, &who, id, None).await?;
        while !is_over(&now) && !stop.get() {
            if owes(&now, SEATS[0]) {
                sleep(MOVES / 2).await;
                let acting = Ask::json(&act, &owed(&now, SEATS[0])?);
                now = bench.target.ask(&who, &acting).await?.json()?["table"].clone();
                continue;
            }
            let began = Instant::now();
            while !owes(&now, SEATS[0]) && !is_over(&now) {
                if began.elapsed() > NO_BOT {
                    tally.note(Kind::Bot, began.elapsed(), false);
                    bail!("a bot does not move");
                }
                sleep(LOOKS).await;
                now = look(bench, &who, id, None).await?;
            }
            tally.note(Kind::Bot, began.elapsed(), true);
        }
    }
    Ok(())
}

/// People bring saved games.
async fn bring(bench: &Bench, tally: &Tally, stop: &Cell<bool>) -> anyhow::Result<()> {
    for file in loaded::GAMES.iter().cycle() {
        if stop.get() {
            break;
        }
        let words = json!({ "file": file });
        let asked = Ask::json("/api/import", &words);
        ask(bench, (tally, Kind::Import), &bench.visitor()?, &asked).await;
        sleep(IMPORTS).await;
    }
    Ok(())
}

/// People open their first game, of each game in turn.
async fn learn(bench: &Bench, tally: &Tally, stop: &Cell<bool>) -> anyhow::Result<()> {
    let games = bench.target.ask(&bench.visitor()?, &Ask::get("/api/games")).await?.json()?;
    let games = games.as_array().context("there are no games")?;
    for game in games.iter().cycle() {
        if stop.get() {
            break;
        }
        let plan = json!({ "game": game["game"], "guided": true, "name": "Ada" });
        let asked = Ask::json("/api/tables", &plan);
        ask(bench, (tally, Kind::Guided), &bench.visitor()?, &asked).await;
        sleep(GUIDED).await;
    }
    Ok(())
}
