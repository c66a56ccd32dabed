//! English: the cards and villagers of Above and Below in words.

use game_above_and_below::components::{Card, Counted, Craft, Face, Group, Kind, Per, Sign};

use super::en::{listed, sentence};

pub(crate) const CAVE_EXPLAINED: &str = "A cave your party has found. An outpost can be built in \
     it; until then some cards pay points for it.";

/// The symbols and what they are.
pub(crate) const LEGEND: [(&str, &str); 34] = [
    ("coin", "coins: what buildings and villagers cost"),
    ("income", "income: coins at the end of each round"),
    ("bed", "a bed: one villager recovers in it at the end of a round"),
    ("lantern", "a lantern: explore numbers are counted in them"),
    ("hammer", "a hammer: this villager can build"),
    ("quill", "a quill: this villager can train others"),
    ("plus", "a plus: it costs a coin less"),
    ("ready", "ready: can act"),
    ("exhausted", "exhausted: has acted in this round"),
    ("injured", "injured: two steps from ready"),
    ("reroll", "reroll: one die again in each encounter"),
    ("reputation", "reputation: a step on its track"),
    ("points", "points at the end"),
    ("cycle", "comes back at the end of a round, when it is gone"),
    ("villager", "for each villager"),
    ("cave", "a cave, to build an outpost in"),
    ("house", "house"),
    ("outpost", "outpost: a building in a cave"),
    ("key-house", "key house: four of nine are in a game"),
    ("star-house", "star house: all six are in every game"),
    ("track", "the advancement track: goods on it pay income and points"),
    ("sale", "for sale: others may bid for it"),
    ("stores", "stores: goods that are neither placed nor for sale"),
    ("mushroom", "mushroom"),
    ("fish", "fish"),
    ("fruit", "fruit"),
    ("rope", "rope"),
    ("clay-pot", "clay pot"),
    ("paper", "paper"),
    ("ore", "ore"),
    ("amethyst", "amethyst"),
    ("cider", "cider: an exhausted villager becomes ready"),
    ("potion", "potion: an injured villager becomes exhausted"),
    ("bread", "bread, and bacon: each pair is a sandwich and pays 5 points"),
];

fn plural(number: u8, one: &str) -> String {
    if number == 1 { format!("1 {one}") } else { format!("{number} {one}s") }
}

/// What a card counts, one of it.
fn counted(counted: Counted) -> String {
    match counted {
        Counted::Token(token) => token.word().replace('-', " "),
        Counted::Building(kind) => kind_words(kind).to_owned(),
        Counted::Villager => "villager".to_owned(),
        Counted::EmptyCave => "cave without an outpost".to_owned(),
    }
}

fn kind_words(kind: Kind) -> &'static str {
    match kind {
        Kind::House => "house",
        Kind::Outpost => "outpost",
        Kind::KeyHouse => "key house",
        Kind::StarHouse => "star house",
    }
}

fn each(per: &Per) -> String {
    let what: Vec<String> = per.counted.iter().map(|&what| counted(what)).collect();
    listed(&what).replace(" and ", " or ")
}

/// What a card does, a few words each.
fn does(card: &Card) -> Vec<String> {
    let mut does = Vec::new();
    if card.beds > 0 {
        does.push(plural(card.beds, "bed"));
    }
    if card.income > 0 {
        does.push(format!("{} of income in each round", plural(card.income, "coin")));
    }
    if card.rerolls > 0 {
        does.push(format!("{} in each encounter", plural(card.rerolls, "reroll")));
    }
    if card.potions > 0 {
        does.push(format!("{} when it is built", plural(card.potions, "potion")));
    }
    if card.potion_income > 0 {
        does.push(format!("{} at the end of each round", plural(card.potion_income, "potion")));
    }
    if card.reputation > 0 {
        does.push(format!("{} reputation when it is built", card.reputation));
    }
    if let Some(stock) = card.stock {
        let goods = stock.kind.counted(stock.count.into());
        does.push(if stock.replenishing {
            format!("{goods} to harvest, which comes back at the end of a round")
        } else {
            format!("{goods} to harvest")
        });
    }
    if let Some(per) = &card.income_per {
        let coins = plural(per.each, "coin");
        does.push(format!("{coins} in each round for each {} on your track", each(per)));
    }
    let rules = [
        (card.train_to_ready, "villagers you train are ready at once"),
        (card.coin_when_building, "1 coin whenever you buy another building"),
        (card.coin_when_exploring, "1 coin for each encounter that succeeds"),
        (card.cider_as_coins, "ciders can be spent as coins"),
        (card.potion_as_coins, "potions can be spent as coins"),
    ];
    does.extend(rules.into_iter().filter(|(has, _)| *has).map(|(_, words)| words.to_owned()));
    if card.points > 0 {
        does.push(format!("{} at the end", plural(card.points, "point")));
    }
    if let Some(per) = &card.per {
        does.push(format!("{} at the end for each {}", plural(per.each, "point"), each(per)));
    }
    does
}

