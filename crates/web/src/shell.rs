//! The frame of every page: head, header, symbols, and what the module needs.

use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::words::shell as words;

const SIGNS: &str = include_str!("../art/shell.svg");

/// A page to be framed.
pub(crate) struct Document<'a> {
    /// For the tab.
    pub(crate) title: &'a str,
    /// A word for the style of the whole page.
    pub(crate) class: &'static str,
    /// The address of the game's own style sheet, where it has one.
    pub(crate) style: Option<&'static str>,
    /// Symbols besides those of the shell.
    pub(crate) symbols: Markup,
    /// What stands in the header, besides the name of the house.
    pub(crate) header: Markup,
    /// The page itself, with its `<main>`.
    pub(crate) body: Markup,
    /// What comes after it and is never pushed.
    pub(crate) after: Markup,
    /// Whether a page without script looks again by itself.
    pub(crate) refresh: Refresh,
}

/// Whether a page without script looks again by itself.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Refresh {
    Never,
    Soon,
}

impl<'a> Document<'a> {
    /// A page of words alone, which nothing is pushed to.
    pub(crate) fn plain(title: &'a str, body: Markup) -> Document<'a> {
        let (symbols, header, after) = (html! {}, html! {}, html! {});
        let refresh = Refresh::Never;
        Document { title, class: "plain", style: None, symbols, header, body, after, refresh }
    }

    pub(crate) fn render(&self) -> String {
        html! {
            (DOCTYPE)
            html lang=(words::LANG) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                    meta name="color-scheme" content="light dark";
                    meta name="theme-color" content="#e7dcc5" media="(prefers-color-scheme: light)";
                    meta name="theme-color" content="#131a2b" media="(prefers-color-scheme: dark)";
                    title { (self.title) }
                    link rel="icon" type="image/svg+xml" href="/assets/icon.svg";
                    link rel="stylesheet" href="/assets/table.css";
                    link rel="stylesheet" href="/assets/tabs.css";
                    link rel="stylesheet" href="/assets/finale.css";
                    link rel="stylesheet" href="/assets/front.css";
                    link rel="stylesheet" href="/assets/outcome.css";
                    link rel="stylesheet" href="/assets/learn.css";
                    @if let Some(style) = self.style { link rel="stylesheet" href=(style); }
                    script type="module" src="/assets/table.js" blocking="render" {}
                    @if self.refresh == Refresh::Soon {
                        noscript { meta http-equiv="refresh" content="5"; }
                    }
                }
                body.(self.class) {
                    a.skip href="#table" { (words::SKIP) }
                    svg.symbols width="0" height="0" aria-hidden="true" {
                        (PreEscaped(SIGNS))
                        (self.symbols)
                    }
                    header.house {
                        a.home href="/" aria-label=(words::HOME) { (mark()) span { "Tabletale" } }
                        (self.header)
                        button.theme type="button" data-theme-toggle hidden aria-label=(words::THEME) {
                            (crate::seats::ui_icon("theme"))
                        }
                    }
                    p.sr id="say" role="status" aria-live="polite" {}
                    p.toast id="toast" role="alert" hidden {}
                    (self.body)
                    (self.after)
                }
            }
        }
        .into_string()
    }
}

/// The mark of the house: an open book with a little land in it.
fn mark() -> Markup {
    html! {
        svg.mark viewBox="0 0 32 24" aria-hidden="true" {
            path fill="#a9542c" d="M0 3h32v19H0z" {}
            path fill="#fbf4e3" d="M2 2c5-2 10-1 14 1v18c-4-2-9-3-14-1zM30 2c-5-2-10-1-14 1v18c4-2 9-3 14-1z" {}
            path fill="#2b7a78" d="M18 15l4-6 3 4 2-2 1.500 3v3.500c-4-.5-7 0-10.500 1z" {}
            path fill="none" stroke="#8b7d66" d="M5 7h8M5 10.500h8M5 14h6" {}
        }
    }
}

/// A form with one button.
pub(crate) fn button_form(
    action: &str,
    fields: &[(&str, &str)],
    class: &str,
    label: &str,
) -> Markup {
    html! {
        form method="post" action=(action) {
            @for (name, value) in fields { input type="hidden" name=(name) value=(value); }
            button class=(class) { (label) }
        }
    }
}

/// Something that did not work, in one sentence.
pub fn problem_page(status: u16, sentence: &str) -> String {
    let body = html! {
        main.sheet.problem id="table" {
            h1 { (words::problem(status)) }
            p { (words::sentence(sentence)) }
            p { a.button href="/" { (words::TO_THE_SHELF) } }
        }
    };
    Document::plain(words::problem(status), body).render()
}
