//! Faraway line by line, for those who read with their ears and for pipes.

use ::table::{Seat, Standings};
use game_faraway::{Stage, cards::Counted};

use super::{Spread, card::Name, words};
use crate::{
    board::Board,
    text::{listed, sentence},
};

/// The situation, a line each.
pub(super) fn describe(spread: &Spread<'_>) -> Vec<String> {
    let view = spread.view;
    let mut lines = vec![sentence(&spread.moment().replace(" ·", ","))];
    for seat in view.seats().filter(|&seat| Some(seat) != spread.own_seat()) {
        lines.push(describe_player(spread, seat));
    }
    // What can be chosen is listed with the choices, and need not be read twice.
    let asked = words::is_asked(spread).then_some(view.stage);
    if !view.display.is_empty() && asked != Some(Stage::Taking) {
        lines.push("The display:".to_owned());
        let cards = view.display.iter();
        lines.extend(cards.map(|&region| card_line(spread, Name::Region(region))));
    }
    let Some(own) = &view.own else { return lines };
    let player = view.player(own.seat);
    if !player.row.is_empty() {
        lines.push(format!("Your row from left to right, worth {} fame now:", player.fame));
        let cards = player.row.iter();
        lines.extend(cards.map(|&region| {
            let fame = spread.pays_now(own.seat, region).unwrap_or(0);
            format!("{}; now {fame}", card_line(spread, Name::Region(region)))
        }));
    }
    if !player.sanctuaries.is_empty() {
        lines.push("Your Sanctuaries:".to_owned());
        let cards = player.sanctuaries.iter();
        lines.extend(cards.map(|&card| card_line(spread, Name::Sanctuary(card))));
    }
    let dealt: Vec<_> = player.dealt.iter().filter_map(|glimpse| glimpse.sanctuary).collect();
    if view.stage == Stage::Taking && !dealt.is_empty() {
        lines.push("Sanctuaries dealt to you, to choose from after taking a Region:".to_owned());
        lines.extend(dealt.iter().map(|&card| card_line(spread, Name::Sanctuary(card))));
    }
    if view.stage != Stage::Over && asked != Some(Stage::Exploring) {
        lines.push("Your hand:".to_owned());
        let cards = own.hand.iter();
        lines.extend(cards.map(|&region| card_line(spread, Name::Region(region))));
    }
    lines
}

fn card_line(spread: &Spread<'_>, name: Name) -> String {
    format!("  {}: {}", name.word(), name.card(spread.content))
}

fn describe_player(spread: &Spread<'_>, seat: Seat) -> String {
    let player = spread.view.player(seat);
    let list =
        |cards: Vec<String>| if cards.is_empty() { "none".to_owned() } else { listed(&cards) };
    let row = list(player.row.iter().map(ToString::to_string).collect());
    let known: Vec<String> = player.known.iter().map(ToString::to_string).collect();
    let mut text = format!(
        "{}: {} fame now, {} {}, row {row}",
        spread.name(seat),
        player.fame,
        player.clues,
        Counted::Clue.words(player.clues),
    );
    if !player.sanctuaries.is_empty() {
        let found: Vec<String> = player.sanctuaries.iter().map(ToString::to_string).collect();
        text.push_str(&format!(", Sanctuaries {}", listed(&found)));
    }
    text.push_str(&format!(", {} cards in hand", player.hand));
    if !known.is_empty() {
        text.push_str(&format!(", known to have {}", listed(&known)));
    }
    text.push('.');
    text
}

/// An action with the cards it is about in words.
pub(super) fn describe_action(spread: &Spread<'_>, action: &str) -> String {
    match spread.cards_of(action).as_slice() {
        [one] => match Name::read(one) {
            Some(name) => format!("{action}: {}", name.card(spread.content)),
            None => action.to_owned(),
        },
        _ => action.to_owned(),
    }
}

/// The final scoring, player after player, from right to left.
pub(super) fn describe_scores(spread: &Spread<'_>, standings: &Standings) -> Vec<String> {
    let mut lines = Vec::new();
    for seat in spread.view.seats() {
        let pad = spread.pad(seat);
        lines.push(format!("{}, from the last Region to the first:", spread.name(seat)));
        let regions = pad.regions.iter().map(|line| (line.card.to_string(), line.fame, line.why));
        let found = pad.sanctuaries.iter().map(|line| (line.card.to_string(), line.fame, line.why));
        lines.extend(
            regions.chain(found).map(|(card, fame, why)| format!("  {card}: {fame} fame, {why}")),
        );
        lines.push(format!("  together {} fame", pad.total));
    }
    lines.push("The result:".to_owned());
    for seat in standings.ranking() {
        lines.push(format!(
            "  {}. {}, {} fame",
            standings.place(seat),
            spread.name(seat),
            standings.score(seat)
        ));
    }
    lines
}
