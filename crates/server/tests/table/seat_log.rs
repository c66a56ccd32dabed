//! Every change of a seat is a line of the log that all can read, in its place.

use serde_json::{Value, json};
use shelf::GameName;

use crate::{
    attacks::three_people,
    client::{Client, House, answer, knock},
};

/// What the log says about seats, as these eyes read it.
async fn seat_lines(reader: &mut Client, id: &str) -> Vec<String> {
    let log = reader.get(&format!("/api/tables/{id}/log")).await.json();
    let lines = log.as_array().unwrap().iter().filter(|line| line["move"] == Value::Null);
    lines.map(|line| line["text"].as_str().unwrap().to_owned()).collect()
}

async fn reseat(host: &mut Client, id: &str, seat: &str, to: &str) {
    host.post(&format!("/t/{id}/seat"), &[("seat", seat), ("to", to)]).await.location();
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_happens_to_a_seat_is_told_to_all_in_every_game() {
    for &game in GameName::ALL {
        let house = House::open().await;
        let ([mut ada, mut ben, mut cleo], id) = three_people(&house, game).await;
        let join = format!("/t/{id}/join");
        let mut eve = house.visitor();
        reseat(&mut ada, &id, "P2", "open").await;
        ben.post(&join, &[]).await.location();
        ben.post(&format!("/t/{id}/leave"), &[("seat", "P2")]).await.location();
        let request = knock(&mut eve, &id, "Eve", "P2").await;
        answer(&mut cleo, &id, request, "refuse").await.location();
        let request = knock(&mut eve, &id, "Eve", "P2").await;
        answer(&mut eve, &id, request, "refuse").await.location();
        let request = knock(&mut eve, &id, "Eve", "P2").await;
        answer(&mut cleo, &id, request, "agree").await.location();
        answer(&mut ada, &id, request, "agree").await.location();
        reseat(&mut ada, &id, "P2", "kick").await;
        knock(&mut ben, &id, "", "P2").await;
        reseat(&mut ada, &id, "P2", "easy").await;
        let link = cleo.post_json(&format!("/api/tables/{id}/link"), &json!({})).await.json();
        let token = [("token", link["token"].as_str().unwrap())];
        let mut phone = house.visitor();
        phone.get("/").await;
        phone.post(&format!("/t/{id}/carry"), &token).await.location();
        let link = phone.post_json(&format!("/api/tables/{id}/link"), &json!({})).await.json();
        let token = [("token", link["token"].as_str().unwrap())];
        ada.post(&format!("/t/{id}/carry"), &token).await.location();

        let expected = [
            "Ada sits down",
            "Ben sits down",
            "Cleo sits down",
            "the host opens Ben’s seat",
            "Ben is back",
            "Ben gets up",
            "Eve asks to join in Ben’s seat",
            "Cleo does not let Eve join",
            "Eve asks to join in Ben’s seat",
            "Eve no longer asks to join",
            "Eve asks to join in Ben’s seat",
            "Cleo agrees that Eve joins",
            "Ada agrees that Eve joins",
            "Eve sits down in Ben’s seat",
            "the host removes Eve",
            "Player 2 asks to join in Eve’s seat",
            "an easy bot plays for Eve",
            "the request of Player 2 to join ends",
            "Cleo goes on from another device",
            "Cleo hands the seat to Ada",
        ];
        let mut stranger = house.visitor();
        let readers = [&mut ada, &mut ben, &mut eve, &mut stranger];
        for reader in readers {
            assert_eq!(seat_lines(reader, &id).await, expected);
            // A screen that two seats share shows nothing before it is passed on.
            let shared = reader.table(&id).await["mine"].as_array().unwrap().len() > 1;
            for page in &[format!("/t/{id}"), format!("/t/{id}/log")][usize::from(shared)..] {
                let page = reader.get(page).await.body;
                assert!(page.contains("The host removes Eve."), "{page}");
                assert!(page.contains("Cleo hands the seat to Ada."), "{page}");
            }
        }
        let house = house.again().await;
        assert_eq!(seat_lines(&mut house.visitor(), &id).await, expected, "after a restart, too");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn lines_about_seats_stand_between_the_moves_they_happened_between() {
    let house = House::open().await;
    let ([mut ada, mut ben, mut cleo], id) = three_people(&house, GameName::Faraway).await;
    for player in [&mut ada, &mut ben, &mut cleo] {
        assert!(player.act_first(&id).await);
    }
    reseat(&mut ada, &id, "P3", "open").await;
    cleo.post(&format!("/t/{id}/join"), &[]).await.location();
    let takeback = format!("/t/{id}/takeback");
    ada.post(&takeback, &[("answer", "ask")]).await.location();
    ben.post(&takeback, &[("answer", "agree")]).await.location();
    cleo.post(&takeback, &[("answer", "agree")]).await.location();
    assert!(ada.act_first(&id).await);
    let rev = ada.table(&id).await["revision"].to_string();
    ada.post(&format!("/t/{id}/undo"), &[("rev", &rev), ("seat", "P1")]).await.location();
    assert!(ada.act_first(&id).await);

    let log = ada.get(&format!("/api/tables/{id}/log")).await.json();
    let told: Vec<(u64, &str)> = log
        .as_array()
        .unwrap()
        .iter()
        .map(|line| (line["after"].as_u64().unwrap(), line["text"].as_str().unwrap()))
        .collect();
    assert_eq!(
        told[3..],
        [
            (0, "the host opens Cleo’s seat"),
            (0, "Cleo is back"),
            (0, "Ada asks to take moves back"),
            (0, "Ben agrees to take moves back"),
            (0, "Cleo agrees to take moves back"),
            (0, "3 moves are undone"),
            (0, "Ada undoes a move"),
            (1, "Ada lays a Region face down"),
        ]
    );
    assert_eq!(ada.table(&id).await["log"].as_array().unwrap().len(), told.len());
    let page = ada.get(&format!("/t/{id}/log")).await.body;
    assert!(page.contains("replay?move=0&amp;as=P1\"><i><bdi>Cleo is back."), "{page}");
    assert!(page.contains("replay?move=1&amp;as=P1\">Ada lays"), "{page}");
    let moment = ada.get(&format!("/t/{id}/replay?move=1&as=P1")).await.body;
    assert!(moment.contains("<p class=\"quiet\">Ada lays a Region face down."), "{moment}");
}

/// Tables that were stored before seats were told of have the lines, too.
#[tokio::test(flavor = "multi_thread")]
async fn old_tables_tell_of_their_seats() {
    let house = crate::releases::opened("0.1.0", shelf::Shelf::embedded()).await;
    let expected = [
        ("wbqhxnfzngdg", "sits down"),
        ("gb73y7dkmfzw", "asks to take moves back"),
        ("gb73y7dkmfzw", "agrees to take moves back"),
        ("gb73y7dkmfzw", "undone"),
    ];
    for (id, words) in expected {
        let lines = seat_lines(&mut house.visitor(), id).await;
        assert!(lines.iter().any(|line| line.ends_with(words)), "{words}: {lines:?}");
    }
}
