//! Writes what a release leaves behind as fixtures: `cargo run -p server --example release -- 0.2.0`.
//!
//! A database with tables of every game at every stage, what they show (`tables.json`), and an export
//! of a finished game of each, into `crates/server/tests/released/<version>/`, by way of the API. The
//! people of the tables are those of `tests/table/releases.rs`. What is there is never written anew.

use std::{env, fs, path::Path, process::ExitCode, sync::Arc, time::Duration};

use axum::{
    Router,
    body::{Body, to_bytes},
    http::{Request, header},
};
use host::{Host, Options};
use luck::Quick;
use serde_json::{Map, Value, json};
use server::{App, Rate, Settings};
use shelf::{GameName, Shelf};
use store::SqliteStore;
use table::Chance;
use tower::ServiceExt as _;

/// The secrets of Ada and Ben.
const PEOPLE: [&str; 2] = ["0000000000000000000000000ada0000", "0000000000000000000000000ada0001"];
/// The most moves until a game that is to be finished is over.
const MOST_MOVES: usize = 200_000;

/// A server without a socket.
struct House {
    router: Router,
    luck: Quick,
}

impl House {
    async fn ask(&self, person: usize, path: &str, body: Option<Value>) -> (u16, String) {
        let request = Request::builder()
            .uri(path)
            .method(if body.is_some() { "POST" } else { "GET" })
            .header("host", "table.example")
            .header(header::COOKIE, format!("tabletale={}", PEOPLE[person]))
            .header(header::CONTENT_TYPE, "application/json")
            .body(Body::from(body.map_or_else(String::new, |body| body.to_string())))
            .expect("a request");
        let answer = self.router.clone().oneshot(request).await.expect("an answer");
        let status = answer.status().as_u16();
        let bytes = to_bytes(answer.into_body(), usize::MAX).await.expect("a body");
        (status, String::from_utf8(bytes.to_vec()).expect("text"))
    }

    async fn get(&self, person: usize, path: &str) -> Value {
        serde_json::from_str(&self.ask(person, path, None).await.1).expect("JSON")
    }

    async fn post(&self, person: usize, path: &str, body: Value) -> Value {
        let (status, said) = self.ask(person, path, Some(body)).await;
        assert!(status < 300, "{path}: {said}");
        serde_json::from_str(&said).unwrap_or(Value::Null)
    }

    async fn create(&self, game: GameName, seats: &[&str]) -> String {
        let plan = json!({ "game": game.word(), "seats": seats, "name": "Ada" });
        let made = self.post(0, "/api/tables", plan).await;
        made["id"].as_str().expect("a name").to_owned()
    }

    /// The table through a seat's eyes, and who sits there.
    async fn seen(&self, id: &str, seat: &str) -> Option<(usize, Value)> {
        for person in 0..PEOPLE.len() {
            let seen = self.get(person, &format!("/api/tables/{id}?seat={seat}")).await;
            if seen["mine"].as_array().is_some_and(|mine| mine.iter().any(|mine| mine == seat)) {
                return Some((person, seen));
            }
        }
        None
    }

    /// Makes so many moves at random for whoever is a person, or until the end.
    async fn play(&mut self, id: &str, most: usize) {
        let mut made = 0;
        for _ in 0..MOST_MOVES * 10 {
            let table = self.get(0, &format!("/api/tables/{id}")).await;
            if made >= most || table["stage"] == "over" {
                return;
            }
            let mut waits = true;
            for seat in table["to_act"].as_array().into_iter().flatten().filter_map(Value::as_str) {
                let Some((person, seen)) = self.seen(id, seat).await else { continue };
                let actions = seen["actions"].as_array().cloned().unwrap_or_default();
                if actions.is_empty() {
                    continue;
                }
                let act = &actions[self.luck.pick(actions.len() as u32) as usize];
                let body = json!({ "seat": seat, "rev": seen["revision"], "act": act });
                self.ask(person, &format!("/api/tables/{id}/act"), Some(body)).await;
                made += 1;
                waits = false;
                break;
            }
            if waits {
                tokio::time::sleep(Duration::from_millis(2)).await;
            }
        }
        panic!("{id} does not end");
    }

