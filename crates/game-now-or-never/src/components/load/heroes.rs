//! What `heroes.toml` and `abilities.toml` say.

use serde::Deserialize;
use table::Fault;
use toml::Spanned;

use super::{
    effects::{StandingEntry, StrikeEntry},
    entry::{Entry, Source, Text, check_names, in_order},
    limits,
    powers::PowerEntry,
};
use crate::components::{ABILITIES, Ability, AbilityToken, Colour, Hero, HeroBoard, Standing};

/// Where the hero boards are.
pub(super) const FILE: &str = "heroes.toml";
/// Where the ability tokens are.
pub(super) const ABILITY_FILE: &str = "abilities.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HeroFile {
    hero: Vec<HeroEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HeroEntry {
    id: Spanned<String>,
    name: String,
    hearts: u8,
    mana: u8,
    moves: [u8; 3],
    basic: BasicEntry,
    strikes: [StrikeEntry; 4],
    #[serde(rename = "source")]
    _source: Source,
    #[serde(default, rename = "design")]
    _design: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BasicEntry {
    name: String,
    power: PowerEntry,
}

/// The hero boards, if they make sense.
pub(super) fn heroes(files: &[String], faults: &mut Vec<Fault>) -> Option<Vec<HeroBoard>> {
    let (text, file) = Text::read::<HeroFile>(FILE, files, faults)?;
    let before = faults.len();
    let places = 0..Hero::ALL.len();
    let entries = in_order::<Hero, _>(&text, "heroes", file.hero, places, |one| &one.id, faults)?;
    let mut boards = Vec::with_capacity(entries.len());
    for one in entries {
        let entry = &mut text.entry(&one.id, &one.name, faults);
        entry.range("hearts", one.hearts, &limits::HEARTS);
        entry.range("mana", one.mana, &limits::MANA);
        for number in one.moves {
            entry.range("an arrow", number, &limits::MOVES);
        }
        boards.push(HeroBoard {
            hearts: one.hearts,
            mana: one.mana,
            moves: one.moves,
            basic: one.basic.power.power(entry),
            basic_name: one.basic.name,
            strikes: one.strikes.map(|strike| strike.strike(entry)),
            name: one.name,
        });
    }
    check_names(&text, boards.iter().map(|board| board.name.as_str()), faults);
    (faults.len() == before).then_some(boards)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AbilityFile {
    ability: Vec<AbilityEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AbilityEntry {
    id: Spanned<String>,
    hero: Hero,
    colour: Colour,
    name: String,
    level: u8,
    experience: u8,
    strike: Option<StrikeEntry>,
    #[serde(default)]
    standing: StandingEntry,
    power: Option<PowerEntry>,
    #[serde(rename = "source")]
    _source: Source,
    #[serde(default, rename = "design")]
    _design: Vec<String>,
}

/// The ability tokens in the order of their ids, if they make sense.
pub(super) fn abilities(files: &[String], faults: &mut Vec<Fault>) -> Option<Vec<AbilityToken>> {
    let (text, file) = Text::read::<AbilityFile>(ABILITY_FILE, files, faults)?;
    let before = faults.len();
    let what = "abilities, six of each hero";
    let places = 0..ABILITIES;
    let entries = in_order::<Ability, _>(&text, what, file.ability, places, |one| &one.id, faults)?;
    let mut tokens = Vec::with_capacity(entries.len());
    for (ability, one) in Ability::all().zip(entries) {
        let entry = &mut text.entry(&one.id, &one.name, faults);
        tokens.push(token(ability, one, entry));
    }
    for ability in Ability::all() {
        check_level(&text, ability, &tokens, faults);
    }
    check_names(&text, tokens.iter().map(|token| token.name.as_str()), faults);
    (faults.len() == before).then_some(tokens)
}

fn token(ability: Ability, one: AbilityEntry, entry: &mut Entry<'_>) -> AbilityToken {
    let (hero, colour) = (ability.hero(), ability.colour());
    if (one.hero, one.colour) != (hero, colour) {
        entry.fault(format!("{ability} is the id of a {colour} ability of {hero}"));
    }
    entry.range("level", one.level, &limits::ABILITY_LEVEL);
    entry.range("experience", one.experience, &limits::SOME);
    let strike = one.strike.map(|strike| strike.strike(entry));
    let standing = one.standing.standing(entry);
    let power = one.power.map(|power| power.power(entry));
    match colour {
        Colour::Red => check_red(strike.is_some(), standing, power.is_some(), entry),
        Colour::Blue => {
            check_blue(strike.is_some(), standing.is_nothing() && power.is_none(), entry);
        }
    }
    if standing.pair.is_some() {
        entry.fault("only gear comes in pairs");
    }
    let AbilityEntry { name, level, experience, .. } = one;
    AbilityToken { hero, colour, level, experience, name, strike, standing, power }
}

/// A red token works when its slot is rolled, and not otherwise (NN-275).
pub(super) fn check_red(strike: bool, standing: Standing, power: bool, entry: &mut Entry<'_>) {
    if !strike {
        entry.fault("a red token has a strike");
    }
    if power || !standing.is_nothing() {
        entry.fault("a red token works when it is rolled: it has no power and nothing that holds");
    }
}

/// A blue token has no number that could be rolled (NN-283).
pub(super) fn check_blue(strike: bool, does_nothing: bool, entry: &mut Entry<'_>) {
    if strike {
        entry.fault("a blue token has no strike: its slot is not rolled");
    }
    if does_nothing {
        entry.fault("a blue token has something that holds, or a power");
    }
}

/// NN-353: a level that nothing leads to could never be bought.
fn check_level(text: &Text, ability: Ability, tokens: &[AbilityToken], faults: &mut Vec<Fault>) {
    let token = &tokens[ability.index()];
    let leads = Ability::all_of(token.hero).any(|other| {
        other.colour() == token.colour && tokens[other.index()].level + 1 == token.level
    });
    if token.level > 1 && !leads {
        let AbilityToken { name, level, colour, hero, .. } = token;
        let below = level - 1;
        let what = format!(
            "{name}: {hero} has no {colour} ability of level {below}, which level {level} asks for"
        );
        text.whole(faults).fault(what);
    }
}
