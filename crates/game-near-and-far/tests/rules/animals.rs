//! Pack animals (RULES.md section 11).

use game_near_and_far::{Animal, Event, Refusal, Stage};

use crate::kit::{P1, P2, Table, card, cards, place, printed};

/// P1 has so many birds and stands before the threat between town and space 2.
fn before_threat(table: Table, birds: u8) -> Table {
    let mut table = table.quests([]).with(P1, |one| one.birds = birds);
    table.play(P1, ["adventure", "step 2"]);
    table
}

/// NF-240, NF-241.
#[test]
fn nf_240_nf_241_each_bird_is_a_movement() {
    let movement = |birds: u8| Table::later(2).with(P1, |one| one.birds = birds).open().movement();
    assert_eq!([movement(0), movement(1), movement(2)], [2, 3, 4]);
    let mut table = Table::later(2).quests([]).with(P1, |one| (one.birds, one.hearts) = (2, 9));

    table.play(P1, ["adventure", "step 1", "step 5", "step 10"]);
    assert_eq!(table.open().stage, Stage::Move);
    table.act(P1, "step 11");

    assert_eq!(table.of_seat(P1).place, place("11"));
    assert_eq!(table.open().stage, Stage::Camp, "four steps, and no fifth");
}

#[test]
fn nf_242_each_animal_carries_a_treasure() {
    let offered = |birds: u8, tortoises: u8| {
        let table = Table::later(2).playing(P1, ["T9"]);
        let mut table = table.with(P1, |one| (one.birds, one.tortoises) = (birds, tortoises));
        table.act(P1, "visit hut");
        table.act_with(P1, "draw", [0]);
        table.offered(P1)
    };

    assert_eq!(offered(1, 0), ["keep T1 for T9", "done"]);
    assert_eq!(offered(2, 0), ["keep T1", "done"]);
    assert_eq!(offered(1, 1), ["keep T1", "done"]);
}

/// NF-243, NF-246.
#[test]
fn nf_243_nf_246_an_animal_is_given_back_to_ignore_a_threat_and_lies_on_the_stables_again() {
    let mut table = before_threat(Table::later(2), 1);
    assert_eq!(table.open().stable(), 5);

    let events = table.act(P1, "return bird");

    assert_eq!((table.of_seat(P1).place, table.of_seat(P1).birds), (place("2"), 0));
    assert_eq!((table.open().stable(), table.open().threats_left().count()), (6, 12));
    assert!(events.iter().any(|event| match *event {
        Event::AnimalReturned { animal: Animal::Bird, threat, .. } => {
            printed().threat(threat.into()).name == "Bandit"
        }
        _ => false,
    }));
    let mut other = table.turn_of(P2).with(P2, |one| one.goods.food = 1);
    other.play(P2, ["visit stables", "buy bird"]);
    assert_eq!(other.of_seat(P2).birds, 1, "anybody may have it");
}

#[test]
fn nf_244_there_is_no_other_way_to_give_one_back() {
    let mut table = Table::later(2).with(P1, |one| one.birds = 2);
    assert_eq!(table.refusal(P1, "return bird"), Refusal::NotNow { now: Stage::Turn });
    let without = before_threat(Table::later(2), 0);
    assert_eq!(without.refusal(P1, "return bird"), Refusal::NoAnimal { animal: Animal::Bird });

    table.play(P1, ["adventure", "step 1"]);
    assert_eq!(table.of_seat(P1).birds, 2);

    table = table.turn_of(P1).with(P1, |one| one.goods.food = 1);
    table.act(P1, "visit stables");
    assert_eq!(table.refusal(P1, "return bird"), Refusal::NotNow { now: Stage::Stables });
}

#[test]
fn nf_245_a_bird_given_back_still_moves_in_this_turn() {
    let table = Table::later(2).with(P1, |one| one.hearts = 9);
    let mut table = before_threat(table, 1);

    table.act(P1, "return bird");
    assert_eq!(table.open().movement(), 3);
    table.play(P1, ["step 6", "step 5"]);

    assert_eq!(table.of_seat(P1).place, place("5"), "three steps");
    assert_eq!(table.turn_of(P1).open().movement(), 2, "in the next turn two");
}

#[test]
fn nf_247_a_treasure_that_nobody_carries_is_given_up_at_once() {
    let mut table = before_threat(Table::later(2).playing(P1, ["T9", "T13"]), 2);

    table.act(P1, "return bird");
    assert_eq!(table.open().stage, Stage::Surplus);
    assert_eq!(table.offered(P1), ["lose T9", "lose T13"]);
    assert_eq!(table.refusal(P1, "lose T1"), Refusal::NotYours { card: card("T1") });
    table.act(P1, "lose T9");

    assert_eq!(table.of_seat(P1).treasures(), cards(["T13"]));
    assert_eq!(table.open().treasure_discards, cards(["T9"]));
    assert_eq!(table.of_seat(P1).symbols().sword, 0, "its sword is gone");
    let mut room = before_threat(Table::later(2).playing(P1, ["T9"]), 2);
    room.act(P1, "return bird");
    assert_eq!(room.of_seat(P1).treasures(), cards(["T9"]), "one animal is left for it");
}

#[test]
fn nf_248_two_birds_two_treasures_and_a_threat() {
    let table = Table::later(2).playing(P1, ["T9", "T20"]).with(P1, |one| one.hearts = 9);
    let mut table = before_threat(table, 2);

    table.play(P1, ["return bird", "lose T20"]);

    assert_eq!(table.of_seat(P1).treasures(), cards(["T9"]));
    assert_eq!(table.open().movement(), 4, "in this turn");
    assert_eq!(table.turn_of(P1).open().movement(), 3, "from the next on");
}

#[test]
fn nf_245_an_arrow_lost_with_a_treasure_is_gone_and_the_bird_s_step_stays() {
    let table = Table::later(2).playing(P1, ["T15", "T20"]).with(P1, |one| one.hearts = 9);
    let mut table = before_threat(table, 2);
    assert_eq!(table.open().movement(), 5);

    table.play(P1, ["return bird", "lose T15"]);

    assert_eq!(table.open().movement(), 4);
}

/// NF-249, NF-250.
#[test]
fn nf_249_nf_250_tortoises_exist_by_day_alone_and_give_no_movement() {
    let mut dusk = Table::later(2).with(P1, |one| one.goods.gem = 2);
    dusk = dusk.with(P1, |one| one.goods.food = 1);
    dusk.act(P1, "visit stables");

    assert_eq!(dusk.refusal(P1, "buy tortoise"), Refusal::NoTortoises);
    let slow = Table::later(2).with(P1, |one| one.tortoises = 3);
    assert_eq!(slow.open().movement(), 2);
}
