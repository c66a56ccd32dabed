//! What is asked of the viewer, or who is waited for.

use table::{
    Seat, Seen,
    words::{counted, listed},
};

use super::{foe_name, is_asked, kin, space_name};
use crate::{
    Building, Due, NearAndFar, RollKind, Space, Stage, TradeSide,
    components::Thing,
    rules::{
        camping, entering,
        rolling::{needed, total},
    },
};

pub(super) fn prompt(seen: Seen<'_, NearAndFar>) -> String {
    match seen.seat() {
        Some(seat) if is_asked(seen) => asked(seen, seat),
        _ => waits(seen),
    }
}

fn asked(seen: Seen<'_, NearAndFar>, seat: Seat) -> String {
    let open = &seen.view.open;
    let traveller = open.traveller(seat);
    match open.stage {
        Stage::Companion { .. } => {
            "You came last in the game before this one. Do you take the platypus?".to_owned()
        }
        Stage::Draft => format!(
            "Pick one of {} and pass the rest on.",
            counted(seen.view.packet.len() as i64, "card")
        ),
        Stage::Discard => match traveller.advanced {
            0 | 1 => "Your starting hand: discard what you do not want, then start.".to_owned(),
            many => format!("You have {many} advanced artifacts and may keep 1: discard one."),
        },
        Stage::Turn => turn(seen),
        Stage::Enter { building } => enter(seen, building),
        Stage::Defend { .. } => {
            format!("{} challenges you. Do you use a card?", seen.name(open.active))
        }
        Stage::Roll => roll(seen),
        Stage::Hall => "The Town Hall: trade, discard a card, pay for reputation.".to_owned(),
        Stage::Trade => trade(seen),
        Stage::Saloon => {
            format!("Whom do you recruit? You have {}.", counted(traveller.goods.coin, "coin"))
        }
        Stage::Newcomer { adventurer } => {
            let name = &seen.content.face(adventurer).name;
            format!("{name} is yours. Whose place in the party is it?")
        }
        Stage::Stables => "Do you buy a pack animal?".to_owned(),
        Stage::Store => "Take a coin, or draw artifacts?".to_owned(),
        Stage::Journal => "Draw an artifact: from which deck?".to_owned(),
        Stage::Sift => match seen.view.fresh.len() {
            1 => "Keep this artifact or discard it?".to_owned(),
            left => format!("You drew artifacts; {left} are left. Keep this one?"),
        },
        Stage::Farm => "Do you take the food?".to_owned(),
        Stage::Hut => "Do you draw at the Mystic’s Hut?".to_owned(),
        Stage::Treasure => match open.drawn.len() {
            1 => "You found a treasure. Do you keep it?".to_owned(),
            many => format!("You found {many} treasures. Which one do you keep?"),
        },
        Stage::Surplus => "No animal carries all your treasures. Which one goes?".to_owned(),
        Stage::Mine => match open.turn.dug {
            true => "You have dug. Do you do anything more at the Mine?".to_owned(),
            false => {
                format!("Where do you dig? Your skill is {}.", traveller.mining(seen.content))
            }
        },
        Stage::Party { faction: Some(faction) } => {
            format!("Leaving town: which {} comes along?", kin(faction))
        }
        Stage::Party { faction: None } => {
            "Leaving town: four can come along. Who comes, who stays?".to_owned()
        }
        Stage::Move => moving(seen),
        Stage::Danger { .. } => {
            let face = seen.content.threat(open.threat().unwrap_or_default().into());
            format!("The {} ({}) is on the path. What do you do?", face.name, face.level)
        }
        Stage::Attempt => format!(
            "Do you attempt the quest of {}? You have {}.",
            space_name(seen, open.here()),
            hearts(open.free_hearts())
        ),
        Stage::Choose => "What do you do?".to_owned(),
        Stage::Either => "Choose one reward.".to_owned(),
        Stage::Welcome { faction: None } => "Choose an adventurer who joins for free.".to_owned(),
        Stage::Welcome { faction: Some(faction) } => {
            format!("Choose a {} who joins for free.", kin(faction))
        }
        Stage::Camp => {
            let has = hearts(open.mover().hearts);
            format!("Do you build a camp for {} hearts? You have {has}.", camping::HEARTS)
        }
        Stage::Settle => "Your contract places a camp: where?".to_owned(),
        Stage::End => "You may still buy artifacts, then end your turn.".to_owned(),
        Stage::Over => "The game is over.".to_owned(),
    }
}

fn hearts(number: u8) -> String {
    Thing::Heart.counted(number)
}

