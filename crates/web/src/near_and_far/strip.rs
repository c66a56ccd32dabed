//! The numbers that matter: the viewer's beside the question, a strip for each of the others, and
//! everybody on a television.

use game_near_and_far::{Good, Stage, scoring};
use maud::{Markup, html};
use table::Seat;

use super::{
    NearAndFarPage, board,
    icon::{count, icon, tracked},
    map, quest, town, tracks,
};
use crate::{
    learn::help::{explains, in_words},
    seats::{self, emblem},
    words::near_and_far as words,
};

/// The numbers a decision needs; they stand beside the question.
pub(super) fn needed(page: &NearAndFarPage<'_>, seat: Seat) -> Markup {
    html! { @for (word, key, number, words) in all(page, seat) { (explains(word, &shown(seat, word, key, number, words))) } }
}

fn shown(seat: Seat, word: &str, key: &str, number: i64, words: &str) -> Markup {
    tracked(&format!("{key}-{seat}"), word, number, words)
}

/// The numbers of a player: symbol, key, number, words.
fn all(
    page: &NearAndFarPage<'_>,
    seat: Seat,
) -> [(&'static str, &'static str, i64, &'static str); 8] {
    let open = page.open();
    let traveller = open.traveller(seat);
    let goods = |good: Good| i64::from(traveller.goods[good]);
    let is_moving = open.active == seat && matches!(open.stage, Stage::Move | Stage::Danger { .. });
    let (steps, of_steps) = match is_moving {
        true => (open.movement().saturating_sub(open.turn.steps), words::STEPS_LEFT),
        false => (2 + traveller.birds + traveller.symbols().movement, words::MOVEMENT),
    };
    let points = scoring::score(page.content, open, seat).total();
    [
        ("heart", "hearts", traveller.hearts.into(), words::HEARTS),
        ("movement", "steps", steps.into(), of_steps),
        ("coin", "coins", goods(Good::Coin), words::COINS),
        ("gem", "gems", goods(Good::Gem), words::GEMS),
        ("food", "food", goods(Good::Food), words::FOOD),
        ("reputation", "reputation", traveller.reputation.into(), words::REPUTATION),
        ("camp", "camps", open.camps_left(seat).into(), words::CAMPS_LEFT),
        ("points", "points", points.into(), words::POINTS_NOW),
    ]
}

/// The numbers in one line.
fn standing(page: &NearAndFarPage<'_>, seat: Seat) -> Markup {
    let traveller = page.traveller(seat);
    html! {
        span.numbers.standing {
            @for (word, key, number, words) in all(page, seat) { (shown(seat, word, key, number, words)) }
            (count("artifact", traveller.hand(), words::CARDS_IN_HAND))
        }
    }
}

/// Everybody but the viewer.
pub(super) fn others(page: &NearAndFarPage<'_>) -> Markup {
    let others = page.seats().filter(|&seat| Some(seat) != page.seat());
    let name = |seat| page.name(seat).to_owned();
    seats::strips(page.table, others, page.open().waiting, name, |seat| {
        (standing(page, seat), whole(page, seat))
    })
}

fn whole(page: &NearAndFarPage<'_>, seat: Seat) -> Markup {
    html! {
        (in_words(&all(page, seat).map(|(word, _, number, words)| (icon(word), number.to_string(), words))))
        (board::public(page, seat))
    }
}

/// Everybody's boards, for whoever looks on.
pub(super) fn everybody(page: &NearAndFarPage<'_>) -> Markup {
    html! {
        @for seat in page.seats() {
            section.player-board.public.now[page.open().waiting.contains(seat)] id={ "board-" (seat) } aria-label=(words::board_of(page.name(seat))) tabindex="0" {
                header.bar { h2 { (emblem(seat)) (page.name(seat)) " " (seats::state(page.table, seat)) } (standing(page, seat)) }
                (board::public(page, seat))
            }
        }
    }
}

/// The table on a television: the map, or the quest that is read, and a strip for each player.
pub(super) fn big(page: &NearAndFarPage<'_>) -> Markup {
    let telling = quest::is_open(page);
    html! {
        div.tv.telling[telling] {
            div.tv-main {
                @if telling { (quest::book(page)) }
                (quest::roll(page))
                // Below a short page there is room for the map.
                section.atlas aria-label=(words::MAP) { (map::chart(page)) }
            }
            div.tv-side {
                @for seat in page.seats() {
                    section.big-traveller.now[page.open().waiting.contains(seat)] aria-label=(words::board_of(page.name(seat))) {
                        h2 { (emblem(seat)) (page.name(seat)) " " (seats::state(page.table, seat)) }
                        (standing(page, seat))
                        (board::party(page, seat))
                        (tracks::tents(page, seat))
                    }
                }
                (town::small(page))
            }
        }
    }
}
