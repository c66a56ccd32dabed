//! Nobody gets the eyes of a second seat: the host, a player or a former one, in this browser or
//! in another, by pages or by the API, in every game.

use axum::http::StatusCode;
use serde_json::{Value, json};
use shelf::GameName;

use crate::{
    client::{Client, House, answer, knock},
    streams::Events,
};

/// Three seats with the game begun: Ada, who is the host, Ben and Cleo.
pub(crate) async fn three_people(house: &House, game: GameName) -> ([Client; 3], String) {
    let mut people = [house.visitor(), house.visitor(), house.visitor()];
    let plan = [("game", game.word()), ("players", "3"), ("bot_2", "person"), ("bot_3", "person")];
    let id = people[0].create(&[&plan[..], &[("name", "Ada")]].concat()).await;
    for (index, name) in [(1, "Ben"), (2, "Cleo")] {
        people[index].get("/").await;
        people[index].post(&format!("/t/{id}/join"), &[("name", name)]).await.location();
    }
    people[0].post(&format!("/t/{id}/start"), &[]).await.location();
    (people, id)
}

/// Somebody's second browser.
async fn another_browser(house: &House) -> Client {
    let mut other = house.visitor();
    other.get("/").await;
    other
}

/// The routes by which this visitor looks through the eyes of a seat of a running game.
async fn eyes_of(client: &mut Client, id: &str, seat: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut note = |what: &str, is_seen: bool| found.extend(is_seen.then(|| what.to_owned()));
    let sees = |table: &Value| table["viewer"] == seat || table["mine"].to_string().contains(seat);
    for query in ["".to_owned(), format!("?seat={seat}"), format!("?as={seat}")] {
        let table = client.get(&format!("/api/tables/{id}{query}")).await.json();
        note("json", sees(&table));
        let page = client.get(&format!("/t/{id}{query}")).await.body;
        let mut fragments = Events::open(client, &format!("/t/{id}/events{query}"), None).await;
        let fragment = fragments.next().await.unwrap().1;
        for shown in [page, fragment] {
            let form = shown.split("id=\"act\"").nth(1);
            let form = form.and_then(|rest| rest.split("</form>").next());
            note("form", form.is_some_and(|form| form.contains(&format!("value=\"{seat}\""))));
            note("page", shown.contains(&format!("replay?move=0&amp;as={seat}")));
        }
        let path = format!("/api/tables/{id}/events{query}");
        let mut events = Events::open(client, &path, None).await;
        let pushed: Value = serde_json::from_str(&events.next().await.unwrap().1).unwrap();
        note("stream", sees(&pushed));
    }
    for path in [format!("/t/{id}"), format!("/api/tables/{id}")] {
        let replay = client.get(&format!("{path}/replay?move=0&as={seat}")).await;
        note("replay", replay.status != StatusCode::FORBIDDEN);
        let body = json!({ "seat": seat });
        let hint = client.post_json(&format!("/api/tables/{id}/hint"), &body).await;
        note("hint", hint.status != StatusCode::FORBIDDEN);
        note("export", client.get(&format!("{path}/export")).await.status != StatusCode::CONFLICT);
        let what_if = [("seat", seat), ("move", "0")];
        let what_if = client.post(&format!("/t/{id}/what-if"), &what_if).await;
        note("what-if", what_if.status != StatusCode::CONFLICT);
    }
    found
}

/// Tries to sit down by every door, and finds no eyes behind any.
async fn is_kept_out(attacker: &mut Client, id: &str, seat: &str, status: StatusCode) {
    let seats = async |attacker: &mut Client| -> Vec<Value> {
        let table = attacker.table(id).await;
        let place = |place: &Value| json!([place["name"], place["sitter"], place["mine"]]);
        table["seats"].as_array().unwrap().iter().map(place).collect()
    };
    let before = seats(attacker).await;
    let body = json!({ "name": "Eve", "seat": seat });
    let json = attacker.post_json(&format!("/api/tables/{id}/join"), &body).await;
    assert_eq!(json.status, status, "{json:?}");
    let form = [("name", "Eve"), ("seat", seat)];
    let page = attacker.post(&format!("/t/{id}/join"), &form).await;
    assert_eq!(page.status.is_client_error(), status.is_client_error(), "{page:?}");
    assert_eq!(eyes_of(attacker, id, seat).await, [""; 0], "{seat}");
    assert_eq!(seats(attacker).await, before);
}

