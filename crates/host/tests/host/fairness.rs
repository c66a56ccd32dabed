//! Nobody is shut out by what others use: who is seated, who thinks when, who finds room.

use std::{
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    },
    time::Duration,
};

use host::{
    Caller, Clock, Host, HostError, Joined, Options, Origin, Pace, Plan, PlannedSetup, Secret,
    Snapshot, Standing, VisitorId, Wanted,
};
use shelf::{BotKind, GameName, Shelf};
use store::{SqliteOptions, SqliteStore};
use table::Seat;
use tempfile::TempDir;

const P1: Seat = Seat::new(0);

pub(crate) struct House {
    pub(crate) host: Arc<Host>,
    pub(crate) now_ms: Arc<AtomicI64>,
    folder: TempDir,
}

impl House {
    pub(crate) async fn open(options: Options) -> House {
        House::open_with(options, SqliteOptions::default()).await
    }

    /// A house whose store has these options.
    pub(crate) async fn open_with(options: Options, store: SqliteOptions) -> House {
        House::at(tempfile::tempdir().unwrap(), 1_000_000, options, store).await
    }

    async fn at(folder: TempDir, now_ms: i64, options: Options, store: SqliteOptions) -> House {
        let file = folder.path().join("tables.db");
        let store = SqliteStore::open_with(&file, store).await.unwrap();
        let now_ms = Arc::new(AtomicI64::new(now_ms));
        let time = now_ms.clone();
        let clock = Clock::new(move || time.load(Ordering::Relaxed));
        let options = Options { clock, ..options };
        House { host: Host::new(Arc::new(store), Shelf::embedded(), options), now_ms, folder }
    }

    pub(crate) fn later(&self, ms: i64) {
        self.now_ms.fetch_add(ms, Ordering::Relaxed);
    }

    /// The same file after a restart.
    async fn again(self, options: Options) -> House {
        let now_ms = self.now_ms.load(Ordering::Relaxed);
        House::at(self.folder, now_ms, options, SqliteOptions::default()).await
    }
}

pub(crate) fn quick() -> Options {
    Options { bot_pause: Duration::ZERO, ..Options::default() }
}

/// Somebody new from this place.
pub(crate) fn from(place: u64) -> Caller {
    Caller { who: Secret::fresh().unwrap().who(), origin: Origin::of_hash(place) }
}

pub(crate) fn plan(seats: &[Wanted]) -> Plan {
    Plan {
        game: GameName::Faraway,
        setup: PlannedSetup::default(),
        listed: false,
        pace: Pace::Live,
        name: "Ada".to_owned(),
        seats: seats.to_vec(),
    }
}

/// Makes the first move that is offered to this seat.
pub(crate) async fn act(host: &Arc<Host>, id: &str, who: VisitorId, seat: Seat) {
    let table = host.look(id).await.unwrap();
    let action = table.board.as_ref().unwrap().views[seat.index()].actions()[0].clone();
    host.act(id, who, seat, table.revision, &action).await.unwrap();
}

