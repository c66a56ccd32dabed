//! The JSON API: a whole game by programs, and its description.

use std::collections::BTreeSet;

use luck::Quick;
use serde_json::{Value, json};
use shelf::GameName;
use table::Chance;

use crate::{
    client::{Client, House},
    described::assert_described,
};

/// A program: a bearer token instead of a cookie.
async fn call(
    client: &mut Client,
    token: &mut Option<String>,
    path: &str,
    body: Option<Value>,
) -> Value {
    let request = match &body {
        Some(_) => client.request("POST", path),
        None => client.request("GET", path),
    };
    let request = match token {
        Some(token) => request.header("authorization", format!("Bearer {token}")),
        None => request,
    };
    let body = body.map_or_else(axum::body::Body::empty, |body| body.to_string().into());
    let response = client.send(request.body(body).unwrap()).await;
    assert!(response.status().is_success(), "{path}: {}", response.status());
    let bytes = axum::body::to_bytes(response.into_body(), usize::MAX).await.unwrap();
    let answer: Value = serde_json::from_slice(&bytes).unwrap();
    if let Some(secret) = answer["secret"].as_str() {
        *token = Some(secret.to_owned());
    }
    answer
}

#[tokio::test(flavor = "multi_thread")]
async fn two_programs_play_a_whole_game() {
    let house = House::open().await;
    let mut client = house.visitor();
    let (mut one, mut two) = (None, None);
    let plan = json!({ "game": "faraway", "seats": ["here", "person"], "name": "One", "listed": true, "choices": ["advanced"] });
    let made = call(&mut client, &mut one, "/api/tables", Some(plan)).await;
    let id = made["id"].as_str().unwrap().to_owned();
    let at = |verb: &str| format!("/api/tables/{id}/{verb}");
    let open = call(&mut client, &mut two, "/api/tables", None).await;
    assert_eq!(open["open"][0]["id"], id.as_str());
    let joined = call(&mut client, &mut two, &at("join"), Some(json!({ "name": "Two" }))).await;
    assert_eq!(joined["seat"], "P2");
    call(&mut client, &mut one, &at("start"), Some(json!({}))).await;

    let mut moves = 0;
    loop {
        let mut over = false;
        for token in [&mut one, &mut two] {
            let table = call(&mut client, token, &format!("/api/tables/{id}"), None).await;
            over |= table["stage"] == "over";
            if table["to_act"].as_array().unwrap().contains(&table["viewer"]) {
                let act = json!({
                    "rev": table["revision"], "seat": table["viewer"], "act": table["actions"][0],
                });
                call(&mut client, token, &at("act"), Some(act)).await;
                moves += 1;
            }
        }
        if over {
            break;
        }
        assert!(moves < 500);
    }
    let log = call(&mut client, &mut one, &at("log"), None).await;
    assert!(log.as_array().unwrap().len() > moves / 2);
}

