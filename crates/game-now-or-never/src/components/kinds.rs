//! Heroes, decks, colours, sides and the other small kinds of things.

use std::{fmt, ops::Range, str::FromStr};

use serde::{Deserialize, Serialize, Serializer};
use table::NotationError;

use super::names::Called;

/// Declares an enum whose values are called by words.
macro_rules! worded {
    (
        $(#[$about:meta])*
        $name:ident, $expected:literal:
        $($(#[$of:meta])* $value:ident = $word:literal),+ $(,)?
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
        #[repr(u8)]
        pub enum $name {
            $($(#[$of])* #[serde(rename = $word)] $value),+
        }

        impl $name {
            /// All of them, in order.
            pub const ALL: [$name; $name::COUNT] = [$($name::$value),+];

            /// How many there are.
            pub const COUNT: usize = [$($name::$value),+].len();

            /// Counted from 0.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The word for it, as in notation.
            pub const fn word(self) -> &'static str {
                match self {
                    $($name::$value => $word),+
                }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.word())
            }
        }

        impl FromStr for $name {
            type Err = NotationError;

            fn from_str(text: &str) -> Result<$name, NotationError> {
                let found = $name::ALL.into_iter().find(|value| value.word() == text);
                found.ok_or_else(|| NotationError::new($expected, text))
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.word())
            }
        }
    };
}

worded! {
    /// One of the four heroes (NN-001).
    #[derive(Default)]
    Hero, "a hero such as halia":
    /// Who is fast.
    #[default]
    Marklun = "marklun",
    /// Who is lucky.
    Halia = "halia",
    /// Who is armored.
    Namal = "namal",
    /// Who sees far.
    Zeik = "zeik",
}

worded! {
    /// One of the three decks of quest cards (NN-010).
    #[derive(Default)]
    Deck, "basic, artifact or advanced":
    /// Basic quests.
    #[default]
    Basic = "basic",
    /// Artifacts.
    Artifact = "artifact",
    /// Advanced quests.
    Advanced = "advanced",
}

worded! {
    /// The colour of a slot and of the tokens that lie there (NN-029).
    #[derive(Default)]
    Colour, "red or blue":
    /// Works when the number of its slot is rolled.
    #[default]
    Red = "red",
    /// Works all the time, or is paid for.
    Blue = "blue",
}

worded! {
    /// A side of the game board and of the town boards (NN-042).
    #[derive(Default)]
    Side, "above or below":
    /// Above ground.
    #[default]
    Above = "above",
    /// Underground.
    Below = "below",
}

worded! {
    /// What a specialist does (NN-121).
    #[derive(Default)]
    SpecialistKind, "builder, healer, teacher or smith":
    /// Builds.
    #[default]
    Builder = "builder",
    /// Heals.
    Healer = "healer",
    /// Gives experience.
    Teacher = "teacher",
    /// Sells gear.
    Smith = "smith",
}

worded! {
    /// A card of the solo deck (NN-589 to NN-600).
    #[derive(Default)]
    SoloCard, "a solo card such as recruit":
    /// The bot takes the nearest search token.
    #[default]
    Search = "search",
    /// The bot gains the left-most specialist of the row.
    Recruit = "recruit",
    /// The bot defeats an enemy of the lowest level, once a season.
    Attack = "attack",
    /// The bot takes what its die says.
    Die = "die",
    /// The bot uses its own left-most specialist.
    ExhaustOwn = "exhaust-own",
    /// The bot uses the player's left-most specialist.
    ExhaustYours = "exhaust-yours",
}

impl Called for Hero {
    fn place(self) -> usize {
        self.index()
    }
}

impl Hero {
    /// The hero's name.
    pub const fn name(self) -> &'static str {
        match self {
            Hero::Marklun => "Marklun",
            Hero::Halia => "Halia",
            Hero::Namal => "Namal",
            Hero::Zeik => "Zeik",
        }
    }
}

impl Deck {
    /// The places of its cards among all (NN-010).
    pub(crate) const fn range(self) -> Range<usize> {
        match self {
            Deck::Basic => 0..43,
            Deck::Artifact => 43..56,
            Deck::Advanced => 56..73,
        }
    }

    /// How many cards it has.
    pub const fn cards(self) -> usize {
        self.range().end - self.range().start
    }
}
