//! The winner and ties (RULES.md section 18).

use game_above_and_below::Token;
use table::{Game, Seat};

use crate::{
    stage::{P1, P2, P3, Table, village},
    walk::all_pass,
};

/// A table in the last round at which all have the same reputation and coins.
fn even(players: usize) -> Table {
    Table::of(players).arranged(|open| {
        open.round = 7;
        open.villages.as_mut_slice().iter_mut().for_each(|village| village.coins = 5);
    })
}

/// The places by seat once all have passed.
fn places(mut table: Table) -> Vec<u8> {
    all_pass(&mut table);
    let standings = table.game.standings().expect("the game is over");
    standings.seats().map(|seat| standings.place(seat)).collect()
}

/// Gives `seat` a villager more.
fn with_villager(table: Table, seat: Seat, name: &str) -> Table {
    table.arranged(|open| village(open, seat).exhausted.add(name.parse().unwrap()))
}

#[test]
fn ab_315_most_points_win_whatever_else_one_has() {
    let table = even(2).built(P2, ["H2"]).rich(P1, 99);

    assert_eq!(places(with_villager(table, P1, "V30")), [2, 1]);
}

#[test]
fn ab_316_coins_break_a_tie_first() {
    let table = even(2).rich(P2, 6);

    assert_eq!(places(with_villager(table, P1, "V30")), [2, 1]);
}

#[test]
fn ab_316_then_villagers() {
    // P2 has one villager more; P1 has the building, and P2 the points for it from the track.
    let table = even(2).built(P1, ["H8"]).stored(P2, [(Token::Fish, 1)]);

    assert_eq!(places(table.clone()), [1, 2], "one building more");
    assert_eq!(places(with_villager(table, P2, "V30")), [2, 1]);
}

#[test]
fn ab_316_then_buildings() {
    let table = even(3).built(P2, ["H8"]);
    let table = table.stored(P1, [(Token::Fish, 1)]).stored(P3, [(Token::Fish, 1)]);

    assert_eq!(places(table), [2, 1, 2]);
}

#[test]
fn ab_317_if_all_are_equal_the_place_is_shared() {
    assert_eq!(places(even(2)), [1, 1]);
    assert_eq!(places(even(4)), [1, 1, 1, 1]);
    assert_eq!(places(even(3).rich(P2, 9)), [2, 1, 2]);
}

#[test]
fn ab_318_ciders_and_potions_are_no_coins_here() {
    let tokens = [(Token::Cider, 3), (Token::Potion, 3)];
    // P1 has the tavern, where they could be spent.
    let table = even(2).built(P1, ["K3"]).built(P2, ["K4"]).stored(P1, tokens);

    assert_eq!(places(table.rich(P2, 6)), [2, 1]);
}

#[test]
fn ab_319_all_places_follow_the_same_keys() {
    let table = Table::of(4).arranged(|open| {
        open.round = 7;
        for (village, coins) in open.villages.as_mut_slice().iter_mut().zip([3, 9, 3, 1]) {
            village.coins = coins;
        }
    });

    let table = with_villager(table, P3, "V30");

    assert_eq!(places(table.clone()), [3, 1, 2, 4]);
    assert_eq!(places(with_villager(table, P1, "V29")), [2, 1, 2, 4]);
}
