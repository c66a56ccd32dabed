//! What `artifacts.toml`, `treasures.toml`, `world-cards.toml` and `threats.toml` say.

use serde::Deserialize;
use table::{Fault, check_range};

use super::{
    effects::{self, EffectEntry},
    entries::{GoodsEntry, Source},
    ids, limits,
};
use crate::components::{Card, CardFace, CardSets, Cards, Effects, Kind, THREATS, ThreatFace};

/// Where the artifacts are.
pub(super) const ARTIFACT_FILE: &str = "artifacts.toml";
/// Where the treasures are.
pub(super) const TREASURE_FILE: &str = "treasures.toml";
/// Where the world cards are.
pub(super) const WORLD_FILE: &str = "world-cards.toml";
/// Where the threats are.
pub(super) const THREAT_FILE: &str = "threats.toml";

/// The level of the first threat (NF-022).
const FIRST_LEVEL: u8 = 4;

/// The file of the artifacts.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ArtifactFile {
    basic: Vec<ArtifactEntry>,
    advanced: Vec<ArtifactEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ArtifactEntry {
    id: String,
    name: String,
    cost: GoodsEntry,
    #[serde(default)]
    reputation: i8,
    points: i8,
    #[serde(default)]
    effects: Vec<EffectEntry>,
    #[serde(rename = "source")]
    _source: Source,
    #[serde(default, rename = "design")]
    _design: Vec<String>,
}

/// The file of the treasures.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TreasureFile {
    treasure: Vec<FreeEntry>,
}

/// The file of the world cards.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WorldFile {
    card: Vec<FreeEntry>,
}

/// A card that nobody pays for.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FreeEntry {
    id: String,
    name: String,
    effects: Vec<EffectEntry>,
    #[serde(rename = "source")]
    _source: Source,
    #[serde(default, rename = "design")]
    _design: Vec<String>,
}

/// The file of the threats.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ThreatFile {
    threat: Vec<ThreatEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ThreatEntry {
    level: u8,
    name: String,
    points: u8,
}

/// The artifacts of both decks in the order of their ids, if they make sense.
pub(super) fn artifacts(file: ArtifactFile, faults: &mut Vec<Fault>) -> Option<Vec<CardFace>> {
    let before = faults.len();
    let mut cards = Vec::new();
    let decks = [
        (Kind::Basic, "basic artifacts", file.basic),
        (Kind::Advanced, "advanced artifacts", file.advanced),
    ];
    for (kind, what, entries) in decks {
        let id = |one: &ArtifactEntry| one.id.clone();
        let entries = in_order(ARTIFACT_FILE, what, kind, entries, id, faults);
        cards.extend(entries.into_iter().flatten().map(|one| artifact(one, faults)));
    }
    (faults.len() == before).then_some(cards)
}

fn artifact(entry: ArtifactEntry, faults: &mut Vec<Fault>) -> CardFace {
    let ArtifactEntry { name, cost, reputation, points, effects, .. } = entry;
    check_range(ARTIFACT_FILE, &format!("{name}: points"), points, &limits::POINTS, faults);
    let what = format!("{name}: reputation");
    check_range(ARTIFACT_FILE, &what, reputation, &limits::REPUTATION, faults);
    let cost = cost.goods(ARTIFACT_FILE, &format!("{name}: a part of the cost"), faults);
    let effects = effects::effects(ARTIFACT_FILE, &name, &effects, faults);
    CardFace { name, cost, reputation, points, effects }
}

/// The treasures in the order of their ids, if they make sense.
pub(super) fn treasures(file: TreasureFile, faults: &mut Vec<Fault>) -> Option<Vec<CardFace>> {
    free(TREASURE_FILE, "treasures", Kind::Treasure, file.treasure, faults)
}

/// The world cards in the order of their ids, if they make sense.
pub(super) fn worlds(file: WorldFile, faults: &mut Vec<Fault>) -> Option<Vec<CardFace>> {
    free(WORLD_FILE, "world cards", Kind::World, file.card, faults)
}

