//! One table with thousands of moves: whether the last cost what the first did.
//!
//! A player changes their mind about a secret choice again and again; each
//! change is a move. One visitor may post only so often, so the seat is carried
//! to another device every now and then, as a player may do. A table takes only
//! so many devices: in the end the seat goes round among those it has been at.

use std::{
    rc::Rc,
    time::{Duration, Instant},
};

use anyhow::{Context, bail};
use serde_json::{Value, json};

use crate::{
    Carries,
    bench::Bench,
    figures::{Report, Times},
    http::{Ask, Visitor},
    table::{self, SEATS, Table},
};

/// How many moves are made before the seat is carried to another device.
const ON_ONE_DEVICE: usize = 40;
/// How many devices there are.
const DEVICES: usize = 50;
/// How long a device rests before it is used again.
const ROUND: Duration = Duration::from_secs(3);
/// How many pages are asked for at a time.
const PAGES: usize = 50;

/// Makes that many moves at one table.
pub(crate) async fn run(bench: &Rc<Bench>, moves: usize) -> anyhow::Result<Report> {
    let mut table = table::set_up(bench).await?;
    let other = table.players[1].clone();
    let _stream = table::watch(bench, &table.id, &other, Carries::Html).await?;
    let (mut revision, mut actions) = look(bench, &table).await?;
    let mut moved = Vec::with_capacity(moves);
    let mut pages = [Times::default(), Times::default()];
    let mut size = [0; 2];
    let at_most = moves / 10;
    let mut devices = vec![table.players[0].clone()];
    for number in 0..moves {
        if number == at_most {
            (pages[0], size[0]) = measure_pages(bench, &table).await?;
        }
        if number > 0 && number.is_multiple_of(ON_ONE_DEVICE) {
            if devices.len() < DEVICES {
                devices.push(bench.visitor()?);
            }
            if (number / ON_ONE_DEVICE).is_multiple_of(DEVICES) {
                // Each device has posted as much as it may; it waits for its turn to come again.
                tokio::time::sleep(ROUND).await;
            }
            let device = &devices[number / ON_ONE_DEVICE % devices.len()];
            carry(bench, &mut table, device).await?;
            (revision, actions) = look(bench, &table).await?;
        }
        let action = actions.get(number % actions.len().max(1)).cloned();
        let action = action.context("a secret choice cannot be changed here")?;
        let began = Instant::now();
        (revision, actions) = act(bench, &table, revision, &action).await?;
        moved.push(began.elapsed());
        if number.is_multiple_of(500) {
            eprintln!("{number} moves of {moves}");
        }
    }
    (pages[1], size[1]) = measure_pages(bench, &table).await?;

    let mut report = Report::default();
    report.count("moves", moves as u64);
    report.count("revision", revision);
    // The first few warm everything up.
    let warm = 20.min(at_most / 2);
    report.times("a move, early", &times(&moved[warm..at_most]));
    report.times("a move, late", &times(&moved[moves - at_most..]));
    report.times("a page, early", &pages[0]);
    report.times("a page, late", &pages[1]);
    report.number("a page, early", size[0] as f64 / 1e3, "kB");
    report.number("a page, late", size[1] as f64 / 1e3, "kB");
    report.memory("server's memory", bench.memory());
    Ok(bench.report(report))
}

fn times(all: &[Duration]) -> Times {
    let mut times = Times::default();
    all.iter().for_each(|&time| times.add(time));
    times
}

/// The revision of the table and what its first player may do.
async fn look(bench: &Bench, table: &Table) -> anyhow::Result<(u64, Vec<String>)> {
    let path = format!("/api/tables/{}", table.id);
    let view = bench.target.ask(&table.players[0], &Ask::get(&path)).await?.json()?;
    Ok((revision(&view)?, table::actions(&view)))
}

fn revision(view: &Value) -> anyhow::Result<u64> {
    view["revision"].as_u64().context("a table has no revision")
}

async fn act(
    bench: &Bench,
    table: &Table,
    seen: u64,
    action: &str,
) -> anyhow::Result<(u64, Vec<String>)> {
    let path = format!("/api/tables/{}/act", table.id);
    let words = json!({ "rev": seen, "seat": SEATS[0], "act": action });
    let answer = bench.target.ask(&table.players[0], &Ask::json(&path, &words)).await?;
    let done = answer.json().with_context(|| format!("at {action}"))?;
    Ok((revision(&done["table"])?, table::actions(&done["table"])))
}

/// Carries the first player's seat to another device.
async fn carry(bench: &Bench, table: &mut Table, device: &Visitor) -> anyhow::Result<()> {
    let path = format!("/api/tables/{}/link", table.id);
    let link = bench.target.ask(&table.players[0], &Ask::json(&path, &json!({}))).await?.json()?;
    let path = format!("/api/tables/{}/carry", table.id);
    let token = json!({ "token": link["token"] });
    bench.target.ask(device, &Ask::json(&path, &token)).await?.json()?;
    table.players[0] = device.clone();
    Ok(())
}

/// How long the page of the table takes, and how long it is.
async fn measure_pages(bench: &Bench, table: &Table) -> anyhow::Result<(Times, usize)> {
    let path = format!("/t/{}", table.id);
    let (mut times, mut size) = (Times::default(), 0);
    for _ in 0..PAGES {
        let began = Instant::now();
        let page = bench.target.ask(&table.players[0], &Ask::get(&path)).await?;
        if page.status != 200 {
            bail!("the page of the table gets {}", page.status);
        }
        times.add(began.elapsed());
        size = page.body.len();
    }
    Ok((times, size))
}
