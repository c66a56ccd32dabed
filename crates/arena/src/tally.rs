//! What a thread counts while it plays: whole numbers that add up in any order.

use std::{collections::BTreeMap, time::Duration};

use table::{MAX_SEATS, Seat, Standings};

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
    /// The rounds of every finished game.
    pub(crate) rounds: Histogram,
    /// What was won by whoever took the first turn, the second and so on, in parts of [`WIN`].
    pub(crate) turns: [u64; MAX_SEATS],
    /// Games that a lone player won or lost, and how many of them were won.
    pub(crate) alone: [u64; 2],
    /// Games that all players lost together.
    pub(crate) lost: u64,
    /// Points of all seats by what they were given for.
    pub(crate) sources: Vec<i64>,
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
        Tally {
            kinds: vec![KindTally::default(); kinds],
            decisions: 0,
            unfinished: 0,
            rounds: Histogram::default(),
            turns: [0; MAX_SEATS],
            alone: [0; 2],
            lost: 0,
            sources: Vec::new(),
            busy: Duration::ZERO,
            marks: None,
        }
    }

    /// Counts a finished game, in which `kind_of` sat at each seat and `first` took the first turn.
    #[inline]
    pub(crate) fn count(
        &mut self,
        end: &Standings,
        rounds: u32,
        first: Seat,
        kind_of: impl Fn(usize) -> usize,
    ) {
        self.rounds.add(rounds as i32);
        if let Some(is_won) = end.is_won_alone() {
            self.alone[0] += 1;
            self.alone[1] += u64::from(is_won);
        }
        self.lost += u64::from(end.is_lost() && end.target().is_none());
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
                let seats = end.len();
                self.turns[(seat.index() + seats - first.index()) % seats] += share;
            }
        }
    }

    /// Adds what another thread has counted.
    pub(crate) fn merge(&mut self, other: &Tally) {
        self.decisions += other.decisions;
        self.unfinished += other.unfinished;
        self.rounds.merge(&other.rounds);
        self.turns.iter_mut().zip(other.turns).for_each(|(turn, other)| *turn += other);
        self.lost += other.lost;
        self.alone.iter_mut().zip(other.alone).for_each(|(games, other)| *games += other);
        self.sources.iter_mut().zip(&other.sources).for_each(|(source, other)| *source += other);
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

        tally.count(&shared, 8, Seat::new(2), |seat| usize::from(seat == 2));

        assert_eq!(tally.kinds[0].wins, WIN / 2);
        assert_eq!(tally.kinds[1].wins, WIN / 2);
        assert_eq!(tally.kinds[0].scores.total(), 2);
        assert_eq!(tally.turns[..3], [WIN / 2, WIN / 2, 0], "counted from whoever began");
    }

    #[test]
    fn a_lone_player_wins_or_loses_against_a_target() {
        let mut tally = Tally::new(1);
        for score in [99, 100, 130] {
            tally.count(&Standings::alone(score, 100), 6, Seat::new(0), |_| 0);
        }

        assert_eq!((tally.alone, tally.kinds[0].wins), ([3, 2], 2 * WIN));
        tally.merge(&tally.clone());
        assert_eq!(tally.alone, [6, 4]);
    }

    #[test]
    fn a_game_that_all_lose_is_counted_and_nobody_wins_it() {
        let mut tally = Tally::new(1);
        for end in [Standings::lost(&[7, 9]), Standings::rank(&[7, 9], |_| 0)] {
            tally.count(&end, 6, Seat::new(0), |_| 0);
        }

        assert_eq!((tally.lost, tally.alone, tally.kinds[0].wins), (1, [0, 0], WIN));
        tally.merge(&tally.clone());
        assert_eq!(tally.lost, 2);
    }

    #[test]
    fn a_win_can_be_shared_by_a_whole_table() {
        assert!((1..=MAX_SEATS as u64).all(|winners| WIN.is_multiple_of(winners)));
    }
}
