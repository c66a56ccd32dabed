//! Nobody is locked out by what others at the same or at other addresses do.

use axum::http::StatusCode;
use server::{Limits, Rate};

use crate::client::{Client, House};

const SCHOOL: &str = "192.0.2.1";
const ELSEWHERE: &str = "198.51.100.7";

/// Two people at a table for two, each at an address of their own, with the game begun.
async fn two_places(house: &House) -> (Client, Client, String) {
    let (mut ada, mut ben) = (house.visitor_from(SCHOOL), house.visitor_from(ELSEWHERE));
    let id = ada.create(&[("players", "2"), ("bot_2", "person"), ("name", "Ada")]).await;
    ben.get(&format!("/t/{id}")).await;
    ben.post(&format!("/t/{id}/join"), &[("name", "Ben")]).await.location();
    ada.post(&format!("/t/{id}/start"), &[]).await.location();
    (ada, ben, id)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_behind_the_same_address_as_an_attacker_keeps_the_seat() {
    let mut limits = Limits::default();
    limits.per_address = Rate { per_second: 0.0, at_once: 60.0 };
    let house = House::with(limits).await;
    let (mut ada, mut ben, id) = two_places(&house).await;
    let mut eve = house.visitor_from(SCHOOL);
    while eve.get("/").await.status == StatusCode::OK {}

    // She makes every move that the game waits for, and her page is loaded anew.
    let mut moves = 0;
    for _ in 0..8 {
        moves += usize::from(ada.act_first(&id).await);
        ben.act_first(&id).await;
        assert_eq!(ada.get(&format!("/t/{id}")).await.status, StatusCode::OK);
    }
    assert!(moves >= 4, "{moves}");
    let events = ada.request("GET", &format!("/t/{id}/events"));
    let stream = ada.send(events.body(axum::body::Body::empty()).unwrap()).await;
    assert_eq!(stream.status(), StatusCode::OK);

    // Nothing else is let through: not her chat, not the attacker, not a forged seat.
    let talk = ada.post(&format!("/t/{id}/say"), &[("text", "hello")]).await;
    assert_eq!(talk.status, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(eve.get(&format!("/t/{id}")).await.status, StatusCode::TOO_MANY_REQUESTS);
    let forged = eve.post(&format!("/t/{id}/act"), &[("seat", "P1")]).await;
    assert_eq!(forged.status, StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_link_of_the_host_brings_friends_past_a_crowd_of_strangers() {
    let house = House::open().await;
    let mut ada = house.visitor_from(SCHOOL);
    let id = ada.create(&[("players", "2"), ("bot_2", "person"), ("name", "Ada")]).await;
    let link = ada.table(&id).await["invite"].as_str().unwrap().to_owned();
    let path = link.strip_prefix("http://table.example").unwrap().to_owned();
    let word = path.split("?invite=").nth(1).unwrap().to_owned();
    assert!(ada.get(&format!("/t/{id}")).await.body.contains(&path));
    assert!(ada.get(&format!("/t/{id}/board")).await.body.contains(&word));

    // Strangers from seven addresses come and go until nobody else is let in.
    let mut last = StatusCode::OK;
    for number in 0..80 {
        let mut eve = house.visitor_from(&format!("203.0.113.{}", number % 7));
        assert!(!eve.get(&format!("/t/{id}")).await.body.contains(&word));
        assert!(!eve.get(&format!("/t/{id}/board")).await.body.contains(&word));
        let name = serde_json::json!({ "name": "Eve" });
        let joined = eve.post_json(&format!("/api/tables/{id}/join"), &name).await;
        last = joined.status;
        assert!(!joined.body.contains(&word), "a stranger at the table does not get it either");
        eve.post(&format!("/t/{id}/leave"), &[("seat", "P2")]).await;
    }
    assert_eq!(last, StatusCode::TOO_MANY_REQUESTS);

    let mut ben = house.visitor_from(ELSEWHERE);
    assert!(ben.get(&path).await.body.contains("Join"));
    ben.post(&format!("/t/{id}/join"), &[("name", "Ben")]).await.location();
    assert_eq!(ben.table(&id).await["viewer"], "P2");
    ben.post(&format!("/t/{id}/leave"), &[("seat", "P2")]).await.location();
    // A program says the word as it sits down.
    let mut program = house.visitor_from(ELSEWHERE);
    let body = serde_json::json!({ "name": "Cy", "invite": word });
    let joined = program.post_json(&format!("/api/tables/{id}/join"), &body).await;
    assert_eq!(joined.json()["seat"], "P2");
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_bots_alone_that_wait_say_so() {
    let house = House::open().await;
    let mut ids = Vec::new();
    for _ in 0..21 {
        // Throw-away names of one address.
        let mut eve = house.visitor_from(SCHOOL);
        ids.push(eve.create(&[("seats", "hard,hard,hard,hard")]).await);
    }
    let mut eve = house.visitor_from(SCHOOL);
    let last = &ids[20];
    while eve.table(last).await["bots_wait"] == false {
        tokio::task::yield_now().await;
    }
    let page = eve.get(&format!("/t/{last}")).await.body;
    assert!(page.contains("These bots wait their turn"), "{page}");
    assert_eq!(eve.table(&ids[0]).await["bots_wait"], false);
}
