//! Factions, goods, and what adventurers and cards show (RULES.md sections 1, 7 and 9a).

use std::{fmt, ops, str::FromStr};

use serde::{Deserialize, Serialize};
use table::NotationError;

/// One of the four factions, by the colour of its banner (NF-004), from the cheapest token on.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Faction {
    /// Nomads.
    #[default]
    Yellow,
    /// Lizardfolk.
    Red,
    /// Outlaws.
    Green,
    /// Mystics.
    Blue,
}

impl Faction {
    /// All four.
    pub const ALL: [Faction; 4] = [Faction::Yellow, Faction::Red, Faction::Green, Faction::Blue];

    /// The colour of its banner.
    pub fn colour(self) -> &'static str {
        match self {
            Faction::Yellow => "yellow",
            Faction::Red => "red",
            Faction::Green => "green",
            Faction::Blue => "blue",
        }
    }

    /// What its people are called.
    pub fn people(self) -> &'static str {
        match self {
            Faction::Yellow => "nomads",
            Faction::Red => "lizardfolk",
            Faction::Green => "outlaws",
            Faction::Blue => "mystics",
        }
    }

    /// The letter its adventurers are written with.
    pub fn letter(self) -> char {
        match self {
            Faction::Yellow => 'Y',
            Faction::Red => 'R',
            Faction::Green => 'G',
            Faction::Blue => 'B',
        }
    }
}

impl fmt::Display for Faction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.colour())
    }
}

/// What can be traded: food, coins, gems and faction tokens (NF-151), in rising order of value.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Good {
    /// Food.
    #[default]
    Food,
    /// A coin.
    Coin,
    /// A gem.
    Gem,
    /// A token of the nomads.
    Yellow,
    /// A token of the lizardfolk.
    Red,
    /// A token of the outlaws.
    Green,
    /// A token of the mystics.
    Blue,
}

impl Good {
    /// All seven.
    pub const ALL: [Good; 7] =
        [Good::Food, Good::Coin, Good::Gem, Good::Yellow, Good::Red, Good::Green, Good::Blue];

    /// The token of a faction.
    #[inline]
    pub const fn token(faction: Faction) -> Good {
        match faction {
            Faction::Yellow => Good::Yellow,
            Faction::Red => Good::Red,
            Faction::Green => Good::Green,
            Faction::Blue => Good::Blue,
        }
    }

    /// The faction whose token it is, if it is one.
    #[inline]
    pub const fn faction(self) -> Option<Faction> {
        match self {
            Good::Food | Good::Coin | Good::Gem => None,
            Good::Yellow => Some(Faction::Yellow),
            Good::Red => Some(Faction::Red),
            Good::Green => Some(Faction::Green),
            Good::Blue => Some(Faction::Blue),
        }
    }

    /// The word for it, as in notation: `coin`, `red`.
    pub fn word(self) -> &'static str {
        match self {
            Good::Food => "food",
            Good::Coin => "coin",
            Good::Gem => "gem",
            Good::Yellow => "yellow",
            Good::Red => "red",
            Good::Green => "green",
            Good::Blue => "blue",
        }
    }

    /// So many of it, as one says it: `2 coins`, `1 red token`, `3 food`.
    pub fn counted(self, amount: u16) -> String {
        let s = if amount == 1 { "" } else { "s" };
        match self {
            Good::Food => format!("{amount} food"),
            Good::Coin | Good::Gem => format!("{amount} {}{s}", self.word()),
            Good::Yellow | Good::Red | Good::Green | Good::Blue => {
                format!("{amount} {} token{s}", self.word())
            }
        }
    }
}

impl fmt::Display for Good {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Good {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Good, NotationError> {
        let found = Good::ALL.into_iter().find(|good| good.word() == text);
        found.ok_or_else(|| NotationError::new("a good such as coin or red", text))
    }
}

/// So many of each good: what somebody has, pays or gets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Goods<T = u16> {
    /// Food.
    pub food: T,
    /// Coins.
    pub coin: T,
    /// Gems.
    pub gem: T,
    /// Tokens of the nomads.
    pub yellow: T,
    /// Tokens of the lizardfolk.
    pub red: T,
    /// Tokens of the outlaws.
    pub green: T,
    /// Tokens of the mystics.
    pub blue: T,
}

impl<T> ops::Index<Good> for Goods<T> {
    type Output = T;

    #[inline]
    fn index(&self, good: Good) -> &T {
        match good {
            Good::Food => &self.food,
            Good::Coin => &self.coin,
            Good::Gem => &self.gem,
            Good::Yellow => &self.yellow,
            Good::Red => &self.red,
            Good::Green => &self.green,
            Good::Blue => &self.blue,
        }
    }
}

impl<T> ops::IndexMut<Good> for Goods<T> {
    #[inline]
    fn index_mut(&mut self, good: Good) -> &mut T {
        match good {
            Good::Food => &mut self.food,
            Good::Coin => &mut self.coin,
            Good::Gem => &mut self.gem,
            Good::Yellow => &mut self.yellow,
            Good::Red => &mut self.red,
            Good::Green => &mut self.green,
            Good::Blue => &mut self.blue,
        }
    }
}

/// Something that is paid: so many of each good.
pub type Cost = Goods<u8>;

impl Goods<u8> {
    /// The goods it has any of, with how many.
    pub fn each(&self) -> impl Iterator<Item = (Good, u8)> + '_ {
        Good::ALL.into_iter().map(|good| (good, self[good])).filter(|(_, amount)| *amount > 0)
    }

    /// Whether it costs nothing.
    pub fn is_free(&self) -> bool {
        *self == Cost::default()
    }
}

/// The six symbols of adventurers and cards (NF-120 to NF-126), counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Symbols {
    /// Hearts: for the total when leaving town.
    pub heart: u8,
    /// Hands: skill.
    pub skill: u8,
    /// Swords: combat.
    pub sword: u8,
    /// Eyes: search.
    pub search: u8,
    /// Arrows: movement.
    pub movement: u8,
    /// Shields: caution.
    pub shield: u8,
}

impl ops::Add for Symbols {
    type Output = Symbols;

    #[inline]
    fn add(self, other: Symbols) -> Symbols {
        Symbols {
            heart: self.heart + other.heart,
            skill: self.skill + other.skill,
            sword: self.sword + other.sword,
            search: self.search + other.search,
            movement: self.movement + other.movement,
            shield: self.shield + other.shield,
        }
    }
}
