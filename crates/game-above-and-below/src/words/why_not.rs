//! What somebody might want to do now and cannot, with the reason.

use table::{Missing, Seat, Seen, words::counted};

use super::{coins, is_asked, training_cost};
use crate::{
    AboveAndBelow, Action, RestStep, Row, Stage, Task, Token, Villager,
    components::{Craft, Face, Kind},
    rules::{free::LEAST_PRICE, symbols},
};

const EXPLORE: &str = "Explore";
const BUILD: &str = "Build";
const OUTPOST: &str = "Build an outpost";
const TRAIN: &str = "Train";
const HARVEST: &str = "Harvest";
const PLACE: &str = "Place goods";
const SELL: &str = "Sell";
const BUY: &str = "Buy from another player";
const REFRESH: &str = "New cards in a row";
const MEDICINE: &str = "Use cider or potions";

/// Everything a rulebook lets one think of that is not offered to the viewer now.
pub(super) fn why_not(seen: Seen<'_, AboveAndBelow>) -> Vec<Missing> {
    let Some(seat) = seen.seat() else { return Vec::new() };
    let open = &seen.view.open;
    match open.stage {
        Stage::Over => Vec::new(),
        _ if !is_asked(seen) => waiting(seen, seat),
        Stage::Turn => turn(seen, seat),
        Stage::Gathering { task } => gathering(seen, task),
        Stage::Resting => resting(seen, seat),
        Stage::Exerting => vec![Missing::new(
            "Roll again",
            "Dice can be rolled again only before somebody is exerted.",
            "AB-088",
        )],
        Stage::Choosing => vec![Missing::new(
            "Turn back",
            "Once a passage is open, the party has to choose.",
            "AB-079",
        )],
        Stage::Bidding { .. }
        | Stage::Answering { .. }
        | Stage::Assigning { .. }
        | Stage::Paying { .. }
        | Stage::Harvesting { .. }
        | Stage::Rerolling
        | Stage::Claiming
        | Stage::Picking
        | Stage::Injuring
        | Stage::Founding { .. }
        | Stage::Placing => Vec::new(),
    }
}

fn waiting(seen: Seen<'_, AboveAndBelow>, seat: Seat) -> Vec<Missing> {
    let open = &seen.view.open;
    let (what, why, rule) = if open.stage == Stage::Resting || open.stage == Stage::Placing {
        ("Go on", format!("{} still at it.", seen.awaited(open.waiting)), "AB-213")
    } else if open.village(seat).passed {
        (
            "Take a turn",
            "You have passed. Your next turn is in the next round.".to_owned(),
            "AB-196",
        )
    } else {
        let name = seen.name(open.active);
        ("Take a turn", format!("It is {name}’s turn; then it goes on to the left."), "AB-055")
    };
    let mut missing = vec![Missing::new(what, why, rule)];
    missing.extend(no_goods(seen, seat));
    missing
}

fn turn(seen: Seen<'_, AboveAndBelow>, seat: Seat) -> Vec<Missing> {
    let open = &seen.view.open;
    let village = open.village(seat);
    let mut missing = Vec::new();
    if village.ready.is_empty() {
        missing.push(Missing::new(
            "Explore, build, train, harvest or labor",
            "None of your villagers is ready. Pass, and they rest at the end of the round.",
            "AB-061",
        ));
    } else {
        missing.extend(no_exploring(seen, seat));
        missing.extend(no_building(seen, seat));
        missing.extend(no_training(seen, seat));
        if lacks(seen, |action| action == Action::Harvest) {
            let why = "No goods lie on your buildings. Build one that brings some.";
            missing.push(Missing::new(HARVEST, why, "AB-150"));
        }
    }
    missing.extend(no_goods(seen, seat));
    missing.extend(no_trade(seen, seat));
    missing.extend(no_new_cards(seen, seat));
    if village.stores[Token::Cider] + village.stores[Token::Potion] > 0 {
        let why = "They help villagers at the end of the round, when everybody has passed.";
        missing.push(Missing::new(MEDICINE, why, "AB-210"));
    }
    missing
}

/// Whether nothing of this kind is offered.
fn lacks(seen: Seen<'_, AboveAndBelow>, is_it: impl Fn(Action) -> bool) -> bool {
    !seen.actions.iter().any(|action| is_it(*action))
}

