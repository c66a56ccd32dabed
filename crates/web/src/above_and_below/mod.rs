//! Above and Below as a page: the only module here that knows the game.

use game_above_and_below::{Content, View};
use maud::{Markup, html};

use crate::{game::Parts, model::TableModel, words::above_and_below as words};

/// The parts of the page, for the shell to lay out.
pub(crate) fn parts(table: &TableModel, view: &View) -> Parts {
    Parts {
        moment: words::moment(view.open.round),
        sentence: table.waiting_for.clone(),
        buttons: html! {
            @for action in &table.actions {
                button form="act" name="act" value=(action) { (action) }
            }
        },
        why_not: None,
        board: html! {
            ul { @for village in view.open.villages.iter() { li { (village.coins) } } }
        },
        others: html! {},
    }
}

/// The same for a television.
pub(crate) fn big(table: &TableModel, view: &View) -> Markup {
    parts(table, view).board
}

/// What lies outside of the pushed part: symbols, faces and help.
pub(crate) fn sheet(_: &Content) -> (Markup, Markup) {
    (html! {}, html! {})
}

/// The symbols and motifs alone.
pub(crate) fn art() -> Markup {
    html! {}
}

/// The chapter a line of the log opens, if it does.
pub(crate) fn chapter(text: &str) -> Option<String> {
    let round = text.strip_prefix("round ")?.split_once(" begins")?.0;
    Some(format!("Round {round}"))
}

/// A line of the log with symbols.
pub(crate) fn line(_: &Content, text: &str) -> Markup {
    html! { (text) }
}
