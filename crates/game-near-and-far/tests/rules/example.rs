//! The example of play: four turns of Tom (RULES.md section 39).

use game_near_and_far::Setup;

use crate::kit::{P1, P2, P3, Table, adventurers, place, printed, space};

/// Tom is P1, the first of three. In the second round opponents stand in the Farm and in the Mine; the
/// one in the Mine has a sword from Horn Bow, for the companion has none (NF-688).
fn first_turn() -> Table {
    let table = Table::set_up(printed(), Setup::first_adventure(3)).quests([]);
    let mut table = table.playing(P2, ["A2"]);
    table.play(P1, ["visit saloon", "recruit R1"]);
    table
}

fn second_turn(mut table: Table) -> Table {
    table.act(P2, "visit mine");
    table.play(P2, ["done"]);
    table.play(P3, ["visit farm", "done"]);
    table.act(P1, "visit mine");
    table.act_with(P1, "duel P2 honorably", [3, 2]);
    table
}

fn third_turn(mut table: Table) -> Table {
    table.act(P1, "dig a1");
    table.act(P2, "visit hut");
    table.act(P3, "visit stables");
    // Space 2 is a gem space behind a threat.
    table.play(P1, ["adventure", "step 2"]);
    table
}

#[test]
fn nf_686_turn_1_tom_recruits_for_two_coins() {
    let tom = first_turn().of_seat(P1);

    assert_eq!((tom.goods.coin, tom.active), (1, adventurers(["R1"])));
    let shows = printed().face(crate::kit::adventurer("R1")).symbols;
    assert_eq!((shows.search, shows.sword, shows.heart), (1, 1, 2));
}

/// NF-687, NF-688.
#[test]
fn nf_687_nf_688_turn_2_tom_wins_at_the_mine_and_digs() {
    let mut table = second_turn(first_turn());
    assert_eq!(table.of_seat(P1).reputation, 1, "5 against 4");
    assert_eq!(table.of_seat(P2).symbols().sword, 1);
    assert_eq!(table.of_seat(P2).party.sword, 0, "not of the companion");

    table.act(P1, "dig a1");

    let tom = table.of_seat(P1);
    assert_eq!((tom.mine.len(), tom.place), (1, place("mine")));
    assert_eq!((tom.goods.coin, tom.goods.gem), (1 + 2, 0), "a coin for column and row each");
}

/// NF-689, NF-690.
#[test]
fn nf_689_nf_690_turn_3_tom_leaves_town_with_four_hearts() {
    let table = third_turn(second_turn(first_turn()));

    let tom = table.of_seat(P1);
    assert!(tom.companion && tom.active == adventurers(["R1"]));
    assert_eq!((tom.hearts, table.open().movement()), (4, 2));
}

/// NF-691, NF-692, NF-693.
#[test]
fn nf_691_nf_692_nf_693_tom_defeats_the_threat_and_camps_for_two_gems() {
    let mut table = third_turn(second_turn(first_turn()));
    table.act_with(P1, "fight", [1]);
    assert_eq!(table.offered(P1), ["spend 0", "spend 1"], "2 and a sword against 4");
    table.act(P1, "spend 1");
    let won = table.of_seat(P1);
    assert_eq!((won.hearts, won.defeated(), won.placed), (3, 1, 2));

    table.play(P1, ["stop", "camp"]);

    let tom = table.of_seat(P1);
    assert_eq!((tom.hearts, tom.goods.gem), (0, 2));
    assert!(tom.camps.contains(space(2)));
}

/// NF-694, NF-695, NF-696.
#[test]
fn nf_694_nf_695_nf_696_turn_4_tom_returns_to_the_farm() {
    let mut table = third_turn(second_turn(first_turn()));
    table.act_with(P1, "fight", [1]);
    table.play(P1, ["spend 1", "stop", "camp"]);
    table.play(P2, ["visit saloon", "done"]);
    table.play(P3, ["visit saloon", "walk in", "done"]);

    table.play(P1, ["visit farm", "take 1"]);

    let tom = table.of_seat(P1);
    assert_eq!((tom.placed, tom.reputation, tom.hearts, tom.goods.food), (3, 1, 0, 1));
    // 1 coin, 2 of the mine, 1 under the second camp; 2 gems of the camp.
    assert_eq!((tom.goods.coin, tom.goods.gem), (1 + 2 + 1, 2));
    assert_eq!((table.open().camps, table.open().camps_left(P1)), (14, 11), "14, not 15");
}
