//! The book of a table: every passage that was read there, to be read again.

use maud::{Markup, html};
use shelf::ReadPage;

use crate::{
    game,
    model::TableModel,
    model_told::{BookModel, ToldModel},
    outcome::{aloud, came, paragraphs},
    seats::emblem,
    shell::{Document, Refresh},
    words::{at_table as words, shell},
};

/// A link to the book of a table, once something was read there.
pub(crate) fn link(table: &TableModel) -> Markup {
    html! { @if table.passages > 0 { a.door href=(address(table)) { (words::BOOK) } } }
}

/// A link from a line of the log to the passage it tells of.
pub(crate) fn read_again(table: &TableModel, of_move: usize) -> Markup {
    html! { a.again href={ (address(table)) "#move-" (of_move) } { (words::READ_AGAIN) } }
}

fn address(table: &TableModel) -> String {
    match table.seat() {
        Some(seat) if table.mine.len() > 1 => format!("/t/{}/book?seat={seat}", table.id),
        _ => format!("/t/{}/book", table.id),
    }
}

/// Everything that was read at a table.
pub fn book_page(book: &BookModel) -> String {
    let table = &book.table;
    let body = html! {
        main.sheet.whole-book id="table" {
            h1 { (table.game.title()) ": " (words::BOOK_OF_TABLE) }
            p { a.button href={ "/t/" (table.id) } { (shell::BACK_TO_TABLE) } }
            @if book.told.is_empty() && book.open.is_none() { p { (words::BOOK_IS_EMPTY) } }
            @for (index, told) in book.told.iter().enumerate() {
                @let is_first = index == 0 || book.told[index - 1].of_move != told.of_move;
                @if let Some(page) = &told.page {
                    article.passage id=[is_first.then(|| format!("move-{}", told.of_move))] {
                        (heading(table, page, &format!("read-{index}")))
                        div id={ "read-" (index) } { (passage(table, told, page)) }
                    }
                }
            }
            @if let Some(page) = &book.open {
                article.passage id="open" {
                    (heading(table, page, "read-open"))
                    div id="read-open" {
                        p.quiet { (words::BEING_READ) }
                        div.tale { (paragraphs(&page.text)) }
                        (choices(page))
                    }
                }
            }
        }
    };
    let theme = game::theme(table.game);
    Document {
        title: words::BOOK,
        class: "plain",
        style: theme.style,
        symbols: (theme.art)(),
        header: html! {},
        body,
        after: html! {},
        refresh: Refresh::Never,
    }
    .render()
}

fn heading(table: &TableModel, page: &ReadPage, text: &str) -> Markup {
    html! {
        header.bar {
            h2 { (emblem(page.seat)) (page.title) }
            p.byline { (words::read_by(table.name(page.seat), &page.passage)) }
            (aloud(text))
        }
    }
}

/// A passage as it was read: the text, what was chosen, and what came of it.
fn passage(table: &TableModel, told: &ToldModel, page: &ReadPage) -> Markup {
    html! {
        @if !page.choices.is_empty() { div.tale { (paragraphs(&page.text)) } }
        @match page.chosen() {
            Some(chosen) => { p.did { (chosen.label) } }
            None => { (choices(page)) }
        }
        (came(table, told, page))
    }
}

fn choices(page: &ReadPage) -> Markup {
    html! {
        @if !page.choices.is_empty() {
            ul.offered { @for choice in &page.choices { li { (choice.label) " " small.quiet { (choice.conditions()) } } } }
        }
    }
}
