//! Components, counts and printed values (RULES.md sections 1 and 2, and the data of later sections).

use std::collections::BTreeSet;

use game_now_or_never::components::{
    ARROWS, Ability, BOARD_COLUMNS, BOARD_ROWS, BoardSpace, Cell, Colour, Content, DIE, Deck,
    Effect, Enemy, Find, Gear, Good, Hero, Location, MANA_TOKENS, Order, Quest, SLOTS,
    SPECIALIST_SLOTS, Side, Site, SoloCard, Space, Specialist, SpecialistKind, Strike,
    TOWN_COLUMNS, TOWN_ROWS, Thing, Tile,
};

fn printed() -> &'static Content {
    Content::embedded()
}

fn space(name: &str) -> Space {
    name.parse().unwrap()
}

/// The location of this name.
fn location(name: &str) -> Location {
    let found = Location::all().find(|one| printed().location(*one).name == name);
    found.unwrap_or_else(|| panic!("no location is called {name}"))
}

#[test]
fn nn_001_boards_have_two_sides_and_there_are_four_heroes() {
    assert_ne!(printed().board(Side::Above), printed().board(Side::Below));
    assert_ne!(printed().town(Side::Above), printed().town(Side::Below));
    let names = Hero::ALL.map(|hero| printed().hero(hero).name.as_str());
    assert_eq!(names, ["Marklun", "Halia", "Namal", "Zeik"]);
    assert_eq!(names, Hero::ALL.map(Hero::name));
}

#[test]
fn nn_005_twenty_mana_tokens_three_hero_actions_and_dice_from_1_to_4() {
    assert_eq!((MANA_TOKENS, ARROWS, DIE), (20, 3, 4));
    assert_eq!(printed().solo.die.len(), 4);
    assert!(Hero::ALL.iter().all(|hero| printed().hero(*hero).strikes.len() == 4));
}

#[test]
fn nn_006_34_enemies_four_of_levels_1_to_8_and_two_of_level_9() {
    let copies = |level| printed().enemy(printed().enemy_of(Side::Above, level)).copies;

    assert!((1..=8).all(|level| copies(level) == 4));
    assert_eq!(copies(9), 2);
    assert_eq!((1..=9).map(copies).sum::<u8>(), 34);
}

#[test]
fn nn_007_a_set_has_twenty_building_tiles_and_all_players_have_the_same() {
    let names: BTreeSet<&str> =
        Tile::all().map(|tile| printed().building(tile).name.as_str()).collect();

    assert_eq!((Tile::all().count(), names.len()), (20, 20));
}

#[test]
fn nn_008_each_hero_has_three_red_and_three_blue_abilities() {
    for hero in Hero::ALL {
        let tokens: Vec<_> = Ability::all_of(hero).map(|one| printed().ability(one)).collect();
        let red = tokens.iter().filter(|token| token.colour == Colour::Red).count();
        assert_eq!((tokens.len(), red), (6, 3), "{hero}");
        assert!(tokens.iter().all(|token| token.hero == hero), "{hero}");
    }
    assert_eq!(Ability::all().count(), 24);
}

#[test]
fn nn_009_nn_044_nn_045_three_random_tiles_act_alike_on_both_boards() {
    let names = printed().random_tiles.map(|tile| printed().location(tile).name.as_str());
    assert_eq!(names, ["Nomad Camp", "Ublo Tower", "Scholars’ Tower"]);

    for tile in printed().random_tiles {
        assert_eq!(printed().visit(Side::Above, tile), printed().visit(Side::Below, tile));
    }
    for side in Side::ALL {
        let board = printed().board(side);
        assert_eq!(board.random.map(|space| space.to_string()), ["b2", "h2", "c3"], "{side}");
        assert!(board.random.iter().all(|one| board.space(*one).location.is_none()));
    }
}

