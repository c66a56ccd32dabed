//! Players and options.

use std::{fmt, str::FromStr};

use table::{NotationError, Seat, SetupError};

use crate::Space;

/// The most travellers.
pub const MOST_PLAYERS: usize = 3;

/// How many play, how long, and where each begins. Written `2 players, long, P2 mill`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// 1 to 3.
    pub players: usize,
    /// How long it lasts.
    pub length: Length,
    /// Where each seat begins: at the inn or the mill.
    pub starts: [Space; MOST_PLAYERS],
}

/// How long a game lasts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Length {
    /// Three rounds.
    #[default]
    Short,
    /// Five rounds.
    Long,
}

impl Length {
    /// How many rounds that is.
    pub(crate) fn rounds(self) -> u8 {
        match self {
            Length::Short => 3,
            Length::Long => 5,
        }
    }
}

impl Setup {
    /// A short game in which everybody begins at the inn.
    pub fn standard(players: usize) -> Setup {
        Setup { players, length: Length::Short, starts: [Space::Inn; MOST_PLAYERS] }
    }

    pub(crate) fn check(&self) -> Result<(), SetupError> {
        if (1..=MOST_PLAYERS).contains(&self.players) {
            return Ok(());
        }
        let (game, players) = ("The Crossing", self.players);
        Err(SetupError::Players { game, fewest: 1, most: MOST_PLAYERS, players })
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.players, if self.players == 1 { "player" } else { "players" })?;
        if self.length == Length::Long {
            f.write_str(", long")?;
        }
        let elsewhere = self.starts.iter().enumerate().filter(|(_, start)| **start != Space::Inn);
        for (index, start) in elsewhere.take_while(|(index, _)| *index < self.players) {
            write!(f, ", {} {start}", Seat::new(index))?;
        }
        Ok(())
    }
}

impl FromStr for Setup {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Setup, NotationError> {
        let wrong = || NotationError::new("a setup such as “2 players, long, P2 mill”", text);
        let mut parts = text.split(", ");
        let players = parts.next().and_then(|part| {
            part.strip_suffix(" players").or_else(|| part.strip_suffix(" player"))
        });
        let mut setup = Setup::standard(players.and_then(|n| n.parse().ok()).ok_or_else(wrong)?);
        for part in parts {
            match part.split_once(' ') {
                None if part == "long" => setup.length = Length::Long,
                Some((seat, "mill")) => {
                    let seat: Seat = seat.parse().map_err(|_| wrong())?;
                    *setup.starts.get_mut(seat.index()).ok_or_else(wrong)? = Space::Mill;
                }
                _ => return Err(wrong()),
            }
        }
        Ok(setup)
    }
}
