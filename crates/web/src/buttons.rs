//! Buttons for what is offered, and what a bot that was asked expects of it.

use maud::{Markup, html};

use crate::{model::TableModel, words::shell};

/// A button with its label for each action.
pub(crate) fn buttons(table: &TableModel) -> Markup {
    let words = table.words();
    html! {
        @for (index, words) in words.iter().flat_map(|words| &words.actions).enumerate() {
            button.chip id=(button_id(&words.action)) form="act" name="act" value=(words.action) {
                (words.label)
                @if let Some(meaning) = &words.meaning { small { (meaning) } }
                (hint_mark(table, index))
            }
        }
    }
}

/// What the button of an action is called, so that it keeps its place when the page changes.
pub(crate) fn button_id(action: impl std::fmt::Display) -> String {
    format!("do-{}", action.to_string().replace(' ', "-"))
}

/// What a bot expects of an action among those that are offered, where it was asked.
pub(crate) fn hint_of<A: Copy + PartialEq>(table: &TableModel, offered: &[A], action: A) -> Markup {
    let place = offered.iter().position(|known| *known == action);
    html! { @if let Some(place) = place { (hint_mark(table, place)) } }
}

/// What a bot expects of the action at this place, where it was asked.
fn hint_mark(table: &TableModel, index: usize) -> Markup {
    html! {
        @if let Some((score, best)) = table.hint(index) {
            span.hint.best[best] title=(shell::expected(score)) { "≈" (format!("{score:.0}")) }
        }
    }
}
