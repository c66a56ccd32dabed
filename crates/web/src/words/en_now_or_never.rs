//! English: Now or Never.

use game_now_or_never::{
    RollKind,
    components::{Good, Side},
};
use table::words::counted;

pub(crate) const TAGLINE: &str =
    "Rebuild your town on the cliff, house its people, and send a hero into the wilds.";
pub(crate) const ABOUT: &str =
    "Hire specialists, build, fight, search and sell through six seasons.";
pub(crate) const TIME: &str = "90–120 minutes";

pub(crate) const BOARD: &str = "Board";
pub(crate) const TOWN: &str = "Town";
pub(crate) const HERO: &str = "Hero";
pub(crate) const MARKET: &str = "Market";
pub(crate) const PLAYERS: &str = "Players";

pub(crate) const OWN_TOWN: &str = "town";
pub(crate) const OWN_HERO: &str = "hero board";
pub(crate) const HAND: &str = "Quest cards in hand";
pub(crate) const NO_HAND: &str = "No quest cards in hand.";
pub(crate) const CHOOSE: &str = "To choose from";
pub(crate) const UNBUILT: &str = "Unbuilt tiles";
pub(crate) const NEXT: &str = "Production";
pub(crate) const LAST: &str = "Last production";
pub(crate) const AFTER: &str = "after building here";
pub(crate) const WAITING: &str = "Waiting for a bed";
pub(crate) const EMPTY: &str = "empty";
pub(crate) const USED: &str = "used this season";
pub(crate) const FREE_SLOT: &str = "free slot";
pub(crate) const RED: &str = "Red slots: what a roll does in combat";
pub(crate) const BLUE: &str = "Blue slots";
pub(crate) const SPECIALISTS: &str = "Specialists";
pub(crate) const ARROWS: &str = "Hero actions";
pub(crate) const LEARN: &str = "Abilities to learn";
pub(crate) const LEARN_SHORT: &str = "Learn";
pub(crate) const LEARNED: &str = "learned";
pub(crate) const REPLACED: &str = "gone for good";
pub(crate) const PLAYED: &str = "Played";
pub(crate) const ORDERS: &str = "Orders";
pub(crate) const DELIVERED: &str = "delivered";
pub(crate) const RECRUITS: &str = "To recruit";
pub(crate) const GEAR: &str = "Gear for sale";
pub(crate) const VILLAGERS: &str = "Villagers";
pub(crate) const SALES: &str = "What the market pays";
pub(crate) const NO_GOODS: &str = "No goods to sell yet.";
pub(crate) const IN_PILE: &str = "in the pile";
pub(crate) const ASKS: &str = "asks for";
pub(crate) const KEPT: &str = "You keep it";
pub(crate) const LACKS: &str = "lacks";
pub(crate) const ON_BEST: &str = "part of the best sale of all you have";
pub(crate) const DETAILS: &str = "More";

pub(crate) const HEARTS: &str = "hearts";
pub(crate) const TAX: &str = "coins of tax for the owner";
pub(crate) const MANA: &str = "mana";
pub(crate) const COINS: &str = "coins";
pub(crate) const EXPERIENCE: &str = "experience";
pub(crate) const BOOKS: &str = "books";
pub(crate) const POINTS_NOW: &str = "points if the final production came now";
pub(crate) const CARDS: &str = "quest cards in hand";
pub(crate) const TOKENS: &str = "search tokens";
pub(crate) const STEPS: &str = "spaces left";
pub(crate) const POINTS: &str = "points";
pub(crate) const FIRST: &str = "has the first player token";
pub(crate) const MOUNTAIN: &str = "a mountain, 1 heart to enter";
pub(crate) const PASSED: &str = "passed";

pub(crate) const SEND: &str = "Send";
pub(crate) const REST: &str = "Rest";
pub(crate) const KEEP: &str = "Keep";
pub(crate) const DISCARD: &str = "Discard";
pub(crate) const PLAY: &str = "Play";
pub(crate) const USE: &str = "Use";
pub(crate) const DELIVER: &str = "Deliver";
pub(crate) const FILL_ROW: &str = "Fill the row";
pub(crate) const SELL: &str = "Sell";

