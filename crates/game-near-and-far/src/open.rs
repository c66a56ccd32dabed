//! The open table: everything that lies face up (NF-697).

use serde::Serialize;
use story::{Key, OutcomeId, Walk};
use table::{Pile, Seat, Seats, Stack};

use crate::{
    Character, Foe, MOST_PLAYERS, Member, Place, Quests, Side, Stage, Style, TradeSide, Traveller,
    components::{
        Adventurer, Adventurers, Card, Cards, Cells, Faction, Good, Space, Spaces, Symbol, THREATS,
    },
    edition::Edition,
    stage::{MOST_PENDING, Question},
};

/// Camps of a player board (NF-046).
pub const CAMPS: u8 = 14;
/// More of them in a Long Game (NF-636).
pub const LONG_GAME_CAMPS: u8 = 2;

/// Everything that lies face up.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Open {
    /// What each player has, by seat.
    pub travellers: Pile<Traveller, MOST_PLAYERS>,
    /// Treasures in the deck: everybody can work out which, nobody in which order (NF-258).
    #[serde(skip)]
    pub(crate) treasures: Cards,
    /// Treasures that were discarded.
    pub treasure_discards: Cards,
    /// Treasures just drawn, which the active player decides on (NF-258).
    pub drawn: Cards,
    /// Adventurers in the bag: everybody can work out which, nobody who comes next (NF-186).
    #[serde(skip)]
    pub(crate) bag: Adventurers,
    /// Adventurers put aside (NF-180).
    pub aside: Adventurers,
    /// Spaces with a quest token.
    pub quests: Spaces,
    /// Spaces with any camp.
    pub camped: Spaces,
    /// Arcade cards in the deck, as bits (NF-060).
    #[serde(skip)]
    pub(crate) arcade: u64,
    /// Rounds begun, from 1.
    pub round: u32,
    /// What is asked: the question on top of those that are pending.
    pub stage: Stage,
    /// Pending questions. They follow from what is seen; screens need the top one alone.
    #[serde(skip)]
    pub(crate) pending: Stack<Question, MOST_PENDING>,
    /// Who owes a decision.
    pub waiting: Seats,
    /// Whose turn it is, or was last.
    pub active: Seat,
    /// The holder of the first-player token.
    pub first: Seat,
    /// By which edition of the rules it is played; a record names it.
    #[serde(skip)]
    pub(crate) edition: Edition,
    /// 1 to 11.
    pub map: u8,
    /// What a quest reads.
    pub reads: Quests,
    /// The side of the town board.
    pub side: Side,
    /// Camps each player has to place (NF-419, NF-637).
    pub camps: u8,
    /// The adventurers who can be recruited.
    pub row: [Option<Adventurer>; 5],
    /// Places of the mine with any camp.
    pub mine: Cells,
    /// Threats still in the stack, by their place, as bits; the lowest is the active one (NF-305).
    pub threats: u16,
    /// Who placed the last camp first (NF-419).
    pub ending: Option<Seat>,
    /// Full rounds in which nobody placed a camp (NF-705).
    pub quiet_rounds: u8,
    /// Whether somebody placed a camp in this round.
    pub(crate) camp_placed: bool,
    /// The unused character of a game of two, who stands in the Town Hall (NF-063).
    pub stranger: Option<Character>,
    /// Who may still take the platypus (NF-629).
    pub platypus: Seats,
    /// How far the turn is.
    pub turn: Turn,
    /// The roll that is being decided.
    pub roll: Option<Roll>,
    /// The quest that is open, or the last one of this turn.
    pub page: Option<Page>,
    /// Whether that page was closed by the turn before this one: then everybody still looks at it.
    #[serde(skip)]
    pub just_told: bool,
}

