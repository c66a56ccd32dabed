//! Whole games through the forms, clicks that come late or twice, and restarts.

use axum::http::StatusCode;
use server::{Limits, Rate};

use crate::client::{House, play_out, two_people};

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_by_forms_with_bots() {
    let house = House::open().await;
    let mut ada = house.visitor();
    let id = ada
        .create(&[
            ("players", "3"),
            ("bot_2", "easy"),
            ("bot_3", "greedy"),
            ("name", "Ada <blink>"),
        ])
        .await;

    let page = ada.get(&format!("/t/{id}")).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(
        page.body.contains("id=\"table\"") && !page.body.contains("<blink>"),
        "names are escaped"
    );
    let over = play_out(&mut [&mut ada], &id).await;

    assert_eq!(over["standings"].as_array().unwrap().len(), 3);
    assert!(over["seed"].is_string());
    assert_eq!(ada.get(&format!("/t/{id}")).await.status, StatusCode::OK);
    let file = ada.get(&format!("/t/{id}/export")).await.body;
    assert!(host::verify(house.app.host().shelf(), &file).unwrap().promised > 20);
    assert!(ada.get("/").await.body.contains("href=\"/tables\""));
    let mine = ada.get("/tables").await.body;
    assert!(mine.contains(&id), "the front page leads back to the table in two clicks");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_choose_in_secret_without_being_in_each_others_way() {
    let house = House::open().await;
    let (mut ada, mut ben, id) = two_people(&house).await;
    let (seen_by_ada, seen_by_ben) = (ada.table(&id).await, ben.table(&id).await);
    let rev = seen_by_ada["revision"].to_string();
    let act = |table: &serde_json::Value| table["actions"][0].as_str().unwrap().to_owned();
    let path = format!("/t/{id}/act");

    let hers = act(&seen_by_ada);
    ada.post(&path, &[("rev", &rev), ("seat", "P1"), ("act", &hers)]).await.location();
    // Ben has not seen that she chose, and his choice counts all the same.
    let his = act(&seen_by_ben);
    ben.post(&path, &[("rev", &rev), ("seat", "P2"), ("act", &his)]).await.location();

    assert_eq!(ada.table(&id).await["view"]["stage"], "taking");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_click_sent_twice_is_done_once_and_a_stale_one_gets_the_new_page() {
    let house = House::open().await;
    let (mut ada, _, id) = two_people(&house).await;
    let table = ada.table(&id).await;
    let (rev, act) = (table["revision"].to_string(), table["actions"][0].as_str().unwrap());
    let fields = [("rev", rev.as_str()), ("seat", "P1"), ("act", act)];
    let path = format!("/t/{id}/act");
    ada.post(&path, &fields).await.location();
    let after = ada.table(&id).await;

    let again = ada.post(&path, &fields).await;
    assert_eq!(again.status, StatusCode::CONFLICT);
    assert!(again.body.contains("game changed") && again.body.contains("id=\"table\""));
    let by_script = ada.with_script().post(&path, &fields).await;
    assert_eq!(by_script.status, StatusCode::CONFLICT);
    assert!(!by_script.body.contains('<'), "the script gets a sentence: {}", by_script.body);
    assert_eq!(ada.table(&id).await, after, "nothing happened");
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_clicks_racing_for_one_turn_one_wins() {
    let mut limits = Limits::default();
    limits.per_visitor = Rate { per_second: 1e6, at_once: 1e6 };
    let house = House::with(limits).await;
    let (mut ada, mut ben, id) = two_people(&house).await;
    for _ in 0..10 {
        for player in [&mut ada, &mut ben] {
            let table = player.table(&id).await;
            let seat = table["viewer"].as_str().unwrap().to_owned();
            if table["to_act"][0] != seat.as_str() && table["to_act"][1] != seat.as_str() {
                continue;
            }
            let rev = table["revision"].to_string();
            let actions: Vec<String> = serde_json::from_value(table["actions"].clone()).unwrap();
            let racers: Vec<_> = (0..6)
                .map(|racer| {
                    let mut player = player.clone();
                    let (path, seat, rev) = (format!("/t/{id}/act"), seat.clone(), rev.clone());
                    let act = actions[racer % actions.len()].clone();
                    tokio::spawn(async move {
                        let fields = [("rev", rev.as_str()), ("seat", &seat), ("act", &act)];
                        player.post(&path, &fields).await.status
                    })
                })
                .collect();
            let mut won = 0;
            for racer in racers {
                let status = racer.await.unwrap();
                assert!(matches!(status.as_u16(), 303 | 409), "{status}");
                won += usize::from(status == StatusCode::SEE_OTHER);
            }
            assert_eq!(won, 1);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_secrets_wrong_seats_and_nonsense_change_nothing() {
    let house = House::open().await;
    let (mut ada, mut ben, id) = two_people(&house).await;
    let mut eve = house.visitor();
    eve.get("/").await;
    let before = ada.table(&id).await;
    let rev = before["revision"].to_string();
    let act = before["actions"][0].as_str().unwrap();
    let path = format!("/t/{id}/act");
    let mine = [("rev", rev.as_str()), ("seat", "P1"), ("act", act)];

    assert_eq!(eve.post(&path, &mine).await.status, StatusCode::FORBIDDEN);
    assert_eq!(ben.post(&path, &mine).await.status, StatusCode::FORBIDDEN);
    assert_eq!(
        eve.post(&format!("/t/{id}/say"), &[("text", "hi")]).await.status,
        StatusCode::FORBIDDEN
    );
    assert_eq!(
        ben.post(&format!("/t/{id}/seat"), &[("seat", "P1"), ("to", "kick")]).await.status,
        StatusCode::FORBIDDEN
    );
    let wrong = [
        (vec![], StatusCode::BAD_REQUEST),
        (vec![("rev", rev.as_str()), ("seat", "P9"), ("act", act)], StatusCode::BAD_REQUEST),
        (vec![("rev", rev.as_str()), ("seat", "P8"), ("act", act)], StatusCode::NOT_FOUND),
        (vec![("rev", "-1"), ("seat", "P1"), ("act", act)], StatusCode::BAD_REQUEST),
        (vec![("rev", "999999"), ("seat", "P1"), ("act", act)], StatusCode::CONFLICT),
        (vec![("rev", rev.as_str()), ("seat", "P1"), ("act", "dance")], StatusCode::BAD_REQUEST),
        (
            vec![("rev", rev.as_str()), ("seat", "P1"), ("act", "choose S7")],
            StatusCode::UNPROCESSABLE_ENTITY,
        ),
    ];
    for (fields, status) in wrong {
        assert_eq!(ada.post(&path, &fields).await.status, status, "{fields:?}");
    }
    assert_eq!(ada.post("/t/nowhere/act", &mine).await.status, StatusCode::NOT_FOUND);
    assert_eq!(ada.post(&format!("/t/{id}/dance"), &mine).await.status, StatusCode::NOT_FOUND);
    assert_eq!(ada.table(&id).await, before, "nothing happened");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_keeps_everything_and_bots_go_on() {
    let house = House::open().await;
    let (mut ada, mut ben, id) = two_people(&house).await;
    for _ in 0..3 {
        ada.act_first(&id).await;
        ben.act_first(&id).await;
    }
    ada.post(&format!("/t/{id}/say"), &[("text", "hello <there>")]).await.location();
    let before = (ada.table(&id).await, ben.table(&id).await);

    let house = house.again().await;
    (ada.router, ben.router) = (house.router.clone(), house.router.clone());
    assert_eq!((ada.table(&id).await, ben.table(&id).await), before);

    // Ben's seat goes to a bot, which plays it from now on; then he comes back.
    ada.post(&format!("/t/{id}/seat"), &[("seat", "P2"), ("to", "greedy")]).await.location();
    for _ in 0..4 {
        ada.act_first(&id).await;
    }
    ben.post(&format!("/t/{id}/join"), &[("name", "Ben")]).await.location();
    assert_eq!(ben.table(&id).await["viewer"], "P2");
    ada.post(&format!("/t/{id}/seat"), &[("seat", "P2"), ("to", "greedy")]).await.location();
    let house = house.again().await;
    ada.router = house.router.clone();
    house.app.host().wake_all().await;
    play_out(&mut [&mut ada], &id).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn three_of_five_cards_are_ticked_and_sent_as_a_plain_form() {
    let house = House::open().await;
    let mut ada = house.visitor();
    let id = ada.create(&[("players", "2"), ("bot_2", "greedy"), ("option_advanced", "on")]).await;
    let table = ada.table(&id).await;
    let page = ada.get(&format!("/t/{id}")).await.body;
    assert_eq!(page.matches("name=\"with\"").count(), 5);
    assert_eq!(page.matches("name=\"act\" value=\"keep\"").count(), 1);
    let hand: Vec<&str> = page
        .split("name=\"with\" value=\"")
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .collect();
    let rev = table["revision"].to_string();
    let start = [("rev", rev.as_str()), ("seat", "P1"), ("act", "keep")];
    let act = format!("/t/{id}/act");

    let two = [&start[..], &[("with", hand[4]), ("with", hand[1])]].concat();
    assert_eq!(ada.post(&act, &two).await.status, StatusCode::BAD_REQUEST);
    let three = [&two[..], &[("with", hand[0])]].concat();
    ada.post(&act, &three).await.location();

    let kept = ada.table(&id).await["view"]["own"]["hand"].as_array().unwrap().len();
    assert!(kept == 3 || kept == 5, "the bot may still be choosing");
}
