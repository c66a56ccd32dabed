//! Work that takes the processor a while: few at a time, and everybody in turn.
//!
//! Turns go round by origin, so that whoever asks for much waits longer and makes nobody else wait.
//! Those of the first rank come before the others, and within a rank nobody is left out. Where too
//! many wait, the origin that has the most of them loses the one that came last.

use std::{
    collections::{HashMap, HashSet, VecDeque},
    hash::Hash,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::sync::oneshot;

use crate::{HostError, Origin, Standing, VisitorId};

/// How many turns of the first rank follow each other while others wait, where turns are shared.
const FIRST_IN_A_ROW: usize = 3;

/// Who comes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rank {
    First,
    Second,
}

impl From<Standing> for Rank {
    fn from(standing: Standing) -> Rank {
        match standing {
            Standing::Seated => Rank::First,
            Standing::Passing => Rank::Second,
        }
    }
}

/// How the ranks follow each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Order {
    /// The second waits while anybody of the first does.
    FirstOnly,
    /// The second has a turn after some of the first, and where one origin alone is of the first,
    /// every other one: it has at most half of what is kept for all of them.
    Shared,
}

/// How many may wait.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Room {
    /// What one visitor asks for at a time.
    pub(crate) each: usize,
    /// How many of one origin and one rank wait.
    pub(crate) of_origin: usize,
    /// How many wait in all.
    pub(crate) all: usize,
}

impl Room {
    /// As many as there are: where tables ask, and each has one turn at a time.
    pub(crate) const UNBOUNDED: Room =
        Room { each: usize::MAX, of_origin: usize::MAX, all: usize::MAX };
}

/// Somebody who asks for a turn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asking {
    pub(crate) origin: Origin,
    /// Whose share it counts against; nobody's where the program itself asks.
    pub(crate) who: Option<VisitorId>,
    pub(crate) rank: Rank,
}

/// A queue before work of one kind.
#[derive(Clone, Debug)]
pub(crate) struct Queue {
    state: Arc<Mutex<State>>,
    order: Order,
    room: Room,
}

/// A place in the queue, and at last at work. It is given back when this is dropped.
#[derive(Debug)]
pub(crate) struct Turn {
    queue: Queue,
    ticket: u64,
    asking: Asking,
}

#[derive(Debug, Default)]
struct State {
    free: usize,
    next_ticket: u64,
    first: Lane,
    second: Lane,
    /// Those at work.
    at_work: HashSet<u64>,
    working: HashMap<Origin, usize>,
    /// What each visitor waits for and has at work.
    held: HashMap<VisitorId, usize>,
    /// How many turns of the first rank came since the last of the second.
    in_a_row: usize,
    /// Who had the last turn of the first rank.
    last_first: Option<Origin>,
}

/// Those of one rank who wait.
#[derive(Debug, Default)]
struct Lane {
    /// The origins of those who wait, in the order of their turns.
    round: VecDeque<Origin>,
    waiting: HashMap<Origin, VecDeque<Waiting>>,
}

#[derive(Debug)]
struct Waiting {
    ticket: u64,
    call: oneshot::Sender<Result<(), HostError>>,
}

impl Queue {
    /// A queue before so many places, at least one.
    pub(crate) fn new(places: usize, order: Order, room: Room) -> Queue {
        let state = State { free: places.max(1), ..State::default() };
        Queue { state: Arc::new(Mutex::new(state)), order, room }
    }

    /// Waits for a turn, unless whoever asks waits for enough already.
    pub(crate) async fn turn(&self, asking: Asking) -> Result<Turn, HostError> {
        let (turn, called) = self.join(asking)?;
        called.await.map_err(|_| HostError::Ended)??;
        Ok(turn)
    }

    /// Which of several origins has the least at work and waiting.
    pub(crate) fn least_of(&self, origins: &[Origin]) -> Option<Origin> {
        let state = self.state();
        let load = |origin: &Origin| {
            let working = state.working.get(origin).copied().unwrap_or(0);
            working + state.first.of(*origin) + state.second.of(*origin)
        };
        origins.iter().copied().min_by_key(load)
    }

