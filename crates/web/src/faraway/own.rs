//! The board as a player sees it: the display, the own journey, Sanctuaries and hand.

use std::ops::Range;

use game_faraway::{
    CardId, KnownSanctuary, PlayerView, Stage,
    cards::{Colour, Counted},
    scoring,
};
use maud::{Markup, html};
use table::Seat;

use super::{
    CardState, FarawayPage, Tick, card,
    decision::order,
    face::{self, icon},
};
use crate::{
    learn::help::{explains, opens},
    seats::emblem,
    words::faraway as words,
};

/// How many Regions a journey has.
pub(super) const ROW: usize = 8;
/// How many Regions a hand has at most, once it was kept.
const HAND: usize = 3;

pub(super) fn board(page: &FarawayPage<'_>) -> Markup {
    let view = page.view;
    html! {
        (display(page))
        @if let Some(own) = &view.own {
            @let player = view.player(own.seat);
            (hand(page))
            (dealt(page, player))
            (journey(page, own.seat, player))
        }
    }
}

/// The Regions that can be taken, and the decks.
pub(super) fn display(page: &FarawayPage<'_>) -> Markup {
    let view = page.view;
    let why_not = words::why_not_display(view.stage, &order(page));
    let below = usize::from(view.sanctuary_deck) + view.below.len();
    html! {
        section.display id="display" aria-labelledby="display-title" {
            header.bar {
                h2 id="display-title" { (words::DISPLAY) }
                (order_line(page))
                (opens("h-decks", &html! {
                    span.decks {
                        span.sr { (words::decks(view.region_deck, below)) }
                        span.deck id="deck" aria-hidden="true" { (face::back()) b { (view.region_deck) } }
                        span.deck.arch id="deck-s" aria-hidden="true" { (face::back_of_sanctuary()) b { (below) } }
                    }
                }))
            }
            @if view.display.is_empty() {
                p.quiet.empty { (words::no_display(view.stage)) }
            }
            ul.cards data-arrows {
                @for &region in view.display.iter() {
                    @let name = CardId::Region(region);
                    (card(page, name, &CardState {
                        action: page.action(name),
                        why_not: Some(&why_not),
                        from: "deck".to_owned(),
                        ..CardState::default()
                    }))
                }
                // There is one Region more than players (FA-034), and its place stays when it is taken.
                (places("display", view.display.len()..view.seats().count() + 1))
            }
        }
    }
}

/// Whose something is: the viewer's, or that of whoever's eyes are lent in a replay.
fn whose(page: &FarawayPage<'_>, what: &str) -> String {
    crate::words::shell::whose(page.table.lent_eyes(), what)
}

/// Empty places for cards, so that nothing moves when one comes or goes.
pub(super) fn places(of: &str, empty: Range<usize>) -> Markup {
    html! { @for place in empty { li.slot.place id={ "place-" (of) "-" (place) } aria-hidden="true" {} } }
}

/// Who takes in which order.
fn order_line(page: &FarawayPage<'_>) -> Markup {
    let view = page.view;
    html! {
        // Always there, so that what follows keeps its node and its place.
        span id="turn-order" hidden[view.order.is_empty()] {
            (opens("h-order", &html! {
                span.order id="order" aria-hidden="true" {
                    @for &seat in view.order.iter() {
                        @let now = view.waiting.contains(seat);
                        span.now[now] {
                            (emblem(seat))
                            @if let Some(last) = view.player(seat).row.as_slice().last() { (last) }
                        }
                    }
                }
                span.sr { (words::ORDER) (order(page).join(", ")) }
            }))
        }
    }
}

/// The Sanctuaries one may choose from.
fn dealt(page: &FarawayPage<'_>, player: &PlayerView) -> Markup {
    let known: Vec<_> =
        player.dealt.iter().filter_map(|seen_card: &KnownSanctuary| seen_card.sanctuary).collect();
    let asked = page.view.stage == Stage::Choosing && page.is_asked();
    let title = if asked { words::DEALT } else { words::DEALT_LATER };
    html! {
        @if !known.is_empty() {
            section.dealt.later[!asked] id={ "dealt" @if !asked { "-later" } } aria-labelledby="dealt-title" {
                h2 id="dealt-title" { (title) }
                ul.cards data-arrows {
                    @for &sanctuary in &known {
                        @let name = CardId::Sanctuary(sanctuary);
                        (card(page, name, &CardState {
                            action: page.action(name),
                            why_not: Some(words::DEALT_LATER),
                            from: "deck-s".to_owned(),
                            ..CardState::default()
                        }))
                    }
                }
            }
        }
    }
}

