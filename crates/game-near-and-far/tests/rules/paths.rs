//! Treasure symbols on paths (RULES.md section 16).

use game_near_and_far::{Event, Stage};

use crate::kit::{P1, P2, Table, card, cards, place};
use crate::road::road;

/// P1 on space 1 with so many birds; a treasure lies between 1 and 4.
fn beside_a_treasure(birds: u8) -> Table {
    road(9).at(P1, "1").with(P1, |one| one.birds = birds)
}

fn drawn(events: &[Event]) -> usize {
    events.iter().filter(|event| matches!(event, Event::TreasureDrawn { .. })).count()
}

/// NF-322, NF-325.
#[test]
fn nf_322_nf_325_crossing_an_unclaimed_symbol_draws_a_treasure_unasked() {
    let mut table = beside_a_treasure(1);

    table.act(P1, "adventure");
    let events = table.act_with(P1, "step 4", [7]);

    assert_eq!(drawn(&events), 1);
    assert_eq!(table.open().drawn, cards(["T8"]));
    assert_eq!(table.offered(P1), ["keep T8", "done"], "it may be declined");
    table.act(P1, "done");
    assert_eq!(table.of_seat(P1).treasures(), cards([]));
    assert_eq!(table.open().treasure_discards, cards(["T8"]));
}

/// NF-323, NF-324.
#[test]
fn nf_323_nf_324_between_two_camps_it_is_claimed() {
    let crosses = |from: &str, to: &str, camps: &[usize]| {
        let table = beside_a_treasure(1).at(P1, from).camps(P2, camps.iter().copied());
        let mut table = table;
        let events = table.play(P1, ["adventure", &format!("step {to}")]);
        drawn(&events)
    };

    assert_eq!(crosses("1", "4", &[]), 1);
    assert_eq!(crosses("1", "4", &[1]), 1);
    assert_eq!(crosses("1", "4", &[4]), 1);
    assert_eq!(crosses("1", "4", &[1, 4]), 0);
}

/// NF-326, NF-328.
#[test]
fn nf_326_nf_328_each_crossing_draws_again_and_hearts_are_paid_again() {
    let mut table = beside_a_treasure(2);

    table.play(P1, ["adventure", "step 4", "keep T1", "step 1", "keep T2"]);

    assert_eq!(table.of_seat(P1).treasures(), cards(["T1", "T2"]));
    assert_eq!(table.of_seat(P1).hearts, 8, "space 4 was passed");
}

#[test]
fn nf_327_a_treasure_works_from_the_crossing_on() {
    // Whetted Spur is an arrow.
    let mut table = beside_a_treasure(1);
    table.act(P1, "adventure");
    table.act_with(P1, "step 4", [14]);
    assert_eq!(table.open().movement(), 3);

    table.act(P1, "keep T15");

    assert_eq!(table.open().movement(), 4);
    assert_eq!(table.open().stage, Stage::Move, "decided before the next step");
}

#[test]
fn nf_329_one_that_is_carried_may_be_swapped_and_without_an_animal_nothing_is_drawn() {
    let mut full = beside_a_treasure(1).playing(P1, ["T9"]);
    let mut none = beside_a_treasure(0);

    full.act(P1, "adventure");
    full.act_with(P1, "step 4", [0]);
    assert_eq!(full.offered(P1), ["keep T1 for T9", "done"]);
    full.act(P1, "keep T1 for T9");
    let events = none.play(P1, ["adventure", "step 4"]);

    assert_eq!(full.of_seat(P1).treasures(), cards(["T1"]));
    assert!(full.open().treasure_discards.contains(card("T9")));
    assert_eq!(drawn(&events), 0);
    assert_eq!(none.of_seat(P1).place, place("4"));
}
