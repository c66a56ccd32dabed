//! The open book, drawn from its reading: what nobody has read is not there to be drawn.

use game_above_and_below::{
    Action, Event, Exploration, Open, Stage, Villager,
    words::{Odds, odds, open_choice},
};
use maud::{Markup, html};
use shelf::{AnyEvent, ReadChoice, ReadNumber, ReadOutcome, ReadPage};

use super::{
    AboveAndBelowPage, act_button, bust,
    folk::{self, Note, Stand},
    icon::{count, icon},
};
use crate::{
    aloud,
    learn::help::opens,
    model::LogModel,
    seats::emblem,
    words::{above_and_below as words, shell},
};

/// The pages that are read in this exploration, or were read in the last one.
fn pages(screen: &AboveAndBelowPage<'_>) -> Vec<ReadPage> {
    screen.content.reading(screen.open()).map(|reading| reading.pages).unwrap_or_default()
}

/// How far the tale in the view is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Telling {
    /// There is none, or it is long over.
    Nothing,
    /// A party is below.
    Now,
    /// It has ended, and the turn after it is being taken.
    JustEnded,
}

/// How far the tale in the view is.
pub(super) fn telling(open: &Open) -> Telling {
    match (&open.exploration, open.just_told) {
        (Some(_), _) => Telling::Now,
        (None, true) => Telling::JustEnded,
        (None, false) => Telling::Nothing,
    }
}

/// The book, while a tale is told and just after it.
pub(super) fn page(screen: &AboveAndBelowPage<'_>) -> Markup {
    let open = screen.open();
    let pages = pages(screen);
    match (telling(open), &open.exploration, pages.as_slice()) {
        (Telling::Now, Some(exploration), [earlier @ .., last]) => {
            told_now(screen, exploration, earlier, last)
        }
        // Whoever takes a turn needs the table: the last passage is one line of it, to be opened.
        (Telling::JustEnded, ..) if screen.is_asked() => brief(&pages),
        (Telling::JustEnded, ..) => told(&pages),
        _ => html! {},
    }
}

fn is_asking(page: &ReadPage) -> bool {
    page.chosen.is_none() && page.outcome.is_none()
}

/// A name of what is read to those who are not asked: it changes where there is something new to read.
pub(super) fn read_now(screen: &AboveAndBelowPage<'_>) -> Option<String> {
    let page = pages(screen).pop().filter(|_| telling(screen.open()) != Telling::Nothing)?;
    Some(format!("read {} {} {}", page.passage, page.seat, is_asking(&page)))
}

/// What somebody who does not see the book is told as it happens.
pub(super) fn news(screen: &AboveAndBelowPage<'_>) -> String {
    let open = screen.open();
    let Some(page) = pages(screen).pop() else { return String::new() };
    match (telling(open), &open.exploration) {
        (Telling::Now, Some(_)) if page.chosen.is_none() => words::opened(&page.title),
        (Telling::Now, Some(exploration)) => {
            // In one order, so that nothing is said twice when somebody is exerted.
            let party = open.party.union(exploration.exerted);
            let rolls = party.iter().filter(|_| !numbers(&page).is_empty()).map(|one| {
                let die = exploration.dice.of(one);
                let face = screen.content.face(one);
                words::roll(&face.name, die, face.lanterns[usize::from(die.unwrap_or(6))])
            });
            rolls.collect::<Vec<_>>().join(" ")
        }
        (Telling::JustEnded, _) => {
            let brings = page.outcome.iter().flat_map(ReadOutcome::brings);
            let brings = brings.map(shell::sentence);
            let result = words::result(page.roll, page.number, page.failed);
            let lines = [words::told(&page.title)].into_iter().chain(result).chain(brings);
            lines.collect::<Vec<_>>().join(" ")
        }
        _ => String::new(),
    }
}

/// A tale that is being told. Once it is decided what the party does, the text steps back.
fn told_now(
    screen: &AboveAndBelowPage<'_>,
    exploration: &Exploration,
    earlier: &[ReadPage],
    page: &ReadPage,
) -> Markup {
    let asking = is_asking(page);
    let voice = if asking { "tale-title tale-text tale-choices" } else { "tale-came" };
    html! {
        section.book.asking[asking] id="book" data-page={ (page.passage) " " (asking) } aria-labelledby="tale-title" {
            header.bar {
                div.byline {
                    p { i { (words::folio(&page.passage)) } " · " (words::told_by(screen.name(page.seat))) }
                    (aloud::who_reads(screen.table, page.seat))
                }
                (aloud_button(voice))
            }
            @for before in earlier { (earlier_page(before)) }
            h2.tale-title id="tale-title" { (emblem(page.seat)) (page.title) }
            @if asking {
                div.tale id="tale-text" { @for paragraph in &page.text { p { (paragraph) } } }
                div.aside { (choices(screen, page)) (party(screen, exploration, page)) }
            } @else {
                (choices(screen, page))
                (party(screen, exploration, page))
                (came(page))
                (text_again(page))
            }
        }
    }
}

