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
            @for tie in ties(page, standings) { p.quiet data-step=(last) { (words::TIES) " " (tie) } }
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

/// What decided between players with equal points, for each number of points that several have.
fn ties(page: &NowOrNeverPage<'_>, standings: &Standings) -> Vec<String> {
    let ranking = standings.ranking();
    let tied = ranking.chunk_by(|one, next| standings.score(*one) == standings.score(*next));
    let learned = |seat: Seat| page.player(seat).experience + page.player(seat).books;
    let hearts = |seat: Seat| page.player(seat).hearts;
    let each = |seats: &[Seat], number: &dyn Fn(Seat) -> u8| {
        let each = seats.iter().map(|&seat| format!("{}\u{a0}{}", page.name(seat), number(seat)));
        each.collect::<Vec<_>>().join(", ")
    };
    let told = tied.filter(|seats| seats.len() > 1).map(|seats| {
        let equal = seats.windows(2).any(|two| learned(two[0]) == learned(two[1]));
        let hearts = equal.then(|| each(seats, &hearts));
        words::tie(standings.score(seats[0]), &each(seats, &learned), hearts.as_deref())
    });
    told.collect()
}

/// The towns as they stand at the end, below the columns of the score sheet: their order does not tell
/// the end of the show either.
fn towns(page: &NowOrNeverPage<'_>, standings: &Standings) -> Markup {
    html! {
        ul.final-towns aria-hidden="true" {
            @for seat in standings.seats() {
                li { p { (emblem(seat)) (page.name(seat)) } (town::small(page.player(seat))) }
            }
        }
    }
}

/// A line of the score sheet.
fn line(page: &NowOrNeverPage<'_>, part: Part) -> ScoreLine {
    ScoreLine {
        icon: icon(part.symbol()),
        called: shell::sentence(part.words()).trim_end_matches('.').to_owned(),
        points: page.seats().map(|seat| points(page, seat, part)).collect(),
    }
}
