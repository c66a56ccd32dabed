//! What a hero cannot do now, with the reason.

use table::{Missing, Seen};

use super::{
    lacking::{lacks, refused, told, unmet},
    places::space_name,
};
use crate::{
    Action, NowOrNever, Refusal,
    components::Thing,
    rules::{fighting, gaining, meeting, moving, quests, searching},
};

const VISIT: &str = "Visit";
const FIGHT: &str = "Fight";
const SEARCH: &str = "Search";
const QUEST: &str = "Play a quest card";
const STOP: &str = "Stop here";
const MOVE_ON: &str = "Move on";
const RETREAT: &str = "Retreat";
const MANA: &str = "Strike harder with mana";

/// Why the hero cannot stop where it is.
pub(super) fn moving(seen: Seen<'_, NowOrNever>) -> Vec<Missing> {
    let open = &seen.view.open;
    let Err(refusal) = moving::check_stop(open) else { return Vec::new() };
    let rule = if open.turn.steps == 0 { "NN-182" } else { "NN-183" };
    vec![refused(seen, STOP, &refusal, rule)]
}

/// An enemy is met at once.
pub(super) fn meeting(seen: Seen<'_, NowOrNever>) -> Vec<Missing> {
    let mut missing = Vec::new();
    let why = "Decide about the enemy first: whoever does not fight it loses a heart.";
    missing.push(Missing::new(MOVE_ON, why, "NN-188"));
    if let Err(refusal) = moving::check_stop(&seen.view.open) {
        missing.push(refused(seen, FIGHT, &refusal, "NN-183"));
    }
    missing
}

/// Why the third step cannot be a visit, a fight or a search, and why no card can be played.
pub(super) fn arrived(seen: Seen<'_, NowOrNever>) -> Vec<Missing> {
    let open = &seen.view.open;
    let mut missing = Vec::new();
    if lacks(seen, |action| matches!(action, Action::Play(_))) {
        missing.push(no_quest(seen));
    }
    if let Err(refusal) = meeting::check_free(open) {
        missing.push(refused(seen, VISIT, &refusal, "NN-191"));
        return missing;
    }
    if lacks(seen, |action| action == Action::Visit) {
        missing.push(no_visit(seen));
    }
    if lacks(seen, |action| action == Action::Fight) {
        missing.push(match open.enemy(seen.content, open.mover().place) {
            Some(_) => {
                let why = "You slipped past the enemy of this space.";
                Missing::new(FIGHT, why, "NN-190")
            }
            None => Missing::new(FIGHT, "No enemy is here.", "NN-210"),
        });
    }
    if let Err(refusal) = searching::check(open) {
        missing.push(refused(seen, SEARCH, &refusal, "NN-211"));
    }
    missing
}

fn no_visit(seen: Seen<'_, NowOrNever>) -> Missing {
    let (content, open) = (seen.content, &seen.view.open);
    let mover = open.mover();
    let Some(location) = open.location(content, mover.place) else {
        return Missing::new(VISIT, "This space has no location.", "NN-205");
    };
    let cost = &content.visit(open.side, location).cost;
    let place = space_name(seen, mover.place);
    match gaining::can_pay(open, open.active, cost) {
        Err(Refusal::CannotPay { thing: Thing::Heart, asked, has }) => {
            let why = format!("It takes {}, and you have {has}.", Thing::Heart.counted(asked));
            Missing::new(VISIT, why, "NN-207")
        }
        Err(refusal) => Missing::new(VISIT, told(seen, &refusal), "NN-206"),
        Ok(()) => {
            let why = table::words::sentence(&format!("{place} would bring you nothing now"));
            Missing::new(VISIT, why, "NN-166")
        }
    }
}

/// Why no card of the hand can be played here: what the first one for this place lacks.
fn no_quest(seen: Seen<'_, NowOrNever>) -> Missing {
    let (content, open) = (seen.content, &seen.view.open);
    if let Err(refusal) = quests::check_first(open) {
        return refused(seen, QUEST, &refusal, "NN-203");
    }
    let here = open.location(content, open.mover().place);
    let fits = |quest: &crate::components::Quest| Some(content.quest(*quest).location) == here;
    let Some(quest) = seen.view.hand.iter().find(fits) else {
        let why = match seen.view.hand.is_empty() {
            true => "You have no quest cards in hand.",
            false => "None of your quest cards is for this place.",
        };
        return Missing::new(QUEST, why, "NN-311");
    };
    let name = &content.quest(quest).name;
    if let Some(lacking) = unmet(seen, quest) {
        let why = format!("{name} asks for {lacking}.");
        return Missing::new(QUEST, why, "NN-314");
    }
    match gaining::can_pay(open, open.active, &content.quest(quest).cost) {
        Err(Refusal::CannotPay { thing, asked, has }) => {
            let why = format!("{name} costs {}, and you have {has}.", thing.counted(asked));
            Missing::new(QUEST, why, "NN-330")
        }
        _ => Missing::new(QUEST, format!("{name} cannot be played now."), "NN-330"),
    }
}

/// What the roll of a combat does not allow.
pub(super) fn round(seen: Seen<'_, NowOrNever>) -> Vec<Missing> {
    let (content, open) = (seen.content, &seen.view.open);
    let mut missing = Vec::new();
    let why = "A round that has begun is fought: you can retreat after it.";
    missing.push(Missing::new(RETREAT, why, "NN-264"));
    let Some(combat) = open.combat else { return missing };
    if lacks(seen, |action| action == Action::Boost) {
        let slot = usize::from(combat.die.unwrap_or(1)) - 1;
        let boost = fighting::strike(content, open.mover(), slot).boost;
        let why = match boost {
            None => "The slot you rolled has no use for mana.".to_owned(),
            Some(_) if combat.is_slot_paid() => "You have used the mana of this slot.".to_owned(),
            Some(boost) if boost.mana > open.mover().mana => {
                format!("It costs {} mana, and you have {}.", boost.mana, open.mover().mana)
            }
            Some(_) => "It would change nothing.".to_owned(),
        };
        missing.push(Missing::new(MANA, why, "NN-276"));
    }
    missing
}
