//! Above and Below in words: what pages and terminals say, written once for all of them.

mod action;
mod buying;
mod cards;
mod odds;
mod prompt;
mod terms;
mod told;
mod why_not;

use table::{GameWords, Missing, Seen, Thing, words::counted};

use crate::{AboveAndBelow, Action, Building, Stage, Token, Villager, rules::round_end::ROUNDS};

pub use action::{deed, name};
pub use buying::{Obstacle, obstacle, price, price_by};
pub use cards::{
    does, explained, kind, lanterns, people, starting_house, symbols, villager_explained,
};
pub use odds::{Odds, odds, reaches};
pub use terms::{is_default, terms};
pub use told::{open_choice, open_numbers, price_of, reward};

impl GameWords for AboveAndBelow {
    const TIE_BREAK: &'static str = "by coins, villagers and buildings";

    fn moment(seen: Seen<'_, AboveAndBelow>) -> String {
        let open = &seen.view.open;
        let what = match open.stage {
            Stage::Turn
            | Stage::Bidding { .. }
            | Stage::Answering { .. }
            | Stage::Gathering { .. }
            | Stage::Assigning { .. }
            | Stage::Paying { .. }
            | Stage::Harvesting { .. } => format!("{}’s turn", seen.name(open.active)),
            Stage::Choosing
            | Stage::Rerolling
            | Stage::Exerting
            | Stage::Claiming
            | Stage::Picking
            | Stage::Injuring
            | Stage::Founding { .. } => format!("{} explores", seen.name(open.active)),
            Stage::Resting => "rest".to_owned(),
            Stage::Placing => return "The last goods".to_owned(),
            Stage::Over => return "Final scoring".to_owned(),
        };
        format!("Round {} of {ROUNDS} · {what}", open.round)
    }

    fn chapter(seen: Seen<'_, AboveAndBelow>) -> String {
        round(seen.view.open.round)
    }

    fn prompt(seen: Seen<'_, AboveAndBelow>) -> String {
        prompt::prompt(seen)
    }

    fn label(seen: Seen<'_, AboveAndBelow>, action: Action) -> String {
        labelled(name(seen, action), terms(seen, action).as_deref())
    }

    fn meaning(seen: Seen<'_, AboveAndBelow>, action: Action) -> Option<String> {
        action::meaning(seen, action)
    }

    fn things(seen: Seen<'_, AboveAndBelow>, action: Action) -> Vec<Thing> {
        match action {
            Action::Build(building)
            | Action::Found(building)
            | Action::Pick { from: building, .. } => vec![building_thing(building)],
            Action::Explore => {
                seen.view.open.cave.iter().map(|cave| Thing::new("cave", cave)).collect()
            }
            other => other.villager().into_iter().map(villager_thing).collect(),
        }
    }

    fn why_not(seen: Seen<'_, AboveAndBelow>) -> Vec<Missing> {
        why_not::why_not(seen)
    }
}

/// A name with what it costs, asks for or brings: `Build the Mill for 7 coins`, `Pass (…)`.
fn labelled(name: String, terms: Option<&str>) -> String {
    match terms {
        None => name,
        Some(price) if price.starts_with("for ") => {
            format!("{} {price}", name.trim_end_matches('.'))
        }
        Some(terms) => format!("{name} ({terms})"),
    }
}

/// A round as the heading of a chapter of the log.
pub fn round(round: u8) -> String {
    format!("Round {round}")
}

/// A villager as a thing that lines of the log and actions are about.
pub fn villager_thing(villager: Villager) -> Thing {
    Thing::new("villager", villager)
}

/// A building as such a thing.
pub fn building_thing(building: Building) -> Thing {
    Thing::new("building", building)
}

/// Whether the viewer owes a decision.
pub fn is_asked(seen: Seen<'_, AboveAndBelow>) -> bool {
    seen.seat().is_some_and(|seat| seen.view.open.waiting.contains(seat))
}

/// What somebody on display costs: by the slot, or by the token of an adventurer.
pub fn training_cost(seen: Seen<'_, AboveAndBelow>, villager: Villager) -> Option<u8> {
    let open = &seen.view.open;
    match open.villagers.iter().position(|&one| one == Some(villager)) {
        Some(slot) => Some(seen.content.board.villager_row[slot]),
        None => {
            let is_there = open.adventurers.contains(&Some(villager));
            is_there.then(|| seen.content.face(villager).cost)
        }
    }
}

/// Coins in words: `3 coins`.
pub fn coins(amount: impl Into<i64>) -> String {
    counted(amount, "coin")
}

/// A token by name: `clay pot`; `nothing` for none.
pub fn token(token: Option<Token>) -> String {
    token.map_or_else(|| "nothing".to_owned(), |token| token.word().replace('-', " "))
}
