//! What a thread counts of the things players may take: whole numbers that add up in any order.

use shelf::{ItemFate, ReportEvent, ReportSection};
use table::{Seats, Standings};

use crate::tally::WIN;

/// What was counted of all things in some games.
#[derive(Clone, Debug)]
pub(crate) struct Marks {
    /// The place of the first thing of each chapter among all things.
    firsts: Vec<usize>,
    /// One for each thing, chapter after chapter.
    things: Vec<ThingTally>,
    /// What the game that is being played has come to, by thing.
    now: Vec<Now>,
    /// Those things that had something become of them in it.
    touched: Vec<usize>,
}

/// What was counted of one thing.
#[derive(Clone, Debug)]
pub(crate) struct ThingTally {
    /// Games in which it was offered.
    pub(crate) games: u64,
    /// How often it was offered; a card that comes back is offered again.
    pub(crate) offered: u64,
    /// How often it was taken.
    pub(crate) taken: u64,
    /// How often it worked, where it can fail.
    pub(crate) succeeded: u64,
    /// How often it failed.
    pub(crate) failed: u64,
    /// Those who took it, for each kind of bot.
    pub(crate) owners: Vec<Owners>,
}

/// Seats that took a thing, once for each game, however often they took it.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Owners {
    /// How many.
    pub(crate) count: u64,
    /// The sum of their scores.
    pub(crate) sum: i64,
    /// The sum of the squares of their scores.
    pub(crate) squares: u64,
    /// In parts of [`WIN`].
    pub(crate) wins: u64,
}

/// What has become of a thing in one game.
#[derive(Clone, Copy, Debug)]
struct Now {
    is_touched: bool,
    offered: u32,
    takers: Seats,
}

impl Marks {
    /// Nothing counted yet, of these things and so many kinds of bots.
    pub(crate) fn new(chapters: &[ReportSection], kinds: usize) -> Marks {
        let mut firsts = Vec::new();
        let mut count = 0;
        for chapter in chapters {
            firsts.push(count);
            count += chapter.items.len();
        }
        let thing = ThingTally {
            games: 0,
            offered: 0,
            taken: 0,
            succeeded: 0,
            failed: 0,
            owners: vec![Owners::default(); kinds],
        };
        let now = Now { is_touched: false, offered: 0, takers: Seats::NONE };
        Marks { firsts, things: vec![thing; count], now: vec![now; count], touched: Vec::new() }
    }

    /// Something became of a thing in the game that is being played.
    pub(crate) fn note(&mut self, mark: ReportEvent) {
        let place = self.firsts[mark.chapter] + mark.item;
        let (thing, now) = (&mut self.things[place], &mut self.now[place]);
        if !now.is_touched {
            now.is_touched = true;
            self.touched.push(place);
        }
        match mark.fate {
            ItemFate::Offered => now.offered += 1,
            ItemFate::Taken(seat) => {
                thing.taken += 1;
                now.takers = now.takers.with(seat);
            }
            ItemFate::Succeeded(_) => thing.succeeded += 1,
            ItemFate::Failed(_) => thing.failed += 1,
        }
    }

    /// The game is over, and `kind_of` sat at each seat.
    pub(crate) fn end_game(&mut self, end: &Standings, kind_of: impl Fn(usize) -> usize) {
        let share = WIN / end.winners().count().max(1) as u64;
        for place in self.touched.drain(..) {
            let (thing, now) = (&mut self.things[place], &mut self.now[place]);
            thing.games += u64::from(now.offered > 0);
            thing.offered += u64::from(now.offered);
            for seat in now.takers.iter() {
                let owners = &mut thing.owners[kind_of(seat.index())];
                let score = end.score(seat);
                owners.count += 1;
                owners.sum += i64::from(score);
                owners.squares += i64::from(score).pow(2) as u64;
                if end.place(seat) == 1 {
                    owners.wins += share;
                }
            }
            *now = Now { is_touched: false, offered: 0, takers: Seats::NONE };
        }
    }

    /// The game was broken off, and nothing of it counts.
    pub(crate) fn forget_game(&mut self) {
        for place in self.touched.drain(..) {
            self.now[place] = Now { is_touched: false, offered: 0, takers: Seats::NONE };
        }
    }

    /// Adds what another thread has counted.
    pub(crate) fn merge(&mut self, other: &Marks) {
        for (thing, other) in self.things.iter_mut().zip(&other.things) {
            thing.games += other.games;
            thing.offered += other.offered;
            thing.taken += other.taken;
            thing.succeeded += other.succeeded;
            thing.failed += other.failed;
            for (owners, other) in thing.owners.iter_mut().zip(&other.owners) {
                owners.count += other.count;
                owners.sum += other.sum;
                owners.squares += other.squares;
                owners.wins += other.wins;
            }
        }
    }

    /// What was counted of everything, chapter after chapter.
    pub(crate) fn things(&self) -> &[ThingTally] {
        &self.things
    }
}

#[cfg(test)]
mod tests {
    use shelf::Item;
    use table::Seat;

    use super::*;

    const FERRY: usize = 1;

    fn ferries() -> Marks {
        let item = |name: &str| Item { name: name.to_owned(), about: String::new() };
        let chapter = |items| ReportSection { title: "Boats", taken: "boarded", items };
        Marks::new(&[chapter(vec![item("raft")]), chapter(vec![item("barge"), item("ferry")])], 2)
    }

    fn mark(fate: ItemFate) -> ReportEvent {
        ReportEvent { chapter: 1, item: FERRY, fate }
    }

    #[test]
    fn whoever_takes_a_thing_twice_owns_it_once() {
        let mut marks = ferries();
        let (ada, ben) = (Seat::new(0), Seat::new(1));

        for fate in
            [ItemFate::Offered, ItemFate::Taken(ben), ItemFate::Offered, ItemFate::Taken(ben)]
        {
            marks.note(mark(fate));
        }
        marks.note(mark(ItemFate::Failed(ben)));
        marks.end_game(&Standings::rank(&[30, 40], |_| 0), |seat| seat);
        marks.note(mark(ItemFate::Offered));
        marks.note(mark(ItemFate::Taken(ada)));
        marks.end_game(&Standings::rank(&[20, 20], |_| 0), |seat| seat);

        let ferry = &marks.things()[2];
        assert_eq!((ferry.games, ferry.offered, ferry.taken, ferry.failed), (2, 3, 3, 1));
        let owners = ferry.owners.iter().map(|one| (one.count, one.sum, one.squares, one.wins));
        assert_eq!(owners.collect::<Vec<_>>(), [(1, 20, 400, WIN / 2), (1, 40, 1600, WIN)]);
        assert_eq!(marks.things()[0].games, 0);
    }

    #[test]
    fn merging_is_the_same_as_counting_all() {
        let end = Standings::rank(&[7, 9], |_| 0);
        let (mut one, mut all) = (ferries(), ferries());
        for _ in 0..2 {
            all.note(mark(ItemFate::Taken(Seat::new(1))));
            all.end_game(&end, |_| 0);
        }
        one.note(mark(ItemFate::Taken(Seat::new(1))));
        one.end_game(&end, |_| 0);

        one.merge(&one.clone());

        assert_eq!(format!("{:?}", one.things()), format!("{:?}", all.things()));
    }
}
