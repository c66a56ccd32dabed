//! After the game: files, replays, rematch and what-if.

use axum::http::StatusCode;

use crate::{
    client::{House, play_out, two_people},
    streams::Events,
};

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_looked_at_exported_brought_back_and_played_again() {
    let house = House::open().await;
    let mut ada = house.visitor();
    let mut eve = house.visitor();
    eve.get("/").await;
    let id = ada.create(&[("players", "2"), ("bot_2", "greedy"), ("name", "Ada")]).await;
    assert_eq!(ada.get(&format!("/t/{id}/export")).await.status, StatusCode::CONFLICT);
    let peek = eve.get(&format!("/t/{id}/replay?move=0&as=P1")).await;
    assert_eq!(peek.status, StatusCode::FORBIDDEN, "a hand stays hidden while the game is on");
    assert_eq!(ada.get(&format!("/t/{id}/replay?move=0&as=P1")).await.status, StatusCode::OK);
    let over = play_out(&mut [&mut ada], &id).await;

    let replay = eve.get(&format!("/api/tables/{id}/replay?move=3&as=P2")).await.json();
    assert_eq!((&replay["move"], &replay["viewer"]), (&3.into(), &"P2".into()));
    assert_eq!(eve.get(&format!("/t/{id}/replay?move=9999")).await.status, StatusCode::OK);
    let early = eve.get(&format!("/t/{id}/replay?move=3")).await.body;
    assert!(early.contains("/what-if\""), "a game that is over can be played on from any moment");
    assert!(early.contains("replay?move=3&amp;as=P2"), "and seen through all eyes");
    let file = eve.get(&format!("/t/{id}/export")).await.body;
    let copy = eve.post("/import", &[("file", &file)]).await.location().replace("/t/", "");
    assert_eq!(eve.table(&copy).await["standings"], over["standings"]);

    let other = eve.post(&format!("/t/{id}/what-if"), &[("seat", "P2"), ("move", "4")]).await;
    let other = other.location().replace("/t/", "");
    assert_eq!(eve.table(&other).await["viewer"], "P2");
    play_out(&mut [&mut eve], &other).await;

    assert_eq!(eve.post(&format!("/t/{id}/rematch"), &[]).await.status, StatusCode::FORBIDDEN);
    let first = ada.post(&format!("/t/{id}/rematch"), &[]).await.location();
    assert_eq!(ada.post(&format!("/t/{id}/rematch"), &[]).await.location(), first);
    assert_eq!(ada.table(&first.replace("/t/", "")).await["stage"], "playing");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_asks_for_a_rematch_and_the_other_is_told_and_led_to_the_same_table() {
    let house = House::open().await;
    let (mut ada, mut ben, id) = two_people(&house).await;
    play_out(&mut [&mut ada, &mut ben], &id).await;
    let mut events = Events::open(&mut ben, &format!("/t/{id}/events"), None).await;
    let (_, before) = events.next().await.unwrap();
    assert!(before.contains("Play again with the same people"), "{before}");

    let new = ada.post(&format!("/t/{id}/rematch"), &[]).await.location();

    let (_, told) = events.next().await.unwrap();
    assert!(told.contains("Ada wants a rematch.") && told.contains(&format!("href=\"{new}\"")));
    assert!(!told.contains("Play again with the same people"), "one table is enough");
    assert_eq!(ben.post(&format!("/t/{id}/rematch"), &[]).await.location(), new);
    assert_eq!(ben.table(&new.replace("/t/", "")).await["viewer"], "P2");
    let stranger = house.visitor().get(&format!("/t/{id}")).await.body;
    assert!(!stranger.contains("wants a rematch"), "a stranger is not asked");
}
