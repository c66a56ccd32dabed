//! A book in numbers: what it asks, what it gives, how long it is.

mod distribution;
mod gather;
mod table;

use std::collections::BTreeMap;

use crate::{Book, Lexicon, Standing};

pub use distribution::Distribution;
pub use table::{Figure, table};

pub(crate) use table::plain;

/// A book in numbers.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Statistics {
    /// Passages that something outside leads to.
    pub heads: usize,
    /// Passages that only tell an outcome.
    pub tellings: usize,
    /// Follow-ups that ask again.
    pub questions: usize,
    /// Passages that are still to be written.
    pub planned: usize,
    /// Heads by how many choices they have.
    pub head_choices: BTreeMap<usize, usize>,
    /// How choices are made.
    pub choices: Choices,
    /// Rolls by their numbers.
    pub numbers: BTreeMap<u8, Reached>,
    /// Choices with two numbers, by both.
    pub pairs: BTreeMap<(u8, u8), usize>,
    /// What is given and taken by all results but failures, in the order of the book.
    pub rewards: Vec<Reward>,
    /// The game’s own effects among the results, failures left out.
    pub deeds: Vec<(String, usize)>,
    /// Results of which the player picks one.
    pub picks: usize,
    /// Results that leave nothing behind.
    pub nothings: usize,
    /// How many words the stories of heads have.
    pub head_words: Distribution,
    /// How many words the stories of follow-ups have.
    pub follow_up_words: Distribution,
    /// How many words choices have.
    pub label_words: Distribution,
    /// How many words are read when something works.
    pub reaction_words: Distribution,
    /// How many words are read when a roll fails, where any are.
    pub failure_words: Distribution,
}

/// How choices are made.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Choices {
    /// By a roll for one number.
    pub one_number: usize,
    /// By a roll for two numbers.
    pub two_numbers: usize,
    /// Without a roll or a price, and the tale goes on elsewhere.
    pub plain_reads: usize,
    /// Without a roll or a price, with an outcome of their own.
    pub plain_outcomes: usize,
    /// Without a roll, for a price.
    pub bought: usize,
    /// Those that need something.
    pub needing: usize,
    /// Those that are for whoever has noted a keyword.
    pub gated: usize,
    /// Rolls with a bonus.
    pub bonuses: usize,
    /// Rolls with something to read when they fail.
    pub failures: usize,
    /// Rolls that cost something when they fail.
    pub penalties: usize,
    /// Numbers that count only for a price.
    pub priced_numbers: usize,
    /// Numbers that lead on to another passage.
    pub reading_numbers: usize,
    /// Numbers that bring more where the roll is two higher.
    pub more: usize,
}

/// How often a number is asked for, and what it pays.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Reached {
    /// How many choices have it.
    pub count: usize,
    /// How many choices have it alone.
    pub alone: usize,
    /// In how many heads it is the easiest.
    pub easiest: usize,
    /// In how many heads it is the hardest.
    pub hardest: usize,
    /// What it pays, in coins, and how it stands, each time that can be told.
    pub worth: Vec<(Standing, f64)>,
}

/// How much of one thing a book gives and takes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reward {
    /// The thing.
    pub name: String,
    /// How many results give it.
    pub gains: usize,
    /// How many of it they give.
    pub gained: usize,
    /// How many results take it.
    pub losses: usize,
    /// How many of it they take.
    pub lost: usize,
}

/// A whole book in numbers.
pub fn statistics<L: Lexicon>(book: &Book<L>) -> Statistics {
    let planned = book.planned.len();
    Statistics { planned, ..gather::gather(book, book.passages.iter()) }
}

/// Each file of a book in numbers, in the order of their names.
pub fn statistics_by_file<L: Lexicon>(book: &Book<L>) -> Vec<(String, Statistics)> {
    let mut files: Vec<&str> = book.passages.iter().map(|passage| passage.file.as_str()).collect();
    files.sort_unstable();
    files.dedup();
    let of_file = |file: &str| {
        let passages = book.passages.iter().filter(|passage| passage.file == file);
        let planned = book.planned.iter().filter(|planned| planned.file == file).count();
        (file.to_owned(), Statistics { planned, ..gather::gather(book, passages) })
    };
    files.into_iter().map(of_file).collect()
}
