//! Why a game cannot be started, in sentences.

use table::{NotationError, Seat, SetupError};

use crate::Given;

/// Why a game cannot be started like this.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StartError {
    /// The numbers do not fit.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// An option is not possible.
    #[error(transparent)]
    Choice(#[from] ChoiceError),
    /// Its setup cannot be read.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// It was begun by rules this program does not know.
    #[error("this table of {game} began with newer rules than this program knows")]
    NewerRules {
        /// Which game.
        game: &'static str,
    },
    /// Nobody has prepared a first game.
    #[error("{game} has no guided first game")]
    NoTutorial {
        /// Which game.
        game: &'static str,
    },
}

/// Why an option is not possible.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ChoiceError {
    /// There is no such option.
    #[error("{game} has no option “{word}”: choose {known}")]
    Unknown {
        /// Which game.
        game: &'static str,
        /// The word that was given.
        word: String,
        /// The options there are.
        known: String,
    },
    /// There is no option at all.
    #[error("{game} has no options")]
    NoOptions {
        /// Which game.
        game: &'static str,
    },
    /// The option has no such value.
    #[error("“{word}” can be {known}, not “{value}”")]
    Value {
        /// Which option.
        word: &'static str,
        /// The values there are.
        known: String,
        /// The word that was given.
        value: String,
    },
    /// The option is chosen for each seat.
    #[error("“{word}” is chosen for a seat, such as “{example}”")]
    OfSeat {
        /// Which option.
        word: String,
        /// How it is given.
        example: Given,
    },
    /// The option is chosen for the whole table.
    #[error("“{word}” is chosen for the whole table, not for {seat}")]
    OfTable {
        /// Which option.
        word: String,
        /// The seat that was named.
        seat: Seat,
    },
    /// Nobody sits there.
    #[error("there is no seat {seat} among {players} players")]
    NoSeat {
        /// The seat that was named.
        seat: Seat,
        /// How many play.
        players: usize,
    },
    /// Another option is needed for this one.
    #[error("“{given}” is only possible with “{needed}”")]
    OnlyIf {
        /// What was chosen.
        given: Given,
        /// What it needs.
        needed: Given,
    },
    /// The setup of the table says more than options can.
    #[error("this table of {game} brings more along than options say, so it stays as it is set up")]
    Part {
        /// Which game.
        game: &'static str,
    },
    /// Two seats cannot have the same.
    #[error("{one} and {other} cannot both have “{what}”")]
    Twice {
        /// What both chose.
        what: Given,
        /// One seat.
        one: Seat,
        /// The other.
        other: Seat,
    },
}