/// How far the turn of the active player is.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Turn {
    /// Steps taken (NF-I16).
    pub steps: u8,
    /// Birds given back in this turn: their movement stays (NF-245).
    pub returned_birds: u8,
    /// Tortoises given back in this turn: their free pass stays (NF-617).
    pub returned_tortoises: u8,
    /// Empty spaces passed for free.
    pub passes: u8,
    /// What leaving the space costs, set aside while a threat is met (NF-291).
    pub due: Due,
    /// Cards used that work once a turn.
    pub used: Cards,
    /// Who is to come along, while the party is arranged.
    pub party: Adventurers,
    /// Whether the companion is to.
    pub companion: bool,
    /// Factions that have been asked, as bits.
    #[serde(skip)]
    pub(crate) asked: u8,
    /// Trades done in this visit.
    pub trades: u8,
    /// Whether a card was discarded in this visit.
    pub dropped: bool,
    /// Which way reputation is paid for in this visit.
    pub favour: Option<bool>,
    /// Whether somebody was recruited in this visit.
    pub recruited: bool,
    /// Whether the row was put aside in this turn.
    pub refreshed: bool,
    /// Whether a camp was dug in this visit.
    pub dug: bool,
    /// The trade that is going on.
    pub trade: Option<Trade>,
    /// Where the turn began.
    pub from: Place,
}

/// What leaving an empty space costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Due {
    /// Nothing.
    #[default]
    Nothing,
    /// A free pass.
    Pass,
    /// A heart.
    Heart,
}

/// A trade at the Town Hall that is going on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Trade {
    /// Whether the single good is gained or paid.
    pub side: TradeSide,
    /// The single good.
    pub good: Good,
    /// The value that is still to be paid, or can still be taken.
    pub value: u8,
    /// How many goods the other side has.
    pub count: u8,
    /// The last good of the other side: dearer ones come before it.
    pub last: Good,
    /// Whether what was taken so far is worth the trade (NF-160).
    pub gains: bool,
}

/// A roll that is being decided (NF-703).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Roll {
    /// What for.
    pub kind: RollKind,
    /// The die of the active player.
    pub die: u8,
    /// Added by cards that were used.
    pub added: u8,
    /// Cards used on this roll.
    pub used: Cards,
}

/// What a roll is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum RollKind {
    /// A duel (NF-218).
    Duel {
        /// Where.
        building: crate::Building,
        /// Against whom.
        foe: Foe,
        /// How.
        style: Style,
        /// The defender’s die.
        die: u8,
        /// Added by cards the defender used.
        added: u8,
        /// Cards the defender used.
        used: Cards,
    },
    /// A fight against a threat (NF-306).
    Threat {
        /// Its place in the stack.
        threat: u8,
    },
    /// A skill roll of a quest (NF-341).
    Skill {
        /// The number to reach.
        number: u8,
    },
    /// A combat roll of a quest (NF-341).
    Combat {
        /// The number to reach.
        number: u8,
    },
}

/// A quest that was read, with what came of it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Page {
    /// Whose quest.
    pub seat: Seat,
    /// The passage, the choice, and how far its rewards are.
    pub walk: Walk,
    /// The total of the roll, once it is decided.
    pub total: Option<u8>,
    /// Whether it is still going on.
    pub open: bool,
    /// Whether it failed.
    pub failed: bool,
    /// Whether it succeeded.
    pub won: bool,
}

impl Page {
    pub(crate) fn of(seat: Seat, passage: Key) -> Page {
        let walk = Walk::open(passage);
        Page { seat, walk, total: None, open: true, failed: false, won: false }
    }

    /// What was read when it turned out, if the book tells of it.
    pub fn outcome(&self) -> [Option<OutcomeId>; 2] {
        [self.walk.outcome, self.walk.more]
    }
}

impl Open {
    /// How many play.
    #[inline]
    pub fn seats(&self) -> usize {
        self.travellers.len()
    }

    /// What a player has.
    #[inline]
    pub fn traveller(&self, seat: Seat) -> &Traveller {
        &self.travellers.as_slice()[seat.index()]
    }

    #[inline]
    pub(crate) fn traveller_mut(&mut self, seat: Seat) -> &mut Traveller {
        &mut self.travellers.as_mut_slice()[seat.index()]
    }

    /// What the active player has.
    #[inline]
    pub fn mover(&self) -> &Traveller {
        self.traveller(self.active)
    }

    #[inline]
    pub(crate) fn mover_mut(&mut self) -> &mut Traveller {
        self.traveller_mut(self.active)
    }

