//! What Near and Far adds to the words of a storybook (NF-363).

use std::sync::Arc;

use serde::Serialize;
use story::Lexicon;

use super::{Card, Faction, Kind};

/// The vocabulary of this game's book: its own words, and the names of the world cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Vocabulary {
    /// The words of each world card, `world card Cold Blade`, with straight apostrophes too.
    cards: Arc<[(String, Thing)]>,
}

/// What a roll is for (NF-341).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Check {
    /// Hands are added.
    Skill,
    /// Swords are added.
    Combat,
}

/// What a quest gives and takes (NF-363).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Thing {
    /// Coins.
    Coin,
    /// Gems.
    Gem,
    /// Food.
    Food,
    /// Hearts.
    Heart,
    /// Steps of reputation.
    Reputation,
    /// Tokens of a faction.
    Token(Faction),
    /// Pack birds.
    Bird,
    /// Treasures from the deck.
    Treasure,
    /// A world card by its name.
    World(Card),
}

/// What helps besides what one owns: nothing does in this game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sign {}

/// What else happens in a quest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// An adventurer of the row joins, of this faction if one is named (NF-371).
    Adventurer(Option<Faction>),
}

impl Vocabulary {
    /// The words of a game with these world cards, in their order.
    pub fn of<'a>(worlds: impl IntoIterator<Item = &'a str>) -> Vocabulary {
        let mut cards = Vec::new();
        for (name, card) in worlds.into_iter().zip(Card::all_of(Kind::World)) {
            cards.push((format!("world card {name}"), Thing::World(card)));
            if name.contains('’') {
                let straight = name.replace('’', "'");
                cards.push((format!("world card {straight}"), Thing::World(card)));
            }
        }
        Vocabulary { cards: cards.into() }
    }

    fn card_words(&self, card: Card) -> &str {
        let found = self.cards.iter().find(|(_, thing)| *thing == Thing::World(card));
        found.map_or("world card", |(words, _)| words)
    }
}

impl Lexicon for Vocabulary {
    type Thing = Thing;
    type Sign = Sign;
    type Deed = Deed;
    type Check = Check;

    fn checks(&self) -> &[(&'static str, Check)] {
        &[("skill", Check::Skill), ("combat", Check::Combat)]
    }

    fn thing(&self, word: &str) -> Option<Thing> {
        match word {
            "coin" | "coins" => Some(Thing::Coin),
            "gem" | "gems" => Some(Thing::Gem),
            "food" => Some(Thing::Food),
            "heart" | "hearts" => Some(Thing::Heart),
            "reputation" => Some(Thing::Reputation),
            "bird" | "birds" => Some(Thing::Bird),
            "treasure" | "treasures" => Some(Thing::Treasure),
            _ => {
                let (colour, token) = word.split_once(' ')?;
                let faction = Faction::ALL.into_iter().find(|one| one.colour() == colour)?;
                matches!(token, "token" | "tokens").then_some(Thing::Token(faction))
            }
        }
    }

    fn cards(&self) -> &[(String, Thing)] {
        &self.cards
    }

    fn sign(&self, _: &str) -> Option<Sign> {
        None
    }

    fn deed(&self, words: &str) -> Option<Deed> {
        if words == "welcome an adventurer" {
            return Some(Deed::Adventurer(None));
        }
        let colour = words.strip_prefix("welcome a ")?.strip_suffix(" adventurer")?;
        let faction = Faction::ALL.into_iter().find(|one| one.colour() == colour)?;
        Some(Deed::Adventurer(Some(faction)))
    }

    fn thing_words(&self, thing: Thing, amount: u8) -> String {
        let s = if amount == 1 { "" } else { "s" };
        match thing {
            Thing::Coin => format!("{amount} coin{s}"),
            Thing::Gem => format!("{amount} gem{s}"),
            Thing::Food => format!("{amount} food"),
            Thing::Heart => format!("{amount} heart{s}"),
            Thing::Reputation => format!("{amount} reputation"),
            Thing::Token(faction) => format!("{amount} {faction} token{s}"),
            Thing::Bird => format!("{amount} bird{s}"),
            Thing::Treasure => format!("{amount} treasure{s}"),
            Thing::World(card) => self.card_words(card).to_owned(),
        }
    }

    fn sign_words(&self, sign: Sign) -> String {
        match sign {}
    }

    fn deed_words(&self, deed: Deed) -> String {
        match deed {
            Deed::Adventurer(None) => "welcome an adventurer".to_owned(),
            Deed::Adventurer(Some(faction)) => format!("welcome a {faction} adventurer"),
        }
    }

    // The prices of the book's bible (BIBLE.md), in halves of a coin: as much as a food.
    fn thing_worth(&self, thing: Thing) -> i16 {
        match thing {
            Thing::Coin | Thing::Gem | Thing::Reputation => 2,
            Thing::Food | Thing::Heart => 1,
            Thing::Token(Faction::Yellow) | Thing::Bird => 4,
            Thing::Token(Faction::Red) | Thing::Treasure => 5,
            Thing::Token(Faction::Green) => 6,
            Thing::Token(Faction::Blue) => 7,
            Thing::World(card) => match self.card_words(card) {
                "world card Marked as a Cheat" => -4,
                "world card Haunted Locket" => 4,
                _ => 6,
            },
        }
    }

    fn loss_worth(&self, thing: Thing) -> i16 {
        match thing {
            Thing::Reputation => 1,
            _ => self.thing_worth(thing),
        }
    }

    fn deed_worth(&self, deed: Deed) -> i16 {
        match deed {
            Deed::Adventurer(_) => 7,
        }
    }

    fn words(&self) -> &[&'static str] {
        &[
            "coin",
            "coins",
            "gem",
            "gems",
            "food",
            "heart",
            "hearts",
            "reputation",
            "bird",
            "treasure",
            "yellow token",
            "red token",
            "green token",
            "blue token",
            "welcome an adventurer",
            "welcome a yellow adventurer",
            "welcome a red adventurer",
            "welcome a green adventurer",
            "welcome a blue adventurer",
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_a_writer_may_use_is_understood_and_said_alike() {
        let vocabulary = Vocabulary::of(["Cold Blade", "Outcast’s Oath"]);
        for word in vocabulary.words() {
            let said = match (vocabulary.thing(word), vocabulary.deed(word)) {
                (Some(thing), _) => vocabulary.thing_words(thing, 2),
                (None, Some(deed)) => vocabulary.deed_words(deed),
                (None, None) => panic!("{word}"),
            };
            assert!(said.contains(word), "{word}: {said}");
        }
        assert_eq!(vocabulary.thing("grey token"), None);
        assert_eq!(vocabulary.deed("welcome a dog adventurer"), None);
    }

    #[test]
    fn a_world_card_is_called_by_its_name_with_either_apostrophe() {
        let vocabulary = Vocabulary::of(["Cold Blade", "Outcast’s Oath"]);
        let found = |words: &str| vocabulary.cards().iter().find(|(one, _)| one == words);
        let (_, card) = *found("world card Outcast's Oath").expect("it is known");

        assert_eq!(found("world card Outcast’s Oath").map(|(_, one)| *one), Some(card));
        assert_eq!(vocabulary.thing_words(card, 1), "world card Outcast’s Oath");
    }
}
