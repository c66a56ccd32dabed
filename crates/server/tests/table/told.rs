//! What was told at a table: it stays until Continue without script too, is in the book, and a report
//! of a running game holds nothing that its reader may not know.

use axum::http::{StatusCode, header};
use serde_json::{Value, json};

use crate::{
    client::{Client, House, play_out, two_people},
    patience::Patience,
};

/// A table of Above and Below for these seats, and limits for somebody who clicks quickly.
async fn table(seats: &[&str]) -> (House, Client, String) {
    let mut limits = server::Limits::default();
    limits.per_visitor.at_once = 1e9;
    let house = House::with(limits).await;
    let mut ada = house.visitor();
    ada.get("/").await;
    let plan = json!({ "game": "above-and-below", "seats": seats, "name": "Ada" });
    let made = ada.post_json("/api/tables", &plan).await;
    assert_eq!(made.status, StatusCode::CREATED, "{made:?}");
    let id = made.json()["id"].as_str().unwrap().to_owned();
    (house, ada, id)
}

/// Acts for one of the seats of this browser, and goes exploring where that is possible.
async fn explore(client: &mut Client, id: &str) -> Value {
    let (mut moves, mut patience) = (0, Patience::new());
    while moves < 5_000 {
        let mut table = client.table(id).await;
        let mine = table["mine"].as_array().unwrap().clone();
        let owes = |seat: &&Value| table["to_act"].as_array().unwrap().contains(seat);
        let Some(seat) = mine.iter().find(owes).and_then(Value::as_str).map(str::to_owned) else {
            patience.wait(&table["revision"]).await;
            continue;
        };
        moves += 1;
        table = client.get(&format!("/api/tables/{id}?seat={seat}")).await.json();
        let actions: Vec<&str> =
            table["actions"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
        let wish = ["explore", "go"].into_iter().find(|wish| actions.contains(wish));
        let rev = table["revision"].to_string();
        let act = wish.unwrap_or(actions[0]);
        let fields = [("rev", rev.as_str()), ("seat", seat.as_str()), ("act", act)];
        client.post(&format!("/t/{id}/act"), &fields).await;
        let after = client.get(&format!("/api/tables/{id}?seat={seat}")).await.json();
        if after["outcome"].is_object() {
            return after;
        }
    }
    panic!("nothing is read");
}

/// The texts of an outcome, as they stand on a page.
fn texts(table: &Value) -> Vec<String> {
    let lines = table["outcome"]["lines"].as_array().unwrap().iter();
    let told = lines.filter_map(|line| line["page"]["outcome"]["text"].as_array()).flatten();
    let text = |text: &Value| text.as_str().unwrap().replace('&', "&amp;").replace('"', "&quot;");
    told.map(text).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_outcome_stays_on_the_page_until_continue_without_script() {
    let (_house, mut ada, id) = table(&["here", "random"]).await;
    let told = loop {
        let told = explore(&mut ada, &id).await;
        if !texts(&told).is_empty() {
            break told;
        }
    };

    // However often it is looked at, and whatever others do meanwhile.
    for _ in 0..3 {
        let page = ada.get(&format!("/t/{id}")).await.body;
        assert!(texts(&told).iter().all(|text| page.contains(text)), "{page}");
        assert!(page.contains(&format!("action=\"/t/{id}/continue\"")));
        assert!(!page.contains("name=\"act\""), "the next question comes after it: {page}");
        assert!(page.contains("data-aloud=\"outcome-title outcome-told\""));
    }
    let on = ada.post(&format!("/t/{id}/continue"), &[("seat", "P1")]).await;
    assert_eq!(on.location(), format!("/t/{id}?seat=P1"));
    let page = ada.get(&format!("/t/{id}")).await.body;
    assert!(!page.contains("/continue\"") && !page.contains("data-outcome"));
    assert_eq!(ada.table(&id).await["outcome"], Value::Null);

    // It is in the log, and in the book to be read again.
    let moved = told["outcome"]["move"].as_u64().unwrap();
    assert!(page.contains(&format!("/t/{id}/book#move-{moved}")), "{page}");
    let book = ada.get(&format!("/t/{id}/book")).await.body;
    assert!(book.contains(&format!("id=\"move-{moved}\"")));
    assert!(texts(&told).iter().all(|text| book.contains(text)));
    let read = ada.get(&format!("/api/tables/{id}/book")).await.json();
    let own = read["told"].as_array().unwrap().iter().find(|told| told["move"] == moved).unwrap();
    assert_eq!(own["page"]["seat"], "P1");
    // Nor is it a move.
    let file = ada.table(&id).await;
    assert!(!file["log"].to_string().contains("continue"));
}

/// Where several share a screen, whoever was told something reads before it goes on.
#[tokio::test(flavor = "multi_thread")]
async fn a_shared_screen_shows_the_outcome_before_it_is_passed_on() {
    let (_house, mut ada, id) = table(&["here", "here"]).await;
    let told = explore(&mut ada, &id).await;
    let seat = told["viewer"].as_str().unwrap().to_owned();

    let page = ada.get(&format!("/t/{id}?as={seat}")).await.body;
    assert!(page.contains("data-outcome"), "{page}");
    let other = if seat == "P1" { "P2" } else { "P1" };
    for path in [format!("/t/{id}"), format!("/t/{id}?as={other}")] {
        let page = ada.get(&path).await.body;
        assert!(page.contains(&format!("/t/{id}?as={seat}")), "it is passed to the reader");
        assert!(!page.contains("data-outcome"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_without_a_book_has_no_link_to_one() {
    let house = House::open().await;
    let (mut ada, _, id) = two_people(&house).await;
    ada.act_first(&id).await;
    let page = ada.get(&format!("/t/{id}")).await.body;
    assert!(!page.contains("/book"));
    let book = ada.get(&format!("/t/{id}/book")).await;
    assert!(book.status == StatusCode::OK && book.body.contains("Nothing has been read yet."));
}

#[tokio::test(flavor = "multi_thread")]
async fn anybody_seated_chooses_how_fast_bots_play() {
    let (house, mut ada, id) = table(&["here", "random"]).await;
    let page = ada.get(&format!("/t/{id}")).await.body;
    assert!(page.contains("Speed of the bots") && page.contains("value=\"quick\""));
    ada.post(&format!("/t/{id}/tempo"), &[("tempo", "quick")]).await.location();
    assert_eq!(ada.table(&id).await["tempo"], "quick");
    let wrong = ada.post(&format!("/t/{id}/tempo"), &[("tempo", "warp")]).await;
    assert_eq!(wrong.status, StatusCode::BAD_REQUEST);
    let mut eve = house.visitor();
    eve.get("/").await;
    for (verb, fields) in [("tempo", &[("tempo", "slow")][..]), ("go-on", &[])] {
        let refused = eve.post(&format!("/t/{id}/{verb}"), fields).await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN, "{verb}");
    }

    let again = house.again().await;
    ada.router = again.router.clone();
    assert_eq!(ada.table(&id).await["tempo"], "quick", "it is remembered");
}

/// The parts of a report: what it begins with, the log, the table as JSON, and the replay.
fn parts(report: &str) -> (&str, &str, Value, Option<&str>) {
    let (head, rest) = report.split_once("== Log\n").unwrap();
    let (log, rest) = rest.split_once("\n== The table as it was seen\n").unwrap();
    let (table, replay) = match rest.split_once("\n== Replay\n") {
        Some((table, replay)) => (table, Some(replay)),
        None => (rest, None),
    };
    (head, log, serde_json::from_str(table).unwrap(), replay)
}

/// What a report says is what the API says to the same person, and that is looked through for leaks.
#[tokio::test(flavor = "multi_thread")]
async fn a_report_holds_what_its_reader_may_know_and_no_more() {
    for game in shelf::GameName::ALL.iter().filter(|game| game.players().contains(&2)) {
        let house = House::open().await;
        let (mut ada, mut ben) = (house.visitor(), house.visitor());
        ada.get("/").await;
        let plan = json!({ "game": game.word(), "seats": ["here", "person"] });
        let id =
            ada.post_json("/api/tables", &plan).await.json()["id"].as_str().unwrap().to_owned();
        ben.get("/").await;
        ben.post_json(&format!("/api/tables/{id}/join"), &json!({})).await;
        ada.post_json(&format!("/api/tables/{id}/start"), &json!({})).await;
        for _ in 0..2 {
            ada.act_first(&id).await;
            ben.act_first(&id).await;
        }
        for client in [&mut ada, &mut ben, &mut house.visitor()] {
            // Nobody gets somebody else's by asking for it.
            for query in ["", "?seat=P1", "?seat=P2"] {
                let answer = client.get(&format!("/t/{id}/report{query}")).await;
                let name = answer.headers[header::CONTENT_DISPOSITION].to_str().unwrap();
                assert!(name.starts_with("attachment; filename=\"tabletale-"), "{name}");
                let (head, log, table, replay) = parts(&answer.body);
                let mut seen = client.table(&id).await;
                seen.as_object_mut().unwrap().remove("invite");
                assert_eq!(table, seen);
                assert_eq!((&table["seed"], replay), (&Value::Null, None));
                let lines = client.get(&format!("/api/tables/{id}/log")).await.json();
                let told: Vec<&str> = log.lines().map(|line| &line[5..]).collect();
                let may: Vec<&str> = lines
                    .as_array()
                    .unwrap()
                    .iter()
                    .filter_map(|line| line["text"].as_str())
                    .collect();
                assert_eq!(told, may);
                let names: Vec<&str> =
                    head.lines().filter_map(|line| Some(line.split_once(": ")?.0)).collect();
                let facts = ["version", "page", "browser", "game", "setup", "content", "stage"];
                let rest = ["pace", "revision", "moves", "seen by"];
                assert_eq!(names[1..], [&facts[..], &rest[..]].concat(), "{head}");
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_report_of_a_finished_game_has_its_replay() {
    let house = House::open().await;
    let (mut ada, mut ben, id) = two_people(&house).await;
    let page = ada.get(&format!("/t/{id}")).await.body;
    assert!(page.contains("Something is wrong here") && page.contains(&format!("/t/{id}/report")));
    play_out(&mut [&mut ada, &mut ben], &id).await;
    let report = ada.get(&format!("/t/{id}/report")).await.body;
    let (_, _, _, replay) = parts(&report);
    assert_eq!(replay.unwrap(), ada.get(&format!("/t/{id}/export")).await.body);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_is_changed_from_the_menu_of_a_running_game() {
    let house = House::open().await;
    let (mut ada, _, id) = two_people(&house).await;
    let page = ada.get(&format!("/t/{id}")).await.body;
    assert!(page.contains(&format!("action=\"/t/{id}/name\"")));
    ada.post(&format!("/t/{id}/name"), &[("seat", "P1"), ("name", "Adelaide")]).await.location();
    let table = ada.table(&id).await;
    assert_eq!(table["seats"][0]["name"], "Adelaide");
    assert!(table["log"].to_string().contains("Ada is now called Adelaide"));
}
