//! Building: which tile, where, and what it costs (RULES.md sections 8 and 9).

use game_now_or_never::{
    Event, Refusal, Setup, Stage,
    components::{Cell, Cells, Site, Sites, Thing},
    rules::building::{open_cells, open_sites},
};

use crate::{
    kit::{P1, P2, Table, called, content_where, goods, printed},
    walk::stopped,
};

/// P1 has paid a builder and has so many coins left.
fn building(table: Table, coins: u16) -> Table {
    let mut table = table.coins(P1, 43).specialists(P1, ["S1"]);
    table.act(P1, "hire 1");
    table.coins(P1, coins)
}

fn tiles(table: &Table) -> Vec<String> {
    let mut tiles = table.offered_as(P1, "tile");
    tiles.iter_mut().for_each(|words| *words = words.replace("tile ", ""));
    tiles
}

fn sites(table: &Table) -> Vec<String> {
    let mut sites = table.offered_as(P1, "at");
    sites.iter_mut().for_each(|words| *words = words.replace("at ", ""));
    sites
}

#[test]
fn nn_136_nn_147_the_first_tile_comes_from_the_border() {
    let table = building(Table::of(2), 40);

    // The grid has B1 to B20 row by row: B7 to B9 and B12 to B14 lie inside.
    let border = [1, 2, 3, 4, 5, 6, 10, 11, 15, 16, 17, 18, 19, 20];
    assert_eq!(tiles(&table), border.map(|number| format!("B{number}")));
    let tile = called("B8");
    assert_eq!(table.refusal(P1, "tile B8"), Refusal::TileEnclosed { tile });
}

#[test]
fn nn_138_nn_140_later_tiles_lie_beside_a_gap() {
    let table = building(Table::of(2).built(P1, [("a4", "B8")]), 40);

    assert_eq!(tiles(&table), ["B3", "B7", "B9", "B13"], "no corner, no border");
    for tile in ["B1", "B12", "B14"] {
        let refusal = Refusal::TileEnclosed { tile: called(tile) };
        assert_eq!(table.refusal(P1, &format!("tile {tile}")), refusal);
    }
    assert_eq!(table.refusal(P1, "tile B8"), Refusal::NoSuchTile { tile: called("B8") });
}

#[test]
fn nn_139_nn_141_after_a_tile_of_an_edge_there_are_three_to_choose_from() {
    for edge in ["B2", "B3", "B4", "B6", "B10", "B11", "B15", "B17", "B18", "B19"] {
        let table = building(Table::of(2).built(P1, [("a4", edge)]), 40);

        assert_eq!(tiles(&table).len(), 3, "{edge}");
    }
}

#[test]
fn nn_142_after_a_tile_of_a_corner_there_are_two() {
    for corner in ["B1", "B5", "B16", "B20"] {
        let table = building(Table::of(2).built(P1, [("a4", corner)]), 40);

        assert_eq!(tiles(&table).len(), 2, "{corner}");
    }
}

/// All grids that can come about, found by taking tile after tile.
#[test]
fn nn_143_there_is_always_a_tile_and_never_more_than_eleven() {
    let mut player = Table::of(2).of_seat(P1);
    let full = player.grid;
    let mut seen = std::collections::HashSet::new();
    let mut next: Vec<Cells> =
        Cell::all().filter(|cell| cell.is_border()).map(Cells::only).collect();
    let mut most = 0;
    player.town[15] = Some(called("B1"));

    while let Some(gaps) = next.pop() {
        if !seen.insert(gaps) {
            continue;
        }
        player.grid = full;
        gaps.iter().for_each(|gap| player.grid[gap.index()] = None);
        let choices = open_cells(&player);
        let beside = |cell: &Cell| gaps.iter().any(|gap| gap.distance(*cell) == 1);
        let expected: Cells = Cells::ALL.without(gaps).iter().filter(beside).collect();
        assert_eq!(choices, expected);
        assert!(gaps == Cells::ALL || !choices.is_empty());
        most = most.max(choices.len());
        next.extend(choices.iter().map(|cell| gaps.with(cell)));
    }

    assert_eq!(most, 11);
    assert!(seen.len() > 100_000, "{}", seen.len());
}

#[test]
fn nn_144_nn_145_two_tiles_of_the_grid_change_places() {
    let mut table = stopped(Table::of(2).built(P1, [("a4", "B3")]), "d1");
    table.act(P1, "visit");
    assert_eq!(table.open().stage, Stage::Swap { first: None });
    assert_eq!(table.offered(P1).len(), 19 + 1);
    assert_eq!(table.refusal(P1, "swap c1"), Refusal::NoSwap, "that is the gap");

    table.act(P1, "swap a1");
    assert_eq!(table.offered(P1).len(), 18);
    assert_eq!(table.refusal(P1, "swap a1"), Refusal::NoSwap);
    assert_eq!(table.refusal(P1, "swap c1"), Refusal::NoSwap);
    let events = table.act(P1, "swap c2");

    let grid = table.of_seat(P1).grid;
    assert_eq!((grid[0], grid[7]), (Some(called("B8")), Some(called("B1"))));
    assert!(matches!(events[0], Event::Swapped { seat: P1, .. }));
    assert_eq!(table.of_seat(P1).goods, goods("S"), "the visit goes on, without a second swap");
    assert_ne!(table.open().active, P1);
}

