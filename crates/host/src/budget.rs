//! How much one person may do at one table, besides the moves the game waits for.
//!
//! Every person has their own share: whoever uses it up stops nobody else, and
//! a move that a seat owes is never counted: undo is, so that moves have an end
//! of their own. The counts are made from the entries and their times, so that
//! they are the same after a restart.

use std::collections::{HashMap, HashSet};

use table::Seat;

use crate::{Caller, HostError, Origin, VisitorId, entry::Entry, snapshot::Sitter, table::Table};

/// Lines of chat.
const LINES: Share = Share { at_once: 30, every_ms: 2_000, total: 2_000 };
/// Everything else that nobody waits for: changed minds, undo, questions, seats, names, links.
const EXTRAS: Share = Share { at_once: 2_000, every_ms: 1_000, total: 10_000 };
/// People who sit down for the first time. All of a table together: each is somebody else.
const NEWCOMERS: Share = Share { at_once: 60, every_ms: 10_000, total: 2_000 };

/// People who sit down for the first time and came by the host's link: strangers do not use this up.
const INVITED: Share = Share { at_once: 4_000, every_ms: 10_000, total: 4_000 };
/// Strangers of one origin who sit down for the first time, since the table is awake.
const OF_ORIGIN: Share = Share { at_once: 12, every_ms: 60_000, total: 200 };

/// So many at once, another one every so often, and so many in all.
#[derive(Clone, Copy)]
struct Share {
    at_once: i64,
    every_ms: i64,
    total: u32,
}

/// What newcomers are told where there is no room.
const CROWDED: &str = "many people have sat down at this table just now; try again in a minute";

/// What something is counted as.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Cost {
    Line,
    Extra,
}

/// What has been used of a share.
#[derive(Clone, Copy, Default, Debug)]
struct Used {
    total: u32,
    /// How long it took at `at_ms` until the share was whole again.
    owed_ms: i64,
    at_ms: i64,
}

impl Used {
    /// How long it takes until the share is whole. A clock that was put back gives nothing and takes
    /// nothing: time that is not known to have passed has not.
    fn owed(&self, now_ms: i64) -> i64 {
        let passed = now_ms.saturating_sub(self.at_ms).max(0);
        self.owed_ms.saturating_sub(passed).max(0)
    }

    fn has_room(&self, share: Share, now_ms: i64) -> bool {
        self.total < share.total && self.owed(now_ms) <= share.every_ms * (share.at_once - 1)
    }

    fn count(&mut self, share: Share, at_ms: i64) {
        self.total = self.total.saturating_add(1);
        self.owed_ms = self.owed(at_ms).saturating_add(share.every_ms);
        self.at_ms = at_ms;
    }

    /// The share comes back from now on, where its time lies in the future.
    fn no_later_than(&mut self, now_ms: i64) {
        self.at_ms = self.at_ms.min(now_ms);
    }
}

#[derive(Clone, Copy, Default, Debug)]
struct Person {
    lines: Used,
    extras: Used,
}

impl Person {
    fn used(&mut self, cost: Cost) -> (&mut Used, Share) {
        match cost {
            Cost::Line => (&mut self.lines, LINES),
            Cost::Extra => (&mut self.extras, EXTRAS),
        }
    }
}

/// What everybody at a table has used.
#[derive(Default, Debug)]
pub(crate) struct Budgets {
    people: HashMap<VisitorId, Person>,
    newcomers: Used,
    /// Those who came by the host's link, and the others by origin; in memory alone.
    invited: HashSet<VisitorId>,
    strangers: HashMap<Origin, Used>,
}

