//! Where somebody can get to in this turn, and for how many hearts.

use std::collections::BTreeMap;

use table::Seen;

use crate::{
    NearAndFar, Space, Stage,
    components::{Special, Symbol},
    rules::moving,
};

/// The fewest hearts a space costs, and whether a threat is on the way there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Reached {
    /// Whether a threat is met on every way (NF-300).
    pub threat: bool,
    /// Hearts for passing empty spaces and for water (NF-282, NF-585).
    pub hearts: u8,
}

/// Where a walk has come to. Of two that have come to the same, the one with more hearts goes on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Walk {
    at: Space,
    threat: bool,
    passes: u8,
}

/// The spaces the active player can get to, by their place: while they move, and before that where they
/// are on the map already. A way without threats comes before a cheaper one.
pub fn reach(seen: Seen<'_, NearAndFar>) -> Vec<Option<Reached>> {
    let (content, open) = (seen.content, &seen.view.open);
    let map = content.map(open.map);
    let mut best: Vec<Option<Reached>> = vec![None; map.spaces.len()];
    let on_map = open.mover().place.space().is_some_and(|space| space != Space::TOWN);
    if open.stage != Stage::Move && !(open.stage == Stage::Turn && on_map) {
        return best;
    }
    let (start, spare) = (open.here(), open.mover().hearts);
    let free = moving::free_passes(content, open).saturating_sub(open.turn.passes);
    let water = map.special == Special::Water && !moving::is_safe_from_water(content, open);
    let mut edge = BTreeMap::from([(Walk { at: start, threat: false, passes: 0 }, 0)]);
    for taken in open.turn.steps..open.movement() {
        let mut next = BTreeMap::new();
        for (walk, spent) in edge {
            let costs = taken > 0 && !open.has_camp(walk.at);
            let passes = walk.passes + u8::from(costs && walk.passes < free);
            let spent = spent + u8::from(costs && walk.passes == free);
            if spent > spare {
                continue;
            }
            for path in &map.paths[walk.at.index()] {
                let met = path.symbol == Some(Symbol::Threat)
                    && open.is_live(Symbol::Threat, walk.at, path.to);
                let hurt = water && map.marked.contains(path.to) && spent < spare;
                let there = Walk { at: path.to, threat: walk.threat || met, passes };
                let hearts = spent + u8::from(hurt);
                let known = next.entry(there).or_insert(hearts);
                *known = hearts.min(*known);
                let found = Reached { threat: there.threat, hearts };
                let place = &mut best[path.to.index()];
                *place = Some(place.map_or(found, |known| known.min(found)));
            }
        }
        edge = next;
    }
    best[start.index()] = None;
    best
}
