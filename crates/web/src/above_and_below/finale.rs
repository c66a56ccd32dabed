//! The final scoring as a show: one part of the score after another, for everybody.
//!
//! The page shows the result. The module hides it and reveals one step after
//! another (`data-step`), unless reduced motion is asked for; every click goes
//! straight to the result.

use game_above_and_below::{
    AboveAndBelow,
    scoring::{self, Part, Score},
};
use maud::{Markup, html};
use table::{GameWords, Seat, Standings};

use super::{AboveAndBelowPage, icon::icon, village};
use crate::{
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
            header.bar {
                h2.winner id="winner" data-step=(last) {
                    @for seat in standings.winners() { (emblem(seat)) }
                    (AboveAndBelow::winners(page.seen, standings))
                }
                span.show-controls {
                    button type="button" data-show="skip" hidden { (shell::SHOW_SKIP) }
                    button type="button" data-show="again" hidden { (shell::SHOW_AGAIN) }
                }
            }
            div data-step=(last) { (results(page, standings, &parts)) }
            // In the order of the seats: the order of the places would tell the end of the show.
            div.scores { @for seat in page.seats() { (player(page, seat, standings, &parts)) } }
        }
    }
}

/// The table of results, the winner first.
fn results(page: &AboveAndBelowPage<'_>, standings: &Standings, parts: &[Part]) -> Markup {
    html! {
        table.results.wide {
            caption.sr { (shell::RESULT) }
            thead {
                tr {
                    td {} td {}
                    @for &part in parts { th scope="col" title=(words::part(part)) { (icon(words::part_sign(part))) span.sr { (words::part(part)) } } }
                    th scope="col" { (words::POINTS) }
                }
            }
            tbody {
                @for seat in standings.ranking() {
                    @let score = score(page, seat);
                    tr.first[standings.place(seat) == 1] {
                        td { (shell::place(standings.place(seat))) }
                        th scope="row" { (emblem(seat)) (page.name(seat)) }
                        @for &part in parts { td { (score.of(part)) } }
                        td { b { (standings.score(seat)) } }
                    }
                }
            }
        }
        p.quiet { (words::TIES) }
    }
}

fn score(page: &AboveAndBelowPage<'_>, seat: Seat) -> Score {
    scoring::score(page.content, page.open(), seat)
}

fn player(
    page: &AboveAndBelowPage<'_>,
    seat: Seat,
    standings: &Standings,
    parts: &[Part],
) -> Markup {
    let score = score(page, seat);
    html! {
        section.scored id={ "scored-" (seat) } aria-label=(words::village_of(page.name(seat))) {
            header.bar {
                h3 { (emblem(seat)) (page.name(seat)) }
                p.news aria-hidden="true" {}
                span.seal.sum { (icon("points")) b data-sum { (standings.score(seat)) } span.sr { " " (words::POINTS) } }
            }
            ol.parts {
                @for (index, &part) in parts.iter().enumerate() {
                    @let points = score.of(part);
                    li data-step=(index + 1) data-fame=(points) data-news=(words::news(part, points)) {
                        (icon(words::part_sign(part)))
                        span { (words::part(part)) @if part == Part::Cards { (cards(page, seat)) } @if part == Part::Track { (goods(page, seat)) } }
                        b { (points) }
                    }
                }
            }
            details.words id={ "end-" (seat) } {
                summary { (words::village_of(page.name(seat))) }
                (village::land(page, seat))
            }
        }
    }
}

/// Which cards pay what.
fn cards(page: &AboveAndBelowPage<'_>, seat: Seat) -> Markup {
    let points = |&&card: &&_| scoring::card_points(page.content, page.open(), seat, card);
    let buildings = &page.open().village(seat).buildings;
    let paying: Vec<String> = buildings
        .iter()
        .filter(|card| points(card) > 0)
        .map(|card| words::pays(&page.content.card(*card).name, points(&card)))
        .collect();
    html! { @if !paying.is_empty() { small { (shell::listed(&paying)) } } }
}

/// Which goods pay what.
fn goods(page: &AboveAndBelowPage<'_>, seat: Seat) -> Markup {
    let slots = page.open().village(seat).track.iter().zip(&page.content.board.advancement);
    html! {
        small.goods-pay {
            @for (slot, printed) in slots { span { (slot.count) "×" (printed.points) (icon(slot.good.word())) span.sr { (slot.good.word()) } } }
        }
    }
}
