//! The open table: everything that lies face up (RULES.md sections 2 and 20).
//!
//! Nobody holds a hand in this game (AB-342), so nearly the whole state is
//! here, and a view is a copy of it. What is not here is hidden from all: the
//! order of the decks, and what the choices of a passage lead to.

use serde::{Serialize, Serializer, ser::SerializeMap};
use table::{Pile, Seat, Seats, Stack};

use crate::{
    Building, Cave, Exploration, MOST_PLAYERS, Page, Row, Stage, Token, Villager, Villagers,
    components::{BUILDINGS, Buildings, Caves, MOST_PAGES, Tokens},
    stage::{MOST_PENDING, Question},
};

/// The most building cards one player could own: all but the key houses in the box.
pub(crate) const MOST_BUILDINGS: usize = 59;

/// Everything that lies face up.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Open {
    /// 1 to 7; still 7 when the game is over (AB-053).
    pub round: u8,
    /// What is going on: the question on top of those that are pending.
    pub stage: Stage,
    /// Pending questions. They follow from what is seen; screens need the top one alone.
    #[serde(skip)]
    pub(crate) pending: Stack<Question, MOST_PENDING>,
    /// Who owes a decision.
    pub waiting: Seats,
    /// Whose turn it is, or was last.
    pub active: Seat,
    /// The holder of the first-player card.
    pub first: Seat,
    /// Whether adventurers take part (AB-320).
    pub crossover: bool,
    /// What each player has, by seat.
    pub villages: Pile<Village, MOST_PLAYERS>,
    /// The row of houses, left to right.
    pub houses: [Option<Building>; 4],
    /// The row of outposts, left to right.
    pub outposts: [Option<Building>; 4],
    /// Key houses and star houses on display.
    pub offered: Buildings,
    /// Goods on cards, whoever owns them.
    pub stocked: Stocked,
    /// The villagers who can be trained, from the cheapest slot on.
    pub villagers: [Option<Villager>; 5],
    /// The adventurers who can be trained (AB-320).
    pub adventurers: [Option<Villager>; 4],
    /// Special villagers nobody has met yet.
    pub specials: Villagers,
    /// The top card of the cave pile (AB-040).
    pub cave: Option<Cave>,
    /// Tokens in the supply, without the cider on the board.
    pub supply: Tokens,
    /// Whether a cider waits for the first who labours (AB-167).
    pub cider: bool,
    /// Whether the active player has changed the sale slot in this turn (AB-188).
    pub slot_changed: bool,
    /// Whether the active player has refreshed a row in this turn (AB-191).
    pub refreshed: bool,
    /// What each owner has refused in this turn; a further offer must be higher (AB-177).
    pub refused: [u16; MOST_PLAYERS],
    /// Those gathered for a task, or on the cave card.
    pub party: Villagers,
    /// The exploration that is going on.
    pub exploration: Option<Exploration>,
    /// The pages read in this exploration, or in the last one.
    pub tale: Pile<Page, MOST_PAGES>,
    /// Whether that tale ended with the turn before this one: then everybody still looks at it.
    pub just_told: bool,
    /// How far each player is with the end of the round, by seat.
    pub rests: [Rest; MOST_PLAYERS],
}

/// What one player has.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Village {
    /// Coins.
    pub coins: u16,
    /// Goods, ciders and potions beside the coins (AB-018).
    pub stores: Tokens,
    /// What is for sale (AB-019).
    pub sale: Option<Token>,
    /// The advancement track from the left (AB-224).
    pub track: Pile<Slot, 8>,
    /// The space on the reputation track, counted from the surface.
    pub reputation: u8,
    /// Ready villagers.
    pub ready: Villagers,
    /// Exhausted villagers.
    pub exhausted: Villagers,
    /// Injured villagers.
    pub injured: Villagers,
    /// Buildings in the order they came, without the starting house.
    pub buildings: Pile<Building, MOST_BUILDINGS>,
    /// Caves, with or without an outpost.
    pub caves: Caves,
    /// Whether they have passed in this round.
    pub passed: bool,
}

/// A slot of the advancement track that is filled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Slot {
    /// The kind of good on it.
    pub good: Token,
    /// How many.
    pub count: u8,
}

/// Goods on building cards, by card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stocked([u8; BUILDINGS]);

impl Default for Stocked {
    fn default() -> Stocked {
        Stocked([0; BUILDINGS])
    }
}

