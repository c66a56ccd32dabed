//! English: Above and Below.

use game_above_and_below::{
    Action, Slot, Stage, Token, Where, components::TrackSlot, scoring::Part,
};

use super::en::listed;
use super::en_above_and_below_asks::one;
pub(crate) use super::en_above_and_below_asks::{
    answering, assigning, bargain, beds, bidding, bill, builds, claim, exerting, founding,
    gathering, go, harvesting, numbers, opened, pay, place_good, refreshing, rerolling, roll, take,
    told, trains, turn, waits,
};
pub(crate) use super::en_above_and_below_cards::{
    CAVE_EXPLAINED, LEGEND, building, building_explained, standing, starting_explained, villager,
    villager_explained, villager_for,
};

pub(crate) const TAGLINE: &str =
    "Build a village above, explore the caves below, and read aloud what happens.";
pub(crate) const ABOUT: &str = "Seven rounds of building, training and exploring, with a book of \
     215 passages. 2 to 4 players, 90 minutes.";

pub(crate) const YOUR_VILLAGE: &str = "Your village";
pub(crate) const ABOVE: &str = "Houses above";
pub(crate) const BELOW: &str = "Caves below";
pub(crate) const EMPTY_CAVE: &str = "An empty cave";
pub(crate) const NO_CAVES: &str = "No cave yet: explore to find one. Outposts are built in caves.";
pub(crate) const READY: &str = "Ready";
pub(crate) const EXHAUSTED: &str = "Exhausted";
pub(crate) const INJURED: &str = "Injured";
pub(crate) const GOES: &str = "goes";
pub(crate) const PURSE: &str = "What you have";
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
pub(crate) const FOR_SALE: &str = "For sale";
pub(crate) const WITHDRAW: &str = "Take back";
pub(crate) const PLACE: &str = "Place";
pub(crate) const SELL: &str = "Sell";
pub(crate) const PASSED: &str = "passed";
pub(crate) const SQUARE: &str = "What can be had";
pub(crate) const PEOPLE: &str = "Villagers to train";
pub(crate) const ADVENTURERS: &str = "Adventurers passing through";
pub(crate) const HOUSES: &str = "Houses";
pub(crate) const OUTPOSTS: &str = "Outposts";
pub(crate) const KEY_HOUSES: &str = "Key houses";
pub(crate) const STAR_HOUSES: &str = "Star houses";
pub(crate) const ALL_BUILT: &str = "All are built.";
pub(crate) const REFRESH: &str = "New cards";
pub(crate) const NOBODY_THERE: &str = " coins: nobody";
pub(crate) const NEXT_CAVE: &str = "Next cave";
pub(crate) const SIX: &str = "Passages by the die";
pub(crate) const NO_CAVE: &str = "No cave is left.";
pub(crate) const SUPPLY: &str = "Supply";
pub(crate) const CIDER_WAITS: &str = " A cider waits for the first to labor.";
pub(crate) const NO_CIDER: &str = "The cider of this round is drunk.";
pub(crate) const REPUTATION: &str = "Reputation";
pub(crate) const RANKS: &str = "What the ranks would pay now";
pub(crate) const SYMBOLS: &str = "What the symbols mean";

pub(crate) const PARTY: &str = "The party";
pub(crate) const LANTERNS: &str = "lanterns";
pub(crate) const ALOUD: &str = "Read aloud";
pub(crate) const STOP: &str = "Stop reading";
pub(crate) const CLOSED: &str = "not open to you";
pub(crate) const EXPLORE_NUMBER: &str = "explore";
pub(crate) const EXERTED: &str = ", exerted for one more";
pub(crate) const NO_ROLL: &str = "without a roll";
pub(crate) const AGAIN: &str = "The passage once more";
pub(crate) const PAYING: &str = "Paying for help: ";
pub(crate) const LAST_TALE: &str = "The last tale";
pub(crate) const THE_TALE: &str = "the tale";

pub(crate) const CHOOSING: &str = "What does your party do?";
pub(crate) const CLAIMING: &str = "There is light enough. Which number do you take?";
pub(crate) const PICKING: &str = "Pick one reward.";
pub(crate) const INJURING: &str = "Somebody of the party is hurt. Who?";
pub(crate) const SPENDING: &str =
    "The round is over. Use potions and ciders, place goods, and then rest.";
pub(crate) const PLACING: &str =
    "Place your last goods: each new kind takes the next slot of the track.";
pub(crate) const OVER: &str = "The game is over.";
pub(crate) const EXPLORE: &str = "Explore";
pub(crate) const HARVEST: &str = "Harvest";
pub(crate) const LABOR: &str = "Labor";
pub(crate) const AND_CIDER: &str = "for coins and a cider";
pub(crate) const PASS: &str = "Pass";
pub(crate) const ACCEPT: &str = "Sell it";
pub(crate) const REFUSE: &str = "Keep it";
pub(crate) const KEEP: &str = "Keep the dice";
pub(crate) const ENOUGH: &str = "Exert nobody else";
pub(crate) const DECLINE: &str = "Pay nothing, and fail";
pub(crate) const REST: &str = "Go to rest";
pub(crate) const MORE: &str = "A higher price";
pub(crate) const GOODS: &str = "Goods";

pub(crate) const NOT_YOUR_ACTION: &str = "It can be had in your own turn, as your action.";
pub(crate) const NO_HAMMER: &str = "None of your ready villagers has a hammer.";
pub(crate) const NO_QUILL: &str = "None of your ready villagers has a quill.";
pub(crate) const NO_EMPTY_CAVE: &str = "An outpost needs an empty cave, and you have none.";
pub(crate) const NOBODY_READY: &str =
    "None of your villagers is ready, so there is no action left but to pass.";
