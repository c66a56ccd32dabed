//! No clock stops a game: one that steps back or ahead, or was wrong before a restart.

use std::{
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    },
    time::Duration,
};

use host::{
    Begin, Clock, DrawPhase, Host, HostError, Options, Pace, Plan, PlannedSetup, Secret, Stage,
    VisitorId, Wanted,
};
use shelf::{GameName, Shelf};
use store::SqliteStore;
use table::Seat;
use tempfile::TempDir;

use crate::company::two_people;

const SECOND: i64 = 1_000;
const HOUR: i64 = 3_600 * SECOND;
const DAY: i64 = 24 * HOUR;

/// How far the clock is put back or ahead.
const STEPS: [i64; 5] = [-2 * SECOND, -HOUR, HOUR, -DAY, DAY];

/// Whether the server goes on running while the clock is put right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Server {
    RunsOn,
    IsRestarted,
}

/// A host with a clock that a test puts right.
struct House {
    host: Arc<Host>,
    now_ms: Arc<AtomicI64>,
    folder: TempDir,
}

impl House {
    async fn open() -> House {
        let folder = tempfile::tempdir().unwrap();
        let now_ms = Arc::new(AtomicI64::new(100 * DAY));
        House { host: House::host(&folder, &now_ms).await, now_ms, folder }
    }

    async fn host(folder: &TempDir, now_ms: &Arc<AtomicI64>) -> Arc<Host> {
        let store = SqliteStore::open(&folder.path().join("tables.db")).await.unwrap();
        let now_ms = now_ms.clone();
        let clock = Clock::new(move || now_ms.load(Ordering::SeqCst));
        let options =
            Options { bot_pause: Duration::ZERO, tables_a_day: 2, clock, ..Options::default() };
        Host::new(Arc::new(store), Shelf::embedded(), options)
    }

    fn pass(&self, ms: i64) {
        self.now_ms.fetch_add(ms, Ordering::SeqCst);
    }

    async fn step(self, ms: i64, server: Server) -> House {
        self.pass(ms);
        match server {
            Server::RunsOn => self,
            Server::IsRestarted => {
                House { host: House::host(&self.folder, &self.now_ms).await, ..self }
            }
        }
    }
}

fn cases() -> impl Iterator<Item = (i64, Server)> {
    let servers = [Server::RunsOn, Server::IsRestarted];
    STEPS.into_iter().flat_map(move |step| servers.map(|server| (step, server)))
}

