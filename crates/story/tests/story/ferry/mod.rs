//! *Ferry*, a toy game whose words the test books are written in.

use story::{Book, Lexicon};
use table::Fault;

/// The words of Ferry, with the cards that were loaded before the book.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Ferry {
    cards: Vec<(String, Thing)>,
}

/// The cards of Ferry.
pub(crate) fn ferry() -> Ferry {
    let named = ["boat card Heron Queen", "boat card Long Raft"];
    let cards = named.iter().zip(0..).map(|(name, id)| ((*name).to_owned(), Thing::Boat(id)));
    Ferry { cards: cards.collect() }
}

/// What is rolled for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Check {
    Patience,
    Strength,
}

/// What one can have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Thing {
    Coin,
    Rope,
    LampOil,
    Renown,
    Boat(u8),
}

/// What a crew may show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sign {
    Oar,
    Heron,
}

/// What only happens on this river.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Deed {
    WetATraveller,
    CrossUpTo(u8),
}

impl Lexicon for Ferry {
    type Thing = Thing;
    type Sign = Sign;
    type Deed = Deed;
    type Check = Check;

    fn checks(&self) -> &[(&'static str, Check)] {
        &[("patience", Check::Patience), ("strength", Check::Strength)]
    }

    fn cards(&self) -> &[(String, Thing)] {
        &self.cards
    }

    fn thing(&self, word: &str) -> Option<Thing> {
        match word {
            "coin" | "coins" => Some(Thing::Coin),
            "rope" | "ropes" => Some(Thing::Rope),
            "lamp oil" => Some(Thing::LampOil),
            "renown" => Some(Thing::Renown),
            _ => None,
        }
    }

    fn sign(&self, word: &str) -> Option<Sign> {
        match word {
            "oar" => Some(Sign::Oar),
            "heron" => Some(Sign::Heron),
            _ => None,
        }
    }

    fn deed(&self, words: &str) -> Option<Deed> {
        if words == "wet a traveller" {
            return Some(Deed::WetATraveller);
        }
        words.strip_prefix("cross up to ")?.parse().ok().map(Deed::CrossUpTo)
    }

    fn thing_words(&self, thing: Thing, amount: u8) -> String {
        match (thing, amount) {
            (Thing::Coin, 1) => "1 coin".to_owned(),
            (Thing::Coin, _) => format!("{amount} coins"),
            (Thing::Rope, 1) => "1 rope".to_owned(),
            (Thing::Rope, _) => format!("{amount} ropes"),
            (Thing::LampOil, _) => format!("{amount} lamp oil"),
            (Thing::Renown, _) => format!("{amount} renown"),
            (Thing::Boat(id), _) => self.cards[usize::from(id)].0.clone(),
        }
    }

    fn sign_words(&self, sign: Sign) -> String {
        match sign {
            Sign::Oar => "oar".to_owned(),
            Sign::Heron => "heron".to_owned(),
        }
    }

    fn deed_words(&self, deed: Deed) -> String {
        match deed {
            Deed::WetATraveller => "wet a traveller".to_owned(),
            Deed::CrossUpTo(most) => format!("cross up to {most}"),
        }
    }

    fn thing_worth(&self, thing: Thing) -> i16 {
        match thing {
            Thing::Coin => 2,
            Thing::Rope => 6,
            Thing::Boat(_) => 8,
            Thing::LampOil | Thing::Renown => 3,
        }
    }

    fn deed_worth(&self, deed: Deed) -> i16 {
        match deed {
            Deed::WetATraveller => -4,
            Deed::CrossUpTo(most) => i16::from(most) * 2,
        }
    }

    fn words(&self) -> &[&'static str] {
        &[
            "coin",
            "coins",
            "rope",
            "ropes",
            "lamp oil",
            "renown",
            "oar",
            "heron",
            "wet a traveller",
            "cross up to 4",
        ]
    }
}

/// Reads a book of one file.
pub(crate) fn read(name: &str, text: &str) -> Result<Book<Ferry>, Vec<Fault>> {
    story::read(ferry(), &[(name.to_owned(), text.to_owned())])
}

/// The book of two chapters, with every word the format has.
pub(crate) fn chapters() -> Book<Ferry> {
    let files = [
        ("1-the-near-bank.story", include_str!("../../books/1-the-near-bank.story")),
        ("2-the-far-bank.story", include_str!("../../books/2-the-far-bank.story")),
    ];
    let files = files.map(|(name, text)| (name.to_owned(), text.to_owned()));
    story::read(ferry(), &files).unwrap_or_else(|faults| panic!("{faults:#?}"))
}

/// The book with nothing wrong.
pub(crate) fn good() -> Book<Ferry> {
    read("good.story", include_str!("../../books/good.story")).expect("the good book is good")
}
