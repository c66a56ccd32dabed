//! Help for every card, in words: outside of what is pushed, since it never changes.

use game_faraway::{
    CardId, Content, Faraway,
    words::{explained, title},
};
use maud::{Markup, html};
use shelf::GameName;
use table::Lessons;

use super::face::{self, icon};
use crate::{learn::help, words::faraway as words};

/// A page to open beside each card, and one for the symbols.
pub(super) fn all(content: &Content) -> Markup {
    html! {
        @for name in CardId::all() {
            (help::page(&format!("h-{}", face::key(name)), &title(name), &face::face(name), &explained(content, name)))
        }
        (help::note(GameName::Faraway, "h-order", words::ORDER_MEANS, "FA-082"))
        (help::note(GameName::Faraway, "h-decks", words::DECKS_MEAN, "FA-034"))
        (help::symbols(GameName::Faraway, Faraway::SYMBOLS, icon))
    }
}
