//! An open stream takes little memory: nothing of its request is kept, and nothing that was pushed.
//!
//! What is kept of a request keeps the whole buffer of the connection that it came in.

#![expect(clippy::unwrap_used, reason = "a test may fail where it unwraps")]
#![expect(unsafe_code, reason = "an allocator cannot be written without")]

use std::{
    alloc::{GlobalAlloc, Layout, System},
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
};

use axum::{
    Router,
    body::{Body, BodyDataStream},
    http::{Request, StatusCode},
};
use futures_util::StreamExt as _;
use host::{Host, Options, Pace, Plan, PlannedSetup, Secret, Wanted};
use server::{App, Settings};
use shelf::{GameName, Shelf};
use store::SqliteStore;
use tower::ServiceExt as _;

/// How many streams are opened before it is measured, and then.
const STREAMS: [usize; 2] = [50, 200];
/// The most bytes a stream takes, without the buffers of its connection.
const MOST: usize = 3 * 1024;

/// The system's allocator, with a count of the bytes in use.
struct Counting;

static IN_USE: AtomicUsize = AtomicUsize::new(0);

#[global_allocator]
static COUNTING: Counting = Counting;

// SAFETY: every call is handed to the system's allocator unchanged; counting touches a number.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        IN_USE.fetch_add(layout.size(), Ordering::Relaxed);
        // SAFETY: the caller keeps the promises of `GlobalAlloc::alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, place: *mut u8, layout: Layout) {
        IN_USE.fetch_sub(layout.size(), Ordering::Relaxed);
        // SAFETY: `place` came from the system's allocator with this layout.
        unsafe { System.dealloc(place, layout) }
    }
}

/// Opens a stream with a request that says a lot, and reads its first event.
async fn watch(router: &Router, id: &str, coding: &str) -> BodyDataStream {
    let secret = Secret::fresh().unwrap().reveal();
    let request = Request::builder()
        .uri(format!("/t/{id}/events"))
        .header("host", "table.example")
        .header("accept-encoding", coding)
        .header("cookie", format!("tabletale={secret}"))
        .header("user-agent", "a browser ".repeat(800))
        .body(Body::empty());
    let response = router.clone().oneshot(request.unwrap()).await.unwrap();
    assert_eq!(response.status(), StatusCode::OK);
    let mut body = response.into_body().into_data_stream();
    let mut read = Vec::new();
    // The first event is longer than what comes before it.
    while read.len() < 500 {
        read.extend_from_slice(&body.next().await.unwrap().unwrap());
    }
    body
}

#[tokio::test]
async fn an_open_stream_keeps_little() {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(&folder.path().join("tables.db")).await.unwrap();
    let host = Host::new(Arc::new(store), Shelf::embedded(), Options::default());
    for &game in GameName::ALL.iter().filter(|game| game.players().contains(&2)) {
        streams_keep_little(&host, game).await;
    }
}

/// Opens many streams of a table, and looks at what each of them adds.
async fn streams_keep_little(host: &Arc<Host>, game: GameName) {
    let plan = Plan {
        game,
        setup: PlannedSetup::default(),
        listed: false,
        pace: Pace::Live,
        name: "Ada".to_owned(),
        seats: vec![Wanted::Here, Wanted::Person],
    };
    let id = host.create(Secret::fresh().unwrap().who(), &plan).await.unwrap();
    let router = server::router(&App::new(host.clone(), Settings::default()));

    for coding in ["identity", "gzip"] {
        let mut streams = Vec::new();
        let mut in_use = Vec::new();
        for count in STREAMS {
            for _ in 0..count {
                streams.push(watch(&router, &id, coding).await);
            }
            in_use.push(IN_USE.load(Ordering::Relaxed));
        }

        let each = in_use[1].saturating_sub(in_use[0]) / STREAMS[1];
        println!("a stream of {game} ({coding}) takes {each} bytes");
        assert!(each <= MOST, "a stream of {game} ({coding}) takes {each} bytes");
    }
}