fn turn(seen: Seen<'_, NearAndFar>) -> String {
    let open = &seen.view.open;
    match open.mover().place.space() {
        _ if open.round == 1 => "Your turn: everybody visits town first.".to_owned(),
        Some(Space::TOWN) | None => {
            "Your turn: visit a building, or go on an adventure.".to_owned()
        }
        Some(space) => format!(
            "Your turn: travel on from {} with {}, or go back to town.",
            space_name(seen, space),
            hearts(open.mover().hearts)
        ),
    }
}

fn enter(seen: Seen<'_, NearAndFar>, building: Building) -> String {
    let foes = entering::foes(&seen.view.open, building).map(|foe| foe_name(seen, foe));
    let foes: Vec<&str> = foes.collect();
    let is = if foes.len() == 1 { "is" } else { "are" };
    format!("{} {is} in the {}. How do you enter?", listed(&foes), building.name())
}

fn roll(seen: Seen<'_, NearAndFar>) -> String {
    let open = &seen.view.open;
    let Some(roll) = &open.roll else { return String::new() };
    let (total, needed) = (total(seen.content, open, roll), needed(seen.content, open, roll));
    let what = match roll.kind {
        RollKind::Duel { foe, .. } => format!("to beat {}", foe_name(seen, foe)),
        RollKind::Threat { threat } => {
            format!("to defeat the {}", seen.content.threat(threat.into()).name)
        }
        RollKind::Skill { .. } | RollKind::Combat { .. } => "to succeed".to_owned(),
    };
    let free = hearts(open.free_hearts());
    format!(
        "You rolled {}: {total} in all, and need {needed} {what}. You have {free} to spend.",
        roll.die
    )
}

fn trade(seen: Seen<'_, NearAndFar>) -> String {
    let Some(trade) = &seen.view.open.turn.trade else { return String::new() };
    let good = trade.good.counted(1);
    match trade.side {
        TradeSide::Gain => format!("You get {good}. Pay goods worth {} more.", trade.value),
        TradeSide::Pay => {
            format!("You paid {good}. Take goods worth {} at most.", trade.value)
        }
    }
}

fn moving(seen: Seen<'_, NearAndFar>) -> String {
    let open = &seen.view.open;
    let left = open.movement().saturating_sub(open.turn.steps);
    let pass = match crate::rules::moving::due(seen.content, open) {
        Some(Due::Heart) => " Passing this empty space costs 1 heart.",
        Some(Due::Nothing | Due::Pass) | None => "",
    };
    format!(
        "You are at {}: {} and {} left.{pass}",
        space_name(seen, open.here()),
        counted(left, "step"),
        hearts(open.mover().hearts)
    )
}

fn waits(seen: Seen<'_, NearAndFar>) -> String {
    let open = &seen.view.open;
    let doing = match open.stage {
        Stage::Companion { .. } => "deciding about the platypus".to_owned(),
        Stage::Draft => "picking a card".to_owned(),
        Stage::Discard => "looking through the starting hand".to_owned(),
        Stage::Turn | Stage::End => "taking a turn".to_owned(),
        Stage::Enter { building } => format!("at the door of the {}", building.name()),
        Stage::Defend { .. } => "answering the challenge".to_owned(),
        Stage::Roll => "looking at the die".to_owned(),
        Stage::Hall | Stage::Trade => "in the Town Hall".to_owned(),
        Stage::Saloon => "in the Saloon".to_owned(),
        Stage::Newcomer { .. } | Stage::Party { .. } => "arranging the party".to_owned(),
        Stage::Stables => "in the Stables".to_owned(),
        Stage::Store => "in the General Store".to_owned(),
        Stage::Journal | Stage::Sift => "drawing artifacts".to_owned(),
        Stage::Farm => "at the Farm".to_owned(),
        Stage::Hut => "in the Mystic’s Hut".to_owned(),
        Stage::Treasure | Stage::Surplus => "deciding about treasure".to_owned(),
        Stage::Mine => "in the Mine".to_owned(),
        Stage::Move => "travelling".to_owned(),
        Stage::Danger { .. } => {
            let face = seen.content.threat(open.threat().unwrap_or_default().into());
            format!("facing the {} ({})", face.name, face.level)
        }
        Stage::Attempt => "looking at a quest".to_owned(),
        Stage::Choose => "choosing what to do in the quest".to_owned(),
        Stage::Either => "choosing a reward".to_owned(),
        Stage::Welcome { .. } => "choosing an adventurer".to_owned(),
        Stage::Camp | Stage::Settle => "thinking about a camp".to_owned(),
        Stage::Over => return "The game is over.".to_owned(),
    };
    format!("{} {doing}.", seen.awaited(open.waiting))
}
