//! What quest cards ask for (NN-314), one by one.

use game_now_or_never::{
    Refusal,
    components::{Orders, Quest, Quests},
};

use crate::{
    kit::{P1, Table, all_called, called, printed, quests},
    walk::stopped,
};

/// A card, where it is played, and how what it asks for comes about: none of it, just too little, and
/// enough.
type Case = (&'static str, &'static str, fn(Table) -> Table, fn(Table) -> Table);

const CASES: [Case; 14] = [
    ("Q3", "a1", |table| table, |table| done(table, ["O1"])),
    ("Q16", "e2", |table| town(table, 4), |table| town(table, 5)),
    ("Q18", "e2", |table| housed(table, [2, 2, 0, 0]), |table| housed(table, [2, 2, 1, 0])),
    (
        "Q32",
        "c4",
        |table| table.played(P1, ["Q1", "Q2"]),
        |table| table.played(P1, ["Q1", "Q2", "Q3"]),
    ),
    ("Q57", "a1", |table| done(table, ["O1"]), |table| done(table, ["O1", "O2"])),
    ("Q59", "j1", |table| best(table, 6), |table| best(table, 7)),
    ("Q60", "b2", |table| housed(table, [2, 2, 2, 1]), |table| housed(table, [2, 2, 2, 2])),
    ("Q61", "h2", |table| table.goods(P1, "TTT"), |table| table.goods(P1, "TTTT")),
    ("Q62", "e2", |table| town(table, 7), |table| town(table, 8)),
    ("Q63", "e2", |table| housed(table, [3, 2, 2, 0]), |table| housed(table, [1, 1, 1, 1])),
    (
        "Q66",
        "i3",
        |table| table.tokens(P1, ["K1", "K4", "G2"]),
        |table| table.tokens(P1, ["K1", "K2", "K4"]),
    ),
    ("Q67", "a4", |table| table.goods(P1, "SSSTT"), |table| table.goods(P1, "SSSS")),
    ("Q68", "c4", |table| table.coins(P1, 17), |table| table.coins(P1, 18)),
    (
        "Q70",
        "h4",
        |table| table.tokens(P1, ["G2", "G11", "K1"]),
        |table| table.tokens(P1, ["G2", "G11", "G9"]),
    ),
];

fn done<const N: usize>(table: Table, orders: [&str; N]) -> Table {
    table.with(P1, |hero| hero.done = all_called::<_, Orders, N>(orders))
}

/// The first so many tiles, in rows from the bottom.
fn town(table: Table, buildings: usize) -> Table {
    let sites = ["a4", "b4", "c4", "d4", "a3", "b3", "c3", "d3"];
    let tiles = ["B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8"];
    let pairs = sites.into_iter().zip(tiles).take(buildings);
    pairs.fold(table, |table, pair| table.built(P1, [pair]))
}

fn housed(table: Table, villagers: [u8; 4]) -> Table {
    table.with(P1, |hero| hero.housed[3] = villagers)
}

fn best(table: Table, level: u8) -> Table {
    table.with(P1, |hero| hero.best_enemy = level)
}

#[test]
fn nn_314_nn_641_every_requirement_counts_what_it_says() {
    for (quest, space, too_little, enough) in CASES {
        let table = Table::of(2).arranged(|open| open.random = ["L4", "L5", "L7"].map(called));
        let table = table.coins(P1, 0).with(P1, |hero| hero.books = 2);
        let table = stopped(table.holding(P1, [quest]), space);
        let play = format!("play {quest}");

        let refusal = Refusal::RequirementUnmet { quest: called(quest) };
        assert_eq!(table.refusal(P1, &play), refusal);
        assert_eq!(too_little(table.clone()).refusal(P1, &play), refusal);
        assert!(enough(table).offers(P1, &play), "{quest}");
    }
}

#[test]
fn nn_314_all_cards_that_ask_for_something_are_among_them() {
    let all = Quest::all().filter(|quest| printed().quest(*quest).requires.is_some());
    let tested = quests(CASES.map(|(quest, ..)| quest));

    assert_eq!(all.collect::<Quests>(), tested);
}
