//! A tale that is read at the table, for those who see no page: words, as JSON.
//!
//! It holds what everybody at the table may have read and nothing else: what
//! lies behind a choice is not in it before it has happened.

use serde::Serialize;

/// What is read at the table, or was read last.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Tale {
    /// Whether it goes on; then its last page lies open.
    pub open: bool,
    /// Its pages in the order they were read.
    pub pages: Vec<TalePage>,
    /// The rewards of which one is to be taken now.
    pub rewards: Vec<TaleReward>,
}

/// A passage that was read, with what came of it so far.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TalePage {
    /// Whose tale it is, from `P1`.
    pub seat: String,
    /// The number of the passage.
    pub passage: String,
    /// What it is called.
    pub title: String,
    /// The story, by paragraphs.
    pub text: Vec<String>,
    /// What can be done, or could; none where the story only ends.
    pub choices: Vec<TaleChoice>,
    /// Which of them was chosen, counted from 1, once it is decided.
    pub chosen: Option<u8>,
    /// The roll in the end, where there was one.
    pub roll: Option<u8>,
    /// The number that counted.
    pub number: Option<u8>,
    /// Whether no number was reached.
    pub failed: bool,
    /// What came of it, once it is read; a failure may have nothing to read.
    pub outcome: Option<TaleOutcome>,
}

/// What everybody may know of a choice before it is made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TaleChoice {
    /// Its action in notation; others may begin like it, where one may pay for more.
    pub act: String,
    /// What one does.
    pub label: String,
    /// What one needs to be allowed to; all of it.
    pub needs: Vec<String>,
    /// What adds to the roll.
    pub bonus: Option<String>,
    /// The numbers a roll may reach, ascending; none where nothing is rolled.
    pub numbers: Vec<TaleNumber>,
    /// What a choice without numbers costs.
    pub price: Option<String>,
}

/// A number to reach.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TaleNumber {
    /// The roll that is needed.
    pub number: u8,
    /// What has to be paid for it to count.
    pub price: Option<String>,
}

/// What came of a page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TaleOutcome {
    /// What is read then, by paragraphs.
    pub text: Vec<String>,
    /// What it brings, in this order.
    pub brings: Vec<String>,
}

/// One of several rewards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TaleReward {
    /// Its action in notation.
    pub act: String,
    /// What it brings.
    pub brings: String,
}
