//! The final scoring as a show: every row is turned up from right to left.
//!
//! The page shows the result. The module hides it and turns up one step after
//! another (`data-step`), unless reduced motion is asked for; every click goes
//! straight to the result.

use game_faraway::{
    CardId,
    scoring::{ScorePad, Why},
    words::title,
};
use maud::{Markup, html};
use table::{Seat, Standings};

use super::{FarawayPage, face, own::ROW};
use crate::{
    scoring,
    seats::emblem,
    words::{faraway as words, shell},
};

pub(super) fn show(page: &FarawayPage<'_>, standings: &Standings) -> Markup {
    let found = page.view.players.iter().map(|player| player.sanctuaries.len()).max();
    let steps = ROW + found.unwrap_or(0);
    let players = page.view.players.len();
    html! {
        section.finale.{ "for-" (players) } id="finale" data-steps=(steps) data-of=(page.table.id) aria-labelledby="winner" {
            (scoring::headline(page.seen, standings, steps + 1))
            // In the order of the seats: the order of the places would tell the end of the show.
            div.journeys { @for seat in page.view.seats() { (player(page, seat, standings, steps + 1)) } }
        }
        section.explained id="explained" aria-labelledby="explained-title" {
            h2 id="explained-title" { (words::SCORE_EXPLAINED) }
            p.quiet { (words::RIGHT_TO_LEFT) }
            @for seat in standings.ranking() {
                details.words id={ "pad-" (seat) } {
                    summary { (emblem(seat)) (page.table.name(seat)) }
                    (pad_list(&page.pad(page.view.player(seat))))
                }
            }
        }
    }
}

fn player(page: &FarawayPage<'_>, seat: Seat, standings: &Standings, last: usize) -> Markup {
    let pad = page.pad(page.view.player(seat));
    let regions = pad.regions.len();
    let by_regions = pad.regions.iter().map(|line| line.fame).sum();
    let by_sanctuaries = pad.sanctuaries.iter().map(|line| line.fame).sum();
    html! {
        section.scored.first[standings.place(seat) == 1] id={ "scored-" (seat) } data-place=(standings.place(seat)) aria-label=(words::row_of(page.table.name(seat))) {
            header.bar {
                h3 { (emblem(seat)) (page.table.name(seat)) }
                span.place data-step=(last) { (shell::place(standings.place(seat))) }
                span.seal.sum { (face::icon("fame")) b data-sum { (standings.score(seat)) } span.sr { " " (words::FAME) } }
                span.parts-of data-step=(last) { (words::made_of(by_regions, by_sanctuaries)) }
                p.news aria-hidden="true" {}
            }
            ol.row {
                @for (index, line) in pad.regions.iter().enumerate().rev() {
                    (cell(CardId::Region(line.card), line.fame, line.why, index + 1))
                }
            }
            @if !pad.sanctuaries.is_empty() {
                ul.found {
                    @for (index, line) in pad.sanctuaries.iter().enumerate() {
                        (cell(CardId::Sanctuary(line.card), line.fame, line.why, regions + index + 1))
                    }
                }
            }
        }
    }
}

/// One card of the show. A Sanctuary lies open from the beginning; only its pay is counted later.
fn cell(name: CardId, fame: u16, why: Why, step: usize) -> Markup {
    let (kind, back) = match name {
        CardId::Region(_) => ("region", Some(face::back())),
        CardId::Sanctuary(_) => ("sanctuary", None),
    };
    let is_counted = matches!(name, CardId::Region(_)) || why != Why::NoQuest;
    let why = format!("{name}: {fame}, {why}");
    html! {
        li.card.cell.(kind).nil[fame == 0] id={ "k-" (face::key(name)) } data-step=(step) data-fame=(fame) data-news=(why) {
            button.lift type="button" popovertarget={ "h-" (face::key(name)) } aria-label={ (title(name)) ", " (words::pays(fame)) } {
                (face::face(name))
            }
            @if let Some(back) = back { span.cover { (back) } }
            @if is_counted { span.note { (fame) } }
        }
    }
}

/// What every card pays and why, the last Region first.
pub(super) fn pad_list(pad: &ScorePad) -> Markup {
    let regions = pad.regions.iter().map(|line| (CardId::Region(line.card), line.fame, line.why));
    let found =
        pad.sanctuaries.iter().map(|line| (CardId::Sanctuary(line.card), line.fame, line.why));
    html! {
        ol.pad {
            @for (name, fame, why) in regions.chain(found) {
                li { b { (name) } span { (why) } i { (fame) } }
            }
            li.sum { b {} span { (words::TOTAL) } i { (pad.total) } }
        }
    }
}
