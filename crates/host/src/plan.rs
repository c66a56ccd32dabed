//! What somebody wants when they set up a table.

use std::{fmt, str::FromStr};

use shelf::{BotKind, GameName};

use crate::HostError;

/// A table somebody wants.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    /// Which game.
    pub game: GameName,
    /// Its options, as words of the game.
    pub choices: Vec<String>,
    /// Whether strangers may find it.
    pub listed: bool,
    /// How fast it is played.
    pub pace: Pace,
    /// What whoever sets it up is called.
    pub name: String,
    /// Who is to sit where.
    pub seats: Vec<Wanted>,
}

/// Who is to sit at a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// Somebody at the device of whoever sets the table up.
    Here,
    /// Somebody elsewhere.
    Person,
    /// A bot.
    Bot(BotKind),
}

impl FromStr for Wanted {
    type Err = HostError;

    fn from_str(text: &str) -> Result<Wanted, HostError> {
        match text {
            "here" => Ok(Wanted::Here),
            "person" => Ok(Wanted::Person),
            bot => bot
                .parse()
                .map(Wanted::Bot)
                .map_err(|error| HostError::Unreadable(format!("{error}, person or here"))),
        }
    }
}

/// How fast a table is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// Everybody is there.
    Live,
    /// A turn a day.
    Daily,
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Pace::Live => "live",
            Pace::Daily => "daily",
        })
    }
}

impl FromStr for Pace {
    type Err = HostError;

    fn from_str(text: &str) -> Result<Pace, HostError> {
        match text {
            "live" => Ok(Pace::Live),
            "daily" => Ok(Pace::Daily),
            _ => Err(HostError::Unreadable("a pace is live or daily".to_owned())),
        }
    }
}

/// How a game is set up, as a table's row keeps it: `3 advanced`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SetupWords {
    pub(crate) players: usize,
    pub(crate) choices: Vec<String>,
}

impl fmt::Display for SetupWords {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.players)?;
        self.choices.iter().try_for_each(|choice| write!(f, " {choice}"))
    }
}

impl FromStr for SetupWords {
    type Err = HostError;

    fn from_str(text: &str) -> Result<SetupWords, HostError> {
        let mut words = text.split_ascii_whitespace();
        let players = words
            .next()
            .and_then(|word| word.parse().ok())
            .ok_or_else(|| HostError::Broken(format!("its setup reads “{text}”")))?;
        Ok(SetupWords { players, choices: words.map(str::to_owned).collect() })
    }
}
