//! What everybody may know: all but what the choices of the book lead to.

use serde::Serialize;
use story::{Keyword, OutcomeId};
use table::{Seat, Standings};

use crate::{MOST_PLAYERS, Space, lexicon::Thing};

/// The open table.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct View {
    /// How many play.
    pub seats: u8,
    /// The round, from 1.
    pub round: u8,
    /// How many rounds there are.
    pub rounds: u8,
    /// Whether all lose if nobody is at the tower in the end.
    pub flood: bool,
    /// Whose turn it is.
    pub active: Seat,
    /// Whether the game is over.
    pub over: bool,
    /// The travellers; those beyond the seats are idle.
    pub travellers: [Traveller; MOST_PLAYERS],
    /// The passage that is read or was read last.
    pub page: Option<Page>,
}

/// One traveller.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Traveller {
    /// Where they are.
    pub place: Space,
    /// What they have.
    pub coins: u8,
    /// The spaces they have been to.
    pub visited: u8,
    /// The keywords they have noted.
    pub keywords: u8,
}

/// A passage that was opened, with what came of it so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Page {
    /// To whom it is read.
    pub seat: Seat,
    /// How far it is.
    pub walk: story::Walk,
    /// What was rolled.
    pub roll: Option<u8>,
    /// The number that counted.
    pub number: Option<u8>,
    /// Whether no number was reached.
    pub failed: bool,
    /// What came of it, once it has happened.
    pub outcome: Option<OutcomeId>,
}

impl View {
    /// The travellers who play.
    pub fn playing(&self) -> impl Iterator<Item = (Seat, &Traveller)> {
        let seats = usize::from(self.seats);
        self.travellers[..seats].iter().enumerate().map(|(index, one)| (Seat::new(index), one))
    }

    /// What `seat` would score now: coins and spaces.
    pub fn score(&self, seat: Seat) -> i32 {
        let one = &self.travellers[seat.index()];
        i32::from(one.coins) + one.visited.count_ones() as i32
    }

    /// How the game ends as things stand: nobody wins a flood without a light in the tower.
    pub(crate) fn standings(&self) -> Standings {
        let scores: Vec<i32> = self.playing().map(|(seat, _)| self.score(seat)).collect();
        let is_lost = self.flood && self.playing().all(|(_, one)| one.place != Space::Tower);
        if is_lost { Standings::lost(&scores) } else { Standings::rank(&scores, |_| 0) }
    }

    /// The page on which a choice is to be made.
    pub fn asked_page(&self) -> Option<&Page> {
        self.page.as_ref().filter(|page| page.walk.choice.is_none())
    }
}

impl story::Player<crate::Words> for Traveller {
    fn has(&self, thing: Thing) -> u16 {
        match thing {
            Thing::Coin => self.coins.into(),
        }
    }

    fn shows(&self, sign: std::convert::Infallible) -> usize {
        match sign {}
    }

    fn knows(&self, keyword: Keyword) -> bool {
        self.keywords & (1 << keyword.index()) != 0
    }
}
