//! The final scoring as a show: one part of the score after another, for everybody.

use game_now_or_never::scoring::{self as scores, Part};
use maud::{Markup, html};
use table::{Seat, Standings};

use super::{NowOrNeverPage, icon::icon, rivals, town};
use crate::{
    scoring::{self, ScoreLine},
    seats::emblem,
    words::{now_or_never as words, shell},
};

/// The parts that anybody has points of.
fn parts(page: &NowOrNeverPage<'_>) -> Vec<Part> {
    let counts = |part: &Part| page.seats().any(|seat| points(page, seat, *part) != 0);
    Part::ALL.into_iter().filter(counts).collect()
}

fn points(page: &NowOrNeverPage<'_>, seat: Seat, part: Part) -> i16 {
    scores::score(page.content, page.open(), seat).of(part) as i16
}

pub(super) fn show(page: &NowOrNeverPage<'_>, standings: &Standings) -> Markup {
    let lines: Vec<ScoreLine> = parts(page).into_iter().map(|part| line(page, part)).collect();
    let last = lines.len() + 1;
    html! {
        section.finale.alone[page.open().bot.is_some()] id="finale" data-steps=(lines.len()) data-of=(page.table.id) aria-labelledby="winner" {
            (scoring::headline(page.seen, standings, last))
            (scoring::sheet(page.seen, standings, &lines, (&icon("points"), words::TOTAL)))
            @if page.open().bot.is_none() { p.quiet { (words::TIES) } }
            (towns(page, standings))
        }
        section.explained id="explained" aria-labelledby="explained-title" {
            h2 id="explained-title" { (words::EXPLAINED) }
            @for seat in standings.ranking() {
                details.words id={ "end-" (seat) } {
                    summary { (emblem(seat)) (words::board_of(page.name(seat))) }
                    div.area { (rivals::area(page, seat)) }
                }
            }
        }
    }
}

/// The towns as they stand at the end, the best first.
fn towns(page: &NowOrNeverPage<'_>, standings: &Standings) -> Markup {
    html! {
        ul.final-towns aria-hidden="true" {
            @for seat in standings.ranking() {
                li { p { (emblem(seat)) (page.name(seat)) } (town::small(page.player(seat))) }
            }
        }
    }
}

/// A line of the score sheet.
fn line(page: &NowOrNeverPage<'_>, part: Part) -> ScoreLine {
    ScoreLine {
        icon: icon(symbol(part)),
        called: shell::sentence(part.words()).trim_end_matches('.').to_owned(),
        points: page.seats().map(|seat| points(page, seat, part)).collect(),
    }
}

/// The symbol of a part of the score.
fn symbol(part: Part) -> &'static str {
    match part {
        Part::Coins => "coin",
        Part::Rows => "building",
        Part::Housing => "bed",
        Part::Buildings => "points",
        Part::Quests => "quest",
        Part::Ends => "advanced",
        Part::Orders => "order",
    }
}
