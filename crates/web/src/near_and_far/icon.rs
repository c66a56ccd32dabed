//! Symbols in running text, with their words for those who do not see them.

use game_near_and_far::components::{Cost, Symbols};
use maud::{Markup, html};

use crate::count;

/// A symbol of the game.
pub(super) fn icon(word: &str) -> Markup {
    html! { svg.icon viewBox="0 0 24 24" aria-hidden="true" { use href={ "#n-" (word) } {} } }
}

/// A number with its symbol, and the words for both.
pub(super) fn count(word: &str, number: impl std::fmt::Display, words: &str) -> Markup {
    count::count(&icon(word), number, words)
}

/// A number with its symbol that shows for a moment how it has changed: `key` is what it is of.
pub(super) fn tracked(key: &str, word: &str, number: impl Into<i64>, words: &str) -> Markup {
    count::tracked(key, &icon(word), number.into(), words)
}

/// A die.
pub(super) fn die(number: u8, label: &str) -> Markup {
    html! { svg.die viewBox="0 0 24 24" role="img" aria-label=(label) { use href={ "#n-d" (number.clamp(1, 6)) } {} } }
}

/// All symbols somebody or something shows, each for itself; their words stand elsewhere.
pub(super) fn symbols(symbols: &Symbols) -> Markup {
    let all = [
        ("heart", symbols.heart),
        ("skill", symbols.skill),
        ("sword", symbols.sword),
        ("search", symbols.search),
        ("movement", symbols.movement),
        ("shield", symbols.shield),
    ];
    html! {
        span.symbols-shown aria-hidden="true" {
            @for (word, number) in all {
                @if number > 2 { span.count { (icon(word)) b { (number) } } }
                @else { @for _ in 0..number { (icon(word)) } }
            }
        }
    }
}

/// A price in symbols; its words stand elsewhere.
pub(super) fn price(cost: &Cost) -> Markup {
    html! {
        span.price aria-hidden="true" {
            @for (good, number) in cost.each() { span.count { b { (number) } (icon(good.word())) } }
        }
    }
}
