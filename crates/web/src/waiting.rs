//! A page that comes in two parts: it says that it waits, and goes on when what it waits for is there.

use maud::{Markup, html};

use crate::{shell::Document, words::shell as words};

/// Where the page waits: what comes of it goes here.
pub const WAITS_HERE: &str = "<!--rest-->";

/// The page; it comes up to [`WAITS_HERE`], and the rest when what it waits for is there.
pub fn waiting_page() -> String {
    let body = html! {
        main.sheet.problem id="table" {
            h1 { (words::WAITING) }
            p role="status" { (words::WAITING_FOR) }
            (maud::PreEscaped(WAITS_HERE))
        }
    };
    Document::plain(words::WAITING, body).render()
}

/// What was waited for is there: the browser goes on by itself, and there is a link.
pub fn waited(to: &str) -> String {
    let rest: Markup = html! {
        p { a.button href=(to) { (words::GO_THERE) } }
        meta http-equiv="refresh" content={ "0; url=" (to) };
    };
    rest.into_string()
}

/// What was waited for did not come.
pub fn waited_in_vain(sentence: &str) -> String {
    let rest: Markup = html! {
        p role="alert" { (words::sentence(sentence)) }
        p { a.button href="/" { (words::TO_THE_SHELF) } }
    };
    rest.into_string()
}
