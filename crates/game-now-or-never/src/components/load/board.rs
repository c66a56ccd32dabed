//! What `board.toml` and `town.toml` say.

use serde::Deserialize;
use table::Fault;
use toml::Spanned;

use super::{
    effects::ThingEntry,
    entry::{Entry, Text, named},
    limits,
};
use crate::components::{
    Board, BoardSpace, LETTERS, LEVELS, Location, RANDOM_TILES, SITES, SPACES, Side, Site, Space,
    Spaces, TOWN_COLUMNS, TOWN_ROWS, Thing, Town, TownSpace,
};

/// Where the game board is.
const FILE: &str = "board.toml";
/// Where the town boards are.
const TOWN_FILE: &str = "town.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardFile {
    random_tiles: [String; RANDOM_TILES],
    above: SideEntry,
    below: SideEntry,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SideEntry {
    spaces: Vec<SpaceEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SpaceEntry {
    at: Spanned<String>,
    location: Option<String>,
    random: Option<u8>,
    enemy: Option<u8>,
    letter: Option<char>,
    #[serde(default)]
    mountain: bool,
}

/// Both sides of the board and the locations on the random tiles, if they make sense.
pub(super) fn boards(
    files: &[String],
    faults: &mut Vec<Fault>,
) -> Option<([Board; 2], [Location; RANDOM_TILES])> {
    let (text, file) = Text::read::<BoardFile>(FILE, files, faults)?;
    let before = faults.len();
    let whole = &mut text.whole(faults);
    let tiles = file.random_tiles.map(|name| named("random_tiles", &name, whole));
    let tiles: Option<Vec<Location>> = tiles.into_iter().collect();
    let tiles: [Location; RANDOM_TILES] = tiles?.try_into().ok()?;
    for (place, tile) in tiles.iter().enumerate() {
        if tiles[..place].contains(tile) {
            whole.fault(format!("random_tiles: {tile} stands here twice"));
        }
        if *tile == Location::MONUMENT {
            whole.fault(format!("random_tiles: heroes start on {tile}, which is printed"));
        }
    }
    let above = board(&text, Side::Above, file.above, tiles, faults);
    let below = board(&text, Side::Below, file.below, tiles, faults);
    (faults.len() == before).then_some(([above, below], tiles))
}

fn board(
    text: &Text,
    side: Side,
    entry: SideEntry,
    tiles: [Location; RANDOM_TILES],
    faults: &mut Vec<Fault>,
) -> Board {
    let mut spaces = [BoardSpace::default(); SPACES];
    let mut written = Spaces::NONE;
    for one in entry.spaces {
        let name = one.at.get_ref().clone();
        let entry = &mut text.entry(&one.at, &format!("{side}, {name}"), faults);
        match name.parse::<Space>() {
            Ok(space) if written.contains(space) => entry.fault("the space stands here twice"),
            Ok(space) => {
                written.add(space);
                spaces[space.index()] = board_space(&one, entry);
            }
            Err(error) => entry.fault(error),
        }
    }
    let whole = &mut text.whole(faults);
    if let Some(space) = Space::all().find(|space| !written.contains(*space)) {
        let found = written.len();
        whole.fault(format!("{side}: there are {SPACES} spaces, not {found}; {space} is missing"));
    }
    let mut places = Places { spaces: &spaces, side, whole };
    let locations = check_locations(&mut places, tiles);
    Board {
        start: locations,
        neighbours: std::array::from_fn(|index| Space::of_index(index).neighbours()),
        enemies: std::array::from_fn(|index| {
            let level = index as u8 + 1;
            places.one(&format!("an enemy of level {level}"), |one| one.enemy_level == Some(level))
        }),
        letters: std::array::from_fn(|index| {
            let letter = index as u8;
            let name = char::from(b'A' + letter);
            places.one(&format!("the letter {name}"), |one| one.letter == Some(letter))
        }),
        random: std::array::from_fn(|index| {
            let slot = index as u8;
            let name = format!("the place {} of a random tile", index + 1);
            places.one(&name, |one| one.random_slot == Some(slot))
        }),
        mountains: Space::all().filter(|space| spaces[space.index()].mountain).collect(),
        spaces,
    }
}

fn board_space(one: &SpaceEntry, entry: &mut Entry<'_>) -> BoardSpace {
    if let Some(level) = one.enemy {
        entry.range("enemy", level, &(1..=LEVELS as i64));
    }
    if let Some(slot) = one.random {
        entry.range("random", slot, &(1..=RANDOM_TILES as i64));
    }
    let letter = one.letter.and_then(|letter| {
        let last = char::from(b'A' + LETTERS as u8 - 1);
        if ('A'..=last).contains(&letter) {
            Some(letter as u8 - b'A')
        } else {
            entry.fault(format!("letter: a letter from A to {last}, not {letter}"));
            None
        }
    });
    let location = one.location.as_ref().and_then(|name| named("location", name, entry));
    if location.is_some() && one.random.is_some() {
        entry.fault("a space has a location or the place of a random tile, not both");
    }
    BoardSpace {
        mountain: one.mountain,
        enemy_level: one.enemy,
        letter,
        location,
        random_slot: one.random.map(|slot| slot.saturating_sub(1)),
    }
}

/// The spaces of one side, to be looked through.
struct Places<'a, 'b> {
    spaces: &'a [BoardSpace; SPACES],
    side: Side,
    whole: &'a mut Entry<'b>,
}

impl Places<'_, '_> {
    /// The one space that has something; another number of them is a fault.
    fn one(&mut self, what: &str, has: impl Fn(&BoardSpace) -> bool) -> Space {
        let mut found = Space::all().filter(|space| has(&self.spaces[space.index()]));
        let first = found.next();
        let others = found.count();
        if first.is_none() || others > 0 {
            let count = others + usize::from(first.is_some());
            let side = self.side;
            self.whole.fault(format!("{side}: {what} stands on one space, not on {count}"));
        }
        first.unwrap_or_default()
    }
}

/// Every location is printed on one space, those of the random tiles on none; the Monument is where
/// heroes start (NN-081).
fn check_locations(places: &mut Places<'_, '_>, tiles: [Location; RANDOM_TILES]) -> Space {
    let mut monument = Space::default();
    for location in Location::all() {
        if !tiles.contains(&location) {
            let space = places
                .one(&format!("the location {location}"), |one| one.location == Some(location));
            if location == Location::MONUMENT {
                monument = space;
            }
            continue;
        }
        let side = places.side;
        if places.spaces.iter().any(|one| one.location == Some(location)) {
            places
                .whole
                .fault(format!("{side}: {location} is on a random tile, and is not printed"));
        }
    }
    monument
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TownFile {
    above: TownEntry,
    below: TownEntry,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TownEntry {
    row_points: [u8; TOWN_ROWS],
    housing_points: [u8; TOWN_ROWS],
    spaces: [[TownSpaceEntry; TOWN_COLUMNS]; TOWN_ROWS],
}

#[derive(Deserialize, Clone, Copy)]
#[serde(deny_unknown_fields)]
struct TownSpaceEntry {
    gain: Option<ThingEntry>,
    #[serde(default)]
    cost: u8,
}

/// Both sides of the town boards, if they make sense.
pub(super) fn towns(files: &[String], faults: &mut Vec<Fault>) -> Option<[Town; 2]> {
    let (text, file) = Text::read::<TownFile>(TOWN_FILE, files, faults)?;
    let before = faults.len();
    let whole = &mut text.whole(faults);
    let towns = [(Side::Above, file.above), (Side::Below, file.below)]
        .map(|(side, entry)| town(side, &entry, whole));
    (faults.len() == before).then_some(towns)
}

fn town(side: Side, entry: &TownEntry, whole: &mut Entry<'_>) -> Town {
    for points in entry.row_points.into_iter().chain(entry.housing_points) {
        whole.range(format_args!("{side}: points of a row"), points, &limits::AMOUNT);
    }
    let mut spaces = [TownSpace::default(); SITES];
    for site in Site::all() {
        let TownSpaceEntry { gain, cost } = entry.spaces[site.row()][site.column()];
        let gain = gain.map(Thing::from);
        whole.range(format_args!("{side}, {site}: cost"), cost, &limits::AMOUNT);
        // NN-154.
        if gain.is_some_and(|thing| thing.good().is_none() && thing != Thing::Book) {
            whole.fault(format!("{side}, {site}: a space of a town brings a good or a book"));
        }
        spaces[site.index()] = TownSpace { gain, cost };
    }
    let TownEntry { row_points, housing_points, .. } = *entry;
    Town { spaces, row_points, housing_points }
}
