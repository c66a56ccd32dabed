//! The others: a strip each, with what is public of them.

use game_faraway::{PlayerView, Stage};
use maud::{Markup, html};
use table::Seat;

use super::{
    Spread,
    face::{self, Name, icon},
    landscape,
    own::{self, ROW, fame},
    title,
};
use crate::{
    seats::{self, emblem},
    words::faraway as words,
};

/// Everybody but the viewer.
pub(super) fn others(spread: &Spread<'_>) -> Markup {
    let own = spread.own_seat();
    html! { @for seat in spread.view.seats().filter(|&seat| Some(seat) != own) { (strip(spread, seat)) } }
}

fn strip(spread: &Spread<'_>, seat: Seat) -> Markup {
    let player = spread.view.player(seat);
    let waiting = spread.view.waiting.contains(seat);
    html! {
        details.strip.now[waiting] id={ "strip-" (seat) } {
            summary {
                span.who { (emblem(seat)) b { (spread.table.name(seat)) } (seats::state(spread.table, seat)) }
                (numbers(player))
                (tiles(spread, seat, player))
            }
            (full(player))
        }
    }
}

/// The three numbers that matter.
fn numbers(player: &PlayerView) -> Markup {
    html! {
        span.numbers {
            (fame(player.fame))
            span title=(words::CLUES) { (icon("clue")) (player.clues) span.sr { " " (words::CLUES) } }
            span title=(words::HAND) { (seats::ui_icon("hand")) (player.hand) span.sr { " " (words::HAND) } }
        }
    }
}

/// The journey in little tiles; a card laid face down and cards dealt have a place without a name.
fn tiles(spread: &Spread<'_>, seat: Seat, player: &PlayerView) -> Markup {
    let laid = player.chosen && spread.view.stage == Stage::Exploring;
    let known: Vec<Name> = player.known.iter().copied().map(Name::Region).collect();
    html! {
        span.tiles {
            @for &region in player.row.iter() { (tile(spread, Name::Region(region), &format!("laid-{seat}"))) }
            @if laid { span.tile.facedown id={ "laid-" (seat) } { span.sr { (words::FACE_DOWN) } } }
            @for place in player.row.len() + usize::from(laid)..ROW {
                span.tile.empty id={ "slot-" (seat) "-" (place + 1) } aria-hidden="true" {}
            }
        }
        @if !player.sanctuaries.is_empty() || !player.dealt.is_empty() {
            span.tiles {
                @for &sanctuary in player.sanctuaries.iter() {
                    (tile(spread, Name::Sanctuary(sanctuary), &format!("dealt-{seat}")))
                }
                @if !player.dealt.is_empty() {
                    span.tile.arch.facedown id={ "dealt-" (seat) } { (player.dealt.len()) }
                }
            }
        }
        @if !known.is_empty() {
            span.tiles.known {
                span.quiet { (words::KNOWN) }
                @for &name in &known { (tile(spread, name, "display-title")) }
            }
        }
    }
}

fn tile(spread: &Spread<'_>, name: Name, from: &str) -> Markup {
    let card = name.card(spread.content);
    let biome = landscape::biome(card.colour);
    let arch = matches!(name, Name::Sanctuary(_));
    html! {
        span.tile.(biome).night[card.night].arch[arch] id={ "k-" (name.key()) } data-from=(from) title=(spread.label(name)) {
            (name.number())
        }
    }
}

/// All cards of a journey, large enough to read.
fn full(player: &PlayerView) -> Markup {
    html! {
        ol.row {
            @for &region in player.row.iter() { (plain_card(Name::Region(region))) }
        }
        @if !player.sanctuaries.is_empty() {
            ul.found {
                @for &sanctuary in player.sanctuaries.iter() { (plain_card(Name::Sanctuary(sanctuary))) }
            }
        }
    }
}

/// A card that only opens its help.
fn plain_card(name: Name) -> Markup {
    let kind = match name {
        Name::Region(_) => "region",
        Name::Sanctuary(_) => "sanctuary",
    };
    html! {
        li.card.(kind) {
            button.lift type="button" popovertarget={ "h-" (name.key()) } aria-label=(title(name)) { (face::face(name)) }
        }
    }
}

/// The table for a television or a guest: the display, then everybody's journey.
pub(super) fn big(spread: &Spread<'_>) -> Markup {
    let view = spread.view;
    html! {
        (own::display(spread))
        @for seat in view.seats() {
            @let player = view.player(seat);
            section.big-player.now[view.waiting.contains(seat)] aria-label=(words::row_of(spread.table.name(seat))) {
                header.bar {
                    h2 { (emblem(seat)) (spread.table.name(seat)) " " (seats::state(spread.table, seat)) }
                    (numbers(player))
                }
                ol.row {
                    @for &region in player.row.iter() { (big_card(Name::Region(region), &format!("laid-{seat}"))) }
                    @if player.chosen && view.stage == Stage::Exploring {
                        li.card.region id={ "laid-" (seat) } { (face::back()) }
                    }
                    @for &sanctuary in player.sanctuaries.iter() {
                        (big_card(Name::Sanctuary(sanctuary), &format!("dealt-{seat}")))
                    }
                    @for _ in player.dealt.iter().take(1) {
                        li.card.sanctuary id={ "dealt-" (seat) } { (face::back_of_sanctuary()) }
                    }
                }
            }
        }
    }
}

fn big_card(name: Name, from: &str) -> Markup {
    let kind = match name {
        Name::Region(_) => "region",
        Name::Sanctuary(_) => "sanctuary",
    };
    html! {
        li.card.(kind) id={ "k-" (name.key()) } data-from=(from) {
            button.lift type="button" popovertarget={ "h-" (name.key()) } aria-label=(title(name)) { (face::face(name)) }
        }
    }
}
