//! The reputation track, with everybody's emblem on it.

use game_above_and_below::scoring;
use maud::{Markup, html};

use super::{AboveAndBelowPage, icon::icon};
use crate::{learn::help::opens, seats::emblem, words::above_and_below as words};

/// The track from the surface down, which is from left to right here.
pub(super) fn track(page: &AboveAndBelowPage<'_>) -> Markup {
    let open = page.open();
    let board = &page.content.board;
    let ranks = scoring::ranks(page.content, open);
    html! {
        section.reputation id="reputation" aria-labelledby="reputation-title" {
            header.bar {
                h2 id="reputation-title" { (opens("h-reputation", &html! { (icon("reputation")) (words::REPUTATION) })) }
                ul.ranks aria-label=(words::RANKS) {
                    @for seat in page.seats() {
                        li { (emblem(seat)) span.sr { (page.name(seat)) ": " } "+" (ranks[seat.index()]) span.sr { " " (words::POINTS) } }
                    }
                }
            }
            ol.spaces {
                @for (space, points) in board.reputation.iter().enumerate() {
                    @let there: Vec<_> = page.seats().filter(|&seat| usize::from(open.village(seat).reputation) == space).collect();
                    @let names: Vec<&str> = there.iter().map(|&seat| page.name(seat)).collect();
                    li.torch[space == usize::from(board.torch)] {
                        span.sr { (words::space(*points, &names)) }
                        span.cubes aria-hidden="true" {
                            @for &seat in &there { span.cube id={ "k-cube-" (seat) } data-gain={ "reputation-" (seat) } data-value=(space) title=(page.name(seat)) { (emblem(seat)) } }
                        }
                        small aria-hidden="true" { (words::signed(*points)) }
                    }
                }
            }
        }
    }
}
