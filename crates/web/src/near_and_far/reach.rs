//! Where somebody can get to in this turn, and for how many hearts.

use game_near_and_far::{
    Due, Space, Stage,
    components::{Special, Symbol},
    words::step,
};

use super::NearAndFarPage;

/// The fewest hearts a space costs, and whether a threat is on the way there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Reached {
    /// Whether a threat may be met.
    pub(super) threat: bool,
    /// Hearts for passing empty spaces and for water.
    pub(super) hearts: u8,
}

/// The spaces that can be reached, by their place; nothing where nobody is on the way.
pub(super) fn reach(page: &NearAndFarPage<'_>) -> Vec<Option<Reached>> {
    let (open, map) = (page.open(), page.map());
    let mut best: Vec<Option<Reached>> = vec![None; map.spaces.len()];
    if open.stage != Stage::Move {
        return best;
    }
    let start = open.here();
    let spare = open.mover().hearts;
    let steps = open.movement().saturating_sub(open.turn.steps);
    let mut edge = vec![(start, Reached { threat: false, hearts: 0 })];
    for taken in 0..steps {
        let mut next = Vec::new();
        for (from, so_far) in edge {
            for path in &map.paths[from.index()] {
                let leaving = match taken {
                    0 => step(page.seen, path.to)
                        .map_or(0, |facts| u8::from(facts.due == Due::Heart)),
                    _ => u8::from(!open.has_camp(from)),
                };
                let water = map.special == Special::Water && map.marked.contains(path.to);
                let met = path.symbol == Some(Symbol::Threat) && !open.has_camp(path.to);
                let there = Reached {
                    threat: so_far.threat || met,
                    hearts: so_far.hearts + leaving + u8::from(water),
                };
                let known = best[path.to.index()];
                if there.hearts <= spare && known.is_none_or(|known| there < known) {
                    best[path.to.index()] = Some(there);
                    next.push((path.to, there));
                }
            }
        }
        edge = next;
    }
    best[Space::index(start)] = None;
    best
}
