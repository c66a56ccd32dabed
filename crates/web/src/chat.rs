//! Chat: what was said, a line to say something, and the mark for what was not seen yet.
//!
//! How much somebody has seen is known to their browser alone, so the marks are empty here and filled
//! in by `assets/chat.js`.

use maud::{Markup, html};

use crate::{model::TableModel, seats::ui_icon, words::shell as words};

/// How much chat is shown.
const SHOWN: usize = 30;

/// What was said, the newest last, and a line to say something.
pub(crate) fn chat(table: &TableModel) -> Markup {
    let from = table.chat.len().saturating_sub(SHOWN);
    html! {
        section.talk id="talk" aria-labelledby="talk-title" {
            header.head { h2 id="talk-title" { (words::TALK) } (unread()) }
            div.scroll id="said" tabindex="0" role="log" aria-live="off" aria-labelledby="talk-title" data-end {
                ul.said { @for line in &table.chat[from..] { li data-said=(line.revision) { b { bdi { (line.name) } } " " bdi { (line.text) } } } }
            }
            @if !table.mine.is_empty() {
                form.say id="say-form" method="post" action={ "/t/" (table.id) "/say" } data-clear {
                    input id="say-text" name="text" maxlength="280" required autocomplete="off" aria-label=(words::SAY) placeholder=(words::SAY);
                    button { (words::SAY_IT) }
                }
            }
        }
    }
}

/// The way to the chat, in the header of every page of a table.
pub(crate) fn door() -> Markup {
    html! {
        a.to-chat href="#talk" { (ui_icon("chat")) span.sr { (words::TALK) } (unread()) }
    }
}

/// How many lines were not seen; our script counts them.
pub(crate) fn unread() -> Markup {
    html! { span.unread data-unread data-unread-words=(words::UNREAD) hidden data-keep {} }
}
