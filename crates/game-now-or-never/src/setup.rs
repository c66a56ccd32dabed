//! Players and options (RULES.md section 37).

use std::{fmt, str::FromStr};

use table::{NotationError, Seat, SetupError};

use crate::components::{Hero, Side};

/// The fewest players (NN-017): alone by the solo rules.
pub const FEWEST_PLAYERS: usize = 1;
/// The most players (NN-017).
pub const MOST_PLAYERS: usize = 4;

const EXPECTED: &str = "“3 players”, “1 player, best 112”, “2 players, underground, reroll, P2 first, \
     P1 as Zeik”";

/// How many play, where, and how. Written `3 players`; then `underground`, `reroll`, `P2 first`,
/// `P1 as Zeik`, `best 112`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// 1 to 4.
    pub players: usize,
    /// The side of the game board and of the towns (NN-042, NN-498).
    pub side: Side,
    /// Whether a good buys a new roll (NN-505).
    pub reroll: bool,
    /// Who begins, if it is not left to luck (NN-083).
    pub first: Option<Seat>,
    /// Who plays which hero; the others pick theirs (NN-068).
    pub heroes: [Option<Hero>; MOST_PLAYERS],
    /// The best score so far, to be beaten alone (NN-575).
    pub best: Option<u16>,
}

impl Setup {
    /// The standard game above ground.
    pub fn standard(players: usize) -> Setup {
        Setup {
            players,
            side: Side::Above,
            reroll: false,
            first: None,
            heroes: [None; MOST_PLAYERS],
            best: None,
        }
    }

    /// The standard game on the underground board (NN-498).
    pub fn underground(players: usize) -> Setup {
        Setup { side: Side::Below, ..Setup::standard(players) }
    }

    /// Every number of players on both boards, without and with the reroll variant.
    pub fn all() -> impl Iterator<Item = Setup> {
        (FEWEST_PLAYERS..=MOST_PLAYERS).flat_map(|players| {
            let boards = [Setup::standard(players), Setup::underground(players)];
            boards.into_iter().flat_map(|setup| [setup, Setup { reroll: true, ..setup }])
        })
    }

    pub(crate) fn check(&self) -> Result<(), SetupError> {
        let players = self.players;
        if !(FEWEST_PLAYERS..=MOST_PLAYERS).contains(&players) {
            return Err(SetupError::Players {
                game: "Now or Never",
                fewest: FEWEST_PLAYERS,
                most: MOST_PLAYERS,
                players,
            });
        }
        if let Some(first) = self.first.filter(|first| first.index() >= players) {
            return Err(SetupError::First { first, players });
        }
        if self.heroes[players..].iter().any(Option::is_some) {
            return Err(SetupError::Impossible("a hero is for somebody who plays"));
        }
        let given = || self.heroes.iter().flatten();
        if given().any(|one| given().filter(|other| *other == one).count() > 1) {
            return Err(SetupError::Impossible("no two players play the same hero"));
        }
        if self.best.is_some() && players > 1 {
            return Err(SetupError::Impossible("a best score is to be beaten alone"));
        }
        Ok(())
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.players {
            1 => f.write_str("1 player")?,
            players => write!(f, "{players} players")?,
        }
        if self.side == Side::Below {
            f.write_str(", underground")?;
        }
        if self.reroll {
            f.write_str(", reroll")?;
        }
        if let Some(first) = self.first {
            write!(f, ", {first} first")?;
        }
        for (index, hero) in self.heroes.iter().enumerate() {
            if let Some(hero) = hero {
                write!(f, ", {} as {}", Seat::new(index), hero.name())?;
            }
        }
        match self.best {
            Some(best) => write!(f, ", best {best}"),
            None => Ok(()),
        }
    }
}

impl FromStr for Setup {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Setup, NotationError> {
        let wrong = || NotationError::new(EXPECTED, text);
        let mut parts = text.split(',').map(str::trim);
        let players = match parts.next().and_then(|part| part.split_once(' ')) {
            Some((number, "player" | "players")) => number.parse().map_err(|_| wrong())?,
            _ => return Err(wrong()),
        };
        let mut setup = Setup::standard(players);
        for part in parts {
            if part == "underground" {
                setup.side = Side::Below;
            } else if part == "reroll" {
                setup.reroll = true;
            } else if let Some(seat) = part.strip_suffix(" first") {
                setup.first = Some(seat.parse()?);
            } else if let Some(score) = part.strip_prefix("best ") {
                setup.best = Some(score.parse().map_err(|_| wrong())?);
            } else if let Some((seat, name)) = part.split_once(" as ") {
                let seat: Seat = seat.parse()?;
                let hero = Hero::ALL.into_iter().find(|hero| hero.name() == name);
                let place = setup.heroes.get_mut(seat.index()).ok_or_else(wrong)?;
                *place = Some(hero.ok_or_else(wrong)?);
            } else {
                return Err(wrong());
            }
        }
        // One setup has one notation: nothing is said twice, and all of it in this order.
        if setup.to_string() == text { Ok(setup) } else { Err(wrong()) }
    }
}
