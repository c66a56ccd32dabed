//! Tables to go to: one on the front page, and all of them on a page of their own.

use maud::{Markup, html};
use shelf::GameName;

use crate::{
    model_front::{TableLine, TablesModel},
    shell::{Document, button_form},
    words::shell as words,
};

/// Tables in a list, each with whose turn it is.
pub(crate) fn lines(lines: &[TableLine]) -> Markup {
    html! { ul.lines { @for line in lines { li { (link(line)) } } } }
}

/// The game to continue in one line, with the way to so many others.
pub(crate) fn go_on(line: &TableLine, others: usize) -> Markup {
    html! {
        div.go-on {
            a.this href={ "/t/" (line.id) } {
                b { (words::CONTINUE) }
                span.game { (line.game.map_or(words::UNKNOWN_GAME, GameName::title)) }
                span.with { (line.seats) }
                (state(line))
            }
            @if others > 0 { a.door href="/tables" { (words::more_running(others)) } }
        }
    }
}

/// All tables a visitor can go to: those that run, those that are over, and those of others that look
/// for players; and what else is needed rarely.
pub fn tables_page(tables: &TablesModel) -> String {
    let (over, running): (Vec<&TableLine>, Vec<&TableLine>) =
        tables.mine.iter().partition(|line| line.is_over);
    let body = html! {
        main.sheet.whole-story.my-tables id="table" {
            h1 { (words::MY_TABLES) }
            @if tables.mine.is_empty() { p { (words::NO_TABLES) } }
            (part(words::RUNNING_TABLES, &running))
            (part(words::FINISHED_TABLES, &over))
            @if !tables.mine.is_empty() { p.quiet { (words::REMOVE_MEANS) } }
            h2 { (words::OPEN_TABLES) }
            @if tables.open.is_empty() { p.quiet { (words::NO_OPEN_TABLES) } }
            (lines(&tables.open))
            h2 { (words::IMPORT) }
            (import())
            (my_name(tables.my_name.as_deref()))
            p { a.button href="/" { (words::TO_THE_SHELF) } }
        }
    };
    Document::plain(words::TABLES, body).render()
}

/// A saved game, by its file or its text.
fn import() -> Markup {
    html! {
        form.import id="import" method="post" action="/import" {
            label.field {
                span { (words::IMPORT_TEXT) }
                textarea id="import-text" name="file" required spellcheck="false" {}
            }
            input type="file" accept=".replay,text/plain" data-into="import-text" hidden aria-label=(words::IMPORT);
            p { button { (words::IMPORT_IT) } }
        }
    }
}

/// What this browser is called wherever it sits down.
fn my_name(name: Option<&str>) -> Markup {
    html! {
        form.my-name id="my-name" method="post" action="/name" {
            label for="name" { @if name.is_some() { (words::YOU_PLAY_AS) } @else { (words::WHAT_NAME) } }
            input id="name" name="name" maxlength="24" required autocomplete="nickname" placeholder=(words::YOUR_NAME) value=[name];
            button { (words::SAVE_NAME) }
        }
    }
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
            (state(line))
        }
    }
}

/// Whose turn it is, and how much time is left.
fn state(line: &TableLine) -> Markup {
    html! {
        @if !line.my_turn { span.quiet.status { (line.status) } }
        @if let Some(left) = line.left { span.quiet.left { (words::left(left)) } }
        @if line.my_turn { strong.turn { (words::YOUR_TURN) } }
    }
}
