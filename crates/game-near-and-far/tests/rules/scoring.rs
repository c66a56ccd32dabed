//! Scoring (RULES.md section 24).

use game_near_and_far::{
    Faction, Setup, Side, Traveller,
    scoring::{Part, score},
};

use crate::kit::{P1, P2, P3, Table, printed};

fn part(table: &Table, part: Part) -> i16 {
    score(printed(), &table.open(), P1).of(part)
}

fn with(change: impl FnOnce(&mut Traveller)) -> Table {
    Table::later(2).with(P1, |one| {
        one.goods.coin = 0;
        change(one);
    })
}

/// The player of NF-446: camps on both ends of machine parts (8) and one of tea leaves (3), four
/// threats' worth of camps, three artifacts.
fn worked_example(camps: usize, treasures: bool) -> Table {
    let on_map = [13, 25, 5, 1, 2, 4, 6, 7, 8, 9, 10];
    let map: Vec<usize> = on_map.into_iter().take(camps - 3).collect();
    let table = Table::later(2).camps(P1, map).camps(P2, [18]);
    let table = table.playing(P1, ["A39", "T9", "T12"]).owning(P1, ["B1", "B2"]);
    let table = if treasures { table.playing(P1, ["T13"]) } else { table };
    table.holding(P1, ["A3", "A4"]).with(P1, |one| {
        one.threats = 0b1101;
        one.birds = 3;
        (one.goods.coin, one.goods.gem) = (3, 4);
        (one.goods.red, one.goods.yellow) = (1, 1);
        one.chiefs = 1;
        one.reputation = 5;
    })
}

#[test]
fn nf_426_a_point_for_each_placed_camp() {
    let table = Table::later(2).camps(P1, [1, 2]).with(P1, |one| {
        one.threats = 0b11;
        one.mine = game_near_and_far::components::Cells::only(
            game_near_and_far::components::Cell::ENTRANCE,
        );
    });

    assert_eq!(part(&table, Part::Camps), 5);
}

#[test]
fn nf_428_artifacts_pay_their_points_and_those_in_hand_cost_one_each() {
    let table = Table::later(2).playing(P1, ["A2", "A17"]).holding(P1, ["A3"]);

    assert_eq!(part(&table, Part::Artifacts), 3 + 5);
    assert_eq!(part(&table, Part::Hand), -1);
}

#[test]
fn nf_429_threats_pay_their_points() {
    assert_eq!(part(&with(|one| one.threats = 0b1000_0000_0001), Part::Threats), 1 + 6);
}

#[test]
fn nf_430_bonuses_of_artifacts_treasures_and_world_cards_count() {
    // Ledger of Debts, Pilgrim Badge, Crown Fragment: at most -4, at least 4, at least 6.
    let bonus = |reputation| {
        let table = Table::later(2).playing(P1, ["A54", "T32", "W28"]);
        part(&table.with(P1, |one| one.reputation = reputation), Part::Bonuses)
    };

    assert_eq!([-4, 0, 4, 6].map(bonus), [3, 0, 3, 7]);
}

/// NF-431, NF-432, NF-433, NF-434.
#[test]
fn nf_431_nf_432_nf_433_nf_434_a_point_for_two_coins_and_gems_together() {
    let wealth =
        |coin, gem| part(&with(|one| (one.goods.coin, one.goods.gem) = (coin, gem)), Part::Wealth);

    assert_eq!(wealth(1, 3), 2, "Kyle");
    assert_eq!(wealth(4, 3), 3);
    assert_eq!((wealth(0, 0), wealth(1, 0), wealth(0, 2)), (0, 0, 1));
}

/// NF-435, NF-436.
#[test]
fn nf_435_nf_436_a_point_for_each_faction_token() {
    let table = with(|one| (one.goods.blue, one.goods.red) = (1, 1));

    assert_eq!(part(&table, Part::Tokens), 2, "Mary");
    assert_eq!(part(&with(|one| one.goods.yellow = 3), Part::Tokens), 3);
}

#[test]
fn nf_437_five_points_for_each_chief() {
    assert_eq!(part(&with(|one| one.chiefs = 1 << Faction::Red as u8), Part::Chiefs), 5);
    assert_eq!(part(&with(|one| one.chiefs = 0b1111), Part::Chiefs), 20);
}

