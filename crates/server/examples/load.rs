//! A load of people: tables for two, a stream for each seat, and so many moves a second.
//!
//! `cargo run --release -p server --example load -- ADDRESS TABLES MOVES_A_SECOND SECONDS [PID]`
//! against a server that was started with `--listen ADDRESS`. Prints how long it takes from the
//! click of one player to the pushed fragment at the other, and the memory of process PID.

use std::{
    collections::HashMap,
    env, fs,
    sync::{
        Arc, Mutex,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use tokio::{
    io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader},
    net::TcpStream,
    sync::mpsc,
};

/// What a seat sees now.
#[derive(Clone, Default)]
struct Seen {
    revision: u64,
    actions: Vec<String>,
    is_my_turn: bool,
}

#[derive(Default)]
struct Table {
    id: String,
    tokens: [String; 2],
    seen: Mutex<[Seen; 2]>,
    /// When a click was made, by the seat that waits for its fragment.
    clicked: Mutex<[Option<Instant>; 2]>,
}

#[derive(Default)]
struct Counts {
    latencies: Mutex<Vec<u64>>,
    moves: AtomicU64,
    stale: AtomicU64,
    errors: AtomicU64,
    pushes: AtomicU64,
}

#[tokio::main]
async fn main() {
    let words: Vec<String> = env::args().skip(1).collect();
    let number = |index: usize, usual: u64| {
        words.get(index).and_then(|word| word.parse().ok()).unwrap_or(usual)
    };
    let address = words.first().cloned().unwrap_or_else(|| "127.0.0.1:7878".to_owned());
    let (tables, rate, seconds) = (number(1, 1000), number(2, 200), number(3, 30));
    let counts = Arc::new(Counts::default());

    let began = Instant::now();
    let mut all = Vec::new();
    for _ in 0..tables {
        all.push(Arc::new(set_up(&address).await));
    }
    for table in &all {
        for seat in 0..2 {
            tokio::spawn(follow(address.clone(), table.clone(), seat, counts.clone()));
        }
    }
    println!("{tables} tables and {} streams after {:.1?}", tables * 2, began.elapsed());
    tokio::time::sleep(Duration::from_secs(3)).await;
    if let Some(pid) = words.get(4) {
        println!("memory with all streams open: {} MiB", memory(pid));
    }
    counts.pushes.store(0, Ordering::Relaxed);
    click(&address, &all, rate, seconds, &counts).await;
    tokio::time::sleep(Duration::from_secs(1)).await;

    let mut latencies = counts.latencies.lock().expect("nobody panics").clone();
    latencies.sort_unstable();
    let at = |share: f64| {
        let place =
            ((latencies.len() as f64 * share) as usize).min(latencies.len().saturating_sub(1));
        latencies.get(place).copied().unwrap_or(0) as f64 / 1000.0
    };
    let get = |count: &AtomicU64| count.load(Ordering::Relaxed);
    println!(
        "{} moves, {} fragments, {} stale, {} errors",
        get(&counts.moves),
        get(&counts.pushes),
        get(&counts.stale),
        get(&counts.errors)
    );
    println!(
        "click to the other's fragment: p50 {:.1} ms, p95 {:.1} ms, p99 {:.1} ms, max {:.1} ms",
        at(0.5),
        at(0.95),
        at(0.99),
        at(1.0)
    );
    if let Some(pid) = words.get(4) {
        println!("memory at the end: {} MiB", memory(pid));
    }
}

/// A table for two, begun.
async fn set_up(address: &str) -> Table {
    let mut connection = Connection::open(address).await;
    let plan = json!({ "game": "faraway", "seats": ["here", "person"] });
    let made = connection.api("/api/tables", "", &plan).await;
    let word = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let (id, first) = (word(&made["id"]), word(&made["secret"]));
    let path = format!("/api/tables/{id}");
    let joined = connection.api(&format!("{path}/join"), "", &json!({ "name": "Ben" })).await;
    connection.api(&format!("{path}/start"), &first, &json!({})).await;
    Table { id, tokens: [first, word(&joined["secret"])], ..Table::default() }
}

/// Clicks at random tables, so many times a second.
async fn click(address: &str, all: &[Arc<Table>], rate: u64, seconds: u64, counts: &Arc<Counts>) {
    let mut hands = Vec::new();
    for _ in 0..32 {
        let (sender, mut receiver) = mpsc::channel::<(Arc<Table>, usize, Seen)>(64);
        let (address, counts) = (address.to_owned(), counts.clone());
        tokio::spawn(async move {
            let mut connection = Connection::open(&address).await;
            while let Some((table, seat, seen)) = receiver.recv().await {
                let act = seen.actions[0].replace(' ', "+");
                let body = format!("rev={}&seat=P{}&act={act}", seen.revision, seat + 1);
                let path = format!("/t/{}/act", table.id);
                table.clicked.lock().expect("nobody panics")[1 - seat] = Some(Instant::now());
                let kind = "application/x-www-form-urlencoded";
                let (status, _) = connection.post(&path, &table.tokens[seat], kind, &body).await;
                match status {
                    204 => counts.moves.fetch_add(1, Ordering::Relaxed),
                    409 => counts.stale.fetch_add(1, Ordering::Relaxed),
                    _ => counts.errors.fetch_add(1, Ordering::Relaxed),
                };
            }
        });
        hands.push(sender);
    }
    let mut tick = tokio::time::interval(Duration::from_micros(1_000_000 / rate));
    let end = Instant::now() + Duration::from_secs(seconds);
    let mut next = 0;
    let mut clicks = 0;
    while Instant::now() < end {
        tick.tick().await;
        for _ in 0..all.len() {
            next = (next + 1) % all.len();
            let table = &all[next];
            let mut seen = table.seen.lock().expect("nobody panics");
            let ready =
                (0..2).find(|&seat| seen[seat].is_my_turn && !seen[seat].actions.is_empty());
            if let Some(seat) = ready {
                // Not again before the page has changed.
                seen[seat].is_my_turn = false;
                let order = (table.clone(), seat, seen[seat].clone());
                drop(seen);
                clicks += 1;
                let _ = hands[clicks % hands.len()].try_send(order);
                break;
            }
        }
    }
}

/// Follows a seat's stream for good.
async fn follow(address: String, table: Arc<Table>, seat: usize, counts: Arc<Counts>) {
    let Ok(mut socket) = TcpStream::connect(&address).await else {
        counts.errors.fetch_add(1, Ordering::Relaxed);
        return;
    };
    let request = format!(
        "GET /t/{}/events HTTP/1.1\r\nhost: {address}\r\nauthorization: Bearer {}\r\naccept: text/event-stream\r\n\r\n",
        table.id, table.tokens[seat]
    );
    if socket.write_all(request.as_bytes()).await.is_err() {
        counts.errors.fetch_add(1, Ordering::Relaxed);
        return;
    }
    let mut lines = BufReader::with_capacity(16 * 1024, socket).lines();
    let mut fragment = String::new();
    while let Ok(Some(line)) = lines.next_line().await {
        if let Some(data) = line.strip_prefix("data: ") {
            fragment.push_str(data);
            fragment.push('\n');
        } else if line.is_empty() && !fragment.is_empty() {
            let now = Instant::now();
            counts.pushes.fetch_add(1, Ordering::Relaxed);
            let revision = between(&fragment, "data-rev=\"").next();
            let revision: u64 = revision.and_then(|word| word.parse().ok()).unwrap_or(0);
            let mut seen = table.seen.lock().expect("nobody panics");
            let is_news = revision > seen[seat].revision;
            let is_my_turn = fragment.contains(" data-turn") && is_news;
            let actions = between(&fragment, "name=\"act\" value=\"").map(str::to_owned).collect();
            seen[seat] = Seen { revision, actions, is_my_turn };
            drop(seen);
            if is_news
                && let Some(since) = table.clicked.lock().expect("nobody panics")[seat].take()
            {
                let took = now.duration_since(since).as_micros() as u64;
                counts.latencies.lock().expect("nobody panics").push(took);
            }
            fragment.clear();
        }
    }
    counts.errors.fetch_add(1, Ordering::Relaxed);
}

/// The words between `start` and the next quotation mark.
fn between<'a>(text: &'a str, start: &'a str) -> impl Iterator<Item = &'a str> {
    text.split(start).skip(1).filter_map(|rest| rest.split('"').next())
}

/// A connection that is kept.
struct Connection {
    address: String,
    socket: BufReader<TcpStream>,
}

impl Connection {
    async fn open(address: &str) -> Connection {
        let socket = TcpStream::connect(address).await.expect("the server listens");
        socket.set_nodelay(true).expect("a socket");
        Connection { address: address.to_owned(), socket: BufReader::new(socket) }
    }

    async fn api(&mut self, path: &str, token: &str, body: &Value) -> Value {
        let (status, text) = self.post(path, token, "application/json", &body.to_string()).await;
        assert!(status < 300, "{path}: {status} {text}");
        serde_json::from_str(&text).unwrap_or_default()
    }

    async fn post(&mut self, path: &str, token: &str, kind: &str, body: &str) -> (u16, String) {
        let token = if token.is_empty() {
            String::new()
        } else {
            format!("authorization: Bearer {token}\r\n")
        };
        let request = format!(
            "POST {path} HTTP/1.1\r\nhost: {}\r\n{token}accept: text/event-stream\r\ncontent-type: {kind}\r\ncontent-length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        self.socket.get_mut().write_all(request.as_bytes()).await.expect("the server listens");
        let mut headers = HashMap::new();
        let mut line = String::new();
        self.socket.read_line(&mut line).await.expect("an answer");
        let status = line.split(' ').nth(1).and_then(|word| word.parse().ok()).unwrap_or(0);
        loop {
            line.clear();
            self.socket.read_line(&mut line).await.expect("an answer");
            match line.trim().split_once(": ") {
                Some((name, value)) => headers.insert(name.to_lowercase(), value.to_owned()),
                None => break,
            };
        }
        let length = headers.get("content-length").and_then(|length| length.parse().ok());
        let mut body = vec![0; length.unwrap_or(0)];
        self.socket.read_exact(&mut body).await.expect("an answer");
        (status, String::from_utf8_lossy(&body).into_owned())
    }
}

fn memory(pid: &str) -> u64 {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kib = line.and_then(|line| line.split_ascii_whitespace().next()?.parse::<u64>().ok());
    kib.unwrap_or(0) / 1024
}
