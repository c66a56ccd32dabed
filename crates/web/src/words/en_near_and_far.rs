//! English: Near and Far.

use game_near_and_far::{
    Building, Good, RollKind,
    components::{Route, Special, TradeGood},
};
use table::words::counted;

pub(crate) const TAGLINE: &str =
    "Leave town with a party of four, cross the map, and read aloud what you meet.";
pub(crate) const ABOUT: &str = "Recruit in town, travel on one of eleven maps, attempt quests and \
     place fourteen camps.";
pub(crate) const TIME: &str = "90 minutes";

pub(crate) const MAP: &str = "Map";
pub(crate) const TOWN: &str = "Town";
pub(crate) const ME: &str = "Me";
pub(crate) const PLAYERS: &str = "Players";
pub(crate) const OWN_BOARD: &str = "board";
pub(crate) const PARTY: &str = "Party";
pub(crate) const STAYING: &str = "Staying behind";
pub(crate) const HAND: &str = "Cards in hand";
pub(crate) const NO_HAND: &str = "No cards in hand: the General Store has artifacts.";
pub(crate) const IN_PLAY: &str = "Cards in play";
pub(crate) const HEARTS: &str = "hearts";
pub(crate) const REPUTATION: &str = "reputation";
pub(crate) const CAMPS_LEFT: &str = "camps left to place";
pub(crate) const STEPS_LEFT: &str = "steps left this turn";
pub(crate) const MOVEMENT: &str = "steps a turn";
pub(crate) const POINTS_NOW: &str = "points if the game ended now";
pub(crate) const CARDS_IN_HAND: &str = "cards in hand";
pub(crate) const THREATS: &str = "defeated threats";
pub(crate) const GOODS: &str = "Goods";
pub(crate) const JAIL: &str = "Jail";
pub(crate) const MINE: &str = "The Mine";
pub(crate) const ROW: &str = "Adventurers in the Saloon";
pub(crate) const COMPANION: &str = "Companion";
pub(crate) const NEW_CARDS: &str = "Cards to choose from";
pub(crate) const ROUTES: &str = "Trade routes";
pub(crate) const ZOOM_IN: &str = "Larger map";
pub(crate) const ZOOM_OUT: &str = "Smaller map";
pub(crate) const ZOOM_FIT: &str = "Whole map";
pub(crate) const EMPTY_PLACE: &str = "empty";
pub(crate) const EXPLAINED: &str = "How the points came about";
pub(crate) const TOTAL: &str = "Journey points";
pub(crate) const TIES: &str = "A tie goes to the higher reputation, then to more coins and gems.";
pub(crate) const AGAIN: &str = "Read the passage again";
pub(crate) const LAST_QUEST: &str = "The last quest";
pub(crate) const ALOUD: &str = "Read aloud";
pub(crate) const STOP: &str = "Stop";
pub(crate) const BUYING: &str = "Buy artifacts";
pub(crate) const DISCARDING: &str = "Discard a card";
pub(crate) const TRADE_FOR: &str = "Trade for one, and pay goods worth";
pub(crate) const TRADE_IN: &str = "Trade one in, and take goods worth up to";
pub(crate) const REPUTATION_FOR: &str = "Pay for reputation";
pub(crate) const POINTS: &str = "points";
pub(crate) const PICK: &str = "Pick";
pub(crate) const KEEP: &str = "Keep";
pub(crate) const DISCARD: &str = "Discard";
pub(crate) const BUY: &str = "Buy";
pub(crate) const GIVE_UP: &str = "Give up";
pub(crate) const USE: &str = "Use";
pub(crate) const COINS: &str = "coins";
pub(crate) const GEMS: &str = "gems";
pub(crate) const FOOD: &str = "food";

/// A map with its number.
pub(crate) fn map_title(number: u8, name: &str) -> String {
    format!("Map {number}: {name}")
}

