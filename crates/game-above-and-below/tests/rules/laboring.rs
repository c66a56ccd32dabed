//! Labor (RULES.md section 9).

use game_above_and_below::{Event, Refusal, Stage, Token};

use crate::stage::{P1, P2, Table, die, villagers};

/// Rulebook, Labor.
// AB-165, AB-166.
#[test]
fn ab_165_ab_166_each_villager_who_labors_brings_a_coin() {
    let mut table = Table::of(2);
    table.act(P1, "labor");

    assert_eq!(table.refusal(P1, "go"), Refusal::TooFewSent { fewest: 1 });
    table.play(P1, ["send V9", "send V1", "go"]);

    assert_eq!(table.village(P1).coins, 7 + 2);
    assert_eq!(table.village(P1).exhausted, villagers(["V1", "V9"]));
    assert_eq!(table.village(P1).ready, villagers(["V5"]));
    assert_eq!(table.open().active, P2);
}

/// Rulebook, Labor.
// AB-167, AB-168.
#[test]
fn ab_167_ab_168_the_first_to_labor_takes_the_cider_and_the_next_has_coins_only() {
    let mut table = Table::of(2);

    table.play(P1, ["labor", "send V1", "go"]);
    table.play(P2, ["labor", "send V2", "send V6", "go"]);

    assert_eq!([P1, P2].map(|seat| table.village(seat).stores[Token::Cider]), [1, 0]);
    assert_eq!([P1, P2].map(|seat| table.village(seat).coins), [8, 10]);
    assert!(!table.open().cider);
    assert_eq!(table.open().supply[Token::Cider], 9);
}

#[test]
fn ab_169_one_coin_and_a_cider_then_three_coins_and_none() {
    let mut table = Table::of(2).peopled(P1, ["V1", "V5", "V9", "V13"]);

    table.play(P1, ["labor", "send V1", "go"]);
    assert_eq!((table.village(P1).coins, table.village(P1).stores[Token::Cider]), (8, 1));
    table.act(P2, "pass");
    let events = table.play(P1, ["labor", "send V5", "send V9", "send V13", "go"]);

    assert_eq!((table.village(P1).coins, table.village(P1).stores[Token::Cider]), (11, 1));
    assert!(events.contains(&Event::Labored { seat: P1, count: 3 }));
}

#[test]
fn ab_170_a_labor_that_a_cat_refuses_is_none() {
    let mut table = Table::of(2).peopled(P1, ["V1", "V33"]);
    table.play(P1, ["labor", "send V1", "send V33"]);

    table.act_with(P1, "go", [die(2)]);

    assert!(table.open().cider);
    assert_eq!((table.village(P1).coins, table.village(P1).stores[Token::Cider]), (7, 0));
    assert_eq!(table.village(P1).ready, villagers(["V1"]));
    assert_eq!((table.open().active, table.open().stage), (P1, Stage::Turn));
}
