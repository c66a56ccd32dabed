//! What Above and Below adds to the words of a storybook (AB-116).

use serde::Serialize;
use story::Lexicon;

use super::Token;

/// The vocabulary of this game's book.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Vocabulary;

/// What a party rolls for: there is one kind of roll in this game (AB-081).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Check {
    /// Lanterns.
    Explore,
}

/// What a tale gives and takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Thing {
    /// Coins.
    Coin,
    /// Steps on the reputation track (AB-235).
    Reputation,
    /// A good, a cider or a potion.
    #[serde(untagged)]
    Token(Token),
}

/// What helps a party besides what its village owns (AB-121).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sign {
    /// Hammers on villagers of the party.
    Hammer,
    /// Quills on villagers of the party.
    Quill,
    /// A villager of the fish people.
    Fishfolk,
    /// A villager of the frog people.
    Frogfolk,
}

/// The special villagers by their names (AB-006).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SpecialName {
    /// One of a kind; people talk about her (AB-246).
    LiquidWoman,
    /// One of a kind; builds for a coin less (AB-249).
    Glogo,
    /// Two; obeys on 3 to 6 (AB-250).
    CaveCat,
    /// Two; has his own bed (AB-256).
    MetalMan,
}

/// What else happens in a tale.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// One villager of the party, of the player's choice (AB-122).
    Injure,
    /// The leftmost villager of the row joins (AB-123).
    WelcomeCheapest,
    /// A special villager joins, if there is one left (AB-112).
    Welcome(SpecialName),
    /// One more empty cave (AB-124).
    TakeCave,
    /// A building that costs no more than this (AB-125).
    BuildUpTo(u8),
}

impl SpecialName {
    /// All four, in the order of the rulebook.
    pub const ALL: [SpecialName; 4] =
        [SpecialName::LiquidWoman, SpecialName::Glogo, SpecialName::CaveCat, SpecialName::MetalMan];

    /// The name the rulebook uses.
    pub fn word(self) -> &'static str {
        match self {
            SpecialName::LiquidWoman => "Liquid Woman",
            SpecialName::Glogo => "Glogo",
            SpecialName::CaveCat => "Cave Cat",
            SpecialName::MetalMan => "Metal Man",
        }
    }

    /// The one with this name.
    pub(super) fn of(word: &str) -> Option<SpecialName> {
        SpecialName::ALL.into_iter().find(|it| it.word() == word)
    }

    /// How many of them there are (AB-006).
    pub(super) fn copies(self) -> usize {
        match self {
            SpecialName::LiquidWoman | SpecialName::Glogo => 1,
            SpecialName::CaveCat | SpecialName::MetalMan => 2,
        }
    }
}

impl Sign {
    const ALL: [Sign; 4] = [Sign::Hammer, Sign::Quill, Sign::Fishfolk, Sign::Frogfolk];

    /// The word for it.
    pub fn word(self) -> &'static str {
        match self {
            Sign::Hammer => "hammer",
            Sign::Quill => "quill",
            Sign::Fishfolk => "fishfolk",
            Sign::Frogfolk => "frogfolk",
        }
    }
}

impl Thing {
    /// So many of it, in words.
    pub fn counted(self, amount: usize) -> String {
        match (self, amount) {
            (Thing::Coin, 1) => "1 coin".to_owned(),
            (Thing::Coin, _) => format!("{amount} coins"),
            (Thing::Reputation, _) => format!("{amount} reputation"),
            (Thing::Token(token), _) => token.counted(amount),
        }
    }
}

impl Lexicon for Vocabulary {
    type Thing = Thing;
    type Sign = Sign;
    type Deed = Deed;
    type Check = Check;

