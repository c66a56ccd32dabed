//! What happened so far.

use maud::{Markup, html};

use crate::{
    book_page, game,
    model::{LogModel, TableModel},
    shell::{Document, Refresh},
    words::shell as words,
};

/// The moves a table tells of, at least; the rest is on a page of its own, so that a long game costs
/// no more. Once in so many moves the box begins later, and between them it only grows.
const RECENT: usize = 20;

/// The newest part of the log in the order it happened, folded by chapter, in a box of its own that
/// is opened at its end.
pub(crate) fn recent(table: &TableModel) -> Markup {
    let newest = table.log.last().map_or(0, |line| line.after);
    let cut = newest.saturating_sub(RECENT) / RECENT * RECENT;
    let from = table.log.partition_point(|line| line.after <= cut && cut > 0);
    html! {
        section.story id="story" aria-labelledby="story-title" {
            header.head {
                h2 id="story-title" { (words::LOG) }
                (book_page::link(table))
                @if table.view.is_some() { a.door href={ "/t/" (table.id) "/log" } { (words::FULL_LOG) } }
            }
            div.scroll id="log" tabindex="0" role="log" aria-live="off" aria-labelledby="story-title" data-end {
                // A box that begins later is another one: nothing in it has moved.
                div id={ "log-" (cut) } { @if !table.log.is_empty() { (chapters(table, &table.log[from..], cut)) } }
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
            (chapters(table, &table.log, 0))
            (turn(words::LATER_LINES, links.later))
        }
    };
    let theme = game::theme(table.game);
    Document {
        title: words::LOG,
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

/// Lines of the log in chapters, in the order they happened. A line opens the moment after its move.
fn chapters(table: &TableModel, log: &[LogModel], from: usize) -> Markup {
    let mut chapters: Vec<(Option<String>, Vec<&LogModel>)> = vec![(None, Vec::new())];
    for (index, line) in log.iter().enumerate() {
        match &line.line.heading {
            None if is_past(line, &log[index + 1..]) => {}
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
            details.chapter id={ "chapter-" (from) "-" (title.as_deref().unwrap_or("start").replace(' ', "-")) } open[index >= newest] {
                summary { (title.as_deref().unwrap_or(words::EARLIER)) }
                ol {
                    @for deed in deeds(lines) {
                        li {
                            a href=(replay_link(table, deed[0].after)) {
                                (sentence(table, deed[0]))
                                @for line in &deed[1..] { " " span.also { (sentence(table, line)) } }
                            }
                            @for line in &deed {
                                @if let (true, Some(of_move)) = (line.is_in_book, line.of_move) { " " (book_page::read_again(table, of_move)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What belongs together, as one entry each: what a move brings to the same people, and what comes of
/// it for nobody in particular.
fn deeds<'a>(lines: &[&'a LogModel]) -> Vec<Vec<&'a LogModel>> {
    let mut deeds: Vec<Vec<&LogModel>> = Vec::new();
    for &line in lines {
        let goes_on = |deed: &&mut Vec<&LogModel>| {
            let first = deed[0];
            let about_same = line.line.seats.is_empty() || line.line.seats == first.line.seats;
            first.of_move.is_some() && first.of_move == line.of_move && about_same
        };
        match deeds.last_mut().filter(goes_on) {
            Some(deed) => deed.push(line),
            None => deeds.push(vec![line]),
        }
    }
    deeds
}

/// Whether there is other news of those a passing line is about.
fn is_past(line: &LogModel, later: &[LogModel]) -> bool {
    line.line.is_passing
        && line
            .line
            .seats
            .iter()
            .all(|seat| later.iter().any(|line| line.line.seats.contains(seat)))
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