    /// What a table shows to those who sit there.
    async fn shown(&self, id: &str) -> Value {
        let table = self.get(0, &format!("/api/tables/{id}")).await;
        let mut shown = Map::new();
        shown.insert("id".to_owned(), id.into());
        for part in ["stage", "revision", "to_act", "setup", "standings"] {
            shown.insert(part.to_owned(), table[part].clone());
        }
        let mut actions = Map::new();
        for seat in table["seats"].as_array().into_iter().flatten() {
            let seat = seat["seat"].as_str().expect("a seat");
            if let Some((_, seen)) = self.seen(id, seat).await {
                actions.insert(seat.to_owned(), seen["actions"].clone());
            }
        }
        shown.insert("actions".to_owned(), actions.into());
        shown.into()
    }
}

async fn two_people(house: &House, game: GameName) -> String {
    let id = house.create(game, &["here", "person"]).await;
    house.post(1, &format!("/api/tables/{id}/join"), json!({ "name": "Ben" })).await;
    house.post(0, &format!("/api/tables/{id}/start"), json!({})).await;
    id
}

async fn write(folder: &Path) {
    let store = SqliteStore::open(&folder.join("tables.db")).await.expect("a new database");
    let store = Arc::new(store);
    let options =
        Options { bot_pause: Duration::ZERO, tables_a_day: 1_000_000, ..Options::default() };
    let host = Host::new(store.clone(), Shelf::embedded(), options);
    let mut settings = Settings::default();
    let patient = Rate { per_second: 1e9, at_once: 1e9 };
    (settings.limits.per_visitor, settings.limits.per_address) = (patient, patient);
    let router = server::router(&App::new(host, settings));
    let mut house = House { router, luck: Quick::new(20, 2) };
    let mut tables = Vec::new();
    for &game in GameName::ALL {
        tables.push((format!("{game}-lobby"), house.create(game, &["here", "person"]).await));
        let running = two_people(&house, game).await;
        house.play(&running, 25).await;
        tables.push((format!("{game}-running"), running));
        let bots = house.create(game, &["here", "easy", "easy"]).await;
        house.play(&bots, 12).await;
        tables.push((format!("{game}-with-bots"), bots));
        let finished = two_people(&house, game).await;
        house.play(&finished, MOST_MOVES).await;
        let export = house.ask(0, &format!("/api/tables/{finished}/export"), None).await.1;
        let back = json!({ "seat": "P1", "move": 7 });
        let path = format!("/api/tables/{finished}/what-if");
        let other = house.post(0, &path, back).await;
        let other = other["id"].as_str().expect("another table").to_owned();
        let brought = house.post(0, "/api/import", json!({ "file": export })).await;
        let brought = brought["id"].as_str().expect("another table").to_owned();
        tables.push((format!("{game}-finished"), finished));
        tables.push((format!("{game}-what-if"), other));
        tables.push((format!("{game}-imported"), brought));
        fs::write(folder.join(format!("{game}.replay")), export).expect("a new file");
    }
    // Bots have moved on until it is somebody's turn.
    tokio::time::sleep(Duration::from_secs(5)).await;
    let mut all = Map::new();
    for (name, id) in tables {
        println!("{name}");
        all.insert(name, house.shown(&id).await);
    }
    let text = serde_json::to_string_pretty(&Value::from(all)).expect("it is JSON");
    fs::write(folder.join("tables.json"), text + "\n").expect("a new file");
    store.close().await;
}

#[tokio::main]
async fn main() -> ExitCode {
    let Some(version) = env::args().nth(1) else {
        eprintln!("name the version, as in 0.2.0");
        return ExitCode::FAILURE;
    };
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/released").join(version);
    if let Err(error) = fs::create_dir(&folder) {
        eprintln!("{}: {error}; what is there is never written anew", folder.display());
        return ExitCode::FAILURE;
    }
    write(&folder).await;
    ExitCode::SUCCESS
}
