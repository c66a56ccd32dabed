//! What `locations.toml` says, and what has to fit between the tables.

use serde::Deserialize;
use table::Fault;
use toml::Spanned;

use super::{
    effects::{CostEntry, EffectEntry, gains},
    entry::{Entry, Source, Text, check_names, in_order},
    quests,
};
use crate::components::{
    Deck, Effect, HeroBoard, LOCATIONS, Location, LocationCard, QuestCard, RANDOM_TILES, Visit,
};

/// Where the locations are.
const FILE: &str = "locations.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LocationFile {
    location: Vec<LocationEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LocationEntry {
    id: Spanned<String>,
    name: String,
    #[serde(default)]
    cost: CostEntry,
    gains: Vec<EffectEntry>,
    below: Option<VisitEntry>,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct VisitEntry {
    #[serde(default)]
    cost: CostEntry,
    gains: Vec<EffectEntry>,
}

/// The locations in the order of their ids, if they make sense.
pub(super) fn locations(files: &[String], faults: &mut Vec<Fault>) -> Option<Vec<LocationCard>> {
    let (text, file) = Text::read::<LocationFile>(FILE, files, faults)?;
    let before = faults.len();
    let places = 0..LOCATIONS;
    let entries =
        in_order::<Location, _>(&text, "locations", file.location, places, |one| &one.id, faults)?;
    let mut cards = Vec::with_capacity(entries.len());
    for one in entries {
        let entry = &mut text.entry(&one.id, &one.name, faults);
        let above = visit(one.cost, &one.gains, entry);
        let below = match &one.below {
            Some(below) => visit(below.cost, &below.gains, entry),
            None => above.clone(),
        };
        cards.push(LocationCard { name: one.name, above, below });
    }
    check_names(&text, cards.iter().map(|card| card.name.as_str()), faults);
    (faults.len() == before).then_some(cards)
}

fn visit(cost: CostEntry, entries: &[EffectEntry], entry: &mut Entry<'_>) -> Visit {
    let gains = gains(entries, entry);
    if gains.is_empty() {
        entry.fault("a visit brings something");
    }
    if gains.contains(&Effect::Build) {
        entry.fault("only a specialist builds");
    }
    Visit { cost: cost.cost(entry), gains }
}

/// What has to fit between locations, heroes, quest cards and random tiles.
pub(super) fn check(
    locations: &[LocationCard],
    heroes: &[HeroBoard],
    quests: &[QuestCard],
    tiles: [Location; RANDOM_TILES],
    faults: &mut Vec<Fault>,
) {
    // NN-045: the same tiles lie on both boards.
    for tile in tiles {
        let card = &locations[tile.index()];
        if card.above != card.below {
            let name = &card.name;
            let what = format!("random_tiles: {tile}, {name}, does not act alike on both sides");
            faults.push(Fault::of_file("board.toml", what));
        }
    }
    // NN-207, NN-301: what takes a hero's last heart is never offered.
    let hearts = heroes.iter().map(|hero| hero.hearts).min().unwrap_or(0);
    for card in locations {
        for visit in [&card.above, &card.below] {
            if visit.cost.hearts >= hearts {
                faults.push(Fault::of_file(FILE, too_dear(&card.name, visit.cost.hearts, hearts)));
            }
        }
    }
    for card in quests.iter().filter(|card| card.cost.hearts >= hearts) {
        let what = too_dear(&card.name, card.cost.hearts, hearts);
        faults.push(Fault::of_file(quests::FILE, what));
    }
    for location in Location::all() {
        let is_here = |card: &&QuestCard| card.location == location && card.deck == Deck::Basic;
        if !quests.iter().any(|card| is_here(&card)) {
            let name = &locations[location.index()].name;
            let what = format!("no basic quest card is played at {location}, {name}");
            faults.push(Fault::of_file(quests::FILE, what));
        }
    }
}

fn too_dear(name: &str, cost: u8, hearts: u8) -> String {
    format!(
        "{name}: costs {cost} hearts, and one hero has {hearts}, who could never pay it and go on"
    )
}
