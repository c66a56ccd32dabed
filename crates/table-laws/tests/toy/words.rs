//! The words of Pebbles: setups, actions, refusals and events.

use std::{
    fmt::{self, Write},
    str::FromStr,
};

use table::{Audience, EventLine, Happening, Names, NotationError, Seat, notation::Words};

use super::Content;

/// Written `2 players` or `3 players short`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Setup {
    pub(crate) players: u8,
    pub(crate) short: bool,
    /// An option that its author forgot to write down.
    pub(crate) unwritten: bool,
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} players{}", self.players, if self.short { " short" } else { "" })
    }
}

impl FromStr for Setup {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Setup, NotationError> {
        let (all, short) = match text.strip_suffix(" short") {
            Some(all) => (all, true),
            None => (text, false),
        };
        let mut words = Words::of(all, "a setup such as 2 players");
        let setup = Setup { players: words.value()?, short, unwritten: false };
        if words.word()? == "players" { words.end(setup) } else { Err(words.wrong()) }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Action {
    Choose(u8),
    Place(Bank),
    Peek,
    Done,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Bank {
    Left,
    Right,
    /// Only in a broken game, where it is written like the left one.
    Middle,
}

impl fmt::Display for Bank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Bank::Left | Bank::Middle => "left",
            Bank::Right => "right",
        })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Choose(card) => write!(f, "choose {card}"),
            Action::Place(bank) => write!(f, "place {bank}"),
            Action::Peek => f.write_str("peek"),
            Action::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        let mut words = Words::of(text, "an action such as choose 7");
        let action = match words.word()? {
            "choose" => Action::Choose(words.value()?),
            "place" => match words.word()? {
                "left" => Action::Place(Bank::Left),
                "right" => Action::Place(Bank::Right),
                _ => return Err(words.wrong()),
            },
            "peek" => Action::Peek,
            "done" => Action::Done,
            _ => return Err(words.wrong()),
        };
        words.end(action)
    }
}

#[derive(Clone, Copy, PartialEq, Debug, thiserror::Error)]
pub(crate) enum Refusal {
    #[error("it is not the moment for that")]
    NotNow,
    #[error("you do not hold the {card}")]
    NotInHand { card: u8 },
    #[error("you have chosen the {card} already")]
    AlreadyChosen { card: u8 },
    #[error("you have placed your pebble")]
    AlreadyPlaced,
    #[error("you have looked already")]
    AlreadyPeeked,
    #[error("place your pebble first")]
    NotPlaced,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Event {
    Chose {
        seat: Seat,
    },
    /// For the one who chose, unless the game is broken.
    ChoseCard {
        seat: Seat,
        card: u8,
        shown: bool,
    },
    Revealed {
        seat: Seat,
        card: u8,
        ragged: bool,
    },
    Won {
        seat: Seat,
    },
    Placed {
        seat: Seat,
        bank: Bank,
    },
    /// Marked as a reveal, unless the game is broken.
    Peeked {
        seat: Seat,
        marked: bool,
    },
    Drew {
        seat: Seat,
    },
    DrewCard {
        seat: Seat,
        card: u8,
    },
}

impl Happening for Event {
    type Content = Content;

    fn audience(&self) -> Audience {
        match *self {
            Event::ChoseCard { seat, shown: false, .. } | Event::DrewCard { seat, .. } => {
                Audience::Only(seat)
            }
            Event::Chose { .. }
            | Event::ChoseCard { .. }
            | Event::Revealed { .. }
            | Event::Won { .. }
            | Event::Placed { .. }
            | Event::Peeked { .. }
            | Event::Drew { .. } => Audience::Everyone,
        }
    }

    fn reveals(&self) -> bool {
        matches!(self, Event::Revealed { .. } | Event::Peeked { marked: true, .. })
    }

    fn tell(&self, _: &Content, names: &Names, out: &mut EventLine) -> fmt::Result {
        match *self {
            Event::Chose { seat } => write!(out, "{} has chosen", names.get(seat)),
            Event::ChoseCard { seat, card, .. } => write!(out, "{} chose {card}", names.get(seat)),
            Event::Revealed { seat, card, ragged } => {
                let space = if ragged { '\n' } else { ' ' };
                write!(out, "{} turns up{space}{card}", names.get(seat))
            }
            Event::Won { seat } => write!(out, "{} takes the cards", names.get(seat)),
            Event::Placed { seat, bank } => write!(out, "{} places {bank}", names.get(seat)),
            Event::Peeked { seat, .. } => write!(out, "{} looks", names.get(seat)),
            Event::Drew { seat } => write!(out, "{} draws", names.get(seat)),
            Event::DrewCard { seat, card } => write!(out, "{} draws {card}", names.get(seat)),
        }
    }
}
