//! What happened so far.

use maud::{Markup, html};

use crate::{
    book_page, game,
    model::{LogModel, TableModel},
    shell::{Document, Refresh},
    words::shell as words,
};

/// How many lines a table shows; the rest is on a page of its own, so that a long game costs no more.
const RECENT: usize = 48;

/// The newest part of the log in the order it happened, folded by chapter, in a box of its own that
/// is opened at its end.
pub(crate) fn recent(table: &TableModel) -> Markup {
    let from = table.log.len().saturating_sub(RECENT);
    html! {
        section.story id="story" aria-labelledby="story-title" {
            header.head {
                h2 id="story-title" { (words::LOG) }
                (book_page::link(table))
                @if table.view.is_some() { a.door href={ "/t/" (table.id) "/log" } { (words::FULL_LOG) } }
            }
            div.scroll id="log" tabindex="0" role="log" aria-live="off" aria-labelledby="story-title" data-end {
                div { @if !table.log.is_empty() { (chapters(table, &table.log[from..])) } }
            }
        }
    }
}

/// Where the log goes on, by the line before which that part ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LogLinks {
    /// What was before the lines shown.
    pub earlier: Option<usize>,
    /// What came after them.
    pub later: Option<usize>,
}

/// The log on pages of its own, so many lines at a time.
pub fn log_page(table: &TableModel, links: LogLinks) -> String {
    let link = |before: usize| match table.seat() {
        Some(seat) => format!("/t/{}/log?before={before}&as={seat}", table.id),
        None => format!("/t/{}/log?before={before}", table.id),
    };
    let turn = |words: &str, before: Option<usize>| {
        html! { @if let Some(before) = before { p { a.button href=(link(before)) { (words) } } } }
    };
    let body = html! {
        main.sheet.whole-story id="table" {
            h1 { (table.game.title()) ": " (words::LOG) }
            p { a.button href={ "/t/" (table.id) } { (words::BACK_TO_TABLE) } }
            (crate::luck::brought(table))
            (turn(words::EARLIER_LINES, links.earlier))
            (chapters(table, &table.log))
            (turn(words::LATER_LINES, links.later))
        }
    };
    Document {
        title: words::LOG,
        class: "plain",
        symbols: (game::theme(table.game).art)(),
        header: html! {},
        body,
        after: html! {},
        refresh: Refresh::Never,
    }
    .render()
}

/// Lines of the log in chapters, in the order they happened. A line opens the moment after its move.
fn chapters(table: &TableModel, log: &[LogModel]) -> Markup {
    let mut chapters: Vec<(Option<String>, Vec<&LogModel>)> = vec![(None, Vec::new())];
    for line in log {
        match &line.line.heading {
            Some(title) => chapters.push((Some(title.clone()), Vec::new())),
            None => {
                if let Some((_, lines)) = chapters.last_mut() {
                    lines.push(line);
                }
            }
        }
    }
    chapters.retain(|(title, lines)| title.is_some() || !lines.is_empty());
    // Lines without any heading are the end of a long chapter: the one that is being played.
    if let [(title @ None, _)] = chapters.as_mut_slice() {
        *title = table.words().map(|words| words.chapter);
    }
    // A chapter nothing has happened in yet leaves the one before it open.
    let newest = chapters.iter().rposition(|(_, lines)| !lines.is_empty()).unwrap_or(0);
    html! {
        @for (index, (title, lines)) in chapters.iter().enumerate() {
            details.chapter id={ "chapter-" (title.as_deref().unwrap_or("start").replace(' ', "-")) } open[index >= newest] {
                summary { (title.as_deref().unwrap_or(words::EARLIER)) }
                ol {
                    @for line in lines {
                        li {
                            a href=(replay_link(table, line.after)) { (sentence(table, line)) }
                            @if let (true, Some(of_move)) = (line.is_in_book, line.of_move) { " " (book_page::read_again(table, of_move)) }
                        }
                    }
                }
            }
        }
    }
}

/// A line of the game with symbols; one about seats in plain words.
fn sentence(table: &TableModel, line: &LogModel) -> Markup {
    match line.of_move {
        Some(_) => game::line(table, &line.line),
        None => html! { i { bdi { (line.line.as_sentence()) } } },
    }
}

/// Where a moment of the game is shown, with the eyes of the viewer.
fn replay_link(table: &TableModel, at: usize) -> String {
    match table.seat() {
        Some(seat) => format!("/t/{}/replay?move={at}&as={seat}", table.id),
        None => format!("/t/{}/replay?move={at}", table.id),
    }
}