/// The own row of eight with its Sanctuaries, and what it is worth.
fn journey(page: &FarawayPage<'_>, seat: Seat, player: &PlayerView) -> Markup {
    let pad = page.pad(player);
    let paid = |name: CardId| match name {
        CardId::Region(region) => {
            pad.regions.iter().find(|line| line.card == region).map(|line| line.fame)
        }
        CardId::Sanctuary(card) => {
            pad.sanctuaries.iter().find(|line| line.card == card).map(|line| line.fame)
        }
    };
    let laid = match page.view.stage {
        Stage::Exploring => page.view.own.as_ref().and_then(|own| own.chosen.as_slice().first()),
        Stage::Keeping | Stage::Taking | Stage::Choosing | Stage::Over => None,
    };
    html! {
        section.journey id="journey" aria-labelledby="journey-title" {
            header.bar {
                h2 id="journey-title" { (emblem(seat)) (whose(page, words::ROW)) }
                (in_sight(page, player))
                (explains("fame", &fame(player.fame)))
            }
            ol.row {
                @for &region in player.row.iter() {
                    @let name = CardId::Region(region);
                    (card(page, name, &CardState {
                        note: paid(name).map(|fame| fame.to_string()),
                        from: format!("laid-{seat}"),
                        ..CardState::default()
                    }))
                }
                @if let Some(&region) = laid {
                    (card(page, CardId::Region(region), &CardState {
                        note: Some(words::FACE_DOWN.to_owned()), class: "laid", ..CardState::default()
                    }))
                }
                @for place in player.row.len() + usize::from(laid.is_some())..ROW {
                    li.slot id={ "slot-" (place + 1) } aria-hidden="true" { (place + 1) }
                }
            }
            h3.sr { (whose(page, words::SANCTUARIES)) }
            ul.found {
                    @for &sanctuary in player.sanctuaries.iter() {
                        @let name = CardId::Sanctuary(sanctuary);
                        (card(page, name, &CardState {
                            note: paid(name).filter(|_| name.card(page.content).quest.is_some()).map(|fame| fame.to_string()),
                            from: format!("dealt-{seat}"),
                            ..CardState::default()
                        }))
                    }
            }
            @if !player.row.is_empty() {
                details.words id="in-words" {
                    summary { (words::IN_WORDS) }
                    (super::finale::pad_list(&pad))
                }
            }
        }
    }
}

/// The symbols in sight, counted.
fn in_sight(page: &FarawayPage<'_>, player: &PlayerView) -> Markup {
    let tally =
        scoring::in_sight(page.content, player.row.as_slice(), player.sanctuaries.as_slice());
    let symbols = [
        (Counted::Stone, "stone"),
        (Counted::Chimera, "chimera"),
        (Counted::Thistle, "thistle"),
        (Counted::Night, "night"),
        (Counted::Clue, "clue"),
    ];
    html! {
        ul.sight aria-label=(words::IN_SIGHT) {
            @for (what, word) in symbols {
                @let count = tally.counted(what);
                li.none[count == 0] { (explains(word, &html! { (icon(word)) (count) span.sr { " " (what.words(count as u8)) } })) }
            }
            @for colour in Colour::ALL {
                @let count = tally.coloured(colour);
                li.none[count == 0] { (explains(colour.word(), &html! { (icon(colour.word())) (count) span.sr { " " (colour.word()) } })) }
            }
        }
    }
}

/// Fame on its seal.
pub(super) fn fame(fame: u16) -> Markup {
    html! { span.seal { (icon("fame")) b { (fame) } span.sr { " " (words::FAME) } } }
}

fn hand(page: &FarawayPage<'_>) -> Markup {
    let view = page.view;
    let Some(own) = &view.own else { return html! {} };
    let is_laid = |region| view.stage == Stage::Exploring && own.chosen.contains(region);
    let kept = |region| view.stage == Stage::Keeping && own.chosen.contains(region);
    let in_hand = own.hand.iter().filter(|region| !is_laid(**region)).count();
    html! {
        @if view.stage != Stage::Over {
            section.hand id="hand" aria-labelledby="hand-title" {
                h2 id="hand-title" { (whose(page, words::WHOSE_HAND)) }
                ul.cards data-arrows {
                    @for &region in own.hand.iter().filter(|region| !is_laid(**region)) {
                        @let name = CardId::Region(region);
                        (card(page, name, &CardState {
                            action: page.action(name),
                            why_not: Some(words::why_not_hand(view.stage)),
                            tick: page.may_keep().then(|| if kept(region) { Tick::On } else { Tick::Off }),
                            note: kept(region).then(|| words::KEPT.to_owned()),
                            from: "deck".to_owned(),
                            ..CardState::default()
                        }))
                    }
                    (places("hand", in_hand..HAND))
                }
            }
        }
    }
}
