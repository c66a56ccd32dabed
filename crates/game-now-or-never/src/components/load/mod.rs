//! Reading the content files: everything is checked, and every fault reported at once.

mod board;
mod buildings;
mod effects;
mod entry;
mod gear;
mod heroes;
mod limits;
mod locations;
mod powers;
mod quests;
mod setup;
mod tokens;

use table::{Fault, Fingerprint};

use super::{Content, MANA_TOKENS, SaleTables};

macro_rules! content {
    ($($file:literal),+ $(,)?) => {
        /// The files of the game.
        pub const FILES: &[&str] = &[$($file),+];

        /// The files that come with the program, in the order of [`FILES`].
        pub(super) fn embedded() -> Vec<&'static str> {
            vec![$(include_str!(concat!("../../../../../content/now-or-never/", $file))),+]
        }
    };
}

content![
    "setup.toml",
    "board.toml",
    "town.toml",
    "locations.toml",
    "heroes.toml",
    "abilities.toml",
    "gear.toml",
    "specialists.toml",
    "buildings.toml",
    "quests.toml",
    "enemies.toml",
    "orders.toml",
    "market.toml",
    "finds.toml",
    "solo.toml",
];

/// Reads all files.
pub(super) fn read(files: &[String]) -> Result<Content, Vec<Fault>> {
    assert_eq!(files.len(), FILES.len(), "every file of FILES is read");
    let mut faults = Vec::new();
    match all(files, &mut faults) {
        Some(content) if faults.is_empty() => Ok(content),
        _ => Err(faults),
    }
}

/// Everything, if all of it can be read; every table is read before the first is missed.
fn all(files: &[String], faults: &mut Vec<Fault>) -> Option<Content> {
    let numbers = setup::numbers(files, faults);
    let boards = board::boards(files, faults);
    let towns = board::towns(files, faults);
    let locations = locations::locations(files, faults);
    let heroes = heroes::heroes(files, faults);
    let abilities = heroes::abilities(files, faults);
    let gear = gear::gear(files, faults);
    let specialists = gear::specialists(files, faults);
    let buildings = buildings::buildings(files, faults);
    let quests = quests::quests(files, faults);
    let enemies = tokens::enemies(files, faults);
    let orders = tokens::orders(files, faults);
    let market = tokens::market(files, faults);
    let finds = tokens::finds(files, faults);
    let solo = setup::solo(files, faults);
    let (numbers, villagers) = numbers?;
    let (boards, random_tiles) = boards?;
    let (locations, heroes, quests, enemies) = (locations?, heroes?, quests?, enemies?);
    let abilities = abilities?;
    locations::check(&locations, &heroes, &quests, random_tiles, faults);
    let basics = heroes.iter().map(|hero| (heroes::FILE, hero.basic_name.as_str(), &hero.basic));
    let tokens = abilities.iter().filter_map(|token| {
        Some((heroes::ABILITY_FILE, token.name.as_str(), token.power.as_ref()?))
    });
    let cards = quests
        .iter()
        .filter_map(|card| Some((quests::FILE, card.name.as_str(), card.power.as_ref()?)));
    powers::check_ends(basics.chain(tokens).chain(cards), faults);
    tokens::check_level_9(&numbers, &enemies, faults);
    let texts = files.iter().map(String::as_str);
    let fingerprint = Fingerprint::of(FILES.iter().copied().zip(texts));
    Some(Content {
        numbers,
        villagers,
        market: market?,
        random_tiles,
        solo: solo?,
        boards,
        towns: towns?,
        heroes,
        abilities,
        gear: gear?,
        specialists: specialists?,
        buildings: buildings?,
        quests,
        enemies,
        orders: orders?,
        finds: finds?,
        locations,
        sales: SaleTables::default(),
        fingerprint,
    })
}

/// What is not wrong but worth a look: mana that the tokens in the box would not cover (NN-019).
pub(super) fn warnings(content: &Content) -> Vec<Fault> {
    let most = most_mana(content);
    if most <= MANA_TOKENS {
        return Vec::new();
    }
    let what = format!(
        "four heroes with everything that adds to it could have {most} mana, and the box holds \
         {MANA_TOKENS} tokens"
    );
    vec![Fault::of_file(heroes::FILE, what)]
}

/// The mana of all four heroes with all abilities, gear, tiles and cards.
fn most_mana(content: &Content) -> usize {
    let heroes = content.heroes.iter().map(|hero| usize::from(hero.mana));
    let abilities = content.abilities.iter().map(|token| usize::from(token.standing.max_mana));
    let gear = content.gear.iter().map(|token| {
        let other = token.standing.pair.map_or(token.copies, |pair| content.gear(pair).copies);
        usize::from(token.standing.max_mana) * usize::from(token.copies.min(other))
    });
    let tiles = content.buildings.iter().map(|tile| 4 * usize::from(tile.standing.max_mana));
    let cards = content.quests.iter().map(|card| usize::from(card.standing.max_mana));
    heroes.chain(abilities).chain(gear).chain(tiles).chain(cards).sum()
}
