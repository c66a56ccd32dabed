//! What a traveller can do: one click each.

use std::{fmt, str::FromStr};

use table::{NotationError, notation};

use crate::Space;

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// `walk ford`: along a path.
    Walk(Space),
    /// `stay`: for a coin.
    Stay,
    /// `choose 1`: what to do in the open passage, counted from 1.
    Choose(u8),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Walk(space) => write!(f, "walk {space}"),
            Action::Stay => f.write_str("stay"),
            Action::Choose(choice) => write!(f, "choose {choice}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        let expected = "an action such as “walk ford”, “stay” or “choose 1”";
        let mut words = notation::Words::of(text, expected);
        let action = match words.word()? {
            "walk" => Action::Walk(words.value()?),
            "stay" => Action::Stay,
            "choose" => Action::Choose(words.value()?),
            _ => return Err(words.wrong()),
        };
        words.end(action)
    }
}
