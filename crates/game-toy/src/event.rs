//! What happened, in sentences.

use std::fmt::{self, Write};

use story::{Key, Keyword};
use table::{Audience, EventLine, Happening, Names, Seat, Thing};

use crate::{Content, Space};

/// One fact.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "each is what its sentence says")]
pub enum Event {
    RoundBegan { round: u8 },
    Walked { seat: Seat, to: Space },
    Gained { seat: Seat, coins: u8 },
    Lost { seat: Seat, coins: u8 },
    Opened { seat: Seat, passage: Key },
    Chose { seat: Seat, passage: Key, choice: u8 },
    Rolled { seat: Seat, die: u8 },
    Succeeded { seat: Seat },
    Failed { seat: Seat },
    Noted { seat: Seat, keyword: Keyword },
    Total { seat: Seat, points: i32, place: u8 },
}

impl Event {
    fn seat(self) -> Option<Seat> {
        match self {
            Event::RoundBegan { .. } => None,
            Event::Walked { seat, .. }
            | Event::Gained { seat, .. }
            | Event::Lost { seat, .. }
            | Event::Opened { seat, .. }
            | Event::Chose { seat, .. }
            | Event::Rolled { seat, .. }
            | Event::Succeeded { seat }
            | Event::Failed { seat }
            | Event::Noted { seat, .. }
            | Event::Total { seat, .. } => Some(seat),
        }
    }
}

impl Happening for Event {
    type Content = Content;

    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn reveals(&self) -> bool {
        matches!(self, Event::Opened { .. } | Event::Succeeded { .. } | Event::Failed { .. })
    }

    fn tell(&self, content: &Content, names: &Names, out: &mut EventLine) -> fmt::Result {
        out.about(self.seat());
        let name = self.seat().map_or("", |seat| names.get(seat));
        match *self {
            Event::RoundBegan { round } => {
                out.heading = Some(format!("Round {round}"));
                write!(out, "round {round} begins")
            }
            Event::Walked { to, .. } => {
                write!(out, "{name} walks to the ")?;
                out.thing(Thing::new("space", to), to)
            }
            Event::Gained { coins, .. } => write!(out, "{name} gains {coins}"),
            Event::Lost { coins, .. } => write!(out, "{name} loses {coins}"),
            Event::Opened { passage, .. } => {
                write!(out, "{name} opens a passage: {}", content.tales.passage(passage).title)
            }
            Event::Chose { passage, choice, .. } => {
                let choice = content.tales.passage(passage).choices.get(usize::from(choice));
                write!(out, "{name} chooses: {}", choice.map_or("", |choice| &choice.label))
            }
            Event::Rolled { die, .. } => write!(out, "{name} rolls {die}"),
            Event::Succeeded { .. } => write!(out, "{name} succeeds"),
            Event::Failed { .. } => write!(out, "{name} fails"),
            Event::Noted { keyword, .. } => {
                write!(out, "{name} notes {}", content.tales.book().keyword_word(keyword))
            }
            Event::Total { points, place, .. } => write!(out, "{name} is {place}. with {points}"),
        }
    }
}
