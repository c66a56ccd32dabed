//! `kill -9` at random moments under load: after a restart every answered move is there.
//!
//! The server is this test's own program, started again as a child. Twenty kills by default;
//! `TABLETALE_KILLS=300` for more.

#![expect(clippy::unwrap_used, reason = "a test may fail where it unwraps")]

use std::{
    collections::HashMap,
    env,
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::Duration,
};

use host::{Host, Options};
use luck::Quick;
use serde_json::{Value, json};
use server::{App, Settings};
use shelf::{GameName, Shelf};
use store::{SqliteStore, Store};
use table::Chance;

const FILE: &str = "TABLETALE_CRASH_FILE";
const SAYS: &str = "listening at ";

/// Not a test of its own: the child's part.
#[test]
fn the_house_that_is_killed() {
    let Ok(file) = env::var(FILE) else { return };
    tokio::runtime::Runtime::new().unwrap().block_on(async {
        let store = SqliteStore::open(Path::new(&file)).await.unwrap();
        let options =
            Options { bot_pause: Duration::ZERO, tables_a_day: 1_000_000, ..Options::default() };
        let host = Host::new(Arc::new(store), Shelf::embedded(), options);
        let mut settings = Settings::default();
        settings.limits.per_visitor.at_once = 1e9;
        settings.limits.per_address.at_once = 1e9;
        settings.limits.tables_per_address.at_once = 1e9;
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        println!("\n{SAYS}{}", listener.local_addr().unwrap());
        server::serve(listener, App::new(host, settings), std::future::pending()).await.unwrap();
    });
}

/// A server that dies with its owner.
struct House {
    child: Child,
    address: String,
}

impl House {
    fn start(file: &Path) -> House {
        let mut child = Command::new(env::current_exe().unwrap())
            .args(["--exact", "the_house_that_is_killed", "--nocapture"])
            .env(FILE, file)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let mut lines = lines.map(Result::unwrap);
        let address = lines.find_map(|line| line.strip_prefix(SAYS).map(str::to_owned)).unwrap();
        thread::spawn(move || lines.for_each(drop));
        House { child, address }
    }
}

