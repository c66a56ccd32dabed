//! From a view to the page of its game: the one place here that lists the games.

use maud::{Markup, PreEscaped, html};
use shelf::{AnyView, GameName};
use table::{EventLine, GameWords, Seen};

use crate::{
    above_and_below, faraway,
    model::TableModel,
    near_and_far, now_or_never,
    parts::{Parts, Surface},
    theme::Theme,
};

/// What all pages of a game have in common.
pub(crate) fn theme(game: GameName) -> &'static Theme {
    match game {
        GameName::Faraway => &faraway::THEME,
        GameName::AboveAndBelow => &above_and_below::THEME,
        GameName::NearAndFar => &near_and_far::THEME,
        GameName::NowOrNever => &now_or_never::THEME,
        #[cfg(feature = "toy")]
        GameName::Toy => &crate::toy::THEME,
    }
}

/// The parts of a table that has begun.
pub(crate) fn parts(table: &TableModel, on: Surface) -> Option<Parts> {
    let (shelf, names, viewer) = (&table.shelf, &table.names(), table.viewer);
    Some(match table.view.as_ref()? {
        AnyView::Faraway(it) => {
            let seen = it.seen(shelf.faraway(), names, viewer);
            faraway::parts(table, used(table, seen, on))
        }
        AnyView::AboveAndBelow(it) => {
            let seen = it.seen(shelf.above_and_below(), names, viewer);
            above_and_below::parts(table, used(table, seen, on), on)
        }
        AnyView::NearAndFar(it) => {
            let seen = it.seen(shelf.near_and_far(), names, viewer);
            near_and_far::parts(table, used(table, seen, on), on)
        }
        AnyView::NowOrNever(it) => {
            let seen = it.seen(shelf.now_or_never(), names, viewer);
            now_or_never::parts(table, used(table, seen, on), on)
        }
        #[cfg(feature = "toy")]
        AnyView::Toy(it) => {
            let seen = it.seen(shelf.toy(), names, viewer);
            crate::toy::parts(table, used(table, seen, on))
        }
    })
}

/// The table as it can be used there: nobody acts on a television, nor behind what is to be read first.
fn used<'a, G: GameWords>(table: &TableModel, seen: Seen<'a, G>, on: Surface) -> Seen<'a, G> {
    match on {
        Surface::Television => seen.as_spectator(),
        Surface::Own if table.outcome.is_some() => seen.without_actions(),
        Surface::Own => seen,
    }
}

/// The pictures of all volumes on the shelf.
pub(crate) fn covers() -> Markup {
    html! { (faraway::art()) (PreEscaped(include_str!("../art/shelf.svg"))) }
}

/// A line of the log, with a symbol of what it is about in front and its things as pictures.
pub(crate) fn line(table: &TableModel, line: &EventLine) -> Markup {
    theme(table.game).line(&table.shelf, line)
}
