//! The outcomes of a book by their numbers: what lies behind a choice before it happens.

use serde::Serialize;

/// The most numbers of a choice.
pub const MOST_NUMBERS: usize = 2;

/// One outcome of a book: what a number, a plain choice or a failure leads to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct OutcomeId(pub(crate) u16);

impl OutcomeId {
    /// Its number, for tables of them.
    pub fn index(self) -> usize {
        self.0.into()
    }
}

/// The hidden outcomes of one choice: nobody at the table knows it before it happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ChoiceOutcomes {
    /// The outcome of each number; for a choice without any, the first is what it brings.
    pub numbers: [OutcomeId; MOST_NUMBERS],
    /// What is added to a number that stands alone, if the book has more.
    pub more: Option<OutcomeId>,
    /// The outcome of a failure, if the book tells of it.
    pub failure: Option<OutcomeId>,
}

impl ChoiceOutcomes {
    /// Nothing lies behind it: no passage is open.
    pub const NOTHING: ChoiceOutcomes =
        ChoiceOutcomes { numbers: [OutcomeId(0); MOST_NUMBERS], more: None, failure: None };
}
