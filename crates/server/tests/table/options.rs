//! Options of tables and seats: chosen in forms, in the lobby and in JSON, and kept.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::client::{Client, House, play_out};

async fn options(client: &mut Client, id: &str) -> (Value, Value) {
    let table = client.table(id).await;
    (table["options"].clone(), table["setup"].clone())
}

/// Ada has set a table up for three, Ben sits at it, and a bot.
async fn ada_and_ben(house: &House, game: &str) -> (Client, Client, String) {
    let (mut ada, mut ben) = (house.visitor(), house.visitor());
    ada.get("/").await;
    let plan = json!({ "game": game, "seats": ["here", "person", "hard"] });
    let made = ada.post_json("/api/tables", &plan).await.json();
    let id = made["id"].as_str().unwrap().to_owned();
    ben.get("/").await;
    ben.post(&format!("/t/{id}/join"), &[("name", "Ben")]).await.location();
    (ada, ben, id)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_shelf_tells_every_option() {
    let house = House::open().await;
    let games = house.visitor().get("/api/games").await.json();
    assert_eq!(games[0]["choices"][0]["word"], "advanced");
    assert_eq!(games[0]["options"][0]["option"], "advanced");
    assert_eq!(games[0]["options"][0]["values"], json!([]), "a switch is true or false");
    assert_eq!(games[1]["seat_options"][0]["option"], "first");
    assert_eq!(games[1]["seat_options"][0]["unique"], true);
    assert_eq!(games[1]["seat_options"][0]["host_only"], true);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_chooses_by_name_or_by_words_as_before() {
    let house = House::open().await;
    let mut ada = house.visitor();
    ada.get("/").await;
    let advanced = json!({ "advanced": true });
    for asked in [
        json!({ "choices": ["advanced"] }),
        json!({ "options": ["advanced"] }),
        json!({ "options": { "advanced": true } }),
        json!({ "options": { "advanced": "on" } }),
    ] {
        let mut plan = json!({ "game": "faraway", "seats": ["here", "person"] });
        plan.as_object_mut().unwrap().extend(asked.as_object().unwrap().clone());
        let made = ada.post_json("/api/tables", &plan).await.json();
        assert_eq!(made["table"]["options"], advanced, "{plan}");
        assert_eq!(made["table"]["choices"], json!(["advanced"]), "{plan}");
        assert_eq!(made["table"]["setup"], "2 players, advanced", "{plan}");
    }
    let plan = json!({ "game": "faraway", "seats": ["here", "person"], "options": { "moon": 1 } });
    let refused = ada.post_json("/api/tables", &plan).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.body.contains("choose advanced"), "{}", refused.body);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_has_fields_for_all_seats_however_many_play() {
    let house = House::open().await;
    let mut ada = house.visitor();
    let fields = [
        ("game", "above-and-below"),
        ("players", "2"),
        ("bot_2", "person"),
        ("option_crossover", "off"),
        ("option_crossover", "on"),
        ("option_P1.first", "off"),
        ("option_P2.first", "on"),
        ("option_P4.first", "on"),
    ];
    let made = ada.post("/tables", &fields).await.location();
    let id = made.strip_prefix("/t/").unwrap();
    let (chosen, setup) = options(&mut ada, id).await;
    assert_eq!(chosen, json!({ "crossover": true, "P1.first": false, "P2.first": true }));
    assert_eq!(setup, "2 players, crossover, P2 first");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_sits_there_or_the_host_chooses_until_the_game_begins() {
    let house = House::open().await;
    let (mut ada, mut ben, id) = ada_and_ben(&house, "above-and-below").await;
    let (id, path) = (id.as_str(), format!("/t/{id}/options"));
    let lobby = ben.get(&format!("/t/{id}")).await.body;
    assert!(!lobby.contains("id=\"choose"), "there is nothing for Ben to choose");
    let lobby = ada.get(&format!("/t/{id}")).await.body;
    assert!(lobby.contains("id=\"choose-P3\"") && lobby.contains("id=\"choose\""));

    let first = [("option_first", "off"), ("option_first", "on")];
    let refused = ben.post(&path, &[first[0], first[1], ("seat", "P2")]).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN, "the host says who is first");
    ada.post(&path, &[first[0], first[1], ("seat", "P2")]).await.location();
    assert_eq!(options(&mut ben, id).await.1, "3 players, P2 first");
    let lobby = ben.get(&format!("/t/{id}")).await.body;
    assert!(lobby.contains("Takes the first turn."), "Ben reads it");
    let refused = ben.post(&path, &[first[0], ("seat", "P2")]).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN, "and cannot give it back");
    let refused = ada.post(&path, &[first[1], ("seat", "P3")]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "only one can be first");
    ada.post(&path, &[first[0], ("seat", "P2")]).await.location();
    let refused = ben.post(&path, &[("option_crossover", "on")]).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN, "that is for the host");
    let refused = ada.post(&path, &[("option_moon", "on")]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.body.contains("choose crossover, P1.first"), "{}", refused.body);
    ada.post(&path, &[("option_crossover", "on"), ("option_P3.first", "on")]).await.location();

    // The options of a seat go where its player goes.
    let swap = [("seat", "P3"), ("to", "swap:P1")];
    ada.post(&format!("/t/{id}/seat"), &swap).await.location();
    let chosen = options(&mut ada, id).await;
    assert_eq!(chosen.1, "3 players, crossover, P1 first");
    ada.post(&format!("/t/{id}/start"), &[]).await.location();
    assert_eq!(options(&mut ada, id).await, chosen);
    let late = ada.post(&path, &[("option_crossover", "off")]).await;
    assert_eq!(late.status, StatusCode::CONFLICT);

    // What was chosen is stored.
    let house = house.again().await;
    ada.router = house.router.clone();
    assert_eq!(options(&mut ada, id).await, chosen);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_sits_there_chooses_for_their_seat_and_takes_no_advantage() {
    let house = House::open().await;
    let (mut ada, mut ben, id) = ada_and_ben(&house, "near-and-far").await;
    let (id, path) = (id.as_str(), format!("/t/{id}/options"));

    let lobby = ben.get(&format!("/t/{id}")).await.body;
    let form = lobby.split("id=\"choose-P2\"").nth(1).expect("Ben chooses for his seat");
    let form = form.split("</form>").next().unwrap();
    assert!(form.contains("option_character") && !form.contains("option_first"), "{form}");
    assert!(!lobby.contains("id=\"choose-P1\"") && !lobby.contains("id=\"choose\""));
    ben.post(&path, &[("option_character", "vera"), ("seat", "P2")]).await.location();
    assert_eq!(options(&mut ben, id).await.0["P2.character"], "vera");
    for word in ["option_first", "option_platypus"] {
        let refused = ben.post(&path, &[(word, "on"), ("seat", "P2")]).await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN, "{word}");
    }
    let refused = ben.post(&path, &[("option_character", "random"), ("seat", "P3")]).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN, "that seat is not Ben's");
    ada.post(&path, &[("option_first", "on"), ("seat", "P2")]).await.location();
    assert_eq!(options(&mut ben, id).await.0["P2.first"], true);
    // What the host gave stays when Ben chooses for himself.
    ben.post(&path, &[("option_character", "random"), ("seat", "P2")]).await.location();
    assert_eq!(options(&mut ben, id).await.0["P2.first"], true);
}

