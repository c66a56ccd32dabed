//! The final scoring as a show: one part of the score after another, for everybody.

use game_near_and_far::scoring::{self as scores, Part};
use maud::{Markup, html};
use table::{Seat, Standings};

use super::{NearAndFarPage, board, icon::icon, map};
use crate::{
    scoring::{self, ScoreLine},
    seats::emblem,
    words::{near_and_far as words, shell},
};

/// The parts that anybody has points of.
fn parts(page: &NearAndFarPage<'_>) -> Vec<Part> {
    let counts = |part: &Part| page.seats().any(|seat| points(page, seat, *part) != 0);
    Part::ALL.into_iter().filter(counts).collect()
}

fn points(page: &NearAndFarPage<'_>, seat: Seat, part: Part) -> i16 {
    scores::score(page.content, page.open(), seat).of(part)
}

pub(super) fn show(page: &NearAndFarPage<'_>, standings: &Standings) -> Markup {
    let lines: Vec<ScoreLine> = parts(page).into_iter().map(|part| line(page, part)).collect();
    let last = lines.len() + 1;
    html! {
        section.finale id="finale" data-steps=(lines.len()) data-of=(page.table.id) aria-labelledby="winner" {
            (scoring::headline(page.seen, standings, last))
            (scoring::sheet(page.seen, standings, &lines, (&icon("points"), words::TOTAL)))
            p.quiet { (words::TIES) }
        }
        section.atlas aria-label=(words::MAP) { (map::chart(page)) }
        section.explained id="explained" aria-labelledby="explained-title" {
            h2 id="explained-title" { (words::EXPLAINED) }
            @for seat in standings.ranking() {
                details.words id={ "end-" (seat) } {
                    summary { (emblem(seat)) (words::board_of(page.name(seat))) }
                    (board::public(page, seat))
                }
            }
        }
    }
}

/// A line of the score sheet.
fn line(page: &NearAndFarPage<'_>, part: Part) -> ScoreLine {
    ScoreLine {
        icon: icon(part.symbol()),
        called: shell::sentence(part.words()).trim_end_matches('.').to_owned(),
        points: page.seats().map(|seat| points(page, seat, part)).collect(),
    }
}
