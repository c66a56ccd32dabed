//! The door over real sockets: slow clients, floods from one address, and who is served at the limit.

#![cfg(target_os = "linux")] // Elsewhere this machine has one address only.
#![expect(clippy::unwrap_used, reason = "a test may fail where it unwraps")]

use std::{
    io,
    net::SocketAddr,
    sync::Arc,
    time::{Duration, Instant},
};

use host::{Host, Options, Secret};
use server::{App, Limits, Settings};
use shelf::Shelf;
use store::SqliteStore;
use tempfile::TempDir;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpSocket, TcpStream},
    sync::oneshot,
    task::JoinHandle,
    time::{sleep, timeout},
};

const ADA: &str = "127.0.0.1:0";
const EVE: &str = "127.0.0.2:0";

/// A server at a port of its own.
struct House {
    address: SocketAddr,
    app: App,
    stop: Option<oneshot::Sender<()>>,
    served: JoinHandle<io::Result<()>>,
    _folder: TempDir,
}

impl House {
    async fn open(choose: impl FnOnce(&mut Limits)) -> House {
        let folder = tempfile::tempdir().unwrap();
        let store = SqliteStore::open(&folder.path().join("tables.db")).await.unwrap();
        let options = Options { bot_pause: Duration::ZERO, ..Options::default() };
        let host = Host::new(Arc::new(store), Shelf::embedded(), options);
        let mut settings = Settings::default();
        choose(&mut settings.limits);
        let app = App::new(host, settings);
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let serving = server::serve(listener, app.clone(), async move {
            let _ = stopped.await;
        });
        let served = tokio::spawn(serving);
        House { address, app, stop: Some(stop), served, _folder: folder }
    }

    /// A connection from this address.
    async fn connect(&self, from: &str) -> TcpStream {
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_reuseaddr(true).unwrap();
        socket.bind(from.parse().unwrap()).unwrap();
        socket.connect(self.address).await.unwrap()
    }

    /// The whole answer to one request on a connection of its own.
    async fn ask(&self, from: &str, request: &str) -> String {
        let mut stream = self.connect(from).await;
        let _ = stream.write_all(request.as_bytes()).await;
        rest(&mut stream).await
    }

    /// A count of the server's own.
    async fn count(&self, name: &str) -> u64 {
        let answer = self.ask(ADA, &get("/metrics", "")).await;
        let line = answer.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.unwrap_or_else(|| panic!("{answer}")).trim().parse().unwrap()
    }

    /// A table with two people from two places, who are seated, and the secret of one of them.
    async fn table(&self) -> (String, Secret) {
        let secret = Secret::fresh().unwrap();
        let plan = host::Plan {
            game: shelf::GameName::ALL[0],
            setup: host::PlannedSetup::default(),
            listed: false,
            pace: host::Pace::Live,
            name: "Ada".to_owned(),
            seats: vec![host::Wanted::Here, host::Wanted::Person],
        };
        let host = self.app.host();
        let id = host.create(secret.who(), &plan).await.unwrap();
        host.join(&id, Secret::fresh().unwrap().who(), "Ben", None).await.unwrap();
        (id, secret)
    }
}

fn get(path: &str, more: &str) -> String {
    format!("GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n{more}\r\n")
}

fn bearer(secret: &Secret) -> String {
    format!("authorization: Bearer {}\r\n", secret.reveal())
}

/// What comes until the other side is done.
async fn rest(stream: &mut TcpStream) -> String {
    let mut all = Vec::new();
    let read = async {
        let mut part = [0; 4096];
        while let Ok(length @ 1..) = stream.read(&mut part).await {
            all.extend_from_slice(&part[..length]);
        }
    };
    timeout(Duration::from_secs(10), read).await.expect("the connection ends");
    String::from_utf8_lossy(&all).into_owned()
}

/// What comes until it holds this.
async fn until(stream: &mut TcpStream, end: &str) -> String {
    let mut all = String::new();
    while !all.contains(end) {
        let mut part = [0; 4096];
        let read = timeout(Duration::from_secs(10), stream.read(&mut part)).await;
        let length = read.expect("something comes").unwrap();
        assert!(length > 0, "ended early: {all}");
        all.push_str(&String::from_utf8_lossy(&part[..length]));
    }
    all
}

