//! Above and Below line by line, for those who read with their ears and for pipes.

use ::table::Seat;
use game_above_and_below::{Building, Stage, Villagers, rules::symbols};

use super::{
    Spread, book, others,
    sign::{card_words, coins, face_words, slot, tokens},
};
use crate::{
    board::Board,
    text::{listed, sentence},
};

/// The situation, a line each: the book while it is open, and otherwise the table.
pub(super) fn describe(spread: &Spread<'_>) -> Vec<String> {
    let open = spread.open();
    let mut lines = vec![sentence(&spread.moment().replace(" ·", ","))];
    if open.exploration.is_some() {
        if let Some(page) = open.tale.as_slice().last() {
            lines.extend(book::told(spread, page));
        }
        let dice = book::dice(spread);
        if !dice.is_empty() {
            lines.push(format!("The party: {}.", listed(&dice)));
        }
        return lines;
    }
    // Those who are in the middle of something have heard the table already.
    match open.stage {
        Stage::Turn | Stage::Resting | Stage::Placing | Stage::Over => {}
        Stage::Bidding { .. }
        | Stage::Answering { .. }
        | Stage::Gathering { .. }
        | Stage::Assigning { .. }
        | Stage::Paying { .. }
        | Stage::Harvesting { .. }
        | Stage::Choosing
        | Stage::Rerolling
        | Stage::Exerting
        | Stage::Claiming
        | Stage::Picking
        | Stage::Injuring
        | Stage::Founding { .. } => return lines,
    }
    for seat in spread.strangers() {
        lines.push(stranger(spread, seat));
    }
    lines.extend(on_display(spread));
    lines.extend(own(spread, spread.home()));
    if let Some(page) = open.tale.as_slice().last() {
        lines.push(format!("Say help {} to hear the last tale again.", page.passage));
    }
    lines
}

/// What can be bought by those who have the coins, in short.
fn on_display(spread: &Spread<'_>) -> Vec<String> {
    let open = spread.open();
    let cards = |buildings: &mut dyn Iterator<Item = Building>| {
        let named = buildings.map(|building| {
            format!("{} for {}", spread.building(building), spread.content.card(building).cost)
        });
        named.collect::<Vec<_>>()
    };
    let people = open.villagers.iter().chain(&open.adventurers).flatten().map(|&one| {
        format!("{} for {}", spread.villager(one), spread.training_cost(one).unwrap_or(0))
    });
    let displays = [
        ("Houses", cards(&mut open.houses.iter().copied().flatten())),
        ("Outposts", cards(&mut open.outposts.iter().copied().flatten())),
        ("Key and star houses", cards(&mut open.offered.iter())),
        ("Villagers to train", people.collect()),
    ];
    let told = displays.iter().filter(|(_, names)| !names.is_empty());
    told.map(|(word, names)| format!("{word}: {}.", listed(names))).collect()
}

fn stranger(spread: &Spread<'_>, seat: Seat) -> String {
    let village = spread.village(seat);
    let names = |who: Villagers| {
        let names: Vec<&str> =
            who.iter().map(|one| spread.content.face(one).name.as_str()).collect();
        if names.is_empty() { "nobody".to_owned() } else { listed(&names) }
    };
    let mut text = format!(
        "{}: {}, {}, ready {}, exhausted {}, injured {}",
        spread.name(seat),
        coins(village.coins),
        others::reputation(spread, seat),
        names(village.ready),
        names(village.exhausted),
        names(village.injured),
    );
    let cards: Vec<String> = village.buildings.iter().map(ToString::to_string).collect();
    if !cards.is_empty() {
        text += &format!(", built {}", listed(&cards));
    }
    text +=
        &format!(", {} empty caves, stores: {}", village.empty_caves(), tokens(&village.stores));
    let track: Vec<String> = village.track.iter().map(slot).collect();
    if !track.is_empty() {
        text += &format!(", on the track {}", listed(&track));
    }
    if let Some(token) = village.sale {
        text += &format!(", for sale {}", token.counted(1));
    }
    if village.passed {
        text += ", passed";
    }
    text + "."
}

fn own(spread: &Spread<'_>, seat: Seat) -> Vec<String> {
    let village = spread.village(seat);
    let open = spread.open();
    let whose = match spread.viewer.seat() {
        Some(_) => "You have".to_owned(),
        None => format!("{} has", spread.name(seat)),
    };
    let (beds, income) =
        (symbols::beds(spread.content, village), symbols::income(spread.content, village));
    let mut lines = vec![format!(
        "{whose} {}, {}, {beds} beds, {income} coins at the end of the round, in the stores {}.",
        coins(village.coins),
        others::reputation(spread, seat),
        tokens(&village.stores),
    )];
    if let Some(token) = village.sale {
        lines.push(format!("For sale: {}.", token.counted(1)));
    }
    let track: Vec<String> = village.track.iter().map(slot).collect();
    if !track.is_empty() {
        lines.push(format!("On the track, from slot 1: {}.", listed(&track)));
    }
    for (word, who) in
        [("Ready", village.ready), ("Exhausted", village.exhausted), ("Injured", village.injured)]
    {
        for villager in who.iter() {
            let face = spread.content.face(villager);
            lines.push(format!("{word}: {}, {}.", spread.villager(villager), face_words(face)));
        }
    }
    for &building in village.buildings.iter() {
        let card = spread.content.card(building);
        let left = match card.stock {
            Some(stock) => {
                format!("; {} on it now", stock.kind.counted(open.stocked.on(building).into()))
            }
            None => String::new(),
        };
        lines.push(format!("Built: {}, {}{left}.", spread.building(building), card_words(card)));
    }
    match village.empty_caves() {
        0 => {}
        1 => lines.push("One empty cave for an outpost.".to_owned()),
        more => lines.push(format!("{more} empty caves for outposts.")),
    }
    lines
}
