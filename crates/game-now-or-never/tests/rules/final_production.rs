//! The last production and the score (RULES.md section 21).

use game_now_or_never::{
    Event, Player, SEASONS, Stage,
    components::{Goods, Orders},
    scoring::{self, Part},
};
use table::{Game, Seat};

use crate::kit::{P1, P2, Table, all_called, goods, printed};

/// The bottom row of a town, from the left.
const BOTTOM: [(&str, &str); 4] = [("a4", "B2"), ("b4", "B5"), ("c4", "B9"), ("d4", "B13")];
const THIRD: [(&str, &str); 4] = [("a3", "B8"), ("b3", "B4"), ("c3", "B12"), ("d3", "B14")];
const SECOND: [(&str, &str); 4] = [("a2", "B15"), ("b2", "B16"), ("c2", "B18"), ("d2", "B19")];
const TOP: [(&str, &str); 4] = [("a1", "B20"), ("b1", "B17"), ("c1", "B1"), ("d1", "B3")];

/// Two players in the last season, with nothing.
pub(crate) fn last_season() -> Table {
    Table::of(2).season(SEASONS).coins(P1, 0).coins(P2, 0)
}

/// The game is played to its end, and this part of P1's score is told.
pub(crate) fn part(mut table: Table, part: Part) -> u16 {
    table.pass_all();
    assert_eq!(table.open().stage, Stage::Over);
    scoring::score(printed(), &table.open(), P1).of(part)
}

fn score(table: &Table, seat: Seat) -> i32 {
    table.game.standings().unwrap().score(seat)
}

#[test]
fn nn_387_coins_goods_unplayed_cards_and_open_orders_are_given_away_and_books_stay() {
    let table = last_season().coins(P1, 50).goods(P1, "SSTDC").holding(P1, ["Q4", "Q50", "Q60"]);
    let mut table = table.orders(P1, ["O1", "O9"]).with(P1, |one| {
        one.books = 3;
        one.done = all_called(["O2"]);
    });

    let events = table.pass_all();

    let hero = table.of_seat(P1);
    assert_eq!((hero.coins, hero.goods, hero.books), (0, Goods::NONE, 3));
    assert_eq!((hero.hand, hero.orders), ([0; 3], Orders::NONE));
    assert_eq!(hero.done, all_called(["O2"]), "what is completed stays");
    let given = events.iter().position(|event| *event == Event::Emptied { seat: P1 });
    let made = events.iter().position(|event| matches!(event, Event::Produced { seat: P1, .. }));
    assert!(given.unwrap() < made.unwrap(), "before producing");
    assert_eq!(table.open().discards, all_called(["Q4", "Q50", "Q60"]));
}

#[test]
fn nn_388_goods_and_coins_are_produced_as_usual_and_all_goods_are_sold() {
    let mut table = last_season().built(P1, [("a4", "B12"), ("b4", "B14")]).with(P1, |one| {
        one.housed[3] = [0, 1, 1, 0];
        one.finds = 2;
    });

    let events = table.pass_all();

    // A shell, two tools and a demon: 9 for shell, tool and demon, and 2 for the other tool.
    let goods = goods("STTD");
    assert!(events.contains(&Event::Produced { seat: P1, goods, coins: 2, hearts: 0 }));
    assert!(events.contains(&Event::SoldOut { seat: P1, goods, coins: 11 }));
    let hero = table.of_seat(P1);
    assert_eq!((hero.goods, hero.coins), (Goods::NONE, 13));
}

#[test]
fn nn_389_the_garden_house_gives_coins_in_every_phase_but_this() {
    let coins = |season| {
        let mut table = last_season().season(season).built(P1, [("a4", "B4")]);
        table.pass_all();
        table.of_seat(P1).coins
    };

    assert_eq!([1, 5, 6].map(coins), [2, 2, 0]);
}

#[test]
fn nn_391_mana_tokens_and_specialists_are_not_renewed_after_the_last_season() {
    let mut table = last_season().with(P1, |one| {
        (one.mana, one.arrows, one.face_down) = (1, 0b101, 0b10);
    });

    table.pass_all();

    let hero = table.of_seat(P1);
    assert_eq!((hero.mana, hero.arrows, hero.face_down), (1, 0b101, 0b10));
    assert_eq!((table.open().season, table.game.to_act()), (SEASONS, table::Seats::NONE));
}

#[test]
fn nn_392_hearts_are_produced_and_break_ties() {
    let tie = |table: Table| table.with(P1, |one| one.hearts = 2).with(P2, |one| one.hearts = 4);
    let mut table = tie(last_season()).built(P1, [("a4", "B20")]);

    table.pass_all();

    assert_eq!((table.of_seat(P1).hearts, score(&table, P1)), (5, 0));
    let standings = table.game.standings().unwrap();
    assert_eq!((standings.place(P1), standings.place(P2)), (1, 2));
}

#[test]
fn nn_393_a_coin_after_the_sale_is_a_point() {
    // 1 find, 3 crystals for 11.
    let table = last_season().with(P1, |one| {
        one.finds = 1;
        one.housed[0][3] = 3;
    });

    assert_eq!(part(table.clone(), Part::Coins), 12);
    let mut table = table.coins(P1, 90);
    table.pass_all();
    assert_eq!((score(&table, P1), score(&table, P2)), (12, 0), "older coins are none");
}

