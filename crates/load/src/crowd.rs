//! A crowd at one table: how fast it comes, what it costs, and how long others wait meanwhile.
//!
//! The crowd reads on a thread of its own, and no more than it must: what the
//! others measure is the server, not the time that thousands take to read.

use std::{
    cell::RefCell,
    collections::BTreeMap,
    rc::Rc,
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context, bail};
use tokio::{
    net::TcpStream,
    runtime,
    sync::{
        Semaphore,
        mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel},
    },
    task::{LocalSet, spawn_local},
    time::{sleep, timeout},
};

use crate::{
    bench::Bench,
    figures::{Report, Times},
    http::{Ask, Target, Visitor},
    play::{self, Plan, Tally},
    table,
};

/// How many come in at the same time.
const AT_ONCE: usize = 64;
/// No watcher waits longer for the first event.
const FIRST: Duration = Duration::from_secs(60);
/// How many moves a second are made at the table that all watch.
const WATCHED_MOVES: u32 = 1;
/// How long the server may settle before it is measured.
const SETTLING: Duration = Duration::from_secs(2);
/// How much is read at once.
const BUFFER: usize = 64 * 1024;

/// What is heard from the crowd.
enum News {
    /// Somebody has seen the table for the first time, so long after asking.
    Joined(Duration),
    /// Somebody has seen a revision.
    Seen(u64, Instant),
    /// Somebody could not.
    Failed(anyhow::Error),
}

/// Lets a crowd in at one table, plays there and at all others, and says how it went.
pub(crate) async fn run(bench: &Rc<Bench>, watchers: usize, plan: Plan) -> anyhow::Result<Report> {
    let mut report = Report::default();
    report.memory("server's memory before", bench.memory());
    let (elsewhere, watched) = (Rc::new(Tally::default()), Rc::new(Tally::default()));
    let mut starts = Vec::new();
    for table in play::set_up(bench, plan).await? {
        starts.push(play::open(bench, table, plan, &elsewhere).await?);
    }
    let table = table::set_up(bench).await?;
    let id = table.id.clone();
    let start = play::open(bench, table, plan, &watched).await?;
    eprintln!("all tables are set up");

    let visitors: Vec<Visitor> =
        (0..watchers).map(|_| bench.visitor()).collect::<Result<_, _>>()?;
    let (tell, mut news) = unbounded_channel();
    let (target, path) = (bench.target, table::events_path(&id, plan.carries));
    let processor = bench.processor();
    let began = Instant::now();
    thread::spawn(move || {
        if let Err(error) = come(target, &path, visitors, &tell) {
            let _ = tell.send(News::Failed(error));
        }
    });
    let (joined, waited) = all_in(bench, &mut news, watchers).await?;
    let took = began.elapsed().as_secs_f64();
    report.count("tables", plan.tables as u64 + 1);
    report.count("watchers at one of them", joined as u64);
    report.number("all have come after", took, "s");
    report.times("a watcher's first event", &waited);
    if let Some(busy) = bench.processor().zip(processor).map(|(after, before)| after - before) {
        let each = busy * 1e3 / joined.max(1) as f64;
        report.number("server's processor for a watcher who comes", each, "ms");
    }
    eprintln!("the crowd is there");
    sleep(SETTLING).await;

    let before = counts(bench).await?;
    let processor = bench.processor();
    let began = Instant::now();
    let (peak, _) = tokio::join!(
        play::pace(bench, &starts, plan, &elsewhere),
        play::pace(
            bench,
            std::slice::from_ref(&start),
            Plan { moves_per_second: WATCHED_MOVES, ..plan },
            &watched,
        )
    );
    let took = began.elapsed().as_secs_f64();
    let busy = bench.processor().zip(processor).map(|(after, before)| after - before);
    sleep(SETTLING).await;
    let after = counts(bench).await?;

    elsewhere.report("elsewhere: ", took, &mut report);
    watched.report("watched table: ", took, &mut report);
    let spread = spread(bench, &mut news, joined);
    report.times("watched table: the first watcher's push to the last's", &spread);
    report.count("pushes", after.0 - before.0);
    report.count("renderings", after.1 - before.1);
    if let Some(busy) = busy {
        report.number("server's share of a core", busy / took * 100.0, "%");
    }
    report.memory("server's memory at most", peak);
    Ok(bench.report(report))
}

/// Waits until everybody is there or has failed, and says how many are and how long they waited.
async fn all_in(
    bench: &Bench,
    news: &mut UnboundedReceiver<News>,
    watchers: usize,
) -> anyhow::Result<(usize, Times)> {
    let mut waited = Times::default();
    let mut failed = 0;
    while waited.len() + failed < watchers {
        match timeout(FIRST, news.recv()).await.context("the crowd does not get in")? {
            Some(News::Joined(time)) => waited.add(time),
            Some(News::Failed(error)) => {
                failed += 1;
                bench.error(&error.context("a watcher"));
            }
            Some(News::Seen(..)) => {}
            None => bail!("the crowd has gone"),
        }
        if (waited.len() + failed).is_multiple_of(1000) {
            eprintln!("{} watchers are there", waited.len());
        }
    }
    Ok((waited.len(), waited))
}

