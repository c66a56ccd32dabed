//! What the prose of a book is held to.

use std::ops::RangeInclusive;

use super::Measure;

/// What the prose of a book is held to. The default is what the project wants of every book: all of
/// it as advice.
#[derive(Clone, PartialEq, Debug)]
pub struct Limits {
    /// The deviation of the words of heads.
    pub head_deviation: RangeInclusive<f64>,
    /// The deviation of the words of reactions.
    pub reaction_deviation: RangeInclusive<f64>,
    /// By how many words heads that follow each other differ at least.
    pub neighbour_difference: usize,
    /// In how many passages the same five words in a row may stand.
    pub five_word_passages: usize,
    /// In how many passages the same four words in a row may stand.
    pub four_word_passages: usize,
    /// How many equal words make two openings of a book alike.
    pub opening_words: usize,
    /// Which part of all pairs of passages is listed as the nearest.
    pub nearest_share: f64,
    /// The deviation of the words of sentences.
    pub sentence_deviation: RangeInclusive<f64>,
    /// How many sentences in a hundred have four words or fewer.
    pub short_sentences: RangeInclusive<f64>,
    /// How many sentences in a hundred have “, and”.
    pub and_sentences: RangeInclusive<f64>,
    /// How many sentences in a hundred begin with the verb before the subject.
    pub inverted_openings: RangeInclusive<f64>,
    /// How many words in a hundred are spoken.
    pub dialogue: RangeInclusive<f64>,
    /// How many stories in a hundred have no speech.
    pub silent_stories: RangeInclusive<f64>,
    /// How many stories in a hundred are more than half speech.
    pub talking_stories: RangeInclusive<f64>,
    /// How many choices in a hundred may begin with the same verb.
    pub first_verb: RangeInclusive<f64>,
    /// In how many passages a person or a place of the plan appears.
    pub appearances: RangeInclusive<usize>,
    /// In how many files a person or a place of the plan appears at least.
    pub files: usize,
    /// The measures whose findings are faults; those of all others are advice.
    pub faults: Vec<Measure>,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            head_deviation: 14.0..=f64::INFINITY,
            reaction_deviation: 9.0..=f64::INFINITY,
            neighbour_difference: 10,
            five_word_passages: 2,
            four_word_passages: 4,
            opening_words: 3,
            nearest_share: 0.01,
            sentence_deviation: 7.0..=f64::INFINITY,
            short_sentences: 15.0..=25.0,
            and_sentences: 0.0..=15.0,
            inverted_openings: 0.0..=1.0,
            dialogue: 18.0..=28.0,
            silent_stories: 10.0..=20.0,
            talking_stories: 10.0..=20.0,
            first_verb: 0.0..=4.0,
            appearances: 4..=8,
            files: 3,
            faults: Vec::new(),
        }
    }
}
