//! The final scoring as a show: one part of the score after another, for everybody.

use game_near_and_far::scoring::{self as scores, Part};
use maud::{Markup, html};
use table::{Seat, Standings};

use super::{NearAndFarPage, board, icon::icon, map};
use crate::{
    scoring,
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

/// The symbol of a part.
fn sign(part: Part) -> &'static str {
    match part {
        Part::Camps | Part::AllCamps => "camp",
        Part::Routes => "tea",
        Part::Artifacts | Part::Hand | Part::Bonuses => "artifact",
        Part::Threats => "threat",
        Part::Wealth => "coin",
        Part::Tokens => "yellow",
        Part::Chiefs => "chief",
        Part::Reputation => "reputation",
        Part::Treasures => "treasure",
        Part::Mammoth => "points",
    }
}

pub(super) fn show(page: &NearAndFarPage<'_>, standings: &Standings) -> Markup {
    let parts = parts(page);
    let last = parts.len() + 1;
    html! {
        section.finale id="finale" data-steps=(parts.len()) data-of=(page.table.id) aria-labelledby="winner" {
            (scoring::headline(page.seen, standings, last))
            (sheet(page, standings, &parts))
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

/// The score sheet: a column for each player, a line for each part of the score.
fn sheet(page: &NearAndFarPage<'_>, standings: &Standings, parts: &[Part]) -> Markup {
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
                        th scope="row" { (icon(sign(part))) span.called { (shell::sentence(part.words()).trim_end_matches('.')) } }
                        @for seat in page.seats() {
                            @let points = points(page, seat, part);
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
