//! What the server does not put up with.

use std::net::SocketAddr;

use axum::{
    body::Body,
    extract::ConnectInfo,
    http::{StatusCode, header},
};
use server::{Limits, Rate};

use crate::client::{House, two_people};

#[tokio::test(flavor = "multi_thread")]
async fn posts_from_another_site_are_refused() {
    let house = House::open().await;
    let mut ada = house.visitor();
    ada.get("/").await;
    let foreign = [
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
        ("origin", "https://evil.example"),
        ("origin", "null"),
    ];
    for (name, value) in foreign {
        let request = ada
            .request("POST", "/tables")
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .header(name, value)
            .body(Body::from("game=faraway"));
        let response = ada.send(request.unwrap()).await;
        assert_eq!(response.status(), StatusCode::FORBIDDEN, "{name}: {value}");
    }
    let request = ada
        .request("POST", "/tables")
        .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
        .header("origin", "http://table.example")
        .body(Body::from("game=faraway"));
    assert_eq!(ada.send(request.unwrap()).await.status(), StatusCode::SEE_OTHER);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_carries_the_policy_and_nobody_keeps_a_page() {
    let house = House::open().await;
    let mut ada = house.visitor();
    for path in
        ["/", "/new/faraway", "/nowhere", "/healthz", "/metrics", "/api/games", "/assets/table.js"]
    {
        let answer = ada.get(path).await;
        let policy = answer.headers[header::CONTENT_SECURITY_POLICY].to_str().unwrap();
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{path}");
        assert_eq!(answer.headers[header::X_CONTENT_TYPE_OPTIONS], "nosniff");
        let kept = answer.headers[header::CACHE_CONTROL] != "no-store";
        assert_eq!(kept, path.starts_with("/assets"), "{path}");
    }
    let script = ada.get("/assets/table.js").await;
    let tag = script.headers[header::ETAG].clone();
    let request = ada.request("GET", "/assets/table.js").header(header::IF_NONE_MATCH, tag);
    let again = ada.send(request.body(Body::empty()).unwrap()).await;
    assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
}

#[tokio::test(flavor = "multi_thread")]
async fn too_much_is_too_much() {
    let rate = Rate { per_second: 0.001, at_once: 8.0 };
    let mut limits = Limits::default();
    limits.per_visitor = rate;
    limits.streams_per_visitor = 2;
    let house = House::with(limits).await;
    let (mut ada, mut ben, id) = two_people(&house).await;

    let huge = "x".repeat(100_000);
    let long = ada.post(&format!("/t/{id}/say"), &[("text", &huge)]).await;
    assert_eq!(long.status, StatusCode::PAYLOAD_TOO_LARGE);
    let line = "y".repeat(5_000);
    ada.post(&format!("/t/{id}/say"), &[("text", &line)]).await.location();
    let said = ada.table(&id).await["chat"][0]["text"].as_str().unwrap().len();
    assert_eq!(said, host::LONGEST_LINE);
    let mut refused = 0;
    for _ in 0..10 {
        let answer = ada.post(&format!("/t/{id}/say"), &[("text", "hello")]).await;
        refused += usize::from(answer.status == StatusCode::TOO_MANY_REQUESTS);
    }
    assert!(refused >= 4, "{refused}");
    ben.post(&format!("/t/{id}/say"), &[("text", "others are not held up")]).await.location();

    let mut open = Vec::new();
    for expected in [StatusCode::OK, StatusCode::OK, StatusCode::TOO_MANY_REQUESTS] {
        let request = ben.request("GET", &format!("/t/{id}/events")).body(Body::empty());
        let response = ben.send(request.unwrap()).await;
        assert_eq!(response.status(), expected);
        open.push(response);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nonsense_is_the_askers_fault() {
    let house = House::open().await;
    let mut ada = house.visitor();
    let wrong = [
        vec![("game", "chess")],
        vec![],
        vec![("game", "faraway"), ("players", "99")],
        vec![("game", "faraway"), ("players", "-1")],
        vec![("game", "faraway"), ("players", "3"), ("bot_2", "terminator")],
        vec![("game", "faraway"), ("choices", "nonsense")],
        vec![("game", "faraway"), ("seats", "here")],
        vec![("game", "faraway"), ("seats", "here,here,here,here,here,here,here,here,here")],
        vec![("game", "faraway"), ("pace", "yearly")],
    ];
    for fields in wrong {
        let status = ada.post("/tables", &fields).await.status;
        assert!(matches!(status.as_u16(), 400 | 422), "{fields:?}: {status}");
    }
    for file in [
        "",
        "nonsense",
        "tabletale replay 1\ngame: chess\n",
        "tabletale replay 1\ngame: faraway\nsetup: 900 players\n",
    ] {
        assert_eq!(ada.post("/import", &[("file", file)]).await.status.as_u16(), 422, "{file}");
    }
    for body in ["{", "[]", "7", "{\"game\": {}}", "{\"game\": [1]}"] {
        let request = ada.request("POST", "/api/tables").body(Body::from(body.to_owned()));
        assert_eq!(ada.send(request.unwrap()).await.status(), StatusCode::BAD_REQUEST, "{body}");
    }
    assert_eq!(ada.get("/new/chess").await.status, StatusCode::NOT_FOUND);
    assert_eq!(ada.get("/t/nowhere").await.status, StatusCode::NOT_FOUND);
    assert_eq!(ada.get("/t/%00").await.status, StatusCode::NOT_FOUND);
    assert_eq!(ada.get("/import").await.status, StatusCode::METHOD_NOT_ALLOWED);
    let request = ada.request("GET", "/api/tables").header("authorization", "Bearer nobody");
    let response = ada.send(request.body(Body::empty()).unwrap()).await;
    assert_eq!(response.status(), StatusCode::UNAUTHORIZED);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_sets_up_so_many_tables_whatever_it_says_about_itself() {
    let limits = || {
        let mut limits = Limits::default();
        limits.tables_per_address = Rate { per_second: 0.0, at_once: 2.0 };
        limits
    };
    let set_up = async |house: &House, address: &str, claims: &str| {
        let address: SocketAddr = address.parse().unwrap();
        let mut visitor = house.visitor();
        let request = visitor
            .request("POST", "/tables")
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .header("x-forwarded-for", claims)
            .extension(ConnectInfo(address))
            .body(Body::from("game=faraway"));
        visitor.send(request.unwrap()).await.status()
    };
    let house = House::with(limits()).await;
    for (claims, status) in [
        ("1.1.1.1", StatusCode::SEE_OTHER),
        ("2.2.2.2", StatusCode::SEE_OTHER),
        ("3.3.3.3", StatusCode::TOO_MANY_REQUESTS),
    ] {
        assert_eq!(set_up(&house, "203.0.113.7:5", claims).await, status, "{claims}");
    }
    assert_eq!(set_up(&house, "203.0.113.8:5", "").await, StatusCode::SEE_OTHER);
    // This machine is an address like any other, and a house with many addresses is one.
    for (address, status) in [
        ("127.0.0.1:5", StatusCode::SEE_OTHER),
        ("127.0.0.1:5", StatusCode::SEE_OTHER),
        ("127.0.0.1:5", StatusCode::TOO_MANY_REQUESTS),
        ("[2001:db8:1:2::1]:5", StatusCode::SEE_OTHER),
        ("[2001:db8:1:2:9::2]:5", StatusCode::SEE_OTHER),
        ("[2001:db8:1:2:8::3]:5", StatusCode::TOO_MANY_REQUESTS),
        ("[2001:db8:1:3::1]:5", StatusCode::SEE_OTHER),
    ] {
        assert_eq!(set_up(&house, address, "").await, status, "{address}");
    }

    let house = House::behind_proxy(limits()).await;
    for (claims, status) in [
        ("9.9.9.9, 1.1.1.1", StatusCode::SEE_OTHER),
        ("8.8.8.8, 1.1.1.1", StatusCode::SEE_OTHER),
        ("7.7.7.7, 1.1.1.1", StatusCode::TOO_MANY_REQUESTS),
        ("1.1.1.1, 2.2.2.2", StatusCode::SEE_OTHER),
    ] {
        assert_eq!(set_up(&house, "127.0.0.1:5", claims).await, status, "{claims}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_brings_in_so_many_files() {
    let mut limits = Limits::default();
    limits.imports_per_address = Rate { per_second: 0.0, at_once: 2.0 };
    let house = House::with(limits).await;
    for (address, expected) in
        [("192.0.2.1:5", 422), ("192.0.2.1:6", 422), ("192.0.2.1:7", 429), ("192.0.2.2:5", 422)]
    {
        let address: SocketAddr = address.parse().unwrap();
        let mut visitor = house.visitor();
        let request = visitor
            .request("POST", "/import")
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .extension(ConnectInfo(address))
            .body(Body::from("file=nonsense"));
        assert_eq!(visitor.send(request.unwrap()).await.status().as_u16(), expected, "{address}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_proxy_is_believed_only_where_the_operator_says_so() {
    let cookie = async |house: &House| {
        let mut visitor = house.visitor();
        let request = visitor.request("GET", "/").header("x-forwarded-proto", "https");
        let response = visitor.send(request.body(Body::empty()).unwrap()).await;
        response.headers()[header::SET_COOKIE].to_str().unwrap().to_owned()
    };
    let invite = async |house: &House| {
        let mut visitor = house.visitor();
        let id = visitor.create(&[]).await;
        let path = format!("/api/tables/{id}");
        let request = visitor.request("GET", &path).header("x-forwarded-proto", "https");
        let response = visitor.send(request.body(Body::empty()).unwrap()).await;
        let body = axum::body::to_bytes(response.into_body(), usize::MAX).await.unwrap();
        let table: serde_json::Value = serde_json::from_slice(&body).unwrap();
        table["invite"].as_str().unwrap().to_owned()
    };
    let plain = House::open().await;
    assert!(!cookie(&plain).await.contains("Secure"));
    assert!(invite(&plain).await.starts_with("http://"));
    let behind = House::behind_proxy(Limits::default()).await;
    assert!(cookie(&behind).await.contains("; Secure"));
    assert!(invite(&behind).await.starts_with("https://"));
}

/// A long log is told a part at a time.
#[tokio::test(flavor = "multi_thread")]
async fn a_long_log_comes_in_pages() {
    let house = House::open().await;
    let (mut ada, _, id) = two_people(&house).await;
    let mut acts = 0;
    while acts < 500 {
        let table = ada.table(&id).await;
        let act = table["actions"][acts % 2].as_str().unwrap().to_owned();
        let rev = table["revision"].as_u64().unwrap();
        let who = house.app.host().look(&id).await.unwrap().owner;
        house.app.host().act(&id, who, table::Seat::new(0), rev, &act).await.unwrap();
        acts += 1;
    }
    let lines = ada.get(&format!("/api/tables/{id}/log")).await.json();
    let lines = lines.as_array().unwrap();
    assert_eq!(lines.len(), 400);
    let first = lines[0]["line"].as_u64().unwrap();
    assert!(first > 0);
    let page = ada.get(&format!("/t/{id}/log")).await.body;
    assert!(page.contains(&format!("/t/{id}/log?before={first}")), "{page}");
    assert!(page.len() < 400_000, "{}", page.len());
    let earlier = ada.get(&format!("/api/tables/{id}/log?before={first}")).await.json();
    let earlier = earlier.as_array().unwrap();
    assert_eq!(earlier.last().unwrap()["line"], first - 1);
    let page = ada.get(&format!("/t/{id}/log?before={first}")).await.body;
    assert!(page.contains("Later"), "{page}");
}