#[tokio::test(flavor = "multi_thread")]
async fn rematch_import_and_what_if_keep_every_option() {
    let mut limits = server::Limits::default();
    limits.per_visitor.at_once = 1e9;
    let house = House::with(limits).await;
    let mut ada = house.visitor();
    ada.get("/").await;
    let plan = json!({
        "game": "above-and-below", "seats": ["here", "greedy"],
        "options": { "crossover": true, "P2.first": true },
    });
    let made = ada.post_json("/api/tables", &plan).await.json();
    let id = made["id"].as_str().unwrap().to_owned();
    play_out(&mut [&mut ada], &id).await;
    let chosen = options(&mut ada, &id).await;
    assert_eq!(chosen.1, "2 players, crossover, P2 first");

    let rematch = ada.post_json(&format!("/api/tables/{id}/rematch"), &json!({})).await.json();
    assert_eq!(options(&mut ada, rematch["id"].as_str().unwrap()).await, chosen);
    let what_if = json!({ "seat": "P1", "move": 3 });
    let other = ada.post_json(&format!("/api/tables/{id}/what-if"), &what_if).await.json();
    assert_eq!(options(&mut ada, other["id"].as_str().unwrap()).await, chosen);
    let file = ada.get(&format!("/t/{id}/export")).await.body;
    let brought = ada.post_json("/api/import", &json!({ "file": file })).await.json();
    assert_eq!(options(&mut ada, brought["id"].as_str().unwrap()).await, chosen);
}
