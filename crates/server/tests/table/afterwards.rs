//! After the game: files, replays, rematch and what-if.

use axum::http::StatusCode;

use crate::client::{House, play_out};

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
async fn luck_that_was_meddled_with_is_found_out() {
    let house = House::open().await;
    let shelf = house.app.host().shelf();
    let mut ada = house.visitor();
    let id = ada.create(&[("players", "2"), ("bot_2", "random")]).await;
    play_out(&mut [&mut ada], &id).await;
    let file = ada.get(&format!("/t/{id}/export")).await.body;
    assert!(host::verify(shelf, &file).is_ok());

    let seed = file.lines().find(|line| line.starts_with("# seed: ")).unwrap();
    let digit = if seed.ends_with('0') { "1" } else { "0" };
    let forged = file.replace(seed, &format!("{}{digit}", &seed[..seed.len() - 1]));
    assert_eq!(host::verify(shelf, &forged), Err(host::LuckError::NotPromised));
    let unseeded = file.replace("# seed: ", "# need: ");
    assert_eq!(host::verify(shelf, &unseeded), Err(host::LuckError::Missing("seed")));
}
