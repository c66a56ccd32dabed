//! Why something cannot be done, in a sentence the player can act on.

use table::{Names, Seat};

use crate::{Region, Sanctuary, Stage};

/// A refused action. The state is as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// Scoring ends the game (FA-109).
    #[error("the game is over")]
    GameOver,
    /// Nobody sits there.
    #[error("there is no {seat} at this table")]
    NoSuchSeat {
        /// The seat that was named.
        seat: Seat,
    },
    /// Players act in ascending order of duration (FA-082).
    #[error("it is {turn}’s turn")]
    NotYourTurn {
        /// Whose turn it is.
        turn: Seat,
    },
    /// The phases of a round have a fixed order (FA-052, FA-092).
    #[error("first {}", now.asks())]
    NotNow {
        /// What is going on instead.
        now: Stage,
    },
    /// Only a card in hand can be played or kept (FA-042, FA-055).
    #[error("Region {region} is not in your hand")]
    NotInHand {
        /// The card that was named.
        region: Region,
    },
    /// Three different cards are kept (FA-042).
    #[error("choose three different Regions to keep")]
    KeptTwice,
    /// The same choice was made already (FA-062).
    #[error("you already chose that")]
    ChosenAlready,
    /// Only what lies in the display can be taken (FA-084).
    #[error("Region {region} is not in the display")]
    NotInDisplay {
        /// The card that was named.
        region: Region,
    },
    /// Only one of the dealt Sanctuaries can be chosen (FA-090).
    #[error("Sanctuary {sanctuary} was not dealt to you")]
    NotDealt {
        /// The card that was named.
        sanctuary: Sanctuary,
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
