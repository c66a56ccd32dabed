//! English: Above and Below.

use game_above_and_below::{
    Slot, Stage, Token,
    components::{Card, Face, TrackSlot},
    scoring::Part,
    words::{does, symbols, token},
};
use table::words::{counted, listed};

pub(crate) const TAGLINE: &str =
    "Build a village above, explore the caves below, and read aloud what happens.";
pub(crate) const ABOUT: &str = "Seven rounds of building, training and exploring, with a book of \
     215 passages.";
pub(crate) const TIME: &str = "90 minutes";

pub(crate) const NOW: &str = "Now";
pub(crate) const VILLAGE: &str = "Village";
pub(crate) const VILLAGES: &str = "Villages";
pub(crate) const MARKET: &str = "Market";
/// Whose they are is said before.
pub(crate) const OWN_VILLAGE: &str = "village";
pub(crate) const OWN_PEOPLE: &str = "villagers";
pub(crate) const ABOVE: &str = "Houses above";
pub(crate) const BELOW: &str = "Caves below";
pub(crate) const EMPTY_CAVE: &str = "An empty cave";
pub(crate) const NO_CAVES: &str = "No cave yet: explore to find one. Outposts are built in caves.";
pub(crate) const READY: &str = "Ready";
pub(crate) const EXHAUSTED: &str = "Exhausted";
pub(crate) const INJURED: &str = "Injured";
pub(crate) const GOES: &str = "goes";
pub(crate) const OWN_SUPPLIES: &str = "supplies";
pub(crate) const COINS: &str = "coins";
pub(crate) const INCOME: &str = "coins of income at the end of a round";
pub(crate) const BEDS: &str = "beds";
pub(crate) const BUILDINGS: &str = "buildings";
pub(crate) const TRACK: &str = "Advancement track";
pub(crate) const TRACK_FILLED: &str = "of 8 slots on the advancement track filled";
pub(crate) const REPUTATION_POINTS: &str = "points for reputation";
pub(crate) const POINTS_NOW: &str = "points if the game ended now";
pub(crate) const POINTS: &str = "points";
pub(crate) const STORES: &str = "Stores";
pub(crate) const EMPTY_STORES: &str = "Stores are empty.";
pub(crate) const PASSED: &str = "passed";
pub(crate) const SQUARE: &str = "For sale";
pub(crate) const PEOPLE: &str = "Villagers to train";
pub(crate) const ADVENTURERS: &str = "Adventurers";
pub(crate) const HOUSES: &str = "Houses";
pub(crate) const OUTPOSTS: &str = "Outposts";
pub(crate) const KEY_HOUSES: &str = "Key houses";
pub(crate) const STAR_HOUSES: &str = "Star houses";
pub(crate) const ALL_BUILT: &str = "All are built.";
pub(crate) const REFRESH: &str = "New cards";
pub(crate) const NOBODY_THERE: &str = " coins: nobody";
pub(crate) const NEXT_CAVE: &str = "Next cave";
pub(crate) const SIX: &str = "Passages by die roll";
pub(crate) const NO_CAVE: &str = "No cave is left.";
pub(crate) const SUPPLY: &str = "Supply";
pub(crate) const CIDER_WAITS: &str = " First to labor this round gets a cider.";
pub(crate) const NO_CIDER: &str = "This round’s cider has been taken.";
pub(crate) const REPUTATION: &str = "Reputation";
pub(crate) const RANKS: &str = "Reputation points if the game ended now";

pub(crate) const PARTY: &str = "The party";
pub(crate) const LANTERNS: &str = "lanterns";
pub(crate) const ALOUD: &str = "Read aloud";
pub(crate) const STOP: &str = "Stop reading";
pub(crate) const CLOSED: &str = "you can’t choose this";
pub(crate) const ODDS: &str = "chance with the first roll";
pub(crate) const EXPLORE_NUMBER: &str = "explore";
pub(crate) const EXERTED: &str = ", exerted (+1)";
pub(crate) const NO_ROLL: &str = "without a roll";
pub(crate) const AGAIN: &str = "Read the passage again";
pub(crate) const LAST_TALE: &str = "Last passage";

pub(crate) const MORE: &str = "A higher price";
pub(crate) const GOODS: &str = "Goods";

pub(crate) const NOT_YOUR_ACTION: &str = "You can buy this on your turn.";
pub(crate) const NO_HAMMER: &str = "None of your ready villagers has a hammer.";
pub(crate) const NO_QUILL: &str = "None of your ready villagers has a quill.";
pub(crate) const NO_CAVE_MARK: &str = "no cave";
pub(crate) const NOBODY_MARK: &str = "nobody";
pub(crate) const NO_EMPTY_CAVE: &str = "An outpost needs an empty cave, and you have none.";
pub(crate) const EXPLAINED: &str = "Score, explained";
pub(crate) const TOTAL: &str = "Total";
pub(crate) const TIES: &str = "Ties go to whoever has more coins, then villagers, then buildings.";

pub(crate) const CAVE_EXPLAINED: &str = "A cave your party has found. An outpost can be built in \
     it; until then some cards pay points for it.";

pub(crate) fn about(name: &str) -> String {
    format!("About {name}")
}