    fn join(
        &self,
        asking: Asking,
    ) -> Result<(Turn, oneshot::Receiver<Result<(), HostError>>), HostError> {
        let crowded =
            || HostError::TooMuch("many people ask for this right now; try again in a moment");
        let mut state = self.state();
        let Asking { origin, who, rank } = asking;
        if who.is_some_and(|who| state.held.get(&who).is_some_and(|&held| held >= self.room.each)) {
            let what = "you asked for this a moment ago; wait for the answer";
            return Err(HostError::TooMuch(what));
        }
        if state.lane(rank).of(origin) >= self.room.of_origin {
            return Err(crowded());
        }
        if state.waiting() >= self.room.all {
            let most = state.most_waiting().filter(|&(_, most)| most > state.of(origin) + 1);
            let (crowd, _) = most.ok_or_else(crowded)?;
            if let Some(last) = state.take_last_of(crowd) {
                let _ = last.call.send(Err(crowded()));
            }
        }
        if let Some(who) = who {
            *state.held.entry(who).or_insert(0) += 1;
        }
        state.next_ticket += 1;
        let ticket = state.next_ticket;
        let (call, called) = oneshot::channel();
        state.lane(rank).add(origin, Waiting { ticket, call });
        state.call(self.order);
        Ok((Turn { queue: self.clone(), ticket, asking }, called))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn lane(&mut self, rank: Rank) -> &mut Lane {
        match rank {
            Rank::First => &mut self.first,
            Rank::Second => &mut self.second,
        }
    }

    /// How many of this origin wait.
    fn of(&self, origin: Origin) -> usize {
        self.first.of(origin) + self.second.of(origin)
    }

    fn waiting(&self) -> usize {
        let lanes = [&self.first, &self.second];
        lanes.iter().flat_map(|lane| lane.waiting.values()).map(VecDeque::len).sum()
    }

    /// The origin of which the most wait, and how many.
    fn most_waiting(&self) -> Option<(Origin, usize)> {
        let origins = self.first.round.iter().chain(&self.second.round);
        origins.map(|&origin| (origin, self.of(origin))).max_by_key(|&(_, waiting)| waiting)
    }

    /// Sends the one away who came last of this origin.
    fn take_last_of(&mut self, origin: Origin) -> Option<Waiting> {
        self.second.take_last(origin).or_else(|| self.first.take_last(origin))
    }

    /// Calls those whose turn it is, while there are places.
    fn call(&mut self, order: Order) {
        while self.free > 0 {
            let Some(rank) = self.next_rank(order) else { return };
            let lane = match rank {
                Rank::First => &mut self.first,
                Rank::Second => &mut self.second,
            };
            let Some((origin, next)) = lane.take_next(&self.working) else { return };
            if next.call.send(Ok(())).is_err() {
                continue;
            }
            self.free -= 1;
            self.at_work.insert(next.ticket);
            *self.working.entry(origin).or_insert(0) += 1;
            match rank {
                Rank::First => {
                    self.in_a_row += 1;
                    self.last_first = Some(origin);
                }
                Rank::Second => {
                    self.in_a_row = 0;
                    self.last_first = None;
                }
            }
        }
    }

    fn next_rank(&self, order: Order) -> Option<Rank> {
        match (self.first.round.is_empty(), self.second.round.is_empty()) {
            (true, true) => None,
            (false, true) => Some(Rank::First),
            (true, false) => Some(Rank::Second),
            (false, false) => {
                let has_had = |origin: &Origin| Some(*origin) == self.last_first;
                let is_turn_of_second =
                    self.in_a_row >= FIRST_IN_A_ROW || self.first.round.iter().all(has_had);
                match order {
                    Order::Shared if is_turn_of_second => Some(Rank::Second),
                    Order::Shared | Order::FirstOnly => Some(Rank::First),
                }
            }
        }
    }
}

impl Lane {
    fn of(&self, origin: Origin) -> usize {
        self.waiting.get(&origin).map_or(0, VecDeque::len)
    }

    fn add(&mut self, origin: Origin, waiting: Waiting) {
        let theirs = self.waiting.entry(origin).or_default();
        if theirs.is_empty() {
            self.round.push_back(origin);
        }
        theirs.push_back(waiting);
    }

    /// The next in turn: of the origins with the least at work the one that has waited longest.
    fn take_next(&mut self, working: &HashMap<Origin, usize>) -> Option<(Origin, Waiting)> {
        let at_work = |origin: &Origin| working.get(origin).copied().unwrap_or(0);
        let (place, _) = self.round.iter().enumerate().min_by_key(|(_, origin)| at_work(origin))?;
        let origin = self.round.remove(place)?;
        let theirs = self.waiting.get_mut(&origin)?;
        let next = theirs.pop_front();
        if theirs.is_empty() {
            self.waiting.remove(&origin);
        } else {
            self.round.push_back(origin);
        }
        next.map(|next| (origin, next))
    }

    fn take_last(&mut self, origin: Origin) -> Option<Waiting> {
        let last = self.waiting.get_mut(&origin)?.pop_back();
        self.forget_if_empty(origin);
        last
    }

    fn take_away(&mut self, origin: Origin, ticket: u64) {
        if let Some(theirs) = self.waiting.get_mut(&origin) {
            theirs.retain(|waiting| waiting.ticket != ticket);
            self.forget_if_empty(origin);
        }
    }

    fn forget_if_empty(&mut self, origin: Origin) {
        if self.of(origin) == 0 {
            self.waiting.remove(&origin);
            self.round.retain(|&other| other != origin);
        }
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let Asking { origin, who, rank } = self.asking;
        let mut state = self.queue.state();
        if let Some(who) = who {
            give_back(&mut state.held, who);
        }
        if state.at_work.remove(&self.ticket) {
            give_back(&mut state.working, origin);
            state.free += 1;
            state.call(self.queue.order);
        } else {
            state.lane(rank).take_away(origin, self.ticket);
        }
    }
}

fn give_back<K: Hash + Eq + Copy>(counts: &mut HashMap<K, usize>, key: K) {
    if let Some(count) = counts.get_mut(&key) {
        *count -= 1;
        if *count == 0 {
            counts.remove(&key);
        }
    }
}

#[cfg(test)]
mod tests;