/// A program reads the book as well as anybody: what may be done, and what came of it.
#[tokio::test(flavor = "multi_thread")]
async fn a_program_reads_the_tale_and_the_description_knows_every_word_of_it() {
    let mut limits = server::Limits::default();
    limits.per_visitor.at_once = 1e9;
    let house = House::with(limits).await;
    let mut client = house.visitor();
    client.get("/").await;
    let described = client.get("/api/openapi.json").await.json();
    let schema = &described["components"]["schemas"]["Table"];
    let plan = json!({ "game": "above-and-below", "seats": ["here", "here"] });
    let made = client.post_json("/api/tables", &plan).await.json();
    let path = format!("/api/tables/{}", made["id"].as_str().unwrap());
    let mut luck = Quick::new(5, 0);
    let (mut asked, mut came) = (0, 0);
    for _ in 0..3_000 {
        let seat = client.get(&path).await.json()["to_act"][0].as_str().map(str::to_owned);
        let Some(seat) = seat else { break };
        let table = client.get(&format!("{path}?as={seat}")).await.json();
        assert_described(&described, schema, &table);
        let acts: Vec<&str> =
            table["actions"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
        if acts[0].starts_with("choose") {
            let page = table["tale"]["pages"].as_array().unwrap().last().unwrap();
            assert!(!page["text"][0].as_str().unwrap().is_empty(), "{page}");
            let known = |choice: &Value| !choice["label"].as_str().unwrap().is_empty();
            assert!(page["choices"].as_array().unwrap().iter().all(known), "{page}");
            assert!(page["outcome"].is_null(), "{page}");
            asked += 1;
        }
        let pages = table["tale"]["pages"].as_array().into_iter().flatten();
        came += pages.filter(|page| page["outcome"]["brings"].is_array()).count();
        if asked > 3 && came > 3 {
            let at = format!("{path}/replay?move=9999&as={seat}");
            assert_eq!(client.get(&at).await.json()["tale"], table["tale"]);
            return;
        }
        // Whoever may explore does, and the rest is luck.
        let act = if acts.contains(&"explore") {
            "explore"
        } else {
            acts[luck.pick(acts.len() as u32) as usize]
        };
        let body = json!({ "rev": table["revision"], "seat": seat, "act": act });
        let answer = client.post_json(&format!("{path}/act"), &body).await;
        assert!(answer.status.is_success(), "{act}: {answer:?}");
    }
    panic!("only {asked} passages asked and {came} outcomes came");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_description_names_every_route_and_nothing_else() {
    let house = House::open().await;
    let mut client = house.visitor();
    let described = client.get("/api/openapi.json").await.json();
    assert_eq!(described["openapi"], "3.1.0");
    let paths = described["paths"].as_object().unwrap();
    let verbs: BTreeSet<&str> = paths
        .iter()
        .filter(|(_, methods)| methods.get("post").is_some())
        .filter_map(|(path, _)| path.strip_prefix("/api/tables/{id}/"))
        .collect();
    assert_eq!(verbs, server::VERBS.iter().copied().collect::<BTreeSet<_>>());

    let id = client.create(&[("players", "2"), ("bot_2", "random")]).await;
    for (path, methods) in paths {
        let path = path.replace("{id}", &id);
        for method in methods.as_object().unwrap().keys() {
            let answer = match method.as_str() {
                "get" if path.ends_with("/events") => continue,
                "get" => client.get(&path).await,
                _ => client.post_json(&path, &json!({})).await,
            };
            assert!(!matches!(answer.status.as_u16(), 404 | 405), "{method} {path}: {answer:?}");
        }
    }
}

/// Requests made up from the description, right and wrong: no 5xx, and what is refused changes
/// nothing.
#[tokio::test(flavor = "multi_thread")]
async fn made_up_requests_never_fail_and_change_nothing_when_refused() {
    let mut luck = Quick::new(11, 0);
    for &game in GameName::ALL.iter().filter(|game| game.players().contains(&3)) {
        let refused = made_up_requests(game, &mut luck).await;
        assert!(refused > 100, "{game}: {refused}");
    }
}

/// Makes requests up at a table of a game, and counts those that are refused.
async fn made_up_requests(game: GameName, luck: &mut Quick) -> usize {
    let mut limits = server::Limits::default();
    limits.per_visitor.at_once = 1e9;
    let house = House::with(limits).await;
    let mut client = house.visitor();
    client.get("/").await;
    let plan = json!({ "game": game.word(), "seats": ["here", "here", "person"] });
    let made = client.post_json("/api/tables", &plan).await.json();
    let id = made["id"].as_str().unwrap().to_owned();
    let described = client.get("/api/openapi.json").await.json();
    let paths = described["paths"].as_object().unwrap();
    let mut refused = 0;
    for _ in 0..20 {
        for (path, methods) in paths {
            if path.ends_with("/events") {
                continue;
            }
            let path = path.replace("{id}", if luck.pick(8) == 0 { "nowhere" } else { &id });
            if methods.get("get").is_some() {
                let query = format!("{path}?seat={}&move={}", word(luck), luck.pick(99));
                client
                    .get(&query.replace(
                        |letter: char| !letter.is_ascii_graphic() || "<>".contains(letter),
                        "_",
                    ))
                    .await;
            }
            let Some(post) = methods.get("post") else { continue };
            let schema = &post["requestBody"]["content"]["application/json"]["schema"];
            let mut body = json!({});
            for name in schema["properties"].as_object().into_iter().flat_map(|all| all.keys()) {
                if luck.pick(6) > 0 {
                    body[name] = value(luck);
                }
            }
            let before = client.table(&id).await;
            let answer = client.post_json(&path, &body).await;
            if answer.status.is_client_error() {
                refused += 1;
                assert_eq!(client.table(&id).await, before, "{path} {body}: {}", answer.status);
            }
        }
    }
    refused
}

fn word(luck: &mut Quick) -> String {
    const WORDS: [&str; 21] = [
        "P1",
        "P2",
        "P3",
        "P9",
        "faraway",
        "above-and-below",
        "near-and-far",
        "now-or-never",
        "chess",
        "open",
        "hard",
        "kick",
        "swap:P2",
        "live",
        "ask",
        "agree",
        "play 1",
        "",
        "\u{0}\u{202e}<script>",
        "-1",
        "18446744073709551616",
    ];
    WORDS[luck.pick(WORDS.len() as u32) as usize].to_owned()
}

fn value(luck: &mut Quick) -> Value {
    match luck.pick(10) {
        0 => Value::Null,
        1 => json!(luck.pick(2) == 0),
        2 => json!(luck.pick(20)),
        3 => json!(-1.5),
        4 => json!([word(luck), word(luck)]),
        5 => json!([luck.pick(9)]),
        6 => json!({ "deep": word(luck) }),
        _ => json!(word(luck)),
    }
}

#[tokio::test]
async fn what_is_not_there_is_told_to_programs_in_json() {
    let house = House::open().await;
    let mut client = house.visitor();
    for path in ["/api/tables/none", "/api/tables/none/export", "/api/tables/none/log"] {
        let request = client.request("GET", path).body(axum::body::Body::empty()).unwrap();

        let response = client.send(request).await;

        assert_eq!(response.status(), 404, "{path}");
        assert_eq!(response.headers()["content-type"], "application/json", "{path}");
    }
}
