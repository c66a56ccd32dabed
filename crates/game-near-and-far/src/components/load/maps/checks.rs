//! What a map is held to besides what the rules need: enough spaces, fair symbols, and paths that can
//! be told apart on a screen.

use std::collections::BTreeSet;

use story::Key;
use table::Fault;

use super::{
    entries::{MapFile, SpecialEntry},
    geometry, steps,
};
use crate::components::{Map, Symbol};

/// Fewer spaces than this, and a game may find no room for its camps; more are too near each other.
const SPACES: std::ops::RangeInclusive<usize> = 28..=34;
/// Books of a map (NF-042).
const QUESTS: usize = 16;
/// Threats of a map; the Last Ruin has two more.
const THREATS: usize = 12;
/// Treasures of a map.
const TREASURES: usize = 8;
/// So many steps longer may be the way without a threat.
const DETOUR: u8 = 3;

/// Everything that is wrong with a map that can be played.
pub(in crate::components::load) fn held(file: &str, entry: &MapFile, map: &Map) -> Vec<Fault> {
    let mut found = Vec::new();
    let mut wrong = |what: String| found.push(Fault::of_file(file, what));
    let spaces = map.all.len();
    if !SPACES.contains(&spaces) {
        let (least, most) = (SPACES.start(), SPACES.end());
        wrong(format!("a map has {least} to {most} spaces, not {spaces}"));
    }
    quests(entry, map).into_iter().for_each(&mut wrong);
    let count = |symbol| map.chart.paths.iter().filter(|path| path.symbol == Some(symbol)).count();
    let bosses = matches!(entry.special, SpecialEntry::Bosses { .. });
    let threats = THREATS + if bosses { 2 } else { 0 };
    let wanted = [(Symbol::Threat, threats, "threats"), (Symbol::Treasure, TREASURES, "treasures")];
    for (symbol, wanted, word) in wanted {
        let found = count(symbol);
        if found != wanted {
            wrong(format!("a map has {wanted} {word} on its paths, not {found}"));
        }
    }
    ways(entry, map).into_iter().for_each(&mut wrong);
    geometry::wrong(map).into_iter().for_each(&mut wrong);
    found
}

/// Whether the books are the sixteen of the head, and those with names the named ones.
fn quests(entry: &MapFile, map: &Map) -> Vec<String> {
    let mut wrong = Vec::new();
    let on_spaces: Vec<Key> = map.spaces.iter().filter_map(|face| face.quest).collect();
    let different: BTreeSet<Key> = on_spaces.iter().copied().collect();
    let ends = [&entry.quests.first, &entry.quests.last].map(|key| key.parse::<Key>().ok());
    let found = [different.first(), different.last()].map(Option::<&Key>::copied);
    if on_spaces.len() != QUESTS || different.len() != QUESTS || ends != found {
        let (first, last) = (&entry.quests.first, &entry.quests.last);
        wrong.push(format!("the books are the sixteen from {first} to {last}, each on one space"));
    }
    for face in &map.spaces {
        let quest = face.quest.map(|key| key.to_string());
        let named = quest.is_some_and(|quest| entry.quests.named.contains(&quest));
        if named != face.name.is_some() {
            let which = face.name.clone().unwrap_or_else(|| format!("{:?}", face.quest));
            wrong.push(format!("{which}: the spaces of named quests have names, and only they"));
        }
    }
    wrong
}

/// Whether every space is reached without a fight, and no path ends where nobody meant it.
fn ways(entry: &MapFile, map: &Map) -> Vec<String> {
    let mut wrong = Vec::new();
    let peaceful = steps(&map.paths, |path| path.symbol != Some(Symbol::Threat));
    for (space, ways) in map.paths.iter().enumerate() {
        let (least, calm) = (map.distance[space], peaceful[space]);
        if calm > least.saturating_add(DETOUR) {
            wrong.push(format!(
                "space {space} is {least} steps out, and without a threat more than {DETOUR} further"
            ));
        }
        let meant = entry.dead_ends.contains(&format!("s{space:02}"));
        if (ways.len() < 2) != meant {
            wrong.push(format!("space {space} is a dead end, or dead_ends names it for nothing"));
        }
        let mut ends = BTreeSet::new();
        if !ways.iter().all(|path| ends.insert(path.to)) {
            wrong.push(format!("two paths lead from space {space} to the same one"));
        }
    }
    wrong
}