#[test]
fn nn_010_73_quest_cards_in_three_decks() {
    let counts = Deck::ALL.map(|deck| Quest::all_of(deck).count());

    assert_eq!(counts, [43, 13, 17]);
    assert_eq!(counts, Deck::ALL.map(Deck::cards));
    assert!(Quest::all().all(|quest| printed().quest(quest).deck == quest.deck()));
}

#[test]
fn nn_011_twelve_blue_and_nine_red_gear_tokens_some_of_them_alike() {
    let tokens: Vec<_> = Gear::all().map(|gear| printed().gear(gear)).collect();
    let copies = |colour| -> u8 {
        tokens.iter().filter(|token| token.colour == colour).map(|token| token.copies).sum()
    };

    assert_eq!((copies(Colour::Red), copies(Colour::Blue)), (9, 12));
    assert!(tokens.iter().any(|token| token.copies > 1));
    let all = std::array::from_fn(|index| tokens[index].copies);
    assert_eq!(printed().gear_left(&all), [9, 12]);
}

#[test]
fn nn_012_nine_orders_18_search_tokens_and_60_villagers() {
    assert_eq!(Order::all().count(), 9);
    let tokens: u8 = Find::all().map(|find| printed().find(find).copies).sum();
    assert_eq!(tokens, 18);
    assert_eq!(printed().villagers.total(), 60);
}

#[test]
fn nn_013_22_specialists_eight_of_them_to_start_with() {
    let starting = Specialist::all().filter(|one| printed().specialist(*one).starting).count();

    assert_eq!((Specialist::all().count(), starting), (22, 8));
}

#[test]
fn nn_014_nn_602_nn_603_nine_solo_cards() {
    let copies = SoloCard::ALL.map(|card| (card, printed().solo.copies[card.index()]));

    assert_eq!(
        copies,
        [
            (SoloCard::Search, 2),
            (SoloCard::Recruit, 1),
            (SoloCard::Attack, 2),
            (SoloCard::Die, 1),
            (SoloCard::ExhaustOwn, 1),
            (SoloCard::ExhaustYours, 2),
        ]
    );
    assert_eq!(printed().solo.copies.iter().sum::<u8>(), 9);
}

#[test]
fn nn_015_twelve_underground_enemies_four_each_of_levels_2_5_and_7() {
    let below: Vec<(u8, u8)> = Enemy::all()
        .map(|enemy| printed().enemy(enemy))
        .filter(|token| token.underground)
        .map(|token| (token.level, token.copies))
        .collect();

    assert_eq!(below, [(2, 4), (5, 4), (7, 4)]);
}

#[test]
fn nn_016_underground_enemies_are_met_underground_alone() {
    for level in 1..=9 {
        let above = printed().enemy(printed().enemy_of(Side::Above, level));
        let below = printed().enemy(printed().enemy_of(Side::Below, level));
        assert!(above.level == level && !above.underground);
        assert!(below.level == level && below.underground == [2, 5, 7].contains(&level));
    }
}

#[test]
fn nn_019_four_heroes_with_all_bonuses_never_need_more_than_twenty_mana() {
    assert_eq!(printed().warnings(), []);
    let base: u8 = Hero::ALL.iter().map(|hero| printed().hero(*hero).mana).sum();
    assert_eq!(base, 11);
}

#[test]
fn nn_022_five_resources_and_four_of_them_are_goods() {
    let goods: Vec<&str> = Good::ALL.into_iter().map(Good::name).collect();
    assert_eq!(goods, ["shell", "tool", "bottled demon", "crystal"]);
    assert_eq!(Thing::Book.good(), None, "a book is a resource and no good");
}

#[test]
fn nn_024_a_town_has_four_rows_of_four_spaces() {
    assert_eq!((TOWN_ROWS, TOWN_COLUMNS, Site::all().count()), (4, 4, 16));
    let bottom: Vec<String> =
        Site::all().filter(|site| site.is_starting()).map(|site| site.to_string()).collect();
    assert_eq!(bottom, ["a4", "b4", "c4", "d4"]);
}

