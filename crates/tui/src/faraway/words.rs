//! Faraway in words: what is asked, what a card means, and the table for those who read lines.

use ::table::{Seat, Standings};
use game_faraway::{
    Own, PlayerView, Stage,
    cards::Counted,
    scoring::{self, Line},
};

use super::{
    Spread,
    card::Name,
    sign::{card_words, pay_words},
};
use crate::{board::Board, text::listed};

/// What is asked of the viewer, or who is waited for.
pub(super) fn asks(spread: &Spread<'_>) -> String {
    let view = spread.view;
    let waiting = spread.waited_for();
    let others = view.waiting.len() - usize::from(is_asked(spread));
    let verb = if others == 1 { "is" } else { "are" };
    if let (true, Some(own)) = (is_asked(spread), &view.own) {
        return match view.stage {
            Stage::Keeping => "Keep three of your five Regions for the start.".to_owned(),
            Stage::Exploring if view.round == 1 => {
                "Play a Region from your hand. All are revealed together.".to_owned()
            }
            Stage::Exploring => exploring(view.player(own.seat)),
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

fn is_asked(spread: &Spread<'_>) -> bool {
    spread.own_seat().is_some_and(|seat| spread.view.waiting.contains(seat))
}

fn exploring(player: &PlayerView) -> String {
    match player.row.as_slice().last() {
        None => "Play a Region from your hand.".to_owned(),
        Some(last) => {
            let finds = match player.clues {
                0 => "a Sanctuary".to_owned(),
                clues => format!("one of {} Sanctuaries", clues + 1),
            };
            format!("Play a Region: above {last} it finds {finds}; the lowest acts first.")
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
            lines.push(format!("In the end it {}.", pay_words(quest)));
        }
        Some(quest) => lines.push(format!(
            "In the end it {}, provided {} can be seen; otherwise nothing.",
            pay_words(quest),
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
        let pad = spread.pad(seat);
        let regions =
            pad.regions.iter().map(|&Line { card, fame, why }| (Name::Region(card), fame, why));
        let sanctuaries = pad
            .sanctuaries
            .iter()
            .map(|&Line { card, fame, why }| (Name::Sanctuary(card), fame, why));
        if let Some((_, fame, why)) = regions.chain(sanctuaries).find(|line| line.0 == name) {
            let whose = whose(spread, seat);
            return Some(
                format!("It lies in {whose} row and would now pay {fame}: {why}.").replace(
                    "row and",
                    if matches!(name, Name::Sanctuary(_)) { "play area and" } else { "row and" },
                ),
            );
        }
        if let Name::Region(region) = name
            && Some(seat) != spread.own_seat()
            && view.player(seat).known.contains(region)
        {
            return Some(format!("{} took it and has it in hand.", spread.name(seat)));
        }
    }
    let own = view.own.as_ref()?;
    match name {
        Name::Region(region) if view.display.contains(region) => {
            Some("It lies in the display.".to_owned())
        }
        Name::Region(region) if own.hand.contains(region) => {
            let player = view.player(own.seat);
            let mut row = player.row;
            if row.len() < 8 {
                row.push(region);
            }
            let pad =
                scoring::score_pad(spread.content, row.as_slice(), player.sanctuaries.as_slice());
            let line = pad.regions.iter().find(|line| line.card == region)?;
            let gain = i32::from(pad.total) - i32::from(player.fame);
            Some(format!(
                "It is in your hand. Played now it would pay {}: {}; your row would gain {gain} in all, \
                 and cards played after it can only add to that.",
                line.fame, line.why
            ))
        }
        Name::Region(_) | Name::Sanctuary(_) => None,
    }
}

fn whose(spread: &Spread<'_>, seat: Seat) -> String {
    if spread.own_seat() == Some(seat) {
        "your".to_owned()
    } else {
        format!("{}’s", spread.name(seat))
    }
}

/// The situation, a line each.
pub(super) fn describe(spread: &Spread<'_>) -> Vec<String> {
    let view = spread.view;
    let mut lines =
        vec![format!("{}.", crate::text::sentence(&spread.moment()).trim_end_matches('.'))];
    for seat in view.seats().filter(|&seat| Some(seat) != spread.own_seat()) {
        lines.push(describe_player(spread, seat));
    }
    if !view.display.is_empty() {
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
    if view.stage != Stage::Over {
        lines.push("Your hand:".to_owned());
        let cards = own.hand.iter();
        lines.extend(cards.map(|&region| card_line(spread, Name::Region(region))));
    }
    lines
}

fn card_line(spread: &Spread<'_>, name: Name) -> String {
    format!("  {}: {}", name.word(), card_words(name.card(spread.content)))
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
            Some(name) => format!("{action}: {}", card_words(name.card(spread.content))),
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
