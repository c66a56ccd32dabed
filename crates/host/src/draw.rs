//! How the luck of a table is drawn, so that nobody can choose it.
//!
//! The table shows the hash of its own seed. While people gather, each seat's
//! browser pledges a number of its own by its hash. When the game is called the
//! pledges are fixed, and only then the numbers are told; all of it together is
//! the seed ([`Terms`]). Whoever pledged last knew no number, and whoever tells
//! theirs last can tell no other. Where a number stays away nobody gains by it:
//! luck is drawn again with a fresh seed and fresh numbers, without that seat.
//!
//! This is the state alone; [`Host`](crate::Host) decides and stores.

use std::collections::BTreeMap;

use table::{Seat, Seats};

use crate::{
    secret,
    snapshot::{DrawPhase, DrawState, Pledged},
    terms::{Pledge, Terms},
};

/// How long browsers have to pledge when a game is about to begin.
pub(crate) const TO_PLEDGE_MS: u64 = 5_000;
/// How long the same people have to pledge for a rematch: they come over from another page.
pub(crate) const TO_COME_OVER_MS: u64 = 20_000;
/// How long browsers have to tell their numbers.
const TO_OPEN_MS: u64 = 10_000;

/// How the luck of one table is drawn.
#[derive(Clone, Debug)]
pub(crate) struct Draw {
    /// What the server's seeds of all rounds come from.
    origin: [u8; 32],
    /// How often luck was drawn again.
    round: u32,
    phase: Phase,
    shares: BTreeMap<Seat, Share>,
    /// Whose numbers stayed away: they are not asked again.
    left_out: Seats,
    /// The people whose browsers added nothing, once the game has begun.
    nothing: Seats,
    /// Whose numbers were missing, each time luck was drawn again.
    again: Vec<Seats>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    /// People gather; browsers may pledge.
    Lobby,
    /// The game begins by itself when all have pledged, or at this time.
    Gathering(Wait),
    /// The pledges are fixed, and the numbers are told, until this time.
    Opening(Wait),
    /// The game has begun.
    Begun,
}

/// So long from a moment on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Wait {
    since_ms: i64,
    wait_ms: u64,
}

impl Wait {
    fn until_ms(self) -> i64 {
        self.since_ms.saturating_add_unsigned(self.wait_ms)
    }
}

#[derive(Clone, Copy, Debug)]
struct Share {
    hash: [u8; 32],
    number: Option<[u8; 32]>,
}

/// What is to happen next, without anybody asking for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// The pledges are fixed.
    Call,
    /// These have not told their numbers: luck is drawn again.
    Lapse(Seats),
    /// The game begins.
    Start,
}

impl Draw {
    pub(crate) fn new(seed: [u8; 32]) -> Draw {
        Draw {
            origin: seed,
            round: 0,
            phase: Phase::Lobby,
            shares: BTreeMap::new(),
            left_out: Seats::NONE,
            nothing: Seats::NONE,
            again: Vec::new(),
        }
    }

    /// The server's seed of this round. A seed that was about to be used is never used later, since
    /// numbers may have been told for it.
    pub(crate) fn server_seed(&self) -> [u8; 32] {
        match self.round {
            0 => self.origin,
            round => {
                let mut bytes = format!("tabletale seed {round}\n").into_bytes();
                bytes.extend(self.origin);
                secret::sha256(&bytes)
            }
        }
    }

    /// What the seed is made of as things stand.
    pub(crate) fn terms(&self) -> Terms {
        let pledged = self.shares.iter().filter_map(|(&seat, share)| {
            Some(Pledge { seat, hash: share.hash, number: share.number? })
        });
        let pledged: Vec<Pledge> = pledged.collect();
        // Before browsers took part the seed was the server's, and so it is where none does.
        if pledged.is_empty() && self.again.is_empty() {
            return Terms::plain(self.server_seed());
        }
        Terms {
            server: self.server_seed(),
            is_mixed: true,
            pledged,
            nothing: self.nothing.into(),
            again: self.again.iter().map(|&seats| seats.into()).collect(),
        }
    }

    /// Whether anybody has pledged a number that is not told yet.
    pub(crate) fn has_pledges(&self) -> bool {
        !self.shares.is_empty()
    }

    /// Whether the numbers are being told.
    pub(crate) fn is_opening(&self) -> bool {
        matches!(self.phase, Phase::Opening(_))
    }

