//! What somebody's own story led to stays until they have read it, and bots wait for that.
//!
//! Time stands still and jumps to the next thing that is waited for, so nobody waits for it.

use std::{sync::Arc, time::Duration};

use host::{
    GONE_AFTER, Host, HostError, Looks, Options, Pace, Plan, PlannedSetup, Secret, Snapshot, Tempo,
};
use host::{Sitter, VisitorId, Wanted};
use luck::Quick;
use shelf::{BotKind, GameName, ReadPage, Reading, Shelf};
use table::{Chance, Seat, Viewer};
use tokio::time::{Instant, sleep};

use crate::memory::Memory;

const P1: Seat = Seat::new(0);
const LONG: Duration = Duration::from_secs(3_600);

/// A table of a storybook game with people at the first seats and a bot at the last.
struct Evening {
    host: Arc<Host>,
    store: Arc<Memory>,
    id: String,
    people: Vec<VisitorId>,
    luck: Quick,
}

impl Evening {
    async fn begin(people: usize, pace: Pace) -> Evening {
        let store = Arc::new(Memory::default());
        let host = open(&store);
        let mut seats = vec![Wanted::Person; people];
        seats[0] = Wanted::Here;
        seats.push(Wanted::Bot(BotKind::Random));
        let (setup, listed, name) = (PlannedSetup::default(), false, "Ada".to_owned());
        let plan = Plan { game: GameName::AboveAndBelow, setup, listed, pace, name, seats };
        let who: Vec<VisitorId> = (0..people).map(|_| Secret::fresh().unwrap().who()).collect();
        let id = host.create(who[0], &plan).await.unwrap();
        for &other in &who[1..] {
            host.join(&id, other, "Ben", None).await.unwrap();
        }
        if people > 1 {
            host.start(&id, who[0]).await.unwrap();
        }
        Evening { host, store, id, people: who, luck: Quick::new(5, 5) }
    }

    async fn now(&self) -> Arc<Snapshot> {
        self.host.look(&self.id).await.unwrap()
    }

    /// A person does something, and goes exploring where that is possible.
    async fn act(&mut self, seat: Seat) {
        let now = self.now().await;
        let actions = now.board.as_ref().unwrap().actions(Viewer::Seat(seat));
        let wish = ["explore", "go"].into_iter().find(|wish| actions.iter().any(|act| act == wish));
        let any = || actions[self.luck.pick(actions.len() as u32) as usize].as_str();
        let action = wish.unwrap_or_else(any);
        let who = self.people[seat.index()];
        self.host.act(&self.id, who, seat, now.revision, action).await.unwrap();
    }

    /// Plays until the first seat was told what its story led to, and somebody else is to act.
    async fn until_told(&mut self) -> Arc<Snapshot> {
        for _ in 0..5_000 {
            let now = self.now().await;
            let told = now.outcomes.contains_key(&P1);
            let next = now.to_act().first().expect("a story is read before the game is over");
            match (told, now.seats[next.index()].sitter) {
                (true, _) if next != P1 => return now,
                (_, Sitter::Person(_)) => self.act(next).await,
                (_, Sitter::Bot(_) | Sitter::Open) => sleep(Duration::from_secs(1)).await,
            }
        }
        panic!("nothing is read");
    }
}

fn open(store: &Arc<Memory>) -> Arc<Host> {
    Host::new(store.clone(), Shelf::embedded(), Options::default())
}

#[tokio::test(start_paused = true)]
async fn bots_wait_until_whoever_was_told_something_continues() {
    let mut evening = Evening::begin(1, Pace::Live).await;
    let ada = evening.people[0];
    let _page = evening.host.attend(&evening.id, ada, Looks::AtPage).await.unwrap();
    let told = evening.until_told().await;
    let page = told.outcomes[&P1].lines.iter().rev().find_map(|line| line.page.clone());
    assert_eq!(page.unwrap().seat, P1);
    assert!(told.reading().contains(P1));

    sleep(LONG).await;
    let still = evening.now().await;
    assert_eq!(still.revision, told.revision, "a bot has moved on");
    assert_eq!(still.outcomes, told.outcomes);
    let stranger = Secret::fresh().unwrap().who();
    let id = evening.id.as_str();
    assert!(matches!(
        evening.host.read_on(id, stranger, P1, None).await,
        Err(HostError::NotYours(_))
    ));

    evening.host.read_on(id, ada, P1, None).await.unwrap();
    assert!(evening.now().await.outcomes.is_empty());
    sleep(Duration::from_secs(30)).await;
    assert!(evening.now().await.revision > told.revision, "the bot goes on");
    // To have read it twice is nothing.
    evening.host.read_on(id, ada, P1, None).await.unwrap();
}

#[tokio::test(start_paused = true)]
async fn whoever_is_gone_for_a_minute_blocks_nobody() {
    let mut evening = Evening::begin(1, Pace::Live).await;
    let page = evening.host.attend(&evening.id, evening.people[0], Looks::AtPage).await.unwrap();
    let told = evening.until_told().await;

    drop(page);
    sleep(GONE_AFTER - Duration::from_secs(2)).await;
    assert_eq!(evening.now().await.revision, told.revision);
    sleep(Duration::from_secs(30)).await;

    let later = evening.now().await;
    assert!(later.revision > told.revision && later.present.is_empty());
    assert_eq!(later.outcomes.get(&P1), told.outcomes.get(&P1), "it is still there to be read");
}