#[test]
fn nn_145_a_swap_is_optional() {
    let mut table = stopped(Table::of(2), "d1");
    let before = table.of_seat(P1).grid;

    table.play(P1, ["visit", "nothing"]);

    assert_eq!((table.of_seat(P1).grid, table.of_seat(P1).goods), (before, goods("S")));
}

#[test]
fn nn_146_a_swap_changes_what_can_be_built_and_not_how_many() {
    let table = Table::of(2).built(P1, [("a4", "B3")]);
    let before = tiles(&building(table.clone(), 40));
    let mut swapped = stopped(table, "d1");
    swapped.play(P1, ["visit", "swap c2", "swap e4"]);
    let after = tiles(&building(swapped.turn_of(P1), 40));

    assert_eq!(before, ["B2", "B4", "B8"]);
    assert_eq!(after, ["B2", "B4", "B20"]);
}

#[test]
fn nn_148_the_first_building_goes_on_the_starting_row() {
    let mut table = building(Table::of(2), 40);
    table.act(P1, "tile B5");

    assert_eq!(sites(&table), ["a4", "b4", "c4", "d4"]);
    assert_eq!(table.refusal(P1, "at b3"), Refusal::NoSite);
}

#[test]
fn nn_149_later_buildings_go_beside_another() {
    let mut table = building(Table::of(2).built(P1, [("b4", "B2"), ("b3", "B1")]), 40);
    table.act(P1, "tile B3");

    assert_eq!(sites(&table), ["b2", "a3", "c3", "a4", "c4"]);
    assert_eq!(table.refusal(P1, "at d4"), Refusal::NoSite);
    assert_eq!(table.refusal(P1, "at b3"), Refusal::NoSite, "somebody lives there");
}

/// All towns that can come about, found by adding building after building.
#[test]
fn nn_150_at_most_nine_spaces_are_open_and_sixteen_tiles_fit() {
    let mut player = Table::of(2).of_seat(P1);
    let mut seen = std::collections::HashSet::new();
    let mut next: Vec<Sites> =
        Site::all().filter(|site| site.is_starting()).map(Sites::only).collect();
    let mut most = 0;

    while let Some(built) = next.pop() {
        if !seen.insert(built) {
            continue;
        }
        player.town = std::array::from_fn(|at| {
            built.contains(Site::new(at).unwrap()).then_some(called("B1"))
        });
        let open = open_sites(&player);
        most = most.max(open.len());
        next.extend(open.iter().map(|site| built.with(site)));
    }

    assert_eq!(most, 9);
    assert!(seen.contains(&Sites::ALL));
    player.town = [Some(called("B1")); 16];
    assert!(open_sites(&player).is_empty());
}

#[test]
fn nn_150_with_a_full_town_a_builder_brings_the_bonus_alone() {
    let names: [(String, String); 16] =
        std::array::from_fn(|at| (Site::new(at).unwrap().to_string(), format!("B{}", at + 1)));
    let tiles = names.each_ref().map(|(site, tile)| (site.as_str(), tile.as_str()));
    let mut table = Table::of(2).built(P1, tiles).specialists(P1, ["S11"]).coins(P1, 90);

    table.act(P1, "hire 1");

    assert_eq!((table.of_seat(P1).experience, table.open().active), (1, P2));
}

#[test]
fn nn_076_nn_151_nn_155_nn_158_a_tile_costs_coins_and_the_starting_row_gives_a_shell() {
    for site in ["a4", "b4", "c4", "d4"] {
        let table = Table::of(2).with(P1, |player| player.grid.swap(0, 12));
        let mut table = building(table, 6);
        let before = table.of_seat(P1).grid;
        table.play(P1, ["tile B13"]);
        let events = table.act(P1, &format!("at {site}"));

        assert!(matches!(events[0], Event::Built { coins: 5, .. }));
        let player = table.of_seat(P1);
        assert_eq!((player.coins, player.goods), (1, goods("S")));
        assert!(player.has_built(called("B13")) && player.grid[0].is_none());
        assert_eq!(player.grid[1..], before[1..], "no tile slides");
    }
}

#[test]
fn nn_152_a_space_with_coins_costs_them_too() {
    let mut table = building(Table::of(2).built(P1, [("a4", "B2")]), 40);
    // Construction HQ takes a coin off: 14 + 1 - 1 on a3, 14 + 0 - 1 on b4.
    table.act(P1, "tile B3");
    let mut dear = table.clone();

    dear.act(P1, "at a3");
    table.act(P1, "at b4");

    assert_eq!(dear.of_seat(P1).coins, 40 - 14);
    assert_eq!(table.of_seat(P1).coins, 40 - 13);
}