async fn reseat(host: &mut Client, id: &str, seat: &str, to: &str) {
    host.post(&format!("/t/{id}/seat"), &[("seat", seat), ("to", to)]).await.location();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_cannot_open_a_seat_and_look_at_its_hand() {
    for &game in GameName::ALL {
        let house = House::open().await;
        let ([mut ada, mut ben, _], id) = three_people(&house, game).await;
        let mut other = another_browser(&house).await;
        assert_ne!(eyes_of(&mut ben, &id, "P2").await, [""; 0], "the owner has them");

        for to in ["open", "easy"] {
            reseat(&mut ada, &id, "P2", to).await;
            let status = if to == "open" { StatusCode::FORBIDDEN } else { StatusCode::CONFLICT };
            is_kept_out(&mut ada, &id, "P2", status).await;
            // The host's other browser, or somebody with the link.
            is_kept_out(&mut other, &id, "P2", StatusCode::CONFLICT).await;
            ben.post(&format!("/t/{id}/join"), &[]).await.location();
            assert_eq!(ben.table(&id).await["viewer"], "P2", "the owner is back at once");
        }

        reseat(&mut ada, &id, "P2", "kick").await;
        is_kept_out(&mut ada, &id, "P2", StatusCode::FORBIDDEN).await;
        ada.post(&format!("/t/{id}/leave"), &[("seat", "P1")]).await.location();
        is_kept_out(&mut ada, &id, "P2", StatusCode::FORBIDDEN).await;
        is_kept_out(&mut other, &id, "P2", StatusCode::OK).await;
    }
}

/// With nobody else at the table the host could let their own second browser in.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_removes_a_player_lets_nobody_else_see_that_hand() {
    for &game in GameName::ALL {
        let house = House::open().await;
        let (mut ada, mut ben) = (house.visitor(), another_browser(&house).await);
        let plan = [("game", game.word()), ("players", "2"), ("bot_2", "person"), ("name", "Ada")];
        let id = ada.create(&plan).await;
        ben.post(&format!("/t/{id}/join"), &[("name", "Ben")]).await.location();
        ada.post(&format!("/t/{id}/start"), &[]).await.location();
        let mut other = another_browser(&house).await;

        reseat(&mut ada, &id, "P2", "kick").await;
        is_kept_out(&mut other, &id, "P2", StatusCode::FORBIDDEN).await;
        ada.post(&format!("/t/{id}/leave"), &[("seat", "P1")]).await.location();
        is_kept_out(&mut other, &id, "P2", StatusCode::FORBIDDEN).await;
        ada.post(&format!("/t/{id}/join"), &[]).await.location();

        // The player who was removed has seen that hand, and can be let in again.
        let request = knock(&mut ben, &id, "Ben", "P2").await;
        answer(&mut ada, &id, request, "agree").await.location();
        assert_eq!(ben.table(&id).await["viewer"], "P2");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_cannot_look_at_the_hand_of_a_bot() {
    for &game in GameName::ALL {
        let house = House::open().await;
        let (mut ada, mut ben) = (house.visitor(), another_browser(&house).await);
        let plan = [("game", game.word()), ("players", "3"), ("bot_2", "person"), ("name", "Ada")];
        let id = ada.create(&plan).await;
        ben.post(&format!("/t/{id}/join"), &[("name", "Ben")]).await.location();
        ada.post(&format!("/t/{id}/start"), &[]).await.location();

        reseat(&mut ada, &id, "P3", "open").await;
        is_kept_out(&mut ada, &id, "P3", StatusCode::FORBIDDEN).await;
        is_kept_out(&mut ben, &id, "P3", StatusCode::FORBIDDEN).await;
        let mut other = another_browser(&house).await;
        is_kept_out(&mut other, &id, "P3", StatusCode::OK).await;
        let request = knock(&mut other, &id, "Eve", "P3").await;
        answer(&mut ada, &id, request, "agree").await.location();
        assert_eq!(eyes_of(&mut other, &id, "P3").await, [""; 0], "one has yet to agree");
        assert_eq!(answer(&mut ada, &id, request, "agree").await.status, StatusCode::FORBIDDEN);
        assert_eq!(answer(&mut other, &id, request, "agree").await.status, StatusCode::FORBIDDEN);
        answer(&mut ben, &id, request, "agree").await.location();
        assert_eq!(other.table(&id).await["viewer"], "P3", "all have agreed");
    }
}

/// The host puts bots everywhere and gets up: nobody sits there who would have to agree.
#[tokio::test(flavor = "multi_thread")]
async fn an_empty_table_is_not_a_way_in() {
    let house = House::open().await;
    let ([mut ada, mut ben, mut cleo], id) = three_people(&house, GameName::Faraway).await;
    let mut other = another_browser(&house).await;
    reseat(&mut ada, &id, "P2", "easy").await;
    reseat(&mut ada, &id, "P3", "open").await;
    let leave = format!("/t/{id}/leave");
    ada.post(&leave, &[("seat", "P1")]).await.location();
    for seat in ["P2", "P3"] {
        is_kept_out(&mut other, &id, seat, StatusCode::CONFLICT).await;
    }
    let request = knock(&mut other, &id, "Eve", "P1").await;
    answer(&mut ben, &id, request, "refuse").await.location();
    assert_eq!(other.table(&id).await["viewer"], "spectator", "whoever was put off has a say");

    for (player, seat) in [(&mut ben, "P2"), (&mut cleo, "P3")] {
        player.post(&format!("/t/{id}/join"), &[]).await.location();
        player.post(&leave, &[("seat", seat)]).await.location();
    }
    is_kept_out(&mut other, &id, "P2", StatusCode::UNPROCESSABLE_ENTITY).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_cannot_take_the_seat_of_one_who_got_up() {
    for &game in GameName::ALL {
        let house = House::open().await;
        let ([mut ada, mut ben, mut cleo], id) = three_people(&house, game).await;
        ben.post(&format!("/t/{id}/leave"), &[("seat", "P2")]).await.location();
        is_kept_out(&mut cleo, &id, "P2", StatusCode::FORBIDDEN).await;

        let token = cleo.post_json(&format!("/api/tables/{id}/link"), &json!({})).await.json();
        let mut phone = another_browser(&house).await;
        let carry = [("token", token["token"].as_str().unwrap())];
        phone.post(&format!("/t/{id}/carry"), &carry).await.location();
        phone.post(&format!("/t/{id}/leave"), &[("seat", "P3")]).await.location();
        // The seat she left is hers, so only the other one is closed to her.
        let other = json!({ "name": "Cleo", "seat": "P2" });
        for device in [&mut cleo, &mut phone] {
            let refused = device.post_json(&format!("/api/tables/{id}/join"), &other).await;
            assert_eq!(refused.status, StatusCode::FORBIDDEN, "{refused:?}");
            assert_eq!(eyes_of(device, &id, "P2").await, [""; 0]);
        }

        // Her next browser is somebody new, whom the others may refuse.
        let mut fresh = another_browser(&house).await;
        let request = knock(&mut fresh, &id, "Dan", "P2").await;
        assert_eq!(eyes_of(&mut fresh, &id, "P2").await, [""; 0]);
        answer(&mut ada, &id, request, "refuse").await.location();
        assert_eq!(eyes_of(&mut fresh, &id, "P2").await, [""; 0]);
        ben.post(&format!("/t/{id}/join"), &[("name", "Ben")]).await.location();
        phone.post(&format!("/t/{id}/join"), &[]).await.location();
        assert_eq!(phone.table(&id).await["viewer"], "P3");
    }
}

/// Before the game everybody may sit anywhere; what they left then is no claim to a hand.
#[tokio::test(flavor = "multi_thread")]
async fn a_seat_left_before_the_game_is_not_taken_again_during_it() {
    let house = House::open().await;
    let (mut ada, mut other) = (house.visitor(), another_browser(&house).await);
    let plan = [("players", "3"), ("bot_2", "here"), ("bot_3", "person"), ("name", "Ada")];
    let id = ada.create(&plan).await;
    other.post(&format!("/t/{id}/join"), &[("name", "Eve"), ("seat", "P3")]).await.location();
    reseat(&mut ada, &id, "P2", "easy").await;
    reseat(&mut ada, &id, "P3", "easy").await;
    ada.post(&format!("/t/{id}/start"), &[]).await.location();

    is_kept_out(&mut ada, &id, "P2", StatusCode::CONFLICT).await;
    is_kept_out(&mut other, &id, "P3", StatusCode::CONFLICT).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_was_brought_along_is_closed_with_its_first_move() {
    let house = House::open().await;
    let ([mut ada, mut ben, mut cleo], id) = three_people(&house, GameName::Faraway).await;
    let mut players = [&mut ada, &mut ben, &mut cleo];
    crate::client::play_out(&mut players, &id).await;
    let file = ada.get(&format!("/t/{id}/export")).await.body;
    let setup: String =
        file.lines().take_while(|line| !line.starts_with("P")).fold(String::new(), |text, line| {
            if line.starts_with('#') { text } else { text + line + "\n" }
        });
    let copy = ada.post("/import", &[("file", &setup)]).await.location().replace("/t/", "");
    let join = format!("/t/{copy}/join");
    for seat in ["P1", "P2", "P3"] {
        ada.post(&join, &[("seat", seat)]).await.location();
    }
    ada.post(&format!("/t/{copy}/leave"), &[("seat", "P3")]).await.location();
    ada.post(&format!("/t/{copy}/leave"), &[("seat", "P2")]).await.location();
    ben.post(&join, &[("seat", "P2")]).await.location();
    assert_eq!(ben.table(&copy).await["viewer"], "P2", "before the first move seats are free");

    assert!(ada.act_first(&copy).await);
    is_kept_out(&mut ada, &copy, "P3", StatusCode::FORBIDDEN).await;
    is_kept_out(&mut ben, &copy, "P3", StatusCode::FORBIDDEN).await;
    is_kept_out(&mut cleo, &copy, "P3", StatusCode::OK).await;
}