    fn checks(&self) -> &[(&'static str, Check)] {
        &[("explore", Check::Explore)]
    }

    fn thing(&self, word: &str) -> Option<Thing> {
        match word {
            "coin" | "coins" => Some(Thing::Coin),
            "reputation" => Some(Thing::Reputation),
            _ => {
                let one = word.strip_suffix('s').unwrap_or(word);
                let is_it = |token: &Token| token.word().replace('-', " ") == one;
                Token::ALL.into_iter().find(is_it).map(Thing::Token)
            }
        }
    }

    fn sign(&self, word: &str) -> Option<Sign> {
        Sign::ALL.into_iter().find(|sign| sign.word() == word)
    }

    fn deed(&self, words: &str) -> Option<Deed> {
        match words {
            "injure a villager" => Some(Deed::Injure),
            "welcome the cheapest villager" => Some(Deed::WelcomeCheapest),
            "take a cave card" => Some(Deed::TakeCave),
            _ => {
                if let Some(most) = words.strip_prefix("build up to ") {
                    return most.parse().ok().map(Deed::BuildUpTo);
                }
                let name = words.strip_prefix("welcome the ")?;
                SpecialName::of(name).map(Deed::Welcome)
            }
        }
    }

    fn thing_words(&self, thing: Thing, amount: u8) -> String {
        thing.counted(amount.into())
    }

    fn sign_words(&self, sign: Sign) -> String {
        sign.word().to_owned()
    }

    fn deed_words(&self, deed: Deed) -> String {
        match deed {
            Deed::Injure => "injure a villager".to_owned(),
            Deed::WelcomeCheapest => "welcome the cheapest villager".to_owned(),
            Deed::Welcome(name) => format!("welcome the {}", name.word()),
            Deed::TakeCave => "take a cave card".to_owned(),
            Deed::BuildUpTo(most) => format!("build up to {most}"),
        }
    }

    // The prices of the book's bible (BIBLE.md), in halves of a coin.
    fn thing_worth(&self, thing: Thing) -> i16 {
        match thing {
            Thing::Coin => 2,
            Thing::Reputation => 3,
            Thing::Token(token) => match token {
                Token::Mushroom | Token::Fish | Token::Fruit => 4,
                Token::Rope | Token::ClayPot | Token::Paper => 6,
                Token::Ore | Token::Amethyst => 8,
                Token::Cider | Token::Potion => 3,
            },
        }
    }

    fn deed_worth(&self, deed: Deed) -> i16 {
        match deed {
            Deed::Injure => -2,
            Deed::WelcomeCheapest => 8,
            Deed::Welcome(SpecialName::CaveCat | SpecialName::Glogo) => 8,
            Deed::Welcome(SpecialName::LiquidWoman) => 10,
            Deed::Welcome(SpecialName::MetalMan) => 12,
            Deed::TakeCave => 4,
            // A coin less than it costs, because the choice is not free.
            Deed::BuildUpTo(most) => i16::from(most) * 2 - 2,
        }
    }

    fn words(&self) -> &[&'static str] {
        &[
            "coin",
            "coins",
            "reputation",
            "mushroom",
            "mushrooms",
            "fish",
            "fruit",
            "rope",
            "ropes",
            "clay pot",
            "clay pots",
            "paper",
            "ore",
            "amethyst",
            "amethysts",
            "cider",
            "ciders",
            "potion",
            "potions",
            "hammer",
            "quill",
            "fishfolk",
            "frogfolk",
            "injure a villager",
            "welcome the cheapest villager",
            "welcome the Liquid Woman",
            "welcome the Glogo",
            "welcome the Cave Cat",
            "welcome the Metal Man",
            "take a cave card",
            "build up to 7",
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_a_writer_may_use_is_understood() {
        for word in Vocabulary.words() {
            let known = Vocabulary.thing(word).is_some()
                || Vocabulary.sign(word).is_some()
                || Vocabulary.deed(word).is_some();
            assert!(known, "{word}");
        }
        assert_eq!(Vocabulary.thing("clay pots"), Some(Thing::Token(Token::ClayPot)));
        assert_eq!(Vocabulary.deed("build up to 7"), Some(Deed::BuildUpTo(7)));
        assert_eq!(Vocabulary.deed("welcome the dog"), None);
    }
}
