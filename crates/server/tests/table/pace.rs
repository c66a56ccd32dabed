//! A turn a day: time that is left, time that is up, and a bot that stands in.

use std::sync::{
    Arc,
    atomic::{AtomicI64, Ordering},
};

use axum::http::StatusCode;
use host::Clock;
use serde_json::Value;

use crate::client::{Client, House, two_people};

const HOUR: i64 = 3_600_000;

/// A server whose time is in our hands.
async fn house() -> (House, Arc<AtomicI64>) {
    let time = Arc::new(AtomicI64::new(1_000 * HOUR));
    let hand = time.clone();
    (House::with_clock(Clock::new(move || time.load(Ordering::SeqCst))).await, hand)
}

async fn three_by_day(house: &House) -> ([Client; 3], String) {
    let mut people = [house.visitor(), house.visitor(), house.visitor()];
    let plan = [
        ("players", "3"),
        ("bot_2", "person"),
        ("bot_3", "person"),
        ("pace", "daily"),
        ("name", "Ada"),
    ];
    let id = people[0].create(&plan).await;
    for (index, name) in [(1, "Ben"), (2, "Cleo")] {
        people[index].get("/").await;
        people[index].post(&format!("/t/{id}/join"), &[("name", name)]).await.location();
    }
    people[0].post(&format!("/t/{id}/start"), &[]).await.location();
    (people, id)
}

fn left(table: &Value) -> Vec<Value> {
    table["seats"].as_array().unwrap().iter().map(|seat| seat["minutes_left"].clone()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn when_a_day_has_passed_anybody_seated_lets_a_bot_play_until_the_absent_one_is_back() {
    let (house, time) = house().await;
    let ([mut ada, mut ben, mut cleo], id) = three_by_day(&house).await;
    let seat = format!("/t/{id}/seat");
    let stand_in = [("seat", "P2"), ("to", "easy")];
    assert_eq!(left(&ada.table(&id).await), [1_440, 1_440, 1_440]);

    time.fetch_add(20 * HOUR, Ordering::SeqCst);
    ada.act_first(&id).await;
    cleo.act_first(&id).await;
    let table = cleo.table(&id).await;
    assert_eq!(left(&table), [Value::Null, 240.into(), Value::Null]);
    assert_eq!(cleo.post(&seat, &stand_in).await.status, StatusCode::FORBIDDEN);
    assert!(!cleo.get(&format!("/t/{id}")).await.body.contains("ran out of time"));

    time.fetch_add(4 * HOUR, Ordering::SeqCst);
    house.app.host().tidy();
    let page = cleo.get(&format!("/t/{id}")).await.body;
    assert!(page.contains("Ben ran out of time.") && page.contains("Let a bot play for Ben"));
    let mut eve = house.visitor();
    let seen_by_eve = eve.get(&format!("/t/{id}")).await.body;
    assert!(seen_by_eve.contains("Ben ran out of time."));
    assert!(!seen_by_eve.contains("Let a bot play"), "only those who sit there decide");
    assert_eq!(eve.post(&seat, &stand_in).await.status, StatusCode::FORBIDDEN);
    assert_eq!(
        cleo.post(&seat, &[("seat", "P2"), ("to", "kick")]).await.status,
        StatusCode::FORBIDDEN
    );
    cleo.post(&seat, &stand_in).await.location();
    assert_eq!(cleo.table(&id).await["seats"][1]["sitter"], "bot");

    let page = ben.get(&format!("/t/{id}")).await.body;
    assert!(
        page.contains("A bot plays for Ben while you are away.")
            && page.contains("Take your seat again")
    );
    ben.post(&format!("/t/{id}/join"), &[("seat", "P2")]).await.location();
    let table = ben.table(&id).await;
    assert_eq!((&table["seats"][1]["sitter"], &table["viewer"]), (&"person".into(), &"P2".into()));
    assert_eq!(table["seats"][1]["name"], "Ben");
}

#[tokio::test(flavor = "multi_thread")]
async fn time_goes_on_from_the_stored_moves_after_a_restart() {
    let (house, time) = house().await;
    let ([mut ada, ..], id) = three_by_day(&house).await;
    time.fetch_add(23 * HOUR + HOUR / 2, Ordering::SeqCst);
    let now = time.load(Ordering::SeqCst);
    let again = house.again_with_clock(Clock::new(move || now)).await;
    ada.router = again.router.clone();

    assert_eq!(left(&ada.table(&id).await), [30, 30, 30]);
    assert!(ada.get(&format!("/t/{id}")).await.body.contains("30 minutes left for your turn."));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_front_page_has_my_turns_first_and_what_is_left_of_them() {
    let (house, time) = house().await;
    let ([mut ada, mut ben, mut cleo], first) = three_by_day(&house).await;
    time.fetch_add(HOUR, Ordering::SeqCst);
    let mut join = async |name: &str| {
        let plan = [("players", "2"), ("bot_2", "person"), ("pace", "daily"), ("name", name)];
        let id = ada.create(&plan).await;
        ben.post(&format!("/t/{id}/join"), &[("name", "Ben")]).await.location();
        ada.post(&format!("/t/{id}/start"), &[]).await.location();
        id
    };
    let (waits, later) = (join("Ada").await, join("Ada").await);
    ada.act_first(&waits).await;
    cleo.act_first(&first).await;

    let mine = ada.get("/api/tables").await.json()["mine"].clone();
    let lines: Vec<_> = mine.as_array().unwrap().iter().map(|line| line["id"].clone()).collect();
    assert_eq!(lines, [first.as_str(), later.as_str(), waits.as_str()]);
    let front = ada.get("/").await.body;
    assert!(front.contains("23 hours left") && !front.contains("24 hours left"), "{front}");
    assert!(ada.get("/tables").await.body.contains("24 hours left"), "the rest has a page");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_live_table_knows_no_hurry() {
    let (house, time) = house().await;
    let (mut ada, mut ben, id) = two_people(&house).await;
    time.fetch_add(1_000 * HOUR, Ordering::SeqCst);
    house.app.host().tidy();

    let table = ben.table(&id).await;
    assert_eq!(left(&table), [Value::Null, Value::Null]);
    let refused = ben.post(&format!("/t/{id}/seat"), &[("seat", "P1"), ("to", "easy")]).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    assert!(!ada.get(&format!("/t/{id}")).await.body.contains("time is up"));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_front_page_wakes_no_table_that_was_noted_when_it_fell_asleep() {
    let (house, time) = house().await;
    let ([mut ada, mut ben, _], id) = three_by_day(&house).await;
    ben.act_first(&id).await;
    let host = house.app.host();
    let awake = ada.get("/").await.body;

    host.tidy();
    time.fetch_add(HOUR, Ordering::SeqCst);
    host.tidy();
    while host.store().noted(&id).await.unwrap().unwrap().glance.is_empty() {
        tokio::task::yield_now().await;
    }

    let asleep = ada.get("/").await.body;
    assert_eq!(host.counts().0, 0, "nobody was woken");
    assert!(awake.contains("24 hours left") && asleep.contains("23 hours left"), "{asleep}");
    assert_eq!(awake.replace("24 hours left", "23 hours left"), asleep);
    assert!(ben.get("/").await.body.contains("waiting for Ada and Cleo"));

    let noted = host.store().noted(&id).await.unwrap().unwrap();
    let old = noted.glance.replace("\"revision\":", "\"revision\":1");
    host.store().note(id.clone(), old).await.unwrap();
    assert_eq!(ada.get("/").await.body, asleep);
    assert_eq!(host.counts().0, 1, "a note of another moment does not count");
}
