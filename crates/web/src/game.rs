//! From a view to the page of its game: the one place here that lists the games.

use maud::{Markup, html};
use shelf::{AnyView, GameName, Shelf};
use table::{EventLine, Thing};

use crate::{above_and_below, faraway, model::TableModel, words};

/// What a game gives the shell to lay out.
pub(crate) struct Parts {
    /// Where the game is, in a few words.
    pub(crate) moment: String,
    /// What is asked, or who is waited for.
    pub(crate) sentence: String,
    /// A button for each action.
    pub(crate) buttons: Markup,
    /// Why there are none, where somebody may wonder.
    pub(crate) why_not: Option<String>,
    /// The board, and what is the viewer's own.
    pub(crate) board: Markup,
    /// The others.
    pub(crate) others: Markup,
}

/// The parts of a table that has begun.
pub(crate) fn parts(table: &TableModel) -> Option<Parts> {
    let (shelf, names, viewer) = (&table.shelf, &table.names(), table.viewer);
    Some(match table.view.as_ref()? {
        AnyView::Faraway(it) => faraway::parts(table, it.seen(shelf.faraway(), names, viewer)),
        AnyView::AboveAndBelow(it) => {
            above_and_below::parts(table, it.seen(shelf.above_and_below(), names, viewer))
        }
    })
}

/// The table for a television.
pub(crate) fn big(table: &TableModel) -> Option<Markup> {
    let (shelf, names, viewer) = (&table.shelf, &table.names(), table.viewer);
    Some(match table.view.as_ref()? {
        AnyView::Faraway(it) => faraway::big(table, it.seen(shelf.faraway(), names, viewer)),
        AnyView::AboveAndBelow(it) => {
            above_and_below::big(table, it.seen(shelf.above_and_below(), names, viewer))
        }
    })
}

/// Symbols with faces, and help: what a page of the game has outside of the pushed part.
pub(crate) fn sheet(game: GameName, shelf: &Shelf) -> (Markup, Markup) {
    match game {
        GameName::Faraway => faraway::sheet(shelf.faraway()),
        GameName::AboveAndBelow => above_and_below::sheet(shelf.above_and_below()),
    }
}

/// The address of the game's own style sheet, where it has one.
pub(crate) fn style(game: GameName) -> Option<&'static str> {
    match game {
        GameName::Faraway => None,
        GameName::AboveAndBelow => Some("/assets/above-and-below.css"),
    }
}

/// The pictures of all volumes on the shelf.
pub(crate) fn covers() -> Markup {
    html! { (faraway::art()) (maud::PreEscaped(include_str!("../art/shelf.svg"))) }
}

/// The symbols of a game, for pages without cards.
pub(crate) fn art(game: GameName) -> Markup {
    match game {
        GameName::Faraway => faraway::art(),
        GameName::AboveAndBelow => above_and_below::art(),
    }
}

/// One line about the game, and one about how it is played.
pub(crate) fn blurb(game: GameName) -> (&'static str, &'static str) {
    match game {
        GameName::Faraway => (words::faraway::TAGLINE, words::faraway::ABOUT),
        GameName::AboveAndBelow => (words::above_and_below::TAGLINE, words::above_and_below::ABOUT),
    }
}

/// The chapter that is being played.
pub(crate) fn chapter_now(table: &TableModel) -> Option<String> {
    match table.view.as_ref()? {
        AnyView::Faraway(it) => Some(words::faraway::chapter(it.view.stage, it.view.round)),
        AnyView::AboveAndBelow(it) => Some(game_above_and_below::words::round(it.view.open.round)),
    }
}

/// A line of the log, with a symbol of what it is about in front and its things as pictures.
pub(crate) fn line(table: &TableModel, line: &EventLine) -> Markup {
    let line = line.as_sentence();
    let icon = line.icon.map(|word| match table.game {
        GameName::Faraway => html! {},
        GameName::AboveAndBelow => html! { (above_and_below::icon(word)) " " },
    });
    let drawn = |thing: &Thing| match table.game {
        GameName::Faraway => faraway::thing(table.shelf.faraway(), thing),
        GameName::AboveAndBelow => None,
    };
    html! {
        @if let Some(icon) = icon { (icon) }
        @for (text, thing) in line.pieces() {
            @match thing.and_then(drawn) { Some(drawn) => { (drawn) } None => { (text) } }
        }
    }
}