pub(crate) const NOTHING_TO_HARVEST: &str = "No harvest: no good lies on your buildings.";
pub(crate) const TIES: &str = "Ties go to whoever has more coins, then villagers, then buildings.";

/// Where the game is.
pub(crate) fn moment(round: u8, stage: Stage, active: &str) -> String {
    match stage {
        Stage::Resting => format!("Round {round} of 7 · rest"),
        Stage::Placing => "The last goods".to_owned(),
        Stage::Over => "The scoring".to_owned(),
        _ => format!("Round {round} of 7 · {active}’s turn"),
    }
}

/// What clicking somebody or something does, before its name.
pub(crate) fn deed(action: Action) -> &'static str {
    match action {
        Action::Build(_) => "Build",
        Action::Found(_) => "Take",
        Action::Train(_) => "Train",
        Action::Send(_) => "Send",
        Action::By(_) => "Choose",
        Action::Reroll(_) => "Roll again for",
        Action::Exert(_) => "Exert",
        Action::Injure(_) => "Hurt",
        Action::Heal(_) => "Potion for",
        Action::Rouse(_) => "Cider for",
        Action::Bed(_) => "Bed for",
        _ => "Do",
    }
}

pub(crate) fn about(name: &str) -> String {
    format!("About {name}")
}

pub(crate) fn why_not_villager(stage: Stage) -> &'static str {
    match stage {
        Stage::Turn => "First choose an action; then you are asked who does it.",
        Stage::Resting => "Potions help the injured, ciders the exhausted, beds both by one step.",
        _ => "Nothing is asked of them just now.",
    }
}

pub(crate) fn why_not_explore(ready: usize, cave: bool) -> String {
    match (ready, cave) {
        (_, false) => "No exploring: no cave is left.".to_owned(),
        (ready, true) => {
            format!("No exploring: it takes two ready villagers, and you have {ready}.")
        }
    }
}

pub(crate) fn why_not_build(hammer: bool, coins: u16) -> String {
    if hammer {
        format!("No building: nothing fits what you have, {coins} coins and your caves.")
    } else {
        format!("No building: {}", NO_HAMMER.replace("None", "none"))
    }
}

pub(crate) fn why_not_train(quill: bool, coins: u16) -> String {
    if quill {
        format!("No training: nobody comes for {coins} coins.")
    } else {
        format!("No training: {}", NO_QUILL.replace("None", "none"))
    }
}

pub(crate) fn too_dear(cost: u8, purse: u16) -> String {
    format!("It costs {cost} and you have {purse}.")
}

pub(crate) fn lying(token: Token, number: u8) -> String {
    format!("{} to harvest", token.counted(number.into()))
}

pub(crate) fn place(place: Where) -> &'static str {
    match place {
        Where::Stores => "Keep",
        Where::Sale => "Sell",
        Where::Track => "Place",
    }
}

/// The symbol of a place for goods.
pub(crate) fn place_sign(place: Where) -> &'static str {
    place.word()
}

pub(crate) fn from_card(name: &str) -> String {
    format!(" a good of {name}")
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

pub(crate) fn for_sale(token: Option<Token>) -> String {
    format!("For sale: {}", one(token))
}

pub(crate) fn crowd(waiting: u8) -> String {
    format!("{waiting} more will come")
}

pub(crate) fn pile(cards: u8) -> String {
    format!("{cards} in the pile")
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

pub(crate) fn read_by(name: &str) -> String {
    format!("{name} reads")
}

pub(crate) fn told_by(name: &str) -> String {
    format!("{name}’s party")
}

pub(crate) fn bonus(bonus: &str) -> String {
    format!("+{bonus}")
}

pub(crate) fn paying(bonus: &str) -> String {
    format!("… and pay: +{bonus}")
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

pub(crate) fn gives(lanterns: u8) -> String {
    match lanterns {
        1 => "1 lantern".to_owned(),
        lanterns => format!("{lanterns} lanterns"),
    }
}

/// How a roll came out.
pub(crate) fn result(lanterns: Option<u8>, number: Option<u8>, failed: bool) -> Option<String> {
    match (lanterns, number) {
        (Some(lanterns), Some(number)) => Some(
            format!("{} reach {number}.", gives(lanterns))
                .replace("1 lantern reach", "1 lantern reaches"),
        ),
        (Some(lanterns), None) if failed => Some(format!("{}: it fails.", gives(lanterns))),
        _ => None,
    }
}

pub(crate) fn wins(names: &[&str], points: i32) -> String {
    match names {
        [_] => format!("{} wins with {points} points", listed(names)),
        _ => format!("{} share the win with {points} points", listed(names)),
    }
}

/// A part of the score.
pub(crate) fn part(part: Part) -> &'static str {
    match part {
        Part::Track => "Goods on the advancement track",
        Part::Buildings => "One for each building",
        Part::Rank => "Rank in reputation",
        Part::Space => "Place on the reputation track",
        Part::Cards => "Bonus points of cards",
        Part::Sandwiches => "Sandwiches: bread with bacon",
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

pub(crate) fn news(of: Part, points: i16) -> String {
    format!("{}: {points}", part(of))
}

pub(crate) fn pays(name: &str, points: i16) -> String {
    format!("{name} {points}")
}
