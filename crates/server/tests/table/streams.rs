//! Live updates: every revision once, resumed without a gap, and only one's own.

use std::{io::Read as _, time::Duration};

use axum::{body::Body, http::StatusCode};
use flate2::read::GzDecoder;
use futures_util::StreamExt;

use crate::client::{Client, House, two_people, two_people_play};

pub(crate) struct Events {
    body: axum::body::BodyDataStream,
    read: String,
}

impl Events {
    pub(crate) async fn open(client: &mut Client, path: &str, last: Option<&str>) -> Events {
        match last {
            Some(last) => Events::open_with(client, path, &[("last-event-id", last)]).await,
            None => Events::open_with(client, path, &[]).await,
        }
    }

    /// Opens a stream by a request with these headers too.
    pub(crate) async fn open_with(
        client: &mut Client,
        path: &str,
        headers: &[(&str, &str)],
    ) -> Events {
        let mut request = client.with_script().request("GET", path);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let response = client.send(request.body(Body::empty()).unwrap()).await;
        assert_eq!(response.status(), StatusCode::OK);
        assert_eq!(response.headers()["x-accel-buffering"], "no");
        Events { body: response.into_body().into_data_stream(), read: String::new() }
    }

    /// The id and the data of the next event; nothing at the end of the stream.
    pub(crate) async fn next(&mut self) -> Option<(u64, String)> {
        loop {
            if let Some((event, rest)) = self.read.split_once("\n\n") {
                let field = |name: &str| {
                    let lines = event.lines().filter_map(|line| line.strip_prefix(name));
                    lines.collect::<Vec<_>>().join("\n")
                };
                let (id, data) = (field("id: "), field("data: "));
                self.read = rest.to_owned();
                if !id.is_empty() {
                    return Some((id.parse().unwrap(), data));
                }
                continue;
            }
            let more = tokio::time::timeout(Duration::from_secs(10), self.body.next()).await;
            let bytes = more.expect("an event comes")?.unwrap();
            self.read.push_str(std::str::from_utf8(&bytes).unwrap());
        }
    }

    async fn until(&mut self, revision: u64) -> Vec<u64> {
        let mut seen = Vec::new();
        while let Some((id, _)) = self.next().await {
            if seen.last() != Some(&id) {
                seen.push(id);
            }
            if id >= revision {
                break;
            }
        }
        seen
    }
}

