//! Streams that are held and say nothing: the memory they take.

use std::{cell::Cell, rc::Rc, time::Duration};

use anyhow::Context;
use tokio::{
    task::{JoinSet, spawn_local},
    time::{sleep, timeout},
};

use crate::{
    Carries,
    bench::Bench,
    figures::Report,
    table::{self, Table},
};

/// A table's first event comes sooner.
const FIRST: Duration = Duration::from_secs(30);
/// How long all streams are held.
const HELD: Duration = Duration::from_secs(20);
/// How many tables are set up at the same time.
const AT_ONCE: usize = 8;

/// Holds that many streams, two at each table.
pub(crate) async fn run(bench: &Rc<Bench>, streams: usize) -> anyhow::Result<Report> {
    let mut report = Report::default();
    let before = bench.memory();
    let tables = streams.div_ceil(2);
    let alive = Rc::new(Cell::new(0_usize));
    let mut asked = 0;
    let mut under_way = JoinSet::new();
    let mut done = 0;
    while done < tables {
        while asked < tables && under_way.len() < AT_ONCE {
            let wanted = (streams - asked * 2).min(2);
            under_way.spawn_local(hold(bench.clone(), wanted, alive.clone()));
            asked += 1;
        }
        under_way.join_next().await.context("a table got lost")???;
        done += 1;
        if done.is_multiple_of(500) {
            eprintln!("{} streams are open", alive.get());
        }
    }
    sleep(HELD).await;
    let after = bench.memory();
    report.count("tables", tables as u64);
    report.count("streams", alive.get() as u64);
    report.memory("server's memory before", before);
    report.memory("server's memory", after);
    if let Some((before, after)) = before.zip(after) {
        let each = after.saturating_sub(before) as f64 / alive.get().max(1) as f64;
        report.number("a stream with its half of a table", each / 1e3, "kB");
    }
    Ok(bench.report(report))
}

/// Sets up a table and opens streams that stay open.
async fn hold(bench: Rc<Bench>, streams: usize, alive: Rc<Cell<usize>>) -> anyhow::Result<()> {
    let Table { id, players } = table::set_up(&bench).await?;
    for visitor in players.iter().take(streams) {
        let mut events = table::watch(&bench, &id, visitor, Carries::Html).await?;
        timeout(FIRST, events.next()).await.context("a stream has no first event")??;
        alive.set(alive.get() + 1);
        let (bench, alive) = (bench.clone(), alive.clone());
        spawn_local(async move {
            loop {
                if let Err(error) = events.next().await {
                    alive.set(alive.get() - 1);
                    return bench.error(&error);
                }
            }
        });
    }
    Ok(())
}
