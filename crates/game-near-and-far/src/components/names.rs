//! Short names for adventurers, cards, spaces and places in the mine.
//!
//! `G3` is the third of the outlaws, `A7` an artifact, `T4` a treasure, `W2` a world card: the numbers
//! of the content files, in their order. A space is the number of its map, a place in the mine a
//! letter for its row and a number for its column.

use std::{fmt, str::FromStr};

use serde::{Serialize, Serializer};
use table::NotationError;

use super::Faction;

/// Adventurers of each faction (NF-007).
pub const PER_FACTION: usize = 9;
/// All adventurers (NF-006).
pub const ADVENTURERS: usize = 4 * PER_FACTION;
/// Basic artifacts (NF-019).
pub const BASIC: usize = 38;
/// Advanced artifacts (NF-019).
pub const ADVANCED: usize = 17;
/// All artifacts.
pub const ARTIFACTS: usize = BASIC + ADVANCED;
/// Treasures (NF-020).
pub const TREASURES: usize = 36;
/// World cards (NF-021).
pub const WORLDS: usize = 30;
/// All cards that can be in play.
pub const CARDS: usize = ARTIFACTS + TREASURES + WORLDS;
/// Numbers of the mine (NF-203).
pub const CELLS: usize = 12;
/// The most spaces of a map, the town among them.
pub const MOST_SPACES: usize = 40;
/// Arcade cards (NF-020).
pub const ARCADE: usize = 40;
/// Threats (NF-022).
pub const THREATS: usize = 12;

/// An adventurer, written `G3`: the first letter of the colour and a number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Adventurer(u8);

impl Adventurer {
    /// The adventurer with this index, if there is one.
    pub fn new(index: usize) -> Option<Adventurer> {
        (index < ADVENTURERS).then_some(Adventurer(index as u8))
    }

    #[inline]
    pub(crate) const fn of_index(index: usize) -> Adventurer {
        Adventurer(index as u8)
    }

    /// All of them: nine of each faction in a row.
    pub fn all() -> impl Iterator<Item = Adventurer> {
        (0..ADVENTURERS).map(Adventurer::of_index)
    }

    /// Counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whose banner they carry.
    #[inline]
    pub fn faction(self) -> Faction {
        Faction::ALL[self.index() / PER_FACTION]
    }
}

impl fmt::Display for Adventurer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.faction().letter(), self.index() % PER_FACTION + 1)
    }
}

impl FromStr for Adventurer {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Adventurer, NotationError> {
        let wrong = || NotationError::new("an adventurer such as G3", text);
        let mut letters = text.chars();
        let letter = letters.next();
        let faction = Faction::ALL.into_iter().find(|faction| letter == Some(faction.letter()));
        let number: usize = plain_number(letters.as_str()).ok_or_else(wrong)?;
        match faction {
            Some(faction) if (1..=PER_FACTION).contains(&number) => {
                Ok(Adventurer::of_index(faction as usize * PER_FACTION + number - 1))
            }
            _ => Err(wrong()),
        }
    }
}

/// A card that can be in play: an artifact (`A7`), a treasure (`T4`) or a world card (`W2`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Card(u8);

/// What kind of card it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// An artifact of the basic deck.
    Basic,
    /// An artifact of the advanced deck.
    Advanced,
    /// A treasure.
    Treasure,
    /// A world card.
    World,
}

impl Kind {
    /// All four, in the order of the cards.
    pub const ALL: [Kind; 4] = [Kind::Basic, Kind::Advanced, Kind::Treasure, Kind::World];

    /// The places of its cards among all.
    pub(crate) const fn range(self) -> std::ops::Range<usize> {
        match self {
            Kind::Basic => 0..BASIC,
            Kind::Advanced => BASIC..ARTIFACTS,
            Kind::Treasure => ARTIFACTS..ARTIFACTS + TREASURES,
            Kind::World => ARTIFACTS + TREASURES..CARDS,
        }
    }
}

impl Card {
    /// The card with this index, if there is one.
    pub fn new(index: usize) -> Option<Card> {
        (index < CARDS).then_some(Card(index as u8))
    }

