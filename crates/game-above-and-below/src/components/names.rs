//! Short names for villagers, buildings and caves.
//!
//! The printed components carry no names: these are the numbers of the content
//! files, in their order, with a letter in front (`V14`, `H3`, `O12`, `K2`, `S5`, `C7`).

use std::{fmt, str::FromStr};

use serde::{Serialize, Serializer};
use table::NotationError;

/// Sets of starting villagers, one for each player.
pub(crate) const SETS: usize = 4;
/// Villagers who start: three in each set (AB-005).
pub const STARTING: usize = 3 * SETS;
/// Villagers who can be trained (AB-005).
pub const REGULAR: usize = 18;
/// Special villagers (AB-005).
pub const SPECIAL: usize = 6;
/// Adventurers of the crossover (AB-321).
pub const ADVENTURERS: usize = 36;
/// All villagers there are.
pub const VILLAGERS: usize = STARTING + REGULAR + SPECIAL + ADVENTURERS;

/// House cards (AB-009).
pub const HOUSES: usize = 25;
/// Outpost cards (AB-009).
pub const OUTPOSTS: usize = 24;
/// Key house cards (AB-003).
pub const KEY_HOUSES: usize = 9;
/// Star house cards (AB-002).
pub const STAR_HOUSES: usize = 6;
/// All building cards but the starting houses, which are alike and never leave their owners.
pub const BUILDINGS: usize = HOUSES + OUTPOSTS + KEY_HOUSES + STAR_HOUSES;

/// Cave cards (AB-009).
pub const CAVES: usize = 25;

/// A villager token, written `V14`: starting ones first, then regular, special and adventurers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Villager(u8);

/// Where a villager comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Group {
    /// One of the three each player starts with.
    Starting,
    /// Can be trained.
    Regular,
    /// Only met below (AB-245).
    Special,
    /// From Near and Far (AB-321).
    Adventurer,
}

impl Villager {
    /// The villager with this index, if there is one.
    pub fn new(index: usize) -> Option<Villager> {
        (index < VILLAGERS).then_some(Villager(index as u8))
    }

    #[inline]
    pub(crate) const fn of_index(index: usize) -> Villager {
        Villager(index as u8)
    }

    /// Counted from 0, in the order of the content files.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Where they come from.
    #[inline]
    pub fn group(self) -> Group {
        match self.index() {
            0..STARTING => Group::Starting,
            STARTING..30 => Group::Regular,
            30..36 => Group::Special,
            _ => Group::Adventurer,
        }
    }

    /// Every villager of a group.
    pub fn all_of(group: Group) -> impl Iterator<Item = Villager> {
        let range = match group {
            Group::Starting => 0..STARTING,
            Group::Regular => STARTING..STARTING + REGULAR,
            Group::Special => STARTING + REGULAR..STARTING + REGULAR + SPECIAL,
            Group::Adventurer => STARTING + REGULAR + SPECIAL..VILLAGERS,
        };
        range.map(Villager::of_index)
    }
}

/// A building card, written `H3`, `O12`, `K2` or `S5`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Building(u8);

/// The four decks and displays of buildings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A house.
    House,
    /// An outpost, built on a cave.
    Outpost,
    /// A key house.
    KeyHouse,
    /// A star house.
    StarHouse,
}

impl Kind {
    /// All four, in the order of their numbers.
    pub const ALL: [Kind; 4] = [Kind::House, Kind::Outpost, Kind::KeyHouse, Kind::StarHouse];

    /// The index of the first, and how many there are.
    const fn span(self) -> (usize, usize) {
        match self {
            Kind::House => (0, HOUSES),
            Kind::Outpost => (HOUSES, OUTPOSTS),
            Kind::KeyHouse => (HOUSES + OUTPOSTS, KEY_HOUSES),
            Kind::StarHouse => (HOUSES + OUTPOSTS + KEY_HOUSES, STAR_HOUSES),
        }
    }

    const fn letter(self) -> char {
        match self {
            Kind::House => 'H',
            Kind::Outpost => 'O',
            Kind::KeyHouse => 'K',
            Kind::StarHouse => 'S',
        }
    }
}

impl Building {
    /// The card with this index, if there is one.
    pub fn new(index: usize) -> Option<Building> {
        (index < BUILDINGS).then_some(Building(index as u8))
    }

    #[inline]
    pub(super) const fn of_index(index: usize) -> Building {
        Building(index as u8)
    }

