//! What lies on the way and at its end: what a step costs and meets, and what a space is.

use table::{Seat, Seen, words::listed};

use super::odds::odds_words;
use crate::{
    Due, NearAndFar, RollKind, Space,
    components::{SpaceKind, Special, Symbol},
    rules::{moving, threats, treasures},
};

/// What a step costs and meets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StepFacts {
    /// What leaving the space costs (NF-282).
    pub due: Due,
    /// The threat that is met, by its place in the stack (NF-300).
    pub threat: Option<u8>,
    /// Whether a treasure is drawn (NF-322).
    pub treasure: bool,
    /// Whether water takes a heart (NF-585).
    pub water: bool,
}

/// What a step of the active player to a neighbouring space costs and meets.
pub fn step(seen: Seen<'_, NearAndFar>, to: Space) -> Option<StepFacts> {
    let (content, open) = (seen.content, &seen.view.open);
    let map = content.map(open.map);
    let from = open.here();
    let path = map.path(from, to)?;
    let due = moving::due(content, open)?;
    let met = path.symbol == Some(Symbol::Threat) && threats::is_met(open, to);
    let is_water = map.special == Special::Water && map.marked.contains(to);
    Some(StepFacts {
        due,
        threat: open.threat().filter(|_| met),
        treasure: path.symbol == Some(Symbol::Treasure)
            && open.is_live(Symbol::Treasure, from, to)
            && treasures::can_draw(content, open),
        water: is_water && !moving::is_safe_from_water(content, open),
    })
}

/// What a step costs and meets, in words; empty where it does neither.
pub fn step_words(seen: Seen<'_, NearAndFar>, to: Space) -> String {
    let Some(facts) = step(seen, to) else { return String::new() };
    let open = &seen.view.open;
    let mut parts = Vec::new();
    match facts.due {
        Due::Nothing => {}
        Due::Pass => parts.push("passing is free".to_owned()),
        Due::Heart => parts.push("passing costs 1 heart".to_owned()),
    }
    if facts.water {
        parts.push("the water takes 1 heart".to_owned());
    }
    if let Some(threat) = facts.threat {
        let face = seen.content.threat(threat.into());
        let hearts = open.mover().hearts.saturating_sub(u8::from(facts.due == Due::Heart));
        let odds = odds_words(seen.content, open, RollKind::Threat { threat }, hearts);
        parts.push(format!("meets the {} ({}), {odds}", face.name, face.level));
    }
    if facts.treasure {
        parts.push("finds a treasure".to_owned());
    }
    parts.join("; ")
}

/// What a space is called.
pub fn space_name(seen: Seen<'_, NearAndFar>, space: Space) -> String {
    seen.content.map(seen.view.open.map).space_name(space)
}

/// What a camp on a space is for: `coins`, `the tea leaves route`.
pub fn space_kind(seen: Seen<'_, NearAndFar>, space: Space) -> String {
    match seen.content.map(seen.view.open.map).face(space).kind {
        SpaceKind::Town => "the way back to town".to_owned(),
        SpaceKind::Coin => "coins".to_owned(),
        SpaceKind::Gem => "gems".to_owned(),
        SpaceKind::Route(good) => format!("the {} route", good.words()),
    }
}

/// All that is to be seen on a space: `coins, quest, Ada’s camp`.
pub fn space_words(seen: Seen<'_, NearAndFar>, space: Space) -> String {
    let open = &seen.view.open;
    let map = seen.content.map(open.map);
    let mut parts = vec![space_kind(seen, space)];
    if map.marked.contains(space) {
        match map.special {
            Special::None => {}
            Special::Water => parts.push("toxic water".to_owned()),
            Special::Mammoth => parts.push("mammoth".to_owned()),
        }
    }
    if open.quests.contains(space) {
        parts.push("quest".to_owned());
    }
    if space != Space::TOWN {
        parts.push(match open.camp_of(space) {
            Some(owner) => format!("{} camp", whose(seen, owner)),
            None => "no camp".to_owned(),
        });
    }
    let here: Vec<&str> = (0..open.seats())
        .map(Seat::new)
        .filter(|seat| open.traveller(*seat).place.space() == Some(space))
        .filter(|seat| Some(*seat) != seen.seat())
        .map(|seat| seen.name(seat))
        .collect();
    if !here.is_empty() {
        parts.push(format!("{} here", listed(&here)));
    }
    parts.join(", ")
}

/// `your` or `Ada’s`.
pub fn whose(seen: Seen<'_, NearAndFar>, seat: Seat) -> String {
    match seen.seat() == Some(seat) {
        true => "your".to_owned(),
        false => format!("{}’s", seen.name(seat)),
    }
}
