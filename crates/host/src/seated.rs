//! Who is seated: those whom the server keeps places for when there are not enough for all.
//!
//! Anybody can sit down at a table of their own. So somebody is seated at a table at which at least
//! two origins sit, or when they have made a move there more than ten minutes after sitting down.

use std::{collections::HashMap, sync::Arc};

use crate::{
    Caller, Host, Origin, Snapshot, VisitorId,
    live::{Live, lock},
    snapshot::Sitter,
    table::Table,
};

/// Whoever moves so long after sitting down is there to play.
const SETTLED_AFTER_MS: i64 = 600_000;

/// Whether places are kept for somebody who asks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Standing {
    /// They play at a table.
    Seated,
    /// They do not, or have only just sat down by themselves.
    Passing,
}

/// Since when people sit at a table, and who of them has moved long after that.
#[derive(Default, Debug)]
pub(crate) struct Settled {
    people: HashMap<VisitorId, Sitting>,
}

#[derive(Clone, Copy, Debug)]
struct Sitting {
    since_ms: i64,
    has_stayed: bool,
}

impl Table {
    /// Takes note of who sits here after something happened at this time, and of whoever moved.
    pub(crate) fn note_sitting(&mut self, moved: Option<VisitorId>, at_ms: i64) {
        let seats = &self.seats;
        let sits = |who: VisitorId| seats.iter().any(|seat| seat.sitter == Sitter::Person(who));
        let people = &mut self.settled.people;
        people.retain(|&who, _| sits(who));
        for seat in seats {
            if let Sitter::Person(who) = seat.sitter {
                people.entry(who).or_insert(Sitting { since_ms: at_ms, has_stayed: false });
            }
        }
        if let Some(sitting) = moved.and_then(|who| people.get_mut(&who)) {
            // A time that lies ahead counts as now: the clock was put back.
            sitting.since_ms = sitting.since_ms.min(at_ms);
            sitting.has_stayed |= at_ms - sitting.since_ms > SETTLED_AFTER_MS;
        }
    }

    /// Who of those who sit here has moved long after sitting down.
    pub(crate) fn settled(&self) -> Vec<VisitorId> {
        let settled = self.settled.people.iter().filter(|(_, sitting)| sitting.has_stayed);
        settled.map(|(&who, _)| who).collect()
    }
}

impl Snapshot {
    /// The people who sit here, once for each seat.
    pub(crate) fn people(&self) -> impl Iterator<Item = VisitorId> {
        self.seats.iter().filter_map(|seat| match seat.sitter {
            Sitter::Person(who) => Some(who),
            Sitter::Open | Sitter::Bot(_) => None,
        })
    }
}

impl Live {
    /// Takes note of where somebody asks from who sits here, asks to, or set the table up.
    pub(crate) fn note_origin(&self, caller: Caller) {
        let now = self.now();
        let asks = |who: VisitorId| now.requests.iter().any(|open| open.who == who);
        let matters = |who: VisitorId| now.has_seat(who) || asks(who) || now.owner == who;
        if matters(caller.who) {
            let mut origins = lock(&self.origins);
            origins.retain(|&who, _| matters(who));
            origins.insert(caller.who, caller.origin);
        }
    }

    /// Where somebody last asked from who sits here, asks to, or set the table up.
    pub(crate) fn origin_of(&self, who: VisitorId) -> Option<Origin> {
        lock(&self.origins).get(&who).copied()
    }

    /// The origins that sit here, as far as they are known.
    pub(crate) fn origins(&self) -> Vec<Origin> {
        let now = self.now();
        let origins = lock(&self.origins);
        let mut known: Vec<Origin> =
            now.people().filter_map(|who| origins.get(&who).copied()).collect();
        known.sort_unstable();
        known.dedup();
        known
    }

    /// Whether places are kept for this visitor because of this table.
    pub(crate) fn standing(&self, who: VisitorId) -> Standing {
        let now = self.now();
        match now.has_seat(who) && (now.settled.contains(&who) || self.origins().len() > 1) {
            true => Standing::Seated,
            false => Standing::Passing,
        }
    }
}

impl Host {
    /// Whether this visitor sits at a table that is awake.
    pub fn sits_at(&self, id: &str, who: VisitorId) -> bool {
        self.if_awake(id).is_some_and(|live| live.now().has_seat(who))
    }

    /// Whether the game at a table that is awake waits for a move of this visitor.
    pub fn owes_move(&self, id: &str, who: VisitorId) -> bool {
        let now = self.if_awake(id).map(|live| live.now());
        now.is_some_and(|now| now.seats_of(who).iter().any(|&seat| now.to_act().contains(seat)))
    }

    /// Whether places are kept for this visitor because of this table, if it is awake.
    pub fn standing(&self, id: &str, who: VisitorId) -> Standing {
        self.if_awake(id).map_or(Standing::Passing, |live: Arc<Live>| live.standing(who))
    }
}
