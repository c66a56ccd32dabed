//! Players and options (RULES.md sections 1, 3 and 19).

use std::{fmt, str::FromStr};

use serde::Serialize;
use table::{NotationError, Seat, SetupError, notation::Words};

/// The fewest players (AB-010).
pub(crate) const FEWEST_PLAYERS: usize = 2;
/// The most players (AB-010).
pub const MOST_PLAYERS: usize = 4;

const EXPECTED: &str = "“3 players”, “3 players, crossover” or “3 players, P2 first”";

/// How many play, and how. Written `3 players`, `3 players, crossover`, `3 players, P2 first`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Setup {
    /// 2 to 4.
    pub players: usize,
    /// Whether Near and Far's adventurers can be trained (AB-320).
    pub crossover: bool,
    /// Who begins, if it is not left to luck (AB-043).
    pub first: Option<Seat>,
}

impl Setup {
    /// The game as it comes in the box.
    pub fn standard(players: usize) -> Setup {
        Setup { players, crossover: false, first: None }
    }

    /// With the adventurers of Near and Far.
    pub fn crossover(players: usize) -> Setup {
        Setup { players, crossover: true, first: None }
    }

    /// Every number of players with and without the crossover.
    pub fn all() -> impl Iterator<Item = Setup> {
        (FEWEST_PLAYERS..=MOST_PLAYERS)
            .flat_map(|players| [Setup::standard(players), Setup::crossover(players)])
    }

    pub(crate) fn check(&self) -> Result<(), SetupError> {
        let players = self.players;
        if !(FEWEST_PLAYERS..=MOST_PLAYERS).contains(&players) {
            return Err(SetupError::Players {
                game: "Above and Below",
                fewest: FEWEST_PLAYERS,
                most: MOST_PLAYERS,
                players,
            });
        }
        match self.first {
            Some(first) if first.index() >= players => Err(SetupError::First { first, players }),
            Some(_) | None => Ok(()),
        }
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} players", self.players)?;
        if self.crossover {
            f.write_str(", crossover")?;
        }
        match self.first {
            None => Ok(()),
            Some(first) => write!(f, ", {first} first"),
        }
    }
}

impl FromStr for Setup {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Setup, NotationError> {
        let mut parts = text.split(',').map(str::trim);
        let mut words = Words::of(parts.next().unwrap_or(text), EXPECTED);
        let players = words.value()?;
        if words.word()? != "players" {
            return Err(words.wrong());
        }
        let mut setup = words.end(Setup::standard(players))?;
        for part in parts {
            match part.strip_suffix(" first") {
                None if part == "crossover" && !setup.crossover => setup.crossover = true,
                Some(seat) if setup.first.is_none() => setup.first = Some(seat.parse()?),
                _ => return Err(NotationError::new(EXPECTED, text)),
            }
        }
        Ok(setup)
    }
}
