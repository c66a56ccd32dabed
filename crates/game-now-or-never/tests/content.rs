//! What lies in the tables: the values of everything that has a name in the rules. What they do in a
//! game is shown by the rulebook tests.

use std::collections::BTreeSet;

use game_now_or_never::components::{
    Ability, AdjacentKind, BOARD_ROWS, Boost, Building, Content, Cost, Deck, Effect, Fight,
    GEAR_ROW, Gear, GearToken, Good, Hero, Limit, Location, Numbers, Order, Points, Power,
    PowerEffect, Production, Quest, SEASONS, SPECIALIST_ROW, Side, Space, Specialist, Standing,
    Thing, Tile, Timing, VILLAGER_ROW, Visit,
};

fn content() -> &'static Content {
    Content::embedded()
}

fn gain(what: Thing, n: u8) -> Effect {
    Effect::Gain { what, n }
}

fn good(good: Good) -> Effect {
    gain(Thing::Good(good), 1)
}

const DRAW_2: Effect = Effect::DrawQuests { draw: 2, keep: 1 };
const ORDERS: Effect = Effect::DrawOrders { draw: 2, keep: 1 };
const GEAR: Effect = Effect::BuyGear { discount: 0 };

#[test]
fn locations_above_ground() {
    let (coin, heart, experience) = (Thing::Coin, Thing::Heart, Thing::Experience);
    let hearts = |hearts| Cost { hearts, ..Cost::FREE };
    for (name, cost, gains) in [
        ("Tower of Miners", Cost::FREE, &[ORDERS][..]),
        ("Hermit’s Hut", Cost::FREE, &[Effect::SwapTiles, good(Good::Shell), gain(heart, 4)]),
        (
            "Crystal Meteorite",
            Cost { hearts_rolled: true, ..Cost::FREE },
            &[good(Good::Crystal), gain(experience, 1)],
        ),
        ("Nomad Camp", Cost { hearts: 1, books: 1, ..Cost::FREE }, &[Effect::Villagers(1)]),
        ("Ublo Tower", hearts(1), &[good(Good::Tool)]),
        ("The Monument", Cost::FREE, &[gain(heart, 4), gain(coin, 1), Effect::TakeFirstPlayer]),
        ("Scholars’ Tower", Cost { coins: 3, ..Cost::FREE }, &[gain(Thing::Book, 1)]),
        ("Undergarden", Cost { experience: 2, ..Cost::FREE }, &[DRAW_2, gain(coin, 6)]),
        ("Forest of Faces", hearts(5), &[gain(coin, 5)]),
        ("Snail Caves", hearts(2), &[gain(experience, 1), gain(coin, 2)]),
        (
            "Flying Casino",
            Cost { coins: 1, ..Cost::FREE },
            &[Effect::DrawQuests { draw: 3, keep: 2 }, gain(heart, 5)],
        ),
        ("City of Spirits", hearts(2), &[good(Good::Demon), gain(coin, 1)]),
        ("Istreka", Cost::FREE, &[GEAR, DRAW_2]),
        ("Wailing Cavern", Cost { hearts: 8, mana: 1, ..Cost::FREE }, &[Effect::Villagers(1)]),
    ] {
        assert_eq!(*visit(Side::Above, name), Visit { cost, gains: gains.into() }, "{name}");
    }
}

#[test]
fn locations_underground() {
    let (coin, heart, experience) = (Thing::Coin, Thing::Heart, Thing::Experience);
    for (name, cost, gains) in [
        ("Tower of Miners", Cost::FREE, &[GEAR, good(Good::Shell)][..]),
        (
            "Hermit’s Hut",
            Cost::FREE,
            &[gain(experience, 1), Effect::DrawQuests { draw: 3, keep: 1 }],
        ),
        ("The Monument", Cost::FREE, &[gain(heart, 4), Effect::TakeFirstPlayer, Effect::SwapTiles]),
        ("Undergarden", Cost { experience: 1, ..Cost::FREE }, &[gain(heart, 2), gain(coin, 4)]),
        (
            "Forest of Faces",
            Cost { hearts: 5, coins: 1, mana: 1, ..Cost::FREE },
            &[Effect::Villagers(1)],
        ),
        ("Flying Casino", Cost { hearts: 5, ..Cost::FREE }, &[gain(coin, 5)]),
        ("Snail Caves", Cost { experience: 2, ..Cost::FREE }, &[DRAW_2, gain(coin, 6)]),
        ("Istreka", Cost::FREE, &[gain(heart, 1), ORDERS]),
        (
            "Wailing Cavern",
            Cost { hearts: 8, ..Cost::FREE },
            &[Effect::DrawQuests { draw: 3, keep: 2 }, good(Good::Shell)],
        ),
    ] {
        assert_eq!(*visit(Side::Below, name), Visit { cost, gains: gains.into() }, "{name}");
    }
}

fn visit(side: Side, name: &str) -> &'static Visit {
    let found = Location::all().find(|one| content().location(*one).name == name);
    content().visit(side, found.unwrap_or_else(|| panic!("no location is called {name}")))
}