impl Budgets {
    /// Lets somebody in who may never have sat here: by the host's link, or as one of the strangers
    /// of their origin.
    pub(crate) fn let_in(
        &mut self,
        caller: Caller,
        is_invited: bool,
        now_ms: i64,
    ) -> Result<(), HostError> {
        if self.people.contains_key(&caller.who) {
            return Ok(());
        }
        if is_invited {
            self.invited.insert(caller.who);
            return Ok(());
        }
        let used = self.strangers.entry(caller.origin).or_default();
        if !used.has_room(OF_ORIGIN, now_ms) {
            return Err(HostError::TooMuch(CROWDED));
        }
        used.count(OF_ORIGIN, now_ms);
        Ok(())
    }

    fn check(&self, who: VisitorId, cost: Cost, now_ms: i64) -> Result<(), HostError> {
        let known = self.people.get(&who);
        let share = if self.invited.contains(&who) { INVITED } else { NEWCOMERS };
        if known.is_none() && !self.newcomers.has_room(share, now_ms) {
            return Err(HostError::TooMuch(CROWDED));
        }
        let mut person = known.copied().unwrap_or_default();
        let (used, share) = person.used(cost);
        if used.has_room(share, now_ms) {
            return Ok(());
        }
        let for_good = used.total >= share.total;
        Err(HostError::TooMuch(match (cost, for_good) {
            (Cost::Line, false) => "you have said a lot at once; wait a moment",
            (Cost::Line, true) => "you have said as much as one person can at one table",
            (Cost::Extra, false) => "you have changed a lot at once; wait a moment",
            (Cost::Extra, true) => {
                "you have changed as much as one person can at one table; only moves are left"
            }
        }))
    }

    fn count(&mut self, who: VisitorId, cost: Cost, at_ms: i64) {
        let newcomers = &mut self.newcomers;
        let person = self.people.entry(who).or_insert_with(|| {
            newcomers.count(NEWCOMERS, at_ms);
            Person::default()
        });
        let (used, share) = person.used(cost);
        used.count(share, at_ms);
    }

    /// Shares come back from now on, where their times lie in the future.
    pub(crate) fn no_later_than(&mut self, now_ms: i64) {
        self.newcomers.no_later_than(now_ms);
        for person in self.people.values_mut() {
            person.lines.no_later_than(now_ms);
            person.extras.no_later_than(now_ms);
        }
    }
}

impl Table {
    /// Whether whoever does this has room for it. A move is asked about before it is made.
    pub(crate) fn has_room_for(&self, entry: &Entry) -> Result<(), HostError> {
        self.has_room(self.cost(entry))
    }

    /// Whether whoever sits at this seat has room for another move. One that the game waits for
    /// always has.
    pub(crate) fn has_room_for_move(&self, seat: Seat) -> Result<(), HostError> {
        self.has_room(self.cost_of_move(seat))
    }

    fn has_room(&self, cost: Option<(VisitorId, Cost)>) -> Result<(), HostError> {
        match cost {
            Some((who, cost)) => self.budgets.check(who, cost, self.times.clock.now_ms()),
            None => Ok(()),
        }
    }

    /// Counts an entry that was stored, before it is taken in.
    pub(crate) fn count(&mut self, entry: &Entry, at_ms: i64) {
        if let Some((who, cost)) = self.cost(entry) {
            self.budgets.count(who, cost, at_ms);
        }
    }

    fn cost_of_move(&self, seat: Seat) -> Option<(VisitorId, Cost)> {
        let is_owed = self.play.as_ref().is_some_and(|play| play.owes(seat));
        Some((self.sitter(seat).filter(|_| !is_owed)?, Cost::Extra))
    }

