//! Whatever is refused has changed nothing: every verb, at every stage, by everybody, as a form
//! and as JSON.

use host::Stage;
use serde_json::{Value, json};
use server::{Limits, Rate, VERBS};

use crate::client::{Client, House, play_out, two_people};

/// What may come with a verb, sense and nonsense.
const FIELDS: [&[(&str, &str)]; 14] = [
    &[],
    &[("seat", "P1")],
    &[("seat", "P2"), ("name", "Zoe")],
    &[("seat", "P8"), ("to", "kick")],
    &[("seat", "x"), ("rev", "x"), ("move", "x")],
    &[("seat", "P1"), ("rev", "0"), ("act", "play 1")],
    &[("seat", "P1"), ("rev", "999999"), ("act", "play 1")],
    &[("seat", "P2"), ("rev", "REV"), ("act", "play 999")],
    &[("seat", "P1"), ("rev", "REV"), ("act", "sing")],
    &[("seat", "P1"), ("rev", "-1"), ("act", "")],
    &[("seat", "P1"), ("to", "swap:P9")],
    &[("seat", "P2"), ("to", "nobody"), ("answer", "perhaps")],
    &[("token", "00000000000000000000000000000000"), ("answer", "agree"), ("text", " ")],
    &[("seat", "P2"), ("move", "99999999999999999999999"), ("answer", "refuse")],
];

struct Table {
    id: String,
    ada: Client,
    ben: Client,
}

impl Table {
    async fn at(house: &House, stage: Stage) -> Table {
        if stage == Stage::Lobby {
            let (mut ada, mut ben) = (house.visitor(), house.visitor());
            let plan = [("players", "3"), ("bot_2", "person"), ("bot_3", "person")];
            let id = ada.create(&plan).await;
            ben.post(&format!("/t/{id}/join"), &[("name", "Ben")]).await.location();
            return Table { id, ada, ben };
        }
        let (mut ada, mut ben, id) = two_people(house).await;
        if stage == Stage::Over {
            play_out(&mut [&mut ada, &mut ben], &id).await;
        }
        Table { id, ada, ben }
    }

