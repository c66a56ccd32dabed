//! Players, options, and what travellers bring along.

use std::{fmt, str::FromStr};

use table::{NotationError, Seat, SetupError};

use crate::Space;

/// The most travellers.
pub const MOST_PLAYERS: usize = 3;

/// How many play, how long, whether the river rises, where each begins, and what they know. Written
/// `2 players, long, flood, P2 mill, P2 knows LAMP`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// 1 to 3.
    pub players: usize,
    /// How long it lasts.
    pub length: Length,
    /// Whether all lose if nobody is at the tower in the end.
    pub flood: bool,
    /// Where each seat begins: at the inn or the mill.
    pub starts: [Space; MOST_PLAYERS],
    /// The keyword that each seat brings along from another game. It is no option: no form has it.
    pub knows: [Option<String>; MOST_PLAYERS],
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
        let (starts, knows) = ([Space::Inn; MOST_PLAYERS], [const { None }; MOST_PLAYERS]);
        Setup { players, length: Length::Short, flood: false, starts, knows }
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
        if self.flood {
            f.write_str(", flood")?;
        }
        let seats = self.starts.iter().zip(&self.knows).take(self.players).enumerate();
        for (index, (start, word)) in seats {
            let seat = Seat::new(index);
            if *start != Space::Inn {
                write!(f, ", {seat} {start}")?;
            }
            if let Some(word) = word {
                write!(f, ", {seat} knows {word}")?;
            }
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
            let Some((seat, said)) = part.split_once(' ') else {
                match part {
                    "long" => setup.length = Length::Long,
                    "flood" => setup.flood = true,
                    _ => return Err(wrong()),
                }
                continue;
            };
            let seat = seat.parse::<Seat>().map_err(|_| wrong())?.index();
            if seat >= setup.players.min(MOST_PLAYERS) {
                return Err(wrong());
            }
            match said.split_once(' ') {
                None if said == "mill" => setup.starts[seat] = Space::Mill,
                Some(("knows", word)) if is_word(word) => setup.knows[seat] = Some(word.to_owned()),
                _ => return Err(wrong()),
            }
        }
        Ok(setup)
    }
}

/// Whether this can be a keyword.
fn is_word(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|letter| letter.is_ascii_uppercase())
}
