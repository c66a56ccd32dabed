//! Symbols in running text, with their words for those who do not see them.

use game_above_and_below::{
    Token,
    components::{Counted, Kind},
};
use maud::{Markup, html};

use crate::count;

/// A symbol of the game.
pub(super) fn icon(word: &str) -> Markup {
    html! { svg.icon viewBox="0 0 24 24" aria-hidden="true" { use href={ "#a-" (word) } {} } }
}

/// A number with its symbol, and the words for both.
pub(super) fn count(word: &str, number: impl std::fmt::Display, words: &str) -> Markup {
    count::count(&icon(word), number, words)
}

/// A number with its symbol that shows for a moment how it has changed: `key` is what it is of.
pub(super) fn tracked(key: &str, word: &str, number: impl Into<i64>, words: &str) -> Markup {
    count::tracked(key, &icon(word), number.into(), words)
}

/// So many tokens of a kind, for themselves where they are few.
pub(super) fn tokens(token: Token, number: u8) -> Markup {
    html! {
        @if number <= 2 {
            @for _ in 0..number { (icon(token.word())) }
        } @else {
            (icon(token.word())) b { "×" (number) }
        }
    }
}

/// The symbol of what a card counts.
pub(super) fn counted(counted: Counted) -> &'static str {
    match counted {
        Counted::Token(token) => token.word(),
        Counted::Building(kind) => kind_word(kind),
        Counted::Villager => "villager",
        Counted::EmptyCave => "cave",
    }
}

/// The symbol of a kind of building.
pub(super) fn kind_word(kind: Kind) -> &'static str {
    match kind {
        Kind::House => "house",
        Kind::Outpost => "outpost",
        Kind::KeyHouse => "key-house",
        Kind::StarHouse => "star-house",
    }
}
