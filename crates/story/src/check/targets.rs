//! What a game wants its book to be like.

use std::ops::RangeInclusive;

use crate::{Limits, Standing};

/// What a game wants its book to be like. The default wants nothing.
#[derive(Clone, PartialEq, Debug)]
pub struct Targets {
    /// How many choices a head has.
    pub head_choices: RangeInclusive<usize>,
    /// How many words the story of a head has.
    pub head_words: RangeInclusive<usize>,
    /// How many words the story of a follow-up has.
    pub follow_up_words: RangeInclusive<usize>,
    /// How many words the line of a choice has.
    pub label_words: RangeInclusive<usize>,
    /// How many words are read when a choice works; fewer are allowed where the tale goes on.
    pub reaction_words: RangeInclusive<usize>,
    /// How many words are read when a roll fails, where any are.
    pub failure_words: RangeInclusive<usize>,
    /// What each number pays.
    pub prices: Vec<Price>,
    /// What is added where a roll is higher still, in halves of a coin; none for anything.
    pub more: Option<RangeInclusive<i16>>,
    /// How far from its price a number may pay, in halves of a coin.
    pub tolerance: i16,
    /// Things that only high numbers give.
    pub reserved: Vec<Reserved>,
    /// Phrases that must not occur.
    pub banned: Vec<String>,
    /// Words that may occur so many times in a file.
    pub sparing: Vec<(String, usize)>,
    /// How many equal words make two openings alike; 0 for never.
    pub opening_words: usize,
    /// The notes that every passage has: `premise`, `axis`, `thread`, `ending`.
    pub notes: Vec<String>,
    /// What the statistics should say.
    pub quotas: Vec<Quota>,
    /// What the prose is held to, and whether as advice or as faults.
    pub prose: Limits,
}

/// What one number pays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Price {
    /// The kind of roll, by its word; none for every kind.
    pub check: Option<&'static str>,
    /// The number to reach.
    pub number: u8,
    /// How it stands in its choice: what one risks for it.
    pub standing: Standing,
    /// What it pays, in halves of a coin.
    pub worth: RangeInclusive<i16>,
}

/// A thing that only high numbers give.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reserved {
    /// The word for the thing.
    pub thing: String,
    /// The lowest number that may give it.
    pub from: u8,
}

/// What one row of the statistics should say.
#[derive(Clone, PartialEq, Debug)]
pub struct Quota {
    /// The name of the row.
    pub row: String,
    /// The values that are wanted.
    pub wanted: RangeInclusive<f64>,
}

impl Default for Targets {
    fn default() -> Targets {
        Targets {
            head_choices: 0..=usize::MAX,
            head_words: 0..=usize::MAX,
            follow_up_words: 0..=usize::MAX,
            label_words: 0..=usize::MAX,
            reaction_words: 0..=usize::MAX,
            failure_words: 0..=usize::MAX,
            prices: Vec::new(),
            more: None,
            tolerance: 0,
            reserved: Vec::new(),
            banned: Vec::new(),
            sparing: Vec::new(),
            opening_words: 0,
            notes: Vec::new(),
            quotas: Vec::new(),
            prose: Limits::default(),
        }
    }
}
