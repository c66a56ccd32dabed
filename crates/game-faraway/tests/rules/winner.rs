//! The winner, and ties (RULES.md section 14).
//!
//! Descending rows find no Sanctuary, so that their fame is that of the Regions.

use game_faraway::Event;
use table::{Game, Seat};

use crate::stage::{P1, P2, P3, Table, sanctuary};

/// These two rows pay 16 each; the second finds S5, which pays nothing.
const TIED: [&[usize]; 2] = [&[65, 57, 42, 41, 35, 32, 19, 17], &[11, 53, 52, 51, 50, 43, 40, 30]];

/// Totals and places by seat.
fn results(table: &Table) -> Vec<(i32, u8)> {
    let standings = table.game.standings().unwrap();
    standings.seats().map(|seat| (standings.score(seat), standings.place(seat))).collect()
}

/// Rulebook, Game End: "The player with the highest fame score wins the game."
#[test]
fn fa_141_the_highest_total_wins() {
    let nothing: &[usize] = &[65, 59, 45, 44, 42, 26, 21, 20];
    let something: &[usize] = &[64, 54, 49, 41, 33, 29, 28, 1];

    let first = Table::along(&[something, nothing]).at_end();
    let second = Table::along(&[nothing, something]).at_end();

    assert_eq!(results(&first), [(58, 1), (0, 2)]);
    assert_eq!(results(&second), [(0, 2), (58, 1)]);
}

/// Rulebook, Game End: "the tied player with the lowest exploration duration … wins".
#[test]
fn fa_142_among_equal_totals_the_lowest_duration_wins() {
    let (with_20, with_28): (&[usize], &[usize]) =
        (&[67, 59, 45, 44, 42, 26, 21, 20], &[65, 62, 61, 56, 54, 47, 37, 28]);

    let first = Table::along(&[with_20, with_28]).at_end();
    let second = Table::along(&[with_28, with_20]).at_end();

    assert_eq!(results(&first), [(0, 1), (0, 2)]);
    assert_eq!(results(&second), [(0, 2), (0, 1)]);
}

#[test]
fn fa_143_a_tie_always_has_exactly_one_winner() {
    for rows in [TIED, [TIED[1], TIED[0]]] {
        let table = Table::along(&rows).meeting([5]).at_end();
        let standings = table.game.standings().unwrap();

        assert_eq!(standings.score(P1), standings.score(P2));
        assert_eq!(standings.winners().count(), 1);
    }
}

#[test]
fn fa_144_the_tie_break_looks_at_the_whole_row_and_not_at_the_hand() {
    let table = Table::along(&TIED).meeting([5]).at_end();

    let view = table.spectate();
    assert_eq!(view.player(P2).sanctuaries.as_slice(), [sanctuary(5)]);
    let lowest_in_hand =
        |seat| table.view(seat).own.unwrap().hand.iter().map(|card| card.duration()).min();
    assert_eq!(lowest_in_hand(P1), Some(1), "P1 holds a lower card");
    assert!(lowest_in_hand(P2) > lowest_in_hand(P1));
    // P1 played 17 last and P2 played 30, but P2 began with 11.
    assert_eq!(results(&table), [(16, 2), (16, 1)]);
}

#[test]
fn fa_145_all_other_places_follow_the_same_two_keys() {
    let rows: [&[usize]; 4] = [
        &[67, 62, 61, 56, 54, 47, 37, 36],
        &[65, 59, 45, 44, 42, 26, 21, 20],
        &[64, 60, 58, 57, 55, 52, 51, 50],
        &[63, 53, 49, 41, 33, 29, 28, 1],
    ];

    let table = Table::along(&rows).at_end();

    let scores: Vec<i32> = results(&table).iter().map(|(score, _)| *score).collect();
    assert_eq!(scores[..3], [0, 0, 0]);
    assert!(scores[3] > 0);
    let standings = table.game.standings().unwrap();
    assert_eq!(standings.ranking(), [3, 1, 0, 2].map(Seat::new), "then 20, 36 and 50");
}

#[test]
fn fa_146_totals_61_61_and_58_with_lowest_9_4_and_1_put_the_second_player_first() {
    let rows: [&[usize]; 3] = [
        &[61, 48, 35, 34, 32, 24, 23, 9],
        &[67, 63, 53, 40, 39, 18, 7, 4],
        &[64, 54, 49, 41, 33, 29, 28, 1],
    ];
    let mut table = Table::along(&rows).at_round(8);

    let events = table.explore();

    assert_eq!(results(&table), [(61, 2), (61, 1), (58, 3)]);
    for (seat, fame, place) in [(P1, 61, 2), (P2, 61, 1), (P3, 58, 3)] {
        assert!(events.contains(&Event::Total { seat, fame, place }));
    }
}
