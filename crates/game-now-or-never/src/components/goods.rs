//! Goods, and everything else that is gained or paid (RULES.md section 2).

use std::{fmt, ops, str::FromStr};

use serde::{Deserialize, Serialize, Serializer};
use table::NotationError;

/// What can be produced and sold (NN-022).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Good {
    /// A shell.
    #[default]
    Shell,
    /// A tool.
    Tool,
    /// A bottled demon.
    Demon,
    /// A crystal.
    Crystal,
}

impl Good {
    /// All four.
    pub const ALL: [Good; 4] = [Good::Shell, Good::Tool, Good::Demon, Good::Crystal];

    /// How many there are.
    pub const COUNT: usize = Good::ALL.len();

    /// Counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The word for it, as in notation.
    pub const fn word(self) -> &'static str {
        match self {
            Good::Shell => "shell",
            Good::Tool => "tool",
            Good::Demon => "demon",
            Good::Crystal => "crystal",
        }
    }

    /// The letter for it where several stand in a row: `STT`.
    pub const fn letter(self) -> char {
        match self {
            Good::Shell => 'S',
            Good::Tool => 'T',
            Good::Demon => 'D',
            Good::Crystal => 'C',
        }
    }

    /// What the rulebook calls it.
    pub const fn name(self) -> &'static str {
        match self {
            Good::Demon => "bottled demon",
            Good::Shell | Good::Tool | Good::Crystal => self.word(),
        }
    }

    /// So many of it, as one says it: `2 bottled demons`.
    pub fn counted(self, amount: u16) -> String {
        Thing::Good(self).counted(amount)
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
        found.ok_or_else(|| NotationError::new("shell, tool, demon or crystal", text))
    }
}

impl Serialize for Good {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

/// So many of each good, written `STT`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Goods(pub [u8; 4]);

impl Goods {
    /// No goods at all.
    pub const NONE: Goods = Goods([0; 4]);

    /// One of a good.
    pub const fn one(good: Good) -> Goods {
        let mut counts = [0; 4];
        counts[good.index()] = 1;
        Goods(counts)
    }

    /// The goods it has any of, with how many.
    pub fn each(self) -> impl Iterator<Item = (Good, u8)> {
        Good::ALL.into_iter().map(move |good| (good, self[good])).filter(|(_, amount)| *amount > 0)
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self == Goods::NONE
    }

    /// How many goods there are.
    #[inline]
    pub fn total(self) -> u16 {
        self.0.iter().map(|amount| u16::from(*amount)).sum()
    }

    /// Whether all of `other` is in it.
    #[inline]
    pub fn contains(&self, other: &Goods) -> bool {
        self.0.iter().zip(&other.0).all(|(have, want)| have >= want)
    }

    /// What is left without `other`; nothing where that is not in it.
    #[inline]
    pub fn checked_sub(self, other: Goods) -> Option<Goods> {
        self.contains(&other).then(|| Goods(std::array::from_fn(|at| self.0[at] - other.0[at])))
    }

    /// Both together; no good rises above what a byte holds.
    #[inline]
    #[must_use]
    pub fn plus(self, other: Goods) -> Goods {
        Goods(std::array::from_fn(|at| self.0[at].saturating_add(other.0[at])))
    }

    /// What `other` has and this lacks.
    #[inline]
    #[must_use]
    pub fn missing(self, other: Goods) -> Goods {
        Goods(std::array::from_fn(|at| other.0[at].saturating_sub(self.0[at])))
    }

    /// How often `other` can be taken out; `other` has at least one good.
    pub fn times(self, other: Goods) -> u8 {
        other.each().map(|(good, amount)| self[good] / amount).min().unwrap_or(0)
    }
}

impl ops::Index<Good> for Goods {
    type Output = u8;

    #[inline]
    fn index(&self, good: Good) -> &u8 {
        &self.0[good.index()]
    }
}

impl ops::IndexMut<Good> for Goods {
    #[inline]
    fn index_mut(&mut self, good: Good) -> &mut u8 {
        &mut self.0[good.index()]
    }
}

impl fmt::Display for Goods {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (good, amount) in self.each() {
            for _ in 0..amount {
                write!(f, "{}", good.letter())?;
            }
        }
        Ok(())
    }
}

impl FromStr for Goods {
    type Err = NotationError;

    /// At least one letter, in the order of the goods.
    fn from_str(text: &str) -> Result<Goods, NotationError> {
        let wrong = || NotationError::new("goods such as STT", text);
        let mut goods = Goods::NONE;
        let mut last = Good::Shell;
        for letter in text.chars() {
            let good = Good::ALL.into_iter().find(|good| good.letter() == letter);
            let good = good.filter(|good| *good >= last).ok_or_else(wrong)?;
            goods[good] = goods[good].checked_add(1).ok_or_else(wrong)?;
            last = good;
        }
        if text.is_empty() { Err(wrong()) } else { Ok(goods) }
    }
}

impl Serialize for Goods {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Good::ALL.into_iter().map(|good| (good, self[good])))
    }
}

/// What can be gained or paid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Thing {
    /// A good.
    Good(Good),
    /// A book: a resource that cannot be sold.
    Book,
    /// A coin.
    Coin,
    /// Experience.
    Experience,
    /// A heart.
    Heart,
    /// Mana.
    Mana,
}

impl Thing {
    /// All of them.
    pub const ALL: [Thing; 9] = [
        Thing::Good(Good::Shell),
        Thing::Good(Good::Tool),
        Thing::Good(Good::Demon),
        Thing::Good(Good::Crystal),
        Thing::Book,
        Thing::Coin,
        Thing::Experience,
        Thing::Heart,
        Thing::Mana,
    ];

    /// The good it is, if it is one.
    #[inline]
    pub const fn good(self) -> Option<Good> {
        match self {
            Thing::Good(good) => Some(good),
            Thing::Book | Thing::Coin | Thing::Experience | Thing::Heart | Thing::Mana => None,
        }
    }

    /// The word for its symbol, as in notation.
    pub const fn icon(self) -> &'static str {
        match self {
            Thing::Good(good) => good.word(),
            Thing::Book => "book",
            Thing::Coin => "coin",
            Thing::Experience => "experience",
            Thing::Heart => "heart",
            Thing::Mana => "mana",
        }
    }

    /// What the rulebook calls it.
    pub const fn name(self) -> &'static str {
        match self {
            Thing::Good(good) => good.name(),
            Thing::Book | Thing::Coin | Thing::Experience | Thing::Heart | Thing::Mana => {
                self.icon()
            }
        }
    }

    /// So many of it, as one says it: `2 books`, `1 bottled demon`, `3 mana`.
    pub fn counted(self, amount: u16) -> String {
        let s = match self {
            Thing::Experience | Thing::Mana => "",
            Thing::Good(_) | Thing::Book | Thing::Coin | Thing::Heart => {
                if amount == 1 {
                    ""
                } else {
                    "s"
                }
            }
        };
        format!("{amount} {}{s}", self.name())
    }
}

impl From<Good> for Thing {
    fn from(good: Good) -> Thing {
        Thing::Good(good)
    }
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.icon())
    }
}

impl FromStr for Thing {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Thing, NotationError> {
        let found = Thing::ALL.into_iter().find(|thing| thing.icon() == text);
        found.ok_or_else(|| NotationError::new("something such as coin or tool", text))
    }
}

impl Serialize for Thing {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.icon())
    }
}