async fn revision(client: &mut Client, id: &str) -> u64 {
    client.table(id).await["revision"].as_u64().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_reaches_the_other_and_a_lost_stream_resumes_without_a_gap() {
    let house = House::open().await;
    let (mut ada, mut ben, id) = two_people(&house).await;
    let start = revision(&mut ada, &id).await;
    let path = format!("/t/{id}/events");
    let mut events = Events::open(&mut ben, &path, None).await;
    let (first, fragment) = events.next().await.unwrap();
    assert_eq!(first, start);
    assert!(fragment.contains("id=\"table\""), "{fragment}");

    ada.act_first(&id).await;
    assert_eq!(events.until(start + 1).await.last(), Some(&(start + 1)));
    drop(events);
    ben.act_first(&id).await;
    ada.act_first(&id).await;
    ben.act_first(&id).await;
    let now = revision(&mut ada, &id).await;
    let last = (start + 1).to_string();
    let mut events = Events::open(&mut ben, &path, Some(&last)).await;
    let expected: Vec<u64> = (start + 2..=now).collect();
    assert_eq!(events.until(now).await, expected);

    let mut by_address = Events::open(&mut ben, &format!("{path}?rev={}", start + 1), None).await;
    assert_eq!(by_address.until(now).await, expected);
}

#[tokio::test(flavor = "multi_thread")]
async fn streams_end_with_the_server() {
    let house = House::open().await;
    let (mut ada, _, id) = two_people(&house).await;
    let mut events = Events::open(&mut ada, &format!("/t/{id}/events"), None).await;
    events.next().await.unwrap();
    house.app.end_streams();
    while events.next().await.is_some() {}
}

/// Everything a stream has sent until it ended.
async fn all_of(client: &mut Client, house: &House, path: &str, coding: &str) -> Vec<u8> {
    let request = client.with_script().request("GET", path).header("accept-encoding", coding);
    let response = client.send(request.body(Body::empty()).unwrap()).await;
    let packed = response.headers().get("content-encoding").map(|coding| coding.to_str().unwrap());
    assert_eq!(packed, (coding == "gzip").then_some("gzip"));
    assert_eq!(response.headers()["vary"], "accept-encoding");
    let mut body = response.into_body().into_data_stream();
    // The first event has come when there is more than a head and a line.
    let mut read = Vec::new();
    while read.len() < 500
        && let Some(bytes) = body.next().await
    {
        read.extend_from_slice(&bytes.unwrap());
    }
    house.app.end_streams();
    while let Some(bytes) = body.next().await {
        read.extend_from_slice(&bytes.unwrap());
    }
    read
}

#[tokio::test(flavor = "multi_thread")]
async fn a_packed_push_says_the_same_in_a_third_of_the_bytes() {
    for game in shelf::GameName::ALL.iter().filter(|game| game.players().contains(&2)) {
        let house = House::open().await;
        let (mut ada, _, id) = two_people_play(&house, game.word()).await;
        let path = format!("/t/{id}/events");
        let plain = all_of(&mut ada, &house, &path, "identity").await;
        let house = house.again().await;
        ada.router = house.router.clone();
        let packed = all_of(&mut ada, &house, &path, "gzip").await;

        let mut unpacked = String::new();
        GzDecoder::new(&packed[..]).read_to_string(&mut unpacked).unwrap();
        let plain = String::from_utf8(plain).unwrap();
        let event = |text: &str| text.split("\n\n").next().unwrap().to_owned();
        assert!(event(&unpacked) == event(&plain), "{game}: the packed event is another one");
        // A page as small as the toy's has little that repeats: its head alone is some hundred bytes.
        assert!(
            packed.len() < plain.len() / 3 + 512,
            "{game}: {} of {}",
            packed.len(),
            plain.len()
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_are_sent_away_come_back_one_after_the_other() {
    let house = House::open().await;
    let (mut ada, _, id) = two_people(&house).await;
    let mut later = std::collections::BTreeSet::new();
    for _ in 0..8 {
        let path = format!("/t/{id}/events");
        let sent = all_of(&mut ada, &house, &path, "identity").await;
        let sent = String::from_utf8(sent).unwrap();
        let last = sent.trim_end().rsplit("retry: ").next().unwrap().parse::<u32>().unwrap();
        assert!((500..5_500).contains(&last), "{last}");
        later.insert(last / 500);
    }
    assert!(later.len() >= 5, "{later:?}");
}

/// What browsers and proxies go by, to the byte.
#[tokio::test(flavor = "multi_thread")]
async fn a_stream_begins_with_when_to_come_back_and_is_kept_by_nobody() {
    let house = House::open().await;
    let (mut ada, _, id) = two_people(&house).await;
    let request = ada.with_script().request("GET", &format!("/t/{id}/events"));
    let response = ada.send(request.body(Body::empty()).unwrap()).await;
    let header = |name: &str| response.headers()[name].to_str().unwrap().to_owned();
    assert_eq!(header("content-type"), "text/event-stream");
    assert_eq!(header("cache-control"), "no-cache");
    assert_eq!(header("x-accel-buffering"), "no");

    let mut body = response.into_body().into_data_stream();
    let mut read = Vec::new();
    while !read.ends_with(b"\n\n") {
        read.extend_from_slice(&body.next().await.unwrap().unwrap());
    }
    let read = String::from_utf8(read).unwrap();
    let revision = revision(&mut ada, &id).await;
    let begin = format!("retry: 500\nevent: view\nid: {revision}\ndata: <main");
    assert!(read.starts_with(&begin), "{}", &read[..100]);
    assert_eq!(read.matches("\n\n").count(), 1, "all of it is one event");
}

/// The same recorded game on two tables; the rival chooses differently and nobody can tell.
#[tokio::test(flavor = "multi_thread")]
async fn a_secret_choice_is_nowhere_in_page_stream_or_json() {
    let house = House::open().await;
    let (mut ada, mut ben) = (house.visitor(), house.visitor());
    let file = "tabletale replay 1\ngame: faraway\ncontent: ff3d1d93fff1ad30\nsetup: 2 players\n\
        luck: 27/68 44/67 53/66 40/65 25/64 36/63 29/62 33/61 42/60\n";
    let mut seen = Vec::new();
    for choice in [0, 1, 2] {
        let id = ada.post("/import", &[("file", file)]).await.location().replace("/t/", "");
        ben.get("/").await;
        ada.post(&format!("/t/{id}/join"), &[("name", "Ada"), ("seat", "P1")]).await.location();
        ben.post(&format!("/t/{id}/join"), &[("name", "Ben"), ("seat", "P2")]).await.location();
        let table = ben.table(&id).await;
        let act = table["actions"][choice].as_str().unwrap();
        let rev = table["revision"].to_string();
        let fields = [("rev", rev.as_str()), ("seat", "P2"), ("act", act)];
        ben.post(&format!("/t/{id}/act"), &fields).await.location();

        let mut all = String::new();
        let mut eve = house.visitor();
        for viewer in [&mut ada, &mut eve] {
            for path in ["", "/board", "/log", "/replay?move=1"] {
                all += &viewer.get(&format!("/t/{id}{path}")).await.body;
            }
            for path in ["", "/log", "/replay?move=1"] {
                all += &viewer.get(&format!("/api/tables/{id}{path}")).await.body;
            }
            for path in [format!("/t/{id}/events"), format!("/api/tables/{id}/events")] {
                all += &Events::open(viewer, &path, None).await.next().await.unwrap().1;
            }
        }
        let hash = table["seed_hash"].as_str().unwrap();
        let link = ada.table(&id).await["invite"].as_str().unwrap().to_owned();
        let word = link.split("?invite=").nth(1).unwrap();
        seen.push(
            all.replace(hash, "HASH")
                .replace(word, "WORD")
                .replace(&id, "TABLE")
                .replace("\"here\":true", "\"here\":false"),
        );
        assert_ne!(ben.table(&id).await["view"], table["view"], "Ben himself sees it");
    }
    assert_eq!(seen[0], seen[1]);
    assert_eq!(seen[0], seen[2]);
}