fn free(
    file: &str,
    what: &str,
    kind: Kind,
    entries: Vec<FreeEntry>,
    faults: &mut Vec<Fault>,
) -> Option<Vec<CardFace>> {
    let before = faults.len();
    let entries = in_order(file, what, kind, entries, |one| one.id.clone(), faults)?;
    let cards = entries.into_iter().map(|one| {
        let effects = effects::effects(file, &one.name, &one.effects, faults);
        // A camp is placed when a card is bought (NF-658), and nobody buys these.
        if effects.places_camp {
            let what = format!("{}: only an artifact places a camp, when it is bought", one.name);
            faults.push(Fault::of_file(file, what));
        }
        CardFace { name: one.name, cost: Default::default(), reputation: 0, points: 0, effects }
    });
    let cards = cards.collect();
    (faults.len() == before).then_some(cards)
}

fn in_order<T>(
    file: &str,
    what: &str,
    kind: Kind,
    entries: Vec<T>,
    id: impl Fn(&T) -> String,
    faults: &mut Vec<Fault>,
) -> Option<Vec<T>> {
    let entries = entries.into_iter().map(|entry| (id(&entry), entry)).collect();
    let range = kind.range();
    let placed = ids::in_order::<Card, _>(file, what, entries, range, |one| &one.0, faults)?;
    Some(placed.into_iter().map(|(_, entry)| entry).collect())
}

/// No two cards of a game have the same name: players and the book call them by it.
pub(super) fn check_names(cards: &[CardFace], faults: &mut Vec<Fault>) {
    for (index, card) in cards.iter().enumerate() {
        if cards[..index].iter().any(|earlier| earlier.name == card.name) {
            let file = match Card::of_index(index).kind() {
                Kind::Basic | Kind::Advanced => ARTIFACT_FILE,
                Kind::Treasure => TREASURE_FILE,
                Kind::World => WORLD_FILE,
            };
            faults.push(Fault::of_file(file, format!("two cards are called {}", card.name)));
        }
    }
}

/// The threats in the order of the stack, if they make sense (NF-022, NF-061).
pub(super) fn threats(file: ThreatFile, faults: &mut Vec<Fault>) -> Option<Vec<ThreatFace>> {
    let before = faults.len();
    let wanted = FIRST_LEVEL..FIRST_LEVEL + THREATS as u8;
    if !file.threat.iter().map(|threat| threat.level).eq(wanted.clone()) {
        let (first, last) = (wanted.start, wanted.end - 1);
        let what = format!("there is one threat of each level from {first} to {last}, in order");
        faults.push(Fault::of_file(THREAT_FILE, what));
    }
    let threats = file.threat.into_iter().map(|ThreatEntry { level, name, points }| {
        let what = format!("{name}: points");
        check_range(THREAT_FILE, &what, points, &limits::AMOUNT, faults);
        ThreatFace { name, level, points }
    });
    let threats = threats.collect();
    (faults.len() == before).then_some(threats)
}

/// Cards by what they do.
pub(super) fn sets(cards: &[CardFace]) -> CardSets {
    let those = |does: &dyn Fn(&Effects) -> bool| -> Cards {
        Card::all().filter(|card| does(&cards[card.index()].effects)).collect()
    };
    CardSets {
        symbols: those(&|effects| effects.symbols != Default::default()),
        movement: those(&|effects| effects.symbols.movement > 0),
        skill: those(&|effects| effects.symbols.skill > 0),
        visit: those(&|effects| !effects.visits.is_empty()),
        trigger: those(&|effects| !effects.triggers.is_empty()),
        boost: those(&|effects| effects.boost.is_some()),
        reroll: those(&|effects| effects.reroll.is_some()),
        roll: those(&|effects| effects.roll != Default::default()),
        trade: those(&|effects| effects.trade_value + effects.trade_extra > 0),
        extra_draw: those(&|effects| effects.extra_draw > 0),
        treasure_slot: those(&|effects| effects.treasure_slots > 0),
        free_pass: those(&|effects| effects.free_passes > 0),
        skip_threat: those(&|effects| effects.skip_threat.is_some()),
        toll: those(&|effects| effects.toll > 0),
        place_camp: those(&|effects| effects.places_camp),
        party: those(&|effects| effects.extra_same),
        no_duel: those(&|effects| effects.no_duel.is_some()),
        cheaper: those(&|effects| effects.cheaper > 0),
        recruit_at_mine: those(&|effects| effects.recruit_at_mine),
        ignores_water: those(&|effects| effects.ignores_water),
        ignores_mammoth: those(&|effects| effects.ignores_mammoth),
        tiebreak: those(&|effects| effects.tiebreak),
        scores: those(&|effects| {
            effects.score != 0
                || effects.per.is_some()
                || effects.most.is_some()
                || effects.when.is_some()
        }),
    }
}