pub(crate) const MOVE_OUT: &str = "Move";
pub(crate) const INN: &str =
    "Villagers who live in the row of an Inn may move to a free bed in another row.";

pub(crate) const GROUP_HIRE: &str = "Hire yours";
pub(crate) const GROUP_OTHERS: &str = "Hire others’";
pub(crate) const GROUP_RECRUIT: &str = "Recruit";
pub(crate) const GROUP_REST: &str = "Rest";
pub(crate) const GROUP_SELL: &str = "Sell";
pub(crate) const GROUP_HOUSE: &str = "House";
pub(crate) const GROUP_LEARN: &str = "Abilities";
pub(crate) const GROUP_ORDERS: &str = "Orders";
pub(crate) const GROUP_TILES: &str = "Tiles";
pub(crate) const GROUP_CARDS: &str = "Cards";
pub(crate) const GROUP_GEAR: &str = "Gear";
pub(crate) const PRESS_LIT: &str = "Choose on the page, or from this list:";
pub(crate) const PASS: &str = "Pass for the season";

pub(crate) const FIGHT: &str = "Fight";
pub(crate) const FIGHT_AHEAD: &str = "If you fight";
pub(crate) const DEALS: &str = "deals";
pub(crate) const TAKES: &str = "loses";
pub(crate) const FACES: &str = "What each face does";
pub(crate) const LAST_ROUND: &str = "What happened";
pub(crate) const EXPLAINED: &str = "How the points came about";
pub(crate) const TOTAL: &str = "Victory points";
pub(crate) const TIES: &str = "A tie goes to more experience and books, then to more hearts.";
pub(crate) const BROUGHT: &str = "What came from where";
pub(crate) const FROM_TOKENS: &str = "search tokens";
pub(crate) const NOTHING_CAME: &str = "Nothing yet: house villagers, and build what produces.";

pub(crate) const ABOVE: &str = "above ground";
pub(crate) const BELOW: &str = "underground";
pub(crate) const QUESTS: &str = "quest cards";
pub(crate) const BOT: &str = "The bot";
pub(crate) const BOT_CARDS: &str = "Cards left in its pile";
pub(crate) const BOT_DID: &str = "What it did last";

/// The board, for those who do not see it.
pub(crate) fn board_label(side: Side) -> &'static str {
    match side {
        Side::Above => "The cliff, ten columns and four rows",
        Side::Below => "Under the cliff, ten columns and four rows",
    }
}

/// An enemy of a stack: what it is, and how many lie there.
pub(crate) fn enemies(name: &str, words: &str, left: u8) -> String {
    match left {
        1 => format!("{name}, {words}, the last of its stack"),
        left => format!("{name}, {words}, {left} in the stack"),
    }
}

/// A search token on a space with a letter.
pub(crate) fn token(letter: Option<char>) -> String {
    match letter {
        Some(letter) => format!("search token {letter}"),
        None => "search token".to_owned(),
    }
}

/// Where a hero can go, and for how many hearts.
pub(crate) fn reached(hearts: u8) -> String {
    match hearts {
        0 => "within reach".to_owned(),
        hearts => format!("within reach for {}", counted(hearts, "heart")),
    }
}

/// Cards of the own hand that are played at a place.
pub(crate) fn playable(cards: usize) -> String {
    format!("{} of yours for this place", counted(cards as i64, "quest card"))
}

/// Somebody's hero, who stands somewhere.
pub(crate) fn hero_of(hero: &str, name: &str) -> String {
    format!("{hero}, {name}’s hero")
}

/// A building space that is free.
pub(crate) fn site(gain: Option<&str>, cost: u8) -> String {
    match (gain, cost) {
        (None, 0) => "free".to_owned(),
        (Some(gain), 0) => format!("free, brings a {gain}"),
        (None, cost) => format!("free, {} more to build on", counted(cost, "coin")),
        (Some(gain), cost) => {
            format!("free, brings a {gain}, {} more to build on", counted(cost, "coin"))
        }
    }
}

/// A row of a town, counted from 0 at the top.
pub(crate) fn row(row: usize) -> String {
    format!("Row {}", row + 1)
}

/// An inn, by its row.
pub(crate) fn inn(at: usize) -> String {
    format!("The Inn in row {}", at + 1)
}