/// What the map is, for those who do not see it.
pub(crate) fn map_label(name: &str, spaces: usize) -> String {
    format!("Map of the {name}, {spaces} spaces around the town")
}

/// The special rule of a map, in a sentence.
pub(crate) fn special(special: Special) -> Option<&'static str> {
    match special {
        Special::None => None,
        Special::Water => Some("Whoever enters a space with toxic water loses a heart."),
        Special::Mammoth => Some("Whoever has no camp beside a mammoth loses 8 points at the end."),
    }
}

/// A trade route and what it pays.
pub(crate) fn route(good: TradeGood, route: &Route) -> String {
    format!("{}: {} points alone, {} each for two", good.words(), route.alone, route.shared)
}

/// A camp of somebody.
pub(crate) fn camp_of(name: &str) -> String {
    format!("camp of {name}")
}

/// The threat on top of the stack.
pub(crate) fn threat(name: &str, level: u8, left: usize) -> String {
    format!("Next threat: {name}, difficulty {level}; {left} left")
}

/// What a building is for.
pub(crate) fn building(building: Building) -> &'static str {
    match building {
        Building::TownHall => "Trade, discard, buy reputation",
        Building::Saloon => "Recruit adventurers",
        Building::Stables => "Buy a pack animal",
        Building::Store => "A coin, or artifacts",
        Building::Farm => "Food for each hand",
        Building::Hut => "Draw a treasure",
        Building::Mine => "Dig a camp",
    }
}

/// A place of the mine.
pub(crate) fn cell(number: u8, brings: &str, camps: &[&str]) -> String {
    let camps = match camps {
        [] => String::new(),
        names => format!(", camp of {}", names.join(", ")),
    };
    format!("skill {number}: {brings}{camps}")
}

/// Which way reputation goes.
pub(crate) fn up_or_down(up: bool) -> &'static str {
    if up { "+1" } else { "−1" }
}

/// A good that somebody has.
pub(crate) fn goods(good: Good, number: u16) -> String {
    good.counted(number)
}

/// What a roll is for.
pub(crate) fn roll(kind: RollKind) -> &'static str {
    match kind {
        RollKind::Duel { .. } => "Duel",
        RollKind::Threat { .. } => "Fight",
        RollKind::Skill { .. } => "Skill roll",
        RollKind::Combat { .. } => "Combat roll",
    }
}

/// A die.
pub(crate) fn die(number: u8) -> String {
    format!("rolled {number}")
}

/// The total of a roll against what it needs.
pub(crate) fn total(total: u8, needed: u8) -> String {
    format!("{total} of {needed}")
}

/// What is missing for a card, in a word or two.
pub(crate) fn lacks(missing: &str) -> String {
    format!("needs {missing}")
}

/// The board of somebody.
pub(crate) fn board_of(name: &str) -> String {
    format!("{name}’s board")
}

/// The hearts of a track.
pub(crate) fn hearts(number: u8) -> String {
    counted(number, "heart")
}

/// Whose quest it is.
pub(crate) fn quest_of(name: &str) -> String {
    format!("{name}’s quest")
}

/// How a quest went.
pub(crate) fn result(won: bool, failed: bool) -> Option<&'static str> {
    match (won, failed) {
        (true, _) => Some("The quest succeeds."),
        (_, true) => Some("The quest fails."),
        (false, false) => None,
    }
}

/// Where somebody is on the reputation track.
pub(crate) fn reputation(place: i8, points: i8) -> String {
    format!("reputation {place}, {points} points")
}

/// Camps that were placed.
pub(crate) fn camps(placed: usize, all: u8) -> String {
    format!("{placed} of {all} camps placed")
}

/// The reputation a card asks for.
pub(crate) fn asked_reputation(asked: i8) -> String {
    if asked > 0 { format!("{asked}+") } else { format!("{asked} or less") }
}

/// What a companion is called.
pub(crate) fn companion(platypus: bool) -> &'static str {
    if platypus { "Platypus" } else { COMPANION }
}
