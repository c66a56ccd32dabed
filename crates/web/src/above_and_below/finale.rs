//! The final scoring as a show: one part of the score after another, for everybody.

use game_above_and_below::scoring::{self as scores, Part, Score};
use maud::{Markup, html};
use table::{Seat, Standings};

use super::{AboveAndBelowPage, icon::icon, village};
use crate::{
    scoring::{self, ScoreLine},
    seats::emblem,
    words::{above_and_below as words, shell},
};

/// The parts that are counted at this table, in order.
fn parts(page: &AboveAndBelowPage<'_>) -> Vec<Part> {
    let crossover = page.open().crossover;
    Part::ALL.into_iter().filter(|&part| crossover || part != Part::Sandwiches).collect()
}

pub(super) fn show(page: &AboveAndBelowPage<'_>, standings: &Standings) -> Markup {
    let lines: Vec<ScoreLine> = parts(page).into_iter().map(|part| line(page, part)).collect();
    let last = lines.len() + 1;
    html! {
        section.finale id="finale" data-steps=(lines.len()) data-of=(page.table.id) aria-labelledby="winner" {
            (scoring::headline(page.seen, standings, last))
            (scoring::sheet(page.seen, standings, &lines, (&icon("points"), words::TOTAL)))
            p.quiet { (words::TIES) }
        }
        section.explained id="explained" aria-labelledby="explained-title" {
            h2 id="explained-title" { (words::EXPLAINED) }
            @for seat in standings.ranking() { (explained(page, seat)) }
        }
    }
}

/// A line of the score sheet.
fn line(page: &AboveAndBelowPage<'_>, part: Part) -> ScoreLine {
    ScoreLine {
        icon: icon(words::part_sign(part)),
        called: words::part(part).to_owned(),
        points: page.seats().map(|seat| score(page, seat).of(part)).collect(),
    }
}

fn score(page: &AboveAndBelowPage<'_>, seat: Seat) -> Score {
    scores::score(page.content, page.open(), seat)
}

/// Where somebody's points are from, and their village in the end.
fn explained(page: &AboveAndBelowPage<'_>, seat: Seat) -> Markup {
    html! {
        details.words id={ "end-" (seat) } {
            summary { (emblem(seat)) (words::village_of(page.name(seat))) }
            (cards(page, seat))
            (goods(page, seat))
            (village::land(page, seat))
        }
    }
}

/// Which cards pay what.
fn cards(page: &AboveAndBelowPage<'_>, seat: Seat) -> Markup {
    let points = |&&card: &&_| scores::card_points(page.content, page.open(), seat, card);
    let buildings = &page.open().village(seat).buildings;
    let paying: Vec<String> = buildings
        .iter()
        .filter(|card| points(card) > 0)
        .map(|card| words::pays(&page.content.card(*card).name, points(&card)))
        .collect();
    html! { @if !paying.is_empty() { p { (words::part(Part::Cards)) ": " (shell::listed(&paying)) } } }
}

/// Which goods pay what.
fn goods(page: &AboveAndBelowPage<'_>, seat: Seat) -> Markup {
    let slots = page.open().village(seat).track.iter().zip(&page.content.board.advancement);
    html! {
        p.goods-pay {
            (words::part(Part::Track)) ": "
            @for (slot, printed) in slots { span { (slot.count) "×" (printed.points) (icon(slot.good.word())) span.sr { (slot.good.word()) } } }
        }
    }
}
