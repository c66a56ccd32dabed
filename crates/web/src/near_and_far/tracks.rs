//! The tracks of a player board: hearts, reputation, and the camps that are left.

use game_near_and_far::{CAMPS, Content, LOWEST_REPUTATION, MOST_HEARTS, Side, components::Tent};
use maud::{Markup, html};
use table::Seat;

use super::{NearAndFarPage, icon::icon, of_seat};
use crate::words::near_and_far as words;

/// Hearts, 0 to 13.
pub(super) fn hearts(page: &NearAndFarPage<'_>, seat: Seat) -> Markup {
    let hearts = page.traveller(seat).hearts;
    html! {
        div.hearts role="img" aria-label=(words::hearts(hearts)) {
            b { (hearts) }
            span.pips aria-hidden="true" {
                @for place in 1..=MOST_HEARTS { span.pip.full[place <= hearts] { (icon("heart")) } }
            }
        }
    }
}

/// Reputation, -6 to 12, with the points of each place and everybody's emblem.
pub(super) fn reputation(page: &NearAndFarPage<'_>, seat: Seat) -> Markup {
    let points = points(page.content, page.open().side);
    let here = page.traveller(seat).reputation;
    let now = points.get((here - LOWEST_REPUTATION) as usize).copied().unwrap_or_default();
    html! {
        ol.reputation aria-label=(words::reputation(here, now)) {
            @for (place, points) in (LOWEST_REPUTATION..).zip(points) {
                li.here[place == here].low[place < 0] aria-hidden="true" { b { (place) } small { (points) } }
            }
        }
    }
}

/// What reputation pays, from the lowest to the highest.
fn points(content: &Content, side: Side) -> &[i8; 19] {
    match side {
        Side::Dusk => &content.board.dusk_points,
        Side::Day => &content.board.day_points,
    }
}

/// The reputation track with nobody on it.
pub(super) fn printed(content: &Content, side: Side) -> Markup {
    html! {
        ol.reputation aria-hidden="true" {
            @for (place, points) in (LOWEST_REPUTATION..).zip(points(content, side)) {
                li.low[place < 0] { b { (place) } small { (points) } }
            }
        }
    }
}

/// The camps of the board: those placed show what they covered.
pub(super) fn tents(page: &NearAndFarPage<'_>, seat: Seat) -> Markup {
    let open = page.open();
    let placed = usize::from(open.traveller(seat).placed);
    let extra = usize::from(open.camps - CAMPS.min(open.camps));
    let bare = std::iter::repeat_n(&Tent::Bare, extra);
    html! {
        ol.tents aria-label=(words::camps(placed, open.camps)) {
            @for (index, tent) in bare.chain(&page.content.board.tents).enumerate() {
                li.(of_seat(seat)).gone[index < placed] aria-hidden="true" {
                    (icon("camp"))
                    @match tent {
                        Tent::Bare => {}
                        Tent::Coin => { (icon("coin")) }
                        Tent::Gem => { (icon("gem")) }
                    }
                }
            }
        }
    }
}