fn no_exploring(seen: Seen<'_, AboveAndBelow>, seat: Seat) -> Option<Missing> {
    let open = &seen.view.open;
    let ready = open.village(seat).ready.len();
    if !lacks(seen, |action| action == Action::Explore) {
        return None;
    }
    Some(match open.cave {
        None => Missing::new(EXPLORE, "No cave is left to explore.", "AB-068"),
        Some(_) => Missing::new(
            EXPLORE,
            format!("Exploring takes two ready villagers; you have {ready}."),
            "AB-065",
        ),
    })
}

/// Ready villagers who show this, and whether one of them makes it a coin cheaper.
fn crafts(seen: Seen<'_, AboveAndBelow>, seat: Seat, craft: fn(&Face) -> Craft) -> (usize, bool) {
    let ready = seen.view.open.village(seat).ready;
    let crafts = ready.iter().map(|one| craft(seen.content.face(one)));
    let shown: Vec<Craft> = crafts.filter(|craft| *craft != Craft::None).collect();
    (shown.len(), shown.contains(&Craft::Plus))
}

fn no_building(seen: Seen<'_, AboveAndBelow>, seat: Seat) -> Vec<Missing> {
    let open = &seen.view.open;
    let village = open.village(seat);
    let (hammers, cheaper) = crafts(seen, seat, |face| face.build);
    if hammers == 0 {
        return vec![Missing::new(BUILD, "None of your ready villagers shows a hammer.", "AB-126")];
    }
    let has_cave = village.empty_caves() > 0;
    let mut missing = Vec::new();
    if lacks(seen, |action| matches!(action, Action::Build(_))) {
        let can_stand = |kind: Kind| kind != Kind::Outpost || has_cave;
        let cards = open.on_display().filter(|card| can_stand(card.kind()));
        let least = cards.map(|card| seen.content.card(card).cost).min();
        missing.push(match least {
            Some(cost) => {
                let cost = cost.saturating_sub(cheaper.into());
                let purse = symbols::purse(seen.content, village);
                let why = format!("The cheapest building costs {cost}; you have {}.", coins(purse));
                Missing::new(BUILD, why, "AB-133")
            }
            None => Missing::new(BUILD, "No building is left that you could place.", "AB-142"),
        });
    } else if !has_cave && open.outposts.iter().any(Option::is_some) {
        let why = "An outpost needs an empty cave, and you have none. Explore to find one.";
        missing.push(Missing::new(OUTPOST, why, "AB-136"));
    }
    missing
}

fn no_training(seen: Seen<'_, AboveAndBelow>, seat: Seat) -> Option<Missing> {
    if !lacks(seen, |action| matches!(action, Action::Train(_))) {
        return None;
    }
    let open = &seen.view.open;
    let (quills, cheaper) = crafts(seen, seat, |face| face.train);
    if quills == 0 {
        return Some(Missing::new(TRAIN, "None of your ready villagers shows a quill.", "AB-154"));
    }
    let trainees = open.villagers.iter().chain(&open.adventurers).flatten();
    let cost = |one: &Villager| training_cost(seen, *one);
    Some(match trainees.filter_map(cost).min() {
        None => Missing::new(TRAIN, "Nobody is left in the row in this round.", "AB-161"),
        Some(cost) => {
            let cost = cost.saturating_sub(cheaper.into());
            let purse = symbols::purse(seen.content, open.village(seat));
            let why = format!("The cheapest villager costs {cost}; you have {}.", coins(purse));
            Missing::new(TRAIN, why, "AB-161")
        }
    })
}

fn no_goods(seen: Seen<'_, AboveAndBelow>, seat: Seat) -> Option<Missing> {
    let has_goods = seen.view.open.village(seat).stores.goods().next().is_some();
    (!has_goods).then(|| {
        let why = "No goods are in your stores. Harvest, or find some below.";
        Missing::new(PLACE, why, "AB-222")
    })
}