#[test]
fn nn_159_nn_428_tile_and_space_minus_the_construction_hq() {
    let table = Table::of(2).with(P1, |player| player.grid.swap(0, 12));
    let table = table.built(P1, [("d4", "B2"), ("d3", "B14")]);
    let mut table = building(table, 40);

    table.play(P1, ["tile B13", "at d2"]);

    assert_eq!(table.of_seat(P1).coins, 40 - (5 + 2 - 1));
    let mut own = building(Table::of(2), 40);
    own.play(P1, ["tile B2", "at a4"]);
    assert_eq!(own.of_seat(P1).coins, 40 - 7, "not off its own cost");
}

#[test]
fn nn_153_a_price_never_falls_below_nothing() {
    let changes = [
        ("standing = { build_discount = 1 }", "standing = { build_discount = 4 }"),
        ("name = \"Net Loft\"\ncost = 4", "name = \"Net Loft\"\ncost = 2"),
    ];
    let content = content_where("buildings.toml", changes);
    let table = Table::set_up(content, Setup::standard(2)).built(P1, [("b4", "B2")]);
    let table = table.with(P1, |player| player.grid.swap(2, 11));
    let mut table = building(table, 0);

    table.play(P1, ["tile B12", "at a4"]);

    assert_eq!(table.of_seat(P1).coins, 0);
}

#[test]
fn nn_154_a_space_with_a_resource_gives_one_of_it_at_once() {
    let table = Table::of(2).built(P1, [("a4", "B2"), ("a3", "B1"), ("a2", "B3")]);
    let table = building(table, 40);
    let bring = |tile: &str, site: &str| {
        let mut table = table.clone();
        table.play(P1, [&format!("tile {tile}"), &format!("at {site}")]);
        table.of_seat(P1)
    };

    assert_eq!(bring("B4", "a1").goods, goods("C"));
    assert_eq!(bring("B4", "b4").goods, goods("S"));
    assert_eq!(bring("B4", "b3").goods, goods(""));
}

#[test]
fn nn_156_nn_157_the_order_of_a_build() {
    let table = Table::of(2).built(P1, [("a4", "B2"), ("a3", "B1")]);
    let mut table = table.coins(P1, 50).specialists(P1, ["S12"]);
    table.act(P1, "hire 1");
    table.act(P1, "tile B6");
    let before = table.of_seat(P1).coins;

    let events = table.act(P1, "at a2");

    let gained: Vec<Thing> = events
        .iter()
        .filter_map(|event| match event {
            Event::Changed { thing, .. } => Some(*thing),
            _ => None,
        })
        .collect();
    assert!(matches!(events[0], Event::Built { coins: 13, .. }), "12 + 2 - 1");
    let [demon, tool] = ["demon", "tool"].map(|good| Thing::Good(called(good)));
    assert_eq!(gained, [demon, Thing::Book, tool]);
    assert_eq!(table.of_seat(P1).coins, before - 13);
}

#[test]
fn nn_161_a_building_stays_where_it_was_built() {
    let mut table = Table::of(2).built(P1, [("b4", "B5")]);
    let town = table.of_seat(P1).town;

    for _ in 1..6 {
        table.pass_all();
        assert_eq!(table.of_seat(P1).town, town);
    }
}

#[test]
fn nn_162_a_tile_that_cannot_be_paid_anywhere_is_not_offered() {
    let table = building(Table::of(2), 7);

    assert_eq!(tiles(&table), ["B2", "B4", "B20"]);
    let refusal = Refusal::CannotPay { thing: Thing::Coin, asked: 9, has: 7 };
    assert_eq!(table.refusal(P1, "tile B16"), refusal);
    let mut dear = building(Table::of(2).built(P1, [("a4", "B2"), ("b4", "B1")]), 13);
    dear.act(P1, "tile B3");
    assert_eq!(sites(&dear), ["b3", "c4"], "a3 would be 14");
    let asked = Refusal::CannotPay { thing: Thing::Coin, asked: 14, has: 13 };
    assert_eq!(dear.refusal(P1, "at a3"), asked);
}

#[test]
fn nn_025_buildings_are_tiles_and_villagers_live_in_the_row() {
    let mut table = Table::of(2).built(P1, [("b4", "B13")]);
    table = table.with(P1, |player| player.unhoused = [1, 0, 0, 0]);

    table.act(P1, "house shell 4");

    let player = table.of_seat(P1);
    assert_eq!((player.housed[3], player.unhoused), ([1, 0, 0, 0], [0; 4]));
    assert_eq!(player.town[13], Some(called("B13")));
    assert_eq!(printed().building(called("B13")).beds, 1);
}
