//! Faraway line by line, for those who read with their ears and for pipes.

use ::table::{Seat, words::listed};
use game_faraway::{CardId, Stage, cards::Counted, words::is_asked};

use super::FarawayScreen;

/// The situation, a line each.
pub(super) fn describe(screen: &FarawayScreen<'_>) -> Vec<String> {
    let view = screen.view;
    let mut lines = Vec::new();
    for seat in view.seats().filter(|&seat| Some(seat) != screen.seat()) {
        lines.push(describe_player(screen, seat));
    }
    // What can be chosen is listed with the choices, and need not be read twice.
    let asked = is_asked(screen.seen).then_some(view.stage);
    if !view.display.is_empty() && asked != Some(Stage::Taking) {
        lines.push("The display:".to_owned());
        let cards = view.display.iter();
        lines.extend(cards.map(|&region| card_line(screen, CardId::Region(region))));
    }
    let Some(own) = &view.own else { return lines };
    let player = view.player(own.seat);
    if !player.row.is_empty() {
        lines.push(format!("Your row from left to right, worth {} fame now:", player.fame));
        let cards = player.row.iter();
        lines.extend(cards.map(|&region| {
            let fame = screen.pays_now(own.seat, region).unwrap_or(0);
            format!("{}; now {fame}", card_line(screen, CardId::Region(region)))
        }));
    }
    if !player.sanctuaries.is_empty() {
        lines.push("Your Sanctuaries:".to_owned());
        let cards = player.sanctuaries.iter();
        lines.extend(cards.map(|&card| card_line(screen, CardId::Sanctuary(card))));
    }
    let dealt: Vec<_> = player.dealt.iter().filter_map(|seen_card| seen_card.sanctuary).collect();
    if view.stage == Stage::Taking && !dealt.is_empty() {
        lines.push("Sanctuaries dealt to you, to choose from after taking a Region:".to_owned());
        lines.extend(dealt.iter().map(|&card| card_line(screen, CardId::Sanctuary(card))));
    }
    if view.stage != Stage::Over && asked != Some(Stage::Exploring) {
        lines.push("Your hand:".to_owned());
        let cards = own.hand.iter();
        lines.extend(cards.map(|&region| card_line(screen, CardId::Region(region))));
    }
    lines
}

fn card_line(screen: &FarawayScreen<'_>, name: CardId) -> String {
    format!("  {}: {}", name, name.card(screen.content))
}

fn describe_player(screen: &FarawayScreen<'_>, seat: Seat) -> String {
    let player = screen.view.player(seat);
    let list =
        |cards: Vec<String>| if cards.is_empty() { "none".to_owned() } else { listed(&cards) };
    let row = list(player.row.iter().map(ToString::to_string).collect());
    let known: Vec<String> = player.known.iter().map(ToString::to_string).collect();
    let mut text = format!(
        "{}: {} fame now, {} {}, row {row}",
        screen.name(seat),
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

/// The final scoring, player after player, from right to left.
pub(super) fn describe_scores(screen: &FarawayScreen<'_>) -> Vec<String> {
    let mut lines = Vec::new();
    for seat in screen.view.seats() {
        let pad = screen.pad(seat);
        lines.push(format!("{}, from the last Region to the first:", screen.name(seat)));
        let regions = pad.regions.iter().map(|line| (line.card.to_string(), line.fame, line.why));
        let found = pad.sanctuaries.iter().map(|line| (line.card.to_string(), line.fame, line.why));
        lines.extend(
            regions.chain(found).map(|(card, fame, why)| format!("  {card}: {fame} fame, {why}")),
        );
        lines.push(format!("  total {} fame", pad.total));
    }
    lines
}
