//! A browser without a window, and a server without a socket.

use std::{net::SocketAddr, path::Path, sync::Arc, time::Duration};

use axum::{
    Router,
    body::{Body, to_bytes},
    extract::ConnectInfo,
    http::{HeaderMap, Request, StatusCode, header},
};
use host::{Clock, Host, Options};
use serde_json::Value;
use server::{AddressSource, App, Limits, Links, Rate, Settings};
use shelf::Shelf;
use store::SqliteStore;
use tempfile::TempDir;
use tower::ServiceExt;

use crate::patience::Patience;

/// A server over a file in a folder of its own.
pub(crate) struct House {
    pub(crate) app: App,
    pub(crate) router: Router,
    pub(crate) folder: Arc<TempDir>,
}

impl House {
    pub(crate) async fn open() -> House {
        House::with(Limits::default()).await
    }

    pub(crate) async fn with(limits: Limits) -> House {
        House::at(Arc::new(tempfile::tempdir().unwrap()), limits, Options::default()).await
    }

    /// A server whose time is what `clock` says.
    pub(crate) async fn with_clock(clock: Clock) -> House {
        let options = Options { clock, ..Options::default() };
        House::at(Arc::new(tempfile::tempdir().unwrap()), Limits::default(), options).await
    }

    /// A server behind a proxy that it believes.
    pub(crate) async fn behind_proxy(limits: Limits) -> House {
        let house = House::with(limits.clone()).await;
        let settings =
            Settings { limits, address_source: AddressSource::Proxy, ..Settings::default() };
        let app = App::new(house.app.host().clone(), settings);
        House { router: server::router(&app), app, folder: house.folder }
    }

    /// The same server, where links have these addresses.
    pub(crate) fn with_links(self, links: Links) -> House {
        let app = App::new(self.app.host().clone(), Settings { links, ..Settings::default() });
        House { router: server::router(&app), app, folder: self.folder }
    }

    /// The same file again, as after a restart.
    pub(crate) async fn again(self) -> House {
        House::at(self.folder, Limits::default(), Options::default()).await
    }

    /// The same file again, at another time.
    pub(crate) async fn again_with_clock(self, clock: Clock) -> House {
        let options = Options { clock, ..Options::default() };
        House::at(self.folder, Limits::default(), options).await
    }

    /// A server over the file in this folder, where new tables are played with this content.
    pub(crate) async fn playing_with(shelf: Shelf, folder: Arc<TempDir>) -> House {
        // Tests that look at everything ask for more than a person does.
        let patient = Rate { per_second: 1e6, at_once: 1e6 };
        let mut limits = Limits::default();
        (limits.per_visitor, limits.per_address) = (patient, patient);
        House::all(shelf, folder, limits, Options::default()).await
    }

    pub(crate) async fn at(folder: Arc<TempDir>, limits: Limits, options: Options) -> House {
        House::all(Shelf::embedded(), folder, limits, options).await
    }

    async fn all(shelf: Shelf, folder: Arc<TempDir>, limits: Limits, options: Options) -> House {
        let store = SqliteStore::open(&Path::new(folder.path()).join("tables.db")).await.unwrap();
        let options = Options { bot_pause: Duration::ZERO, ..options };
        let host = Host::new(Arc::new(store), shelf, options);
        let app = App::new(host, Settings { limits, ..Settings::default() });
        House { router: server::router(&app), app, folder }
    }

    pub(crate) fn visitor(&self) -> Client {
        Client { router: self.router.clone(), cookie: None, accept: "text/html", address: None }
    }

    /// A visitor who asks from this address.
    pub(crate) fn visitor_from(&self, address: &str) -> Client {
        let address = SocketAddr::new(address.parse().unwrap(), 5);
        Client { address: Some(address), ..self.visitor() }
    }
}

/// A visitor with a cookie jar.
#[derive(Clone)]
pub(crate) struct Client {
    pub(crate) router: Router,
    pub(crate) cookie: Option<String>,
    pub(crate) accept: &'static str,
    /// Where they ask from; where nothing says so, everybody counts by themselves.
    pub(crate) address: Option<SocketAddr>,
}

#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("{self:?}"))
    }

    pub(crate) fn location(&self) -> String {
        assert_eq!(self.status, StatusCode::SEE_OTHER, "{}", self.body);
        self.headers[header::LOCATION].to_str().unwrap().to_owned()
    }
}

impl Client {
    pub(crate) fn with_script(&self) -> Client {
        Client { accept: "text/event-stream", ..self.clone() }
    }

    pub(crate) async fn send(&mut self, request: Request<Body>) -> axum::response::Response {
        let response = self.router.clone().oneshot(request).await.unwrap();
        for cookie in response.headers().get_all(header::SET_COOKIE) {
            let cookie = cookie.to_str().unwrap();
            assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
            self.keep(cookie.split(';').next().unwrap());
        }
        response
    }

    /// Keeps a cookie in place of the one of the same name.
    fn keep(&mut self, cookie: &str) {
        let name = cookie.split('=').next().unwrap();
        let held = self.cookie.iter().flat_map(|held| held.split("; "));
        let others = held.filter(|held| held.split('=').next() != Some(name));
        self.cookie = Some(others.chain([cookie]).collect::<Vec<_>>().join("; "));
    }

