//! Players and options (RULES.md sections 1, 4 and 5).

use std::{fmt, str::FromStr};

use serde::Serialize;
use table::{NotationError, SetupError, notation::Words};

/// The fewest players (FA-004).
pub(crate) const FEWEST_PLAYERS: usize = 2;
/// The most players: 68 cards allow no more (FA-004, FA-153).
pub const MOST_PLAYERS: usize = 6;

/// How many play, and how they start. Written `4 players` or `4 players, advanced`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// 2 to 6.
    pub players: usize,
    /// Standard or advanced.
    pub start: Start,
}

/// How the starting hands come about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Start {
    /// Three Regions are dealt (FA-032).
    #[default]
    Standard,
    /// Five are dealt and three kept (FA-041, FA-042).
    Advanced,
}

impl Setup {
    /// The standard game.
    pub fn standard(players: usize) -> Setup {
        Setup { players, start: Start::Standard }
    }

    /// The advanced variant.
    pub fn advanced(players: usize) -> Setup {
        Setup { players, start: Start::Advanced }
    }

    /// Every setup there is: each number of players with each start.
    pub fn all() -> impl Iterator<Item = Setup> {
        (FEWEST_PLAYERS..=MOST_PLAYERS)
            .flat_map(|players| [Setup::standard(players), Setup::advanced(players)])
    }

    pub(crate) fn check(&self) -> Result<(), SetupError> {
        if (FEWEST_PLAYERS..=MOST_PLAYERS).contains(&self.players) {
            return Ok(());
        }
        Err(SetupError::Players {
            game: "Faraway",
            fewest: FEWEST_PLAYERS,
            most: MOST_PLAYERS,
            players: self.players,
        })
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} players", self.players)?;
        match self.start {
            Start::Standard => Ok(()),
            Start::Advanced => f.write_str(", advanced"),
        }
    }
}

impl FromStr for Setup {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Setup, NotationError> {
        let (players, start) = match text.split_once(',') {
            None => (text, Start::Standard),
            Some((players, "advanced" | " advanced")) => (players, Start::Advanced),
            Some(_) => {
                return Err(NotationError::new("“4 players” or “4 players, advanced”", text));
            }
        };
        let mut words = Words::of(players, "“4 players” or “4 players, advanced”");
        let players = words.value()?;
        if words.word()? != "players" {
            return Err(words.wrong());
        }
        words.end(Setup { players, start })
    }
}
