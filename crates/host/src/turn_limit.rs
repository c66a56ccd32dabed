//! Since when each seat is waited for, and how long that may take.
//!
//! The times are those of the stored entries, so that a table that was asleep
//! or on another machine counts the same. A stored time that is later than now
//! counts as now: a clock that was put right stops nobody.

use std::time::Duration;

use table::{Seat, Seats};

use crate::{Clock, Pace, snapshot::Sitter, table::Table};

/// What time it is, and how long a turn may take.
#[derive(Clone)]
pub(crate) struct Times {
    pub(crate) clock: Clock,
    pub(crate) limit: Duration,
}

/// Since when each seat is waited for.
#[derive(Default)]
pub(crate) struct Turns(Vec<Option<i64>>);

impl Turns {
    /// These seats are waited for now; those in `anew` from now on, the others since they were.
    pub(crate) fn wait_for(&mut self, to_act: Seats, anew: Seats, at_ms: i64) {
        let most = to_act.iter().map(|seat| seat.index() + 1).max().unwrap_or(0);
        if self.0.len() < most {
            self.0.resize(most, None);
        }
        for (index, since) in self.0.iter_mut().enumerate() {
            let seat = Seat::new(index);
            *since = match *since {
                _ if !to_act.contains(seat) => None,
                Some(since) if !anew.contains(seat) => Some(since),
                Some(_) | None => Some(at_ms),
            };
        }
    }

    /// Since when a seat is waited for.
    pub(crate) fn since_ms(&self, seat: Seat) -> Option<i64> {
        self.0.get(seat.index()).copied().flatten()
    }

    /// Whoever is waited for since a time in the future is waited for since now.
    pub(crate) fn no_later_than(&mut self, now_ms: i64) {
        for since in self.0.iter_mut().flatten() {
            *since = (*since).min(now_ms);
        }
    }

    /// How long a seat has left; nothing where it is not waited for.
    pub(crate) fn left_ms(&self, seat: Seat, now_ms: i64, limit: Duration) -> Option<i64> {
        Some(self.since_ms(seat)? + limit.as_millis() as i64 - now_ms)
    }
}

impl Table {
    /// Takes note of the time. Where it is earlier than it was, everything that is counted from a
    /// stored time is counted from now on.
    pub(crate) fn heed_clock(&mut self) {
        let now_ms = self.times.clock.now_ms();
        if now_ms >= self.newest_ms {
            return;
        }
        self.newest_ms = now_ms;
        self.turns.no_later_than(now_ms);
        self.draw.no_later_than(now_ms);
        self.budgets.no_later_than(now_ms);
        for link in &mut self.links {
            link.at_ms = link.at_ms.min(now_ms);
        }
    }

    /// Whether a person has let the time for a turn pass.
    pub(crate) fn is_overdue(&self, seat: Seat) -> bool {
        self.left_ms(seat, self.times.clock.now_ms()).is_some_and(|left| left <= 0)
    }

    /// How long a person has left for a turn, where the pace limits it.
    fn left_ms(&self, seat: Seat, now_ms: i64) -> Option<i64> {
        let is_person = matches!(self.seats.get(seat.index())?.sitter, Sitter::Person(_));
        match self.pace {
            Pace::Daily if is_person => self.turns.left_ms(seat, now_ms, self.times.limit),
            Pace::Daily | Pace::Live => None,
        }
    }

    /// Since when a seat is waited for.
    pub(crate) fn since_ms(&self, seat: Seat) -> Option<i64> {
        self.turns.since_ms(seat)
    }

    /// How many minutes each seat has left.
    pub(crate) fn left(&self) -> Vec<Option<i64>> {
        let now_ms = self.times.clock.now_ms();
        let left = |index| self.left_ms(Seat::new(index), now_ms).map(in_minutes);
        (0..self.seats.len()).map(left).collect()
    }
}

/// Minutes as they are shown: whole hours while there is more than one.
pub(crate) fn in_minutes(left_ms: i64) -> i64 {
    const MINUTE: i64 = 60_000;
    const HOUR: i64 = 60 * MINUTE;
    match left_ms {
        ..=0 => -(-left_ms / HOUR * 60),
        1..=HOUR => (left_ms + MINUTE - 1) / MINUTE,
        _ => (left_ms + HOUR - 1) / HOUR * 60,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_has_its_time_from_when_it_is_asked_until_it_moves() {
        let (one, two) = (Seat::new(0), Seat::new(1));
        let limit = Duration::from_millis(100);
        let mut turns = Turns::default();

        turns.wait_for(Seats::first_of(2), Seats::NONE, 1_000);
        turns.wait_for(Seats::first_of(2), Seats::only(one), 1_040);

        assert_eq!(turns.left_ms(one, 1_050, limit), Some(90));
        assert_eq!(turns.left_ms(two, 1_050, limit), Some(50));
        assert_eq!(turns.left_ms(two, 1_200, limit), Some(-100));
        turns.wait_for(Seats::only(one), Seats::only(two), 1_060);
        assert_eq!(turns.left_ms(two, 1_070, limit), None);
    }

    #[test]
    fn time_is_shown_in_hours_and_in_minutes_when_it_gets_short() {
        let hour = 3_600_000;
        let cases = [(24 * hour, 1_440), (24 * hour - 1, 1_440), (hour + 1, 120), (hour, 60)];
        let late = [(60_001, 2), (1, 1), (0, 0), (1 - hour, 0), (-hour, -60), (-50 * hour, -3_000)];
        for (left_ms, minutes) in cases.into_iter().chain(late) {
            assert_eq!(in_minutes(left_ms), minutes, "{left_ms}");
        }
    }
}
