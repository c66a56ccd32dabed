//! Help for every card, in words: outside of what is pushed, since it never changes.

use game_faraway::{
    CardId, Content,
    words::{explained, title},
};
use maud::{Markup, html};

use super::face::{self, icon};
use crate::words::{faraway as words, shell};

/// A page to open beside each card, and one for the symbols.
pub(super) fn all(content: &Content) -> Markup {
    html! {
        @for name in CardId::all() { (one(content, name)) }
        div.help id="legend" popover aria-label=(words::SYMBOLS) {
            h2 { (words::SYMBOLS) }
            (legend())
            (close("legend"))
        }
    }
}

fn one(content: &Content, name: CardId) -> Markup {
    let id = format!("h-{}", face::key(name));
    html! {
        div.help id=(id) popover {
            (face::face(name))
            div {
                h2 { (title(name)) }
                @for line in explained(content, name) { p { (line) } }
                (close(&id))
            }
        }
    }
}

fn close(id: &str) -> Markup {
    html! { button type="button" popovertarget=(id) popovertargetaction="hide" { (shell::CLOSE) } }
}

/// The symbols and what they are called.
fn legend() -> Markup {
    html! { ul.legend { @for (word, meaning) in words::LEGEND { li { (icon(word)) (meaning) } } } }
}
