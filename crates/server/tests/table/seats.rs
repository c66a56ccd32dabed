//! Who sits where: hot seat, hosts, devices, undo and taking back.

use axum::http::StatusCode;
use serde_json::Value;

use crate::client::{House, answer, knock, two_people};

#[tokio::test(flavor = "multi_thread")]
async fn people_on_one_screen_see_a_hand_only_when_it_is_theirs() {
    let house = House::open().await;
    let mut ada = house.visitor();
    let id = ada.create(&[("players", "2"), ("bot_2", "here"), ("name", "Ada")]).await;
    let table = ada.table(&id).await;
    assert_eq!(table["mine"], serde_json::json!(["P1", "P2"]));
    assert_eq!(table["viewer"], "spectator", "nobody's hand until somebody asks");
    let hand = |table: &Value| table["view"]["own"]["hand"].clone();
    assert_eq!(hand(&table), Value::Null);

    let first = ada.get(&format!("/api/tables/{id}?seat=P1")).await.json();
    let second = ada.get(&format!("/api/tables/{id}?seat=P2")).await.json();
    assert_ne!(hand(&first), hand(&second));
    let rev = first["revision"].to_string();
    let act = first["actions"][0].as_str().unwrap();
    let path = format!("/t/{id}/act");
    ada.post(&path, &[("rev", &rev), ("seat", "P1"), ("act", act)]).await.location();
    let page = ada.get(&format!("/t/{id}?seat=P1")).await.body;
    assert!(!page.contains("name=\"act\""), "the screen is passed on first");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_arranges_seats_and_starts() {
    let house = House::open().await;
    let (mut ada, mut ben) = (house.visitor(), house.visitor());
    let id = ada
        .create(&[("players", "3"), ("bot_2", "person"), ("bot_3", "person"), ("listed", "on")])
        .await;
    ben.get("/").await;
    assert!(ben.get("/tables").await.body.contains(&id), "a listed table is found");
    ben.post(&format!("/t/{id}/join"), &[("name", "Ben"), ("seat", "P3")]).await.location();
    let start = format!("/t/{id}/start");
    let seat = format!("/t/{id}/seat");

    assert_eq!(ben.post(&start, &[]).await.status, StatusCode::FORBIDDEN);
    let refused = ada.post(&start, &[]).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert!(refused.body.contains("Seat 2 is still free"), "{}", refused.body);
    ada.post(&seat, &[("seat", "P3"), ("to", "swap:P2")]).await.location();
    assert_eq!(ben.table(&id).await["mine"], serde_json::json!(["P2"]));
    ada.post(&seat, &[("seat", "P3"), ("to", "hard")]).await.location();
    ada.post(&start, &[]).await.location();
    assert_eq!(ada.table(&id).await["stage"], "playing");

    // Nobody new gets the hand of a player whom the host removed, but of one who got up.
    ben.post(&format!("/t/{id}/leave"), &[("seat", "P2")]).await.location();
    let mut eve = house.visitor();
    let request = knock(&mut eve, &id, "Eve", "P2").await;
    answer(&mut ada, &id, request, "agree").await.location();
    assert_eq!(eve.table(&id).await["mine"], serde_json::json!(["P2"]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_moves_the_seats_to_another_device_once() {
    let house = House::open().await;
    let (mut ada, _, id) = two_people(&house).await;
    let mut phone = house.visitor();
    phone.get("/").await;
    let plain = ada.post(&format!("/t/{id}/link"), &[]).await.body;
    assert!(plain.contains("<svg class=\"qr\"") && plain.contains(&format!("/t/{id}/carry/")));
    let link = ada.with_script().post(&format!("/t/{id}/link"), &[]).await.body;
    let path = link.strip_prefix("http://table.example").unwrap();

    for _ in 0..2 {
        let preview = house.visitor().get(path).await;
        assert_eq!(preview.status, StatusCode::OK, "looking does not use it up");
        assert!(preview.body.contains("moves the seat of Ada to this device"));
    }
    let page = phone.get(path).await.body;
    let token = path.rsplit('/').next().unwrap();
    assert!(page.contains(&format!("action=\"/t/{id}/carry\"")) && page.contains(token));
    let carry = format!("/t/{id}/carry");
    assert_eq!(phone.post(&carry, &[("token", token)]).await.location(), format!("/t/{id}"));
    assert_eq!(phone.table(&id).await["viewer"], "P1");
    assert_eq!(phone.table(&id).await["is_host"], true);
    assert_eq!(ada.table(&id).await["viewer"], "spectator");
    assert_eq!(ada.get(path).await.status, StatusCode::CONFLICT);
    assert_eq!(ada.post(&carry, &[("token", token)]).await.status, StatusCode::CONFLICT);
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_goes_back_to_the_last_reveal_and_the_table_further_by_consent() {
    let house = House::open().await;
    let (mut ada, mut ben, id) = two_people(&house).await;
    let undo = format!("/t/{id}/undo");
    let takeback = format!("/t/{id}/takeback");
    let start = ada.table(&id).await;
    assert_eq!(start["undo"], Value::Null);

    ada.act_first(&id).await;
    let rev = ada.table(&id).await["revision"].to_string();
    ada.post(&undo, &[("rev", &rev), ("seat", "P1")]).await.location();
    assert_eq!(ada.table(&id).await["view"], start["view"]);

    ada.act_first(&id).await;
    ben.act_first(&id).await;
    let table = ben.table(&id).await;
    assert_eq!(table["undo"]["may"], false, "{table}");
    let rev = table["revision"].to_string();
    let refused = ben.post(&undo, &[("rev", &rev), ("seat", "P2")]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);

    ben.post(&takeback, &[("answer", "ask")]).await.location();
    assert_eq!(ada.table(&id).await["take_back"]["i_must_answer"], true);
    assert_eq!(ben.post(&takeback, &[("answer", "agree")]).await.status, StatusCode::FORBIDDEN);
    ada.post(&takeback, &[("answer", "refuse")]).await.location();
    assert_eq!(ada.table(&id).await["take_back"], Value::Null);
    ben.post(&takeback, &[("answer", "ask")]).await.location();
    ada.post(&takeback, &[("answer", "agree")]).await.location();
    let back = ben.table(&id).await;
    assert_eq!(back["view"]["stage"], "exploring");
    assert_eq!(back["to_act"], serde_json::json!(["P2"]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_for_the_one_who_asked() {
    let house = House::open().await;
    let (mut ada, mut ben, id) = two_people(&house).await;
    ada.post(&format!("/t/{id}/hint"), &[("seat", "P1")]).await.location();
    let hint = ada.table(&id).await["hint"].clone();
    assert_eq!(
        hint.as_array().unwrap().len(),
        ada.table(&id).await["actions"].as_array().unwrap().len()
    );
    assert_eq!(ben.table(&id).await["hint"], Value::Null);

    ada.act_first(&id).await;
    assert_eq!(ada.table(&id).await["hint"], Value::Null, "a hint goes with its question");
}

/// A line of the log has the name its seat had then; a bot that stands in plays under that name.
#[tokio::test(flavor = "multi_thread")]
async fn the_log_calls_a_seat_what_it_was_called_at_the_time() {
    let house = House::open().await;
    let (mut ada, mut ben, id) = two_people(&house).await;
    let log = async |house: &House| {
        let lines = house.visitor().get(&format!("/api/tables/{id}/log")).await.json();
        let lines = lines.as_array().unwrap().iter().filter(|line| line["move"] != Value::Null);
        lines.map(|line| line["text"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    let round = async |one: &mut crate::client::Client, other: &mut crate::client::Client| {
        for _ in 0..4 {
            one.act_first(&id).await;
            other.act_first(&id).await;
        }
    };
    round(&mut ada, &mut ben).await;
    let before = log(&house).await;
    assert!(before.iter().any(|line| line.starts_with("Ben ")), "{before:?}");

    ben.post(&format!("/t/{id}/leave"), &[("seat", "P2")]).await.location();
    let mut eve = house.visitor();
    let page = eve.get(&format!("/t/{id}")).await.body;
    assert!(page.contains("Ask to join"), "a free seat can be asked for in the middle of a game");
    eve.post(&format!("/t/{id}/join"), &[("name", "Eve")]).await.location();
    let request = eve.table(&id).await["requests"][0]["request"].as_u64().unwrap();
    answer(&mut ada, &id, request, "agree").await.location();
    round(&mut ada, &mut eve).await;

    let after = log(&house).await;
    assert_eq!(after[..before.len()], before, "what was told stays told");
    let news = &after[before.len()..];
    assert!(news.iter().any(|line| line.starts_with("Eve ")), "{news:?}");
    assert!(!news.iter().any(|line| line.contains("Ben")), "{news:?}");
    let page = eve.get(&format!("/t/{id}/log")).await.body;
    assert!(page.contains("Ben ") && page.contains("Eve "));
    assert!(page.contains(&format!("href=\"/t/{id}/replay?move=2&amp;as=P2\"")), "{page}");
    let moment = eve.get(&format!("/t/{id}/replay?move=3&as=P2")).await.body;
    assert!(moment.contains("Ben "), "a moment is told with the names of its time");

    let house = house.again().await;
    assert_eq!(log(&house).await, after, "after a restart, too");
    ada.router = house.router.clone();
    ada.post(&format!("/t/{id}/seat"), &[("seat", "P2"), ("to", "easy")]).await.location();
    assert_eq!(ada.table(&id).await["seats"][1]["name"], "Eve", "a bot plays under her name");
}