/// How long after the first watcher the last one saw each revision.
fn spread(bench: &Bench, news: &mut UnboundedReceiver<News>, watchers: usize) -> Times {
    let mut seen: BTreeMap<u64, (Instant, Instant, usize)> = BTreeMap::new();
    while let Ok(news) = news.try_recv() {
        match news {
            News::Seen(revision, at) => {
                let times = seen.entry(revision).or_insert((at, at, 0));
                *times = (times.0.min(at), times.1.max(at), times.2 + 1);
            }
            News::Failed(error) => bench.error(&error.context("a watcher")),
            News::Joined(_) => {}
        }
    }
    let mut spread = Times::default();
    for (revision, (first, last, count)) in seen {
        spread.add(last - first);
        if count < watchers {
            let what = format!("revision {revision} reached {count} of {watchers} watchers");
            bench.error(&anyhow::anyhow!(what));
        }
    }
    spread
}

/// How many events the server has pushed, and how many renderings it has made.
async fn counts(bench: &Bench) -> anyhow::Result<(u64, u64)> {
    let metrics = bench.target.ask(&bench.visitor()?, &Ask::get("/metrics")).await?.text();
    let count = |name: &str| {
        let line = metrics.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.and_then(|count| count.parse().ok()).unwrap_or(0)
    };
    Ok((count("tabletale_pushes_total"), count("tabletale_renders_total")))
}

/// Opens a stream for each visitor, and reads all of them to the end.
fn come(
    target: Target,
    path: &str,
    visitors: Vec<Visitor>,
    tell: &UnboundedSender<News>,
) -> anyhow::Result<()> {
    let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
    let door = Rc::new(Semaphore::new(AT_ONCE));
    let buffer = Rc::new(RefCell::new(vec![0; BUFFER]));
    let path: Rc<str> = path.into();
    LocalSet::new().block_on(&runtime, async {
        let mut watching = Vec::new();
        for visitor in visitors {
            let (door, buffer, path, tell) =
                (door.clone(), buffer.clone(), path.clone(), tell.clone());
            watching.push(spawn_local(async move {
                if let Err(error) = watch(target, &path, &visitor, &door, &buffer, &tell).await {
                    let _ = tell.send(News::Failed(error));
                }
            }));
        }
        for watching in watching {
            let _ = watching.await;
        }
    });
    Ok(())
}

async fn watch(
    target: Target,
    path: &str,
    visitor: &Visitor,
    door: &Semaphore,
    buffer: &RefCell<Vec<u8>>,
    tell: &UnboundedSender<News>,
) -> anyhow::Result<()> {
    let turn = door.acquire().await?;
    let began = Instant::now();
    let stream = target.open(visitor, &Ask::stream(path)).await?;
    let mut scan = Scan::default();
    while scan.seen.is_none() {
        timeout(FIRST, read(&stream, buffer, &mut scan)).await.context("no first event")??;
    }
    drop(turn);
    let _ = tell.send(News::Joined(began.elapsed()));
    scan.seen = None;
    loop {
        read(&stream, buffer, &mut scan).await?;
        if let Some(revision) = scan.seen.take()
            && tell.send(News::Seen(revision, Instant::now())).is_err()
        {
            return Ok(());
        }
    }
}

async fn read(
    stream: &TcpStream,
    buffer: &RefCell<Vec<u8>>,
    scan: &mut Scan,
) -> anyhow::Result<()> {
    stream.readable().await?;
    let mut buffer = buffer.borrow_mut();
    match stream.try_read(&mut buffer) {
        Ok(0) => bail!("a stream ended"),
        Ok(length) => scan.put(&buffer[..length]),
        Err(error) if error.kind() == std::io::ErrorKind::WouldBlock => Ok(()),
        Err(error) => Err(error.into()),
    }
}

/// Finds the revisions in a stream, and keeps nothing of it.
#[derive(Default)]
struct Scan {
    /// How many bytes of the line were read, and whether it begins like a revision's.
    line: usize,
    is_id: bool,
    id: Option<u64>,
    has_status: bool,
    /// The revision of the newest event that was read to its end.
    seen: Option<u64>,
}

impl Scan {
    const FIELD: &[u8] = b"id: ";

    fn put(&mut self, bytes: &[u8]) -> anyhow::Result<()> {
        if !self.has_status {
            if !bytes.starts_with(b"HTTP/1.1 200") {
                let head = String::from_utf8_lossy(&bytes[..bytes.len().min(12)]).into_owned();
                bail!("no stream: {head}");
            }
            self.has_status = true;
        }
        for &byte in bytes {
            match byte {
                b'\n' => {
                    if self.line == 0 {
                        self.seen = self.id.take().or(self.seen);
                    }
                    (self.line, self.is_id) = (0, true);
                }
                _ => {
                    match Self::FIELD.get(self.line) {
                        Some(&wanted) => self.is_id &= byte == wanted,
                        None if self.is_id && byte.is_ascii_digit() => {
                            let digit = u64::from(byte - b'0');
                            self.id = Some(self.id.unwrap_or(0) * 10 + digit);
                        }
                        None => {}
                    }
                    self.line += 1;
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn revisions_are_found_wherever_the_stream_is_cut() {
        let head = "HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n\r\n";
        let text =
            "b\r\nretry: 500\n\r\n1f\r\nevent: view\nid: 17\ndata: id: 4\n\n\r\n3\r\n:\n\n\r\n";
        let stream = format!("{head}{text}").into_bytes();
        for cut in head.len()..stream.len() {
            let mut scan = Scan::default();
            scan.put(&stream[..cut]).unwrap();
            scan.put(&stream[cut..]).unwrap();
            assert_eq!(scan.seen, Some(17), "{cut}");
        }
        assert!(Scan::default().put(b"HTTP/1.1 503 Service Unavailable\r\n").is_err());
    }
}
