//! Above and Below line by line, for those who read with their ears and for pipes.

use ::table::{
    Seat,
    words::{counted, listed},
};
use game_above_and_below::{
    Building, Stage, Villagers,
    rules::symbols,
    words::{self as game_words, coins},
};

use super::{
    AboveAndBelowScreen, book, others,
    sign::{slot, tokens},
    words,
};

/// The situation, a line each: the book while it is open, and otherwise the table.
pub(super) fn describe(screen: &AboveAndBelowScreen<'_>) -> Vec<String> {
    let open = screen.open();
    let mut lines = Vec::new();
    if open.exploration.is_some() {
        if let Some(page) = book::pages(screen).last() {
            lines.extend(book::told(screen, page));
        }
        let dice = book::dice(screen);
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
    for seat in screen.strangers() {
        lines.push(stranger(screen, seat));
    }
    lines.extend(on_display(screen));
    lines.extend(own(screen, screen.home()));
    if let Some(page) = open.tale.as_slice().last() {
        lines.push(format!("Type “help {}” to read the last passage again.", page.passage));
    }
    lines
}

/// What can be bought by those who have the coins, in short.
fn on_display(screen: &AboveAndBelowScreen<'_>) -> Vec<String> {
    let open = screen.open();
    let cards = |buildings: &mut dyn Iterator<Item = Building>| {
        let named = buildings.map(|building| {
            format!("{} for {}", screen.building(building), screen.content.card(building).cost)
        });
        named.collect::<Vec<_>>()
    };
    let people = open.villagers.iter().chain(&open.adventurers).flatten().map(|&one| {
        format!(
            "{} for {}",
            screen.villager(one),
            game_words::training_cost(screen.seen, one).unwrap_or(0)
        )
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

fn stranger(screen: &AboveAndBelowScreen<'_>, seat: Seat) -> String {
    let village = screen.village(seat);
    let names = |who: Villagers| words::people(screen, who);
    let mut text = format!(
        "{}: {}, {}, ready {}, exhausted {}, injured {}",
        screen.name(seat),
        coins(village.coins),
        others::reputation(screen, seat),
        names(village.ready),
        names(village.exhausted),
        names(village.injured),
    );
    let cards: Vec<String> = village.buildings.iter().map(ToString::to_string).collect();
    if !cards.is_empty() {
        text += &format!(", built {}", listed(&cards));
    }
    let caves = counted(village.empty_caves() as u32, "empty cave");
    text += &format!(", {caves}, stores: {}", tokens(&village.stores));
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

fn own(screen: &AboveAndBelowScreen<'_>, seat: Seat) -> Vec<String> {
    let village = screen.village(seat);
    let open = screen.open();
    let whose = match screen.seat() {
        Some(_) => "You have".to_owned(),
        None => format!("{} has", screen.name(seat)),
    };
    let (beds, income) =
        (symbols::beds(screen.content, village), symbols::income(screen.content, village));
    let mut lines = vec![format!(
        "{whose} {}, {}, {beds} beds, {income} coins at the end of the round, in the stores {}.",
        coins(village.coins),
        others::reputation(screen, seat),
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
            let face = screen.content.face(villager);
            lines.push(format!(
                "{word}: {}, {}.",
                screen.villager(villager),
                game_words::symbols(face)
            ));
        }
    }
    for &building in village.buildings.iter() {
        let card = screen.content.card(building);
        let left = match card.stock {
            Some(stock) => {
                format!("; {} on it now", stock.kind.counted(open.stocked.on(building).into()))
            }
            None => String::new(),
        };
        lines.push(format!(
            "Built: {}, {}{left}.",
            screen.building(building),
            game_words::does(card).join(", ")
        ));
    }
    match village.empty_caves() {
        0 => {}
        1 => lines.push("One empty cave for an outpost.".to_owned()),
        more => lines.push(format!("{more} empty caves for outposts.")),
    }
    lines
}
