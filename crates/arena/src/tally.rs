//! What a thread counts while it plays: whole numbers that add up in any order.

use std::{collections::BTreeMap, time::Duration};

use table::Standings;

use crate::{Histogram, marks::Marks};

/// A win counts this many parts, so that it can be shared evenly by up to eight winners.
pub(crate) const WIN: u64 = 840;

/// What was counted in some games.
#[derive(Clone, Debug)]
pub(crate) struct Tally {
    /// One for each kind of bot.
    pub(crate) kinds: Vec<KindTally>,
    /// Actions taken, whether there was a choice or not.
    pub(crate) decisions: u64,
    /// Games that were broken off.
    pub(crate) unfinished: u64,
    /// How long the games took, the bots' thinking included, on all threads together.
    pub(crate) busy: Duration,
    /// The things players may take, where they are counted.
    pub(crate) marks: Option<Marks>,
}

/// What was counted of one kind of bot.
#[derive(Clone, Debug, Default)]
pub(crate) struct KindTally {
    /// In parts of [`WIN`].
    pub(crate) wins: u64,
    /// The score of every seat it played.
    pub(crate) scores: Histogram,
    /// Decisions it thought about: those with a choice.
    pub(crate) thoughts: u64,
    /// How long it thought.
    pub(crate) thinking: Duration,
    /// Absurd moves, by what they are.
    pub(crate) absurd: BTreeMap<&'static str, u64>,
}

impl Tally {
    /// Nothing counted yet, of so many kinds.
    pub(crate) fn new(kinds: usize) -> Tally {
        let kinds = vec![KindTally::default(); kinds];
        Tally { kinds, decisions: 0, unfinished: 0, busy: Duration::ZERO, marks: None }
    }

    /// Counts a finished game, in which `kind_of` sat at each seat.
    #[inline]
    pub(crate) fn count(&mut self, end: &Standings, kind_of: impl Fn(usize) -> usize) {
        let mut winners = 0;
        for seat in end.seats() {
            winners += u64::from(end.place(seat) == 1);
        }
        let share = WIN / winners.max(1);
        for seat in end.seats() {
            let kind = &mut self.kinds[kind_of(seat.index())];
            kind.scores.add(end.score(seat));
            if end.place(seat) == 1 {
                kind.wins += share;
            }
        }
    }

    /// Adds what another thread has counted.
    pub(crate) fn merge(&mut self, other: &Tally) {
        self.decisions += other.decisions;
        self.unfinished += other.unfinished;
        self.busy += other.busy;
        if let (Some(marks), Some(other)) = (&mut self.marks, &other.marks) {
            marks.merge(other);
        }
        for (kind, other) in self.kinds.iter_mut().zip(&other.kinds) {
            kind.wins += other.wins;
            kind.scores.merge(&other.scores);
            kind.thoughts += other.thoughts;
            kind.thinking += other.thinking;
            for (what, times) in &other.absurd {
                *kind.absurd.entry(what).or_default() += times;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shared_win_is_a_fraction_for_each() {
        let mut tally = Tally::new(2);
        let shared = Standings::rank(&[9, 4, 9], |_| 0);

        tally.count(&shared, |seat| usize::from(seat == 2));

        assert_eq!(tally.kinds[0].wins, WIN / 2);
        assert_eq!(tally.kinds[1].wins, WIN / 2);
        assert_eq!(tally.kinds[0].scores.total(), 2);
    }

    #[test]
    fn a_win_can_be_shared_by_a_whole_table() {
        assert!((1..=table::MAX_SEATS as u64).all(|winners| WIN.is_multiple_of(winners)));
    }
}
