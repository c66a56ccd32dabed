//! What a player can do: one click each, with a notation (RULES.md section 17).

use std::{fmt, str::FromStr};

use table::{NotationError, notation::Words};

use crate::{Region, Sanctuary};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// `keep 4 18 33`: the three Regions of the starting hand, in the advanced variant.
    Keep(Kept),
    /// `play 23`: lay this Region face down.
    Play(Region),
    /// `take 41`: take this Region from the display.
    Take(Region),
    /// `choose S7`: place this Sanctuary.
    Choose(Sanctuary),
}

/// Three Regions to keep, in ascending order, so that each choice has one notation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Kept([Region; 3]);

impl Kept {
    /// These three, in any order.
    pub fn new(mut regions: [Region; 3]) -> Kept {
        regions.sort_unstable();
        Kept(regions)
    }

    /// In ascending order.
    pub fn regions(self) -> [Region; 3] {
        self.0
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Keep(Kept([first, second, third])) => {
                write!(f, "keep {first} {second} {third}")
            }
            Action::Play(region) => write!(f, "play {region}"),
            Action::Take(region) => write!(f, "take {region}"),
            Action::Choose(sanctuary) => write!(f, "choose {sanctuary}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        let expected = "an action such as “play 23”, “take 41”, “choose S7” or “keep 4 18 33”";
        let mut words = Words::of(text, expected);
        let action = match words.word()? {
            "keep" => Action::Keep(Kept::new([words.value()?, words.value()?, words.value()?])),
            "play" => Action::Play(words.value()?),
            "take" => Action::Take(words.value()?),
            "choose" => Action::Choose(words.value()?),
            _ => return Err(words.wrong()),
        };
        words.end(action)
    }
}
