//! What actions name besides components: foes, ways to duel, sides of a trade, animals, members.

use std::{fmt, str::FromStr};

use serde::Serialize;
use table::{NotationError, Seat};

use crate::{Character, components::Adventurer};

/// Whom one duels.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Foe {
    /// Another player.
    Player(Seat),
    /// The unused character of a game of two (NF-233).
    Stranger,
}

/// Whom one duels, as it is told: a stranger has a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opponent {
    /// Another player.
    Player(Seat),
    /// The unused character of a game of two (NF-233).
    Stranger(Character),
}

/// How one duels (NF-217).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Style {
    /// No bonus; a win gains a reputation.
    Honorable,
    /// One more; a win loses a reputation.
    Dirty,
}

/// Which side of a trade has the single good.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum TradeSide {
    /// It is gained for one to five goods.
    Gain,
    /// It is paid for one to five goods.
    Pay,
}

/// A pack animal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Animal {
    /// One more movement (NF-240).
    Bird,
    /// One empty space for free, by day (NF-615).
    Tortoise,
}

/// A member of a party.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Member {
    /// An adventurer.
    Adventurer(Adventurer),
    /// The dog, cat or platypus.
    Companion,
}

impl Animal {
    /// Both.
    pub const ALL: [Animal; 2] = [Animal::Bird, Animal::Tortoise];

    /// The word for it.
    pub fn word(self) -> &'static str {
        match self {
            Animal::Bird => "bird",
            Animal::Tortoise => "tortoise",
        }
    }

    pub(crate) fn of(word: &str) -> Option<Animal> {
        Animal::ALL.into_iter().find(|animal| animal.word() == word)
    }
}

impl Style {
    /// Both.
    pub const ALL: [Style; 2] = [Style::Honorable, Style::Dirty];

    /// The word for it.
    pub fn word(self) -> &'static str {
        match self {
            Style::Honorable => "honorably",
            Style::Dirty => "dirty",
        }
    }
}

impl fmt::Display for Foe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Foe::Player(seat) => write!(f, "{seat}"),
            Foe::Stranger => f.write_str("stranger"),
        }
    }
}

impl fmt::Display for Member {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Member::Adventurer(adventurer) => write!(f, "{adventurer}"),
            Member::Companion => f.write_str("companion"),
        }
    }
}

impl FromStr for Member {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Member, NotationError> {
        if text == "companion" {
            return Ok(Member::Companion);
        }
        text.parse().map(Member::Adventurer)
    }
}
