//! Why something cannot be done.

use table::{Names, Seat};

use crate::Space;

/// A refused action. The state is as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// It has ended.
    #[error("the game is over")]
    GameOver,
    /// Somebody else decides.
    #[error("it is {turn}’s turn")]
    NotYourTurn {
        /// Who decides.
        turn: Seat,
    },
    /// No path leads there.
    #[error("no path leads from the {from} to the {to}")]
    NoPath {
        /// From here.
        from: Space,
        /// To there.
        to: Space,
    },
    /// A passage is open.
    #[error("first choose what to do in the open passage")]
    PassageOpen,
    /// No passage is open.
    #[error("no passage is open")]
    NothingOpen,
    /// It is not offered.
    #[error("you can’t choose {choice}")]
    NotOffered {
        /// What was named, counted from 1.
        choice: u8,
    },
}

impl Refusal {
    /// The reason with what people are called.
    pub(crate) fn told(&self, names: &Names) -> String {
        match *self {
            Refusal::NotYourTurn { turn } => format!("it is {}’s turn", names.get(turn)),
            ref plain => plain.to_string(),
        }
    }
}
