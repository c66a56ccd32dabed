//! The final scoring as a show: one part of the score after another, for everybody.
//!
//! The page shows the result. The module hides it and reveals one step after
//! another (`data-step`), unless reduced motion is asked for; every click goes
//! straight to the result.

use game_above_and_below::scoring::{self as scores, Part, Score};
use maud::{Markup, html};
use table::{Seat, Standings};

use super::{AboveAndBelowPage, icon::icon, village};
use crate::{
    scoring,
    seats::emblem,
    words::{above_and_below as words, shell},
};

/// The parts that are counted at this table, in order.
fn parts(page: &AboveAndBelowPage<'_>) -> Vec<Part> {
    let crossover = page.open().crossover;
    Part::ALL.into_iter().filter(|&part| crossover || part != Part::Sandwiches).collect()
}

pub(super) fn show(page: &AboveAndBelowPage<'_>, standings: &Standings) -> Markup {
    let parts = parts(page);
    let last = parts.len() + 1;
    html! {
        section.finale id="finale" data-steps=(parts.len()) data-of=(page.table.id) aria-labelledby="winner" {
            (scoring::headline(page.seen, standings, last))
            (sheet(page, standings, &parts))
            p.quiet { (words::TIES) }
        }
        section.explained id="explained" aria-labelledby="explained-title" {
            h2 id="explained-title" { (words::EXPLAINED) }
            @for seat in standings.ranking() { (explained(page, seat)) }
        }
    }
}

/// The score sheet: a column for each player, a line for each part of the score.
fn sheet(page: &AboveAndBelowPage<'_>, standings: &Standings, parts: &[Part]) -> Markup {
    let last = parts.len() + 1;
    // In the order of the seats: the order of the places would tell the end of the show.
    html! {
        table.results.sheet-of-scores {
            caption.sr { (shell::RESULT) }
            thead {
                tr {
                    td {}
                    @for seat in page.seats() { th.first[standings.place(seat) == 1] scope="col" { (emblem(seat)) span.called { (page.name(seat)) } } }
                }
            }
            tbody {
                @for (index, &part) in parts.iter().enumerate() {
                    tr data-step=(index + 1) {
                        th scope="row" { (icon(words::part_sign(part))) span.called { (words::part(part)) } }
                        @for seat in page.seats() {
                            @let points = score(page, seat).of(part);
                            td data-step=(index + 1) data-fame=(points) data-seat=(seat) { (points) }
                        }
                    }
                }
            }
            tfoot {
                tr.total {
                    th scope="row" { (icon("points")) span.called { (words::TOTAL) } }
                    @for seat in page.seats() { td { b data-sum=(seat) { (standings.score(seat)) } } }
                }
                tr.places data-step=(last) {
                    th scope="row" { span.called { (words::PLACE) } }
                    @for seat in page.seats() { td.first[standings.place(seat) == 1] { (shell::place(standings.place(seat))) } }
                }
            }
        }
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