/// A button for the browser's own voice; the module shows it where there is one.
fn aloud_button(what: &str) -> Markup {
    html! { button.aloud type="button" data-aloud=(what) data-stop=(words::STOP) hidden { (icon("voice")) span { (words::ALOUD) } } }
}

/// The text of a passage that was read before something was decided, folded away.
fn text_again(page: &ReadPage) -> Markup {
    html! {
        @if !is_ending(page) {
            details.earlier id={ "page-" (page.passage) } { summary { (words::AGAIN) } (text(page)) }
        }
    }
}

/// The text of a passage that asks nothing: it is the end of the tale, and nobody has read it yet.
fn ending(page: &ReadPage) -> Markup {
    html! { @if is_ending(page) { (text(page)) } }
}

fn is_ending(page: &ReadPage) -> bool {
    page.choices.is_empty()
}

fn text(page: &ReadPage) -> Markup {
    html! { div.tale { @for paragraph in &page.text { p { (paragraph) } } } }
}

/// A page that was read before the one that is open.
fn earlier_page(page: &ReadPage) -> Markup {
    html! {
        details.earlier id={ "page-" (page.passage) } {
            summary { (words::folio(&page.passage)) ": " (page.title) }
            (text(page))
            (deed_of(page))
            (outcome(page))
        }
    }
}

/// What the party did on a page, if it was decided.
fn deed_of(page: &ReadPage) -> Markup {
    html! { @if let Some(chosen) = page.chosen() { p.did { (chosen.label) } } }
}

/// What can be done, with all that may be known of it.
fn choices(screen: &AboveAndBelowPage<'_>, page: &ReadPage) -> Markup {
    let open = screen.open().stage == Stage::Choosing;
    html! {
        @if !page.choices.is_empty() {
            ol.choices id="tale-choices" {
                // Once one is taken, the others are of no more interest.
                @let taken = |place: u8| page.chosen.is_none_or(|taken| taken == place);
                @for choice in page.choices.iter().filter(|choice| taken(choice.place)) {
                    @let act = |paying| screen.act(Action::Choose { choice: choice.place, paying });
                    li.taken[page.chosen.is_some()] {
                        @match act(false) {
                            Some(text) => { (act_button(screen, text, "choice", &terms(screen, choice))) }
                            None => { div.choice { (terms(screen, choice)) @if open && screen.is_asked() { span.closed { (words::CLOSED) } } } }
                        }
                        @if let (Some(text), Some(bonus)) = (act(true), &choice.bonus) {
                            (act_button(screen, text, "choice paying", &html! { (words::paying(bonus)) }))
                        }
                    }
                }
            }
        }
    }
}

/// The choices of somebody else, for those who read or hear them.
pub(super) fn heard(screen: &AboveAndBelowPage<'_>) -> Option<Markup> {
    let is_told = telling(screen.open()) == Telling::Now && !screen.is_asked();
    let page = pages(screen).pop().filter(|page| is_told && is_asking(page))?;
    Some(html! { @for choice in &page.choices { li { (terms(screen, choice)) } } })
}

/// The words of a choice: what one does, what it asks, what helps.
fn terms(screen: &AboveAndBelowPage<'_>, choice: &ReadChoice) -> Markup {
    html! {
        span.label { (choice.label) }
        span.terms {
            @match odds(screen.seen, choice.place, false).as_slice() {
                odds if screen.open().stage == Stage::Choosing => { (numbered(choice, odds)) }
                _ => { (numbered(choice, &[])) }
            }
            @if let Some(bonus) = &choice.bonus { span.bonus { (words::bonus(bonus)) } }
            @if let Some(price) = &choice.price { span.bonus { (words::costs(price)) } }
            @if !choice.needs.is_empty() { span.bonus { (words::needs(&shell::listed(&choice.needs))) } }
            @if choice.numbers.is_empty() { span.bonus { (words::NO_ROLL) } }
        }
    }
}

/// What a choice of the open passage asks for, with its odds and its price.
pub(super) fn goals(screen: &AboveAndBelowPage<'_>, choice: u8, paying: bool) -> Markup {
    html! {
        @if let Some(terms) = open_choice(screen.seen, choice) {
            span.goals {
                (numbered(&terms, &odds(screen.seen, choice, paying)))
                @if let (Some(bonus), false) = (&terms.bonus, paying) { small { (words::bonus(bonus)) } }
                @if let Some(price) = &terms.price { small { (words::costs(price)) } }
            }
        }
    }
}

/// Explore numbers, each with how likely it is where that is known.
fn numbered(choice: &ReadChoice, odds: &[(u8, Odds)]) -> Markup {
    html! {
        @for (index, ReadNumber { number, price }) in choice.numbers.iter().enumerate() {
            span.goal.far[odds.get(index).is_some_and(|(_, odds)| *odds == Odds::OutOfReach)] {
                span.sr { (words::EXPLORE_NUMBER) " " } (icon("lantern")) b { (number) }
                @if let Some(price) = price { (words::for_price(price)) }
                @if let Some((_, odds)) = odds.get(index) { " " small title=(words::ODDS) { (odds) } }
            }
        }
    }
}