    /// Whose share an entry counts against, and as what.
    fn cost(&self, entry: &Entry) -> Option<(VisitorId, Cost)> {
        let extra = |who: VisitorId| (who, Cost::Extra);
        match entry {
            Entry::Sat { who, .. } | Entry::Chosen { who, .. } => Some(extra(*who)),
            Entry::Moved { seat, .. } => self.cost_of_move(*seat),
            Entry::Named { seat, .. }
            | Entry::Pledged { seat, .. }
            | Entry::Opened { seat, .. }
            | Entry::Undone { seat, .. }
            | Entry::TakeBack { seat, .. }
            | Entry::Tempo { by: seat, .. }
            | Entry::Agreed { seat }
            | Entry::Refused { seat } => self.sitter(*seat).map(extra),
            // A person is put up only after they sat down, which was counted. Bots come and go at
            // the word of whoever set the table up.
            Entry::Freed { seat, .. } | Entry::Manned { seat, .. } => {
                self.sitter(*seat).is_none().then_some(extra(self.owner))
            }
            Entry::Knocked { who, .. } => Some(extra(*who)),
            Entry::Admitted { by, .. } | Entry::Declined { by: Some(by), .. } => {
                self.speaker(*by).map(extra)
            }
            Entry::Declined { request, by: None } => {
                let open = self.requests.iter().find(|open| open.id == *request)?;
                Some(extra(open.who))
            }
            Entry::Swapped { .. } => Some(extra(self.owner)),
            Entry::Said { name, .. } => {
                let place = self.seats.iter().position(|seat| seat.name == *name)?;
                Some((self.sitter(Seat::new(place))?, Cost::Line))
            }
            Entry::Linked { from: who, .. } | Entry::Carried { to: who, .. } => Some(extra(*who)),
            Entry::Guided { seat } => {
                let stopped = self.guide.filter(|_| seat.is_none())?;
                self.sitter(stopped.seat).map(extra)
            }
            // Each comes once, or once more after a seat that was counted.
            Entry::Gathering { .. }
            | Entry::Called {}
            | Entry::Lapsed { .. }
            | Entry::Started { .. }
            | Entry::Rematched { .. } => None,
        }
    }

    fn sitter(&self, seat: Seat) -> Option<VisitorId> {
        match self.seats.get(seat.index())?.sitter {
            Sitter::Person(who) => Some(who),
            Sitter::Open | Sitter::Bot(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Secret;

    #[test]
    fn a_share_is_used_up_comes_back_and_ends() {
        let share = Share { at_once: 2, every_ms: 10, total: 4 };
        let mut used = Used::default();
        let mut spend = |now_ms| {
            let has_room = used.has_room(share, now_ms);
            if has_room {
                used.count(share, now_ms);
            }
            has_room
        };
        assert_eq!([1_000, 1_000, 1_000].map(&mut spend), [true, true, false]);
        assert_eq!([1_009, 1_010, 1_015].map(&mut spend), [false, true, false]);
        assert_eq!([9_000, 9_900].map(&mut spend), [true, false]);
    }

    #[test]
    fn a_share_comes_back_from_the_moment_a_clock_is_put_back() {
        let share = Share { at_once: 2, every_ms: 10, total: 9 };
        let mut used = Used::default();
        used.count(share, 5_000);
        used.count(share, 5_000);

        used.no_later_than(1_000);

        assert!(!used.has_room(share, 1_009));
        assert!(used.has_room(share, 1_010));
        used.count(share, 990);
        assert!(!used.has_room(share, 999), "a step while it is counted gives nothing");
        assert!(used.has_room(share, 1_010));
    }

    #[test]
    fn what_one_person_uses_is_not_another_ones() {
        let fresh = || Secret::fresh().unwrap().who();
        let (ada, ben) = (fresh(), fresh());
        let mut budgets = Budgets::default();
        while budgets.check(ada, Cost::Line, 0).is_ok() {
            budgets.count(ada, Cost::Line, 0);
        }
        assert!(budgets.check(ada, Cost::Extra, 0).is_ok());
        assert!(budgets.check(ben, Cost::Line, 0).is_ok());
        budgets.count(ben, Cost::Extra, 0);

        while budgets.check(fresh(), Cost::Extra, 0).is_ok() {
            budgets.count(fresh(), Cost::Extra, 0);
        }
        assert!(budgets.check(ben, Cost::Extra, 0).is_ok(), "those who are known stay");
        assert!(budgets.check(fresh(), Cost::Extra, 60_000).is_ok(), "others come in later");
    }
}
