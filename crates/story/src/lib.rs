//! The storybook text format of the games that read from a book: read, check, walk.
//!
//! A book is a handful of text files (`docs/storybooks.md` is the page for writers). [`read`] turns
//! them into a [`Book`] or says everything that is wrong with them. What the words for goods,
//! companions and deeds mean is the game's affair; it says so in one value, its [`Lexicon`].

mod aloud;
mod book;
mod check;
mod choice;
mod key;
mod lexicon;
mod offered;
mod outcomes;
mod pools;
mod prose;
mod read;
mod reading;
mod standing;
mod statistics;
mod tales;
mod walk;
mod word_count;
mod words;
mod worth;

pub use aloud::Behind;
pub use book::{Book, Passage, Planned, WritersNotes};
pub use check::{Price, Quota, Reserved, Targets, check};
pub use choice::{
    Amount, Bonus, Choice, Effect, Gate, Keyword, MORE, Need, Note, Outcome, Tier, Way,
};
pub use key::{Key, NotAKey};
pub use lexicon::Lexicon;
pub use offered::{Offered, Player, by_keywords, offered};
pub use outcomes::{ChoiceOutcomes, MOST_NUMBERS, OutcomeId};
pub use pools::Guessing;
pub use prose::{
    Appearances, Finding, Limits, Measure, Measured, Plan, PlannedKeyword, Promised, Review,
    Severity, Thread, review,
};
pub use read::read;
pub use reading::{
    EffectKind, PageFacts, ReadChoice, ReadEffect, ReadNumber, ReadOutcome, ReadPage, ReadReward,
    Reading,
};
pub use standing::Standing;
pub use statistics::{
    Choices, Distribution, Figure, Reached, Reward, Statistics, statistics, statistics_by_file,
    table,
};
pub use tales::{Place, Tales, Turn};
pub use walk::{Closed, Walk, next_number, reached};
