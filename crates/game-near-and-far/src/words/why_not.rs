//! What somebody might want to do now and cannot, with the reason.

use table::{
    Missing, Seen,
    words::{counted, sentence},
};

use super::{cost, foe_name, is_asked};
use crate::{
    Action, Animal, Building, Card, NearAndFar, Place, Refusal, Stage,
    components::{Good, Thing},
    rules::{buying, camping, entering, hall, mine, recruiting},
};

const ADVENTURE: &str = "Go on an adventure";
const VISIT: &str = "Visit the same building again";
const BUY: &str = "Buy an artifact";
const RECRUIT: &str = "Recruit";
const REFRESH: &str = "See other adventurers";
const TRADE: &str = "Trade";
const REPUTATION: &str = "Pay for reputation";
const DIG: &str = "Dig";
const CAMP: &str = "Build a camp";
const QUEST: &str = "Attempt a quest";
const WALK_IN: &str = "Walk in";
const HEARTS: &str = "Spend more hearts";

/// Everything a rulebook lets one think of that is not offered to the viewer now.
pub(super) fn why_not(seen: Seen<'_, NearAndFar>) -> Vec<Missing> {
    let Some(seat) = seen.seat() else { return Vec::new() };
    let open = &seen.view.open;
    let mut missing = match open.stage {
        Stage::Over => return Vec::new(),
        _ if !is_asked(seen) => return waiting(seen),
        Stage::Turn => turn(seen),
        Stage::Enter { building } => enter(seen, building),
        Stage::Roll => roll(seen),
        Stage::Hall => in_hall(seen),
        Stage::Saloon => saloon(seen),
        Stage::Mine => in_mine(seen),
        Stage::Danger { .. } => danger(seen),
        Stage::Choose => choose(seen),
        Stage::End => end(seen),
        _ => Vec::new(),
    };
    let buys = open.active == seat && open.stage != Stage::Trade;
    if buys && lacks(seen, |action| matches!(action, Action::Buy(_))) {
        missing.push(no_buying(seen));
    }
    missing
}

/// Whether nothing of this kind is offered.
fn lacks(seen: Seen<'_, NearAndFar>, is_it: impl Fn(Action) -> bool) -> bool {
    !seen.actions.iter().any(|action| is_it(*action))
}

/// A refusal as a reason, so that it is said once.
fn told(seen: Seen<'_, NearAndFar>, refusal: Refusal) -> String {
    sentence(&refusal.told(seen.content, seen.names))
}

fn waiting(seen: Seen<'_, NearAndFar>) -> Vec<Missing> {
    let open = &seen.view.open;
    vec![match open.stage {
        Stage::Companion { .. } | Stage::Draft | Stage::Discard => Missing::new(
            "Go on",
            format!("{} still choosing cards.", seen.awaited(open.waiting)),
            "NF-069",
        ),
        _ => {
            let name = seen.name(open.active);
            let why = format!("It is {name}’s turn; then it goes on to the left.");
            Missing::new("Take a turn", why, "NF-081")
        }
    }]
}

fn turn(seen: Seen<'_, NearAndFar>) -> Vec<Missing> {
    let open = &seen.view.open;
    let mut missing = Vec::new();
    if lacks(seen, |action| action == Action::Adventure) {
        missing.push(Missing::new(ADVENTURE, told(seen, Refusal::FirstRound), "NF-083"));
    }
    if let Place::In(building) = open.mover().place {
        let why = told(seen, Refusal::AlreadyThere { building });
        missing.push(Missing::new(VISIT, why, "NF-140"));
    }
    missing
}

fn enter(seen: Seen<'_, NearAndFar>, building: Building) -> Vec<Missing> {
    if !lacks(seen, |action| matches!(action, Action::WalkIn | Action::Pass(_))) {
        return Vec::new();
    }
    let foe = entering::foes(&seen.view.open, building).next();
    let foe = foe.map_or("somebody", |foe| foe_name(seen, foe));
    let why = format!("{foe} is in the {}: win a duel to enter.", building.name());
    vec![Missing::new(WALK_IN, why, "NF-139")]
}

fn roll(seen: Seen<'_, NearAndFar>) -> Vec<Missing> {
    let open = &seen.view.open;
    let free = open.free_hearts();
    let why = match free {
        0 => "You have no hearts to spend.".to_owned(),
        _ => format!("You have {}; other amounts change nothing.", Thing::Heart.counted(free)),
    };
    vec![Missing::new(HEARTS, why, "NF-103")]
}

fn in_hall(seen: Seen<'_, NearAndFar>) -> Vec<Missing> {
    let open = &seen.view.open;
    let mut missing = Vec::new();
    if lacks(seen, |action| matches!(action, Action::Trade { .. })) {
        missing.push(match open.turn.trades >= hall::trades(seen.content, open) {
            true => Missing::new(TRADE, told(seen, Refusal::TradedAlready), "NF-149"),
            false => {
                let why = "No trade can be completed with what you have.";
                Missing::new(TRADE, why, "NF-150")
            }
        });
    }
    if lacks(seen, |action| matches!(action, Action::Favour { .. })) {
        let why = "Reputation costs a coin or a gem a step, and you have neither.";
        missing.push(Missing::new(REPUTATION, why, "NF-163"));
    }
    missing
}

