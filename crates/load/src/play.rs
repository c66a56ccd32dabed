//! Many tables at once: how long the other player waits for a move.

use std::{
    cell::{Cell, RefCell},
    rc::Rc,
    time::{Duration, Instant},
};

use anyhow::{Context, bail};
use tokio::{
    sync::mpsc::{self, Receiver, Sender, UnboundedReceiver, UnboundedSender},
    task::{JoinSet, spawn_local},
    time::{MissedTickBehavior, interval, sleep, timeout},
};

use crate::{
    Carries,
    bench::Bench,
    events::Events,
    figures::{Report, Times},
    table::{self, Table},
};

/// A push that takes longer is lost.
const LOST: Duration = Duration::from_secs(10);
/// How many tables are set up at the same time.
const AT_ONCE: usize = 8;
/// How long the server may settle before it is measured.
const SETTLING: Duration = Duration::from_secs(2);

/// How much is to be played.
#[derive(Clone, Copy)]
pub(crate) struct Plan {
    pub(crate) tables: usize,
    pub(crate) streams_per_table: usize,
    pub(crate) moves_per_second: u32,
    pub(crate) seconds: u32,
    pub(crate) carries: Carries,
}

/// What was measured so far.
#[derive(Default)]
pub(crate) struct Tally {
    pushed: RefCell<Times>,
    answered: RefCell<Times>,
    bytes: Cell<u64>,
    pushes: Cell<u64>,
    over: Cell<u64>,
    /// Moves that were due while their table was still at the last one.
    skipped: Cell<u64>,
}

impl Tally {
    /// Adds what was measured in so many seconds to a report, and gives the number of moves.
    pub(crate) fn report(&self, of: &str, seconds: f64, report: &mut Report) -> f64 {
        let pushed = self.pushed.borrow();
        let moves = pushed.len() as f64;
        report.count(&format!("{of}moves"), pushed.len() as u64);
        report.number(&format!("{of}moves made"), moves / seconds, "1/s");
        let skipped = self.skipped.get();
        report.count(&format!("{of}moves skipped, their table being busy"), skipped);
        report.times(&format!("{of}click to the other player's push"), &pushed);
        report.times(&format!("{of}click to the answer"), &self.answered.borrow());
        let push = self.bytes.get() as f64 / self.pushes.get().max(1) as f64;
        report.number(&format!("{of}a push"), push / 1e3, "kB");
        report.count(&format!("{of}games over"), self.over.get());
        moves
    }
}

/// What came over one of a table's streams.
struct Seen {
    stream: usize,
    at: Instant,
    revision: u64,
    moves: Vec<String>,
}

/// Sets up the tables, opens their streams, plays, and says how it went.
pub(crate) async fn run(bench: &Rc<Bench>, plan: Plan) -> anyhow::Result<Report> {
    let tally = Rc::new(Tally::default());
    let mut report = Report::default();
    report.memory("server's memory before", bench.memory());
    let tables = set_up(bench, plan).await?;
    report.count("tables", tables.len() as u64);
    let mut starts = Vec::new();
    for table in tables {
        starts.push(open(bench, table, plan, &tally).await?);
    }
    report.count("streams", (plan.tables * plan.streams_per_table) as u64);
    report.word("streams carry", if plan.carries == Carries::Html { "html" } else { "json" });
    eprintln!("all streams are open");
    sleep(SETTLING).await;
    let processor = bench.processor();
    let began = Instant::now();
    let peak = pace(bench, &starts, plan, &tally).await;
    let took = began.elapsed().as_secs_f64();
    let busy = bench.processor().zip(processor).map(|(after, before)| after - before);
    // Moves under way come to their end.
    sleep(SETTLING).await;

    let moves = tally.report("", took, &mut report);
    if let Some(busy) = busy {
        report.number("server's processor for a move", busy * 1e3 / moves.max(1.0), "ms");
        report.number("server's share of a core", busy / took * 100.0, "%");
    }
    report.memory("server's memory at most", peak);
    Ok(bench.report(report))
}

/// Sets up the tables.
pub(crate) async fn set_up(bench: &Rc<Bench>, plan: Plan) -> anyhow::Result<Vec<Table>> {
    let mut tables = Vec::with_capacity(plan.tables);
    let mut asked = 0;
    let mut under_way = JoinSet::new();
    while tables.len() < plan.tables {
        while asked < plan.tables && under_way.len() < AT_ONCE {
            let bench = bench.clone();
            under_way.spawn_local(async move { table::set_up(&bench).await });
            asked += 1;
        }
        tables.push(under_way.join_next().await.context("a table got lost")???);
        if tables.len().is_multiple_of(250) {
            eprintln!("{} tables are set up", tables.len());
        }
    }
    Ok(tables)
}

/// Opens the streams of a table, and gives what starts a move there.
pub(crate) async fn open(
    bench: &Rc<Bench>,
    table: Table,
    plan: Plan,
    tally: &Rc<Tally>,
) -> anyhow::Result<Sender<()>> {
    let (tell, mut seen) = mpsc::unbounded_channel();
    let mut moves: [Vec<String>; 2] = Default::default();
    let mut revisions = [0; 2];
    for stream in 0..plan.streams_per_table {
        let visitor = match table.players.get(stream) {
            Some(player) => player.clone(),
            None => bench.visitor()?,
        };
        let events = table::watch(bench, &table.id, &visitor, plan.carries).await?;
        spawn_local(follow(bench.clone(), events, stream, plan, tell.clone(), tally.clone()));
        let first: Seen = timeout(LOST, seen.recv())
            .await
            .context("a stream has no first event")?
            .context("a stream ended at once")?;
        note(&mut moves, &mut revisions, first);
    }
    let (start, go) = mpsc::channel(1);
    spawn_local(play(bench.clone(), table, (moves, revisions), plan, (go, seen), tally.clone()));
    Ok(start)
}

