//! Lists of tables: on the front page, and all of a visitor's on a page of their own.

use maud::{Markup, html};
use shelf::GameName;

use crate::{
    model::TableLine,
    shell::{Document, Refresh, button_form},
    words::shell as words,
};

/// Tables in a list, each with whose turn it is.
pub(crate) fn lines(lines: &[TableLine]) -> Markup {
    html! { ul.lines { @for line in lines { li { (link(line)) } } } }
}

/// All tables of a visitor: those that run, and apart from them those that are over.
pub fn tables_page(all: &[TableLine]) -> String {
    let (over, running): (Vec<&TableLine>, Vec<&TableLine>) =
        all.iter().partition(|line| line.is_over);
    let body = html! {
        main.sheet.whole-story.my-tables id="table" {
            h1 { (words::ALL_MY_TABLES) }
            @if all.is_empty() { p { (words::NO_TABLES) } }
            (part(words::RUNNING_TABLES, &running))
            (part(words::FINISHED_TABLES, &over))
            @if !all.is_empty() { p.quiet { (words::REMOVE_MEANS) } }
            p { a.button href="/" { (words::TO_THE_SHELF) } }
        }
    };
    Document {
        title: words::ALL_MY_TABLES,
        class: "plain",
        style: None,
        symbols: html! {},
        header: html! {},
        body,
        after: html! {},
        refresh: Refresh::Never,
    }
    .render()
}

fn part(title: &str, lines: &[&TableLine]) -> Markup {
    html! {
        @if !lines.is_empty() {
            h2 { (title) }
            ul.lines {
                @for line in lines {
                    li.with-date {
                        (link(line))
                        time.quiet datetime=(words::iso_date(line.last_ms)) { (words::date(line.last_ms)) }
                        // A running game that somebody waits for stays in sight.
                        @if line.is_over || line.is_lobby {
                            (button_form(&format!("/tables/{}/forget", line.id), &[], "quiet-button", words::REMOVE))
                        }
                    }
                }
            }
        }
    }
}

fn link(line: &TableLine) -> Markup {
    html! {
        a href={ "/t/" (line.id) } {
            b { (line.game.map_or(words::UNKNOWN_GAME, GameName::title)) }
            span { (line.seats) }
            @if !line.my_turn { span.quiet { (line.status) } }
            @if let Some(left) = line.left { span.quiet { (words::left(left)) } }
            @if line.my_turn { strong.turn { (words::YOUR_TURN) } }
        }
    }
}