/// Waits until a table is so.
async fn until(host: &Arc<Host>, id: &str, is_so: impl Fn(&Snapshot) -> bool) -> Arc<Snapshot> {
    let mut watching = host.watch(id, from(99).who, None).await.unwrap();
    loop {
        let table = watching.next().await.unwrap();
        if is_so(&table) {
            return table;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_origins_at_one_table_are_seated_and_one_alone_is_not() {
    let house = House::open(quick()).await;
    let host = &house.host;
    let (ada, second, ben) = (from(1), from(1), from(2));
    let id =
        host.create(ada, &plan(&[Wanted::Here, Wanted::Person, Wanted::Person])).await.unwrap();
    host.join(&id, second, "Ada's other browser", None).await.unwrap();
    assert_eq!(host.standing(&id, ada.who), Standing::Passing, "both are one place");

    host.join(&id, ben, "Ben", None).await.unwrap();
    for caller in [ada, second, ben] {
        assert_eq!(host.standing(&id, caller.who), Standing::Seated);
    }
    assert_eq!(host.standing(&id, from(3).who), Standing::Passing, "whoever looks on is not");
    host.leave(&id, ben.who, Seat::new(2)).await.unwrap();
    assert_eq!(host.standing(&id, ben.who), Standing::Passing);
    assert_eq!(host.standing(&id, ada.who), Standing::Passing);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_moves_long_after_sitting_down_is_seated_also_after_a_restart() {
    let house = House::open(quick()).await;
    let ada = from(1);
    let seats = [Wanted::Here, Wanted::Bot(BotKind::Random)];
    let id = house.host.create(ada, &plan(&seats)).await.unwrap();
    for wait_ms in [0, 300_000, 300_000] {
        house.later(wait_ms);
        until(&house.host, &id, |table| table.to_act().contains(P1)).await;
        act(&house.host, &id, ada.who, P1).await;
        assert_eq!(house.host.standing(&id, ada.who), Standing::Passing, "ten minutes at most");
    }
    house.later(1);
    until(&house.host, &id, |table| table.to_act().contains(P1)).await;
    act(&house.host, &id, ada.who, P1).await;
    assert_eq!(house.host.standing(&id, ada.who), Standing::Seated);

    let house = house.again(quick()).await;
    house.host.look(&id).await.unwrap();
    assert_eq!(house.host.standing(&id, ada.who), Standing::Seated);
}

/// With a clock that was put back nobody is seated too early, and somebody who plays on is at last.
#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_is_put_back_seats_nobody_early() {
    let house = House::open(quick()).await;
    let ada = from(1);
    house.later(86_400_000);
    let seats = [Wanted::Here, Wanted::Bot(BotKind::Random)];
    let id = house.host.create(ada, &plan(&seats)).await.unwrap();
    house.later(-86_400_000);
    for (wait_ms, standing) in [(0, Standing::Passing), (600_001, Standing::Seated)] {
        house.later(wait_ms);
        until(&house.host, &id, |table| table.to_act().contains(P1)).await;
        act(&house.host, &id, ada.who, P1).await;
        assert_eq!(house.host.standing(&id, ada.who), standing);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn twenty_tables_of_bots_alone_think_and_the_others_say_that_they_wait() {
    // Nobody comes to an end while bots take an hour for a move.
    let slow = Options { bot_pause: Duration::from_secs(3_600), ..Options::default() };
    let house = House::open(slow).await;
    let host = &house.host;
    let alone = plan(&[Wanted::Bot(BotKind::Random); 2]);
    let mut waiting = Vec::new();
    for number in 0..23 {
        // Throw-away names of one place.
        let id = host.create(from(1), &alone).await.unwrap();
        if number >= 20 {
            waiting.push(id);
        }
    }
    for id in &waiting {
        until(host, id, |table| table.bots_wait).await;
    }
    let friends = host.create(from(2), &alone).await.unwrap();
    let together =
        host.create(from(1), &plan(&[Wanted::Here, Wanted::Bot(BotKind::Random)])).await.unwrap();
    for id in [friends, together] {
        assert!(!host.look(&id).await.unwrap().bots_wait);
    }
}

/// Many tables of bots alone once made everybody's bots wait for all of them.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_a_person_waits_for_does_not_wait_for_tables_of_bots_alone() {
    let house = House::open(Options { thinkers: 1, ..quick() }).await;
    let host = &house.host;
    for _ in 0..20 {
        host.create(from(1), &plan(&[Wanted::Bot(BotKind::Hard); 4])).await.unwrap();
    }
    let ada = from(2);
    let seats = [Wanted::Here, Wanted::Bot(BotKind::Hard)];
    let id = host.create(ada, &plan(&seats)).await.unwrap();
    let bot_is_done = |table: &Snapshot| !table.to_act().contains(Seat::new(1));
    until(host, &id, bot_is_done).await;

    let (_, _, before) = host.counts();
    let mut asked = 0;
    while asked < 3 {
        act(host, &id, ada.who, P1).await;
        until(host, &id, bot_is_done).await;
        asked += 1;
    }
    let (_, _, after) = host.counts();
    // Each of three decisions or more would have waited for one of each of the twenty tables.
    assert!(after - before < 45, "{} moves were made meanwhile", after - before);
}

/// Sits down and gets up again, under a name that is thrown away.
async fn come_and_go(host: &Arc<Host>, id: &str, place: u64) -> Result<(), HostError> {
    let caller = from(place);
    match host.join(id, caller, "Eve", None).await? {
        Joined::Seated(seat) => host.leave(id, caller.who, seat).await,
        Joined::Requested(_) => panic!("the game has not begun"),
    }
}

/// The word in the link that whoever set a table up sends.
async fn invitation(host: &Arc<Host>, id: &str, owner: Caller) -> String {
    host.look(id).await.unwrap().invitation_for(owner.who).unwrap().to_owned()
}

/// 59 throw-away names from one address once shut an open table for a minute, and so on for ever.
#[tokio::test(flavor = "multi_thread")]
async fn throw_away_names_do_not_shut_an_open_table() {
    let house = House::open(quick()).await;
    let host = &house.host;
    let ada = from(1);
    let id = host.create(ada, &plan(&[Wanted::Here, Wanted::Person])).await.unwrap();
    let mut came = 0;
    while come_and_go(host, &id, 2).await.is_ok() {
        came += 1;
    }
    assert_eq!(came, 12, "of one origin");
    come_and_go(host, &id, 3).await.unwrap();

    // However many places strangers come from, a friend has room.
    for place in 4..12 {
        while come_and_go(host, &id, place).await.is_ok() {}
    }
    let ben = from(20);
    let crowded = host.join(&id, ben, "Ben", None).await;
    assert!(matches!(crowded, Err(HostError::TooMuch(_))), "{crowded:?}");
    host.came_by_link(&id, ben.who, "guessed").await.unwrap();
    assert!(host.join(&id, ben, "Ben", None).await.is_err());
    let word = invitation(host, &id, ada).await;
    host.came_by_link(&id, ben.who, &word).await.unwrap();
    host.join(&id, ben, "Ben", None).await.unwrap();
    assert!(host.look(&id).await.unwrap().invitation_for(ben.who).is_none(), "the host's alone");
}

/// Six requests once blocked a seventh, whoever sent them.
#[tokio::test(flavor = "multi_thread")]
async fn requests_of_one_place_do_not_block_those_of_another() {
    let house = House::open(quick()).await;
    let host = &house.host;
    let ada = from(1);
    let id =
        host.create(ada, &plan(&[Wanted::Here, Wanted::Person, Wanted::Person])).await.unwrap();
    let second = from(1);
    host.join(&id, second, "Bo", None).await.unwrap();
    let third = from(1);
    host.join(&id, third, "Cy", None).await.unwrap();
    host.start(&id, ada.who).await.unwrap();
    act(host, &id, ada.who, P1).await;
    host.leave(&id, third.who, Seat::new(2)).await.unwrap();

    let ask = async |place: u64| host.join(&id, from(place), "Eve", None).await;
    let mut open = 0;
    while ask(2).await.is_ok() {
        open += 1;
    }
    assert_eq!(open, 2, "of one origin");
    for place in [3, 3, 4, 4] {
        assert!(matches!(ask(place).await, Ok(Joined::Requested(_))));
    }
    assert!(ask(5).await.is_err(), "six of strangers are open");
    let ben = from(6);
    host.came_by_link(&id, ben.who, &invitation(host, &id, ada).await).await.unwrap();
    assert!(matches!(host.join(&id, ben, "Ben", None).await, Ok(Joined::Requested(_))));
}