    /// Whether this seat may pledge a number, or why not.
    pub(crate) fn may_pledge(&self, seat: Seat) -> Result<(), &'static str> {
        match self.phase {
            Phase::Begun => Err("the game has begun already"),
            Phase::Opening(_) => Err("the pledges are fixed; the numbers are being told"),
            Phase::Lobby | Phase::Gathering(_) if self.left_out.contains(seat) => {
                Err("this seat did not tell its number, and adds nothing to this game")
            }
            Phase::Lobby | Phase::Gathering(_) => Ok(()),
        }
    }

    /// What this seat has pledged.
    pub(crate) fn pledge_of(&self, seat: Seat) -> Option<[u8; 32]> {
        self.shares.get(&seat).map(|share| share.hash)
    }

    /// The number this seat has told.
    pub(crate) fn number_of(&self, seat: Seat) -> Option<[u8; 32]> {
        self.shares.get(&seat).and_then(|share| share.number)
    }

    pub(crate) fn pledge(&mut self, seat: Seat, hash: [u8; 32]) {
        self.shares.insert(seat, Share { hash, number: None });
    }

    pub(crate) fn gather(&mut self, at_ms: i64, wait_ms: u64) {
        self.phase = Phase::Gathering(Wait { since_ms: at_ms, wait_ms });
    }

    pub(crate) fn call(&mut self, at_ms: i64) {
        self.phase = Phase::Opening(Wait { since_ms: at_ms, wait_ms: TO_OPEN_MS });
    }

    /// What is waited for since a time in the future is waited for since now.
    pub(crate) fn no_later_than(&mut self, now_ms: i64) {
        if let Phase::Gathering(wait) | Phase::Opening(wait) = &mut self.phase {
            wait.since_ms = wait.since_ms.min(now_ms);
        }
    }

    pub(crate) fn open(&mut self, seat: Seat, number: [u8; 32]) {
        if let Some(share) = self.shares.get_mut(&seat) {
            share.number = Some(number);
        }
    }

    /// These have not told their numbers.
    pub(crate) fn lapse(&mut self, missing: Seats, at_ms: i64) {
        self.left_out = self.left_out.iter().chain(missing.iter()).collect();
        self.draw_again(missing);
        self.gather(at_ms, TO_PLEDGE_MS);
    }

    /// Somebody else sits at these seats now, or nobody.
    pub(crate) fn reseat(&mut self, changed: Seats, everybody_sits: bool, at_ms: i64) {
        for seat in changed.iter() {
            self.left_out = self.left_out.without(seat);
        }
        match self.phase {
            Phase::Begun => return,
            Phase::Opening(_) => {
                self.draw_again(changed);
                self.gather(at_ms, TO_PLEDGE_MS);
            }
            Phase::Lobby | Phase::Gathering(_) => {
                self.shares.retain(|&seat, _| !changed.contains(seat));
            }
        }
        if !everybody_sits {
            self.phase = Phase::Lobby;
        }
    }

    /// The game begins, with these people at it.
    pub(crate) fn begin(&mut self, people: impl Iterator<Item = Seat>) {
        self.shares.retain(|_, share| share.number.is_some());
        self.nothing = people.filter(|seat| !self.shares.contains_key(seat)).collect();
        self.phase = Phase::Begun;
    }

    fn draw_again(&mut self, missing: Seats) {
        self.again.push(missing);
        self.round += 1;
        self.shares.clear();
    }

    /// What is to happen now, without anybody asking for it.
    pub(crate) fn next(&self, people: Seats, now_ms: i64) -> Option<Step> {
        match self.phase {
            Phase::Lobby | Phase::Begun => None,
            Phase::Gathering(wait) => {
                let is_in = |seat| self.shares.contains_key(&seat) || self.left_out.contains(seat);
                let is_time = now_ms >= wait.until_ms() || people.iter().all(is_in);
                let step = if self.shares.is_empty() { Step::Start } else { Step::Call };
                is_time.then_some(step)
            }
            Phase::Opening(wait) => {
                let missing = self.shares.iter().filter(|(_, share)| share.number.is_none());
                let missing: Seats = missing.map(|(&seat, _)| seat).collect();
                if missing.is_empty() {
                    Some(Step::Start)
                } else {
                    (now_ms >= wait.until_ms()).then_some(Step::Lapse(missing))
                }
            }
        }
    }

    /// When something happens by itself at the latest.
    pub(crate) fn until_ms(&self) -> Option<i64> {
        match self.phase {
            Phase::Gathering(wait) | Phase::Opening(wait) => Some(wait.until_ms()),
            Phase::Lobby | Phase::Begun => None,
        }
    }

    /// The draw for those who look on: hashes, and numbers that were told.
    pub(crate) fn state(&self) -> DrawState {
        let pledged = self.shares.iter().map(|(&seat, share)| Pledged {
            seat,
            hash: secret::hex(&share.hash),
            number: share.number.map(|number| secret::hex(&number)),
        });
        DrawState {
            phase: match self.phase {
                Phase::Lobby => DrawPhase::Lobby,
                Phase::Gathering(_) => DrawPhase::Gathering,
                Phase::Opening(_) => DrawPhase::Opening,
                Phase::Begun => DrawPhase::Begun,
            },
            until_ms: self.until_ms(),
            pledged: pledged.collect(),
            added_nothing: self.nothing.into(),
            left_out: self.left_out.into(),
            again: self.again.iter().map(|&seats| seats.into()).collect(),
        }
    }
}