    async fn answer(&mut self, request: Request<Body>) -> Answer {
        let response = self.send(request).await;
        let (parts, body) = response.into_parts();
        let body = to_bytes(body, usize::MAX).await.unwrap();
        let body = String::from_utf8(body.to_vec()).unwrap();
        let is_fault = parts.status.is_server_error();
        assert!(!is_fault || parts.status == StatusCode::SERVICE_UNAVAILABLE, "{body}");
        Answer { status: parts.status, headers: parts.headers, body }
    }

    pub(crate) fn request(&self, method: &str, path: &str) -> axum::http::request::Builder {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, "table.example")
            .header(header::ACCEPT, self.accept);
        let request = match self.address {
            Some(address) => request.extension(ConnectInfo(address)),
            None => request,
        };
        match &self.cookie {
            Some(cookie) => request.header(header::COOKIE, cookie),
            None => request,
        }
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.answer(self.request("GET", path).body(Body::empty()).unwrap()).await
    }

    pub(crate) async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let escape = |text: &str| {
            let byte = |byte: u8| match byte {
                b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => char::from(byte).to_string(),
                other => format!("%{other:02X}"),
            };
            text.bytes().map(byte).collect::<String>()
        };
        let pairs =
            fields.iter().map(|(name, value)| format!("{}={}", escape(name), escape(value)));
        let body = pairs.collect::<Vec<_>>().join("&");
        let request = self
            .request("POST", path)
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .header("sec-fetch-site", "same-origin")
            .body(Body::from(body));
        self.answer(request.unwrap()).await
    }

    pub(crate) async fn post_json(&mut self, path: &str, body: &Value) -> Answer {
        let request = self
            .request("POST", path)
            .header(header::CONTENT_TYPE, "application/json")
            .body(Body::from(body.to_string()));
        self.answer(request.unwrap()).await
    }

    /// The table as the API tells it.
    pub(crate) async fn table(&mut self, id: &str) -> Value {
        self.get(&format!("/api/tables/{id}")).await.json()
    }

    /// Sets up a table by the form and gives its id.
    pub(crate) async fn create(&mut self, fields: &[(&str, &str)]) -> String {
        let mut all = vec![("game", "faraway")];
        all.extend(fields);
        let answer = self.post("/tables", &all).await;
        answer.location().strip_prefix("/t/").unwrap().to_owned()
    }

    /// Does the first thing the API offers, and tells whether there was one.
    pub(crate) async fn act_first(&mut self, id: &str) -> bool {
        let table = self.table(id).await;
        let Some(act) = table["actions"].get(0).and_then(Value::as_str) else { return false };
        let seat = table["viewer"].as_str().unwrap().to_owned();
        if !table["to_act"].as_array().unwrap().contains(&Value::String(seat.clone())) {
            return false;
        }
        let rev = table["revision"].to_string();
        let fields = [("rev", rev.as_str()), ("seat", seat.as_str()), ("act", act)];
        let answer = self.post(&format!("/t/{id}/act"), &fields).await;
        assert!(matches!(answer.status.as_u16(), 303 | 409), "{answer:?}");
        true
    }
}

/// Two people at a table for two, with the game begun.
pub(crate) async fn two_people(house: &House) -> (Client, Client, String) {
    two_people_play(house, "faraway").await
}

/// The same with another game.
pub(crate) async fn two_people_play(house: &House, game: &str) -> (Client, Client, String) {
    let (mut ada, mut ben) = (house.visitor(), house.visitor());
    let plan = [("game", game), ("players", "2"), ("bot_2", "person"), ("name", "Ada")];
    let id = ada.create(&plan).await;
    ben.get("/").await;
    assert_eq!(
        ben.post(&format!("/t/{id}/join"), &[("name", "Ben")]).await.location(),
        format!("/t/{id}")
    );
    ada.post(&format!("/t/{id}/start"), &[]).await.location();
    (ada, ben, id)
}

/// Asks for a seat of a running game, and gives the number of the request.
pub(crate) async fn knock(asker: &mut Client, id: &str, name: &str, seat: &str) -> u64 {
    if asker.cookie.is_none() {
        asker.get("/").await;
    }
    let body = serde_json::json!({ "name": name, "seat": seat });
    let answer = asker.post_json(&format!("/api/tables/{id}/join"), &body).await;
    assert_eq!(answer.status, StatusCode::OK, "{answer:?}");
    answer.json()["request"].as_u64().unwrap_or_else(|| panic!("{answer:?}"))
}

/// Answers somebody who asks for a seat.
pub(crate) async fn answer(player: &mut Client, id: &str, request: u64, word: &str) -> Answer {
    let fields = [("request", &*request.to_string()), ("answer", word)];
    player.post(&format!("/t/{id}/request"), &fields).await
}

/// Plays on until the game is over.
pub(crate) async fn play_out(players: &mut [&mut Client], id: &str) -> Value {
    let (mut moves, mut patience) = (0, Patience::new());
    while moves < 2_000 {
        let mut acted = false;
        for player in players.iter_mut() {
            acted |= player.act_first(id).await;
        }
        let table = players[0].table(id).await;
        if table["stage"] == "over" {
            return table;
        }
        if acted {
            moves += 1;
        } else {
            // Bots are at it.
            patience.wait(&table["revision"]).await;
        }
    }
    panic!("the game does not end");
}
