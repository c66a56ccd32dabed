//! *Ferry*, a toy game whose words the test books are written in.

// Each test file is a crate of its own and uses a part of this one.
#![allow(dead_code)]

use story::{Book, Lexicon};
use table::Fault;

/// The words of Ferry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ferry;

/// What one can have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Thing {
    Coin,
    Rope,
    LampOil,
    Renown,
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

    const CHECKS: &'static [&'static str] = &["patience", "strength"];

    fn thing(word: &str) -> Option<Thing> {
        match word {
            "coin" | "coins" => Some(Thing::Coin),
            "rope" | "ropes" => Some(Thing::Rope),
            "lamp oil" => Some(Thing::LampOil),
            "renown" => Some(Thing::Renown),
            _ => None,
        }
    }

    fn sign(word: &str) -> Option<Sign> {
        match word {
            "oar" => Some(Sign::Oar),
            "heron" => Some(Sign::Heron),
            _ => None,
        }
    }

    fn deed(words: &str) -> Option<Deed> {
        if words == "wet a traveller" {
            return Some(Deed::WetATraveller);
        }
        words.strip_prefix("cross up to ")?.parse().ok().map(Deed::CrossUpTo)
    }

    fn thing_words(thing: Thing, amount: u8) -> String {
        match (thing, amount) {
            (Thing::Coin, 1) => "1 coin".to_owned(),
            (Thing::Coin, _) => format!("{amount} coins"),
            (Thing::Rope, 1) => "1 rope".to_owned(),
            (Thing::Rope, _) => format!("{amount} ropes"),
            (Thing::LampOil, _) => format!("{amount} lamp oil"),
            (Thing::Renown, _) => format!("{amount} renown"),
        }
    }

    fn sign_words(sign: Sign) -> String {
        match sign {
            Sign::Oar => "oar".to_owned(),
            Sign::Heron => "heron".to_owned(),
        }
    }

    fn deed_words(deed: Deed) -> String {
        match deed {
            Deed::WetATraveller => "wet a traveller".to_owned(),
            Deed::CrossUpTo(most) => format!("cross up to {most}"),
        }
    }

    fn thing_worth(thing: Thing) -> i16 {
        match thing {
            Thing::Coin => 2,
            Thing::Rope => 6,
            Thing::LampOil | Thing::Renown => 3,
        }
    }

    fn deed_worth(deed: Deed) -> i16 {
        match deed {
            Deed::WetATraveller => -4,
            Deed::CrossUpTo(most) => i16::from(most) * 2,
        }
    }

    fn words() -> &'static [&'static str] {
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
    story::read(&[(name.to_owned(), text.to_owned())])
}

/// The book with nothing wrong.
pub(crate) fn good() -> Book<Ferry> {
    read("good.story", include_str!("../books/good.story")).expect("the good book is good")
}