fn no_trade(seen: Seen<'_, AboveAndBelow>, seat: Seat) -> Vec<Missing> {
    let open = &seen.view.open;
    let village = open.village(seat);
    let mut missing = Vec::new();
    if lacks(seen, |action| matches!(action, Action::Sell(_) | Action::Withdraw)) {
        missing.push(match open.slot_changed {
            true => Missing::new(SELL, "You changed your sale in this turn already.", "AB-188"),
            false => {
                let why = "There is nothing in your stores that you could put up for sale.";
                Missing::new(SELL, why, "AB-183")
            }
        });
    }
    if lacks(seen, |action| matches!(action, Action::Bargain(_))) {
        let mut others = (0..open.seats()).map(Seat::new).filter(|&other| other != seat);
        let is_offered = others.any(|other| open.village(other).sale.is_some());
        missing.push(match is_offered {
            false => Missing::new(BUY, "Nobody else has anything for sale.", "AB-172"),
            true => {
                let (coins, least) = (coins(village.coins), LEAST_PRICE);
                let why = format!(
                    "A price is {least} coins or more, and more than was refused; you have {coins}."
                );
                Missing::new(BUY, why, "AB-173")
            }
        });
    }
    missing
}

fn no_new_cards(seen: Seen<'_, AboveAndBelow>, seat: Seat) -> Option<Missing> {
    let open = &seen.view.open;
    if !lacks(seen, |action| matches!(action, Action::Refresh(_))) {
        return None;
    }
    let is_empty = |row: Row| open.row(row).iter().all(Option::is_none);
    Some(if open.refreshed {
        Missing::new(REFRESH, "You did that in this turn: once a turn.", "AB-191")
    } else if Row::ALL.into_iter().all(is_empty) {
        Missing::new(REFRESH, "Both rows are empty.", "AB-142")
    } else {
        let purse = symbols::purse(seen.content, open.village(seat));
        Missing::new(REFRESH, format!("It costs 1 coin; you have {}.", coins(purse)), "AB-189")
    })
}

fn gathering(seen: Seen<'_, AboveAndBelow>, task: Task) -> Vec<Missing> {
    let sent = seen.view.open.party.len();
    let can_go = !lacks(seen, |action| action == Action::Go);
    let can_send = !lacks(seen, |action| matches!(action, Action::Send(_)));
    let mut missing = Vec::new();
    if !can_go {
        missing.push(match task {
            Task::Explore => Missing::new(
                "Set out",
                format!("A party is two or more; you chose {sent}."),
                "AB-067",
            ),
            Task::Harvest => Missing::new("Harvest", "Choose who harvests first.", "AB-146"),
            Task::Labor => Missing::new("Labor", "Choose who labors first.", "AB-165"),
        });
    }
    if !can_send {
        missing.push(match task {
            Task::Harvest => {
                let why = format!(
                    "{} chosen: one for each good on your buildings.",
                    counted(sent as i64, "villager")
                );
                Missing::new("Send another", why, "AB-148")
            }
            Task::Explore | Task::Labor => {
                Missing::new("Send another", "Nobody else is ready.", "AB-016")
            }
        });
    }
    missing
}

fn resting(seen: Seen<'_, AboveAndBelow>, seat: Seat) -> Vec<Missing> {
    let open = &seen.view.open;
    let village = open.village(seat);
    let rest = open.rests[seat.index()];
    if rest.step == RestStep::Beds {
        let tired = village.exhausted.len() + village.injured.len();
        let why = format!(
            "{} left for {}.",
            counted(rest.beds, "bed"),
            counted(tired as i64, "tired villager")
        );
        return vec![Missing::new("Let all of them sleep", why, "AB-207")];
    }
    let mut missing = Vec::new();
    if lacks(seen, |action| matches!(action, Action::Heal(_))) {
        let why = match village.injured.is_empty() {
            true => "Nobody is injured.",
            false => "You have no potion for whoever is injured.",
        };
        missing.push(Missing::new("Use a potion", why, "AB-205"));
    }
    if lacks(seen, |action| matches!(action, Action::Rouse(_))) {
        let why = match village.exhausted.is_empty() {
            true => "Nobody is exhausted.",
            false => "You have no cider for whoever is exhausted.",
        };
        missing.push(Missing::new("Use a cider", why, "AB-205"));
    }
    missing.extend(no_goods(seen, seat));
    missing
}
