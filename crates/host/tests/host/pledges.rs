//! Luck that nobody can choose: pledges, numbers, and those who stay away.

use std::{
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    },
    time::Duration,
};

use host::{
    Begin, Clock, DrawPhase, Host, HostError, LuckError, NewSitter, Options, Pace, Plan,
    PlannedSetup, Secret, Snapshot, Stage, VisitorId, Wanted,
};
use sha2::{Digest, Sha256};
use shelf::{GameName, Shelf};
use store::SqliteStore;
use table::Seat;
use tempfile::TempDir;

const SEATS: [Seat; 3] = [Seat::new(0), Seat::new(1), Seat::new(2)];

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The number of a seat in some round, and its hash.
fn number(seat: usize, round: u8) -> (String, String) {
    let bytes = [seat as u8 * 16 + round; 32];
    (hex(&bytes), hex(&Sha256::digest(bytes)))
}

/// A host whose time goes on when a test says so.
struct Hall {
    host: Arc<Host>,
    time: Arc<AtomicI64>,
    folder: TempDir,
    people: [VisitorId; 3],
}

impl Hall {
    async fn open() -> Hall {
        let folder = tempfile::tempdir().unwrap();
        let time = Arc::new(AtomicI64::new(1_000_000));
        let people = [(); 3].map(|()| Secret::fresh().unwrap().who());
        Hall { host: Hall::host(&folder, &time).await, time, folder, people }
    }

    async fn host(folder: &TempDir, time: &Arc<AtomicI64>) -> Arc<Host> {
        let store = SqliteStore::open(&folder.path().join("tables.db")).await.unwrap();
        let time = time.clone();
        let clock = Clock::new(move || time.load(Ordering::SeqCst));
        let options = Options { bot_pause: Duration::ZERO, clock, ..Options::default() };
        Host::new(Arc::new(store), Shelf::embedded(), options)
    }

    /// The same tables after a restart.
    async fn again(self) -> Hall {
        Hall { host: Hall::host(&self.folder, &self.time).await, ..self }
    }

    fn pass(&self, seconds: i64) {
        self.time.fetch_add(seconds * 1_000, Ordering::SeqCst);
    }

    fn plan(seats: &[Wanted]) -> Plan {
        Plan {
            game: GameName::Faraway,
            setup: PlannedSetup::default(),
            listed: false,
            pace: Pace::Live,
            name: "Ada".to_owned(),
            seats: seats.to_vec(),
        }
    }

    /// A table for three people who have all sat down.
    async fn lobby(&self) -> String {
        let plan = Hall::plan(&[Wanted::Here, Wanted::Person, Wanted::Person]);
        let id = self.host.create(self.people[0], &plan).await.unwrap();
        for (&who, name) in self.people[1..].iter().zip(["Bo", "Cy"]) {
            self.host.join(&id, who, name, None).await.unwrap();
        }
        id
    }

    async fn look(&self, id: &str) -> Arc<Snapshot> {
        self.host.look(id).await.unwrap()
    }

    async fn phase(&self, id: &str) -> DrawPhase {
        self.look(id).await.draw.phase
    }

    async fn pledge(&self, id: &str, seat: usize, round: u8) -> Result<(), HostError> {
        let seen = self.look(id).await.seed_hash.clone();
        let hash = number(seat, round).1;
        self.host.pledge(id, self.people[seat], SEATS[seat], &seen, &hash).await
    }

    async fn tell(&self, id: &str, seat: usize, round: u8) -> Result<(), HostError> {
        let number = number(seat, round).0;
        self.host.open_pledge(id, self.people[seat], SEATS[seat], &number).await
    }

    async fn start(&self, id: &str) {
        self.host.start(id, self.people[0]).await.unwrap();
    }

