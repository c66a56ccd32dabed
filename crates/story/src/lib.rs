//! The storybook text format of the games that read from a book: read, check, walk.
//!
//! A book is a handful of text files (`docs/storybooks.md` is the page for writers). [`read`] turns
//! them into a [`Book`] or says everything that is wrong with them. What the words for goods,
//! companions and deeds mean is the game's affair; it says so in one place, its [`Lexicon`].

mod aloud;
mod book;
mod check;
mod lexicon;
mod number;
mod read;
mod standing;
mod statistics;
mod worth;

pub use aloud::{Behind, aloud, bonus_words, effect_words, need_words, price_words};
pub use book::{Amount, Bonus, Book, Choice, Effect, Need, Outcome, Passage, Tier, Way};
pub use check::{Price, Quota, Reserved, Targets, check};
pub use lexicon::Lexicon;
pub use number::{NotANumber, Number};
pub use read::read;
pub use standing::Standing;
pub use statistics::{
    Choices, Reached, Reward, Row, Spread, Statistics, statistics, statistics_by_file,
};
