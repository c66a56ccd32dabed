//! The quest that is read, drawn from its reading: what nobody has read is not there to be drawn. And
//! the roll that is decided.

use game_near_and_far::{
    Foe, Roll, RollKind, Stage, rolling,
    words::{choice_terms, foe_name, label},
};
use maud::{Markup, html};
use shelf::{ReadChoice, ReadOutcome, ReadPage};

use super::{NearAndFarPage, icon};
use crate::{
    aloud,
    buttons::hint_of,
    seats::emblem,
    words::{near_and_far as words, shell},
};

/// Whether a quest is being read.
pub(super) fn is_open(page: &NearAndFarPage<'_>) -> bool {
    page.open().page.is_some_and(|quest| quest.open)
}

/// Whether the roll is a fight on the road.
pub(super) fn is_fight(page: &NearAndFarPage<'_>) -> bool {
    matches!(page.open().roll, Some(Roll { kind: RollKind::Threat { .. }, .. }))
}

fn last_page(page: &NearAndFarPage<'_>) -> Option<ReadPage> {
    page.content.reading(page.open())?.pages.pop()
}

/// What somebody who does not see the quest is told as it happens.
pub(super) fn news(page: &NearAndFarPage<'_>) -> String {
    let open = page.open();
    if let Some(roll) = &open.roll {
        let (total, needed) =
            (rolling::total(page.content, open, roll), rolling::needed(page.content, open, roll));
        return format!(
            "{}: {}, {}.",
            words::roll(roll.kind),
            words::die(roll.die),
            words::total(total, needed)
        );
    }
    match last_page(page) {
        Some(read) if is_open(page) => format!("{}.", read.title),
        _ => String::new(),
    }
}

/// The quest while it is read.
pub(super) fn book(page: &NearAndFarPage<'_>) -> Markup {
    let Some(read) = last_page(page) else { return html! {} };
    let asking = is_asking(&read);
    let voice = if asking { "tale-title tale-text tale-choices" } else { "tale-came" };
    html! {
        section.book.asking[asking] id="book" data-page={ (read.passage) " " (asking) } aria-labelledby="tale-title" {
            header.bar {
                div.byline { p { (words::quest_of(page.name(read.seat))) } (aloud::who_reads(page.table, read.seat)) }
                button.aloud type="button" data-aloud=(voice) data-stop=(words::STOP) hidden { span { (words::ALOUD) } }
            }
            h2.tale-title id="tale-title" { (emblem(read.seat)) (read.title) }
            @if asking {
                div.tale id="tale-text" { @for paragraph in &read.text { p { (paragraph) } } }
                (choices(page, &read))
            } @else {
                (did(&read))
                @if read.outcome.is_some() { div.came id="tale-came" { (outcome(page, &read)) } }
                details.earlier id={ "page-" (read.passage) } { summary { (words::AGAIN) } div.tale { @for paragraph in &read.text { p { (paragraph) } } } }
            }
            (rewards(page))
        }
    }
}

fn is_asking(read: &ReadPage) -> bool {
    read.chosen.is_none() && read.outcome.is_none()
}

/// A name of what is read to those who are not asked: it changes where there is something new to read.
pub(super) fn told(page: &NearAndFarPage<'_>) -> Option<String> {
    let read = last_page(page).filter(|_| is_open(page) || page.open().just_told)?;
    Some(format!("read {} {} {}", read.passage, read.seat, is_asking(&read)))
}

/// A quest that is over. Whoever takes a turn needs the table: it is one line of it, to be opened. The
/// others still read how it ended.
pub(super) fn closed(page: &NearAndFarPage<'_>) -> Markup {
    let told = page.open().just_told || page.open().page.is_some();
    let read = last_page(page).filter(|_| told && !is_open(page));
    html! {
        @if let Some(read) = read.as_ref().filter(|_| page.open().just_told && !page.is_asked()) {
            section.book.told id="book" data-page="told" aria-label=(words::LAST_QUEST) {
                h2.tale-title { (emblem(read.seat)) (read.title) }
                (did(read))
                (outcome(page, read))
                details.earlier id={ "page-" (read.passage) } { summary { (words::AGAIN) } div.tale { @for paragraph in &read.text { p { (paragraph) } } } }
            }
        } @else if let Some(read) = read {
            details.brief id="book" {
                summary { (emblem(read.seat)) b { (words::LAST_QUEST) ": " (read.title) } }
                div.tale { @for paragraph in &read.text { p { (paragraph) } } }
                (did(&read))
                (outcome(page, &read))
            }
        }
    }
}

