//! Many eyes: what is pushed is rendered once for all who see the same, and for nobody else.

use axum::{body::Body, http::StatusCode};
use serde_json::json;
use shelf::GameName;

use crate::{
    client::{Client, House, two_people},
    streams::Events,
};

/// How many watch where they are counted: enough to tell one rendering from one for each.
const WATCHERS: u64 = 200;

/// The addresses a visitor may look at a table by.
const WAYS: [&str; 5] = ["", "?as=P1", "?as=P2", "?as=P3", "?as=board"];

/// How a browser came to the server, which is part of the address that it is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum By {
    Plain,
    Tls,
}

/// Somebody at a table, with all the streams they have opened.
struct Eyes<'a> {
    client: &'a mut Client,
    by: By,
    streams: Vec<Events>,
}

impl Eyes<'_> {
    async fn get(&mut self, path: &str) -> String {
        let request = self.client.request("GET", path);
        let request = match self.by {
            By::Plain => request,
            By::Tls => request.header("x-forwarded-proto", "https"),
        };
        let answer = self.client.send(request.body(Body::empty()).unwrap()).await;
        assert_eq!(answer.status(), StatusCode::OK, "{path}");
        let body = axum::body::to_bytes(answer.into_body(), usize::MAX).await.unwrap();
        String::from_utf8(body.to_vec()).unwrap()
    }

    /// What a new stream shows first. It stays open, so that nobody is seen to leave.
    async fn pushed(&mut self, path: &str) -> String {
        let headers: &[_] = match self.by {
            By::Plain => &[],
            By::Tls => &[("x-forwarded-proto", "https")],
        };
        let mut events = Events::open_with(self.client, path, headers).await;
        let (_, data) = events.next().await.unwrap();
        self.streams.push(events);
        data
    }

    /// Compares what is pushed with what is rendered for this visitor alone.
    async fn compare(&mut self, id: &str) -> Vec<String> {
        let mut all = Vec::new();
        for way in WAYS {
            let pushed = self.pushed(&format!("/t/{id}/events{way}")).await;
            let page = match way {
                "?as=board" => format!("/t/{id}/board"),
                _ => format!("/t/{id}{way}"),
            };
            let page = self.get(&page).await;
            assert!(page.contains(&pushed), "{way} by {:?}:\n{pushed}\n\n{page}", self.by);
            let told = self.pushed(&format!("/api/tables/{id}/events{way}")).await;
            assert_eq!(told, self.get(&format!("/api/tables/{id}{way}")).await, "{way}");
            all.extend([pushed, told]);
        }
        self.streams.clear();
        all
    }
}

/// Compares for all of them, in this order.
async fn compare_all(people: &mut [&mut Client], id: &str) -> Vec<Vec<String>> {
    let mut all = Vec::new();
    for client in people {
        for by in [By::Plain, By::Tls] {
            all.push(Eyes { client, by, streams: Vec::new() }.compare(id).await);
        }
    }
    all
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_shared_is_what_each_would_get_alone() {
    for game in GameName::ALL {
        let house = House::behind_proxy(server::Limits::default()).await;
        let mut people: Vec<Client> = (0..5).map(|_| house.visitor()).collect();
        for client in &mut people {
            client.get("/").await;
        }
        let [host, ada, ben, eve, ivy] = &mut people[..] else { unreachable!() };
        // The host looks on; Ada plays two seats on one screen; Ben gets up and may come back.
        let plan = json!({ "game": game.word(), "seats": "person,person,person", "name": "Host" });
        let made = host.post_json("/api/tables", &plan).await.json();
        let id = made["id"].as_str().unwrap();
        for (client, seat) in [(&*ada, "P1"), (&*ada, "P2"), (&*ben, "P3")] {
            let join = json!({ "name": seat, "seat": seat });
            client.clone().post_json(&format!("/api/tables/{id}/join"), &join).await.json();
        }
        // Those who play are there throughout, so that nobody is seen to come and go.
        let path = format!("/t/{id}/events");
        let _there = [Events::open(ada, &path, None).await, Events::open(ben, &path, None).await];
        compare_all(&mut [host, ada, ben, eve, ivy], id).await;
        host.post_json(&format!("/api/tables/{id}/start"), &json!({})).await.json();
        let forth = compare_all(&mut [host, ada, ben, eve, ivy], id).await;
        ben.post_json(&format!("/api/tables/{id}/leave"), &json!({ "seat": "P3" })).await.json();
        let back = compare_all(&mut [ivy, eve, ben, ada, host], id).await;
        assert_eq!(back[0], back[2], "strangers get the same");
        assert_eq!(forth[6], forth[8]);
        for (one, other) in [(0, 4), (0, 6), (0, 8), (0, 1)] {
            assert_ne!(back[one], back[other], "{game}: {one} and {other} do not");
        }
        // A television is the same for everybody; the host's asks friends in.
        for eyes in back.iter().step_by(2).take(4) {
            assert_eq!(eyes[8], back[0][8]);
        }
        assert_ne!(back[8][8], back[0][8]);
    }
}

/// A count of the operator's.
async fn count(client: &mut Client, name: &str) -> u64 {
    let metrics = client.get("/metrics").await.body;
    let line = metrics.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("no {name} in {metrics}")).parse().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_crowd_costs_one_rendering() {
    let house = House::open().await;
    let (mut ada, _, id) = two_people(&house).await;
    let path = format!("/t/{id}/events");
    let mut crowd = Vec::new();
    for _ in 0..WATCHERS {
        let mut events = Events::open(&mut house.visitor(), &path, None).await;
        let first = events.next().await.unwrap();
        crowd.push((events, first));
    }
    assert_eq!(count(&mut ada, "tabletale_renders_total").await, 1, "all see the same");
    assert_eq!(count(&mut ada, "tabletale_pushes_total").await, WATCHERS);

    for moves in 1..=3 {
        ada.post(&format!("/t/{id}/say"), &[("text", "Good evening")]).await.location();
        let mut seen = Vec::new();
        for (events, _) in &mut crowd {
            seen.push(events.next().await.unwrap());
        }
        assert!(seen.iter().all(|event| *event == seen[0] && *event != crowd[0].1));
        assert_eq!(count(&mut ada, "tabletale_renders_total").await, 1 + moves);
        assert_eq!(count(&mut ada, "tabletale_pushes_total").await, WATCHERS * (1 + moves));
    }
}
