//! The board as a player sees it: the display, the own journey, Sanctuaries and hand.

use game_faraway::{
    KnownSanctuary, PlayerView, Stage,
    cards::{Colour, Counted},
    scoring,
};
use maud::{Markup, html};
use table::Seat;

use super::{
    CardState, Spread, Tick, card,
    decision::order,
    face::{self, Name, icon},
};
use crate::{seats::emblem, words::faraway as words};

/// How many Regions a journey has.
pub(super) const ROW: usize = 8;

pub(super) fn board(spread: &Spread<'_>) -> Markup {
    let view = spread.view;
    html! {
        (display(spread))
        @if let Some(own) = &view.own {
            @let player = view.player(own.seat);
            (hand(spread))
            (dealt(spread, player))
            (journey(spread, own.seat, player))
        }
    }
}

/// The Regions that can be taken, and the decks.
pub(super) fn display(spread: &Spread<'_>) -> Markup {
    let view = spread.view;
    let why_not = words::why_not_display(view.stage, &order(spread));
    let below = usize::from(view.sanctuary_deck) + view.below.len();
    html! {
        section.display aria-labelledby="display-title" {
            header.bar {
                h2 id="display-title" { (words::DISPLAY) }
                (order_line(spread))
                span.decks title=(words::decks(view.region_deck, below)) {
                    span.sr { (words::decks(view.region_deck, below)) }
                    span.deck id="deck" aria-hidden="true" { (face::back()) b { (view.region_deck) } }
                    span.deck.arch id="deck-s" aria-hidden="true" { (face::back_of_sanctuary()) b { (below) } }
                }
            }
            @if view.display.is_empty() {
                p.quiet { (words::no_display(view.stage)) }
            }
            ul.cards data-arrows {
                @for &region in view.display.iter() {
                    @let name = Name::Region(region);
                    (card(spread, name, &CardState {
                        action: spread.action(name),
                        why_not: Some(&why_not),
                        from: "deck".to_owned(),
                        ..CardState::default()
                    }))
                }
            }
        }
    }
}

/// Who takes in which order.
fn order_line(spread: &Spread<'_>) -> Markup {
    let view = spread.view;
    html! {
        @if !view.order.is_empty() {
            ol.order aria-label={ (words::ORDER) (order(spread).join(", ")) } {
                @for &seat in view.order.iter() {
                    @let now = view.waiting.contains(seat);
                    li.now[now] {
                        (emblem(seat))
                        @if let Some(last) = view.player(seat).row.as_slice().last() { (last) }
                    }
                }
            }
        }
    }
}

/// The Sanctuaries one may choose from.
fn dealt(spread: &Spread<'_>, player: &PlayerView) -> Markup {
    let known: Vec<_> =
        player.dealt.iter().filter_map(|glimpse: &KnownSanctuary| glimpse.sanctuary).collect();
    let title = if spread.view.stage == Stage::Choosing && spread.is_asked() {
        words::DEALT
    } else {
        words::DEALT_LATER
    };
    html! {
        @if !known.is_empty() {
            section.dealt aria-labelledby="dealt-title" {
                h2 id="dealt-title" { (title) }
                ul.cards data-arrows {
                    @for &sanctuary in &known {
                        @let name = Name::Sanctuary(sanctuary);
                        (card(spread, name, &CardState {
                            action: spread.action(name),
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
fn journey(spread: &Spread<'_>, seat: Seat, player: &PlayerView) -> Markup {
    let pad = spread.pad(player);
    let paid = |name: Name| match name {
        Name::Region(region) => {
            pad.regions.iter().find(|line| line.card == region).map(|line| line.fame)
        }
        Name::Sanctuary(card) => {
            pad.sanctuaries.iter().find(|line| line.card == card).map(|line| line.fame)
        }
    };
    let laid = match spread.view.stage {
        Stage::Exploring => spread.view.own.as_ref().and_then(|own| own.chosen.as_slice().first()),
        Stage::Keeping | Stage::Taking | Stage::Choosing | Stage::Over => None,
    };
    html! {
        section.journey aria-labelledby="journey-title" {
            header.bar {
                h2 id="journey-title" { (emblem(seat)) (words::YOUR_ROW) }
                (in_sight(spread, player))
                (fame(player.fame))
            }
            ol.row {
                @for &region in player.row.iter() {
                    @let name = Name::Region(region);
                    (card(spread, name, &CardState {
                        note: paid(name).map(|fame| fame.to_string()),
                        from: format!("laid-{seat}"),
                        ..CardState::default()
                    }))
                }
                @if let Some(&region) = laid {
                    (card(spread, Name::Region(region), &CardState {
                        note: Some(words::FACE_DOWN.to_owned()), class: "laid", ..CardState::default()
                    }))
                }
                @for place in player.row.len() + usize::from(laid.is_some())..ROW {
                    li.slot id={ "slot-" (place + 1) } aria-hidden="true" { (place + 1) }
                }
            }
            @if !player.sanctuaries.is_empty() {
                h3.sr { (words::YOUR_SANCTUARIES) }
                ul.found {
                    @for &sanctuary in player.sanctuaries.iter() {
                        @let name = Name::Sanctuary(sanctuary);
                        (card(spread, name, &CardState {
                            note: paid(name).filter(|_| name.card(spread.content).quest.is_some()).map(|fame| fame.to_string()),
                            from: format!("dealt-{seat}"),
                            ..CardState::default()
                        }))
                    }
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
fn in_sight(spread: &Spread<'_>, player: &PlayerView) -> Markup {
    let tally =
        scoring::in_sight(spread.content, player.row.as_slice(), player.sanctuaries.as_slice());
    let symbols = [
        (Counted::Stone, "stone"),
        (Counted::Chimera, "chimera"),
        (Counted::Thistle, "thistle"),
        (Counted::Night, "night"),
        (Counted::Clue, "clue"),
    ];
    html! {
        @if !player.row.is_empty() {
            ul.sight aria-label=(words::IN_SIGHT) {
                @for (what, word) in symbols {
                    @let count = tally.counted(what);
                    li.none[count == 0] { (icon(word)) span.sr { (what.words(count as u8)) " " } (count) }
                }
                @for colour in Colour::ALL {
                    @let count = tally.coloured(colour);
                    li.none[count == 0] { (icon(colour.word())) span.sr { (colour.word()) " " } (count) }
                }
            }
        }
    }
}

/// Fame on its seal.
pub(super) fn fame(fame: u16) -> Markup {
    html! { span.seal { (icon("fame")) b { (fame) } span.sr { " " (words::FAME) } } }
}

fn hand(spread: &Spread<'_>) -> Markup {
    let view = spread.view;
    let Some(own) = &view.own else { return html! {} };
    let is_laid = |region| view.stage == Stage::Exploring && own.chosen.contains(region);
    let kept = |region| view.stage == Stage::Keeping && own.chosen.contains(region);
    html! {
        @if view.stage != Stage::Over {
            section.hand aria-labelledby="hand-title" {
                h2 id="hand-title" { (words::YOUR_HAND) }
                ul.cards data-arrows {
                    @for &region in own.hand.iter().filter(|region| !is_laid(**region)) {
                        @let name = Name::Region(region);
                        (card(spread, name, &CardState {
                            action: spread.action(name),
                            why_not: Some(words::why_not_hand(view.stage)),
                            tick: spread.may_keep().then(|| if kept(region) { Tick::On } else { Tick::Off }),
                            note: kept(region).then(|| words::KEPT.to_owned()),
                            from: "deck".to_owned(),
                            ..CardState::default()
                        }))
                    }
                }
            }
        }
    }
}