#[test]
fn nf_438_adventurers_and_food_give_nothing() {
    let bare = with(|_| {});
    let rich = with(|one| one.goods.food = 20).owning(P1, ["Y1", "R1", "G1", "B1"]);

    let total = |table: &Table| score(printed(), &table.open(), P1).total();
    assert_eq!((total(&bare), total(&rich)), (0, 0));
}

/// NF-439, NF-440.
#[test]
fn nf_439_nf_440_reputation_pays_once_by_its_step() {
    let points = |side| {
        let setup = Setup { side, ..Setup::first_adventure(2) };
        let table = Table::later_with(printed(), setup);
        let all: Vec<i16> = (-6..=12)
            .map(|reputation| {
                let table = table.clone().with(P1, |one| one.reputation = reputation);
                part(&table, Part::Reputation)
            })
            .collect();
        all
    };

    assert_eq!(points(Side::Dusk), [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]);
    assert_eq!(points(Side::Day)[..6], [-2, -2, -1, -1, 0, 0]);
}

/// NF-441, NF-443.
#[test]
fn nf_441_nf_443_two_points_once_for_all_camps_of_the_board() {
    let placed = |camps: usize| part(&Table::later(2).camps(P1, 1..=camps), Part::AllCamps);

    assert_eq!([13, 14, 16].map(placed), [0, 2, 2]);
}

/// NF-442, NF-443.
#[test]
fn nf_442_nf_443_five_points_once_for_three_treasures() {
    let table =
        |birds| Table::later(2).playing(P1, ["T9", "T12", "T13"]).with(P1, |one| one.birds = birds);

    assert_eq!(part(&table(3), Part::Treasures), 5);
    let two = Table::later(2).playing(P1, ["T9", "T12"]).with(P1, |one| one.birds = 3);
    assert_eq!(part(&two, Part::Treasures), 0);
}

#[test]
fn nf_444_a_total_may_be_negative() {
    let table = with(|_| {}).holding(P1, ["A2", "A3"]).playing(P1, ["W24"]);

    assert_eq!(score(printed(), &table.open(), P1).total(), -4);
}

#[test]
fn nf_445_points_of_maps_are_added_here() {
    let table = Table::later_with(printed(), Setup::arcade(2, 10)).with(P1, |one| {
        one.goods.coin = 0;
    });

    assert_eq!(part(&table, Part::Mammoth), -8);
    assert_eq!(score(printed(), &table.open(), P1).total(), -8);
}

#[test]
fn nf_446_the_worked_example_makes_63() {
    let table = worked_example(14, true);
    let parts: Vec<i16> = Part::ALL.iter().map(|one| part(&table, *one)).collect();

    // The artifacts of the example are 7 + 4 + 3; Cloak of Stars is the first of them.
    let table = table.playing(P1, ["A29", "A2"]);
    let total = score(printed(), &table.open(), P1).total();

    assert_eq!(parts[..2], [14, 8 + 3]);
    assert_eq!(part(&table, Part::Artifacts), 14);
    assert_eq!(parts[3..], [-2, 1 + 2 + 2, 2, 3, 2, 5, 2, 2, 5, 0]);
    assert_eq!(total, 63);
}

#[test]
fn nf_447_with_13_camps_and_2_treasures_it_makes_55() {
    let table = worked_example(13, false).playing(P1, ["A29", "A2"]);

    assert_eq!(score(printed(), &table.open(), P1).total(), 63 - 1 - 2 - 5);
}

#[test]
fn nf_448_most_compares_all_players() {
    // Coin Purse: 2 for the most coins.
    let bonus = |coins: [u16; 3]| {
        let mut table = Table::later(3).playing(P1, ["T2"]);
        for (seat, coin) in [P1, P2, P3].into_iter().zip(coins) {
            table = table.with(seat, |one| one.goods.coin = coin);
        }
        part(&table, Part::Bonuses)
    };

    assert_eq!(bonus([5, 4, 4]), 2);
    assert_eq!(bonus([5, 4, 5]), 0, "a tie gives nothing");
    assert_eq!(bonus([5, 4, 6]), 0, "the owner must have the most");
}
