//! What people send is bounded: names in files, chat, links, and what a refusal costs.

use std::{
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    },
    time::Duration,
};

use host::{
    Clock, Host, HostError, LONGEST_NAME, Options, Plan, PlannedSetup, Secret, VisitorId, Wanted,
};
use shelf::{GameName, Shelf};
use store::{EntryRow, SqliteStore, Stage, TableRow};
use table::{Seat, Viewer};
use tempfile::TempDir;

const P1: Seat = Seat::new(0);
const P2: Seat = Seat::new(1);

/// Two players with known hands, at the beginning of a game.
const HEAD: &str =
    "tabletale replay 1\ngame: faraway\ncontent: ff3d1d93fff1ad30\nsetup: 2 players\n";
const LUCK: &str = "luck: 27/68 44/67 53/66 40/65 25/64 36/63 29/62 33/61 42/60\n";

struct House {
    host: Arc<Host>,
    now_ms: Arc<AtomicI64>,
    folder: TempDir,
}

async fn open() -> House {
    open_in(tempfile::tempdir().unwrap()).await
}

async fn open_in(folder: TempDir) -> House {
    let store = SqliteStore::open(&folder.path().join("tables.db")).await.unwrap();
    let now_ms = Arc::new(AtomicI64::new(1_000_000));
    let time = now_ms.clone();
    let clock = Clock::new(move || time.load(Ordering::Relaxed));
    let options = Options { bot_pause: Duration::ZERO, clock, ..Options::default() };
    House { host: Host::new(Arc::new(store), Shelf::embedded(), options), now_ms, folder }
}

fn somebody() -> VisitorId {
    Secret::fresh().unwrap().who()
}

