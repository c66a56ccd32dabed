//! Luck: what was promised, what was brought along, and what was meddled with.

use axum::http::StatusCode;
use serde_json::json;
use sha2::{Digest, Sha256};

use crate::{
    client::{Client, House, play_out, two_people},
    described::assert_described,
};

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Pledges or tells the number of a seat, as our script does it.
async fn take_part(client: &mut Client, id: &str, seat: &str, verb: &str) -> StatusCode {
    let seed_hash = client.table(id).await["seed_hash"].as_str().unwrap().to_owned();
    let number = [seat.as_bytes()[1]; 32];
    let (number, hash) = (hex(&number), hex(&Sha256::digest(number)));
    let fields = match verb {
        "pledge" => vec![("seat", seat), ("seed_hash", &seed_hash), ("hash", &hash)],
        _ => vec![("seat", seat), ("number", number.as_str())],
    };
    client.with_script().post(&format!("/t/{id}/{verb}"), &fields).await.status
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_add_to_the_seed_and_everybody_sees_who_did() {
    let house = House::open().await;
    let (mut ada, mut ben, mut cleo) = (house.visitor(), house.visitor(), house.visitor());
    let seats = [("players", "3"), ("bot_2", "person"), ("bot_3", "person"), ("name", "Ada")];
    let id = ada.create(&seats).await;
    for (guest, name) in [(&mut ben, "Ben"), (&mut cleo, "Cleo")] {
        guest.post(&format!("/t/{id}/join"), &[("name", name)]).await;
    }
    let lobby = ada.get(&format!("/t/{id}")).await.body;
    assert!(lobby.contains("id=\"draw\"") && lobby.contains("data-mine=\"P1\""), "{lobby}");
    let described = ada.get("/api/openapi.json").await.json();
    let schema = &described["components"]["schemas"]["Table"];
    for (guest, seat) in [(&mut ada, "P1"), (&mut ben, "P2")] {
        assert_eq!(take_part(guest, &id, seat, "pledge").await, StatusCode::NO_CONTENT);
        assert_eq!(take_part(guest, &id, seat, "open").await, StatusCode::UNPROCESSABLE_ENTITY);
    }
    assert_eq!(take_part(&mut ben, &id, "P3", "pledge").await, StatusCode::FORBIDDEN);
    let started = ada.post_json(&format!("/api/tables/{id}/start"), &json!({})).await.json();
    assert_eq!(started["table"]["luck"]["draw"], "opening");
    assert_described(&described, schema, &started["table"]);
    let waiting = ben.get(&format!("/t/{id}")).await.body;
    assert!(waiting.contains("about to begin") && waiting.contains("data-phase=\"open\""));
    assert!(waiting.contains("random number of Ada and Ben"), "{waiting}");
    assert!(!waiting.contains(&"31".repeat(32)), "a number is nowhere before it is told");
    assert_eq!(take_part(&mut ada, &id, "P1", "open").await, StatusCode::NO_CONTENT);
    assert_eq!(take_part(&mut ben, &id, "P2", "open").await, StatusCode::NO_CONTENT);

    let table = cleo.table(&id).await;
    assert_described(&described, schema, &table);
    assert_eq!(table["stage"], "playing");
    assert_eq!(table["luck"]["added_by"], json!(["P1", "P2"]));
    assert_eq!(table["luck"]["added_nothing"], json!(["P3"]));
    assert!(table["seed"].is_null() && table["luck"]["terms"].is_null());
    let page = cleo.get(&format!("/t/{id}")).await.body;
    assert!(page.contains("The browsers of Ada and Ben added a random number each"), "{page}");
    assert!(page.contains("Cleo’s browser added nothing"), "{page}");
    let over = play_out(&mut [&mut ada, &mut ben, &mut cleo], &id).await;
    assert_described(&described, schema, &over);
    assert_eq!(over["luck"]["fair"], true);
    assert!(over["luck"]["terms"].as_str().unwrap().contains(&"32".repeat(32)));
    let page = cleo.get(&format!("/t/{id}")).await.body;
    assert!(page.contains("the SHA-256 of these lines") && page.contains("data-terms="), "{page}");
    let file = cleo.get(&format!("/t/{id}/export")).await.body;
    let checked = host::verify(house.app.host().shelf(), &file).unwrap();
    assert_eq!((checked.added_by.len(), checked.added_nothing.len()), (2, 1));

    // The file goes on elsewhere as any other does, with what it says about its luck.
    let copy = ben.post("/import", &[("file", &file)]).await.location().replace("/t/", "");
    let again = ben.get(&format!("/t/{copy}/export")).await.body;
    let checked = host::verify(house.app.host().shelf(), &again).unwrap();
    assert_eq!((checked.promised, checked.matching), (0, checked.brought_along));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_against_bots_waits_a_moment_for_a_script_and_never_without_one() {
    let house = House::open().await;
    let mut ada = house.visitor();
    let plain = ada.create(&[("players", "2"), ("bot_2", "random")]).await;
    assert_eq!(ada.table(&plain).await["stage"], "playing");
    let id = ada.create(&[("players", "2"), ("bot_2", "random"), ("pledge", "on")]).await;
    let page = ada.get(&format!("/t/{id}")).await.body;
    assert!(page.contains("about to begin") && !page.contains("/start\""), "{page}");
    assert_eq!(take_part(&mut ada, &id, "P1", "pledge").await, StatusCode::NO_CONTENT);
    assert_eq!(take_part(&mut ada, &id, "P1", "open").await, StatusCode::NO_CONTENT);
    assert_eq!(ada.table(&id).await["stage"], "playing");

    play_out(&mut [&mut ada], &id).await;
    let rematch = ada.post(&format!("/t/{id}/rematch"), &[("pledge", "on")]).await.location();
    assert_eq!(ada.table(&rematch.replace("/t/", "")).await["luck"]["draw"], "gathering");
    let wanted = json!({ "game": "faraway", "seats": ["here", "random"], "pledge": true });
    let made = ada.post_json("/api/tables", &wanted).await.json();
    assert_eq!(made["table"]["luck"]["draw"], "gathering");
}

/// A file as somebody writes it who searched for a seed that deals good cards: the setup alone, with
/// the seed and its hash.
async fn ground(house: &House) -> String {
    let mut eve = house.visitor();
    let id = eve.create(&[("players", "2"), ("bot_2", "random")]).await;
    play_out(&mut [&mut eve], &id).await;
    let file = eve.get(&format!("/t/{id}/export")).await.body;
    let setup = file.lines().position(|line| line.starts_with("luck:")).unwrap();
    let lines = file.lines().take(setup + 1);
    lines.filter(|line| !line.starts_with("# positions")).map(|line| format!("{line}\n")).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn luck_that_comes_with_a_file_is_brought_along_from_the_first_moment_and_never_fair() {
    let house = House::open().await;
    let file = ground(&house).await;
    assert_eq!(host::verify(house.app.host().shelf(), &file).unwrap().brought_along, 0);
    let (mut eve, mut ben) = (house.visitor(), house.visitor());
    let id = eve.post("/import", &[("file", &file)]).await.location().replace("/t/", "");
    for (player, seat) in [(&mut eve, "P1"), (&mut ben, "P2")] {
        let joined = player.post(&format!("/t/{id}/join"), &[("name", ""), ("seat", seat)]).await;
        assert_eq!(joined.status, StatusCode::SEE_OTHER);
    }

    let says = "nobody here can vouch for that luck";
    let mut stranger = house.visitor();
    for path in ["", "/board", "/log", "/replay?move=0"] {
        let page = stranger.get(&format!("/t/{id}{path}")).await.body;
        assert!(page.contains(says), "{path}: {page}");
    }
    let told = ben.get(&format!("/t/{id}")).await.body;
    assert!(told.contains(says), "{told}");
    let luck = &ben.table(&id).await["luck"];
    assert_eq!(
        (luck["brought_along"].as_u64(), luck["brought_moves"].as_u64()),
        (Some(9), Some(0))
    );
    assert!(luck["fair"].is_null());

    let over = play_out(&mut [&mut eve, &mut ben], &id).await;
    let luck = &over["luck"];
    assert_eq!((luck["fair"].as_bool(), luck["brought_along"].as_u64()), (Some(false), Some(9)));
    assert_eq!(luck["matching"], 9, "the seed in the file gives them, and promises nothing");
    assert!(luck["promised"].as_u64().unwrap() > 0, "{luck}");
    let page = ben.get(&format!("/t/{id}")).await.body;
    assert!(page.contains("9 draws were imported and can’t be checked"), "{page}");
}

#[tokio::test(flavor = "multi_thread")]
async fn seeds_in_a_file_that_do_not_give_its_luck_spoil_nothing_that_is_drawn_here() {
    let house = House::open().await;
    let file = ground(&house).await;
    let seed = file.lines().find(|line| line.starts_with("# seed: ")).unwrap();
    let promised = file.lines().find(|line| line.starts_with("# promised: ")).unwrap();
    // Another seed with its right hash.
    let forged = file.replace(seed, &format!("# seed: {}", "0".repeat(64))).replace(
        promised,
        "# promised: 66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925",
    );
    let mut eve = house.visitor();
    let id = eve.post("/import", &[("file", &forged)]).await.location().replace("/t/", "");
    for seat in ["P1", "P2"] {
        eve.post(&format!("/t/{id}/join"), &[("name", ""), ("seat", seat)]).await;
    }
    let host = house.app.host();
    loop {
        let table = host.look(&id).await.unwrap();
        let Some(seat) = table.to_act().first() else { break };
        let action = table.board.as_ref().unwrap().views[seat.index()].actions()[0].clone();
        let seat = seat.to_string();
        let rev = table.revision.to_string();
        let fields = [("rev", rev.as_str()), ("seat", seat.as_str()), ("act", action.as_str())];
        eve.post(&format!("/t/{id}/act"), &fields).await;
    }

    let luck = &eve.table(&id).await["luck"];

    assert_eq!((luck["brought_along"].as_u64(), luck["matching"].as_u64()), (Some(9), Some(0)));
    assert!(luck["promised"].as_u64().unwrap() > 0 && luck["reason"].is_null(), "{luck}");
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
    assert_eq!((checked.brought_along, over["luck"]["fair"].as_bool()), (0, Some(true)));
    assert!(checked.promised > 0 && checked.passed_over > 0, "{checked:?}");
    let page = ben.get(&format!("/t/{id}")).await.body;
    assert!(
        page.contains(&format!("all {} random draws are the same", checked.promised)),
        "{page}"
    );
    assert!(page.contains(&format!("{} draws were undone", checked.passed_over)));

    let half = [("seat", "P2"), ("move", "9")];
    let other = ben.post(&at("what-if"), &half).await.location().replace("/t/", "");
    play_out(&mut [&mut ben], &other).await;
    let again = ben.get(&format!("/t/{other}/export")).await.body;
    assert_eq!(again.matches("# seed: ").count(), 2, "{again}");
    let checked = host::verify(shelf, &again).unwrap();
    assert!(checked.promised > 0 && checked.brought_along > 0, "{checked:?}");
    assert_eq!(checked.matching, checked.brought_along, "the earlier table's seed is still known");

    let copy = ben.post("/import", &[("file", &again)]).await.location().replace("/t/", "");
    let third = ben.get(&format!("/t/{copy}/export")).await.body;
    let third = host::verify(shelf, &third).unwrap();
    assert_eq!((third.promised, third.passed_over), (0, 0), "nothing was drawn at this table");
    assert_eq!(third.brought_along, checked.promised + checked.brought_along);
    assert_eq!(third.matching, third.brought_along);

    let bare: String = again
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| format!("{line}\n"))
        .collect();
    let copy = ben.post("/import", &[("file", &bare)]).await.location().replace("/t/", "");
    let fourth = ben.get(&format!("/t/{copy}/export")).await.body;
    let checked = host::verify(shelf, &fourth).unwrap();
    assert!(checked.promised == 0 && checked.matching == 0, "{checked:?}");
    assert_eq!(checked.brought_along, third.brought_along);
    let page = ben.get(&format!("/t/{copy}")).await.body;
    assert!(page.contains("imported and can’t be checked"), "{page}");
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
