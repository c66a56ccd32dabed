//! The others: a strip each, with what is public of them.

use game_faraway::{CardId, PlayerView, Stage, words::title};
use maud::{Markup, html};
use table::Seat;

use super::{
    FarawayPage,
    face::{self, icon},
    landscape,
    own::{self, ROW, fame},
};
use crate::{
    learn::help::in_words,
    seats::{self, emblem},
    words::faraway as words,
};

/// Everybody but the viewer.
pub(super) fn others(page: &FarawayPage<'_>) -> Markup {
    let own = page.seat();
    html! { @for seat in page.view.seats().filter(|&seat| Some(seat) != own) { (strip(page, seat)) } }
}

fn strip(page: &FarawayPage<'_>, seat: Seat) -> Markup {
    let player = page.view.player(seat);
    let waiting = page.view.waiting.contains(seat);
    html! {
        details.strip.now[waiting] id={ "strip-" (seat) } {
            summary {
                span.who { (emblem(seat)) b { (page.table.name(seat)) } (seats::state(page.table, seat)) }
                (numbers(player))
                (tiles(page, seat, player))
            }
            (in_words(&[
                (icon("fame"), player.fame.to_string(), words::FAME),
                (icon("clue"), player.clues.to_string(), words::CLUES),
                (seats::ui_icon("hand"), player.hand.to_string(), words::HAND),
            ]))
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
fn tiles(page: &FarawayPage<'_>, seat: Seat, player: &PlayerView) -> Markup {
    let laid = player.chosen && page.view.stage == Stage::Exploring;
    let known: Vec<CardId> = player.known.iter().copied().map(CardId::Region).collect();
    html! {
        span.tiles {
            @for &region in player.row.iter() { (tile(page, CardId::Region(region), &format!("laid-{seat}"))) }
            @if laid { span.tile.facedown id={ "laid-" (seat) } { span.sr { (words::FACE_DOWN) } } }
            @for place in player.row.len() + usize::from(laid)..ROW {
                span.tile.empty id={ "slot-" (seat) "-" (place + 1) } aria-hidden="true" {}
            }
        }
        // Its room is kept, so that nothing moves when the first Sanctuary comes.
        span.tiles.more {
            @for &sanctuary in player.sanctuaries.iter() {
                (tile(page, CardId::Sanctuary(sanctuary), &format!("dealt-{seat}")))
            }
            @if !player.dealt.is_empty() {
                span.tile.arch.facedown id={ "dealt-" (seat) } { (player.dealt.len()) }
            }
            @if !known.is_empty() {
                span.known title=(words::KNOWN) {
                    (seats::ui_icon("hand")) span.sr { (words::KNOWN) " " }
                    @for &name in &known { (tile(page, name, "display-title")) }
                }
            }
        }
    }
}

fn tile(page: &FarawayPage<'_>, name: CardId, from: &str) -> Markup {
    let card = name.card(page.content);
    let biome = landscape::biome(card.colour);
    let arch = matches!(name, CardId::Sanctuary(_));
    html! {
        span.tile.(biome).night[card.night].arch[arch] id={ "k-" (face::key(name)) } data-from=(from) title=(page.label(name)) {
            (name)
        }
    }
}

/// All cards of a journey, large enough to read.
fn full(player: &PlayerView) -> Markup {
    html! {
        ol.row {
            @for &region in player.row.iter() { (plain_card(CardId::Region(region))) }
        }
        @if !player.sanctuaries.is_empty() {
            ul.found {
                @for &sanctuary in player.sanctuaries.iter() { (plain_card(CardId::Sanctuary(sanctuary))) }
            }
        }
    }
}

/// A card that only opens its help.
fn plain_card(name: CardId) -> Markup {
    html! {
        li.card.(name.kind()) {
            button.lift type="button" popovertarget={ "h-" (face::key(name)) } aria-label=(title(name)) { (face::face(name)) }
        }
    }
}

/// The table for a television or a guest: the display, then everybody's journey.
pub(super) fn big(page: &FarawayPage<'_>) -> Markup {
    let view = page.view;
    html! {
        (own::display(page))
        @for seat in view.seats() {
            @let player = view.player(seat);
            section.big-player.now[view.waiting.contains(seat)] id={ "journey-" (seat) } aria-label=(words::row_of(page.table.name(seat))) {
                header.bar {
                    h2 { (emblem(seat)) (page.table.name(seat)) " " (seats::state(page.table, seat)) }
                    (numbers(player))
                }
                @let laid = player.chosen && view.stage == Stage::Exploring;
                ol.row {
                    @for &region in player.row.iter() { (big_card(CardId::Region(region), &format!("laid-{seat}"))) }
                    @if laid { li.card.region id={ "laid-" (seat) } { (face::back()) } }
                    (own::places(&seat.to_string(), player.row.len() + usize::from(laid)..ROW))
                }
                ul.found {
                    @for &sanctuary in player.sanctuaries.iter() {
                        (big_card(CardId::Sanctuary(sanctuary), &format!("dealt-{seat}")))
                    }
                    @for _ in player.dealt.iter().take(1) {
                        li.card.sanctuary id={ "dealt-" (seat) } { (face::back_of_sanctuary()) }
                    }
                }
            }
        }
    }
}

fn big_card(name: CardId, from: &str) -> Markup {
    html! {
        li.card.(name.kind()) id={ "k-" (face::key(name)) } data-from=(from) {
            button.lift type="button" popovertarget={ "h-" (face::key(name)) } aria-label=(title(name)) { (face::face(name)) }
        }
    }
}
