//! Cards and villagers in words.

use table::words::{counted, listed, sentence};

use crate::components::{Card, Counted, Craft, Face, Group, Kind, Per, Sign};

/// The words for a kind of building.
pub fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::House => "house",
        Kind::Outpost => "outpost",
        Kind::KeyHouse => "key house",
        Kind::StarHouse => "star house",
    }
}

/// What a card does, a few words each.
pub fn does(card: &Card) -> Vec<String> {
    let mut does = Vec::new();
    let mut add = |number: u8, one: &str, then: &str| {
        if number > 0 {
            does.push(format!("{}{then}", counted(number, one)));
        }
    };
    add(card.beds, "bed", "");
    add(card.income, "coin", " each round");
    add(card.rerolls, "reroll", " per encounter");
    add(card.potions, "potion", " when it is built");
    add(card.potion_income, "potion", " each round");
    if card.reputation > 0 {
        does.push(format!("{} reputation when it is built", card.reputation));
    }
    if let Some(stock) = card.stock {
        let goods = stock.kind.counted(stock.count.into());
        let again = if stock.replenishing { ", refills at the end of the round" } else { "" };
        does.push(format!("{goods} to harvest{again}"));
    }
    if let Some(per) = &card.income_per {
        let coins = counted(per.each, "coin");
        does.push(format!("{coins} each round for each {} on your track", each(per)));
    }
    let rules = [
        (card.train_to_ready, "villagers you train start ready"),
        (card.coin_when_building, "1 coin whenever you buy another building"),
        (card.coin_when_exploring, "1 coin for every encounter that succeeds"),
        (card.cider_as_coins, "ciders can be spent as coins"),
        (card.potion_as_coins, "potions can be spent as coins"),
    ];
    does.extend(rules.into_iter().filter(|(has, _)| *has).map(|(_, words)| words.to_owned()));
    if card.points > 0 {
        does.push(format!("{} at the end", counted(card.points, "point")));
    }
    if let Some(per) = &card.per {
        does.push(format!("{} at the end for each {}", counted(per.each, "point"), each(per)));
    }
    if does.is_empty() {
        does.push("no symbols".to_owned());
    }
    does
}

/// What a card counts: `rope or paper`.
fn each(per: &Per) -> String {
    let what: Vec<String> = per
        .counted
        .iter()
        .map(|counted| match *counted {
            Counted::Token(token) => token.word().replace('-', " "),
            Counted::Building(of) => kind(of).to_owned(),
            Counted::Villager => "villager".to_owned(),
            Counted::EmptyCave => "empty cave".to_owned(),
        })
        .collect();
    what.join(" or ")
}

/// A building explained, a sentence each.
pub fn explained(card: &Card, of: Kind) -> Vec<String> {
    let cost = counted(card.cost, "coin");
    let mut lines = vec![match of {
        Kind::Outpost => format!("An outpost for {cost}, built in an empty cave."),
        Kind::House | Kind::KeyHouse | Kind::StarHouse => format!("A {} for {cost}.", kind(of)),
    }];
    lines.extend(does(card).iter().map(|line| sentence(line)));
    lines.push("Plus 1 point, like every building.".to_owned());
    lines
}

/// The house everybody starts with.
pub fn starting_house(card: &Card) -> Vec<String> {
    let mut lines = vec!["The house everybody starts with.".to_owned()];
    lines.extend(does(card).iter().map(|line| sentence(line)));
    lines.push("It counts as a building and as a house.".to_owned());
    lines
}

/// A villager's lanterns: `1 lantern on 4 or more`.
pub fn lanterns(face: &Face) -> String {
    let pairs = face.pairs.iter().map(|&(roll, number)| {
        let lanterns = counted(number, "lantern");
        match roll {
            1 => format!("{lanterns} on any roll"),
            6 => format!("{lanterns} on 6"),
            roll => format!("{lanterns} on {roll} or more"),
        }
    });
    let pairs: Vec<String> = pairs.collect();
    if pairs.is_empty() { "no lanterns".to_owned() } else { pairs.join(", ") }
}

/// A villager's symbols: `hammer, 1 lantern on 4 or more`.
pub fn symbols(face: &Face) -> String {
    let mut parts: Vec<String> = Vec::new();
    for (craft, word) in [(face.build, "hammer"), (face.train, "quill")] {
        match craft {
            Craft::None => {}
            Craft::Plain => parts.push(word.to_owned()),
            Craft::Plus => parts.push(format!("{word} for a coin less")),
        }
    }
    parts.push(lanterns(face));
    parts.extend(
        traits(face).into_iter().filter(|(has, ..)| *has).map(|(_, short, _)| short.to_owned()),
    );
    parts.join(", ")
}

/// What is special about a villager: in a few words, and in a sentence.
fn traits(face: &Face) -> [(bool, &'static str, &'static str); 8] {
    [
        (face.cat, "obeys on 3 or more", "Obeys on a roll of 3 or more, and otherwise lies down."),
        (face.own_bed, "needs no bed", "Rests without a bed."),
        (face.takes_no_medicine, "no cider or potion", "Cider and potions don’t work on him."),
        (face.bad_reputation, "costs 1 reputation", "Costs 1 reputation when she joins."),
        (face.people == Some(Sign::Fishfolk), "fishfolk", "Fishfolk: helps in some passages."),
        (face.people == Some(Sign::Frogfolk), "frogfolk", "Frogfolk: helps in some passages."),
        (
            face.bread > 0,
            "bread",
            "Brings bread: with bacon it is a sandwich, 5 points at the end.",
        ),
        (
            face.bacon > 0,
            "bacon",
            "Brings bacon: with bread it is a sandwich, 5 points at the end.",
        ),
    ]
}

/// A villager explained, a sentence each.
pub fn villager_explained(face: &Face, group: Group) -> Vec<String> {
    let mut lines = Vec::new();
    for (craft, words) in [(face.build, "Hammer: can build"), (face.train, "Quill: can train")] {
        match craft {
            Craft::None => {}
            Craft::Plain => lines.push(format!("{words}.")),
            Craft::Plus => lines.push(format!("{words} for a coin less.")),
        }
    }
    lines.push(match (group, face.pairs.first()) {
        (Group::Adventurer, Some((_, number))) => {
            format!("When exploring: {} without a roll.", counted(*number, "lantern"))
        }
        _ => format!("When exploring: {}. Only the best line counts.", lanterns(face)),
    });
    match group {
        Group::Adventurer => lines.push("Adventurer: cost is on the token.".to_owned()),
        Group::Special => lines.push("Joins only through the storybook.".to_owned()),
        Group::Starting => lines.push("A starting villager.".to_owned()),
        Group::Regular => {}
    }
    lines.extend(
        traits(face).into_iter().filter(|(has, ..)| *has).map(|(_, _, line)| line.to_owned()),
    );
    lines
}

/// A list of names for people; `nobody` for none.
pub fn people<S: AsRef<str>>(names: &[S]) -> String {
    if names.is_empty() { "nobody".to_owned() } else { listed(names) }
}