#[tokio::test(flavor = "multi_thread")]
async fn a_head_that_dribbles_in_is_not_waited_for() {
    let house = House::open(|limits| limits.timeouts.header = Duration::from_millis(150)).await;
    let mut silent = house.connect(EVE).await;
    let mut slow = house.connect(EVE).await;
    let began = Instant::now();
    let dribble = async {
        for letter in get("/", "").bytes() {
            if slow.write_all(&[letter]).await.is_err() {
                break;
            }
            sleep(Duration::from_millis(20)).await;
        }
        rest(&mut slow).await
    };
    assert_eq!(dribble.await, "");
    assert_eq!(rest(&mut silent).await, "");
    assert!(began.elapsed() < Duration::from_secs(5), "{:?}", began.elapsed());

    // The same slowness in the second request of a connection.
    let mut second = house.connect(EVE).await;
    second.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
    until(&mut second, "well\n").await;
    second.write_all(b"GET /healthz HT").await.unwrap();
    assert_eq!(rest(&mut second).await, "");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_body_that_does_not_come_is_not_waited_for() {
    let house = House::open(|limits| limits.timeouts.body = Duration::from_millis(100)).await;
    for path in ["/tables", "/api/tables", "/import"] {
        let request = format!(
            "POST {path} HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\
             content-type: application/x-www-form-urlencoded\r\n\r\ngame=far"
        );
        let answer = house.ask(EVE, &request).await;
        assert!(answer.starts_with("HTTP/1.1 408 "), "{path}: {answer}");
        assert!(answer.contains("in time"), "{path}: {answer}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_idle_connection_is_closed_and_a_used_one_is_not() {
    let house = House::open(|limits| {
        limits.timeouts.header = Duration::from_millis(50);
        limits.timeouts.idle = Duration::from_millis(600);
    })
    .await;
    let mut stream = house.connect(ADA).await;
    for _ in 0..3 {
        stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
        until(&mut stream, "well\n").await;
        // Longer than a head may take: the time for it begins with its first byte.
        sleep(Duration::from_millis(150)).await;
    }
    let began = Instant::now();
    assert_eq!(rest(&mut stream).await, "");
    assert!(began.elapsed() < Duration::from_secs(5));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_outlives_every_time_for_asking() {
    let house = House::open(|limits| {
        limits.timeouts.header = Duration::from_millis(50);
        limits.timeouts.idle = Duration::from_millis(50);
        limits.timeouts.body = Duration::from_millis(50);
        limits.timeouts.write = Duration::from_millis(50);
    })
    .await;
    let (id, secret) = house.table().await;
    let mut stream = house.connect(ADA).await;
    let request = get(&format!("/api/tables/{id}/events"), &bearer(&secret));
    stream.write_all(request.as_bytes()).await.unwrap();
    until(&mut stream, "event: view").await;
    sleep(Duration::from_millis(300)).await;
    house.app.host().say(&id, secret.who(), "still here?").await.unwrap();
    until(&mut stream, "still here?").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_does_not_read_is_let_go() {
    let house = House::open(|limits| limits.timeouts.write = Duration::from_millis(200)).await;
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4_096).unwrap();
    let mut stream = socket.connect(house.address).await.unwrap();
    let one = "GET /assets/table.css HTTP/1.1\r\nhost: x\r\n\r\n";
    let many = one.repeat(2_000);
    let _ = timeout(Duration::from_secs(2), stream.write_all(many.as_bytes())).await;
    let began = Instant::now();
    while house.count("tabletale_connections_open").await > 1 {
        assert!(began.elapsed() < Duration::from_secs(10), "it is still held");
        sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_half_open_connections_leaves_room_for_others() {
    let house = House::open(|limits| {
        limits.connections = 400;
        limits.connections_per_address = 100;
    })
    .await;
    let (id, secret) = house.table().await;
    let mut flood = Vec::new();
    for _ in 0..600 {
        let mut stream = house.connect(EVE).await;
        let _ = stream.write_all(b"GET / HTTP/1.1\r\nhost: x\r\n").await;
        flood.push(stream);
    }
    let began = Instant::now();
    for _ in 0..20 {
        let answer = house.ask(ADA, &get(&format!("/t/{id}"), &bearer(&secret))).await;
        assert!(answer.starts_with("HTTP/1.1 200 "), "{answer}");
    }
    assert!(began.elapsed() < Duration::from_secs(5), "{:?}", began.elapsed());
    assert!(house.count("tabletale_connections_refused_total").await >= 500);
    let told = house.ask(EVE, &get("/", "")).await;
    assert!(told.is_empty() || told.starts_with("HTTP/1.1 503 "), "{told}");
    drop(flood);
    let began = Instant::now();
    while !house.ask(EVE, &get("/healthz", "")).await.starts_with("HTTP/1.1 200 ") {
        assert!(began.elapsed() < Duration::from_secs(10), "Eve never gets in again");
        sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn at_the_limit_those_who_sit_at_a_table_are_served() {
    let house = House::open(|limits| {
        limits.connections = 40;
        limits.connections_per_address = 12;
    })
    .await;
    let (id, secret) = house.table().await;
    let mut held = Vec::new();
    for host in 2..5 {
        for _ in 0..12 {
            let mut stream = house.connect(&format!("127.0.0.{host}:0")).await;
            stream.write_all(b"GET / HTTP/1.1\r\n").await.unwrap();
            held.push(stream);
        }
    }
    let path = format!("/t/{id}");
    let seated = async || house.ask(ADA, &get(&path, &bearer(&secret))).await;
    let began = Instant::now();
    while !house.ask(ADA, &get("/", "")).await.starts_with("HTTP/1.1 503 ") {
        assert!(began.elapsed() < Duration::from_secs(5), "it never gets full");
    }

    let stranger = house.ask(ADA, &get(&path, "")).await;
    assert!(stranger.starts_with("HTTP/1.1 503 "), "{stranger}");
    assert!(stranger.contains("retry-after: 10"), "{stranger}");
    assert!(stranger.contains("whoever plays goes on"), "{stranger}");
    assert!(seated().await.starts_with("HTTP/1.1 200 "));
    for address in ["127.0.0.6:0", "127.0.0.7:0", "127.0.0.8:0", "127.0.0.9:0"] {
        held.push(house.connect(address).await);
    }
    let began = Instant::now();
    loop {
        let full = seated().await;
        if full.contains("Too many connections are open") {
            assert!(full.starts_with("HTTP/1.1 503 ") && full.contains("retry-after: 5"), "{full}");
            break;
        }
        assert!(began.elapsed() < Duration::from_secs(5), "{full}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn streams_of_one_address_leave_room_for_those_of_another() {
    let house = House::open(|limits| {
        limits.streams = 40;
        limits.streams_per_address = 10;
    })
    .await;
    let (id, secret) = house.table().await;
    let path = format!("/api/tables/{id}/events");
    let mut open = Vec::new();
    let mut stream = async |from: &str, secret: &Secret| {
        let mut stream = house.connect(from).await;
        stream.write_all(get(&path, &bearer(secret)).as_bytes()).await.unwrap();
        let head = until(&mut stream, "\r\n\r\n").await;
        open.push(stream);
        head.split(' ').nth(1).unwrap().parse::<u16>().unwrap()
    };
    let mut statuses = Vec::new();
    for _ in 0..15 {
        statuses.push(stream(EVE, &Secret::fresh().unwrap()).await);
    }
    // A tenth of an address is for those of its people who play.
    assert_eq!(statuses.iter().filter(|&&status| status == 200).count(), 9, "{statuses:?}");
    assert_eq!(stream(EVE, &secret).await, 200);
    assert_eq!(stream(ADA, &Secret::fresh().unwrap()).await, 200);
    for host in 3..6 {
        for _ in 0..9 {
            stream(&format!("127.0.0.{host}:0"), &Secret::fresh().unwrap()).await;
        }
    }
    // And a tenth of all.
    assert_eq!(stream(ADA, &Secret::fresh().unwrap()).await, 503);
    assert_eq!(stream(ADA, &secret).await, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn it_ends_within_a_second_whoever_is_connected() {
    let mut house = House::open(|_| {}).await;
    let (id, secret) = house.table().await;
    let mut stream = house.connect(ADA).await;
    let request = get(&format!("/api/tables/{id}/events"), &bearer(&secret));
    stream.write_all(request.as_bytes()).await.unwrap();
    until(&mut stream, "event: view").await;
    let mut half = house.connect(EVE).await;
    half.write_all(b"GET / HT").await.unwrap();
    let began = Instant::now();
    house.stop.take().unwrap().send(()).unwrap();
    (&mut house.served).await.unwrap().unwrap();
    assert!(began.elapsed() < Duration::from_secs(1), "{:?}", began.elapsed());
    rest(&mut stream).await;
}