impl Stocked {
    /// How many goods lie on this card.
    #[inline]
    pub fn on(&self, building: Building) -> u8 {
        self.0[building.index()]
    }

    /// How many goods lie on this card, to be changed.
    #[inline]
    pub fn on_mut(&mut self, building: Building) -> &mut u8 {
        &mut self.0[building.index()]
    }
}

impl Serialize for Stocked {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for building in Building::all().filter(|&building| self.on(building) > 0) {
            map.serialize_entry(&building, &self.on(building))?;
        }
        map.end()
    }
}

/// How far a player is with the end of the round.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Rest {
    /// What comes next.
    pub step: RestStep,
    /// Beds that are still free, so that nobody has to count symbols to ask who sleeps.
    pub beds: u8,
    /// Those who have slept in one; nobody does twice (AB-208).
    pub slept: Villagers,
}

/// The parts of the end of a round that ask a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum RestStep {
    /// Nothing.
    #[default]
    Done,
    /// Potions, ciders and goods may be used.
    Spending,
    /// There are fewer beds than villagers.
    Beds,
}

impl Default for Village {
    fn default() -> Village {
        Village {
            coins: 0,
            stores: Tokens::default(),
            sale: None,
            track: Pile::new(),
            reputation: 0,
            ready: Villagers::NONE,
            exhausted: Villagers::NONE,
            injured: Villagers::NONE,
            buildings: Pile::new(),
            caves: Caves::NONE,
            passed: false,
        }
    }
}

impl Village {
    /// All villagers of the player that are in one of the three areas.
    pub fn villagers(&self) -> Villagers {
        self.ready.union(self.exhausted).union(self.injured)
    }

    /// Caves without an outpost (AB-135).
    pub fn empty_caves(&self) -> usize {
        use crate::components::Kind;
        let outposts = self.buildings.iter().filter(|card| card.kind() == Kind::Outpost).count();
        self.caves.len() - outposts
    }

    /// Goods of this kind on the track.
    pub fn on_track(&self, good: Token) -> u8 {
        let slot = self.track.iter().find(|slot| slot.good == good);
        slot.map_or(0, |slot| slot.count)
    }

    /// Tokens of this kind in the stores or on the track: what one has, for tales and points
    /// (AB-121, AB-306).
    pub fn owns(&self, token: Token) -> u8 {
        self.stores[token] + self.on_track(token)
    }
}

impl Open {
    /// How many play.
    #[inline]
    pub fn seats(&self) -> usize {
        self.villages.len()
    }

    /// What this player has.
    #[inline]
    pub fn village(&self, seat: Seat) -> &Village {
        &self.villages.as_slice()[seat.index()]
    }

    /// All villagers of this player, those on the cave card included (AB-312).
    pub fn people(&self, seat: Seat) -> Villagers {
        let home = self.village(seat).villagers();
        if seat == self.active { home.union(self.party) } else { home }
    }

    #[inline]
    pub(crate) fn village_mut(&mut self, seat: Seat) -> &mut Village {
        &mut self.villages.as_mut_slice()[seat.index()]
    }

    /// The row of this kind.
    pub fn row(&self, row: Row) -> &[Option<Building>; 4] {
        match row {
            Row::Houses => &self.houses,
            Row::Outposts => &self.outposts,
        }
    }

    pub(crate) fn row_mut(&mut self, row: Row) -> &mut [Option<Building>; 4] {
        match row {
            Row::Houses => &mut self.houses,
            Row::Outposts => &mut self.outposts,
        }
    }

    /// Every building that could be bought, in the order of the display.
    pub fn on_display(&self) -> impl Iterator<Item = Building> + '_ {
        let rows = self.houses.iter().chain(&self.outposts).copied().flatten();
        rows.chain(self.offered.iter())
    }

    /// The player after `seat`, clockwise.
    pub fn next(&self, seat: Seat) -> Seat {
        Seat::new((seat.index() + 1) % self.seats())
    }

    /// All players clockwise from the holder of the first-player card.
    pub fn clockwise(&self) -> impl Iterator<Item = Seat> + use<> {
        let (first, seats) = (self.first.index(), self.seats());
        (0..seats).map(move |step| Seat::new((first + step) % seats))
    }

    /// The player who reads aloud: the next one clockwise (AB-074).
    pub fn reader(&self) -> Seat {
        self.next(self.active)
    }
}
