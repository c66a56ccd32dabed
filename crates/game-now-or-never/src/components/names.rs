//! Short names for components and places: what every action and replay calls them.
//!
//! `Q17` is a quest card, `G3` a kind of gear: the ids of the content files. A place is a letter for
//! its column and a number for its row, counted from the top: `e2`.

use std::{fmt, str::FromStr};

use serde::{Serialize, Serializer};
use table::NotationError;

use super::{Colour, Deck, Hero, SpecialistKind};

/// Something that is called by an id of the content files.
pub(crate) trait Called: Copy + fmt::Display + FromStr<Err = NotationError> {
    /// Its place among all of its kind.
    fn place(self) -> usize;
}

/// Declares components that are called by a letter and a number.
macro_rules! numbered {
    ($(#[$about:meta])* $name:ident: $letter:literal, $count:ident = $number:literal, $expected:literal) => {
        #[doc = concat!("How many there are of [`", stringify!($name), "`].")]
        pub const $count: usize = $number;

        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        pub struct $name(u8);

        impl $name {
            /// How many there are.
            pub const COUNT: usize = $count;

            /// The one with this index, if there is one.
            pub fn new(index: usize) -> Option<$name> {
                (index < $count).then_some($name(index as u8))
            }

            #[inline]
            pub(crate) const fn of_index(index: usize) -> $name {
                $name(index as u8)
            }

            /// All of them, in the order of their numbers.
            pub fn all() -> impl DoubleEndedIterator<Item = $name> + ExactSizeIterator + Clone {
                (0..$count).map($name::of_index)
            }

            /// Counted from 0.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}{}", $letter, self.index() + 1)
            }
        }

        impl FromStr for $name {
            type Err = NotationError;

            fn from_str(text: &str) -> Result<$name, NotationError> {
                let number = text.strip_prefix($letter).and_then(plain_number);
                let found = number.and_then(|number| $name::new(number.checked_sub(1)?));
                found.ok_or_else(|| NotationError::new($expected, text))
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl Called for $name {
            fn place(self) -> usize {
                self.index()
            }
        }
    };
}

numbered! {
    /// A specialist, written `S3`: S1 to S8 are those a game can start with (NN-013).
    Specialist: 'S', SPECIALISTS = 22, "a specialist such as S3"
}
numbered! {
    /// A kind of gear, written `G3`; its copies are equal (NN-011).
    Gear: 'G', GEAR = 13, "a gear such as G3"
}
numbered! {
    /// An ability token of a hero, written `K3`: six for each, three red and then three blue (NN-008).
    Ability: 'K', ABILITIES = 24, "an ability such as K3"
}
numbered! {
    /// A building tile, written `B3`; every player has one of each (NN-007).
    Tile: 'B', TILES = 20, "a building tile such as B3"
}
numbered! {
    /// A quest card, written `Q17`: basic ones, then artifacts, then advanced ones (NN-010).
    Quest: 'Q', QUESTS = 73, "a quest card such as Q17"
}
numbered! {
    /// An order token, written `O3` (NN-012).
    Order: 'O', ORDERS = 9, "an order such as O3"
}
numbered! {
    /// A kind of search token, written `F3` (NN-012).
    Find: 'F', FINDS = 7, "a search token such as F3"
}
numbered! {
    /// A kind of enemy, written `E3`: nine above ground, then those of levels 2, 5 and 7 below (NN-006, NN-015).
    Enemy: 'E', ENEMIES = 12, "an enemy such as E3"
}
numbered! {
    /// A named location, written `L3`.
    Location: 'L', LOCATIONS = 14, "a location such as L3"
}

/// Specialists a game can start with (NN-013).
pub const STARTING: usize = 8;
/// Starting specialists of each kind (NN-061).
const STARTING_OF_A_KIND: usize = 4;
/// Ability tokens of one hero (NN-008).
pub const ABILITIES_EACH: usize = 6;
/// Ability tokens of one hero in one colour (NN-008).
const ABILITIES_OF_A_COLOUR: usize = 3;
/// The levels of enemies (NN-006).
pub const LEVELS: usize = 9;
/// The levels that have other enemies underground (NN-499).
pub const UNDERGROUND_LEVELS: [u8; 3] = [2, 5, 7];

impl Specialist {
    /// What a starting specialist does; none for the others (NN-061).
    pub const fn starting(self) -> Option<SpecialistKind> {
        match self.index() {
            0..STARTING_OF_A_KIND => Some(SpecialistKind::Builder),
            STARTING_OF_A_KIND..STARTING => Some(SpecialistKind::Healer),
            _ => None,
        }
    }
}

impl Location {
    /// Where heroes start (NN-081).
    pub const MONUMENT: Location = Location(5);
}

impl Ability {
    /// The tokens of a hero, red ones first.
    pub fn all_of(
        hero: Hero,
    ) -> impl DoubleEndedIterator<Item = Ability> + ExactSizeIterator + Clone {
        let first = hero.index() * ABILITIES_EACH;
        (first..first + ABILITIES_EACH).map(Ability::of_index)
    }

    /// Whose it is.
    #[inline]
    pub const fn hero(self) -> Hero {
        Hero::ALL[self.index() / ABILITIES_EACH]
    }

    /// The colour of its slots.
    #[inline]
    pub const fn colour(self) -> Colour {
        if self.index() % ABILITIES_EACH < ABILITIES_OF_A_COLOUR {
            Colour::Red
        } else {
            Colour::Blue
        }
    }
}

impl Quest {
    /// The cards of a deck.
    pub fn all_of(
        deck: Deck,
    ) -> impl DoubleEndedIterator<Item = Quest> + ExactSizeIterator + Clone {
        deck.range().map(Quest::of_index)
    }

    /// The deck it belongs to: what its back shows.
    #[inline]
    pub const fn deck(self) -> Deck {
        let index = self.index();
        if index < Deck::Basic.range().end {
            Deck::Basic
        } else if index < Deck::Artifact.range().end {
            Deck::Artifact
        } else {
            Deck::Advanced
        }
    }
}

/// A number without sign or leading zero.
fn plain_number(text: &str) -> Option<usize> {
    let plain = !text.starts_with('0') && text.bytes().all(|byte| byte.is_ascii_digit());
    if plain { text.parse().ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_id_reads_back_as_itself_and_nothing_else_does() {
        for quest in Quest::all() {
            assert_eq!(quest.to_string().parse(), Ok(quest));
        }
        for wrong in ["", "Q", "Q0", "Q01", "Q74", "q1", "1", "Q+1", "S1", "Q1 "] {
            assert!(wrong.parse::<Quest>().is_err(), "{wrong}");
        }
        let error = "Q0".parse::<Quest>().unwrap_err();
        assert_eq!(error.to_string(), "expected a quest card such as Q17, found “Q0”");
    }

    #[test]
    fn the_number_of_a_component_tells_its_kind() {
        assert_eq!("Q43".parse::<Quest>().unwrap().deck(), Deck::Basic);
        assert_eq!("Q44".parse::<Quest>().unwrap().deck(), Deck::Artifact);
        assert_eq!("Q57".parse::<Quest>().unwrap().deck(), Deck::Advanced);
        let ability: Ability = "K10".parse().unwrap();
        assert_eq!((ability.hero(), ability.colour()), (Hero::Halia, Colour::Blue));
        let starting = Specialist::all().map(Specialist::starting);
        assert_eq!(starting.flatten().count(), STARTING);
    }
}
