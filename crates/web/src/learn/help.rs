//! Help in words: a page to open beside a thing, the list of symbols, and numbers that explain
//! themselves.
//!
//! A button with `popovertarget` opens a help with a click, a touch or a key, with script or
//! without. What is opened lies outside of what is pushed, since it never changes.

use maud::{Markup, html};
use shelf::GameName;

use crate::{
    learn,
    words::{learn as words, shell},
};

/// A help that opens beside a thing.
pub(crate) fn page(id: &str, title: &str, picture: &Markup, lines: &[String]) -> Markup {
    html! {
        div.help id=(id) popover {
            (picture)
            div {
                h2 { (title) }
                @for line in lines { p { (line) } }
                (close(id))
            }
        }
    }
}

/// All symbols of a game with their meanings, and a help for each of them.
pub(crate) fn symbols(
    game: GameName,
    all: &[(&str, &str)],
    icon: impl Fn(&str) -> Markup,
) -> Markup {
    html! {
        div.help id="legend" popover aria-label=(words::SYMBOLS) {
            h2 { (words::SYMBOLS) }
            ul.legend { @for (word, meaning) in all { li { (icon(word)) (meaning) } } }
            p { (learn::link(game)) }
            (close("legend"))
        }
        @for (word, meaning) in all {
            div.help.small id=(id(word)) popover {
                p { (icon(word)) (meaning) "." }
                p { a.door href={ (learn::address(game, None)) "#symbol-" (word) } { (words::HOW_TO_PLAY) } }
                (close(&id(word)))
            }
        }
    }
}

/// What the help for a symbol is called.
pub(crate) fn id(word: &str) -> String {
    format!("s-{word}")
}

/// A symbol or number that says what it is when it is pressed; `inner` has its words for those who
/// do not see it. Not for the summary of something that opens: that explains itself when it does.
pub(crate) fn explains(word: &str, inner: &Markup) -> Markup {
    opens(&id(word), inner)
}

/// The same, with a help of its own.
pub(crate) fn opens(help: &str, inner: &Markup) -> Markup {
    html! { button.explains type="button" popovertarget=(help) { (inner) } }
}

/// A help in words alone, with the way to the section that tells this rule.
pub(crate) fn note(game: GameName, id: &str, text: &str, rule: &str) -> Markup {
    html! {
        div.help.small id=(id) popover {
            p { (text) }
            p { a.door href=(learn::address(game, Some(rule))) { (words::HOW_TO_PLAY) } }
            (close(id))
        }
    }
}

/// Numbers with their symbols, each in words: what a line of symbols says when it is opened.
pub(crate) fn in_words(numbers: &[(Markup, String, &str)]) -> Markup {
    html! {
        ul.in-words { @for (icon, number, words) in numbers { li { (icon) b { (number) } " " (words) } } }
    }
}

pub(crate) fn close(id: &str) -> Markup {
    html! { button type="button" popovertarget=(id) popovertargetaction="hide" { (shell::CLOSE) } }
}
