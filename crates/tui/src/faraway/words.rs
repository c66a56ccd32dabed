//! Faraway in words: what is asked, and what a card means.

use ::table::Seat;
use game_faraway::{
    Own, PlayerView, Region, Stage,
    cards::Counted,
    scoring::{self, Why},
};

use super::{Spread, card::Name};
use crate::text::listed;

/// What is asked of the viewer, or who is waited for.
pub(super) fn asks(spread: &Spread<'_>) -> String {
    let view = spread.view;
    let waiting = spread.waited_for();
    let others = view.waiting.len() - usize::from(is_asked(spread));
    let verb = if others == 1 { "is" } else { "are" };
    if let (true, Some(own)) = (is_asked(spread), &view.own) {
        return match view.stage {
            Stage::Keeping => "Keep three of your five Regions for the start.".to_owned(),
            Stage::Exploring => exploring(view.round, view.player(own.seat)),
            Stage::Taking => "Take a Region from the display into your hand.".to_owned(),
            Stage::Choosing => {
                "Choose one Sanctuary to keep; the others go under the deck.".to_owned()
            }
            Stage::Over => String::new(),
        };
    }
    let has_chosen = view.own.as_ref().filter(|own| !own.chosen.is_empty());
    match (view.stage, has_chosen) {
        (Stage::Keeping, Some(_)) => {
            format!("You have decided; you may still change it. Waiting for {waiting}.")
        }
        (Stage::Exploring, Some(own)) => format!(
            "{} is laid face down; you may still change it. Waiting for {waiting}.",
            chosen(own)
        ),
        (Stage::Keeping, None) => format!("{waiting} {verb} deciding which Regions to keep."),
        (Stage::Exploring, None) => format!("{waiting} {verb} choosing a Region to explore."),
        (Stage::Taking, _) => format!("{waiting} {verb} taking a Region from the display."),
        (Stage::Choosing, _) => format!("{waiting} {verb} choosing a Sanctuary."),
        (Stage::Over, _) => "The game is over.".to_owned(),
    }
}

/// Whether the viewer owes a decision.
pub(super) fn is_asked(spread: &Spread<'_>) -> bool {
    spread.own_seat().is_some_and(|seat| spread.view.waiting.contains(seat))
}

fn exploring(round: u8, player: &PlayerView) -> String {
    match player.row.as_slice().last() {
        None => "Play a Region from your hand. All are revealed together.".to_owned(),
        Some(last) if round == 8 => {
            format!("Play your last Region. Higher than {last} finds a Sanctuary.")
        }
        Some(last) => {
            format!("Play a Region. Higher than {last} finds a Sanctuary; the lowest acts first.")
        }
    }
}

fn chosen(own: &Own) -> String {
    let names: Vec<String> = own.chosen.iter().map(ToString::to_string).collect();
    listed(&names)
}

/// The cards in sight: what can be decided about first, then the own row, then the others'.
pub(super) fn cards(spread: &Spread<'_>) -> Vec<String> {
    let view = spread.view;
    let mut cards = Vec::new();
    let mut add = |word: String| {
        if !cards.contains(&word) {
            cards.push(word);
        }
    };
    if let Some(own) = &view.own {
        let dealt = view.player(own.seat).dealt.iter();
        dealt.filter_map(|glimpse| glimpse.sanctuary).for_each(|card| add(card.to_string()));
        own.hand.iter().for_each(|card| add(card.to_string()));
    }
    view.display.iter().for_each(|card| add(card.to_string()));
    let own = spread.own_seat();
    for seat in own.into_iter().chain(view.seats().filter(|&seat| Some(seat) != own)) {
        let player = view.player(seat);
        player.row.iter().for_each(|card| add(card.to_string()));
        player.sanctuaries.iter().for_each(|card| add(card.to_string()));
        player.known.iter().for_each(|card| add(card.to_string()));
    }
    cards
}

