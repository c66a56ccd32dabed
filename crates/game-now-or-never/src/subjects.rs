//! What actions and questions name besides components: tokens, powers, employers, dice, prices.

use std::{fmt, str::FromStr};

use serde::Serialize;
use table::{NotationError, Seat};

use crate::components::{
    Ability, Colour, Content, Enemy, Find, Gear, Good, Location, Quest, Specialist, Tile,
};

/// What lies on a red or blue slot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Token {
    /// A hero ability that was learned.
    Ability(Ability),
    /// Gear that was bought.
    Gear(Gear),
}

impl Token {
    /// The colour of the slots on which it goes.
    #[inline]
    pub fn colour(self, content: &Content) -> Colour {
        match self {
            Token::Ability(ability) => ability.colour(),
            Token::Gear(gear) => content.gear(gear).colour,
        }
    }
}

/// Whose power is used: written `basic`, `K5`, `Q44`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Source {
    /// The one printed on the hero board (NN-032).
    Basic,
    /// A blue ability.
    Ability(Ability),
    /// A quest card that was played.
    Quest(Quest),
}

/// Powers that were used, for those that work once a season or once a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Uses(u128);

/// Whose specialist is paid: written as nothing for one’s own, `P3`, `bot`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Employer {
    /// One’s own (NN-101).
    Own,
    /// Another player’s (NN-102).
    Player(Seat),
    /// The bot’s, alone (NN-584).
    Bot,
}

/// What resting brings (NN-117).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum RestGain {
    /// Two of them.
    Hearts,
    /// One.
    Coin,
}

/// With what a die is rolled again: written `mana`, `shell`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Price {
    /// Halia’s Strange Luck (NN-450).
    Mana,
    /// The reroll variant (NN-505).
    Good(Good),
}

/// Which die of a combat round is rolled again.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Die {
    /// The one that names the slot; the only one outside of combat.
    First,
    /// The one a mana use added, such as the Gravity Orb’s (NN-269).
    Extra,
}

/// A list of gains that is being gone through.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum GainList {
    /// What a visit brings.
    Visit(Location),
    /// What a quest card brings.
    Quest(Quest),
    /// What a search token brings.
    Find(Find),
    /// What a specialist does.
    Specialist(Specialist),
    /// What a tile brings when it is built.
    Tile(Tile),
    /// What a defeated enemy brings.
    Enemy(Enemy),
}

impl Source {
    /// Its place among all powers.
    #[inline]
    fn bit(self) -> u32 {
        match self {
            Source::Basic => 0,
            Source::Ability(ability) => 1 + ability.index() as u32,
            Source::Quest(quest) => 25 + quest.index() as u32,
        }
    }
}

impl Uses {
    /// None.
    pub const NONE: Uses = Uses(0);

    /// Whether this power was used.
    #[inline]
    pub fn contains(self, source: Source) -> bool {
        self.0 & (1 << source.bit()) != 0
    }

    #[inline]
    pub(crate) fn add(&mut self, source: Source) {
        self.0 |= 1 << source.bit();
    }
}

impl Serialize for Uses {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let all = [Source::Basic].into_iter();
        let all = all.chain(Ability::all().map(Source::Ability));
        let all = all.chain(Quest::all().map(Source::Quest));
        serializer.collect_seq(all.filter(|source| self.contains(*source)))
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Basic => f.write_str("basic"),
            Source::Ability(ability) => write!(f, "{ability}"),
            Source::Quest(quest) => write!(f, "{quest}"),
        }
    }
}

impl FromStr for Source {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Source, NotationError> {
        match text.as_bytes() {
            b"basic" => Ok(Source::Basic),
            [b'K', ..] => text.parse().map(Source::Ability),
            [b'Q', ..] => text.parse().map(Source::Quest),
            _ => Err(NotationError::new("a power such as basic, K5 or Q44", text)),
        }
    }
}

impl fmt::Display for Price {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Price::Mana => f.write_str("mana"),
            Price::Good(good) => write!(f, "{good}"),
        }
    }
}

impl FromStr for Price {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Price, NotationError> {
        match text {
            "mana" => Ok(Price::Mana),
            good => good.parse().map(Price::Good),
        }
    }
}
