//! What `gear.toml` and `specialists.toml` say.

use serde::Deserialize;
use table::Fault;
use toml::Spanned;

use super::{
    effects::{EffectEntry, StandingEntry, StrikeEntry, gains},
    entry::{Entry, Source, Text, check_names, in_order},
    heroes::{check_blue, check_red},
    limits,
};
use crate::components::{
    Colour, Effect, GEAR, GEAR_TOKENS, Gear, GearToken, SPECIALISTS, Specialist, SpecialistKind,
    SpecialistTile, Thing,
};

/// Where the gear is.
const FILE: &str = "gear.toml";
/// Where the specialists are.
const SPECIALIST_FILE: &str = "specialists.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GearFile {
    gear: Vec<GearEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GearEntry {
    id: Spanned<String>,
    name: String,
    colour: Colour,
    copies: u8,
    cost: u8,
    strike: Option<StrikeEntry>,
    #[serde(default)]
    standing: StandingEntry,
    #[serde(rename = "source")]
    _source: Source,
    #[serde(default, rename = "design")]
    _design: Vec<String>,
    #[serde(default, rename = "fact")]
    _fact: Vec<String>,
}

/// The gear in the order of its ids, if it makes sense.
pub(super) fn gear(files: &[String], faults: &mut Vec<Fault>) -> Option<Vec<GearToken>> {
    let (text, file) = Text::read::<GearFile>(FILE, files, faults)?;
    let before = faults.len();
    let what = "kinds of gear";
    let entries = in_order::<Gear, _>(&text, what, file.gear, 0..GEAR, |one| &one.id, faults)?;
    let mut tokens = Vec::with_capacity(entries.len());
    for (gear, one) in Gear::all().zip(entries) {
        let entry = &mut text.entry(&one.id, &one.name, faults);
        tokens.push(token(gear, one, entry));
    }
    for colour in Colour::ALL {
        let of_colour = tokens.iter().filter(|token| token.colour == colour);
        let found: u16 = of_colour.map(|token| u16::from(token.copies)).sum();
        let wanted = GEAR_TOKENS[colour.index()];
        if usize::from(found) != wanted {
            text.whole(faults)
                .fault(format!("there are {wanted} {colour} gear tokens, not {found}"));
        }
    }
    check_names(&text, tokens.iter().map(|token| token.name.as_str()), faults);
    (faults.len() == before).then_some(tokens)
}

fn token(gear: Gear, one: GearEntry, entry: &mut Entry<'_>) -> GearToken {
    entry.range("copies", one.copies, &limits::COPIES);
    entry.range("cost", one.cost, &limits::AMOUNT);
    let strike = one.strike.map(|strike| strike.strike(entry));
    let standing = one.standing.standing(entry);
    match one.colour {
        Colour::Red => check_red(strike.is_some(), standing, false, entry),
        Colour::Blue => check_blue(strike.is_some(), standing.is_nothing(), entry),
    }
    // NN-442.
    if standing.pair == Some(gear) {
        entry.fault("a pair is made with another kind of gear");
    }
    if standing.pair.is_some() && standing.max_mana == 0 {
        entry.fault("a pair gives mana: set max_mana, or leave the pair out");
    }
    let GearEntry { name, colour, copies, cost, .. } = one;
    GearToken { name, colour, copies, cost, strike, standing }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SpecialistFile {
    specialist: Vec<SpecialistEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SpecialistEntry {
    id: Spanned<String>,
    name: String,
    kind: SpecialistKind,
    cost: u8,
    tax: u8,
    action: Vec<EffectEntry>,
    #[serde(rename = "source")]
    _source: Source,
    #[serde(default, rename = "fact")]
    _fact: Vec<String>,
}

/// The specialists in the order of their ids, if they make sense.
pub(super) fn specialists(
    files: &[String],
    faults: &mut Vec<Fault>,
) -> Option<Vec<SpecialistTile>> {
    let (text, file) = Text::read::<SpecialistFile>(SPECIALIST_FILE, files, faults)?;
    let before = faults.len();
    let what = "specialists, eight of them to start with";
    let places = 0..SPECIALISTS;
    let entries =
        in_order::<Specialist, _>(&text, what, file.specialist, places, |one| &one.id, faults)?;
    let mut tiles = Vec::with_capacity(entries.len());
    for (specialist, one) in Specialist::all().zip(entries) {
        let entry = &mut text.entry(&one.id, &one.name, faults);
        tiles.push(tile(specialist, one, entry));
    }
    check_names(&text, tiles.iter().map(|tile| tile.name.as_str()), faults);
    (faults.len() == before).then_some(tiles)
}

fn tile(specialist: Specialist, one: SpecialistEntry, entry: &mut Entry<'_>) -> SpecialistTile {
    entry.range("cost", one.cost, &limits::AMOUNT);
    entry.range("tax", one.tax, &(0..=one.cost.into()));
    let action = gains(&one.action, entry);
    let is_right = match (one.kind, action.first()) {
        (SpecialistKind::Builder, Some(Effect::Build))
        | (SpecialistKind::Healer, Some(Effect::HealFull))
        | (SpecialistKind::Teacher, Some(Effect::Gain { what: Thing::Experience, .. }))
        | (SpecialistKind::Smith, Some(Effect::BuyGear { .. })) => true,
        (
            SpecialistKind::Builder
            | SpecialistKind::Healer
            | SpecialistKind::Teacher
            | SpecialistKind::Smith,
            _,
        ) => false,
    };
    if !is_right {
        let kind = one.kind;
        entry.fault(format!("the action of a {kind} comes first, and then the bonus"));
    }
    // NN-126: a bonus needs no further decision.
    if action.iter().skip(1).any(|bonus| !matches!(bonus, Effect::Gain { .. })) {
        entry.fault("a bonus is a gain of something");
    }
    let starting = specialist.starting();
    if let Some(kind) = starting.filter(|kind| *kind != one.kind) {
        entry.fault(format!("{specialist} is the id of a {kind} to start with"));
    }
    let SpecialistEntry { name, kind, cost, tax, .. } = one;
    SpecialistTile { name, kind, starting: starting.is_some(), cost, tax, action }
}