/// One card with its symbols in words, where it is and what it pays.
pub(super) fn explain(spread: &Spread<'_>, name: Name) -> Vec<String> {
    let card = name.card(spread.content);
    let mut lines = Vec::new();
    let time = if card.night { "by night" } else { "by day" };
    lines.push(match (name, card.colour) {
        (Name::Region(region), Some(colour)) => format!(
            "Region {region}: {} hours to explore, {}, {time}.",
            region.duration(),
            colour.word()
        ),
        (Name::Region(region), None) => {
            format!("Region {region}: {} hours to explore, {time}.", region.duration())
        }
        (Name::Sanctuary(sanctuary), colour) => {
            let colour = colour.map_or("it belongs to no biome", |colour| colour.word());
            format!("Sanctuary {sanctuary}: {colour}.")
        }
    });
    if card.night && matches!(name, Name::Sanctuary(_)) {
        lines.push("It counts as a night card.".to_owned());
    }
    if card.clues > 0 {
        let words = Counted::Clue.words(card.clues);
        lines.push(format!(
            "{} {words}: you are dealt so many more Sanctuaries to choose from.",
            card.clues
        ));
    }
    if card.wonders.total() > 0 {
        lines.push(format!("It shows {}.", card.wonders));
    }
    match card.quest {
        None => lines.push("It pays nothing itself; what it shows counts for others.".to_owned()),
        Some(quest) if card.prerequisite.total() == 0 => {
            lines.push(format!("In the end it {}.", quest.in_sight()));
        }
        Some(quest) => lines.push(format!(
            "In the end it {}, provided {} can be seen; otherwise nothing.",
            quest.in_sight(),
            card.prerequisite
        )),
    }
    lines.extend(place(spread, name));
    lines
}

/// Where a card is, as far as the viewer knows, and what it would pay there now.
fn place(spread: &Spread<'_>, name: Name) -> Option<String> {
    let view = spread.view;
    for seat in view.seats() {
        if let Some((fame, why)) = scored(spread, seat, name) {
            let whose = whose(spread, seat);
            return Some(match name {
                Name::Region(_) => {
                    format!("It lies in {whose} row and would now pay {fame}: {why}.")
                }
                Name::Sanctuary(_) => {
                    format!("It lies with {whose} row and would now pay {fame}: {why}.")
                }
            });
        }
        if let Name::Region(region) = name
            && Some(seat) != spread.own_seat()
            && view.player(seat).known.contains(region)
        {
            return Some(format!("{} took it and has it in hand.", spread.name(seat)));
        }
    }
    match (name, &view.own) {
        (Name::Region(region), _) if view.display.contains(region) => {
            Some("It lies in the display.".to_owned())
        }
        (Name::Region(region), Some(own)) if own.hand.contains(region) => {
            Some(in_hand(spread, own.seat, region))
        }
        (Name::Region(_) | Name::Sanctuary(_), _) => None,
    }
}

/// What a card in the play area of `seat` would pay now, and why.
fn scored(spread: &Spread<'_>, seat: Seat, name: Name) -> Option<(u16, Why)> {
    let pad = spread.pad(seat);
    match name {
        Name::Region(region) => {
            let line = pad.regions.iter().find(|line| line.card == region)?;
            Some((line.fame, line.why))
        }
        Name::Sanctuary(sanctuary) => {
            let line = pad.sanctuaries.iter().find(|line| line.card == sanctuary)?;
            Some((line.fame, line.why))
        }
    }
}

/// What a Region in hand would do for the row if it were played now.
fn in_hand(spread: &Spread<'_>, seat: Seat, region: Region) -> String {
    let player = spread.view.player(seat);
    let mut row: Vec<Region> = player.row.iter().copied().collect();
    row.push(region);
    let pad = scoring::score_pad(spread.content, &row, player.sanctuaries.as_slice());
    let fame = pad.regions.first().map_or(0, |line| line.fame);
    let gain = i32::from(pad.total) - i32::from(player.fame);
    format!(
        "It is in your hand. Played now it would pay {fame} itself and your row {gain} more in all; \
         cards played after it can add to that."
    )
}

fn whose(spread: &Spread<'_>, seat: Seat) -> String {
    if spread.own_seat() == Some(seat) {
        "your".to_owned()
    } else {
        format!("{}’s", spread.name(seat))
    }
}
