//! Around the tables: the front page, all my tables, names that are remembered, and the link for a friend.

use axum::http::{StatusCode, header};
use server::Links;

use crate::client::{Client, House};

/// The page of a table as a browser sees it that asked for this host.
async fn page_at(client: &Client, id: &str, host: &str) -> String {
    let mut request = client.request("GET", &format!("/t/{id}"));
    let headers = request.headers_mut().unwrap();
    headers.insert(header::HOST, host.parse().unwrap());
    let request = request.body(axum::body::Body::empty()).unwrap();
    let response = client.clone().send(request).await;
    let body = axum::body::to_bytes(response.into_body(), usize::MAX).await.unwrap();
    String::from_utf8(body.to_vec()).unwrap()
}

/// The link that a page shows for friends, which carries a word where it is the host's.
fn whole_link(page: &str) -> &str {
    let (_, after) = page.split_once("id=\"link\"").unwrap();
    after.split_once("value=\"").unwrap().1.split('"').next().unwrap()
}

/// The link that the host's page shows for friends, without its word.
fn link(page: &str) -> &str {
    whole_link(page).split_once("?invite=").unwrap().0
}

const OPEN_SEAT: &[(&str, &str)] = &[("players", "2"), ("bot_2", "person"), ("name", "Ada")];

#[tokio::test(flavor = "multi_thread")]
async fn a_link_has_the_address_that_a_friend_needs() {
    let lan = "192.168.1.7:7878";
    let house = House::open().await;
    let mut ada = house.visitor();
    let id = ada.create(OPEN_SEAT).await;
    let told = "tabletale serve --lan";

    for local in ["localhost:7878", "127.0.0.1:7878", "[::1]:7878"] {
        let page = page_at(&ada, &id, local).await;
        assert_eq!(link(&page), format!("http://{local}/t/{id}"));
        assert!(page.contains(told) && !page.contains("class=\"qr\""), "{local} reaches nobody");
    }
    let page = page_at(&ada, &id, lan).await;
    assert_eq!(link(&page), format!("http://{lan}/t/{id}"), "as a second device sees it");
    assert!(!page.contains(told) && page.contains("class=\"qr\""));

    let house = house.with_links(Links::InTheHouse(format!("http://{lan}")));
    ada.router = house.router.clone();
    for host in ["localhost:7878", lan] {
        let page = page_at(&ada, &id, host).await;
        assert_eq!(link(&page), format!("http://{lan}/t/{id}"));
        assert!(!page.contains(told));
    }

    let house = house.with_links(Links::Public("https://games.example".to_owned()));
    ada.router = house.router.clone();
    for host in ["localhost:7878", lan] {
        assert_eq!(link(&page_at(&ada, &id, host).await), format!("https://games.example/t/{id}"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_device_joins_by_the_link_at_the_seat_it_names() {
    let house = House::open().await.with_links(Links::InTheHouse("http://10.0.0.5:7878".into()));
    let (mut ada, mut bo) = (house.visitor(), house.visitor());
    let id = ada.create(&[("players", "3"), ("bot_2", "person"), ("bot_3", "person")]).await;
    let page = page_at(&ada, &id, "localhost:7878").await;
    let path = link(&page).strip_prefix("http://10.0.0.5:7878").unwrap().to_owned();
    let scanned = whole_link(&page).strip_prefix("http://10.0.0.5:7878").unwrap().to_owned();

    let page = bo.get(&format!("{scanned}&seat=P3")).await.body;
    assert!(page.contains("<option value=\"P3\" selected>"), "the seat that was scanned");
    assert!(page.contains(&format!("/t/{id}/events?seat=P3")), "and it stays chosen");
    bo.post(&format!("{path}/join"), &[("name", "Bo"), ("seat", "P3")]).await.location();
    assert_eq!(bo.table(&id).await["mine"], serde_json::json!(["P3"]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_is_asked_once() {
    let house = House::open().await;
    let mut ada = house.visitor();
    assert!(!ada.get("/").await.body.contains("name=\"name\""), "not before it is needed");
    assert!(ada.get("/tables").await.body.contains("What’s your name?"));
    assert_eq!(ada.post("/name", &[("name", "Ada; the \"1st\"")]).await.location(), "/tables");

    let kept = "value=\"Ada; the &quot;1st&quot;\"";
    for path in ["/tables", "/new/faraway"] {
        assert!(ada.get(path).await.body.contains(kept), "{path}");
    }
    let id = ada.create(&[("players", "2"), ("bot_2", "here")]).await;
    assert_eq!(ada.table(&id).await["seats"][0]["name"], "Ada; the \"1st\"");
    // Who shares the screen has a name of their own, which is not kept as mine.
    ada.post(&format!("/t/{id}/name"), &[("seat", "P2"), ("name", "Cy")]).await;
    assert!(ada.get("/tables").await.body.contains(kept));

    let other = house.visitor().create(OPEN_SEAT).await;
    assert!(ada.get(&format!("/t/{other}")).await.body.contains(kept), "the form to join");
    ada.post(&format!("/t/{other}/join"), &[("name", "Ada L.")]).await.location();
    assert!(ada.get("/tables").await.body.contains("value=\"Ada L.\""), "the newest name counts");
    assert_eq!(ada.post("/name", &[]).await.status, StatusCode::BAD_REQUEST);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_front_page_continues_one_game_and_the_rest_has_a_page() {
    let house = House::open().await;
    let mut ada = house.visitor();
    assert!(!ada.get("/").await.body.contains("go-on"), "nothing to continue");
    let mut ids = Vec::new();
    for _ in 0..4 {
        ids.push(ada.create(OPEN_SEAT).await);
    }
    let front = ada.get("/").await.body;
    let shown = ids.iter().filter(|id| front.contains(&format!("href=\"/t/{id}\""))).count();
    assert_eq!(shown, 1);
    assert!(front.contains("href=\"/tables\">3 more</a>"), "the way to the others: {front}");
    let all = ada.get("/tables").await.body;
    assert!(ids.iter().all(|id| all.contains(&format!("href=\"/t/{id}\""))));
    assert!(all.contains("<time") && all.contains("Running"));
    assert!(house.visitor().get("/tables").await.body.contains("haven’t joined a table yet"));
}

/// What the buttons of a volume say, in their order.
fn buttons(front: &str, game: &str) -> Vec<String> {
    let (_, volume) = front.split_once(&format!("<article class=\"volume v-{game}\"")).unwrap();
    let volume = volume.split("</article>").next().unwrap();
    let labels = volume.split("<button").skip(1).filter_map(|button| {
        let (_, label) = button.split_once('>')?;
        Some(label.split('<').next()?.to_owned())
    });
    labels.collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_never_played_a_game_is_taught_it_first() {
    let house = House::open().await;
    let mut ada = house.visitor();
    let learns = ["Learn by playing", "Play now", "Play with friends"];
    let knows = ["Play now", "Play with friends"];
    let front = ada.get("/").await.body;
    for game in shelf::GameName::ALL.iter().filter(|game| game.tutorial().is_some()) {
        assert_eq!(buttons(&front, game.word()), learns, "{game:?}");
        assert!(front.contains(&format!("href=\"/new/{}\"", game.word())), "more of {game:?}");
    }

    ada.create(OPEN_SEAT).await;
    assert_eq!(buttons(&ada.get("/").await.body, "faraway"), learns, "a lobby is no game yet");
    let at = ada.post("/tables", &[("game", "faraway"), ("guided", "on")]).await.location();

    let front = ada.get("/").await.body;
    assert_eq!(buttons(&front, "faraway"), knows);
    assert_eq!(buttons(&front, "near-and-far"), learns, "of each game by itself");
    // Who tidies up has played all the same.
    ada.post(&format!("/tables/{}/forget", at.replace("/t/", "")), &[]).await.location();
    assert_eq!(buttons(&ada.get("/").await.body, "faraway"), knows);
    assert_eq!(buttons(&house.visitor().get("/").await.body, "faraway"), learns);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_asks_whoever_set_it_up_for_their_name() {
    let house = House::open().await;
    let mut ada = house.visitor();
    let id = ada.create(&[("players", "2"), ("bot_2", "person")]).await;
    let asks = "id=\"ask-name\"";
    assert!(ada.get(&format!("/t/{id}")).await.body.contains(asks));
    assert!(!house.visitor().get(&format!("/t/{id}")).await.body.contains(asks), "nobody else");

    ada.post(&format!("/t/{id}/name"), &[("seat", "P1"), ("name", "Ada")]).await.location();

    assert!(!ada.get(&format!("/t/{id}")).await.body.contains(asks));
    let next = ada.create(&[("players", "2"), ("bot_2", "person")]).await;
    let page = ada.get(&format!("/t/{next}")).await.body;
    assert!(page.contains("value=\"Ada\"") && !page.contains(asks), "asked once");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_removes_a_table_removes_it_for_nobody_else() {
    let house = House::open().await;
    let (mut ada, mut bo) = (house.visitor(), house.visitor());
    let id = ada.create(OPEN_SEAT).await;
    bo.post(&format!("/t/{id}/join"), &[("name", "Bo")]).await.location();
    let lists = async |who: &mut Client| {
        let all = who.get("/tables").await.body;
        let api = who.get("/api/tables").await.json();
        let is_listed = all.contains(&format!("href=\"/t/{id}\""));
        assert_eq!(is_listed, api["mine"].as_array().unwrap().iter().any(|line| line["id"] == id));
        is_listed
    };
    assert!(lists(&mut ada).await && lists(&mut bo).await);

    let forget = format!("/tables/{id}/forget");
    assert_eq!(bo.post(&forget, &[]).await.location(), "/tables");
    assert!(!lists(&mut bo).await, "off Bo's list");
    assert!(lists(&mut ada).await, "and on Ada's");
    assert_eq!(bo.table(&id).await["mine"], serde_json::json!(["P2"]), "Bo still sits there");

    // A stranger who removes it changes nothing for those who play.
    house.visitor().post(&forget, &[]).await.location();
    assert!(lists(&mut ada).await);
    assert_eq!(bo.post("/tables/nowhere/forget", &[]).await.status, StatusCode::NOT_FOUND);
}
