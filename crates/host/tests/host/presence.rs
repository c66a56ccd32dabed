//! Those who sit at a table and those who watch it: who is seen, and who is told first.

use std::{
    sync::{Arc, Mutex},
    time::Duration,
};

use host::{Host, Looks, Options, Pace, Plan, PlannedSetup, Secret, VisitorId, Wanted};
use shelf::{GameName, Shelf};
use store::SqliteStore;
use tempfile::TempDir;
use tokio::task::JoinSet;

/// How many watch. A test for what is done for each of them needs no more.
const WATCHERS: usize = 2_000;

async fn open() -> (Arc<Host>, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(&folder.path().join("tables.db")).await.unwrap();
    let options = Options { bot_pause: Duration::ZERO, ..Options::default() };
    (Host::new(Arc::new(store), Shelf::embedded(), options), folder)
}

fn somebody() -> VisitorId {
    Secret::fresh().unwrap().who()
}

/// A table where its owner sits and one seat is free.
async fn table(host: &Arc<Host>, who: VisitorId) -> String {
    let plan = Plan {
        game: GameName::ALL[0],
        setup: PlannedSetup::default(),
        listed: false,
        pace: Pace::Live,
        name: "Ada".to_owned(),
        seats: vec![Wanted::Here, Wanted::Person],
    };
    host.create(who, &plan).await.unwrap()
}

#[tokio::test]
async fn spectators_change_nothing_that_is_shown() {
    let (host, _folder) = open().await;
    let ada = somebody();
    let id = table(&host, ada).await;
    let _ada = host.attend(&id, ada, Looks::AtPage).await.unwrap();
    let before = host.look(&id).await.unwrap();
    assert_eq!(before.present, [ada]);

    let mut watching = Vec::new();
    for _ in 0..WATCHERS {
        watching.push(host.attend(&id, somebody(), Looks::AtPage).await.unwrap());
    }

    let during = host.look(&id).await.unwrap();
    assert!(Arc::ptr_eq(&before, &during), "nobody is shown anything new");
    host.say(&id, ada, "Good evening, all of you").await.unwrap();
    assert_eq!(host.look(&id).await.unwrap().present, [ada], "only those who sit are kept");
    let said = host.look(&id).await.unwrap();
    drop(watching);
    assert!(Arc::ptr_eq(&said, &host.look(&id).await.unwrap()));
}

#[tokio::test]
async fn a_spectator_who_sits_down_is_there() {
    let (host, _folder) = open().await;
    let (ada, ben) = (somebody(), somebody());
    let id = table(&host, ada).await;
    let _watching = host.attend(&id, ben, Looks::AtPage).await.unwrap();
    assert!(host.look(&id).await.unwrap().present.is_empty());

    host.join(&id, ben, "Ben", None).await.unwrap();

    assert_eq!(host.look(&id).await.unwrap().present, [ben]);
    let second_page = host.attend(&id, ben, Looks::AtPage).await.unwrap();
    let tick = host.look(&id).await.unwrap().tick;
    drop(second_page);
    let _ada = host.attend(&id, ada, Looks::AtPage).await.unwrap();
    let now = host.look(&id).await.unwrap();
    assert_eq!((now.present.as_slice(), now.tick), ([ada, ben].as_slice(), tick + 1));
}

/// Told in the order of a queue: one thread does it all.
#[tokio::test(flavor = "current_thread")]
async fn a_crowd_is_told_after_those_who_sit_and_keeps_nobody_waiting() {
    let (host, _folder) = open().await;
    let ada = somebody();
    let id = table(&host, ada).await;
    let told = Arc::new(Mutex::new(Vec::new()));
    let mut telling = JoinSet::new();
    for number in 0..=WATCHERS {
        // Those who sit come last, and are first all the same.
        let who = if number == WATCHERS { ada } else { somebody() };
        let mut watching = host.watch(&id, who, None).await.unwrap();
        watching.next().await.unwrap();
        let told = told.clone();
        telling.spawn(async move {
            let next = watching.next().await.unwrap();
            told.lock().unwrap().push(number);
            next.revision
        });
    }
    for _ in 0..10 {
        tokio::task::yield_now().await;
    }

    let before = host.look(&id).await.unwrap().revision;
    host.say(&id, ada, "Good evening, all of you").await.unwrap();

    // Somebody else, who has something to do again and again.
    let (mut most, mut last) = (0, 0);
    while last <= WATCHERS {
        tokio::task::yield_now().await;
        let now = told.lock().unwrap().len();
        (most, last) = (most.max(now - last), now);
    }
    assert_eq!(told.lock().unwrap()[0], WATCHERS, "those who sit are told first");
    // A few rows: a runtime looks at its first task only so often.
    assert!(most <= 128, "{most} were told before it was somebody else's turn");
    while let Some(revision) = telling.join_next().await {
        assert_eq!(revision.unwrap(), before + 1);
    }
}
