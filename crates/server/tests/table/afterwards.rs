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

#[tokio::test(flavor = "multi_thread")]
async fn luck_is_checked_through_undo_take_back_files_and_what_if() {
    let house = House::open().await;
    let shelf = house.app.host().shelf();
    let (mut ada, mut ben, id) = two_people(&house).await;
    let at = |word: &str| format!("/t/{id}/{word}");
    ada.act_first(&id).await;
    let rev = ada.table(&id).await["revision"].to_string();
    ada.post(&at("undo"), &[("rev", &rev), ("seat", "P1")]).await.location();
    for _ in 0..6 {
        ada.act_first(&id).await;
        ben.act_first(&id).await;
    }
    for _ in 0..3 {
        ben.post(&at("takeback"), &[("answer", "ask")]).await.location();
        ada.post(&at("takeback"), &[("answer", "agree")]).await.location();
    }
    let over = play_out(&mut [&mut ada, &mut ben], &id).await;
    let file = ada.get(&at("export")).await.body;
    let checked = host::verify(shelf, &file).unwrap();
    assert_eq!((checked.unpromised, over["luck"]["fair"].as_bool()), (0, Some(true)));
    assert!(checked.picks > 0 && checked.passed_over > 0, "{checked:?}");
    let page = ben.get(&format!("/t/{id}")).await.body;
    assert!(page.contains(&format!("all {} picks are the same", checked.picks)), "{page}");
    assert!(page.contains(&format!("{} were passed over", checked.passed_over)));

    let half = [("seat", "P2"), ("move", "9")];
    let other = ben.post(&at("what-if"), &half).await.location().replace("/t/", "");
    play_out(&mut [&mut ben], &other).await;
    let again = ben.get(&format!("/t/{other}/export")).await.body;
    assert_eq!(again.matches("# seed: ").count(), 2, "{again}");
    assert_eq!(host::verify(shelf, &again).unwrap().unpromised, 0);

    let copy = ben.post("/import", &[("file", &again)]).await.location().replace("/t/", "");
    let third = ben.get(&format!("/t/{copy}/export")).await.body;
    assert_eq!(host::verify(shelf, &third), host::verify(shelf, &again));

    let bare: String = again
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| format!("{line}\n"))
        .collect();
    let copy = ben.post("/import", &[("file", &bare)]).await.location().replace("/t/", "");
    let fourth = ben.get(&format!("/t/{copy}/export")).await.body;
    let checked = host::verify(shelf, &fourth).unwrap();
    assert!(checked.picks == 0 && checked.unpromised > 0, "{checked:?}");
    let page = ben.get(&format!("/t/{copy}")).await.body;
    assert!(page.contains("came with a file and have no seed"), "{page}");
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
    let unpromised = file.replace("# promised: ", "# premised: ");
    assert_eq!(host::verify(shelf, &unpromised), Err(host::LuckError::Missing("promised")));

    // Another first card, and the same luck twice.
    let luck = file.lines().find(|line| line.starts_with("luck: ")).unwrap();
    let pick = luck.split(' ').nth(1).unwrap();
    let (side, sides) = pick.split_once('/').unwrap();
    let other = (side.parse::<u32>().unwrap() + 1) % sides.parse::<u32>().unwrap();
    let dealt = file.replace(luck, &luck.replacen(pick, &format!("{other}/{sides}"), 1));
    let error = host::verify(shelf, &dealt).unwrap_err().to_string();
    assert!(error.contains("the seed gives") || error.contains("may not"), "{error}");
    let positions = file.lines().find(|line| line.starts_with("# positions: ")).unwrap();
    let zeros = positions.split(' ').skip(2).map(|_| " 0").collect::<String>();
    let shifted = file.replace(positions, &format!("# positions:{zeros}"));
    let error = host::verify(shelf, &shifted).unwrap_err().to_string();
    assert!(error.contains("was used before"), "{error}");
}
