//! Faraway in words: what is asked, and what a card means.

use ::table::Seat;
use game_faraway::{
    CardId, Region,
    scoring::{self, Why},
    words::{explained, title},
};

use super::FarawayScreen;

/// The cards in sight: what can be decided about first, then the own row, then the others'.
pub(super) fn cards(screen: &FarawayScreen<'_>) -> Vec<CardId> {
    let view = screen.view;
    let mut cards = Vec::new();
    let mut add = |card: CardId| {
        if !cards.contains(&card) {
            cards.push(card);
        }
    };
    if let Some(own) = &view.own {
        let dealt = view.player(own.seat).dealt.iter();
        dealt.filter_map(|seen_card| seen_card.sanctuary).for_each(|card| add(card.into()));
        own.hand.iter().for_each(|&card| add(card.into()));
    }
    view.display.iter().for_each(|&card| add(card.into()));
    let own = screen.seat();
    for seat in own.into_iter().chain(view.seats().filter(|&seat| Some(seat) != own)) {
        let player = view.player(seat);
        player.row.iter().for_each(|&card| add(card.into()));
        player.sanctuaries.iter().for_each(|&card| add(card.into()));
        player.known.iter().for_each(|&card| add(card.into()));
    }
    cards
}

/// One card with its symbols in words, where it is and what it pays.
pub(super) fn explain(screen: &FarawayScreen<'_>, name: CardId) -> Vec<String> {
    let mut lines = explained(screen.content, name);
    if let CardId::Sanctuary(_) = name {
        lines.insert(0, format!("{}:", title(name)));
    }
    lines.extend(place(screen, name));
    lines
}

/// Where a card is, as far as the viewer knows, and what it would pay there now.
fn place(screen: &FarawayScreen<'_>, name: CardId) -> Option<String> {
    let view = screen.view;
    for seat in view.seats() {
        if let Some((fame, why)) = scored(screen, seat, name) {
            let whose = whose(screen, seat);
            return Some(match name {
                CardId::Region(_) => {
                    format!("It lies in {whose} row and would now pay {fame}: {why}.")
                }
                CardId::Sanctuary(_) => {
                    format!("It lies with {whose} row and would now pay {fame}: {why}.")
                }
            });
        }
        if let CardId::Region(region) = name
            && Some(seat) != screen.seat()
            && view.player(seat).known.contains(region)
        {
            return Some(format!("{} took it and has it in hand.", screen.name(seat)));
        }
    }
    match (name, &view.own) {
        (CardId::Region(region), _) if view.display.contains(region) => {
            Some("It lies in the display.".to_owned())
        }
        (CardId::Region(region), Some(own)) if own.hand.contains(region) => {
            Some(in_hand(screen, own.seat, region))
        }
        (CardId::Region(_) | CardId::Sanctuary(_), _) => None,
    }
}

/// What a card in the play area of `seat` would pay now, and why.
fn scored(screen: &FarawayScreen<'_>, seat: Seat, name: CardId) -> Option<(u16, Why)> {
    let pad = screen.pad(seat);
    match name {
        CardId::Region(region) => {
            let line = pad.regions.iter().find(|line| line.card == region)?;
            Some((line.fame, line.why))
        }
        CardId::Sanctuary(sanctuary) => {
            let line = pad.sanctuaries.iter().find(|line| line.card == sanctuary)?;
            Some((line.fame, line.why))
        }
    }
}

/// What a Region in hand would do for the row if it were played now.
fn in_hand(screen: &FarawayScreen<'_>, seat: Seat, region: Region) -> String {
    let player = screen.view.player(seat);
    let mut row: Vec<Region> = player.row.iter().copied().collect();
    row.push(region);
    let pad = scoring::score_pad(screen.content, &row, player.sanctuaries.as_slice());
    let fame = pad.regions.first().map_or(0, |line| line.fame);
    let gain = i32::from(pad.total) - i32::from(player.fame);
    format!(
        "It is in your hand. Played now it would pay {fame} itself and your row {gain} more in all; \
         cards played after it can add to that."
    )
}

fn whose(screen: &FarawayScreen<'_>, seat: Seat) -> String {
    if screen.seat() == Some(seat) {
        "your".to_owned()
    } else {
        format!("{}’s", screen.name(seat))
    }
}