#[test]
fn nn_394_four_buildings_in_a_row_give_points_from_the_second_row_on() {
    let town = last_season().built(P1, BOTTOM);

    assert_eq!(part(town.clone(), Part::Rows), 8);
    let town = town.built(P1, THIRD);
    assert_eq!(part(town.clone(), Part::Rows), 8 + 7);
    let town = town.built(P1, SECOND);
    assert_eq!(part(town.clone(), Part::Rows), 8 + 7 + 6);
    assert_eq!(part(town.built(P1, TOP), Part::Rows), 8 + 7 + 6, "the top row gives nothing");
}

#[test]
fn nn_395_a_housing_row_with_all_four_goods_gives_points() {
    let points = [0, 1, 2, 3].map(|row| {
        let table = last_season().with(P1, |one| one.housed[row] = [1, 1, 1, 1]);
        part(table, Part::Housing)
    });

    assert_eq!(points, [5, 5, 6, 7]);
    let all = last_season().with(P1, |one| one.housed = [[1; 4]; 4]);
    assert_eq!(part(all, Part::Housing), 23);
}

#[test]
fn nn_397_a_row_counts_in_full_and_once_or_not_at_all() {
    let of = |housed| part(last_season().with(P1, |one| one.housed[3] = housed), Part::Housing);
    let [a, b, c, _] = BOTTOM;

    assert_eq!(part(last_season().built(P1, [a, b, c]), Part::Rows), 0);
    let other = [("a4", "B1"), ("b4", "B3"), ("c4", "B7"), ("d4", "B20")];
    assert_eq!(part(last_season().built(P1, other), Part::Rows), 8, "whatever the buildings are");
    assert_eq!((of([2, 3, 1, 0]), of([1, 1, 1, 1]), of([2, 2, 2, 2])), (0, 7, 7));
    // Goods of buildings in the row are no villagers.
    let helped = last_season().built(P1, [("a4", "B18")]);
    assert_eq!(part(helped.with(P1, |one| one.housed[3] = [1, 1, 1, 0]), Part::Housing), 0);
}

#[test]
fn nn_398_buildings_with_points_count() {
    // A Workshop beside nothing and three tools; a School counts nothing.
    let table = last_season().built(P1, [("a4", "B11"), ("b4", "B8")]);

    assert_eq!(part(table.with(P1, |one| one.housed[3][1] = 3), Part::Buildings), 6);
}

#[test]
fn nn_399_played_quest_cards_give_their_points_and_what_they_count_at_the_end() {
    let table = last_season().played(P1, ["Q4", "Q58", "Q72", "Q73", "Q45"]).with(P1, |one| {
        one.finds = 4;
    });
    let mut held = last_season().holding(P1, ["Q58", "Q72"]);

    // 3 + 7 + 5 + 5 + 4; a point for each of 4 tokens, 2 for one artifact.
    assert_eq!(part(table.clone(), Part::Quests), 24);
    assert_eq!(part(table, Part::Ends), 4 + 2);
    held.pass_all();
    assert_eq!(score(&held, P1), 0, "cards in hand count nothing");
}

#[test]
fn nn_400_completed_orders_give_two_points_each() {
    let table = last_season().orders(P1, ["O1"]);
    let table = table.with(P1, |one| one.done = all_called(["O2", "O3", "O9"]));

    assert_eq!(part(table, Part::Orders), 6);
}

#[test]
fn nn_401_nothing_else_gives_points_by_itself() {
    let mut table = last_season()
        .tokens(P1, ["K1", "K4", "G2", "G11", "G10"])
        .specialists(P1, ["S9", "S10", "S11", "S12"])
        .with(P1, |one| {
            (one.experience, one.books, one.hearts, one.mana) = (9, 9, 11, 4);
            one.unhoused = [3; 4];
        });
    assert_eq!(unbuilt(&table.of_seat(P1)), 20);

    table.pass_all();

    assert_eq!((score(&table, P1), score(&table, P2)), (0, 0));
}

fn unbuilt(player: &Player) -> usize {
    player.grid.iter().flatten().count()
}

#[test]
fn nn_402_three_of_each_good_and_four_tokens_are_42_points() {
    let table = last_season().with(P1, |one| {
        one.housed = [[0, 0, 3, 0], [3, 0, 0, 0], [0, 3, 0, 0], [0, 0, 0, 3]];
        one.finds = 4;
    });

    assert_eq!(part(table.clone(), Part::Coins), 42);
    let mut table = table;
    table.pass_all();
    assert_eq!(score(&table, P1), 42);
}

#[test]
fn nn_403_two_full_rows_and_a_housing_row_are_22_points() {
    let table = last_season().built(P1, BOTTOM).built(P1, THIRD);
    let mut table = table.with(P1, |one| one.housed[3] = [1; 4]);

    let rows = part(table.clone(), Part::Rows);
    let housing = part(table.clone(), Part::Housing);
    table.pass_all();

    assert_eq!((rows, housing), (8 + 7, 7));
    // Two shells and a tool of buildings, and one of each good: 12 + 2 + 2 coins.
    assert_eq!(score(&table, P1), 22 + 16);
}
