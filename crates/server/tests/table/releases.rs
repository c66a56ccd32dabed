//! Databases and exports that earlier releases wrote open and play on. The files below
//! `tests/released` were written by those releases and are never written anew.

use std::{fs, path::PathBuf, sync::Arc};

use axum::http::{StatusCode, header};
use serde_json::{Value, json};
use shelf::{GameName, Shelf};

use crate::{
    client::{Client, House},
    patience::Patience,
};

/// The people of the stored tables, by their secrets.
const PEOPLE: [&str; 2] =
    ["tabletale=0000000000000000000000000ada0000", "tabletale=0000000000000000000000000ada0001"];

/// Every release, with how many tables Ada sat at, and the games it had.
const RELEASES: [(&str, usize, &[GameName]); 2] = [
    ("0.1.0", 12, &[GameName::Faraway, GameName::AboveAndBelow]),
    (
        "0.2.0",
        20,
        &[GameName::Faraway, GameName::AboveAndBelow, GameName::NearAndFar, GameName::NowOrNever],
    ),
];

fn file(release: &str, name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/released").join(release).join(name)
}

/// A server over a copy of the database that a release wrote.
pub(crate) async fn opened(release: &str, shelf: Shelf) -> House {
    let folder = Arc::new(tempfile::tempdir().unwrap());
    fs::copy(file(release, "tables.db"), folder.path().join("tables.db")).unwrap();
    House::playing_with(shelf, folder).await
}

fn person(house: &House, number: usize) -> Client {
    Client { cookie: Some(PEOPLE[number].to_owned()), ..house.visitor() }
}

/// A shelf on which every card and every word is another one than releases had.
fn changed() -> Shelf {
    GameName::ALL.iter().fold(Shelf::embedded(), |shelf, &game| {
        let mut bundle = Shelf::embedded().bundle(game);
        for (name, text) in &mut bundle.files {
            *text = match name.as_str() {
                "regions.toml" => text.replace("fame = 4", "fame = 5"),
                "buildings.toml" => text.replace("cost = 3", "cost = 13"),
                _ => text.replace(" was ", " is "),
            };
        }
        shelf.with(bundle).unwrap()
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn the_database_of_every_release_opens_and_its_games_are_played_on() {
    let shelves = [Shelf::embedded(), changed()];
    for ((release, tables, _), shelf) in
        RELEASES.iter().flat_map(|release| shelves.clone().map(|shelf| (release, shelf)))
    {
        let expected = fs::read_to_string(file(release, "tables.json")).unwrap();
        let expected: Value = serde_json::from_str(&expected).unwrap();
        let house = opened(release, shelf).await;
        let mut people = [person(&house, 0), person(&house, 1)];
        let mine = people[0].get("/api/tables").await.json();
        assert_eq!(mine["mine"].as_array().unwrap().len(), *tables, "all but imported ones");
        for (name, was) in expected.as_object().unwrap() {
            let id = was["id"].as_str().unwrap();
            let table = people[0].table(id).await;
            for part in ["stage", "to_act", "standings", "setup", "revision"] {
                assert_eq!(table[part], was[part], "{part} of {name}");
            }
            for (seat, actions) in was["actions"].as_object().unwrap() {
                let seen = seen_by(&mut people, id, seat).await;
                assert_eq!(seen["actions"], *actions, "{seat} of {name}");
            }
            let page = people[0].get(&format!("/t/{id}")).await;
            assert_eq!(page.status, StatusCode::OK, "{name}");
            if was["stage"] == "playing" && !name.ends_with("-imported") {
                play_out(&mut people, id).await;
            }
        }
    }
}

/// The table through a seat's eyes, by whoever sits there.
async fn seen_by(people: &mut [Client; 2], id: &str, seat: &str) -> Value {
    for person in people.iter_mut() {
        let seen = person.get(&format!("/api/tables/{id}?seat={seat}")).await.json();
        if seen["mine"].as_array().unwrap().iter().any(|mine| mine == seat) {
            return seen;
        }
    }
    panic!("nobody sits at {seat}");
}

/// Plays to the end, or for so long that whatever comes later comes, too.
async fn play_out(people: &mut [Client; 2], id: &str) {
    let (mut number, mut patience) = (0, Patience::new());
    while number < 150 {
        let table = people[0].table(id).await;
        if table["stage"] == "over" {
            return;
        }
        let bots: Vec<&Value> = table["seats"]
            .as_array()
            .unwrap()
            .iter()
            .filter(|seat| seat["sitter"] == "bot")
            .map(|seat| &seat["seat"])
            .collect();
        let waiting = table["to_act"].as_array().unwrap();
        let Some(seat) = waiting.iter().find(|seat| !bots.contains(seat)) else {
            patience.wait(&table["revision"]).await;
            continue;
        };
        number += 1;
        let seat = seat.as_str().unwrap();
        let seen = seen_by(people, id, seat).await;
        let actions = seen["actions"].as_array().unwrap();
        let Some(act) = actions.get(number * 5 % actions.len().max(1)) else { continue };
        let body = json!({ "seat": seat, "rev": seen["revision"], "act": act });
        for person in people.iter_mut() {
            let done = person.post_json(&format!("/api/tables/{id}/act"), &body).await;
            if done.status == StatusCode::OK {
                break;
            }
        }
    }
    let table = people[0].table(id).await;
    assert!(table["revision"].as_u64().unwrap() > 60, "{id} does not go on");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_exports_of_every_release_are_verified_and_brought_in() {
    for shelf in [Shelf::embedded(), changed()] {
        let house =
            House::playing_with(shelf.clone(), Arc::new(tempfile::tempdir().unwrap())).await;
        let exports = RELEASES.iter().flat_map(|(release, _, games)| {
            games.iter().map(|game| (game, file(release, &format!("{game}.replay"))))
        });
        for (game, file) in exports {
            let text = fs::read_to_string(file).unwrap();
            host::verify(&shelf, &text).unwrap_or_else(|error| panic!("{game}: {error}"));
            let made = house.visitor().post_json("/api/import", &json!({ "file": text })).await;
            assert_eq!(made.status, StatusCode::CREATED, "{}", made.body);
            assert!(made.headers.contains_key(header::CONTENT_TYPE));
        }
    }
}
