//! What buildings do (RULES.md section 23).

use game_now_or_never::{
    Content, Event, Refusal, Setup,
    components::{Good, Tile},
    scoring::Part,
};

use crate::{
    final_production::{last_season, part},
    kit::{P1, P2, Table, called, content_where, goods, printed},
};

/// What P1's buildings count at the end of the game.
fn points<const N: usize>(tiles: [(&str, &str); N], housed: [u8; 4]) -> u16 {
    let table = last_season().built(P1, tiles);
    part(table.with(P1, |one| one.housed[0] = housed), Part::Buildings)
}

/// P1 with a builder and coins, and this tile at a corner of the grid.
fn builder(table: Table, tile: &str) -> Table {
    let at = called::<Tile>(tile).index();
    let table = table.specialists(P1, ["S1", "S1"]).coins(P1, 40);
    table.with(P1, |one| one.grid.swap(0, at))
}

/// What P1 pays for a tile that is built on a plain space in the middle of the town.
fn paid(mut table: Table, tile: &str) -> u8 {
    table.play(P1, ["hire 1", &format!("tile {tile}")]);
    let events = table.act(P1, "at b3");
    match events[0] {
        Event::Built { coins, .. } => coins,
        _ => panic!("it is built"),
    }
}

/// The movement of P1's next hero action.
fn movement(mut table: Table, words: &str) -> u8 {
    let events = table.act(P1, words);
    let found = events.iter().find_map(|event| match *event {
        Event::HeroWent { movement, .. } => Some(movement),
        _ => None,
    });
    found.expect("the hero goes")
}

#[test]
fn nn_411_every_building_houses_one_and_its_beds() {
    let capacity = |tile| {
        let hero = Table::of(2).built(P1, [("a4", tile)]).of_seat(P1);
        hero.capacity(printed(), 3)
    };

    assert_eq!(["B2", "B13", "B5"].map(capacity), [1, 2, 3]);
}

#[test]
fn nn_412_the_bottled_demons_lab_counts_demons_of_the_last_production() {
    assert_eq!(points([("a4", "B1")], [9, 9, 2, 9]), 6);
    assert_eq!(points([("a4", "B1")], [9, 9, 0, 9]), 0);
}

#[test]
fn nn_413_the_construction_hq_makes_later_buildings_one_coin_cheaper_for_its_owner() {
    let town = |table: Table| table.built(P1, [("b4", "B6")]);
    let plain = paid(builder(town(Table::of(2)), "B12"), "B12");
    let owner = builder(town(Table::of(2)).built(P1, [("c4", "B2")]), "B12");
    let other = builder(town(Table::of(2)).built(P2, [("c4", "B2")]), "B12");

    assert_eq!(plain, 4);
    assert_eq!(paid(owner, "B12"), 3);
    assert_eq!(paid(other, "B12"), 4, "somebody else’s helps nobody");
}

#[test]
fn nn_414_the_crystal_lab_counts_crystals() {
    assert_eq!(points([("a4", "B3")], [9, 9, 9, 3]), 9);
}

#[test]
fn nn_415_the_garden_house_gives_two_coins_in_every_phase_but_the_last() {
    let coins: Vec<u16> = (1..=6)
        .map(|season| {
            let mut table = last_season().season(season).built(P1, [("a4", "B4")]);
            table.pass_all();
            table.of_seat(P1).coins
        })
        .collect();

    assert_eq!(coins, [2, 2, 2, 2, 2, 0]);
}

#[test]
fn nn_416_out_of_the_row_of_an_inn_villagers_move_where_there_is_room() {
    let table = Table::of(2).built(P1, [("a4", "B5"), ("a3", "B2"), ("a2", "B8")]);
    let table = table.with(P1, |one| {
        one.housed[3] = [1, 0, 0, 2];
        one.housed[2] = [1, 0, 0, 0];
    });
    let mut table = table;

    assert_eq!(table.of_seat(P1).capacity(printed(), 3), 3);
    assert_eq!(table.offered_as(P1, "move"), ["move shell 4 2", "move crystal 4 2"]);
    let events = table.act(P1, "move crystal 4 2");

    assert_eq!(events, [Event::Moved { seat: P1, good: Good::Crystal, from: 3, to: 1 }]);
    let hero = table.of_seat(P1);
    assert_eq!((hero.housed[1], hero.housed[3]), ([0, 0, 0, 1], [1, 0, 0, 1]));
    assert_eq!(table.offered_as(P1, "move"), [""; 0], "no other row has room");
    assert_eq!(table.refusal(P1, "move shell 4 3"), Refusal::NoMove);
}

