//! Learning a game: the ways to How to play, help, and why something is not offered.

pub(crate) mod help;

use maud::{Markup, html};
use shelf::GameName;

use crate::{model::TableModel, seats::ui_icon, words::learn as words};

/// Where How to play is, at the section that tells `rule`.
pub(crate) fn address(game: GameName, rule: Option<&str>) -> String {
    let section = rule.and_then(|rule| game.section_of(rule));
    let anchor = section.map(|section| format!("#{section}")).unwrap_or_default();
    format!("/how-to-play/{}{anchor}", game.word())
}

/// The way to How to play, in the header of a page.
pub(crate) fn header_link(game: GameName) -> Markup {
    html! {
        a.how-link href=(address(game, None)) {
            svg.icon viewBox="0 0 24 24" aria-hidden="true" {
                path fill="currentColor" d="M3 5c3-1.500 6-1.500 8 0v14c-2-1.500-5-1.500-8 0zM21 5c-3-1.500-6-1.500-8 0v14c2-1.500 5-1.500 8 0z" {}
            }
            span { (words::HOW_TO_PLAY) }
        }
    }
}

/// The way to How to play, in running text.
pub(crate) fn link(game: GameName) -> Markup {
    html! { a.door href=(address(game, None)) { (words::HOW_TO_PLAY) } }
}

/// What is not offered now and why, each with the way to its rule.
pub(crate) fn why_not(table: &TableModel) -> Markup {
    let missing = table.words().map(|words| words.missing).unwrap_or_default();
    html! {
        @if !missing.is_empty() {
            details.why id="why-not" {
                summary { (ui_icon("why")) span { (crate::words::shell::WHY_NOT) } }
                ul.missing {
                    @for one in &missing {
                        li {
                            b { (one.what) ": " } (one.why) " "
                            a href=(address(table.game, Some(one.rule))) aria-label={ (words::RULE) " " (one.rule) ": " (one.what) } { (words::RULE) }
                        }
                    }
                }
            }
        }
    }
}