async fn two_at(host: &Arc<Host>, file: &str) -> (String, [VisitorId; 2]) {
    let people = [somebody(), somebody()];
    let id = host.import(people[0], file).await.unwrap();
    for (index, &who) in people.iter().enumerate() {
        host.join(&id, who, ["Ada", "Ben"][index], Some(Seat::new(index))).await.unwrap();
    }
    (id, people)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_post_reads_nothing_and_shows_nothing() {
    let house = open().await;
    let host = &house.host;
    let (id, [ada, ben]) = two_at(host, &format!("{HEAD}{LUCK}")).await;
    let stranger = somebody();
    for _ in 0..30 {
        host.say(&id, ada, "hello").await.unwrap();
    }
    let before = host.look(&id).await.unwrap();
    // Whoever reads the table from now on finds nothing.
    assert!(host.store().remove(&id).await.unwrap());

    let seen = before.revision;
    let refused = [
        host.say(&id, ada, "hello").await.unwrap_err(),
        host.act(&id, ada, P1, seen, "play 999").await.unwrap_err(),
        host.act(&id, ada, P1, seen, "nonsense").await.unwrap_err(),
        host.act(&id, ada, P2, seen, "play 1").await.unwrap_err(),
        host.act(&id, ada, P1, seen + 9, "play 1").await.unwrap_err(),
        host.undo(&id, ada, P1, seen).await.unwrap_err(),
        host.join(&id, stranger, "Eve", None).await.unwrap_err(),
        host.start(&id, ada).await.unwrap_err(),
        host.rename(&id, ada, P2, "Eve").await.unwrap_err(),
        host.hint(&id, stranger, P1).await.unwrap_err(),
        host.link(&id, stranger).await.unwrap_err(),
    ];
    host.join(&id, ben, "Ben", None).await.unwrap();

    assert!(matches!(refused[0], HostError::TooMuch(_)), "{refused:?}");
    for error in &refused {
        assert!(!matches!(error, HostError::NoTable), "{refused:?}");
    }
    assert_eq!(host.look(&id).await.unwrap().tick, before.tick, "nobody was shown it anew");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_one_person_says_silences_nobody_and_stops_no_move() {
    let house = open().await;
    let host = &house.host;
    let (id, [ada, ben]) = two_at(host, &format!("{HEAD}{LUCK}")).await;
    let mut said = 0;
    while host.say(&id, ada, "x").await.is_ok() {
        said += 1;
    }
    assert_eq!(said, 30);

    host.say(&id, ben, "I can still speak").await.unwrap();
    let table = host.look(&id).await.unwrap();
    let first = table.board.as_ref().unwrap().views[0].actions()[0].clone();
    host.act(&id, ada, P1, table.revision, &first).await.unwrap();
    house.now_ms.fetch_add(60_000, Ordering::Relaxed);
    host.say(&id, ada, "a minute later").await.unwrap();

    // A mind can be changed often, and not for ever; the other one's move comes through.
    let [one, other] =
        [0, 1].map(|place| table.board.as_ref().unwrap().views[0].actions()[place].clone());
    let mut changed = 0;
    loop {
        let seen = host.look(&id).await.unwrap().revision;
        let action = if changed % 2 == 0 { &other } else { &one };
        match host.act(&id, ada, P1, seen, action).await {
            Ok(()) => changed += 1,
            Err(HostError::TooMuch(_)) => break,
            Err(error) => panic!("{error}"),
        }
    }
    assert!((1_000..3_000).contains(&changed), "{changed}");
    let table = host.look(&id).await.unwrap();
    let action = table.board.as_ref().unwrap().views[1].actions()[0].clone();
    host.act(&id, ben, P2, table.revision, &action).await.unwrap();
    // Now the game waits for somebody again, and they may move, whatever they did before.
    let table = host.look(&id).await.unwrap();
    let board = table.board.as_ref().unwrap();
    let seat = board.to_act.iter().next().unwrap();
    let who = [ada, ben][seat.index()];
    host.act(&id, who, seat, table.revision, &board.views[seat.index()].actions()[0])
        .await
        .unwrap();

    // The counts are the same after a restart.
    let folder = house.folder;
    drop(house.host);
    let again = open_in(folder).await;
    again.now_ms.store(house.now_ms.load(Ordering::Relaxed), Ordering::Relaxed);
    let undone = again.host.link(&id, ada).await;
    assert!(matches!(undone, Err(HostError::TooMuch(_))), "{undone:?}");
    again.host.link(&id, ben).await.unwrap();
}

/// A file of 363 kB once made a log of 69 MB.
#[tokio::test(flavor = "multi_thread")]
async fn long_names_in_a_file_are_short_at_the_table() {
    let house = open().await;
    let host = &house.host;
    let long = "W".repeat(180_000);
    let file = format!("{HEAD}seat: P1 {long}\nseat: P2 {long}\n{LUCK}");
    let (id, [ada, ben]) = two_at(host, &file).await;

    let table = host.look(&id).await.unwrap();
    for (seat, who) in [(0, ada), (1, ben)] {
        let action = table.board.as_ref().unwrap().views[seat].actions()[0].clone();
        host.act(&id, who, Seat::new(seat), table.revision, &action).await.unwrap();
    }
    let part = host.log(&id, Viewer::Spectator, None).await.unwrap();
    assert!(!part.lines.is_empty());
    assert!(part.lines.iter().all(|line| line.line.text.len() < 200), "{part:?}");

    let many = "P1 play 1\n".repeat(20_000);
    let error = host.import(ada, &format!("{HEAD}{LUCK}\n{many}")).await.unwrap_err();
    assert!(matches!(error, HostError::TooMuch(_)), "{error}");
    let many = "# 1\n".repeat(20_000);
    let error = host.import(ada, &format!("{HEAD}{LUCK}\n{many}")).await.unwrap_err();
    assert!(matches!(error, HostError::TooMuch(_)), "{error}");
}

/// Tables were stored before names in files were cleaned.
#[tokio::test(flavor = "multi_thread")]
async fn long_names_in_an_old_database_are_short_when_it_is_read() {
    let house = open().await;
    let long = "W".repeat(50_000);
    let names = "seat: P8 again\n".repeat(9);
    let file = format!("{HEAD}seat: P1 {long}\nseat: P2 \u{202e}\u{ad}\n{LUCK}");
    let who = somebody().to_string();
    for (id, file) in [("old1", file.clone()), ("old2", format!("{HEAD}{LUCK}"))] {
        let row = TableRow {
            id: id.to_owned(),
            game: "faraway".to_owned(),
            setup: "2".to_owned(),
            owner: who.clone(),
            listed: false,
            pace: "live".to_owned(),
            seed: vec![7; 32],
            stage: Stage::Playing,
            content: String::new(),
            edition: 1,
            created_ms: 5,
        };
        let body = serde_json::json!({ "names": [], "luck": "", "base": file }).to_string();
        let start = EntryRow { kind: "started".into(), who: String::new(), body, at_ms: 5 };
        house.host.store().create(row, vec![start], None).await.unwrap();
    }
    house.host.look("old2").await.unwrap();
    let ada = somebody();
    house.host.join("old1", ada, "", Some(P1)).await.unwrap();
    let table = house.host.look("old1").await.unwrap();
    let action = table.board.as_ref().unwrap().views[0].actions()[0].clone();
    house.host.act("old1", ada, P1, table.revision, &action).await.unwrap();
    let table = house.host.look("old1").await.unwrap();
    let told = table.board.as_ref().unwrap().log(Viewer::Seat(P1)).map(|line| line.line.text.len());
    assert!(told.max().unwrap() < 100 + LONGEST_NAME);
    let refused = house.host.import(ada, &format!("{HEAD}{names}{LUCK}")).await;
    assert!(refused.is_err(), "{refused:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn names_at_one_table_can_be_told_apart() {
    let house = open().await;
    let host = &house.host;
    let ada = somebody();
    let plan = Plan {
        game: GameName::ALL[0],
        setup: PlannedSetup::default(),
        listed: false,
        pace: host::Pace::Live,
        name: "Player 2".to_owned(),
        seats: vec![Wanted::Here, Wanted::Here, Wanted::Person, Wanted::Person],
    };
    let id = host.create(ada, &plan).await.unwrap();
    host.join(&id, somebody(), "Ada", None).await.unwrap();
    host.join(&id, somebody(), "A\u{ad}d\u{430}", None).await.unwrap();
    let names: Vec<String> =
        host.look(&id).await.unwrap().seats.iter().map(|seat| seat.name.clone()).collect();
    assert_eq!(names, ["Player 2 2", "Player 2", "Ada", "Ad\u{430} 2"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_works_for_a_day_and_only_the_newest() {
    let house = open().await;
    let host = &house.host;
    let (id, [ada, _]) = two_at(host, &format!("{HEAD}{LUCK}")).await;
    let old = host.link(&id, ada).await.unwrap();
    let phone = somebody();
    let new = host.link(&id, ada).await.unwrap();
    assert!(matches!(host.carry(&id, phone, &old).await, Err(HostError::SpentLink)));
    assert!(matches!(host.linked_seats(&id, &old).await, Err(HostError::SpentLink)));
    assert_eq!(host.linked_seats(&id, &new).await.unwrap(), ["Ada"]);

    house.now_ms.fetch_add(24 * 3_600_000, Ordering::Relaxed);
    assert!(matches!(host.carry(&id, phone, &new).await, Err(HostError::ExpiredLink)));
    let error = host.linked_seats(&id, &new).await.unwrap_err();
    assert!(error.to_string().contains("expired"), "{error}");
    let new = host.link(&id, ada).await.unwrap();
    host.carry(&id, phone, &new).await.unwrap();
    assert_eq!(host.look(&id).await.unwrap().seats_of(phone), [P1]);
}
