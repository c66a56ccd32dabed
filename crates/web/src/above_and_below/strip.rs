//! The others: a strip each with the numbers that matter; and everybody, on a television.

use game_above_and_below::{Stage, rules::symbols, scoring};
use maud::{Markup, html};
use table::Seat;

use super::{
    Spread,
    book::{self, Telling},
    folk,
    icon::{count, icon},
    market, purse, reputation, village,
};
use crate::{
    seats::{self, emblem},
    words::above_and_below as words,
};

/// Everybody but the viewer.
pub(super) fn others(spread: &Spread<'_>) -> Markup {
    html! {
        @for seat in spread.seats().filter(|&seat| Some(seat) != spread.seat) {
            details.strip.now[spread.open().waiting.contains(seat)] id={ "strip-" (seat) } {
                summary {
                    span.who { (emblem(seat)) b { (spread.name(seat)) } " " (seats::state(spread.table, seat)) }
                    (standing(spread, seat))
                }
                (whole(spread, seat))
            }
        }
    }
}

/// Somebody's village as a section of its own, for whoever looks on.
pub(super) fn public(spread: &Spread<'_>, seat: Seat) -> Markup {
    html! {
        section.village.public.now[spread.open().waiting.contains(seat)] id={ "village-" (seat) } aria-label=(words::village_of(spread.name(seat))) {
            header.bar {
                h2 { (emblem(seat)) (spread.name(seat)) " " (seats::state(spread.table, seat)) }
                (standing(spread, seat))
            }
            (whole(spread, seat))
        }
    }
}

/// Everything of a village.
fn whole(spread: &Spread<'_>, seat: Seat) -> Markup {
    let village = spread.open().village(seat);
    html! {
        (folk::areas(spread, seat))
        (village::land(spread, seat))
        (purse::track(spread, seat))
        @if village.stores.total() > 0 {
            p.held-all aria-label=(words::STORES) {
                (icon("stores"))
                @for (token, number) in village.stores.iter() { (count(token.word(), number, &token.counted(number.into()))) }
            }
        }
    }
}

/// The numbers that matter.
fn standing(spread: &Spread<'_>, seat: Seat) -> Markup {
    let village = spread.open().village(seat);
    let content = spread.content;
    html! {
        span.numbers.standing {
            (count("coin", village.coins, words::COINS))
            (count("income", symbols::income(content, village), words::INCOME))
            (count("ready", village.ready.len(), words::READY))
            (count("exhausted", village.exhausted.len(), words::EXHAUSTED))
            (count("injured", village.injured.len(), words::INJURED))
            (count("house", village.buildings.len() + 1, words::BUILDINGS))
            (count("track", village.track.len(), words::TRACK_FILLED))
            (count("reputation", words::signed(content.board.reputation[usize::from(village.reputation)]), words::REPUTATION_POINTS))
            (count("points", scoring::score(content, spread.open(), seat).total(), words::POINTS_NOW))
            @if let Some(token) = village.sale {
                span.count title=(words::for_sale(Some(token))) { (icon("sale")) (icon(token.word())) span.sr { (words::for_sale(Some(token))) } }
            }
            @if village.passed && spread.open().stage != Stage::Resting { span.passed { (words::PASSED) } }
        }
    }
}

/// The table for a television, all of it on one screen. A tale takes the room while it is told.
pub(super) fn big(spread: &Spread<'_>) -> Markup {
    let telling = book::telling(spread.open());
    html! {
        div.tv.telling[telling == Telling::Now] {
            @match telling {
                Telling::Now => { (book::page(spread)) (players(spread, telling)) }
                Telling::JustEnded => { (players(spread, telling)) (book::page(spread)) (reputation::track(spread)) }
                Telling::Nothing => { (players(spread, telling)) (market::square(spread)) (reputation::track(spread)) }
            }
        }
    }
}

/// How crowded a village is: more people are drawn smaller.
fn crowd(spread: &Spread<'_>, seat: Seat) -> &'static str {
    let village = spread.open().village(seat);
    match village.ready.len() + village.exhausted.len() + village.injured.len() {
        0..=8 => "few",
        9..=10 => "some",
        11..=14 => "many",
        _ => "crowd",
    }
}

/// Everybody, with as much as there is room for.
fn players(spread: &Spread<'_>, telling: Telling) -> Markup {
    html! {
        div.tv-players {
            @for seat in spread.seats() {
                section.big-village.(crowd(spread, seat)).now[spread.open().waiting.contains(seat)] aria-label=(words::village_of(spread.name(seat))) {
                    header.bar { h2 { (emblem(seat)) (spread.name(seat)) " " (seats::state(spread.table, seat)) } }
                    (standing(spread, seat))
                    @if telling != Telling::Now { (folk::areas(spread, seat)) (village::land(spread, seat)) }
                }
            }
        }
    }
}