/// A card in a few words: its name, its cost and what it does.
pub(crate) fn building(card: &Card) -> String {
    let does = does(card).join(", ");
    match card.cost {
        0 => format!("{}: {does}", card.name),
        cost => format!("{}, costs {cost}: {does}", card.name),
    }
}

/// A card that stands in a village, with what lies on it.
pub(crate) fn standing(card: &Card, goods: u8) -> String {
    match (card.stock, goods) {
        (Some(stock), 1..) => {
            format!("{} ({} on it)", building(card), stock.kind.counted(goods.into()))
        }
        (Some(_), 0) => format!("{} (nothing on it now)", building(card)),
        (None, _) => building(card),
    }
}

/// A card's symbols explained, a sentence each.
pub(crate) fn building_explained(card: &Card, kind: Kind) -> Vec<String> {
    let mut lines = vec![match kind {
        Kind::Outpost => format!("An outpost for {} coins, built in an empty cave.", card.cost),
        Kind::House | Kind::KeyHouse | Kind::StarHouse => {
            format!("A {} for {} coins.", kind_words(kind), card.cost)
        }
    }];
    lines.extend(does(card).iter().map(|line| sentence(line)));
    lines.push("Like every building it pays 1 point of its own at the end.".to_owned());
    lines
}

/// The house everybody starts with.
pub(crate) fn starting_explained(card: &Card) -> Vec<String> {
    let mut lines = vec!["The house everybody starts with.".to_owned()];
    lines.extend(does(card).iter().map(|line| sentence(line)));
    lines.push("It counts as a building and as a house.".to_owned());
    lines
}

/// What a villager can do, a few words each.
fn can(face: &Face) -> Vec<String> {
    let mut can = Vec::new();
    for (craft, words) in [(face.build, "hammer: can build"), (face.train, "quill: can train")] {
        match craft {
            Craft::None => {}
            Craft::Plain => can.push(words.to_owned()),
            Craft::Plus => can.push(format!("{words} for a coin less")),
        }
    }
    can
}

fn lanterns(face: &Face, group: Option<Group>) -> String {
    if let (Some(Group::Adventurer), Some((_, number))) = (group, face.pairs.first()) {
        return format!("{} without a roll", plural(*number, "lantern"));
    }
    let pairs = face.pairs.iter().map(|&(roll, number)| match roll {
        1 => format!("{} on any roll", plural(number, "lantern")),
        6 => format!("{} on 6", plural(number, "lantern")),
        roll => format!("{} on {roll} or more", plural(number, "lantern")),
    });
    pairs.collect::<Vec<_>>().join(", ")
}

/// A villager in a few words.
pub(crate) fn villager(face: &Face) -> String {
    format!("{}: {}", face.name, symbols(face))
}

/// One who can be trained for a price.
pub(crate) fn villager_for(face: &Face, price: u8) -> String {
    format!("{}, costs {price}: {}", face.name, symbols(face))
}

fn symbols(face: &Face) -> String {
    let mut parts = can(face);
    parts.push(lanterns(face, None));
    parts.join(", ")
}

/// A villager's symbols explained, a sentence each.
pub(crate) fn villager_explained(face: &Face, group: Group) -> Vec<String> {
    let mut lines: Vec<String> = can(face).iter().map(|line| sentence(line)).collect();
    lines.push(format!(
        "When exploring: {}. Only the best line counts.",
        lanterns(face, Some(group))
    ));
    match group {
        Group::Adventurer => {
            lines.push(
                "An adventurer: has a bed of their own, and costs what the token says.".to_owned(),
            );
        }
        Group::Special => lines.push("Only met below; nobody can train them.".to_owned()),
        Group::Starting | Group::Regular => {}
    }
    let traits = [
        (face.cat, "Obeys on a roll of 3 or more, and otherwise lies down."),
        (face.own_bed && group != Group::Adventurer, "Rests by himself and needs no bed."),
        (face.takes_no_medicine, "No cider and no potion helps him."),
        (face.bad_reputation, "Costs a reputation when she joins: people talk."),
        (face.people == Some(Sign::Fishfolk), "Of the fishfolk, which some tales ask for."),
        (face.people == Some(Sign::Frogfolk), "Of the frogfolk, which some tales ask for."),
        (face.bread > 0, "Brings bread: with bacon it is a sandwich, 5 points at the end."),
        (face.bacon > 0, "Brings bacon: with bread it is a sandwich, 5 points at the end."),
    ];
    lines.extend(traits.into_iter().filter(|(has, _)| *has).map(|(_, words)| words.to_owned()));
    lines
}
