//! Now or Never in words: what pages and terminals say, written once for all of them.

mod action;
mod asked;
mod cards;
mod deeds;
mod effects;
mod heroic;
mod lacking;
mod meaning;
mod odds;
mod places;
mod prompt;
mod things;
mod why_not;
mod why_not_hero;

use table::{GameWords, Missing, Seen, Thing};

use crate::{Action, NowOrNever, SEASONS, Stage};

pub use crate::spot::in_sentence;
pub use action::{label, produces};
pub use cards::{
    ability, building, deck, decks, enemy, enemy_brings, find, foe_brings, foe_name, gear, hero,
    kind, location, order, quest, quest_price, solo_card, source_name, specialist,
    specialist_price, token, token_name, visit,
};
pub use effects::{
    adjacent, boost, cost, effect, effects, goods, points, power, power_effect, production,
    requirement, sale, some, standing, strike, villager,
};
pub use meaning::more;
pub use odds::{fight_odds, fight_words, percent, stands};
pub use places::{site_name, space_name, space_words, step_words, stop_words};
pub use things::{source_thing, thing, things, token_thing};

impl GameWords for NowOrNever {
    const TIE_BREAK: &'static str = "by experience and books, then by hearts";

    fn moment(seen: Seen<'_, NowOrNever>) -> String {
        let open = &seen.view.open;
        let what = match open.stage {
            Stage::Hero { .. } => return "Choosing heroes".to_owned(),
            Stage::Keep => return "Choosing quest cards".to_owned(),
            Stage::Over => return "Final scoring".to_owned(),
            Stage::Dusk { .. } => "dusk".to_owned(),
            Stage::Round | Stage::Again => format!("{} fights", seen.name(open.active)),
            _ => format!("{}’s turn", seen.name(open.active)),
        };
        format!("Season {} of {SEASONS} · {what}", open.season)
    }

    fn chapter(seen: Seen<'_, NowOrNever>) -> String {
        match seen.view.open.stage {
            Stage::Hero { .. } | Stage::Keep => "Setup".to_owned(),
            _ => season(seen.view.open.season),
        }
    }

    fn prompt(seen: Seen<'_, NowOrNever>) -> String {
        prompt::prompt(seen)
    }

    fn label(seen: Seen<'_, NowOrNever>, action: Action) -> String {
        label(seen, action)
    }

    /// All of it, for whoever shows no label: what it does with price and odds, and what more.
    fn meaning(seen: Seen<'_, NowOrNever>, action: Action) -> Option<String> {
        let label = label(seen, action);
        let mut letters = label.chars();
        let first = letters.next().map_or(String::new(), |one| one.to_lowercase().collect());
        let does = format!("{first}{}", letters.as_str());
        Some(match more(seen, action) {
            Some(more) => format!("{does}; {more}"),
            None => does,
        })
    }

    fn things(seen: Seen<'_, NowOrNever>, action: Action) -> Vec<Thing> {
        things(seen, action)
    }

    fn why_not(seen: Seen<'_, NowOrNever>) -> Vec<Missing> {
        why_not::why_not(seen)
    }
}

/// A season as the heading of a chapter of the log.
pub fn season(season: u8) -> String {
    format!("Season {season}")
}

/// Whether the viewer owes a decision.
pub fn is_asked(seen: Seen<'_, NowOrNever>) -> bool {
    seen.seat().is_some_and(|seat| seen.view.open.waiting.contains(seat))
}