/// Hands on what comes over a stream.
async fn follow(
    bench: Rc<Bench>,
    mut events: Events,
    stream: usize,
    plan: Plan,
    tell: UnboundedSender<Seen>,
    tally: Rc<Tally>,
) {
    loop {
        let event = match events.next().await {
            Ok(event) => event,
            Err(error) => return bench.error(&error),
        };
        let at = Instant::now();
        tally.pushes.set(tally.pushes.get() + 1);
        tally.bytes.set(tally.bytes.get() + event.data.len() as u64);
        let moves = table::moves(&event, plan.carries);
        let moves = moves.inspect_err(|error| bench.error(error)).unwrap_or_default();
        if tell.send(Seen { stream, at, revision: event.id, moves }).is_err() {
            return;
        }
    }
}

fn note(moves: &mut [Vec<String>; 2], revisions: &mut [u64; 2], seen: Seen) {
    if let Some(place) = moves.get_mut(seen.stream) {
        *place = seen.moves;
        revisions[seen.stream] = seen.revision;
    }
}

/// Makes a move whenever it is told to, until the game is over.
async fn play(
    bench: Rc<Bench>,
    table: Table,
    (mut moves, mut revisions): ([Vec<String>; 2], [u64; 2]),
    plan: Plan,
    (mut go, mut seen): (Receiver<()>, UnboundedReceiver<Seen>),
    tally: Rc<Tally>,
) {
    while go.recv().await.is_some() {
        while let Ok(seen) = seen.try_recv() {
            note(&mut moves, &mut revisions, seen);
        }
        let able: Vec<usize> = (0..2).filter(|&player| !moves[player].is_empty()).collect();
        let Some(&player) = able.get(below(able.len())) else {
            tally.over.set(tally.over.get() + 1);
            break;
        };
        let action = moves[player][below(moves[player].len())].clone();
        let revision = revisions[player];
        let began = Instant::now();
        let acting = async {
            table::act(&bench, &table, player, revision, &action, plan.carries).await?;
            anyhow::Ok(began.elapsed())
        };
        let pushing = wait(&mut seen, (&mut moves, &mut revisions), 1 - player);
        match tokio::join!(acting, pushing) {
            (Ok(answered), Ok(pushed)) => {
                tally.answered.borrow_mut().add(answered);
                tally.pushed.borrow_mut().add(pushed - began);
            }
            (answered, pushed) => {
                for error in [answered.err(), pushed.err()].into_iter().flatten() {
                    bench.error(&error.context(format!("at {action}")));
                }
                break;
            }
        }
    }
    // The streams stay open to the end, whether or not there is anything to see.
    while seen.recv().await.is_some() {}
}

/// Waits until both players have seen a move, and says when `other` did.
async fn wait(
    seen: &mut UnboundedReceiver<Seen>,
    (moves, revisions): (&mut [Vec<String>; 2], &mut [u64; 2]),
    other: usize,
) -> anyhow::Result<Instant> {
    let before = revisions.iter().copied().max().unwrap_or(0);
    let mut when = None;
    let waiting = async {
        loop {
            let Some(event) = seen.recv().await else { bail!("the streams have ended") };
            if event.stream == other && event.revision > before && when.is_none() {
                when = Some(event.at);
            }
            note(moves, revisions, event);
            if let Some(when) = when
                && revisions.iter().all(|&revision| revision > before)
            {
                return Ok(when);
            }
        }
    };
    timeout(LOST, waiting).await.context("a push is lost")?
}

/// Starts moves at the wanted rate; gives the most memory that was seen.
pub(crate) async fn pace(
    bench: &Bench,
    starts: &[Sender<()>],
    plan: Plan,
    tally: &Tally,
) -> Option<u64> {
    let mut ticks = interval(Duration::from_secs(1) / plan.moves_per_second);
    // What was missed is made up for: the rate is the promise.
    ticks.set_missed_tick_behavior(MissedTickBehavior::Burst);
    let mut peak = bench.memory();
    let total = u64::from(plan.moves_per_second) * u64::from(plan.seconds);
    let mut next = starts.iter().cycle();
    for tick in 0..total {
        ticks.tick().await;
        // Games that are over take no more; others may be at their last move still.
        let taken = next.by_ref().take(starts.len()).any(|start| start.try_send(()).is_ok());
        if !taken {
            tally.skipped.set(tally.skipped.get() + 1);
        }
        if tick.is_multiple_of(u64::from(plan.moves_per_second)) {
            peak = peak.max(bench.memory());
        }
        if tick.is_multiple_of(u64::from(plan.moves_per_second) * 5) {
            eprintln!("{} moves of {total}", tally.pushed.borrow().len());
        }
    }
    peak.max(bench.memory())
}

fn below(count: usize) -> usize {
    thread_local! {
        static RANDOM: RefCell<fastrand::Rng> = const { RefCell::new(fastrand::Rng::with_seed(7)) };
    }
    if count == 0 { 0 } else { RANDOM.with_borrow_mut(|random| random.usize(..count)) }
}