fn saloon(seen: Seen<'_, NearAndFar>) -> Vec<Missing> {
    let open = &seen.view.open;
    let mover = open.mover();
    let mut missing = Vec::new();
    if lacks(seen, |action| matches!(action, Action::Recruit(_))) {
        let prices = open.row.iter().flatten();
        let least = prices.map(|one| recruiting::price_for(seen.content, mover, *one)).min();
        let why = match (open.turn.recruited, least) {
            (true, _) => told(seen, Refusal::RecruitedAlready),
            (false, None) => "Nobody is in the row.".to_owned(),
            (false, Some(price)) => format!(
                "The cheapest adventurer costs {}; you have {}.",
                counted(price, "coin"),
                counted(mover.goods.coin, "coin")
            ),
        };
        missing.push(Missing::new(RECRUIT, why, "NF-167"));
    }
    if lacks(seen, |action| action == Action::Refresh) {
        let why = match (open.turn.refreshed, mover.goods.food) {
            (true, _) => told(seen, Refusal::RefreshedAlready),
            (false, 0) => "It costs 1 food, and you have none.".to_owned(),
            (false, _) => told(seen, Refusal::NobodyElse),
        };
        missing.push(Missing::new(REFRESH, why, "NF-179"));
    }
    missing
}

fn in_mine(seen: Seen<'_, NearAndFar>) -> Vec<Missing> {
    let open = &seen.view.open;
    if !lacks(seen, |action| matches!(action, Action::Dig(_))) {
        return Vec::new();
    }
    if open.turn.dug {
        return vec![Missing::new(DIG, told(seen, Refusal::DugAlready), "NF-209")];
    }
    let numbers = &seen.content.board.mine.numbers;
    let free = mine::free(seen.content, open);
    let why = match free.map(|cell| numbers[cell.index()]).min() {
        None => "Every place of the mine has a camp.".to_owned(),
        Some(least) => format!(
            "The next free place asks for skill {least}; your party has {}.",
            open.mover().mining(seen.content)
        ),
    };
    vec![Missing::new(DIG, why, "NF-204")]
}

fn danger(seen: Seen<'_, NearAndFar>) -> Vec<Missing> {
    let mut missing = Vec::new();
    let returns = |action| matches!(action, Action::Return(Animal::Bird | Animal::Tortoise));
    if lacks(seen, returns) {
        let why = "You have no pack animal to give back.";
        missing.push(Missing::new("Give back an animal", why, "NF-243"));
    }
    if lacks(seen, |action| action == Action::Shield) {
        let why = told(seen, Refusal::NoShield);
        missing.push(Missing::new("Slip past with a shield", why, "NF-312"));
    }
    missing
}

fn choose(seen: Seen<'_, NearAndFar>) -> Vec<Missing> {
    let open = &seen.view.open;
    let mut missing = Vec::new();
    let why = "Once a quest is attempted, one of its choices is made.";
    missing.push(Missing::new("Turn back", why, "NF-339"));
    for choice in 1..=crate::components::MOST_CHOICES as u8 {
        if !lacks(seen, |action| action == Action::Choose(choice)) {
            continue;
        }
        let Some(read) = super::told::open_choice(seen, choice) else { continue };
        let price = read.price.unwrap_or_else(|| "something you have not".to_owned());
        let goods = &open.mover().goods;
        let why = format!(
            "“{}” costs {price}; you have {}, {} and {}.",
            read.label.trim_end_matches('.'),
            Good::Coin.counted(goods.coin),
            Good::Gem.counted(goods.gem),
            Good::Food.counted(goods.food)
        );
        missing.push(Missing::new("Choose otherwise", why, "NF-350"));
    }
    missing
}

fn end(seen: Seen<'_, NearAndFar>) -> Vec<Missing> {
    let open = &seen.view.open;
    let Some(space) = open.mover().place.space() else { return Vec::new() };
    let mut missing = Vec::new();
    if open.has_camp(space) {
        let why = match space == crate::Space::TOWN {
            true => "The town space has no room for camps.",
            false => "There is a camp on this space already.",
        };
        missing.push(Missing::new(CAMP, why, "NF-377"));
    } else {
        let hearts = open.mover().hearts;
        let why = match hearts < camping::HEARTS {
            true => format!(
                "A camp costs {}; you have {}.",
                Thing::Heart.counted(camping::HEARTS),
                Thing::Heart.counted(hearts)
            ),
            false => "You decided against it.".to_owned(),
        };
        missing.push(Missing::new(CAMP, why, "NF-374"));
    }
    if !open.quests.contains(space) {
        let why = "No quest token lies on this space.";
        missing.push(Missing::new(QUEST, why, "NF-330"));
    }
    missing
}

/// Why no card of the hand can be bought: what the one that is nearest lacks.
fn no_buying(seen: Seen<'_, NearAndFar>) -> Missing {
    let mover = seen.view.open.mover();
    let lacking = |card: Card| -> u16 {
        let asked = &seen.content.card(card).cost;
        asked.each().map(|(good, amount)| u16::from(amount).saturating_sub(mover.goods[good])).sum()
    };
    let Some(card) = seen.view.hand.iter().min_by_key(|card| lacking(*card)) else {
        let why = "You have no artifacts in hand. Draw some at the General Store.";
        return Missing::new(BUY, why, "NF-396");
    };
    let face = seen.content.card(card);
    if !buying::is_reached(face.reputation, mover.reputation) {
        let (asked, reputation) = (face.reputation, mover.reputation);
        let why = told(seen, Refusal::Reputation { card, asked, reputation });
        return Missing::new(BUY, why, "NF-399");
    }
    let has: Vec<String> =
        face.cost.each().map(|(good, _)| good.counted(mover.goods[good])).collect();
    let why = format!(
        "{} costs {}; you have {}.",
        face.name,
        cost(&face.cost),
        table::words::listed(&has)
    );
    Missing::new(BUY, why, "NF-398")
}
