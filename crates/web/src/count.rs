//! Numbers with the symbol of what they count, and the words for both.

use std::fmt::Display;

use maud::{Markup, html};

/// A number with its symbol, and the words for both.
pub(crate) fn count(icon: &Markup, number: impl Display, words: &str) -> Markup {
    html! { span.count title=(words) { (icon) b { (number) } span.sr { " " (words) } } }
}

/// A number with its symbol that shows for a moment how it has changed: `key` is what it is of.
pub(crate) fn tracked(key: &str, icon: &Markup, number: i64, words: &str) -> Markup {
    html! { span.count data-gain=(key) data-value=(number) title=(words) { (icon) b { (number) } span.sr { " " (words) } } }
}