/// The points of a row of four buildings.
pub(crate) fn row_points(points: u8, built: usize) -> String {
    format!("{} for four buildings, {built} built", counted(points, "point"))
}

/// The points of a housing row, and who is missing there.
pub(crate) fn housing_points(points: u8) -> String {
    format!("{} with all four goods", counted(points, "point"))
}

/// Beds of a row.
pub(crate) fn beds(housed: u8, capacity: u8) -> String {
    format!("{housed} of {capacity} beds taken")
}

/// A villager who produces this.
pub(crate) fn villager(good: Good) -> String {
    format!("{} villager", good.name())
}

/// So many villagers of a kind.
pub(crate) fn villagers(good: Good, count: u8) -> String {
    format!("{count} {}", if count == 1 { villager(good) } else { format!("{}s", villager(good)) })
}

/// The coins that all goods would bring.
pub(crate) fn best_sale(coins: u16) -> String {
    format!("All you have sells for up to {}.", counted(coins, "coin"))
}

/// The hearts of a track.
pub(crate) fn hearts(have: u8, most: u8) -> String {
    format!("{have} of {most} hearts")
}

/// The mana of a track.
pub(crate) fn mana(have: u8, most: u8) -> String {
    format!("{have} of {most} mana")
}

/// Which arrow is meant, after the number of its spaces.
pub(crate) fn by_arrow(arrow: u8) -> String {
    format!(" spaces, arrow {}", arrow + 1)
}

/// A hero action token.
pub(crate) fn arrow(spaces: u8) -> String {
    format!("hero action with {}", counted(spaces, "space"))
}

/// The level and price of an ability.
pub(crate) fn level(level: u8, experience: u8) -> String {
    format!("level {level}, {experience} experience")
}

/// The level of an ability, where there is little room.
pub(crate) fn level_short(level: u8) -> String {
    format!("L{level}")
}

/// A slot and its number.
pub(crate) fn slot(number: usize) -> String {
    format!("slot {number}")
}

/// A die.
pub(crate) fn die(number: u8) -> String {
    format!("rolled {number}")
}

/// The round of a combat.
pub(crate) fn round(round: u8) -> String {
    format!("Round {round}")
}

/// The chance of winning a fight.
pub(crate) fn chance(percent: u8) -> String {
    format!("{percent}% to win")
}

/// The health of an enemy.
pub(crate) fn health(left: u8, of: u8) -> String {
    format!("{left} of {of} health")
}

/// What a strike does, and what comes back.
pub(crate) fn exchange(damage: u8, loss: u8) -> String {
    format!("{damage} damage, lose {}", counted(loss, "heart"))
}

/// What a die outside of combat is for.
pub(crate) fn roll(kind: RollKind) -> &'static str {
    match kind {
        RollKind::Search => "Search",
        RollKind::Visit(_) => "Visit",
        RollKind::Gain { .. } => "Roll",
    }
}

/// The town of somebody.
pub(crate) fn town_of(name: &str) -> String {
    format!("{name}’s town")
}

/// What decided between equal points: experience with books of each, and hearts where that was equal.
pub(crate) fn tie(points: i32, learned: &str, hearts: Option<&str>) -> String {
    let learned = format!("Tied at {}. Experience and books: {learned}.", counted(points, "point"));
    match hearts {
        Some(hearts) => format!("{learned} Hearts: {hearts}."),
        None => learned,
    }
}

/// The area of somebody.
pub(crate) fn board_of(name: &str) -> String {
    format!("{name}’s town and hero")
}

/// Points that a placement would add or take.
pub(crate) fn change(points: i32) -> String {
    format!("{points:+} points")
}

/// What defeating an enemy brings.
pub(crate) fn brings(what: &str) -> String {
    format!("defeating it brings {what}")
}

/// Where a quest card is played, and what it asks for.
pub(crate) fn asks(place: &str, price: &str) -> String {
    format!("played at {place}; it asks for {price}")
}

/// Goods of a kind.
pub(crate) fn good(good: Good) -> &'static str {
    match good {
        Good::Shell => "shells",
        Good::Tool => "tools",
        Good::Demon => "bottled demons",
        Good::Crystal => "crystals",
    }
}

/// An order that the viewer put back.
pub(crate) fn placed_under(name: &str) -> String {
    format!("{name} is under the stack")
}