#[test]
fn nn_417_the_library_counts_book_icons_beside_it_and_not_its_own() {
    assert_eq!(points([("b3", "B6")], [0; 4]), 0);
    // School, forge and archive beside it; a loft has no icon.
    let around = [("b3", "B6"), ("a3", "B8"), ("b2", "B15"), ("b4", "B17"), ("c3", "B12")];
    assert_eq!(points(around, [0; 4]), 9);
}

#[test]
fn nn_418_the_market_hall_counts_producers_of_goods_beside_it() {
    let around = [("b3", "B7"), ("a3", "B12"), ("b2", "B14"), ("b4", "B16"), ("c3", "B18")];

    assert_eq!(points(around, [0; 4]), 16, "shell, tool, demon and crystal");
    assert_eq!(points([("b3", "B7"), ("a3", "B20"), ("b2", "B4")], [0; 4]), 0);
}

#[test]
fn nn_419_production_buildings_produce_each_season() {
    let tiles = [("a4", "B12"), ("b4", "B14"), ("c4", "B16"), ("d4", "B18"), ("a3", "B20")];
    let mut table = Table::of(2).built(P1, tiles).with(P1, |one| one.hearts = 1);

    table.pass_all();
    table.pass_all();

    let hero = table.of_seat(P1);
    assert_eq!((hero.goods, hero.hearts), (goods("SSTTDDCC"), 7));
}

#[test]
fn nn_420_nn_430_the_school_gives_a_book_once_and_its_icon_counts_for_the_library() {
    let mut table = builder(Table::of(2), "B8");
    table.play(P1, ["hire 1", "tile B8", "at b4"]);
    assert_eq!(table.of_seat(P1).books, 1);

    table.pass_all();

    let hero = table.of_seat(P1);
    assert_eq!((hero.books, hero.goods), (1, goods("S")), "the shell is the space’s");
    assert_eq!(points([("a4", "B8")], [0; 4]), 0);
    assert_eq!(points([("a4", "B8"), ("b4", "B6")], [0; 4]), 3);
}

#[test]
fn nn_421_the_snail_ranch_lengthens_every_hero_action_by_one() {
    let table = Table::of(2).built(P1, [("a4", "B9")]);

    let each = ["hero 1", "hero 2", "hero 3"].map(|words| movement(table.clone(), words));

    assert_eq!(each, [3, 3, 4]);
    assert_eq!(movement(Table::of(2), "hero 1"), 2);
}

#[test]
fn nn_422_the_town_hall_counts_beds_beside_it() {
    let around = [("b3", "B10"), ("a3", "B13"), ("b2", "B16"), ("b4", "B8"), ("c3", "B20")];

    assert_eq!(points(around, [0; 4]), 6, "three beds, and a school without");
}

#[test]
fn nn_423_the_workshop_counts_tools() {
    assert_eq!(points([("a4", "B11")], [9, 4, 9, 9]), 8);
}

#[test]
fn nn_424_goods_of_buildings_and_villagers_count_before_they_are_sold() {
    // A tool of the row and two of villagers; all of them are sold.
    let table = last_season().built(P1, [("a4", "B11"), ("b4", "B14")]);
    let table = table.with(P1, |one| one.housed[0][1] = 2);

    assert_eq!(part(table.clone(), Part::Buildings), 6);
    assert_eq!(part(table, Part::Coins), 6);
}

#[test]
fn nn_425_goods_from_elsewhere_count_nothing() {
    let table = last_season().built(P1, [("a4", "B11"), ("b4", "B1"), ("c4", "B3")]);
    let table = table.goods(P1, "TTTDDDCCC").with(P1, |one| one.finds = 5);
    let table = table.played(P1, ["Q45", "Q52", "Q56"]);

    assert_eq!(part(table, Part::Buildings), 0);
}

#[test]
fn nn_426_only_buildings_that_share_an_edge_are_beside() {
    let corners = [("b3", "B7"), ("a2", "B12"), ("c2", "B14"), ("a4", "B16"), ("c4", "B18")];
    // d3 and a4 follow each other in the list of spaces, and do not touch.
    let rim = [("d3", "B7"), ("a4", "B12"), ("c3", "B14")];

    assert_eq!(points(corners, [0; 4]), 0);
    assert_eq!(points(rim, [0; 4]), 4);
}

