//! Goods, ciders and potions (AB-007, AB-008).

use std::{
    fmt,
    ops::{Index, IndexMut},
    str::FromStr,
};

use serde::{Deserialize, Serialize, Serializer, ser::SerializeMap};
use table::NotationError;

/// A wooden or cardboard token: one of eight kinds of goods, a cider or a potion.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Token {
    /// Common.
    #[default]
    Mushroom,
    /// Common.
    Fish,
    /// Common.
    Fruit,
    /// Uncommon.
    Rope,
    /// Uncommon.
    #[serde(alias = "clay pot")]
    ClayPot,
    /// Uncommon.
    Paper,
    /// Rare.
    Ore,
    /// Rare.
    Amethyst,
    /// No good: it rouses a villager (AB-205).
    Cider,
    /// No good: it heals a villager (AB-205).
    Potion,
}

impl Token {
    /// All ten, goods first.
    pub const ALL: [Token; 10] = [
        Token::Mushroom,
        Token::Fish,
        Token::Fruit,
        Token::Rope,
        Token::ClayPot,
        Token::Paper,
        Token::Ore,
        Token::Amethyst,
        Token::Cider,
        Token::Potion,
    ];

    /// The eight kinds of goods, from the most to the least frequent (AB-007).
    pub const GOODS: [Token; 8] = [
        Token::Mushroom,
        Token::Fish,
        Token::Fruit,
        Token::Rope,
        Token::ClayPot,
        Token::Paper,
        Token::Ore,
        Token::Amethyst,
    ];

    /// Whether it is a good (AB-008).
    #[inline]
    pub fn is_good(self) -> bool {
        (self as usize) < Token::GOODS.len()
    }

    /// The word for one of it, as in notation.
    pub fn word(self) -> &'static str {
        match self {
            Token::Mushroom => "mushroom",
            Token::Fish => "fish",
            Token::Fruit => "fruit",
            Token::Rope => "rope",
            Token::ClayPot => "clay-pot",
            Token::Paper => "paper",
            Token::Ore => "ore",
            Token::Amethyst => "amethyst",
            Token::Cider => "cider",
            Token::Potion => "potion",
        }
    }

    /// What it is called: `clay pot`.
    pub fn name(self) -> String {
        self.word().replace('-', " ")
    }

    /// One of it, as one says it: `an ore`, `a clay pot`.
    pub fn with_article(self) -> String {
        let name = self.name();
        let article = if name.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
        format!("{article} {name}")
    }

    /// So many of it, in words.
    pub fn counted(self, count: usize) -> String {
        let one = self.name();
        match (self, count) {
            (_, 1) => format!("1 {one}"),
            (Token::Fish | Token::Fruit | Token::Paper | Token::Ore, _) => {
                format!("{count} {one}")
            }
            _ => format!("{count} {one}s"),
        }
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Token {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Token, NotationError> {
        let found = Token::ALL.into_iter().find(|token| token.word() == text);
        found.ok_or_else(|| NotationError::new("a good, cider or potion", text))
    }
}

/// How many of each token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tokens([u8; 10]);

impl Tokens {
    /// How many there are in all.
    pub fn total(&self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    /// Each kind there is at least one of, with its number.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (Token, u8)> + '_ {
        Token::ALL.into_iter().map(|token| (token, self[token])).filter(|&(_, count)| count > 0)
    }

    /// Each kind of good there is at least one of.
    #[inline]
    pub fn goods(&self) -> impl Iterator<Item = Token> + '_ {
        Token::GOODS.into_iter().filter(|&good| self[good] > 0)
    }
}

impl Index<Token> for Tokens {
    type Output = u8;

    #[inline]
    fn index(&self, token: Token) -> &u8 {
        &self.0[token as usize]
    }
}

impl IndexMut<Token> for Tokens {
    #[inline]
    fn index_mut(&mut self, token: Token) -> &mut u8 {
        &mut self.0[token as usize]
    }
}

impl Serialize for Tokens {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (token, count) in self.iter() {
            map.serialize_entry(&token, &count)?;
        }
        map.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_token_reads_back_and_can_be_counted() {
        for token in Token::ALL {
            assert_eq!(token.to_string().parse(), Ok(token));
        }
        assert_eq!(Token::ClayPot.counted(2), "2 clay pots");
        assert_eq!(Token::Fish.counted(2), "2 fish");
        assert_eq!(Token::Ore.counted(1), "1 ore");
        assert!(Token::GOODS.iter().all(|token| token.is_good()));
        assert!(!Token::Cider.is_good() && !Token::Potion.is_good());
    }
}