impl Drop for House {
    fn drop(&mut self) {
        // On Unix this is SIGKILL.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// One request on a connection of its own; nothing where the server died under it.
fn call(address: &str, token: &str, path: &str, body: Option<&Value>) -> Option<(u16, Value)> {
    let mut socket = TcpStream::connect(address).ok()?;
    socket.set_read_timeout(Some(Duration::from_secs(10))).ok()?;
    let token =
        if token.is_empty() { String::new() } else { format!("authorization: Bearer {token}\r\n") };
    let (method, body) = body.map_or(("GET", String::new()), |body| ("POST", body.to_string()));
    let length = body.len();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n{token}content-length: {length}\r\n\r\n{body}"
    );
    socket.write_all(request.as_bytes()).ok()?;
    let mut answer = String::new();
    socket.read_to_string(&mut answer).ok()?;
    let status = answer.split(' ').nth(1)?.parse().ok()?;
    let (_, body) = answer.split_once("\r\n\r\n")?;
    Some((status, serde_json::from_str(body).ok()?))
}

/// What a player was promised: by table, the token and the entry and action of every answered move.
struct Promised {
    game: &'static str,
    token: String,
    moves: Vec<(u64, String)>,
}

/// Plays until the server dies, at tables of its own against a bot.
fn play(
    address: &str,
    promised: &Mutex<HashMap<String, Promised>>,
    stop: &AtomicBool,
    seed: u64,
) -> Option<()> {
    let mut luck = Quick::new(seed, 0);
    // Games take turns, so that all of them are killed; each is played by what the API lists.
    for &game in GameName::ALL.iter().cycle().skip(seed as usize % GameName::ALL.len()) {
        if stop.load(Ordering::Relaxed) {
            break;
        }
        let mut seats = vec!["here", "greedy", "random"];
        seats.resize(3.clamp(*game.players().start(), *game.players().end()), "random");
        let plan = json!({ "game": game.word(), "seats": seats });
        let (status, made) = call(address, "", "/api/tables", Some(&plan))?;
        assert_eq!(status, 201, "{made}");
        let id = made["id"].as_str().unwrap().to_owned();
        let token = made["secret"].as_str().unwrap().to_owned();
        promised.lock().unwrap().insert(
            id.clone(),
            Promised { game: game.word(), token: token.clone(), moves: Vec::new() },
        );
        let path = format!("/api/tables/{id}");
        loop {
            let (status, table) = call(address, &token, &path, None)?;
            assert_eq!(status, 200, "{table}");
            if table["stage"] == "over" {
                break;
            }
            if !table["to_act"].as_array().unwrap().contains(&json!("P1")) {
                continue;
            }
            let actions = table["actions"].as_array().unwrap();
            let act = actions[luck.pick(actions.len() as u32) as usize].as_str().unwrap();
            let body = json!({ "rev": table["revision"], "seat": "P1", "act": act });
            let (status, done) = call(address, &token, &format!("{path}/act"), Some(&body))?;
            assert!(matches!(status, 200 | 409), "{done}");
            if status == 200 {
                let revision = done["table"]["revision"].as_u64().unwrap();
                let mut promised = promised.lock().unwrap();
                promised.get_mut(&id).unwrap().moves.push((revision, act.to_owned()));
            }
        }
    }
    Some(())
}

#[test]
fn killed_at_any_moment_every_answered_move_is_there() {
    let kills: u64 =
        env::var("TABLETALE_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(20);
    let folder = tempfile::tempdir().unwrap();
    let file: PathBuf = folder.path().join("tables.db");
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let promised = Arc::new(Mutex::new(HashMap::new()));
    let mut luck = Quick::new(1, 0);
    let mut checked = 0;
    for kill in 0..kills {
        let house = House::start(&file);
        let stop = Arc::new(AtomicBool::new(false));
        let players: Vec<_> = (0..4)
            .map(|player| {
                let (address, promised, stop) =
                    (house.address.clone(), promised.clone(), stop.clone());
                thread::spawn(move || play(&address, &promised, &stop, kill * 4 + player))
            })
            .collect();
        thread::sleep(Duration::from_millis(30 + u64::from(luck.pick(200))));
        drop(house);
        stop.store(true, Ordering::Relaxed);
        for player in players {
            player.join().unwrap();
        }
        // Straight from the file: what was answered was stored.
        let kept = promised.lock().unwrap();
        runtime.block_on(async {
            let store = SqliteStore::open(&file).await.unwrap();
            for (id, Promised { moves, .. }) in
                kept.iter().filter(|(_, table)| !table.moves.is_empty())
            {
                let entries = store.entries(id, 0).await.unwrap();
                for (before, action) in moves {
                    // Bots may have answered before the table was looked at.
                    let told = format!("\"action\":\"{action}\"");
                    let until = (*before as usize).min(entries.len());
                    assert!(*before as usize <= entries.len(), "{id} lost entry {before}");
                    assert!(
                        entries[..until].iter().any(|entry| entry.body.contains(&told)
                            && entry.body.contains("\"seat\":\"P1\"")),
                        "{id} lost {action}"
                    );
                    checked += 1;
                }
            }
        });
        drop(kept);
    }
    // And no table is broken: all of them open and go on.
    let house = House::start(&file);
    let promised = promised.lock().unwrap();
    for (id, Promised { token, .. }) in promised.iter() {
        let (status, table) =
            call(&house.address, token, &format!("/api/tables/{id}"), None).unwrap();
        assert_eq!((status, &table["viewer"]), (200, &json!("P1")), "{table}");
    }
    assert!(checked > 0 && !promised.is_empty());
    for game in GameName::ALL.iter().map(|game| game.word()) {
        let played = promised.values().filter(|table| table.game == game);
        assert!(played.map(|table| table.moves.len()).sum::<usize>() > 0, "no move of {game}");
    }
    println!("{kills} kills, {} tables, {checked} moves checked", promised.len());
}
