//! What `buildings.toml` says, and how points at the end are written.

use serde::Deserialize;
use table::Fault;
use toml::Spanned;

use super::{
    effects::{EffectEntry, StandingEntry, ThingEntry, gains},
    entry::{Entry, Source, Text, check_names, in_order},
    limits,
};
use crate::components::{
    AdjacentKind, Building, Effect, Good, Points, Production, TILES, Thing, Tile,
};

/// Where the building tiles are.
const FILE: &str = "buildings.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BuildingFile {
    building: Vec<BuildingEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BuildingEntry {
    id: Spanned<String>,
    name: String,
    cost: u8,
    #[serde(default)]
    beds: u8,
    #[serde(default)]
    book_icon: bool,
    #[serde(default)]
    gains: Vec<EffectEntry>,
    produces: Option<ProductionEntry>,
    #[serde(default)]
    standing: StandingEntry,
    #[serde(default)]
    inn: bool,
    points: Option<PointsEntry>,
    beside: Option<BesideEntry>,
    #[serde(rename = "source")]
    _source: Source,
    #[serde(default, rename = "design")]
    _design: Vec<String>,
    #[serde(default, rename = "fact")]
    _fact: Vec<String>,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(deny_unknown_fields)]
struct ProductionEntry {
    what: ThingEntry,
    n: u8,
    #[serde(default = "yes", rename = "final")]
    in_final: bool,
}

fn yes() -> bool {
    true
}

#[derive(Deserialize, Clone, Copy)]
#[serde(deny_unknown_fields)]
struct BesideEntry {
    per: AdjacentEntry,
    n: u8,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
enum AdjacentEntry {
    Beds,
    BookIcons,
    Producers,
}

/// Points at the end: `{ per = "final-demon", n = 3 }`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PointsEntry {
    per: String,
    n: u8,
}

impl PointsEntry {
    /// What is counted and how much each is worth; what would compete with the last sale is a fault.
    pub(super) fn points(&self, entry: &mut Entry<'_>) -> Option<(Points, u8)> {
        entry.range("points for each", self.n, &limits::SOME);
        let good = |name: &str| name.parse::<Good>().ok();
        let per = match self.per.split_once('-') {
            Some(("final", name)) => good(name).map(Points::PerFinal),
            Some(("housed", name)) => good(name).map(Points::PerHoused),
            _ => match self.per.as_str() {
                "search-tokens" => Some(Points::SearchTokens),
                "orders-done" => Some(Points::OrdersDone),
                "artifacts-played" => Some(Points::ArtifactsPlayed),
                "quests-played" => Some(Points::QuestsPlayed),
                "full-housing-rows" => Some(Points::FullHousingRows),
                "full-building-rows" => Some(Points::FullBuildingRows),
                "abilities" => Some(Points::Abilities),
                _ => None,
            },
        };
        if per.is_none() {
            let name = &self.per;
            // NN-390: the last sale is worked out alone, and takes every good for its coins.
            let sold = name.strip_prefix("held-").unwrap_or(name);
            entry.fault(if good(sold).is_some() || sold == "coin" || sold == "coins" {
                format!(
                    "points for {name} would compete with the last sale: count “final-…”, what is \
                     produced, or “housed-…”, who produces it"
                )
            } else {
                format!("points are counted for no “{name}”; final-tool is one that is known")
            });
        }
        Some((per?, self.n))
    }
}

/// The building tiles in the order of their ids, if they make sense.
pub(super) fn buildings(files: &[String], faults: &mut Vec<Fault>) -> Option<Vec<Building>> {
    let (text, file) = Text::read::<BuildingFile>(FILE, files, faults)?;
    let before = faults.len();
    let what = "building tiles";
    let entries = in_order::<Tile, _>(&text, what, file.building, 0..TILES, |one| &one.id, faults)?;
    let mut buildings = Vec::with_capacity(entries.len());
    for one in entries {
        let entry = &mut text.entry(&one.id, &one.name, faults);
        buildings.push(building(one, entry));
    }
    check_names(&text, buildings.iter().map(|one| one.name.as_str()), faults);
    (faults.len() == before).then_some(buildings)
}

fn building(one: BuildingEntry, entry: &mut Entry<'_>) -> Building {
    entry.range("cost", one.cost, &limits::AMOUNT);
    entry.range("beds", one.beds, &limits::BEDS);
    let on_built = gains(&one.gains, entry);
    if on_built.iter().any(|gain| !matches!(gain, Effect::Gain { .. })) {
        entry.fault("building a tile brings a gain of something, and asks nothing");
    }
    let produces = one.produces.map(|produces| production(produces, entry));
    let standing = one.standing.standing(entry);
    if standing.pair.is_some() {
        entry.fault("only gear comes in pairs");
    }
    let points = one.points.as_ref().and_then(|points| points.points(entry));
    let adjacent_points = one.beside.map(|BesideEntry { per, n }| {
        entry.range("points for each beside it", n, &limits::SOME);
        let per = match per {
            AdjacentEntry::Beds => AdjacentKind::Beds,
            AdjacentEntry::BookIcons => AdjacentKind::BookIcons,
            AdjacentEntry::Producers => AdjacentKind::Producers,
        };
        (per, n)
    });
    let BuildingEntry { name, cost, beds, book_icon, inn, .. } = one;
    Building {
        name,
        cost,
        beds,
        book_icon,
        on_built,
        produces,
        standing,
        is_inn: inn,
        points,
        adjacent_points,
    }
}

/// A building produces goods, hearts or coins (NN-373).
fn production(produces: ProductionEntry, entry: &mut Entry<'_>) -> Production {
    let ProductionEntry { what, n, in_final } = produces;
    let what = Thing::from(what);
    entry.range("what it produces", n, &limits::DRAWN);
    match what {
        Thing::Good(_) | Thing::Heart | Thing::Coin => {}
        Thing::Book | Thing::Experience | Thing::Mana => {
            entry.fault(format!("a building produces goods, hearts or coins, not {}", what.name()));
        }
    }
    Production { what, n, in_final }
}
