//! A table keeps the content it began with: whatever is edited, it stays as it was.

use std::{collections::BTreeMap, sync::Arc};

use axum::http::StatusCode;
use serde_json::{Value, json};
use shelf::{GameName, Shelf};
use tempfile::TempDir;

use crate::client::{Client, House};

/// How many tables are set up.
const TABLES: usize = 50;

/// In which file what becomes what.
type Edit = (&'static str, &'static str, &'static str);

/// Nine kinds of edits, each of one file of both games.
const EDITS: [(&str, [Edit; 2]); 9] = [
    (
        "comment",
        [
            (
                "regions.toml",
                "[[region]]\nduration = 9\n",
                "# A remark.\n[[region]]\nduration = 9\n",
            ),
            ("board.toml", "coins = 7", "# A remark.\ncoins = 7"),
        ],
    ),
    (
        "word",
        [
            ("regions.toml", "Facts only", "Only facts"),
            ("storybook/1-near-the-well.story", " the ", " this "),
        ],
    ),
    (
        "title",
        [
            ("sanctuaries.toml", "Sanctuary cards", "Sanctuary Cards"),
            ("storybook/2-the-lower-market.story", "\n== ", "\n== "),
        ],
    ),
    (
        "reward",
        [
            (
                "sanctuaries.toml",
                "quest = { kind = \"per_colour\", colours = [\"red\"], fame = 1 }",
                "quest = { kind = \"per_colour\", colours = [\"blue\"], fame = 1 }",
            ),
            ("storybook/1-near-the-well.story", "gain 3 coins", "gain 4 coins"),
        ],
    ),
    (
        "number",
        [
            ("regions.toml", "clues = 1", "clues = 0"),
            ("villagers.toml", "roll = 4, lanterns = 1", "roll = 3, lanterns = 1"),
        ],
    ),
    (
        "cost",
        [
            (
                "regions.toml",
                "wonders = { stone = 1, chimera = 1, thistle = 0 }",
                "wonders = { stone = 1, chimera = 0, thistle = 1 }",
            ),
            (
                "buildings.toml",
                "name = \"Toll-Bell Hut\"\ncost = 3",
                "name = \"Toll-Bell Hut\"\ncost = 9",
            ),
        ],
    ),
    (
        "fame",
        [("regions.toml", "fame = 4", "fame = 5"), ("buildings.toml", "points = 1", "points = 4")],
    ),
    (
        "another card in its place",
        [
            ("regions.toml", "colour = \"red\"\nnight = false", "colour = \"blue\"\nnight = true"),
            (
                "buildings.toml",
                "name = \"Herb-Drying Loft\"\ncost = 3\nincome = 1\npotions = 1",
                "name = \"Loft of Nothing\"\ncost = 8\nbeds = 1",
            ),
        ],
    ),
    ("order", [("regions.toml", "", ""), ("villagers.toml", "", "")]),
];

/// The shelf after an edit of both games.
fn edited(kind: &str, edits: [Edit; 2]) -> Shelf {
    let games = [GameName::Faraway, GameName::AboveAndBelow];
    games.into_iter().zip(edits).fold(Shelf::embedded(), |shelf, (game, (file, from, to))| {
        let mut bundle = Shelf::embedded().bundle(game);
        let text = bundle.files.iter_mut().find(|(name, _)| name == file).map(|file| &mut file.1);
        let text = text.unwrap();
        *text = match kind {
            "order" => turned_round(text),
            "title" if file.ends_with(".story") => {
                let at = text.find("\n== ").unwrap();
                let end = at + 1 + text[at + 1..].find('\n').unwrap();
                format!("{} by Night{}", &text[..end], &text[end..])
            }
            _ => {
                assert!(text.contains(from), "{file} has no “{from}”");
                text.replacen(from, to, 1)
            }
        };
        assert_ne!(bundle.fingerprint(), Shelf::embedded().fingerprint(game), "{kind} of {file}");
        shelf.with(bundle).unwrap_or_else(|faults| panic!("{kind} of {file}: {faults:?}"))
    })
}

/// The entries of a table in the opposite order.
fn turned_round(text: &str) -> String {
    let (remark, entries) = text.split_once("\n\n[[").unwrap();
    let mut entries: Vec<String> =
        entries.split("\n[[").map(|entry| format!("[[{}\n", entry.trim_end())).collect();
    entries.reverse();
    format!("{remark}\n\n{}", entries.join("\n"))
}

/// Does so many of the first things that are offered; the seats share a screen.
pub(crate) async fn play(ada: &mut Client, id: &str, moves: usize) {
    for number in 0..moves {
        let table = ada.table(id).await;
        let Some(seat) = table["to_act"].get(0).and_then(Value::as_str) else { return };
        let seen = ada.get(&format!("/api/tables/{id}?seat={seat}")).await.json();
        let actions = seen["actions"].as_array().unwrap();
        let act = &actions[number * 7 % actions.len()];
        let body = json!({ "seat": seat, "rev": seen["revision"], "act": act });
        let done = ada.post_json(&format!("/api/tables/{id}/act"), &body).await;
        assert_eq!(done.status, StatusCode::OK, "{}", done.body);
    }
}

/// Everything a table shows to anybody, by address.
async fn everything(house: &House, ada: &Client, ids: &[String]) -> BTreeMap<String, String> {
    let mut seen = BTreeMap::new();
    let mut ada = Client { router: house.router.clone(), ..ada.clone() };
    let mut stranger =
        Client { cookie: Some("tabletale=".to_owned() + &"7".repeat(32)), ..ada.clone() };
    for id in ids {
        let mut paths =
            vec![format!("/t/{id}"), format!("/api/tables/{id}"), format!("/t/{id}/log")];
        let table = ada.table(id).await;
        for seat in table["mine"].as_array().unwrap() {
            let seat = seat.as_str().unwrap();
            paths.push(format!("/t/{id}?seat={seat}"));
            paths.push(format!("/api/tables/{id}?seat={seat}"));
            paths.push(format!("/api/tables/{id}/replay?as={seat}&move=5"));
        }
        if table["stage"] == "over" {
            paths.push(format!("/t/{id}/export"));
        }
        for path in paths {
            let answer = ada.get(&path).await;
            assert_eq!(answer.status, StatusCode::OK, "{path}: {}", answer.body);
            seen.insert(path, answer.body);
        }
        for path in [format!("/t/{id}/board"), format!("/api/tables/{id}/log")] {
            seen.insert(path.clone(), stranger.get(&path).await.body);
        }
    }
    seen
}

/// Fifty tables of both games, as far as their number says; every seventh is played to its end.
async fn fifty(house: &House) -> (Client, Vec<String>) {
    let mut ada = house.visitor();
    ada.get("/").await;
    let mut ids = Vec::new();
    for number in 0..TABLES {
        let (game, choice, most) = match number % 2 {
            0 => ("faraway", "advanced", 4),
            _ => ("above-and-below", "crossover", 3),
        };
        let players = 2 + number / 2 % (most - 1);
        let choices = if number % 3 == 0 { vec![choice] } else { Vec::new() };
        let body = json!({ "game": game, "seats": vec!["here"; players], "choices": choices });
        let made = ada.post_json("/api/tables", &body).await;
        assert_eq!(made.status, StatusCode::CREATED, "{}", made.body);
        let id = made.json()["id"].as_str().unwrap().to_owned();
        let moves = if number % 7 == 0 { usize::MAX } else { number };
        play(&mut ada, &id, moves).await;
        // What is not read yet is in memory alone.
        for seat in 1..=players {
            let body = json!({ "seat": format!("P{seat}") });
            ada.post_json(&format!("/api/tables/{id}/continue"), &body).await;
        }
        ids.push(id);
    }
    (ada, ids)
}

#[tokio::test(flavor = "multi_thread")]
async fn nine_kinds_of_edits_leave_fifty_tables_as_they_were() {
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let house = House::playing_with(Shelf::embedded(), folder).await;
    let (ada, ids) = fifty(&house).await;
    let before = everything(&house, &ada, &ids).await;
    let folder = house.folder.clone();
    drop(house);

    for (kind, edits) in EDITS {
        let house = House::playing_with(edited(kind, edits), folder.clone()).await;
        let after = everything(&house, &ada, &ids).await;
        assert_eq!(after.len(), before.len());
        for (path, body) in &after {
            assert!(before[path] == *body, "after another {kind} {path} is not what it was");
        }
        assert_eq!(house.app.host().contents_in_use(), 2, "tables share what they are played with");
    }

    // A new table is played with what is new, and an old one to its end with what it began with.
    let (kind, edits) = EDITS[6];
    let shelf = edited(kind, edits);
    let house = House::playing_with(shelf.clone(), folder).await;
    let mut ada = Client { router: house.router.clone(), ..ada };
    for (game, id) in [(GameName::Faraway, &ids[2]), (GameName::AboveAndBelow, &ids[3])] {
        play(&mut ada, id, usize::MAX).await;
        let file = ada.get(&format!("/t/{id}/export")).await.body;
        let content = format!("content: {}\n", Shelf::embedded().fingerprint(game));
        assert!(file.contains(&content), "{game}");
        let made = ada.post_json("/api/import", &json!({ "file": file })).await;
        assert_eq!(made.status, StatusCode::CREATED, "{}", made.body);

        let body = json!({ "game": game.word(), "seats": ["here", "here"] });
        let new = ada.post_json("/api/tables", &body).await.json();
        let new = new["id"].as_str().unwrap();
        play(&mut ada, new, usize::MAX).await;
        let file = ada.get(&format!("/t/{new}/export")).await.body;
        assert!(file.contains(&format!("content: {}\n", shelf.fingerprint(game))), "{game}");
        opens_elsewhere(&file).await;
    }
}

/// A file carries the content along, so that a server that never had it can open and check it.
async fn opens_elsewhere(file: &str) {
    let elsewhere = House::open().await;
    let mut ben = elsewhere.visitor();
    let made = ben.post_json("/api/import", &json!({ "file": file })).await;
    assert_eq!(made.status, StatusCode::CREATED, "{}", made.body);
    assert!(host::verify(elsewhere.app.host().shelf(), file).is_ok());
    let page = ben.get(&format!("/t/{}", made.json()["id"].as_str().unwrap())).await.body;
    assert!(page.contains("played with cards of its own"), "whoever plays here is told");

    let bare: String = file
        .lines()
        .filter(|line| !line.starts_with("# cards: "))
        .map(|line| format!("{line}\n"))
        .collect();
    let another = House::open().await;
    let refused = another.visitor().post_json("/api/import", &json!({ "file": bare })).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", refused.body);
    assert!(refused.body.contains("cards that are not here"), "{}", refused.body);
}

/// The addresses of the charts on the page of a table.
async fn charts_of(ada: &mut Client, id: &str) -> Vec<String> {
    let page = ada.get(&format!("/t/{id}/board")).await.body;
    let sources = page.split(" src=\"").skip(1).filter_map(|rest| rest.split('"').next());
    sources.filter(|source| source.ends_with(".svg")).map(str::to_owned).collect()
}

/// Sets a table of Near and Far up, and gives back its charts: where they are, and what they show.
async fn charted(ada: &mut Client) -> (String, Vec<String>, Vec<String>) {
    let body = json!({ "game": "near-and-far", "seats": ["here", "here"] });
    let made = ada.post_json("/api/tables", &body).await;
    let id = made.json()["id"].as_str().unwrap().to_owned();
    let charts = charts_of(ada, &id).await;
    let mut drawn = Vec::new();
    for chart in &charts {
        drawn.push(ada.get(chart).await.body);
    }
    (id, charts, drawn)
}

#[tokio::test]
async fn a_table_has_the_charts_of_the_maps_it_is_played_with() {
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let house = House::playing_with(Shelf::embedded(), folder.clone()).await;
    let mut ada = house.visitor();
    ada.get("/").await;
    let (old, charts, drawn) = charted(&mut ada).await;
    assert_eq!(charts.len(), 2, "by day and by night: {charts:?}");
    assert!(drawn.iter().all(|chart| chart.contains(">Mossgate<")), "{drawn:?}");
    drop(house);

    let mut bundle = Shelf::embedded().bundle(GameName::NearAndFar);
    let map = bundle.files.iter_mut().find(|(_, text)| text.contains("\"Mossgate\"")).unwrap();
    map.1 = map.1.replace("\"Mossgate\"", "\"Fernbridge\"");
    let house = House::playing_with(Shelf::embedded().with(bundle).unwrap(), folder).await;
    let mut ada = Client { router: house.router.clone(), ..ada };
    let (_, new_charts, new_drawn) = charted(&mut ada).await;

    assert!(
        new_drawn.iter().all(|chart| chart.contains(">Fernbridge<")),
        "a new table has new maps"
    );
    assert_eq!(charts_of(&mut ada, &old).await, charts);
    for (chart, drawn) in charts.iter().zip(&drawn) {
        assert_eq!(ada.get(chart).await.body, *drawn, "an old table keeps the old ones");
        assert!(!new_charts.contains(chart));
    }
    let unknown = charts[0].replace(char::is_numeric, "0");
    assert_eq!(ada.get(&unknown).await.status, StatusCode::NOT_FOUND);
}

/// A card too few is refused before a server starts with it, so no table can meet it.
#[test]
fn content_with_a_card_too_few_is_refused() {
    for (game, name) in [
        (GameName::Faraway, "regions.toml"),
        (GameName::AboveAndBelow, "buildings.toml"),
        (GameName::NearAndFar, "artifacts.toml"),
        (GameName::NowOrNever, "quests.toml"),
    ] {
        let mut bundle = Shelf::embedded().bundle(game);
        let (_, text) = bundle.files.iter_mut().find(|(file, _)| file == name).unwrap();
        text.truncate(text.rfind("\n[[").unwrap());
        let faults = Shelf::embedded().with(bundle).unwrap_err();
        assert!(!faults.is_empty(), "{game}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_cannot_be_opened_is_listed_with_the_reason() {
    let house = House::open().await;
    let mut ada = house.visitor();
    let newer = ada.create(&[("players", "2"), ("bot_2", "here")]).await;
    let rules = ada.create(&[("players", "2"), ("bot_2", "here")]).await;
    let lost = ada.create(&[("players", "2"), ("bot_2", "here")]).await;
    let strange = ada.create(&[("players", "2"), ("bot_2", "here")]).await;
    let damaged = ada.create(&[("players", "2"), ("bot_2", "here")]).await;
    let folder: Arc<TempDir> = house.folder.clone();
    drop(house);
    let file = folder.path().join("tables.db");
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&file);
    let pool = sqlx::SqlitePool::connect_with(options).await.unwrap();
    for (change, id) in [
        ("update entries set kind = 'teleported' where number = 1 and table_id = $1", &newer),
        ("update tables set edition = 99 where id = $1", &rules),
        ("update tables set content = '00' || substr(content, 3) where id = $1", &lost),
        ("update tables set game = 'ludo' where id = $1", &strange),
        ("update entries set body = '{}' where number = 1 and table_id = $1", &damaged),
    ] {
        sqlx::query(change).bind(id).execute(&pool).await.unwrap();
    }
    pool.close().await;

    let house = House::playing_with(Shelf::embedded(), folder).await;
    let mut ada = Client { router: house.router.clone(), ..ada };
    let listed = ada.get("/api/tables").await.json();
    let front = ada.get("/tables").await.body;

    let reason = |id: &str| {
        let mine = listed["mine"].as_array().unwrap();
        let line = mine.iter().find(|line| line["id"] == id).unwrap_or_else(|| panic!("{listed}"));
        line["status"].as_str().unwrap().to_owned()
    };
    assert!(reason(&newer).contains("a newer release"), "{}", reason(&newer));
    assert!(reason(&rules).contains("newer rules"), "{}", reason(&rules));
    assert!(reason(&lost).contains("cards that are not here"), "{}", reason(&lost));
    assert!(reason(&strange).contains("cannot be opened"), "{}", reason(&strange));
    assert!(reason(&damaged).contains("cannot be opened"), "{}", reason(&damaged));
    assert!(front.contains(&newer) && front.contains("a newer release"), "the page says so too");
}