#[test]
fn nn_028_arrows_hearts_and_mana_differ_between_heroes() {
    let boards = Hero::ALL.map(|hero| {
        let board = printed().hero(hero);
        (board.moves, board.hearts, board.mana)
    });

    assert_eq!(
        boards,
        [([2, 2, 3], 11, 4), ([2, 3, 3], 11, 2), ([2, 2, 3], 12, 2), ([2, 2, 3], 11, 3)]
    );
}

#[test]
fn nn_030_nn_031_four_blue_slots_and_as_many_red_ones_and_specialists() {
    assert_eq!((SLOTS, SPECIALIST_SLOTS), (4, 4));
}

#[test]
fn nn_061_the_starting_specialists_are_four_builders_and_four_healers() {
    let kinds: Vec<SpecialistKind> = Specialist::all().filter_map(Specialist::starting).collect();

    assert_eq!(kinds[..4], [SpecialistKind::Builder; 4]);
    assert_eq!(kinds[4..], [SpecialistKind::Healer; 4]);
    for specialist in Specialist::all() {
        let tile = printed().specialist(specialist);
        assert!(specialist.starting().is_none_or(|kind| kind == tile.kind), "{}", tile.name);
    }
}

#[test]
fn nn_063_each_board_has_nine_enemies_fourteen_letters_and_every_location_once() {
    for side in Side::ALL {
        let board = printed().board(side);
        let spaces = || Space::all().map(|space| board.space(space));
        let levels: BTreeSet<u8> = spaces().filter_map(|one| one.enemy_level).collect();
        assert!(levels.into_iter().eq(1..=9), "{side}");
        let letters: BTreeSet<char> = spaces().filter_map(BoardSpace::letter_name).collect();
        assert!(letters.into_iter().eq('A'..='N'), "{side}");
        let mut places: Vec<Location> = spaces().filter_map(|one| one.location).collect();
        places.extend(printed().random_tiles);
        places.sort();
        assert!(places.into_iter().eq(Location::all()), "{side}");
        assert!(!board.mountains.is_empty());
        assert_eq!(board.space(board.start).location, Some(Location::MONUMENT));
        assert_eq!(printed().location(Location::MONUMENT).name, "The Monument");
    }
    let tower = printed().board(Side::Above).space(space("a1")).location;
    assert_eq!(tower, Some(location("Tower of Miners")));
}

#[test]
fn nn_064_nn_065_the_board_is_ten_by_four_and_neighbours_share_an_edge() {
    assert_eq!((BOARD_COLUMNS, BOARD_ROWS, Space::all().count()), (10, 4, 40));
    let board = printed().board(Side::Above);
    for one in Space::all() {
        assert!(board.beside(one).iter().all(|other| one.distance(other) == 1), "{one}");
    }
    assert_eq!(board.beside(space("a1")).len(), 2);
    assert_eq!(board.beside(space("e1")).len(), 3);
    assert_eq!(board.beside(space("e2")).len(), 4);
    assert!(!board.beside(space("e2")).contains(space("f3")), "no step is diagonal");
}

#[test]
fn nn_121_nn_122_specialists_build_heal_teach_or_sell_gear_and_most_add_a_bonus() {
    let gain = |what, n| Effect::Gain { what, n };
    let has = |action: &[Effect]| {
        Specialist::all().any(|one| *printed().specialist(one).action == *action)
    };

    assert!(has(&[Effect::Build]));
    assert!(has(&[Effect::Build, gain(Thing::Heart, 3)]));
    assert!(has(&[Effect::Build, gain(Thing::Experience, 1)]));
    assert!(has(&[Effect::HealFull, gain(Thing::Mana, 1)]));
    assert!(has(&[Effect::HealFull, gain(Thing::Good(Good::Tool), 1)]));
    assert!(has(&[gain(Thing::Experience, 2), gain(Thing::Good(Good::Tool), 1)]));
    assert!(has(&[Effect::BuyGear { discount: 0 }]));
    for one in Specialist::all() {
        let tile = printed().specialist(one);
        assert!(tile.tax <= tile.cost, "{}", tile.name);
    }
}