/// Whoever is waited for makes their first move; a short game may be over by then.
async fn move_on(host: &Arc<Host>, id: &str, people: &[VisitorId]) -> Result<(), HostError> {
    let now = host.look(id).await?;
    let Some(seat) = now.to_act().first() else { return Ok(()) };
    let action = now.board.as_ref().unwrap().views[seat.index()].actions()[0].clone();
    host.act(id, people[seat.index()], seat, now.revision, &action).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_that_is_owed_is_made_whatever_the_clock_says() {
    for &game in GameName::ALL.iter().filter(|game| game.players().contains(&2)) {
        for (step, server) in cases() {
            let house = House::open().await;
            let (id, people) = two_people(&house.host, game).await;
            for _ in 0..3 {
                move_on(&house.host, &id, &people).await.unwrap();
            }

            let house = house.step(step, server).await;

            for _ in 0..6 {
                let made = move_on(&house.host, &id, &people).await;
                made.unwrap_or_else(|error| panic!("{game}, {step}, {server:?}: {error}"));
            }
        }
    }
}

/// Six at one screen who choose at once: no owed move is refused.
#[tokio::test(flavor = "multi_thread")]
async fn many_moves_at_once_are_all_made() {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(&folder.path().join("tables.db")).await.unwrap();
    // A clock that tells a later time whenever it is asked.
    let asked = AtomicI64::new(DAY);
    let clock = Clock::new(move || asked.fetch_add(1, Ordering::SeqCst));
    let options = Options { bot_pause: Duration::ZERO, clock, ..Options::default() };
    let host = Host::new(Arc::new(store), Shelf::embedded(), options);
    let ada = Secret::fresh().unwrap().who();
    let plan = Plan {
        game: GameName::Faraway,
        setup: PlannedSetup::default(),
        listed: false,
        pace: Pace::Live,
        name: "Ada".to_owned(),
        seats: vec![Wanted::Here; 6],
    };
    let id = host.create(ada, &plan).await.unwrap();

    let mut chosen = 0;
    for _ in 0..4 {
        let now = host.look(&id).await.unwrap();
        let owed: Vec<Seat> = now.to_act().iter().collect();
        let choosing = owed.iter().map(|&seat| {
            let action = now.board.as_ref().unwrap().views[seat.index()].actions()[0].clone();
            let (host, id, seen) = (host.clone(), id.clone(), now.revision);
            tokio::spawn(async move { host.act(&id, ada, seat, seen, &action).await })
        });
        for choice in choosing.collect::<Vec<_>>() {
            choice.await.unwrap().unwrap();
            chosen += 1;
        }
    }
    assert!(chosen >= 9, "{chosen}");
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_comes_back_from_the_step_on() {
    for (step, server) in cases() {
        let house = House::open().await;
        let (id, [ada, ben]) = two_people(&house.host, GameName::Faraway).await;
        while house.host.say(&id, ada, "hello").await.is_ok() {}

        let house = house.step(step, server).await;

        house.host.say(&id, ben, "I can speak").await.unwrap();
        let at_once = house.host.say(&id, ada, "and I?").await;
        assert_eq!(at_once.is_ok(), step > 0, "{step}, {server:?}: {at_once:?}");
        // One line comes back every two seconds, from the step on.
        house.pass(2 * SECOND);
        let later = house.host.say(&id, ada, "now?").await;
        assert!(later.is_ok(), "{step}, {server:?}: {later:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_a_day_has_at_most_its_day() {
    for (step, server) in cases() {
        let house = House::open().await;
        let [ada, ben] = [(); 2].map(|()| Secret::fresh().unwrap().who());
        let plan = Plan {
            game: GameName::Faraway,
            setup: PlannedSetup::default(),
            listed: false,
            pace: Pace::Daily,
            name: "Ada".to_owned(),
            seats: vec![Wanted::Here, Wanted::Person],
        };
        let id = house.host.create(ada, &plan).await.unwrap();
        house.host.join(&id, ben, "Ben", None).await.unwrap();
        house.host.start(&id, ada).await.unwrap();
        move_on(&house.host, &id, &[ada, ben]).await.unwrap();

        let house = house.step(step, server).await;

        // Somebody watches, so that the table stays awake.
        let _watching = house.host.watch(&id, ben, None).await.unwrap();
        house.host.tidy();
        let left = || async {
            let now = house.host.look(&id).await.unwrap();
            now.left.iter().copied().flatten().max().unwrap()
        };
        let full = if step < 0 { DAY } else { DAY - step };
        assert_eq!(left().await, full / 60_000, "{step}, {server:?}");
        house.pass(2 * HOUR);
        house.host.tidy();
        assert_eq!(left().await, (full - 2 * HOUR) / 60_000, "{step}, {server:?}: it goes on");
        let in_list = house.host.glance(&id).await.unwrap();
        let in_list = in_list.left.iter().copied().flatten().max().unwrap();
        assert!(in_list <= DAY / 60_000, "{step}, {server:?}: {in_list}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_works_for_at_most_a_day() {
    for (step, server) in cases() {
        let house = House::open().await;
        let (id, [ada, _]) = two_people(&house.host, GameName::Faraway).await;
        let link = house.host.link(&id, ada).await.unwrap();

        let house = house.step(step, server).await;

        let works = house.host.linked_seats(&id, &link).await;
        assert_eq!(works.is_ok(), step < DAY, "{step}, {server:?}: {works:?}");
        house.pass(DAY);
        let late = house.host.linked_seats(&id, &link).await;
        assert!(matches!(late, Err(HostError::ExpiredLink)), "{step}, {server:?}: {late:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_about_to_begin_begins_within_its_seconds() {
    for (step, server) in cases() {
        let house = House::open().await;
        let (id, people) = two_people(&house.host, GameName::Faraway).await;
        while house.host.look(&id).await.unwrap().stage != Stage::Over {
            move_on(&house.host, &id, &people).await.unwrap();
        }
        let next = house.host.rematch(&id, people[0], Begin::AfterPledges).await.unwrap();
        let waits = house.host.look(&next).await.unwrap();
        assert_eq!(waits.draw.phase, DrawPhase::Gathering);

        let house = house.step(step, server).await;

        house.pass(20 * SECOND);
        // Somebody looks, notices where the clock was put back, and again after its seconds.
        for _ in 0..2 {
            let _ = house.host.say(&next, people[0], "shall we?").await;
            house.host.look(&next).await.unwrap();
            house.pass(20 * SECOND);
        }
        let stage = house.host.look(&next).await.unwrap().stage;
        assert_eq!(stage, Stage::Playing, "{step}, {server:?}");
    }
}

/// Tables that were set up with a clock that was ahead do not count as today's.
#[tokio::test(flavor = "multi_thread")]
async fn a_day_of_tables_is_no_longer_than_a_day() {
    let house = House::open().await;
    let host = &house.host;
    let (id, [ada, _]) = two_people(host, GameName::Faraway).await;
    let plan = Plan {
        game: GameName::Faraway,
        setup: PlannedSetup::default(),
        listed: false,
        pace: Pace::Live,
        name: "Ada".to_owned(),
        seats: vec![Wanted::Here, Wanted::Person],
    };
    host.create(ada, &plan).await.unwrap();
    assert!(matches!(host.create(ada, &plan).await, Err(HostError::TooMuch(_))));

    house.pass(-DAY);

    host.create(ada, &plan).await.unwrap();
    // A table can be left out of the list, although it was sat at in the future.
    host.forget(ada, &id).await.unwrap();
    let who = ada.to_string();
    let listed = host.store().tables_of(&who, 9).await.unwrap();
    assert!(listed.iter().all(|table| table.id != id));
}