/// At a slow table nobody waits for a Continue; nor does anybody for programs.
#[tokio::test(start_paused = true)]
async fn slow_tables_and_programs_wait_for_nobody() {
    for (pace, looks) in [(Pace::Daily, Looks::AtPage), (Pace::Live, Looks::Otherwise)] {
        let mut evening = Evening::begin(1, pace).await;
        let who = evening.people[0];
        let _here = evening.host.attend(&evening.id, who, looks).await.unwrap();
        let told = evening.until_told().await;

        sleep(Duration::from_secs(60)).await;

        assert!(evening.now().await.revision > told.revision, "{pace:?} {looks:?}");
    }
}

#[tokio::test(start_paused = true)]
async fn other_people_go_on_and_the_outcome_stays() {
    let mut evening = Evening::begin(2, Pace::Live).await;
    let (ada, ben) = (evening.people[0], evening.people[1]);
    let _page = evening.host.attend(&evening.id, ada, Looks::AtPage).await.unwrap();
    // Ben takes his turn, and then the bot waits for Ada; where it has passed, she goes on.
    let (told, now) = loop {
        let told = evening.until_told().await;
        let mut now = told.clone();
        while now.to_act().contains(Seat::new(1)) {
            evening.act(Seat::new(1)).await;
            now = evening.now().await;
            assert_eq!(now.outcomes.get(&P1), told.outcomes.get(&P1));
        }
        if now.to_act().contains(Seat::new(2)) && now.revision > told.revision {
            break (told, now);
        }
        if now.to_act().contains(Seat::new(2)) {
            evening.host.read_on(&evening.id, ada, P1, None).await.unwrap();
        }
    };
    sleep(LONG).await;
    assert_eq!(evening.now().await.revision, now.revision);

    evening.host.hurry(&evening.id, ben).await.unwrap();
    sleep(Duration::from_millis(1)).await;
    let after = evening.now().await;
    assert!(after.revision > now.revision, "Ben does not want to wait");
    assert_eq!(after.outcomes.get(&P1), told.outcomes.get(&P1), "and Ada reads on in peace");
    let stranger = Secret::fresh().unwrap().who();
    let refused = evening.host.hurry(&evening.id, stranger).await;
    assert!(matches!(refused, Err(HostError::NotSeated)));
}

#[tokio::test(start_paused = true)]
async fn acting_on_is_reading_on_and_a_restart_forgets_it() {
    let mut evening = Evening::begin(1, Pace::Live).await;
    evening.until_told().await;
    let again = open(&evening.store);
    let later = again.look(&evening.id).await.unwrap();
    assert!(later.outcomes.is_empty());
    assert!(later.board.as_ref().unwrap().passages > 0, "it is in the book");
    let book = again.passages(&evening.id, Viewer::Spectator).await.unwrap();
    assert_eq!(book.told.len(), later.board.as_ref().unwrap().passages);
    drop(again);

    while !evening.now().await.to_act().contains(P1) {
        sleep(Duration::from_secs(1)).await;
    }
    evening.act(P1).await;
    let outcome = evening.now().await.outcomes.get(&P1).cloned();
    let last = evening.now().await.board.as_ref().unwrap().moves;
    assert!(outcome.is_none_or(|outcome| outcome.of_move + 1 == last), "the old one is gone");
}

/// What a bot reads out takes others as long as reading does, unless nobody looks.
#[tokio::test(start_paused = true)]
async fn a_bots_passage_stays_as_long_as_reading_it_takes() {
    let shelf = Shelf::embedded();
    for (looks, tempo) in
        [(true, Tempo::Normal), (true, Tempo::Slow), (true, Tempo::Quick), (false, Tempo::Normal)]
    {
        let store = Arc::new(Memory::default());
        let host = open(&store);
        let ada = Secret::fresh().unwrap().who();
        // Bots alone, and Ada looks on from a seat that a bot holds later.
        let plan = Plan {
            game: GameName::AboveAndBelow,
            setup: PlannedSetup::default(),
            listed: false,
            pace: Pace::Live,
            name: "Ada".to_owned(),
            seats: vec![Wanted::Here, Wanted::Bot(BotKind::Greedy), Wanted::Bot(BotKind::Greedy)],
        };
        let mut pauses = Vec::new();
        // As many games as it takes: in one of them bots may read little.
        while pauses.len() < 3 {
            let id = host.create(ada, &plan).await.unwrap();
            host.set_tempo(&id, ada, tempo).await.unwrap();
            assert_eq!(host.look(&id).await.unwrap().tempo, tempo);
            let _page = match looks {
                true => Some(host.attend(&id, ada, Looks::AtPage).await.unwrap()),
                false => None,
            };
            host.reseat(&id, ada, P1, host::NewSitter::Bot(BotKind::Greedy)).await.unwrap();
            let mut watching = host.watch(&id, ada, None).await.unwrap();
            let (mut read, mut since) = (None::<usize>, Instant::now());
            while pauses.len() < 3 {
                let now = watching.next().await.unwrap();
                if let Some(words) = read.take() {
                    pauses.push((words, since.elapsed()));
                }
                if now.stage == host::Stage::Over {
                    break;
                }
                let view = now.board.as_ref().unwrap().view(Viewer::Spectator);
                let reading = shelf.reading(view);
                read = reading.as_ref().and_then(Reading::asking).map(ReadPage::words_to_open);
                since = Instant::now();
            }
        }
        for (words, pause) in pauses {
            let reading = Duration::from_secs_f64(1.0 + words as f64 * 0.3);
            let reading = reading.min(Duration::from_secs(20));
            match (looks, tempo) {
                (true, Tempo::Normal) => assert!(pause >= reading, "{words} {pause:?}"),
                (true, Tempo::Slow) => assert!(pause >= reading * 2, "{words} {pause:?}"),
                (true, Tempo::Quick) => assert!(pause < Duration::from_secs(1), "{pause:?}"),
                (false, _) => assert!(pause < Duration::from_secs(2), "{pause:?}"),
            }
        }
    }
}
