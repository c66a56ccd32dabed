//! The others: a strip each with the numbers that matter; and everybody, on a television.

use game_above_and_below::{Stage, rules::symbols, scoring};
use maud::{Markup, html};
use table::Seat;

use super::{
    AboveAndBelowPage,
    book::{self, Telling},
    folk,
    icon::{count, icon, tracked},
    market, purse, reputation, village,
};
use crate::{
    learn::help::in_words,
    seats::{self, emblem},
    words::above_and_below as words,
};

/// Everybody but the viewer.
pub(super) fn others(page: &AboveAndBelowPage<'_>) -> Markup {
    let others = page.seats().filter(|&seat| Some(seat) != page.seat());
    let name = |seat| page.name(seat).to_owned();
    seats::strips(page.table, others, page.open().waiting, name, |seat| {
        (standing(page, seat), whole(page, seat))
    })
}

/// Somebody's village as a section of its own, for whoever looks on.
pub(super) fn public(page: &AboveAndBelowPage<'_>, seat: Seat) -> Markup {
    html! {
        section.village.public.now[page.open().waiting.contains(seat)] id={ "village-" (seat) } aria-label=(words::village_of(page.name(seat))) {
            header.bar {
                h2 { (emblem(seat)) (page.name(seat)) " " (seats::state(page.table, seat)) }
                (standing(page, seat))
            }
            (whole(page, seat))
        }
    }
}

/// Everything of a village.
fn whole(page: &AboveAndBelowPage<'_>, seat: Seat) -> Markup {
    let village = page.open().village(seat);
    html! {
        (in_words(&numbers(page, seat).map(|(word, number, words)| (icon(word), written(word, number), words))))
        (folk::areas(page, seat))
        (village::land(page, seat))
        (purse::track(page, seat))
        @if village.stores.total() > 0 {
            p.held-all aria-label=(words::STORES) {
                (icon("stores"))
                @for (token, number) in village.stores.iter() { (count(token.word(), number, &token.counted(number.into()))) }
            }
        }
    }
}

/// The numbers that matter: a symbol, the number, and its words.
fn numbers(page: &AboveAndBelowPage<'_>, seat: Seat) -> [(&'static str, i64, &'static str); 9] {
    let village = page.open().village(seat);
    let content = page.content;
    let reputation = content.board.reputation[usize::from(village.reputation)];
    [
        ("coin", village.coins.into(), words::COINS),
        ("income", symbols::income(content, village).into(), words::INCOME),
        ("ready", village.ready.len() as i64, words::READY),
        ("exhausted", village.exhausted.len() as i64, words::EXHAUSTED),
        ("injured", village.injured.len() as i64, words::INJURED),
        ("house", village.buildings.len() as i64 + 1, words::BUILDINGS),
        ("track", village.track.len() as i64, words::TRACK_FILLED),
        ("reputation", reputation.into(), words::REPUTATION_POINTS),
        ("points", scoring::score(content, page.open(), seat).total().into(), words::POINTS_NOW),
    ]
}

/// A number as it stands beside its symbol: reputation may be below zero.
fn written(word: &str, number: i64) -> String {
    match word {
        "reputation" => words::signed(number as i8),
        _ => number.to_string(),
    }
}

/// What the number beside a symbol is called where the page shows by how much it has changed.
fn shown_when_it_changes(word: &str) -> Option<&'static str> {
    match word {
        "coin" => Some("coins"),
        "house" => Some("buildings"),
        "track" => Some("track"),
        "points" => Some("points"),
        _ => None,
    }
}

/// The numbers in one line.
fn standing(page: &AboveAndBelowPage<'_>, seat: Seat) -> Markup {
    let village = page.open().village(seat);
    html! {
        span.numbers.standing {
            @for (word, number, words) in numbers(page, seat) {
                @match shown_when_it_changes(word) {
                    Some(key) => { (tracked(&format!("{key}-{seat}"), word, number, words)) }
                    None => { (count(word, written(word, number), words)) }
                }
            }
            @if let Some(token) = village.sale {
                span.count title=(words::for_sale(Some(token))) { (icon("sale")) (icon(token.word())) span.sr { (words::for_sale(Some(token))) } }
            }
            @if village.passed && page.open().stage != Stage::Resting { span.passed { (words::PASSED) } }
        }
    }
}

/// The table for a television, all of it on one screen. A tale takes the room while it is told.
pub(super) fn big(page: &AboveAndBelowPage<'_>) -> Markup {
    let telling = book::telling(page.open());
    html! {
        div.tv.telling[telling == Telling::Now] {
            @match telling {
                Telling::Now => { (book::page(page)) (players(page, telling)) }
                Telling::JustEnded => { (players(page, telling)) (book::page(page)) (reputation::track(page)) }
                Telling::Nothing => { (players(page, telling)) (market::square(page)) (reputation::track(page)) }
            }
        }
    }
}

/// How crowded a village is: more people are drawn smaller.
fn crowd(page: &AboveAndBelowPage<'_>, seat: Seat) -> &'static str {
    let village = page.open().village(seat);
    match village.ready.len() + village.exhausted.len() + village.injured.len() {
        0..=8 => "few",
        9..=10 => "some",
        11..=14 => "many",
        _ => "crowd",
    }
}

/// Everybody, with as much as there is room for.
fn players(page: &AboveAndBelowPage<'_>, telling: Telling) -> Markup {
    html! {
        div.tv-players {
            @for seat in page.seats() {
                section.big-village.(crowd(page, seat)).now[page.open().waiting.contains(seat)] aria-label=(words::village_of(page.name(seat))) {
                    header.bar { h2 { (emblem(seat)) (page.name(seat)) " " (seats::state(page.table, seat)) } }
                    (standing(page, seat))
                    @if telling != Telling::Now { (folk::areas(page, seat)) (village::land(page, seat)) }
                }
            }
        }
    }
}
