//! The last revisions of a table, for those who were away for a moment.
//!
//! A revision holds what every viewer may know, so a full history of every
//! table would take more memory than all else: it is short, and grows old.

use std::{
    collections::VecDeque,
    time::{Duration, Instant},
};

/// How many revisions are kept for those who come back after a short while.
const HISTORY: usize = 8;
/// What a short while is. Whoever comes back later sees the newest revision at once.
const SHORT_WHILE: Duration = Duration::from_secs(20);

/// What was shown at the newest revisions, in ascending order.
pub(crate) struct History<T>(VecDeque<Shown<T>>);

struct Shown<T> {
    at: Instant,
    revision: u64,
    what: T,
}

impl<T: Clone> History<T> {
    pub(crate) fn new() -> History<T> {
        History(VecDeque::new())
    }

    /// Adds what is shown at a revision from now on, in the place of any that is not older.
    pub(crate) fn add(&mut self, revision: u64, what: T, at: Instant) {
        self.0.retain(|old| old.revision < revision);
        self.0.push_back(Shown { at, revision, what });
        self.forget_old(at);
    }

    /// Forgets all that are old or too many, but not the newest.
    pub(crate) fn forget_old(&mut self, now: Instant) {
        let is_old = |old: &Shown<T>| now.saturating_duration_since(old.at) > SHORT_WHILE;
        while self.0.len() > HISTORY || (self.0.len() > 1 && self.0.front().is_some_and(is_old)) {
            self.0.pop_front();
        }
    }

    /// What was shown after the revision `seen`, if nothing of it is missing.
    pub(crate) fn after(&self, seen: u64) -> VecDeque<T> {
        let is_covered = self.0.front().is_some_and(|oldest| oldest.revision <= seen + 1);
        let later = self.0.iter().filter(|later| is_covered && later.revision > seen);
        later.map(|later| later.what.clone()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_history_is_given_without_a_gap_or_not_at_all() {
        let mut history = History::new();
        let now = Instant::now();
        (0..20).for_each(|revision| history.add(revision, revision, now));

        assert_eq!(history.after(11), (12..20).collect::<Vec<_>>());
        assert!(history.after(19).is_empty());
        assert!(history.after(10).is_empty(), "revision 11 is gone");
        history.add(19, 190, now);
        assert_eq!(history.after(18), [190]);
    }

    #[test]
    fn only_the_newest_stays_for_good() {
        let mut history = History::new();
        let now = Instant::now();
        history.add(1, "one", now);
        history.add(2, "two", now + SHORT_WHILE);
        assert_eq!(history.after(0), ["one", "two"]);

        history.forget_old(now + SHORT_WHILE * 2);

        assert!(history.after(0).is_empty());
        assert_eq!(history.after(1), ["two"]);
        history.forget_old(now + SHORT_WHILE * 9);
        assert_eq!(history.after(1), ["two"]);
    }
}