    /// Plays to the end and gives the file.
    async fn file(&self, id: &str) -> String {
        loop {
            let table = self.look(id).await;
            let Some(seat) = table.to_act().first() else { break };
            let action = &table.board.as_ref().unwrap().views[seat.index()].actions()[0];
            let who = self.people[seat.index()];
            self.host.act(id, who, seat, table.revision, action).await.unwrap();
        }
        self.host.export(id).await.unwrap()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn all_pledge_and_tell_and_every_number_is_in_the_seed() {
    let hall = Hall::open().await;
    let id = hall.lobby().await;
    for seat in 0..3 {
        hall.pledge(&id, seat, 0).await.unwrap();
    }
    let shown = hall.look(&id).await;
    assert!(shown.draw.pledged.iter().all(|pledged| pledged.number.is_none()));
    hall.start(&id).await;
    assert_eq!(hall.phase(&id).await, DrawPhase::Opening);
    for seat in [2, 0] {
        hall.tell(&id, seat, 0).await.unwrap();
        assert_eq!(hall.look(&id).await.stage, Stage::Lobby, "not before all have told theirs");
    }
    hall.tell(&id, 1, 0).await.unwrap();

    let begun = hall.look(&id).await;
    assert_eq!((begun.stage, begun.seed.as_ref()), (Stage::Playing, None));
    assert!(begun.terms.is_none() && begun.draw.added_nothing.is_empty());
    let file = hall.file(&id).await;
    let checked = host::verify(hall.host.shelf(), &file).unwrap();
    assert_eq!(checked.added_by, SEATS);
    assert_eq!((checked.brought_along, checked.promised > 20), (0, true));
    assert_eq!(checked.seed_hash, shown.seed_hash, "the hash all saw before they pledged");
    // Anybody mixes the seed again from what the page shows.
    let over = hall.look(&id).await;
    let terms = over.terms.as_ref().unwrap();
    for seat in 0..3 {
        assert!(terms.contains(&number(seat, 0).0), "{terms}");
        assert!(
            file.contains(&format!("# pledged: P{} {}", seat + 1, number(seat, 0).1)),
            "{file}"
        );
    }
    let first = file.lines().find_map(|line| line.strip_prefix("luck: ")).unwrap().to_owned();
    let mut luck = luck::Fair::new(Sha256::digest(terms).into(), 0);
    for pick in first.split(' ') {
        let (side, sides) = pick.split_once('/').unwrap();
        let given = table::Chance::pick(&mut luck, sides.parse().unwrap());
        assert_eq!(given, side.parse::<u32>().unwrap());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_is_changed_in_the_file_is_found() {
    let hall = Hall::open().await;
    let id = hall.lobby().await;
    for seat in 0..2 {
        hall.pledge(&id, seat, 0).await.unwrap();
    }
    hall.start(&id).await;
    for seat in 0..2 {
        hall.tell(&id, seat, 0).await.unwrap();
    }
    let file = hall.file(&id).await;
    let shelf = hall.host.shelf();
    let checked = host::verify(shelf, &file).unwrap();
    assert_eq!((checked.added_by.len(), checked.added_nothing), (2, vec![SEATS[2]]));

    let line = |start: &str| file.lines().find(|line| line.starts_with(start)).unwrap().to_owned();
    let (server, pledged) = (line("# server seed: "), line("# pledged: P1"));
    let (forged, forged_hash) = number(0, 9);
    let other_seed = "# server seed: ".to_owned() + &"0".repeat(64);
    assert_eq!(
        host::verify(shelf, &file.replace(&server, &other_seed)),
        Err(LuckError::NotPromised)
    );
    let other_number = file.replace(&number(0, 0).0, &forged);
    assert_eq!(host::verify(shelf, &other_number), Err(LuckError::NotPledged(SEATS[0])));
    let dealt_otherwise = [
        file.replace(&pledged, &format!("# pledged: P1 {forged_hash} {forged}")),
        file.replace(&pledged, "# played: P1"),
        file.replace("# added nothing: P3\n", ""),
        file.replace("# added nothing: P3\n", "# added nothing: P2\n"),
        file.replace("# added nothing: P3\n", "# added nothing: P3\n# drawn again: P3\n"),
        file.replace("# server seed: ", "# seed: "),
    ];
    for (index, forged) in dealt_otherwise.iter().enumerate() {
        let found = host::verify(shelf, forged);
        assert!(matches!(found, Err(LuckError::Differs { .. })), "{index}: {found:?}");
    }
    let nowhere = file.replace("# added nothing: P3", "# added nothing: P5");
    assert_eq!(host::verify(shelf, &nowhere), Err(LuckError::NoSeat(Seat::new(4))));
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_stays_away_gains_nothing_and_luck_is_drawn_again_without_them() {
    let hall = Hall::open().await;
    let id = hall.lobby().await;
    for seat in 0..3 {
        hall.pledge(&id, seat, 0).await.unwrap();
    }
    let before = hall.look(&id).await.seed_hash.clone();
    hall.start(&id).await;
    hall.tell(&id, 0, 0).await.unwrap();
    hall.tell(&id, 1, 0).await.unwrap();
    hall.pass(9);
    assert_eq!(hall.phase(&id).await, DrawPhase::Opening, "there is time left");
    hall.pass(1);

    let again = hall.look(&id).await;
    assert_eq!(again.draw.phase, DrawPhase::Gathering);
    assert_ne!(again.seed_hash, before, "a fresh seed, shown before the fresh pledges");
    assert!(again.draw.pledged.is_empty(), "numbers that were told count no more");
    assert_eq!(
        (&again.draw.left_out[..], &again.draw.again[..]),
        (&SEATS[2..], &[vec![SEATS[2]]][..])
    );
    let late = hall.tell(&id, 2, 0).await.unwrap_err();
    assert!(matches!(late, HostError::Refused(_)), "{late}");
    let left_out = hall.pledge(&id, 2, 1).await.unwrap_err().to_string();
    assert!(left_out.contains("adds nothing to this game"), "{left_out}");
    let stale = hall.host.pledge(&id, hall.people[0], SEATS[0], &before, &number(0, 1).1).await;
    assert!(matches!(stale, Err(HostError::Stale)), "a pledge is for the seed that was shown");

    for seat in 0..2 {
        hall.pledge(&id, seat, 1).await.unwrap();
    }
    assert_eq!(hall.phase(&id).await, DrawPhase::Opening, "nobody has to press again");
    for seat in 0..2 {
        hall.tell(&id, seat, 1).await.unwrap();
    }
    let file = hall.file(&id).await;
    let checked = host::verify(hall.host.shelf(), &file).unwrap();
    assert_eq!((&checked.added_by[..], &checked.added_nothing[..]), (&SEATS[..2], &SEATS[2..]));
    assert_eq!(checked.drawn_again, [vec![SEATS[2]]]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_number_counts_only_if_it_was_pledged_and_only_when_all_pledges_are_fixed() {
    let hall = Hall::open().await;
    let id = hall.lobby().await;
    hall.pledge(&id, 0, 0).await.unwrap();
    hall.pledge(&id, 1, 0).await.unwrap();
    let early = hall.tell(&id, 0, 0).await.unwrap_err().to_string();
    assert!(early.contains("when all pledges are fixed"), "{early}");
    hall.pledge(&id, 1, 1).await.unwrap();
    assert_eq!(hall.look(&id).await.draw.pledged.len(), 2, "another number in place of the first");
    hall.start(&id).await;
    hall.start(&id).await;

    // The last to answer has seen the other's number, and can choose nothing any more.
    hall.tell(&id, 0, 0).await.unwrap();
    let revision = hall.look(&id).await.revision;
    let wrong = hall.tell(&id, 1, 0).await.unwrap_err().to_string();
    assert_eq!(wrong, "this is not the number that was pledged");
    let late = hall.pledge(&id, 1, 2).await.unwrap_err().to_string();
    assert!(late.contains("the pledges are fixed"), "{late}");
    let unpledged = hall.tell(&id, 2, 0).await.unwrap_err().to_string();
    assert_eq!(unpledged, "this seat has pledged no number");
    let other = hall.host.open_pledge(&id, hall.people[0], SEATS[1], &number(1, 1).0).await;
    assert!(matches!(other, Err(HostError::NotYours(_))));
    let garbled = hall.host.open_pledge(&id, hall.people[1], SEATS[1], &"g".repeat(64)).await;
    assert!(matches!(garbled, Err(HostError::Unreadable(_))));
    assert_eq!(hall.look(&id).await.revision, revision, "a refusal changes nothing");
    hall.tell(&id, 1, 1).await.unwrap();
    hall.tell(&id, 1, 1).await.unwrap();
    let begun = hall.look(&id).await;
    assert_eq!((begun.stage, &begun.draw.added_nothing[..]), (Stage::Playing, &SEATS[2..]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_in_the_middle_changes_nothing() {
    let hall = Hall::open().await;
    let id = hall.lobby().await;
    for seat in 0..3 {
        hall.pledge(&id, seat, 0).await.unwrap();
    }
    hall.start(&id).await;
    hall.tell(&id, 0, 0).await.unwrap();
    let before = hall.look(&id).await;
    let hall = hall.again().await;
    let after = hall.look(&id).await;
    assert_eq!((&after.draw, &after.seed_hash), (&before.draw, &before.seed_hash));
    hall.tell(&id, 1, 0).await.unwrap();
    hall.pass(60);
    // Time went on while nobody served the table: it does what is due when it wakes.
    let hall = hall.again().await;
    assert_eq!(hall.phase(&id).await, DrawPhase::Gathering);
    hall.pass(5);
    let alone = hall.look(&id).await;
    assert_eq!(alone.stage, Stage::Playing, "nobody pledged anew");
    assert_eq!(alone.draw.added_nothing, SEATS);
    let file = hall.file(&id).await;
    let hall = hall.again().await;
    assert_eq!(hall.host.export(&id).await.unwrap(), file);
    let checked = host::verify(hall.host.shelf(), &file).unwrap();
    assert_eq!((checked.added_by.len(), checked.drawn_again.len()), (0, 1));
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_gets_up_takes_their_pledge_along() {
    let hall = Hall::open().await;
    let id = hall.lobby().await;
    for seat in 0..3 {
        hall.pledge(&id, seat, 0).await.unwrap();
    }
    hall.host.leave(&id, hall.people[2], SEATS[2]).await.unwrap();
    let left = hall.look(&id).await;
    assert_eq!(left.draw.pledged.len(), 2);
    assert!(left.draw.again.is_empty(), "nothing was told yet");
    hall.host.join(&id, hall.people[2], "Cy", None).await.unwrap();
    hall.pledge(&id, 2, 0).await.unwrap();
    hall.start(&id).await;
    hall.tell(&id, 0, 0).await.unwrap();

    // A bot in place of somebody while numbers are told: all of them are told for nothing.
    let (who, bot) = (hall.people[0], "easy".parse::<NewSitter>().unwrap());
    hall.host.reseat(&id, who, SEATS[2], bot).await.unwrap();
    let again = hall.look(&id).await;
    assert_eq!((again.draw.phase, again.draw.pledged.len()), (DrawPhase::Gathering, 0));
    assert_ne!(again.seed_hash, left.seed_hash);
    hall.host.reseat(&id, who, SEATS[2], NewSitter::Open).await.unwrap();
    assert_eq!(hall.phase(&id).await, DrawPhase::Lobby, "a seat is free");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_needs_nobody_waits_for_its_browser_only_where_it_pledges() {
    let hall = Hall::open().await;
    let plan = Hall::plan(&[Wanted::Here, Wanted::Here]);
    let who = hall.people[0];
    let at_once = hall.host.create(who, &plan).await.unwrap();
    assert_eq!(hall.look(&at_once).await.stage, Stage::Playing);

    let id = hall.host.create_to_begin(who, &plan, Begin::AfterPledges).await.unwrap();
    let seen = hall.look(&id).await.seed_hash.clone();
    assert_eq!(hall.phase(&id).await, DrawPhase::Gathering);
    for (index, seat) in SEATS[..2].iter().enumerate() {
        hall.host.pledge(&id, who, *seat, &seen, &number(index, 0).1).await.unwrap();
    }
    for (index, seat) in SEATS[..2].iter().enumerate() {
        hall.host.open_pledge(&id, who, *seat, &number(index, 0).0).await.unwrap();
    }
    assert_eq!(hall.look(&id).await.stage, Stage::Playing, "two quick round trips");

    let id = hall.host.create_to_begin(who, &plan, Begin::AfterPledges).await.unwrap();
    hall.pass(5);
    assert_eq!(hall.look(&id).await.stage, Stage::Playing, "a script that never pledges");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_waits_for_those_who_come_over() {
    let hall = Hall::open().await;
    let id = hall.lobby().await;
    hall.start(&id).await;
    assert_eq!(hall.look(&id).await.stage, Stage::Playing, "nobody pledged: at once");
    hall.file(&id).await;
    let new = hall.host.rematch(&id, hall.people[1], Begin::AfterPledges).await.unwrap();
    for seat in [1, 0] {
        hall.pledge(&new, seat, 0).await.unwrap();
    }
    assert_eq!(hall.phase(&new).await, DrawPhase::Gathering);
    hall.pass(20);
    assert_eq!(hall.phase(&new).await, DrawPhase::Opening);
    for seat in [0, 1] {
        hall.tell(&new, seat, 0).await.unwrap();
    }
    let begun = hall.look(&new).await;
    assert_eq!((begun.stage, &begun.draw.added_nothing[..]), (Stage::Playing, &SEATS[2..]));
}

/// Its seed is shown: going back would draw luck that everybody knows.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_over_is_not_undone() {
    let hall = Hall::open().await;
    let id = hall.lobby().await;
    hall.start(&id).await;
    hall.file(&id).await;
    let revision = hall.look(&id).await.revision;
    for (who, seat) in hall.people.into_iter().zip(SEATS) {
        let undone = hall.host.undo(&id, who, seat, revision).await;
        assert!(matches!(undone, Err(HostError::Over)), "{undone:?}");
    }
}