#[test]
fn nn_134_nn_448_gear_has_a_colour_a_price_and_an_effect() {
    for token in Gear::all().map(|gear| printed().gear(gear)) {
        assert!((4..=9).contains(&token.cost), "{}", token.name);
        match token.colour {
            Colour::Red => assert!(token.strike.is_some() && token.standing.is_nothing()),
            Colour::Blue => assert!(token.strike.is_none() && !token.standing.is_nothing()),
        }
    }
}

#[test]
fn nn_137_14_of_the_20_tiles_lie_on_the_border() {
    let border = Cell::all().filter(|cell| cell.is_border()).count();

    assert_eq!((border, Cell::all().count()), (14, 20));
}

#[test]
fn nn_160_nn_396_nn_503_both_towns_have_the_same_points_from_the_top_row_down() {
    for side in Side::ALL {
        assert_eq!(printed().town(side).row_points, [0, 6, 7, 8], "{side}");
        assert_eq!(printed().town(side).housing_points, [5, 5, 6, 7], "{side}");
    }
    let above = printed().town(Side::Above);
    for site in Site::all().filter(|site| site.is_starting()) {
        assert_eq!(above.spaces[site.index()].gain, Some(Thing::Good(Good::Shell)), "{site}");
        assert_eq!(above.spaces[site.index()].cost, 0, "{site}");
    }
    assert!(above.spaces.iter().any(|space| space.cost > 0));
}

#[test]
fn nn_173_villagers_by_the_good_they_produce() {
    assert_eq!(printed().villagers.0, [16, 16, 14, 14]);
}

#[test]
fn nn_273_enemies_grow_with_their_level() {
    for side in Side::ALL {
        let tokens = (1..=9).map(|level| printed().enemy(printed().enemy_of(side, level)));
        let strength: Vec<u8> = tokens.clone().map(|one| one.health + one.attack).collect();
        assert!(strength.is_sorted(), "{side}: {strength:?}");
        assert!(tokens.clone().all(|one| one.villagers > 0), "every enemy guards somebody");
    }
    let first = printed().enemy(printed().enemy_of(Side::Above, 1));
    let reward = (first.experience, first.coins, first.goods.total(), first.villagers);
    assert_eq!(reward, (1, 0, 0, 1), "the printed reward of 1 experience and 1 villager");
}

#[test]
fn nn_280_red_slots_and_tokens_say_damage_defence_and_what_mana_adds() {
    let strikes = |hero| printed().hero(hero).strikes;
    let first = strikes(Hero::Namal)[0];
    assert_eq!((first.damage, first.defence), (2, 0));
    assert_eq!(first.boost.map(|boost| (boost.mana, boost.damage)), Some((1, 1)));

    for hero in Hero::ALL {
        assert!(strikes(hero).iter().all(|strike| strike.damage > 0), "{hero}");
    }
    let tokens = || red_tokens().map(|(_, strike)| strike);
    let buys = |strike: Strike| strike.boost.map_or((0, 0), |one| (one.damage, one.defence));
    assert_eq!(tokens().filter(|strike| buys(*strike).1 > 0).count(), 2, "defence for mana");
    let idle = |strike: &Strike| Strike { boost: None, ..*strike } == Strike::default();
    assert_eq!(tokens().filter(idle).count(), 2, "nothing without mana");
}

fn red_tokens() -> impl Iterator<Item = (&'static str, Strike)> {
    let abilities = Ability::all().map(|one| printed().ability(one));
    let abilities = abilities.filter_map(|token| Some((token.name.as_str(), token.strike?)));
    let gear = Gear::all().map(|one| printed().gear(one));
    abilities.chain(gear.filter_map(|token| Some((token.name.as_str(), token.strike?))))
}