/// The way of the movement example: right, down, right.
#[test]
fn from_the_monument_a_mountain_and_an_empty_space_lead_to_the_undergarden() {
    let board = content().board(Side::Above);
    let at = |name: &str| board.space(name.parse::<Space>().unwrap());
    assert_eq!(board.start.to_string(), "e2");

    assert!(at("f2").mountain && at("f2").enemy_level.is_none());
    assert!(!at("f3").mountain && at("f3").enemy_level.is_none());
    let garden = at("g3").location.map(|one| content().location(one).name.as_str());
    assert_eq!(garden, Some("Undergarden"));
    assert!(!at("g3").mountain);
}

#[test]
fn named_buildings() {
    let points = |name: &str| building(name).points;
    assert_eq!(points("Bottled Demons Lab"), Some((Points::PerFinal(Good::Demon), 3)));
    assert_eq!(points("Crystal Lab"), Some((Points::PerFinal(Good::Crystal), 3)));
    assert_eq!(points("Workshop"), Some((Points::PerFinal(Good::Tool), 2)));
    let beside = |name: &str| building(name).adjacent_points;
    assert_eq!(beside("Library"), Some((AdjacentKind::BookIcons, 3)));
    assert_eq!(beside("Market Hall"), Some((AdjacentKind::Producers, 4)));
    assert_eq!(beside("Town Hall"), Some((AdjacentKind::Beds, 2)));
    assert_eq!(building("Construction HQ").standing.build_discount, 1);
    assert_eq!(building("Snail Ranch").standing.movement, 1);
    let inn = building("Inn");
    assert!(inn.is_inn && inn.beds == 2);
    let garden = building("Garden House").produces;
    assert_eq!(garden, Some(Production { what: Thing::Coin, n: 2, in_final: false }));
    let school = building("School");
    assert!(school.book_icon && *school.on_built == [gain(Thing::Book, 1)]);

    for tile in Tile::all().map(|tile| content().building(tile)) {
        assert_eq!(tile.is_inn, tile.name == "Inn");
        assert_eq!(
            tile.book_icon,
            !tile.on_built.is_empty(),
            "{}: its icon is its book",
            tile.name
        );
        assert!(tile.produces.is_none_or(|one| one.in_final == (one.what != Thing::Coin)));
    }
    let made = |what| {
        let tiles = Tile::all().filter_map(|tile| content().building(tile).produces);
        tiles.filter(|one| one.what == what).count()
    };
    assert_eq!(Good::ALL.map(|good| made(Thing::Good(good))), [2, 2, 2, 2]);
    assert_eq!(made(Thing::Heart), 1);
}

fn building(name: &str) -> &'static Building {
    let found = Tile::all().map(|tile| content().building(tile)).find(|one| one.name == name);
    found.unwrap_or_else(|| panic!("no building is called {name}"))
}

#[test]
fn named_gear() {
    assert_eq!(
        gear("Arzian Helm").standing,
        Standing { defence: 1, helm: 1, ..Standing::default() }
    );
    let gloves = gear("Azure Gloves").standing;
    assert_eq!(gloves.max_mana, 1);
    let coat = gloves.pair.map(|pair| content().gear(pair).name.as_str());
    assert_eq!(coat, Some("Azure Coat"), "the Gloves have the bonus of the pair");
    assert_eq!(gear("Azure Coat").standing, Standing { defence: 1, ..Standing::default() });
    assert_eq!(gear("Shield Crystal").standing, Standing { max_mana: 1, ..Standing::default() });
    assert_eq!(gear("Vampire Knife").strike.map(|strike| strike.mana), Some(1));
    let spear = gear("Heron Spear").strike.and_then(|strike| strike.boost);
    assert_eq!(spear, Some(Boost { mana: 1, defence: 3, ..Boost::default() }));
}

fn gear(name: &str) -> &'static GearToken {
    let found = Gear::all().map(|one| content().gear(one)).find(|token| token.name == name);
    found.unwrap_or_else(|| panic!("no gear is called {name}"))
}

/// Mana for something, as most powers are paid.
fn for_mana(mana: u8, does: PowerEffect, timing: Timing, limit: Limit) -> Power {
    Power { cost: Cost { mana, ..Cost::FREE }, does, timing, limit }
}

#[test]
fn basic_abilities() {
    let quest = PowerEffect::Effect(Effect::DrawQuests { draw: 1, keep: 1 });
    for (hero, name, power) in [
        (Hero::Marklun, "Haste", (PowerEffect::Movement(2), Timing::HeroMove, Limit::None)),
        (Hero::Halia, "Strange Luck", (PowerEffect::Reroll, Timing::AfterRoll, Limit::None)),
        (Hero::Namal, "Armored", (PowerEffect::IgnoreEnemies, Timing::OwnTurn, Limit::None)),
        (Hero::Zeik, "Farsight", (quest, Timing::OwnTurn, Limit::PerSeason)),
    ] {
        let board = content().hero(hero);
        let (does, timing, limit) = power;
        assert_eq!(board.basic_name, name);
        assert_eq!(board.basic, for_mana(1, does, timing, limit), "{name}");
    }
}

