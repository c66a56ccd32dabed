//! Near and Far in a terminal: a map of two-letter spaces, the town, and what everybody has.

mod chart;
mod finale;
mod people;
mod table;
mod words;

use std::ops::Deref;

use ::table::{Seat, Seen};
use game_near_and_far::{NearAndFar, Open};
use ratatui::{buffer::Buffer, layout::Rect};

use crate::{
    Ink,
    parts::{Board, Card, Others, Parts},
    text::{cut, put},
};
use words::Name;

/// A game of Near and Far on a screen.
#[derive(Clone, Copy)]
struct NearAndFarScreen<'a> {
    ink: Ink,
    seen: Seen<'a, NearAndFar>,
}

impl<'a> Deref for NearAndFarScreen<'a> {
    type Target = Seen<'a, NearAndFar>;

    fn deref(&self) -> &Seen<'a, NearAndFar> {
        &self.seen
    }
}

impl<'a> NearAndFarScreen<'a> {
    fn open(&self) -> &'a Open {
        &self.view.open
    }

    /// Whose board is shown at large: the viewer's, or for those without one the active player's.
    fn home(&self) -> Seat {
        self.seat().unwrap_or(self.open().active)
    }

    /// All seats in order.
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.open().seats()).map(Seat::new)
    }

    /// All seats but the one at home, clockwise from there.
    fn strangers(&self) -> Vec<Seat> {
        let seats = self.open().seats();
        (1..seats).map(|step| Seat::new((self.home().index() + step) % seats)).collect()
    }
}

/// The parts of the screen.
pub(crate) fn parts<'a>(ink: Ink, seen: Seen<'a, NearAndFar>) -> Parts<'a> {
    let screen = NearAndFarScreen { ink, seen };
    let piles = &seen.view.piles;
    Parts {
        supplies: format!("artifacts: {} basic, {} advanced", piles.basic, piles.advanced),
        table: Board {
            least_height: 17,
            shows_choices: false,
            draw: Box::new(move |buf, area, selected| table::draw(&screen, buf, area, selected)),
        },
        sheets: Vec::new(),
        others: Others {
            count: screen.strangers().len(),
            draw: Box::new(move |buf, area, first| people::draw_others(&screen, buf, area, first)),
        },
        things: words::things(&screen).into_iter().map(|name| looked_at(screen, name)).collect(),
        look_up: Box::new(move |word| {
            Name::read(&screen, word).map(|name| looked_at(screen, name))
        }),
        legend: chart::legend(),
        lines: words::describe(&screen),
        words_to_read: words::to_read(&screen),
        finale: finale::sheet(&screen).finale(),
    }
}

/// Something to be looked at.
fn looked_at(screen: NearAndFarScreen<'_>, name: Name) -> Card<'_> {
    const MOST: usize = 24;
    let draw = move |buf: &mut Buffer, area: Rect| {
        let title = cut(&screen.ink.plain(&name.title(&screen)), MOST);
        put(buf, area, 0, 0, &title, screen.ink.accent());
        Rect { width: MOST as u16, height: 1, ..area }
    };
    Card {
        word: name.word(),
        draw: Box::new(draw),
        explain: Box::new(move || words::explain(&screen, name)),
    }
}
