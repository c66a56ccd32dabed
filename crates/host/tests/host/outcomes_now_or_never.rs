//! What a fight, a search or a season led to is told to whom it concerns, with what it brought, and stays
//! until they have read it.

use std::sync::Arc;

use host::{Host, Options, Outcome, Snapshot, VisitorId};
use luck::Quick;
use shelf::{GameName, LogLine, Shelf};
use table::{Chance, Seat, Seats, Viewer};

use crate::{company::two_people, memory::Memory};

const P1: Seat = Seat::new(0);
const P2: Seat = Seat::new(1);

/// A table of Now or Never with two people.
struct Evening {
    host: Arc<Host>,
    id: String,
    people: [VisitorId; 2],
    luck: Quick,
}

impl Evening {
    async fn begin(seed: u64) -> Evening {
        let host = Host::new(Arc::new(Memory::default()), Shelf::embedded(), Options::default());
        let (id, people) = two_people(&host, GameName::NowOrNever).await;
        Evening { host, id, people, luck: Quick::new(seed, 0) }
    }

    async fn now(&self) -> Arc<Snapshot> {
        self.host.look(&self.id).await.unwrap()
    }

    /// Whoever is asked does the first of these things that can be done, or anything; nobody where the game
    /// is over.
    async fn act(&mut self, wishes: &[&str]) -> Option<Seat> {
        let now = self.now().await;
        let seat = now.to_act().first()?;
        let actions = now.board.as_ref().unwrap().actions(Viewer::Seat(seat));
        let wish = wishes.iter().find(|wish| actions.iter().any(|act| act == *wish));
        let any = || actions[self.luck.pick(actions.len() as u32) as usize].as_str();
        let action = wish.map_or_else(any, |wish| *wish);
        let who = self.people[seat.index()];
        self.host.act(&self.id, who, seat, now.revision, action).await.unwrap();
        Some(seat)
    }

    /// Passes until a season ends, and says who moved last.
    async fn end_of_season(&mut self) -> Seat {
        for _ in 0..200 {
            let mover = self.act(&["pass", "done"]).await.expect("a season to come");
            let other = if mover == P1 { P2 } else { P1 };
            if self.now().await.outcomes.contains_key(&other) {
                return mover;
            }
        }
        panic!("no season ends");
    }
}

/// The lines that tell a seat what came of its doing.
fn told(outcome: &Outcome, seat: Seat) -> Vec<&LogLine> {
    let is_own = |line: &&LogLine| line.line.is_outcome && line.line.seats.contains(seat);
    outcome.lines.iter().filter(is_own).collect()
}

#[tokio::test(start_paused = true)]
async fn a_production_is_told_to_everybody_and_read_by_each() {
    let mut evening = Evening::begin(1).await;
    let mover = evening.end_of_season().await;
    let now = evening.now().await;
    let names = ["Ada", "Bo"];

    assert_eq!(now.outcomes.len(), 2);
    for (&seat, outcome) in &now.outcomes {
        let line = &told(outcome, seat)[0].line;
        assert_eq!(line.icon, Some("season"));
        assert!(line.text.starts_with(&format!("{} produces", names[seat.index()])), "{line}");
        assert_eq!(outcome.of_move + 1, now.board.as_ref().unwrap().moves);
        // Only whoever moved is told what else happened since their decision.
        let is_last = |line: &LogLine| line.of_move == outcome.of_move;
        assert!(seat == mover || outcome.lines.iter().all(is_last));
    }

    let bo = evening.people[1];
    evening.host.read_on(&evening.id, bo, P2, None).await.unwrap();
    let later = evening.now().await;
    assert_eq!(later.outcomes.get(&P1), now.outcomes.get(&P1), "Ada has not read it");
    assert!(!later.outcomes.contains_key(&P2));
}

/// A line is an outcome where the game says so; what its seat gains at once stands below it, and nothing
/// of what happens to others.
#[tokio::test(start_paused = true)]
async fn an_outcome_ends_with_what_it_brought() {
    let (mut searches, mut fights) = (0, 0);
    for seed in 0..40 {
        let mut evening = Evening::begin(seed).await;
        while let Some(mover) = evening.act(&["search", "fight", "strike", "again", "accept"]).await
        {
            let now = evening.now().await;
            let Some(outcome) = now.outcomes.get(&mover) else { continue };
            let decides = |line: &LogLine| line.line.is_outcome && line.line.seats.contains(mover);
            let last = outcome.lines.iter().rposition(decides).expect("a line that decides");
            let brought = &outcome.lines[last + 1..];
            assert!(brought.iter().all(|line| line.line.seats == Seats::only(mover)));
            let log = &now.board.as_ref().unwrap().log;
            let place = log.iter().rposition(|line| **line == outcome.lines[last]).unwrap();
            let next = log.get(place + 1 + brought.len());
            assert!(next.is_none_or(|line| line.line.seats != Seats::only(mover)), "{next:?}");
            let gains = brought.iter().any(|line| line.line.text.contains(" gains "));
            match outcome.lines[last].line.icon {
                Some("search") if gains => searches += 1,
                Some("enemy") if gains => fights += 1,
                _ => {}
            }
        }
        if searches > 0 && fights > 0 {
            return;
        }
    }
    panic!("{searches} searches and {fights} fights brought something");
}