fn did(read: &ReadPage) -> Markup {
    html! { @if let Some(chosen) = read.chosen() { p.did { (chosen.label) } } }
}

/// What was read when it happened, and what it brought.
fn outcome(page: &NearAndFarPage<'_>, read: &ReadPage) -> Markup {
    let won = page.open().page.is_some_and(|quest| quest.won);
    html! {
        @if let Some(result) = words::result(won, read.failed) { p.result { (result) } }
        @if let Some(outcome) = &read.outcome {
            div.tale.answer { @for paragraph in &outcome.text { p { (paragraph) } } }
            (brings(outcome))
        }
    }
}

fn brings(outcome: &ReadOutcome) -> Markup {
    html! { @if !outcome.effects.is_empty() { ul.brings { @for line in outcome.brings() { li { (shell::sentence(line)) } } } } }
}

/// What can be done, with all that may be known of it.
fn choices(page: &NearAndFarPage<'_>, read: &ReadPage) -> Markup {
    html! {
        ol.choices id="tale-choices" {
            @for choice in &read.choices {
                li {
                    @match page.actions.iter().find(|action| action.to_string() == choice.act) {
                        Some(action) => {
                            button.choice form="act" name="act" value=(action) { (terms(page, choice)) (hint_of(page.table, page.actions, *action)) }
                        }
                        None => { div.choice { (terms(page, choice)) } }
                    }
                }
            }
        }
    }
}

/// The choices of somebody else, for those who read or hear them.
pub(super) fn heard(page: &NearAndFarPage<'_>) -> Option<Markup> {
    let read = last_page(page).filter(|read| is_open(page) && is_asking(read))?;
    (!page.is_asked())
        .then(|| html! { @for choice in &read.choices { li { (terms(page, choice)) } } })
}

fn terms(page: &NearAndFarPage<'_>, choice: &ReadChoice) -> Markup {
    html! { span.label { (choice.label) } span.terms { (choice_terms(page.seen, choice)) } }
}

/// Rewards of which one is taken.
fn rewards(page: &NearAndFarPage<'_>) -> Markup {
    let is_asked = page.open().stage == Stage::Either && !page.actions.is_empty();
    let offered = page.actions.iter();
    html! {
        @if is_asked { ul.choices { @for action in offered { li { button.choice form="act" name="act" value=(action) { (label(page.seen, *action)) (hint_of(page.table, page.actions, *action)) } } } } }
    }
}

/// The roll that is being decided: dice, what is added, and what it needs.
pub(super) fn roll(page: &NearAndFarPage<'_>) -> Markup {
    let open = page.open();
    let Some(roll) = &open.roll else { return html! {} };
    let (content, moves) = (page.content, page.table.log.len());
    let (total, needed) =
        (rolling::total(content, open, roll), rolling::needed(content, open, roll));
    let won = total >= needed;
    let bonus = total.saturating_sub(roll.die + roll.added);
    html! {
        section.roll id="roll" aria-label=(words::roll(roll.kind)) {
            h2 { (icon::icon(sign(roll.kind))) (words::roll(roll.kind)) @if let RollKind::Threat { threat } = roll.kind { ": " (content.threat(threat.into()).name) } }
            p.dice-of {
                (emblem(open.active))
                // Each roll is a new element, so that it is seen to fall even where the face stays.
                span id={ "die-" (moves) "-" (roll.die) } { (icon::die(roll.die, &words::die(roll.die))) }
                span.plus { "+" (bonus) (icon::icon(sign(roll.kind))) }
                @if roll.added > 0 { span.plus { "+" (roll.added) } }
                b.sum.won[won] { (words::total(total, needed)) }
                @if let RollKind::Duel { foe, die, .. } = roll.kind { (against(page, foe, die)) }
            }
        }
    }
}

fn against(page: &NearAndFarPage<'_>, foe: Foe, die: u8) -> Markup {
    html! {
        span.foe {
            @if let Foe::Player(seat) = foe { (emblem(seat)) }
            (foe_name(page.seen, foe)) " " (icon::die(die, &words::die(die)))
        }
    }
}

/// The symbol that adds to a roll.
fn sign(kind: RollKind) -> &'static str {
    match kind {
        RollKind::Duel { .. } | RollKind::Threat { .. } | RollKind::Combat { .. } => "sword",
        RollKind::Skill { .. } => "skill",
    }
}
