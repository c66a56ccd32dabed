//! What a book promises before it is written: its people, places, threads and keywords, and how its
//! notes should be divided.
//!
//! The plan is a file beside the storybook (`plan.toml`), for writers and for the measures. It is no
//! content: games are played without it, and it may change at any time.

use std::collections::BTreeMap;

use serde::Deserialize;
use table::{Fault, LineIndex};

/// What a book promises. The default promises nothing.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Plan {
    /// People who return.
    #[serde(rename = "person")]
    pub people: Vec<Promised>,
    /// Places that return.
    #[serde(rename = "place")]
    pub places: Vec<Promised>,
    /// Stories told in several passages, which may be alike.
    #[serde(rename = "thread")]
    pub threads: Vec<Thread>,
    /// Keywords, and how often each is noted and asked for.
    #[serde(rename = "keyword")]
    pub keywords: Vec<PlannedKeyword>,
    /// How many of twenty passages have each axis, from and to.
    pub axis: BTreeMap<String, [f64; 2]>,
    /// How many of twenty passages have each ending, from and to.
    pub ending: BTreeMap<String, [f64; 2]>,
}

/// A person or a place that returns.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Promised {
    /// The name, as the bible has it.
    pub name: String,
    /// What else the book calls it. In small letters it is found with capitals too.
    #[serde(default)]
    pub also: Vec<String>,
}

/// A story told in several passages.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Thread {
    /// What it is called.
    pub name: String,
    /// The passages that tell it.
    pub passages: Vec<String>,
}

/// A keyword that the book is going to have.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlannedKeyword {
    /// The word, in capitals.
    pub name: String,
    /// In how many places it is noted, at least.
    #[serde(default = "once")]
    pub noted: usize,
    /// In how many choices it is asked for, at least.
    #[serde(default = "once")]
    pub asked: usize,
}

fn once() -> usize {
    1
}

impl Plan {
    /// Reads a plan, or says what is wrong with it.
    pub fn read(file: &str, text: &str) -> Result<Plan, Fault> {
        toml::from_str(text).map_err(|error| {
            let start = error.span().map_or(0, |span| span.start);
            let line = LineIndex::of(text).line(start);
            Fault { file: file.to_owned(), line, what: error.message().to_owned() }
        })
    }

    /// The threads that a passage belongs to.
    pub(super) fn threads_of(&self, key: &str) -> impl Iterator<Item = &str> {
        let with = move |thread: &&Thread| thread.passages.iter().any(|other| other == key);
        self.threads.iter().filter(with).map(|thread| thread.name.as_str())
    }
}

impl Promised {
    /// Everything it is called by, without the article of its name.
    pub(super) fn names(&self) -> impl Iterator<Item = &str> {
        let name = self.name.strip_prefix("The ").unwrap_or(&self.name);
        std::iter::once(name).chain(self.also.iter().map(String::as_str))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plan_is_read_and_a_mistake_is_on_its_line() {
        let plan = Plan::read("plan.toml", "[[person]]\nname = \"The Tenant\"\n").unwrap();
        assert_eq!(plan.people[0].names().collect::<Vec<_>>(), ["Tenant"]);

        let text = "[[keyword]]\nname = \"LAMP\"\naskd = 3\n";
        let fault = Plan::read("plan.toml", text).unwrap_err();
        assert_eq!((fault.line, fault.file.as_str()), (3, "plan.toml"));
        assert!(fault.what.contains("askd"), "{fault}");
    }
}
