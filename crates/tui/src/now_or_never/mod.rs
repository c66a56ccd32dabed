//! Now or Never in a terminal: the board as a map of letters, and everybody’s boards by key.

mod boards;
mod chart;
mod fight;
mod finale;
mod people;
mod table;
mod words;

use std::ops::Deref;

use ::table::{Seat, Seen};
use game_now_or_never::{NowOrNever, Open};
use ratatui::{buffer::Buffer, layout::Rect};

use crate::{
    Ink,
    parts::{Board, Card, Others, Parts},
    text::{cut, put},
};
use words::Name;

/// A game of Now or Never on a screen.
#[derive(Clone, Copy)]
struct NowOrNeverScreen<'a> {
    ink: Ink,
    seen: Seen<'a, NowOrNever>,
}

impl<'a> Deref for NowOrNeverScreen<'a> {
    type Target = Seen<'a, NowOrNever>;

    fn deref(&self) -> &Seen<'a, NowOrNever> {
        &self.seen
    }
}

impl<'a> NowOrNeverScreen<'a> {
    fn open(&self) -> &'a Open {
        &self.view.open
    }

    /// Whose boards are shown at large: the viewer's, or for those without one the active player's.
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
pub(crate) fn parts<'a>(ink: Ink, seen: Seen<'a, NowOrNever>) -> Parts<'a> {
    let screen = NowOrNeverScreen { ink, seen };
    let [basic, artifact, advanced] = seen.view.piles.quests;
    Parts {
        supplies: format!("quests: {basic} basic, {artifact} artifacts, {advanced} advanced"),
        table: Board {
            least_height: 16,
            shows_choices: false,
            draw: Box::new(move |buf, area, selected| table::draw(&screen, buf, area, selected)),
        },
        sheets: boards::sheets(screen),
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
        words_to_read: 0,
        finale: finale::sheet(&screen).finale(),
    }
}

/// Something to be looked at.
fn looked_at(screen: NowOrNeverScreen<'_>, name: Name) -> Card<'_> {
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
