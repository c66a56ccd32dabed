//! What somebody's own story or fight led to: it has the place of the board until they continue.

use maud::{Markup, html};
use shelf::ReadPage;
use table::Seat;

use crate::{
    game,
    model::{OutcomeModel, TableModel},
    model_told::ToldModel,
    parts::Parts,
    seats::emblem,
    sections::Section,
    words::{at_table as words, shell},
};

/// The parts of a page, with the outcome in the place of the board while there is one to be read. A
/// board of sections keeps the first of them behind it, to be seen and not to be used.
pub(crate) fn covering(table: &TableModel, parts: Parts) -> Parts {
    let Some(outcome) = &table.outcome else { return parts };
    let keeps_tabs = parts.has_tabs();
    let first = parts.board.into_iter().next().filter(|_| keeps_tabs);
    let section = match first {
        Some(Section { id, label, body }) => Section {
            id,
            label,
            body: html! { (panel(table, outcome)) div.behind inert { (body) } },
        },
        None => Section { id: "outcome", label: words::OUTCOME, body: panel(table, outcome) },
    };
    Parts { board: vec![section], keeps_tabs, asked: None, ..parts }
}

/// What is asked while an outcome is to be read: to continue.
pub(crate) fn ask(table: &TableModel, seat: Seat, outcome: &OutcomeModel) -> Markup {
    html! {
        p.ask id="ask" { (if table.bots_play { words::READ_FIRST } else { words::READ_FIRST_ALONE }) }
        form.act id="continue" method="post" action={ "/t/" (table.id) "/continue" } {
            input type="hidden" name="seat" value=(seat);
            input type="hidden" name="move" value=(outcome.of_move);
            button.primary { (words::CONTINUE) }
        }
    }
}

/// The outcome in the place of the board.
fn panel(table: &TableModel, outcome: &OutcomeModel) -> Markup {
    let place = outcome.lines.iter().position(|told| told.page.is_some());
    let first = place.and_then(|place| outcome.lines[place].page.as_ref());
    let title = first.map(|page| &page.title);
    // What is no story is called by the line that says how it ended, for the viewer where it ended for
    // several.
    let ends = || outcome.lines.iter().filter(|told| told.line.is_outcome && title.is_none());
    let is_own =
        |told: &&ToldModel| table.seat().is_some_and(|seat| told.line.seats.contains(seat));
    let ended = ends().find(is_own).or_else(|| ends().next());
    let chosen = first.and_then(|page| page.chosen()).map(|choice| &choice.label);
    // What was chosen stands above the story, so the line before it that tells this is left out.
    let theme = game::theme(table.game);
    let says_chosen = |at: usize, told: &ToldModel| {
        chosen.is_some() && Some(at) < place && (theme.is_choice)(&told.event)
    };
    let is_title = |told: &ToldModel| ended.is_some_and(|ended| std::ptr::eq(ended, told));
    let lines = outcome.lines.iter().enumerate();
    let lines = lines.filter(|(at, told)| !says_chosen(*at, told) && !is_title(told));
    let lines = lines.map(|(_, told)| told);
    // What is no story is told by the game, or line by line.
    let is_told = outcome.lines.iter().any(|told| told.page.is_some());
    let drawn = (theme.outcome)(table, outcome).filter(|_| !is_told);
    html! {
        section.outcome id="outcome" data-outcome=(outcome.of_move) aria-labelledby="outcome-title" {
            header.bar { p.byline { (words::OUTCOME) } (aloud("outcome-title outcome-told")) }
            h2.tale-title id="outcome-title" {
                @if let Some(seat) = table.seat() { (emblem(seat)) }
                @if let Some(title) = title { (title) }
                @if let Some(ended) = ended { (game::line(table, &ended.line)) }
            }
            div id="outcome-told" {
                @if let Some(label) = chosen { p.did { (label) } }
                @match drawn {
                    Some(drawn) => { (drawn) }
                    None => { @for told in lines { (step(table, told, title)) } }
                }
            }
        }
    }
}

/// A line on the way to the outcome, or the outcome itself.
fn step(table: &TableModel, told: &ToldModel, title: Option<&String>) -> Markup {
    html! {
        @match &told.page {
            Some(page) => {
                @if Some(&page.title) != title {
                    h3.tale-title { (page.title) }
                    @if let Some(chosen) = page.chosen() { p.did { (chosen.label) } }
                }
                (came(table, told, page))
            }
            None if told.line.heading.is_some() => {}
            None => { p class=(if told.line.is_outcome { "result" } else { "step" }) { (game::line(table, &told.line)) } }
        }
    }
}

/// What came of a passage, with the line of the log as its result.
pub(crate) fn came(table: &TableModel, told: &ToldModel, page: &ReadPage) -> Markup {
    html! {
        (rolled(table, page))
        p.result { (game::line(table, &told.line)) }
        @if page.choices.is_empty() { div.tale { (paragraphs(&page.text)) } }
        @if let Some(outcome) = &page.outcome {
            div.tale { (paragraphs(&outcome.text)) }
            @if !outcome.effects.is_empty() {
                ul.brings { @for line in outcome.brings() { li { (shell::sentence(line)) } } }
            }
        }
    }
}

/// The roll as the symbols that count, those that were needed before the rest.
fn rolled(table: &TableModel, page: &ReadPage) -> Markup {
    let (Some(roll), Some(sign)) = (page.roll, game::theme(table.game).roll) else {
        return html! {};
    };
    let lowest = page.chosen().and_then(|choice| choice.numbers.first()).map(|one| one.number);
    let needed = page.number.or(lowest).unwrap_or(roll);
    html! {
        p.roll-shown aria-hidden="true" {
            @for place in 0..needed.max(roll) {
                span.missing-one[place >= roll].beyond[place >= needed] { ((game::theme(table.game).icon)(sign)) }
            }
            b { (roll) " / " (needed) }
        }
    }
}

/// A text by paragraphs.
pub(crate) fn paragraphs(text: &[String]) -> Markup {
    html! { @for paragraph in text { p { (paragraph) } } }
}

/// A button for the browser's own voice, which reads these parts; the module shows it where there is
/// one.
pub(crate) fn aloud(parts: &str) -> Markup {
    html! { button.aloud type="button" data-aloud=(parts) data-stop=(words::STOP) hidden { span { (words::ALOUD) } } }
}