    /// Everything that is stored about it, and everything that can be seen of it.
    async fn state(&mut self, house: &House) -> (String, Value, Value) {
        let entries = house.app.host().store().entries(&self.id, 0).await.unwrap();
        let tables = house.app.host().store().looking_for_players(1_000).await.unwrap();
        let stored = format!("{entries:?}{tables:?}");
        (stored, self.ada.table(&self.id).await, self.ben.table(&self.id).await)
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_request_changes_nothing() {
    let mut limits = Limits::default();
    limits.per_visitor = Rate { per_second: 1e9, at_once: 1e9 };
    let house = House::with(limits).await;
    let (mut refused, mut done) = (0, 0);
    for stage in [Stage::Lobby, Stage::Playing, Stage::Over] {
        let mut table = Table::at(&house, stage).await;
        let mut before = table.state(&house).await;
        for verb in VERBS.iter().copied().chain(["nonsense"]) {
            // Thinking about a hint takes its time, and changes nothing that is stored.
            if verb == "hint" && stage == Stage::Playing {
                continue;
            }
            for fields in FIELDS {
                for asker in 0..6 {
                    let revision = before.1["revision"].to_string();
                    let fields: Vec<(&str, &str)> = fields
                        .iter()
                        .map(|&(name, value)| {
                            (name, if value == "REV" { &revision } else { value })
                        })
                        .collect();
                    let mut who = match asker / 2 {
                        0 => table.ada.clone(),
                        1 => table.ben.clone(),
                        _ => house.visitor(),
                    };
                    let path = format!("{}/{verb}", table.id);
                    let answer = if asker % 2 == 0 {
                        who.post(&format!("/t/{path}"), &fields).await
                    } else {
                        let body =
                            fields.iter().map(|&(name, value)| (name.to_owned(), json!(value)));
                        who.post_json(&format!("/api/tables/{path}"), &body.collect()).await
                    };
                    if answer.status.as_u16() < 400 {
                        done += 1;
                        if stage != Stage::Over {
                            table = Table::at(&house, stage).await;
                        }
                        before = table.state(&house).await;
                        continue;
                    }
                    refused += 1;
                    let after = table.state(&house).await;
                    assert!(after == before, "{stage:?} {verb} {fields:?}: {}", answer.status);
                }
            }
        }
    }
    println!("{refused} refused, {done} done");
    assert!(refused > 1_500, "{refused}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_table_is_not_set_up() {
    let house = House::open().await;
    let mut ada = house.visitor();
    ada.create(&[("players", "2")]).await;
    let tables = ada.get("/api/tables").await.json();
    let plans = [
        json!({ "game": "chess" }),
        json!({ "game": "faraway", "players": 99 }),
        json!({ "game": "faraway", "seats": ["here", "nobody"] }),
        json!({ "game": "faraway", "choices": ["hurried"] }),
        json!({ "game": "faraway", "options": { "hurried": true } }),
        json!({ "game": "faraway", "options": { "advanced": "very" } }),
        json!({ "game": "faraway", "options": { "advanced": { "much": true } } }),
        json!({ "game": "faraway", "seats": ["here", "hard"], "options": { "P1.first": true } }),
        json!({ "game": "above-and-below", "seats": ["here", "hard"], "options": { "P3.first": 1 } }),
        json!({ "game": "faraway", "pace": "never" }),
        json!({ "game": 7 }),
        json!([]),
    ];
    for plan in plans {
        let answer = ada.post_json("/api/tables", &plan).await;
        assert!(answer.status.is_client_error(), "{plan}: {}", answer.status);
    }
    for file in ["", "chess", "tabletale replay 1\ngame: faraway\nsetup: 99 players\n"] {
        let answer = ada.post("/import", &[("file", file)]).await;
        assert!(answer.status.is_client_error(), "{file}: {}", answer.status);
    }
    assert_eq!(ada.get("/api/tables").await.json(), tables);
}

/// A file that names another game than its content is no fault of ours.
#[tokio::test(flavor = "multi_thread")]
async fn a_file_of_one_game_with_the_content_of_another_is_refused() {
    let house = House::open().await;
    let mut ada = house.visitor();
    ada.create(&[("game", "near-and-far"), ("players", "2")]).await;
    let stored = shelf::Shelf::embedded();
    let [near, far] = [shelf::GameName::NearAndFar, shelf::GameName::Faraway];
    let file = |content: &str, rest: &str| {
        let head = format!("tabletale replay 1\ngame: {far}\ncontent: {content}\n");
        format!("{head}setup: 2 players\nluck: 1/2\n{rest}")
    };
    let known = file(&stored.fingerprint(near).to_string(), "");
    let mut other = stored.bundle(near);
    other.files[0].1.push_str("\n# Edited.\n");
    let brought = file(&other.fingerprint().to_string(), &other.carried());
    for file in [known, brought] {
        let answer = ada.post_json("/api/import", &json!({ "file": file })).await;
        assert_eq!(answer.status.as_u16(), 422, "{}", answer.body);
    }
}

/// What nobody reads of a file is not kept.
#[tokio::test(flavor = "multi_thread")]
async fn remarks_of_a_file_are_not_stored() {
    let house = House::open().await;
    let (mut ada, mut ben, id) = two_people(&house).await;
    play_out(&mut [&mut ada, &mut ben], &id).await;
    let file = ada.get(&format!("/t/{id}/export")).await.body;
    let long = format!("# note: {}\n", "x".repeat(300_000));
    let (head, rest) = file.split_at(file.find("content:").unwrap());

    let made =
        ada.post_json("/api/import", &json!({ "file": format!("{head}{long}{rest}") })).await;

    assert_eq!(made.status.as_u16(), 201, "{}", made.body);
    let id = made.json()["id"].as_str().unwrap().to_owned();
    let entries = house.app.host().store().entries(&id, 0).await.unwrap();
    let stored: usize = entries.iter().map(|entry| entry.body.len()).sum();
    assert!(stored < 2 * file.len(), "{stored} of {}", file.len());
    let again = ada.get(&format!("/t/{id}/export")).await.body;
    assert!(again.contains("# positions: "), "where the luck came from is kept");
    let numbers = "9 ".repeat(150_000);
    let positions = format!("{head}# positions: {numbers}\n{rest}");
    let answer = ada.post_json("/api/import", &json!({ "file": positions })).await;
    assert!(answer.status.as_u16() < 500, "{}", answer.body);
}