    #[inline]
    pub(crate) const fn of_index(index: usize) -> Card {
        Card(index as u8)
    }

    /// All cards of a kind.
    pub fn all_of(kind: Kind) -> impl Iterator<Item = Card> {
        kind.range().map(Card::of_index)
    }

    /// All cards.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..CARDS).map(Card::of_index)
    }

    /// Counted from 0: basic artifacts, advanced ones, treasures, world cards.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What kind of card it is.
    #[inline]
    pub fn kind(self) -> Kind {
        match self.index() {
            0..BASIC => Kind::Basic,
            BASIC..ARTIFACTS => Kind::Advanced,
            index if index < ARTIFACTS + TREASURES => Kind::Treasure,
            _ => Kind::World,
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            Kind::Basic | Kind::Advanced => write!(f, "A{}", self.index() + 1),
            Kind::Treasure => write!(f, "T{}", self.index() - ARTIFACTS + 1),
            Kind::World => write!(f, "W{}", self.index() - ARTIFACTS - TREASURES + 1),
        }
    }
}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Card, NotationError> {
        let wrong = || NotationError::new("a card such as A7, T4 or W2", text);
        let mut letters = text.chars();
        let (start, cards) = match letters.next() {
            Some('A') => (0, ARTIFACTS),
            Some('T') => (ARTIFACTS, TREASURES),
            Some('W') => (ARTIFACTS + TREASURES, WORLDS),
            _ => return Err(wrong()),
        };
        match plain_number(letters.as_str()) {
            Some(number) if (1..=cards).contains(&number) => Ok(Card::of_index(start + number - 1)),
            _ => Err(wrong()),
        }
    }
}

/// A space of the map, written as its number; the town space is `town`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Space(u8);

impl Space {
    /// The town space (NF-269).
    pub const TOWN: Space = Space(0);

    /// The space with this index: 0 is the town.
    pub fn new(index: usize) -> Option<Space> {
        (index < MOST_SPACES).then_some(Space(index as u8))
    }

    #[inline]
    pub(crate) const fn of_index(index: usize) -> Space {
        Space(index as u8)
    }

    /// 0 for the town, then by the numbers of the map.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.index() {
            0 => f.write_str("town"),
            number => write!(f, "{number}"),
        }
    }
}

impl FromStr for Space {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Space, NotationError> {
        if text == "town" {
            return Ok(Space::TOWN);
        }
        let wrong = || NotationError::new("a space such as 12, or town", text);
        let number = plain_number(text).filter(|number| *number > 0).ok_or_else(wrong)?;
        Space::new(number).ok_or_else(wrong)
    }
}

/// A number of the mine, written `b3`: second row, third column.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Cell(u8);

/// Columns of the mine.
pub const COLUMNS: usize = 4;

impl Cell {
    /// The entrance (NF-206).
    pub const ENTRANCE: Cell = Cell(0);

    #[inline]
    pub(crate) const fn of_index(index: usize) -> Cell {
        Cell(index as u8)
    }

    /// All twelve, row by row.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..CELLS).map(Cell::of_index)
    }

    /// Counted from 0, row by row.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Counted from 0 at the top.
    #[inline]
    pub const fn row(self) -> usize {
        self.index() / COLUMNS
    }

    /// The row in words.
    pub const fn row_name(self) -> &'static str {
        ["top", "middle", "bottom"][self.row()]
    }

    /// Counted from 0 at the left.
    #[inline]
    pub const fn column(self) -> usize {
        self.index() % COLUMNS
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.row() as u8), self.column() + 1)
    }
}

impl FromStr for Cell {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Cell, NotationError> {
        let found = Cell::all().find(|cell| cell.to_string() == text);
        found.ok_or_else(|| NotationError::new("a place in the mine such as b3", text))
    }
}

/// A number without sign or leading zero.
fn plain_number(text: &str) -> Option<usize> {
    let plain = !text.starts_with('0') && text.bytes().all(|byte| byte.is_ascii_digit());
    if plain { text.parse().ok() } else { None }
}

macro_rules! in_notation {
    ($($name:ident),+) => {
        $(impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        })+
    };
}
in_notation!(Adventurer, Card, Space, Cell);
