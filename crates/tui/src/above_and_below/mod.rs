//! Above and Below in a terminal.

mod book;
mod finale;
mod home;
mod others;
mod plain;
mod sign;
mod table;
mod words;

use std::ops::Deref;

use ::table::{Seat, Seen};
use game_above_and_below::{AboveAndBelow, Building, Open, Village, Villager, words as game_words};
use ratatui::{buffer::Buffer, layout::Rect};

use crate::{
    Ink,
    parts::{Board, Card, Others, Parts},
    text::{cut, put},
};
use words::Name;

/// A game of Above and Below on a screen: what is seen, and where the cursor is.
#[derive(Clone, Copy)]
struct AboveAndBelowScreen<'a> {
    ink: Ink,
    seen: Seen<'a, AboveAndBelow>,
    selected: Option<usize>,
}

impl<'a> Deref for AboveAndBelowScreen<'a> {
    type Target = Seen<'a, AboveAndBelow>;

    fn deref(&self) -> &Seen<'a, AboveAndBelow> {
        &self.seen
    }
}

impl<'a> AboveAndBelowScreen<'a> {
    fn open(&self) -> &'a Open {
        &self.view.open
    }

    /// Whose village is shown at large: the viewer's, or for those without one the active player's.
    fn home(&self) -> Seat {
        self.seat().unwrap_or(self.open().active)
    }

    fn village(&self, seat: Seat) -> &'a Village {
        self.open().village(seat)
    }

    /// All seats but the one at home, clockwise from there.
    fn strangers(&self) -> Vec<Seat> {
        let seats = self.open().seats();
        (1..seats).map(|step| Seat::new((self.home().index() + step) % seats)).collect()
    }

    /// Whether the viewer owes a decision.
    fn is_asked(&self) -> bool {
        game_words::is_asked(self.seen)
    }

    /// What a villager is called, with their short name: `V1 Odo`.
    fn villager(&self, villager: Villager) -> String {
        format!("{villager} {}", self.content.face(villager).name)
    }

    /// What a building is called, with its short name: `H3 Toll-Bell Hut`.
    fn building(&self, building: Building) -> String {
        format!("{building} {}", self.content.card(building).name)
    }
}

/// The parts of the screen.
pub(crate) fn parts<'a>(ink: Ink, seen: Seen<'a, AboveAndBelow>) -> Parts<'a> {
    let screen = AboveAndBelowScreen { ink, seen, selected: None };
    let open = &seen.view.open;
    let told = open.tale.as_slice().last().filter(|_| open.exploration.is_none());
    Parts {
        supplies: told.map_or_else(String::new, |page| format!("last passage: ? {}", page.passage)),
        table: Board {
            least_height: 17,
            shows_choices: false,
            draw: Box::new(move |buf, area, selected| {
                table::draw(&AboveAndBelowScreen { selected, ..screen }, buf, area)
            }),
        },
        sheets: Vec::new(),
        others: Others {
            count: screen.strangers().len(),
            draw: Box::new(move |buf, area, first| others::draw_close(&screen, buf, area, first)),
        },
        things: words::cards(&screen).into_iter().map(|name| looked_at(screen, name)).collect(),
        look_up: Box::new(move |word| {
            Name::read(&screen, word).map(|name| looked_at(screen, name))
        }),
        legend: sign::legend(ink),
        lines: plain::describe(&screen),
        words_to_read: book::words(&screen),
        finale: finale::sheet(&screen).finale(),
    }
}

/// Something to be looked at.
fn looked_at(screen: AboveAndBelowScreen<'_>, name: Name) -> Card<'_> {
    const MOST: usize = 24;
    let title = match name {
        Name::Villager(villager) => Some(screen.villager(villager)),
        Name::Building(building) => Some(screen.building(building)),
        Name::Cave(cave) => Some(format!("cave {cave}")),
        Name::Page(_) => None,
    };
    let draw = move |buf: &mut Buffer, area: Rect| match &title {
        Some(title) => {
            let title = cut(&screen.ink.plain(title), MOST);
            put(buf, area, 0, 0, &title, screen.ink.accent());
            Rect { width: MOST as u16, height: 1, ..area }
        }
        None => Rect { width: 0, height: 0, ..area },
    };
    Card {
        word: name.word(),
        draw: Box::new(draw),
        explain: Box::new(move || words::explain(&screen, name)),
    }
}