#[test]
fn nn_427_a_producer_counts_once_and_beds_count_by_icon() {
    let rich =
        content_where("buildings.toml", [("what = \"shell\", n = 1", "what = \"shell\", n = 2")]);
    let hall = of(rich, [("a4", "B7"), ("b4", "B12")]);

    assert_eq!(hall, 4);
    assert_eq!(points([("a4", "B10"), ("b4", "B5")], [0; 4]), 4, "an Inn has two");
}

/// The same as [`points`] with other tiles.
fn of<const N: usize>(content: &'static Content, tiles: [(&str, &str); N]) -> u16 {
    let table = Table::set_up(content, Setup::standard(2)).built(P1, tiles);
    game_now_or_never::scoring::score(content, &table.open(), P1).of(Part::Buildings)
}

#[test]
fn nn_429_effects_of_two_tiles_of_a_kind_add_up() {
    let loft = "name = \"Net Loft\"\ncost = 4";
    let two = |effect: &str| {
        content_where("buildings.toml", [(loft, &format!("{loft}\nstanding = {{ {effect} = 1 }}"))])
    };
    let ranches = Table::set_up(two("movement"), Setup::standard(2));
    let offices = Table::set_up(two("build_discount"), Setup::standard(2));

    let ranches = ranches.built(P1, [("a4", "B9"), ("b4", "B12")]);
    let offices = builder(offices.built(P1, [("a4", "B2"), ("b4", "B12")]), "B13");

    assert_eq!(movement(ranches, "hero 1"), 4);
    assert_eq!(paid(offices, "B13"), 3);
}

#[test]
fn nn_431_the_inn_moves_villagers_of_its_own_row_only_and_as_many_as_there_is_room() {
    let table = Table::of(2).built(P1, [("a4", "B5"), ("a3", "B13"), ("a2", "B14")]);
    let mut table = table.with(P1, |one| {
        one.housed[3] = [2, 1, 0, 0];
        one.housed[1] = [0, 0, 1, 0];
        one.unhoused = [0, 0, 0, 1];
    });

    assert_eq!(table.refusal(P1, "move demon 2 3"), Refusal::NoMove, "out of a row without an Inn");
    assert_eq!(table.refusal(P1, "move crystal 4 3"), Refusal::NoMove, "who waits is housed");
    assert_eq!(table.refusal(P1, "move shell 4 4"), Refusal::NoMove);
    table.play(P1, ["move shell 4 3", "move tool 4 3", "move shell 4 2"]);

    let hero = table.of_seat(P1);
    assert_eq!(hero.housed, [[0; 4], [1, 0, 1, 0], [1, 1, 0, 0], [0; 4]]);
    assert_eq!(hero.unhoused, [0, 0, 0, 1]);
}

#[test]
fn nn_432_the_snail_ranch_helps_actions_begun_after_it_was_built() {
    let mut table =
        builder(Table::of(2), "B9").arranged(|open| open.passed = table::Seats::only(P2));
    let before = movement(table.clone(), "hero 1");

    table.play(P1, ["hire 1", "tile B9", "at a4"]);

    assert_eq!((before, movement(table.clone(), "hero 1")), (2, 3));
    assert_eq!(movement(table.played(P1, ["Q44"]), "use Q44"), 4, "Lightning Fungus moves 3");
}

#[test]
fn nn_433_three_demons_beside_a_lab_are_nine_points_and_their_sale() {
    let table = last_season().built(P1, [("a4", "B1"), ("b4", "B16")]);
    let table = table.with(P1, |one| one.housed[3][2] = 2);

    assert_eq!(part(table.clone(), Part::Buildings), 9);
    assert_eq!(part(table, Part::Coins), 6);
}

#[test]
fn nn_434_a_town_hall_beside_an_inn_and_one_more_bed_is_worth_six() {
    let tiles = [("b4", "B10"), ("a4", "B5"), ("c4", "B13"), ("b3", "B8")];

    assert_eq!(points(tiles, [0; 4]), 6);
}

#[test]
fn nn_435_a_market_hall_beside_tool_shell_hearts_and_coins_is_worth_eight() {
    let tiles = [("b3", "B7"), ("a3", "B14"), ("c3", "B12"), ("b2", "B20"), ("b4", "B4")];

    assert_eq!(points(tiles, [0; 4]), 8);
}
