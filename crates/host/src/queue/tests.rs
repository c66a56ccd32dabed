//! Turns go round, nobody is left out, and a newcomer finds room.

use super::*;
use crate::Secret;

const ROOM: Room = Room { each: 4, of_origin: 16, all: 32 };

fn place(number: u64) -> Origin {
    Origin::of_hash(number)
}

fn somebody() -> VisitorId {
    Secret::fresh().unwrap().who()
}

type One = (&'static str, Turn, oneshot::Receiver<Result<(), HostError>>);

/// A queue before one place, and everybody who waits in it.
struct Crowd {
    queue: Queue,
    all: Vec<One>,
}

impl Crowd {
    fn new(order: Order, room: Room) -> Crowd {
        Crowd { queue: Queue::new(1, order, room), all: Vec::new() }
    }

    /// Throw-away visitors of one origin ask, one after the other.
    fn ask(&mut self, name: &'static str, origin: u64, rank: Rank, times: usize) -> usize {
        let mut let_in = 0;
        for _ in 0..times {
            let asking = Asking { origin: place(origin), who: Some(somebody()), rank };
            if let Ok((turn, called)) = self.queue.join(asking) {
                self.all.push((name, turn, called));
                let_in += 1;
            }
        }
        let_in
    }

    /// Whose turn it is, one after the other, until nobody waits.
    fn served(&mut self) -> Vec<&'static str> {
        let mut served = Vec::new();
        loop {
            let called = |(_, _, called): &mut One| called.try_recv().ok();
            let next = self.all.iter_mut().position(|one| matches!(called(one), Some(Ok(()))));
            let Some(next) = next else { return served };
            served.push(self.all.remove(next).0);
        }
    }
}

#[tokio::test]
async fn one_visitor_waits_for_so_many_and_stops_nobody_else() {
    let room = Room { each: 1, of_origin: 2, all: 2 };
    let queue = Queue::new(2, Order::Shared, room);
    let ask = |who: VisitorId| {
        let asking = Asking { origin: place(1), who: Some(who), rank: Rank::Second };
        queue.turn(asking)
    };
    let [ada, ben] = [somebody(), somebody()];
    let hers = ask(ada).await.unwrap();
    assert!(matches!(ask(ada).await, Err(HostError::TooMuch(_))));
    let _his = ask(ben).await.unwrap();
    drop(hers);
    ask(ada).await.unwrap();
}

#[test]
fn turns_go_round_by_origin() {
    let mut crowd = Crowd::new(Order::Shared, ROOM);
    crowd.ask("eve", 1, Rank::Second, 5);
    crowd.ask("mallory", 2, Rank::Second, 2);
    crowd.ask("ada", 3, Rank::Second, 1);

    let served = crowd.served();
    assert_eq!(
        served,
        ["eve", "eve", "mallory", "ada", "eve", "mallory", "eve", "eve"],
        "the first was called before the others came"
    );
}

#[test]
fn whoever_goes_away_gives_up_the_place() {
    let mut crowd = Crowd::new(Order::Shared, ROOM);
    crowd.ask("eve", 1, Rank::Second, 3);
    crowd.ask("ada", 2, Rank::Second, 1);
    crowd.all.remove(1);
    crowd.all.remove(0);
    assert_eq!(crowd.served(), ["eve", "ada"]);
    assert_eq!(crowd.queue.state().waiting(), 0);
    assert!(crowd.queue.state().held.is_empty() && crowd.queue.state().working.is_empty());
}

/// Many visitors of few addresses once filled the waiting room for everybody.
#[test]
fn a_newcomer_finds_room_and_the_largest_crowd_loses_its_last() {
    let mut crowd = Crowd::new(Order::Shared, Room { of_origin: 8, all: 12, ..ROOM });
    // One is at work; so many wait.
    assert_eq!(crowd.ask("eve", 1, Rank::Second, 20), 1 + 8);
    assert_eq!(crowd.ask("mallory", 2, Rank::Second, 20), 6, "as many as the largest crowd");
    assert_eq!(crowd.ask("ada", 3, Rank::Second, 1), 1);

    let refused =
        |(_, _, called): &mut One| matches!(called.try_recv(), Ok(Err(HostError::TooMuch(_))));
    let sent_away: Vec<_> = crowd.all.extract_if(.., refused).map(|(name, ..)| name).collect();
    assert!(!sent_away.is_empty() && !sent_away.contains(&"ada"), "{sent_away:?}");
    assert_eq!(crowd.queue.state().waiting(), 12);
    assert_eq!(crowd.queue.state().of(place(3)), 1);
}

#[test]
fn the_seated_come_first_and_leave_some_turns_to_the_others() {
    let mut crowd = Crowd::new(Order::Shared, ROOM);
    crowd.ask("busy", 9, Rank::Second, 1);
    crowd.ask("new", 1, Rank::Second, 3);
    crowd.ask("ada", 2, Rank::First, 4);
    crowd.ask("ben", 3, Rank::First, 4);
    assert_eq!(
        crowd.served(),
        ["busy", "ada", "ben", "ada", "new", "ben", "ada", "ben", "new", "ada", "ben", "new"]
    );
}

#[test]
fn one_origin_has_at_most_half_of_what_is_kept_for_the_seated() {
    let mut crowd = Crowd::new(Order::Shared, ROOM);
    crowd.ask("busy", 9, Rank::Second, 1);
    crowd.ask("eve", 1, Rank::First, 3);
    crowd.ask("new", 2, Rank::Second, 3);
    assert_eq!(crowd.served(), ["busy", "eve", "new", "eve", "new", "eve", "new"]);
}

#[test]
fn tables_without_people_think_last() {
    let mut crowd = Crowd::new(Order::FirstOnly, ROOM);
    crowd.ask("bots", 1, Rank::Second, 3);
    crowd.ask("ada", 2, Rank::First, 5);
    assert_eq!(crowd.served(), ["bots", "ada", "ada", "ada", "ada", "ada", "bots", "bots"]);
}
