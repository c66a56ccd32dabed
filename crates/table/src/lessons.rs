//! What a game tells those who learn it: its symbols, its numbers, its pictures, a scoring worked
//! out, and what a guide needs to know of a moment.
//!
//! How to play and the guide of a first game are text files. They name things of the game with the
//! words a game lists here, so that a file that names something else is at fault.

use std::fmt::Display;

use crate::{GameWords, Seen};

/// Something a rulebook lets one think of that is not offered now, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Missing {
    /// What is missing: `Build`.
    pub what: &'static str,
    /// Why, with the facts: one sentence.
    pub why: String,
    /// The number of the rule: `AB-126`.
    pub rule: &'static str,
}

impl Missing {
    /// What is missing, why, and by which rule.
    pub fn new(what: &'static str, why: impl Into<String>, rule: &'static str) -> Missing {
        Missing { what, why: why.into(), rule }
    }
}

/// A picture of something of the game: `card 42`, `die 3`, `symbol stone`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    /// The kind of thing.
    pub kind: String,
    /// Which one.
    pub id: String,
}

impl Picture {
    /// The picture of this thing.
    pub fn new(kind: impl Into<String>, id: impl Display) -> Picture {
        Picture { kind: kind.into(), id: id.to_string() }
    }

    /// The symbol that it shows, where it is one.
    pub fn symbol(&self) -> Option<&str> {
        (self.kind == "symbol").then_some(&self.id)
    }
}

/// A scoring worked out by the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Worked {
    /// Its steps, in the order of the scoring.
    pub steps: Vec<WorkedStep>,
    /// All of it together.
    pub total: i64,
}

/// One step of a scoring.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WorkedStep {
    /// What is scored.
    pub picture: Picture,
    /// Why it pays what it pays.
    pub text: String,
    /// What it pays.
    pub points: i64,
}

/// What a guide needs to know of a moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// What is asked of the viewer: one of [`Lessons::QUESTIONS`].
    pub asks: &'static str,
    /// What is the case, each one of [`Lessons::FACTS`]: a number to compare, or a word to say.
    pub facts: Vec<(&'static str, String)>,
}

impl Lesson {
    /// What is asked where nothing is known yet.
    pub fn new(asks: &'static str) -> Lesson {
        Lesson { asks, facts: Vec::new() }
    }

    /// The same with one more fact.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Display) -> Lesson {
        self.facts.push((name, value.to_string()));
        self
    }

    /// The fact of this name.
    pub fn fact(&self, name: &str) -> Option<&str> {
        self.facts.iter().find(|fact| fact.0 == name).map(|fact| fact.1.as_str())
    }
}

/// A game that can be learned.
pub trait Lessons: GameWords {
    /// Every symbol of the game and what it means.
    const SYMBOLS: &'static [(&'static str, &'static str)] = &[];
    /// The kinds of questions a player is asked.
    const QUESTIONS: &'static [&'static str] = &[];
    /// What can be known of a moment.
    const FACTS: &'static [&'static str] = &[];
    /// Places on the table that a guide can point at, besides things that have a picture.
    const PLACES: &'static [&'static str] = &[];

    /// Numbers of the rules and the components, by name.
    fn figures(content: &Self::Content) -> Vec<(&'static str, i64)> {
        let _ = content;
        Vec::new()
    }

    /// What a picture shows, in words; nothing where there is no such thing.
    fn pictured(content: &Self::Content, picture: &Picture) -> Option<String> {
        let _ = content;
        let symbol = Self::SYMBOLS.iter().find(|symbol| symbol.0 == picture.id);
        symbol.filter(|_| picture.kind == "symbol").map(|symbol| symbol.1.to_owned())
    }

    /// A scoring that is described in the words of the game, worked out by its rules.
    fn worked(content: &Self::Content, example: &str) -> Result<Worked, String> {
        let _ = (content, example);
        Err("this game has no scoring to work out".to_owned())
    }

    /// What a guide needs to know of this moment; nothing for somebody who only looks on.
    fn lesson(seen: Seen<'_, Self>) -> Option<Lesson> {
        let _ = seen;
        None
    }
}
