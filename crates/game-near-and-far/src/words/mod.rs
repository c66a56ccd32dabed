//! Near and Far in words: what pages and terminals say, written once for all of them.

mod action;
mod cards;
mod meaning;
mod odds;
mod prompt;
mod reach;
mod told;
mod ways;
mod why_not;

use table::{GameWords, Missing, Seen, Thing};

use crate::{Action, Adventurer, Building, Card, Foe, Member, NearAndFar, Space, Stage};

pub use action::{done, label, trade_worth};
pub use cards::{cost, does, kin, person, price, symbols};
pub use meaning::more;
pub use odds::{duel, odds, odds_words};
pub use reach::{Reached, reach};
pub use told::{choice_terms, open_choice, reward};
pub use ways::{StepFacts, space_kind, space_name, space_words, step, step_words, whose};

impl GameWords for NearAndFar {
    const SCORE: &'static str = "journey points";
    const TIE_BREAK: &'static str = "by reputation, then by coins and gems";

    fn moment(seen: Seen<'_, NearAndFar>) -> String {
        let open = &seen.view.open;
        let what = match open.stage {
            Stage::Companion { .. } | Stage::Draft => return "The draft".to_owned(),
            Stage::Discard => return "Starting hands".to_owned(),
            Stage::Over => return "Final scoring".to_owned(),
            Stage::Attempt | Stage::Choose | Stage::Either => {
                format!("{}’s quest", seen.name(open.active))
            }
            _ => format!("{}’s turn", seen.name(open.active)),
        };
        let last = if open.ending.is_some() { ", the last" } else { "" };
        format!("Round {}{last} · {what}", open.round)
    }

    fn chapter(seen: Seen<'_, NearAndFar>) -> String {
        round(seen.view.open.round)
    }

    fn prompt(seen: Seen<'_, NearAndFar>) -> String {
        prompt::prompt(seen)
    }

    fn label(seen: Seen<'_, NearAndFar>, action: Action) -> String {
        label(seen, action)
    }

    /// All of it, for whoever shows no label: what it does with price and odds, and what more.
    fn meaning(seen: Seen<'_, NearAndFar>, action: Action) -> Option<String> {
        let label = label(seen, action);
        let does = match action {
            Action::Choose(_) => label,
            _ => {
                let mut letters = label.chars();
                let first =
                    letters.next().map_or(String::new(), |one| one.to_lowercase().collect());
                format!("{first}{}", letters.as_str())
            }
        };
        Some(match more(seen, action) {
            Some(more) => format!("{does}; {more}"),
            None => does,
        })
    }

    fn things(seen: Seen<'_, NearAndFar>, action: Action) -> Vec<Thing> {
        things(seen, action)
    }

    /// Whoever visits the Farm takes the food, and whoever visits the Mystic’s Hut draws. Where a card
    /// could be bought before, they are asked.
    fn obvious(seen: Seen<'_, NearAndFar>) -> Option<Action> {
        match (seen.view.open.stage, seen.actions) {
            (Stage::Farm | Stage::Hut, [action, Action::Done]) => Some(*action),
            _ => None,
        }
    }

    fn why_not(seen: Seen<'_, NearAndFar>) -> Vec<Missing> {
        why_not::why_not(seen)
    }
}

/// A round as the heading of a chapter of the log.
pub fn round(round: u32) -> String {
    match round {
        0 => "The draft".to_owned(),
        round => format!("Round {round}"),
    }
}

/// An adventurer as a thing that lines of the log and actions are about.
pub fn adventurer_thing(adventurer: Adventurer) -> Thing {
    Thing::new("adventurer", adventurer)
}

/// A card as such a thing.
pub fn card_thing(card: Card) -> Thing {
    Thing::new("card", card)
}

/// A space as such a thing.
pub fn space_thing(space: Space) -> Thing {
    Thing::new("space", space)
}

/// A building as such a thing.
pub fn building_thing(building: Building) -> Thing {
    Thing::new("building", building)
}

fn things(seen: Seen<'_, NearAndFar>, action: Action) -> Vec<Thing> {
    match action {
        Action::Pick(card)
        | Action::Drop(card)
        | Action::Pass(card)
        | Action::Use(card)
        | Action::Keep(card)
        | Action::Lose(card)
        | Action::Buy(card) => vec![card_thing(card)],
        Action::Swap { keep, lose } => vec![card_thing(keep), card_thing(lose)],
        Action::Visit(building) => vec![building_thing(building)],
        Action::Recruit(adventurer)
        | Action::For(Member::Adventurer(adventurer))
        | Action::With(Member::Adventurer(adventurer))
        | Action::Out(Member::Adventurer(adventurer)) => vec![adventurer_thing(adventurer)],
        Action::Step(space) | Action::Settle(space) => vec![space_thing(space)],
        Action::Dig(cell) => vec![Thing::new("cell", cell)],
        Action::Fight => {
            let threat = seen.view.open.threat();
            threat.map(|place| Thing::new("threat", place)).into_iter().collect()
        }
        _ => Vec::new(),
    }
}

/// Whether the viewer owes a decision.
pub fn is_asked(seen: Seen<'_, NearAndFar>) -> bool {
    seen.seat().is_some_and(|seat| seen.view.open.waiting.contains(seat))
}

/// What whoever is challenged is called.
pub fn foe_name(seen: Seen<'_, NearAndFar>, foe: Foe) -> &str {
    match foe {
        Foe::Player(seat) => seen.name(seat),
        Foe::Stranger => seen.view.open.stranger.map_or("the stranger", |one| one.name()),
    }
}

/// What a member of the party is called.
pub fn member_name(seen: Seen<'_, NearAndFar>, member: Member) -> &str {
    match member {
        Member::Companion => "your companion",
        Member::Adventurer(adventurer) => &seen.content.face(adventurer).name,
    }
}