    /// Counted from 0: houses, outposts, key houses, star houses.
    #[inline]
    pub const fn index(self) -> usize {
        // The mask repeats what `new` promised, so that looking up a card needs no check.
        (self.0 as usize) & (BUILDINGS - 1)
    }

    /// Which deck it belongs to.
    #[inline]
    pub fn kind(self) -> Kind {
        match self.index() {
            0..HOUSES => Kind::House,
            HOUSES..49 => Kind::Outpost,
            49..58 => Kind::KeyHouse,
            _ => Kind::StarHouse,
        }
    }

    /// Every card of a kind.
    pub fn all_of(kind: Kind) -> impl Iterator<Item = Building> {
        let (first, count) = kind.span();
        (first..first + count).map(|index| Building(index as u8))
    }

    /// Every card there is.
    pub fn all() -> impl Iterator<Item = Building> {
        (0..BUILDINGS).map(|index| Building(index as u8))
    }
}

/// A cave card, written `C7`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Cave(u8);

impl Cave {
    /// The card with this index, if there is one.
    pub fn new(index: usize) -> Option<Cave> {
        (index < CAVES).then_some(Cave(index as u8))
    }

    #[inline]
    pub(super) const fn of_index(index: usize) -> Cave {
        Cave(index as u8)
    }

    /// Counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Every cave card.
    pub fn all() -> impl Iterator<Item = Cave> {
        (0..CAVES as u8).map(Cave)
    }
}

impl fmt::Display for Villager {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "V{}", self.0 + 1)
    }
}

impl fmt::Display for Building {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = self.kind();
        write!(f, "{}{}", kind.letter(), self.index() - kind.span().0 + 1)
    }
}

impl fmt::Display for Cave {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "C{}", self.0 + 1)
    }
}

/// A number from 1 after `letter`, as an index below `count`.
fn numbered(text: &str, letter: char, count: usize) -> Option<usize> {
    let number: usize = text.strip_prefix(letter)?.parse().ok()?;
    (1..=count).contains(&number).then(|| number - 1)
}

impl FromStr for Villager {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Villager, NotationError> {
        let index = numbered(text, 'V', VILLAGERS);
        index
            .map(Villager::of_index)
            .ok_or_else(|| NotationError::new("a villager from V1 to V72", text))
    }
}

impl FromStr for Building {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Building, NotationError> {
        let found = Kind::ALL.into_iter().find_map(|kind| {
            let (first, count) = kind.span();
            numbered(text, kind.letter(), count).map(|index| Building((first + index) as u8))
        });
        found.ok_or_else(|| NotationError::new("a building such as H3, O12, K2 or S5", text))
    }
}

impl FromStr for Cave {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Cave, NotationError> {
        let index = numbered(text, 'C', CAVES);
        index.and_then(Cave::new).ok_or_else(|| NotationError::new("a cave from C1 to C25", text))
    }
}

/// Serialises as the notation, which is what programs send back.
macro_rules! serialize_as_notation {
    ($($name:ty),+) => {
        $(impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        })+
    };
}

serialize_as_notation!(Villager, Building, Cave);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_reads_back() {
        for index in 0..VILLAGERS {
            let villager = Villager::new(index).unwrap();
            assert_eq!(villager.to_string().parse(), Ok(villager));
        }
        for building in Building::all() {
            assert_eq!(building.to_string().parse(), Ok(building));
        }
        for cave in Cave::all() {
            assert_eq!(cave.to_string().parse(), Ok(cave));
        }
        for wrong in ["", "V0", "V73", "H26", "O25", "K10", "S7", "C26", "v1", "X1", "H"] {
            assert!(wrong.parse::<Villager>().is_err(), "{wrong}");
            assert!(wrong.parse::<Building>().is_err(), "{wrong}");
            assert!(wrong.parse::<Cave>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn groups_and_kinds_share_the_numbers_out() {
        for kind in Kind::ALL {
            assert!(Building::all_of(kind).all(|building| building.kind() == kind));
        }
        let groups = [Group::Starting, Group::Regular, Group::Special, Group::Adventurer];
        let all = groups.into_iter().flat_map(Villager::all_of);
        assert_eq!(all.map(Villager::index).collect::<Vec<_>>(), (0..72).collect::<Vec<_>>());
        for group in groups {
            assert!(Villager::all_of(group).all(|villager| villager.group() == group));
        }
    }
}