#[test]
fn named_abilities() {
    let power = |name: &str| ability(name).and_then(|one| content().ability(one).power);
    let standing = |name: &str| ability(name).map(|one| content().ability(one).standing);
    assert_eq!(standing("Toughness").map(|one| one.search_reduction), Some(1));
    assert_eq!(standing("Leadership").map(|one| one.recruit_discount), Some(1));
    let repair = power("Self-Repair").expect("Self-Repair is a power");
    assert_eq!(repair.cost.goods.to_string(), "T");
    assert_eq!(repair.does, PowerEffect::Effect(gain(Thing::Heart, 7)));
    assert_eq!((repair.timing, repair.limit), (Timing::OwnTurnOutOfCombat, Limit::PerSeason));
    let book = PowerEffect::Effect(gain(Thing::Book, 1));
    assert_eq!(power("Research"), Some(for_mana(3, book, Timing::OwnTurn, Limit::None)));
    let siphon = power("Siphon Power").expect("Siphon Power is a power");
    assert_eq!(siphon.cost.goods.to_string(), "D");
    assert_eq!(siphon.does, PowerEffect::Effect(gain(Thing::Mana, 4)));
    let orb = ability("Gravity Orb").and_then(|one| content().ability(one).strike?.boost);
    assert_eq!(orb, Some(Boost { mana: 1, die: true, ..Boost::default() }));
}

fn ability(name: &str) -> Option<Ability> {
    Ability::all().find(|one| content().ability(*one).name == name)
}

#[test]
fn named_artifacts() {
    let (once, own) = (Limit::PerSeason, Timing::OwnTurn);
    let demon = PowerEffect::Effect(good(Good::Demon));
    let coins = PowerEffect::Effect(gain(Thing::Coin, 4));
    let hearts = PowerEffect::Effect(gain(Thing::Heart, 6));
    let claim = PowerEffect::Effect(Effect::ClaimSearchToken);
    let action = PowerEffect::Effect(Effect::HeroAction { movement: 3 });
    for (name, power) in [
        ("Demon Trap", for_mana(1, demon, Timing::Any, once)),
        ("Warp Stone", for_mana(1, PowerEffect::Movement(4), Timing::HeroMove, Limit::None)),
        ("Metal Hound", for_mana(3, claim, own, once)),
        ("Life Candle", for_mana(1, hearts, Timing::OutOfCombat, once)),
        ("Magic Chest", for_mana(1, coins, Timing::Any, once)),
        ("Lightning Fungus", for_mana(1, action, Timing::AsTurn, once)),
    ] {
        let card = Quest::all_of(Deck::Artifact)
            .map(|one| content().quest(one))
            .find(|card| card.name == name);
        assert_eq!(card.and_then(|card| card.power), Some(power), "{name}");
    }
}

#[test]
fn numbers_of_the_rules() {
    let numbers = Numbers {
        start_coins: 17,
        extra_coins: [0, 1, 1, 2],
        dealt: [6, 1, 1],
        kept: 4,
        level_9: [1, 1, 2, 2],
        rest_hearts: 2,
        rest_coins: 1,
        recruit_factor: 2,
        refill_experience: 2,
        failed_fight_experience: 1,
        extra_space_hearts: 1,
        mountain_hearts: 1,
        slip_hearts: 1,
        search_income: 1,
        order_points: 2,
        solo_target: 100,
    };

    assert_eq!(content().numbers, numbers);
    assert_eq!((SEASONS, VILLAGER_ROW, GEAR_ROW, SPECIALIST_ROW, BOARD_ROWS), (6, 6, 3, 4, 4));
    let order = content().solo.villager_order;
    assert_eq!(order, [Good::Crystal, Good::Demon, Good::Tool, Good::Shell]);
    let enemies = |players| (1..=9).map(|level| content().enemies_at_start(level, players)).sum();
    let enemies: [u8; 4] = [1, 2, 3, 4].map(enemies);
    assert_eq!(enemies, [9, 17, 26, 34]);
}

/// Players call things by their names, and no two things of a table share one.
#[test]
fn names_are_written_alike() {
    let names = Quest::all().map(|one| content().quest(one).name.as_str());
    let names = names.chain(Order::all().map(|one| content().order(one).name.as_str()));
    let names = names.chain(Specialist::all().map(|one| content().specialist(one).name.as_str()));
    let names: Vec<&str> = names.collect();

    assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len());
    for name in names {
        assert!(!name.contains(['\'', '"']) && name.trim() == name, "{name}");
        assert!(name.starts_with(char::is_uppercase), "{name}");
    }
}

#[test]
fn a_fight_of_a_card_is_one_that_can_be_won() {
    let strongest = content().enemy(content().enemy_of(Side::Above, 9)).fight();
    for card in Quest::all().map(|one| content().quest(one)) {
        let Some(Fight { health, attack }) = card.combat else { continue };
        assert!(health <= strongest.health && attack <= strongest.attack, "{}", card.name);
    }
}