    /// Where the active player stands, in the middle of an adventure.
    #[inline]
    pub fn here(&self) -> Space {
        self.mover().place.space().unwrap_or(Space::TOWN)
    }

    /// Whether somebody has the chief of a faction (NF-417).
    #[inline]
    pub(crate) fn is_claimed(&self, faction: Faction) -> bool {
        self.travellers.iter().any(|one| one.has_chief(faction))
    }

    /// Whether a symbol on a path between two spaces does anything: not between two camps, and a threat
    /// only while a card is left (NF-301, NF-316, NF-322).
    #[inline]
    pub fn is_live(&self, symbol: Symbol, from: Space, to: Space) -> bool {
        let quiet = self.has_camp(from) && self.has_camp(to);
        match symbol {
            Symbol::Threat => !quiet && self.threats != 0,
            Symbol::Treasure => !quiet,
        }
    }

    /// The next seat clockwise (NF-081).
    #[inline]
    pub fn next(&self, seat: Seat) -> Seat {
        Seat::new((seat.index() + 1) % self.seats())
    }

    /// The player who reads aloud: the one to the left (NF-333).
    pub fn reader(&self) -> Seat {
        self.next(self.active)
    }

    /// All seats in the order of turns.
    pub fn in_order(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let (first, seats) = (self.first.index(), self.seats());
        (0..seats).map(move |step| Seat::new((first + step) % seats))
    }

    /// The other players.
    pub fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats()).map(Seat::new).filter(move |other| *other != seat)
    }

    /// Whether a space has a camp, as the town space counts as one that has (NF-301).
    #[inline]
    pub fn has_camp(&self, space: Space) -> bool {
        space == Space::TOWN || self.camped.contains(space)
    }

    /// Whose camp is on a space.
    pub fn camp_of(&self, space: Space) -> Option<Seat> {
        (0..self.seats()).map(Seat::new).find(|seat| self.traveller(*seat).camps.contains(space))
    }

    /// The place of the active threat in the stack (NF-305).
    #[inline]
    pub fn threat(&self) -> Option<u8> {
        (self.threats != 0).then(|| self.threats.trailing_zeros() as u8)
    }

    /// Threats left in the stack.
    pub fn threats_left(&self) -> impl Iterator<Item = usize> + use<> {
        let threats = self.threats;
        (0..THREATS).filter(move |place| threats & (1 << place) != 0)
    }

    /// Whether an adventurer is in the row.
    #[inline]
    pub fn in_row(&self, adventurer: Adventurer) -> bool {
        self.row.contains(&Some(adventurer))
    }

    /// Camps that are still on a player board (NF-I09).
    pub fn camps_left(&self, seat: Seat) -> u8 {
        self.camps.saturating_sub(self.traveller(seat).placed)
    }

    /// Movement of the active player in this turn (NF-276, NF-245).
    #[inline]
    pub fn movement(&self) -> u8 {
        self.mover().movement() + self.turn.returned_birds
    }

    /// Hearts the active player can spend now: one may be set aside (NF-291).
    #[inline]
    pub fn free_hearts(&self) -> u8 {
        let set_aside = u8::from(self.turn.due == Due::Heart);
        self.mover().hearts.saturating_sub(set_aside)
    }

    /// Pack animals in the supply (NF-028).
    pub fn stable(&self) -> u8 {
        let owned: u8 = self.travellers.iter().map(Traveller::animals).sum();
        3 * self.seats() as u8 - owned
    }

    /// Whether somebody is to come along, while the party is arranged.
    pub fn comes_along(&self, member: Member) -> bool {
        match member {
            Member::Adventurer(adventurer) => self.turn.party.contains(adventurer),
            Member::Companion => self.turn.companion,
        }
    }

    /// Treasures nobody has seen in this pass through the deck.
    pub fn treasures_left(&self) -> usize {
        self.treasures.len()
    }

    /// Adventurers in the bag.
    pub fn bag_size(&self) -> usize {
        self.bag.len()
    }

    /// Arcade cards left.
    pub fn arcade_left(&self) -> u32 {
        self.arcade.count_ones()
    }

    /// The first treasure that is being decided on.
    pub fn first_drawn(&self) -> Option<Card> {
        self.drawn.first()
    }
}
