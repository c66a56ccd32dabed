//! What somebody wants when they set up a table.

use std::{fmt, str::FromStr};

use shelf::{BotKind, Chosen, GameName, Given};

use crate::HostError;

/// A table somebody wants.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    /// Which game.
    pub game: GameName,
    /// How it is set up.
    pub setup: PlannedSetup,
    /// Whether strangers may find it.
    pub listed: bool,
    /// How fast it is played.
    pub pace: Pace,
    /// What whoever sets it up is called.
    pub name: String,
    /// Who is to sit where.
    pub seats: Vec<Wanted>,
}

/// How a table is to be set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlannedSetup {
    /// With these options, and all others as usual.
    Options(Vec<Given>),
    /// As this says, in the notation of the game: it may say more than options can.
    Exactly(String),
}

/// As usual.
impl Default for PlannedSetup {
    fn default() -> PlannedSetup {
        PlannedSetup::Options(Vec::new())
    }
}

impl Plan {
    /// The setup in the notation of the game.
    pub(crate) fn notation(&self) -> Result<String, HostError> {
        match &self.setup {
            PlannedSetup::Options(given) => {
                let chosen = self.game.menu().choose(self.seats.len(), given)?;
                Ok(self.game.setup(&chosen)?)
            }
            PlannedSetup::Exactly(setup) => Ok(self.game.written(setup)?),
        }
    }
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

/// The setup of a table, which its row keeps in the notation of the game, and what forms show of it.
/// The first release wrote the number of players and the words of switches, `3 advanced`.
pub(crate) fn stored(game: GameName, setup: &str) -> Result<(String, Chosen), HostError> {
    let read = game.written(setup).and_then(|written| Ok((game.chosen(&written)?, written)));
    let (chosen, written) = read.or_else(|error| {
        let mut words = setup.split_ascii_whitespace();
        let players = words.next().and_then(|players| players.parse().ok());
        let given: Vec<Given> = words.map(Given::of).collect();
        let older = players.and_then(|players| {
            let chosen = game.menu().choose(players, &given).ok()?;
            let written = game.setup(&chosen).ok()?;
            Some((chosen, written))
        });
        older.ok_or_else(|| HostError::Broken(format!("its setup reads “{setup}”: {error}")))
    })?;
    Ok((written, chosen))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_of_every_release_are_read() {
        let read = |game, setup| {
            let (setup, chosen) = stored(game, setup).unwrap();
            (chosen.players(), setup)
        };
        let advanced = || (3, "3 players, advanced".to_owned());
        assert_eq!(read(GameName::Faraway, "3 advanced"), advanced());
        assert_eq!(read(GameName::Faraway, "3 players, advanced"), advanced());
        assert_eq!(read(GameName::Faraway, "2"), (2, "2 players".to_owned()));
        let first = (4, "4 players, crossover, P2 first".to_owned());
        assert_eq!(read(GameName::AboveAndBelow, "4 players, crossover, P2 first"), first);
    }

    #[test]
    fn a_row_that_makes_no_sense_says_so() {
        for setup in ["", "many", "3 moons", "3 players, moons", "99 players", "9000000000000"] {
            let error = stored(GameName::Faraway, setup).unwrap_err();
            assert!(matches!(&error, HostError::Broken(why) if why.contains(setup)), "{error}");
        }
    }
}