/// The party with its dice and lanterns.
fn party(screen: &AboveAndBelowPage<'_>, exploration: &Exploration, page: &ReadPage) -> Markup {
    let rolled = !numbers(page).is_empty();
    html! {
        ul.folks.party.dice[rolled] aria-label=(words::PARTY) {
            @for one in screen.open().party.iter() {
                (folk::villager(screen, one, &Stand { note: Note(html! { @if rolled { (die(screen, exploration, one)) } }), ..Stand::default() }))
            }
            @for one in exploration.exerted.iter() {
                li.folk.spent {
                    (bust::head(one))
                    span.name { (screen.content.face(one).name) }
                    (die(screen, exploration, one))
                }
            }
        }
        @if rolled {
            p.sum {
                (opens("h-roll", &count("lantern", exploration.lanterns, words::LANTERNS)))
                @if exploration.bonus > 0 { span.quiet { (words::with_bonus(exploration.bonus)) } }
                @for ReadNumber { number, .. } in numbers(page) {
                    @let reached = *number <= exploration.lanterns;
                    span.goal.reached[reached] { (words::goal(*number, reached)) }
                }
            }
        }
    }
}

/// What one villager rolled, and what it gives.
fn die(screen: &AboveAndBelowPage<'_>, exploration: &Exploration, one: Villager) -> Markup {
    let die = exploration.dice.of(one);
    let lanterns = screen.content.face(one).lanterns[usize::from(die.unwrap_or(6))];
    html! {
        span.rolled {
            @if let Some(die) = die {
                // Each roll is a new element, so that it is seen to fall even where the face stays.
                svg.die id={ "die-" (one) "-" (roll_of(screen, one)) } viewBox="0 0 24 24" role="img" aria-label=(words::die(die)) { use href={ "#a-d" (die) } {} }
            }
            @for _ in 0..lanterns { (icon("lantern")) }
            @if exploration.exerted.contains(one) { span aria-hidden="true" { "+" (icon("lantern")) } }
            @else if lanterns == 0 { span aria-hidden="true" { "–" } }
            span.sr { (words::gives(lanterns)) @if exploration.exerted.contains(one) { (words::EXERTED) } }
        }
    }
}

/// The move in which this villager rolled last.
fn roll_of(screen: &AboveAndBelowPage<'_>, one: Villager) -> usize {
    let is_its = |log: &&LogModel| match log.event {
        Some(AnyEvent::AboveAndBelow(Event::Rolled { villager, die: Some(_), .. })) => {
            villager == one
        }
        _ => false,
    };
    screen.table.log.iter().rev().find(is_its).and_then(|log| log.of_move).unwrap_or(0)
}

/// What came of the open page.
fn came(page: &ReadPage) -> Markup {
    html! { @if page.outcome.is_some() || page.failed { div.came id="tale-came" { (ending(page)) (outcome(page)) } } }
}

/// What was read when it happened, and what it brought.
fn outcome(page: &ReadPage) -> Markup {
    html! {
        @if let Some(result) = words::result(page.roll, page.number, page.failed) { p.result { (result) } }
        @if let Some(outcome) = &page.outcome {
            div.tale.answer { @for paragraph in &outcome.text { p { (paragraph) } } }
            @if !outcome.effects.is_empty() { ul.brings { @for line in outcome.brings() { li { (shell::sentence(line)) } } } }
        }
    }
}

/// A tale that is over: what was done and what came of it, with the text folded away.
fn told(pages: &[ReadPage]) -> Markup {
    html! {
        section.book.told id="book" data-page="told" aria-label=(words::LAST_TALE) { (told_pages(pages)) }
    }
}

/// The same in one line, with all of it folded away.
fn brief(pages: &[ReadPage]) -> Markup {
    html! {
        @if let Some(page) = pages.last() {
            details.brief id="book" {
                summary { (emblem(page.seat)) b { (words::LAST_TALE) ": " (page.title) } }
                (told_pages(pages))
            }
        }
    }
}

fn told_pages(pages: &[ReadPage]) -> Markup {
    html! {
            @for (index, page) in pages.iter().enumerate() {
                header.bar {
                    h2 { (emblem(page.seat)) (page.title) }
                    @if index + 1 == pages.len() { (aloud_button("tale-came")) }
                }
                (deed_of(page))
                div id=[(index + 1 == pages.len()).then_some("tale-came")] { (ending(page)) (outcome(page)) }
                (text_again(page))
            }
    }
}

/// The explore numbers of what the party does, with what they cost.
fn numbers(page: &ReadPage) -> &[ReadNumber] {
    page.chosen().map_or(&[], |choice| &choice.numbers)
}
