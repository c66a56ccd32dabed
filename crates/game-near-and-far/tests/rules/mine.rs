//! The Mine (RULES.md section 9g).

use game_near_and_far::{
    Cell, Event, Refusal, Setup, Stage,
    components::{CELLS, Cells},
    scoring::{Part, score},
};

use crate::kit::{P1, P2, Table, content_where, place, printed};

fn cell(name: &str) -> Cell {
    name.parse().expect("a test names places of the mine")
}

fn cells(names: &[&str]) -> Cells {
    names.iter().map(|name| cell(name)).collect()
}

/// P1 visits the Mine, where P2 has these camps.
fn mine(table: Table, taken: &[&str]) -> Table {
    let mut table = table.with(P2, |one| one.mine = cells(taken));
    table.act(P1, "visit mine");
    table
}

/// What is dug for.
fn digs(table: &Table) -> Vec<String> {
    let offered = table.offered(P1).into_iter();
    offered.filter_map(|words| words.strip_prefix("dig ").map(str::to_owned)).collect()
}

#[test]
fn nf_203_the_next_camp_goes_to_one_of_twelve_numbers() {
    let mut table = mine(Table::later(3), &[]);

    let events = table.act(P1, "dig a1");

    assert_eq!(CELLS, 12);
    let one = table.of_seat(P1);
    assert_eq!((one.mine, one.placed, table.open().camps_left(P1)), (cells(&["a1"]), 1, 13));
    assert!(events.contains(&Event::Dug { seat: P1, cell: cell("a1"), number: 1 }));
    assert!(mine(Table::later(3), &[]).offers(P1, "done"), "or nothing");
}

/// NF-204, NF-205.
#[test]
fn nf_204_nf_205_skill_is_hands_of_the_party_of_artifacts_and_of_treasures() {
    let with = |cards: &[&str]| {
        let table = cards.iter().fold(Table::later(3), |table, card| table.playing(P1, [*card]));
        digs(&mine(table, &["a1", "a2", "b1"]))
    };

    // a3, b2 and c1 ask for 3; a hand of the companion is there.
    assert_eq!(with(&[]), [""; 0]);
    assert_eq!(with(&["A14"]), [""; 0]);
    assert_eq!(with(&["A14", "T16"]), ["a3", "b2", "c1"]);
    assert_eq!(with(&["A14", "W7"]), [""; 0], "world cards do not count");
    let refused = mine(Table::later(3).holding(P1, ["A51"]), &["a1", "b1"]).clone();
    assert_eq!(refused.open().stage, Stage::End, "nothing can be dug");
}

#[test]
fn nf_206_the_entrance_comes_first() {
    let table = mine(Table::later(3).party(P1, ["R6", "B9"]), &[]);

    assert_eq!(digs(&table), ["a1"], "with seven hands too");
    let refused = Refusal::NotBesideACamp { cell: cell("b1") };
    assert_eq!(table.refusal(P1, "dig b1"), refused);
}

#[test]
fn nf_207_then_a_free_number_beside_a_camp_of_any_colour() {
    let table = mine(Table::later(3).party(P1, ["R6", "B9"]), &["a1"]);
    let more = mine(Table::later(3).party(P1, ["R6", "B9"]), &["a1", "a2", "b2"]);

    assert_eq!(digs(&table), ["a2", "b1"]);
    assert_eq!(digs(&more), ["a3", "b1", "b3", "c2"], "not c1, which is beside no camp");
    assert_eq!(table.refusal(P1, "dig a1"), Refusal::MineTaken { cell: cell("a1") });
    let diagonal = Refusal::NotBesideACamp { cell: cell("b2") };
    assert_eq!(table.refusal(P1, "dig b2"), diagonal);
}

#[test]
fn nf_208_column_and_row_both_pay() {
    let dug = |at: &str, beside: &[&str]| {
        let mut table = mine(Table::later(3).party(P1, ["R6", "B9"]), beside);
        table.act(P1, &format!("dig {at}"));
        let goods = table.of_seat(P1).goods;
        (goods.coin - 3, goods.gem)
    };

    assert_eq!(dug("a1", &[]), (2, 0), "a coin and a coin");
    assert_eq!(dug("b1", &["a1"]), (1, 1), "a coin and a gem");
    assert_eq!(dug("c3", &["a1", "b3"]), (3, 1), "two coins, and a coin and a gem");
    assert_eq!(dug("c4", &["a1", "b4"]), (1, 3));
}

#[test]
fn nf_209_digging_costs_nothing_and_happens_once_a_visit() {
    let table = Table::later(3).party(P1, ["G2"]).playing(P1, ["T8"]);
    let table = table.with(P1, |one| one.hearts = 5);
    let mut table = mine(table, &[]);

    table.act(P1, "dig a1");

    let one = table.of_seat(P1);
    assert_eq!(
        (one.hearts, one.goods.coin, one.goods.gem),
        (5, 3 + 2, 0),
        "eyes find nothing here"
    );
    assert_eq!(table.open().stage, Stage::Mine, "the Rusty Bell still offers recruits");
    assert_eq!(table.refusal(P1, "dig b1"), Refusal::DugAlready);
}

#[test]
fn nf_210_with_no_number_in_reach_there_is_no_dig() {
    let all = ["a1", "a2", "a3", "a4", "b1", "b2", "b3", "b4", "c1", "c2", "c3", "c4"];
    let full = mine(Table::later(3).party(P1, ["R6", "B9"]), &all);
    let unskilled = mine(Table::later(3), &["a1", "b1"]);

    for table in [full, unskilled] {
        assert_eq!((table.of_seat(P1).place, table.open().active), (place("mine"), P2));
        assert_eq!(table.of_seat(P1).placed, 0);
    }
}

#[test]
fn nf_211_hearts_reach_no_deeper() {
    let table = mine(Table::later(3).with(P1, |one| one.hearts = 13), &["a1", "b1"]);

    assert_eq!((table.open().active, table.of_seat(P1).hearts), (P2, 13));
}

#[test]
fn nf_212_a_camp_in_the_mine_counts_like_any_other() {
    let mut second = mine(Table::later(3).camps(P1, [1]), &[]);
    let mut last = mine(Table::later(3).camps(P1, 1..=13), &[]);

    second.act(P1, "dig a1");
    last.act(P1, "dig a1");

    assert_eq!(second.of_seat(P1).goods.coin, 3 + 2 + 1, "a coin lay under the second camp");
    assert_eq!((last.open().ending, last.of_seat(P1).placed), (Some(P1), 14));
    assert_eq!(score(printed(), &last.open(), P1).of(Part::Camps), 14);
    assert_eq!(last.open().active, P2, "the round is played to its end");
}

#[test]
fn nf_214_a_number_of_three_with_a_coin_and_a_gem() {
    let stub = content_where("board.toml", [("[1, 3, 4, 6]", "[3, 3, 4, 6]")]);
    let table = Table::later_with(stub, Setup::first_adventure(3)).party(P1, ["B2"]);
    let mut three = mine(table.clone().playing(P1, ["T16"]).with(P1, |one| one.birds = 1), &["a1"]);
    let two = mine(table, &["a1"]);

    assert!(!two.offers(P1, "dig b1") && two.offers(P1, "dig a2"), "two hands in all");
    three.act(P1, "dig b1");

    let goods = three.of_seat(P1).goods;
    assert_eq!((goods.coin, goods.gem), (4, 1));
}
