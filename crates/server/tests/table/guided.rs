//! Learning a game: How to play, and a guided first game.

use axum::http::StatusCode;

use crate::client::{House, play_out};

#[tokio::test(flavor = "multi_thread")]
async fn how_to_play_has_an_address_for_every_game() {
    let house = House::open().await;
    let mut ada = house.visitor();
    for &game in shelf::GameName::ALL {
        let page = ada.get(&format!("/how-to-play/{}", game.word())).await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(page.body.contains(&format!("How to play {}", game.title())));
    }
    assert_eq!(ada.get("/how-to-play/chess").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guided_first_game_speaks_to_whoever_opened_it_also_after_a_restart() {
    let house = House::open().await;
    let (mut ada, mut eve) = (house.visitor(), house.visitor());
    let fields = [("game", "faraway"), ("guided", "on"), ("name", "Ada")];
    let at = ada.post("/tables", &fields).await.location();
    let page = ada.get(&at).await.body;
    assert!(page.contains("id=\"guide\"") && page.contains("Play your first Region"), "{page}");
    assert!(page.contains("the first deal is prepared"), "{page}");
    assert!(!eve.get(&at).await.body.contains("id=\"guide\""), "others hear nothing");
    let cookie = ada.cookie.clone();
    drop(ada);

    let house = house.again().await;

    let mut ada = house.visitor();
    ada.cookie = cookie;
    let id = at.replace("/t/", "");
    let table = ada.table(&id).await;
    assert_eq!(table["guide"]["entry"], "first-card");
    assert_eq!(table["seats"][0]["name"], "Ada");
    assert_eq!(table["seats"][1]["bot"], "easy");
    assert!(table["missing"].as_array().unwrap().iter().any(|one| one["rule"] == "FA-082"));
    let over = play_out(&mut [&mut ada], &id).await;
    assert_eq!(over["guide"]["entry"], "scoring");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_guide_can_be_stopped_by_whoever_hears_it() {
    let house = House::open().await;
    let (mut ada, mut eve) = (house.visitor(), house.visitor());
    eve.get("/").await;
    let fields = [("game", "above-and-below"), ("guided", "on")];
    let at = ada.post("/tables", &fields).await.location();
    let stop = [("seat", "P1"), ("answer", "stop")];
    assert_eq!(eve.post(&format!("{at}/guide"), &stop).await.status, StatusCode::FORBIDDEN);
    assert!(ada.get(&at).await.body.contains("id=\"guide\""));

    ada.post(&format!("{at}/guide"), &stop).await;

    let page = ada.get(&at).await.body;
    assert!(!page.contains("id=\"guide\"") && !page.contains("data-guide-target"), "{page}");
    assert!(page.contains("the first deal is prepared"), "it still is");
}