pub(crate) fn why_not_villager(stage: Stage) -> &'static str {
    match stage {
        Stage::Turn => "First choose an action; then you are asked who does it.",
        Stage::Resting => "Potions help the injured, ciders the exhausted, beds both by one step.",
        _ => "Nothing to do right now.",
    }
}

pub(crate) fn too_dear(missing: u16) -> String {
    format!("You need {} more.", counted(missing, "coin"))
}

/// So many coins are missing, as short as on a card.
pub(crate) fn short_of(missing: u16) -> String {
    format!("{missing} short")
}

pub(crate) fn lying(token: Token, number: u8) -> String {
    format!("{} to harvest", token.counted(number.into()))
}

pub(crate) fn from_card(name: &str) -> String {
    format!(" a good from {name}")
}

pub(crate) fn slot(number: usize, slot: &TrackSlot, goods: Option<&Slot>) -> String {
    let holds = goods.map_or_else(|| "empty".to_owned(), |it| it.good.counted(it.count.into()));
    let points = if slot.points == 1 { "point" } else { "points" };
    format!("Slot {number}: {holds}; {} {points} a good, income {}", slot.points, slot.income)
}

/// A space of the reputation track, and who stands on it.
pub(crate) fn space(points: i8, names: &[&str]) -> String {
    match names {
        [] => format!("{} points", signed(points)),
        names => format!("{} points: {}", signed(points), listed(names)),
    }
}

pub(crate) fn refresh_of(row: &str) -> String {
    format!(" for 1 coin: {row}")
}

pub(crate) fn for_sale(of: Option<Token>) -> String {
    format!("For sale: {}", token(of))
}

pub(crate) fn pile(cards: u8) -> String {
    format!("{cards} left")
}

pub(crate) fn signed(points: i8) -> String {
    match points {
        1.. => format!("+{points}"),
        ..=-1 => format!("−{}", points.unsigned_abs()),
        0 => "0".to_owned(),
    }
}

pub(crate) fn village_of(name: &str) -> String {
    format!("{name}’s village")
}

pub(crate) fn folio(number: impl std::fmt::Display) -> String {
    format!("Passage {number}")
}

pub(crate) fn told_by(name: &str) -> String {
    format!("{name}’s party")
}

pub(crate) fn bonus(bonus: &str) -> String {
    format!("+{bonus}")
}

pub(crate) fn paying(bonus: &str) -> String {
    format!("Pay for +{bonus}")
}

pub(crate) fn for_price(price: &str) -> String {
    format!(" for {price}")
}

pub(crate) fn costs(price: &str) -> String {
    format!("costs {price}")
}

pub(crate) fn needs(needs: &str) -> String {
    format!("needs {needs}")
}

pub(crate) fn with_bonus(bonus: u8) -> String {
    format!("(with a bonus of {bonus})")
}

pub(crate) fn goal(number: u8, reached: bool) -> String {
    if reached { format!("{number} ✓") } else { format!("of {number}") }
}

pub(crate) fn die(die: u8) -> String {
    format!("rolled {die}")
}

/// How a roll came out.
pub(crate) fn result(lanterns: Option<u8>, number: Option<u8>, failed: bool) -> Option<String> {
    match (lanterns, number) {
        (Some(lanterns), Some(number)) => Some(format!("{}: success ({number}).", gives(lanterns))),
        (Some(lanterns), None) if failed => Some(format!("{}: failed.", gives(lanterns))),
        _ => None,
    }
}

/// A part of the score.
pub(crate) fn part(part: Part) -> &'static str {
    match part {
        Part::Track => "Goods on the track",
        Part::Buildings => "Buildings (1 each)",
        Part::Rank => "Rank in reputation",
        Part::Space => "Place on the reputation track",
        Part::Cards => "Card bonuses",
        Part::Sandwiches => "Sandwiches",
    }
}

/// The symbol of a part of the score.
pub(crate) fn part_sign(part: Part) -> &'static str {
    match part {
        Part::Track => "track",
        Part::Buildings => "house",
        Part::Rank => "star-house",
        Part::Space => "reputation",
        Part::Cards => "points",
        Part::Sandwiches => "bread",
    }
}

pub(crate) fn pays(name: &str, points: i16) -> String {
    format!("{name} {points}")
}

/// So many lanterns.
pub(crate) fn gives(lanterns: u8) -> String {
    counted(lanterns, "lantern")
}

pub(crate) fn builds(number: usize) -> String {
    format!("Build ({number})")
}

pub(crate) fn trains(number: usize) -> String {
    format!("Train ({number})")
}

/// What somebody who hears the page is told when a passage is opened.
pub(crate) fn opened(title: &str) -> String {
    format!("Passage: {title}.")
}

/// What they are told when it has come to its end.
pub(crate) fn told(title: &str) -> String {
    format!("End of {title}.")
}

/// What they are told of a die.
pub(crate) fn roll(name: &str, die: Option<u8>, lanterns: u8) -> String {
    match die {
        Some(die) => format!("{name} rolls {die}: {}.", gives(lanterns)),
        None => format!("{name} brings {}.", gives(lanterns)),
    }
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

/// A villager in a few words.
pub(crate) fn villager(face: &Face) -> String {
    format!("{}: {}", face.name, symbols(face))
}

/// One who can be trained for a price.
pub(crate) fn villager_for(face: &Face, price: u8) -> String {
    format!("{}, costs {price}: {}", face.name, symbols(face))
}
