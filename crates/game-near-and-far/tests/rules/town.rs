//! Visiting town (RULES.md section 8).

use game_near_and_far::{Action, Building, Event, How, Refusal, Stage, components::Thing};

use crate::kit::{P1, P2, P3, Table, die, place};

#[test]
fn nf_135_a_visit_goes_to_one_of_seven_buildings() {
    let offered = Table::of(3).offered(P1);

    let buildings = ["town-hall", "saloon", "stables", "store", "farm", "hut", "mine"];
    assert_eq!(offered, buildings.map(|building| format!("visit {building}")));
    for building in buildings {
        let mut table = Table::of(3);
        table.act(P1, &format!("visit {building}"));
        assert_eq!(table.of_seat(P1).place, place(building));
    }
}

#[test]
fn nf_136_nobody_visits_the_jail() {
    assert!("visit jail".parse::<Action>().is_err());
    assert!(Building::ALL.iter().all(|building| building.name() != "Jail"));
}

#[test]
fn nf_137_town_is_visited_from_any_space_for_nothing() {
    let mut table = Table::later(3).at(P1, "30").with(P1, |one| one.hearts = 4);

    table.play(P1, ["visit farm", "take 1"]);

    let one = table.of_seat(P1);
    assert_eq!((one.place, one.hearts, one.goods.coin), (place("farm"), 4, 3));
    assert_eq!(one.goods.food, 1);
}

#[test]
fn nf_138_one_may_stay_in_town_for_many_turns() {
    let mut table = Table::of(2);

    for building in ["hut", "stables", "hut", "stables", "hut"] {
        table.act(P1, &format!("visit {building}"));
        assert_eq!(table.of_seat(P1).place, place(building));
        table = table.at(P2, "town").turn_of(P1);
    }
}

#[test]
fn nf_139_an_occupied_building_is_entered_by_a_duel_and_the_saloon_is_not() {
    let table = Table::later(3).at(P2, "farm").at(P3, "saloon");
    let (mut farm, mut saloon) = (table.clone(), table);

    farm.act(P1, "visit farm");
    saloon.act(P1, "visit saloon");

    assert_eq!(farm.offered(P1), ["duel P2 honorably", "duel P2 dirty"]);
    assert_eq!(farm.refusal(P1, "walk in"), Refusal::Occupied { building: Building::Farm });
    assert!(saloon.offers(P1, "walk in"));
}

#[test]
fn nf_140_nobody_stays_in_a_building() {
    let table = Table::later(3).at(P1, "farm");

    let refused = Refusal::AlreadyThere { building: Building::Farm };
    assert_eq!(table.refusal(P1, "visit farm"), refused);
    assert_eq!(table.offered(P1).len(), 6 + 1, "six buildings and the road");
    assert!(table.offers(P1, "adventure"));
}

#[test]
fn nf_141_nor_by_duelling_somebody_in_it() {
    let table = Table::later(3).at(P1, "farm").at(P2, "farm");

    let refused = Refusal::AlreadyThere { building: Building::Farm };
    assert_eq!(table.refusal(P1, "visit farm"), refused);
}

#[test]
fn nf_142_after_a_turn_on_the_map_or_in_jail_every_building_can_be_chosen() {
    let mut travelled = Table::later(2).at(P1, "store").at(P2, "farm");
    travelled.play(P1, ["adventure", "stop"]);
    let travelled = travelled.turn_of(P1);
    let mut jailed = Table::later(2).at(P1, "store").at(P2, "farm");
    jailed.act(P1, "visit farm");
    jailed.act_with(P1, "duel P2 honorably", [die(1), die(6)]);
    let jailed = jailed.turn_of(P1);

    assert_eq!(jailed.of_seat(P1).place, place("jail"));
    for table in [travelled, jailed] {
        assert!(table.offers(P1, "visit store") && table.offers(P1, "visit farm"));
    }
}

#[test]
fn nf_143_what_a_building_offers_may_be_left_out() {
    for (building, prepared) in [
        ("town-hall", Table::of(3)),
        ("saloon", Table::of(3)),
        ("store", Table::of(3)),
        ("farm", Table::of(3)),
        ("mine", Table::of(3)),
        ("stables", Table::of(3).with(P1, |one| one.goods.food = 1)),
        ("hut", Table::of(3).with(P1, |one| one.birds = 1)),
    ] {
        let mut table = prepared;
        let before = table.of_seat(P1);

        table.play(P1, [&format!("visit {building}"), "done"]);

        let after = table.of_seat(P1);
        assert_eq!((after.goods, after.placed, after.birds), (before.goods, 0, before.birds));
        assert_eq!((after.place, table.open().active), (place(building), P2), "{building}");
    }
}

#[test]
fn nf_143_a_part_of_it_may_be_left_out_too() {
    let mut table = Table::of(3);

    table.play(P1, ["visit town-hall", "favour up coin", "done"]);

    assert_eq!((table.of_seat(P1).reputation, table.open().active), (1, P2));
}

/// NF-144, NF-146.
#[test]
fn nf_144_nf_146_bonuses_of_a_visit_come_on_arrival_whatever_is_done_then() {
    let mut leaves = Table::of(2).playing(P1, ["W17", "A18"]);
    let mut flute = Table::of(2).playing(P1, ["A7"]);

    leaves.play(P1, ["visit farm", "done"]);
    flute.act(P1, "visit stables");
    let before = flute.of_seat(P1).goods.food;
    flute.act(P1, "buy bird");

    assert_eq!(leaves.of_seat(P1).goods.food, 2 + 1);
    assert_eq!(before, 2, "before anything is bought");
    assert_eq!((flute.of_seat(P1).goods.food, flute.of_seat(P1).birds), (1, 1));
}

#[test]
fn nf_145_a_visit_is_the_way_in_then_bonuses_then_the_action() {
    let mut table = Table::later(3).at(P2, "farm").playing(P1, ["A18"]);

    let mut events = table.act(P1, "visit farm");
    events.extend(table.act_with(P1, "duel P2 honorably", [die(5), die(2)]));
    events.extend(table.act(P1, "take 1"));

    let order: Vec<&str> = events
        .iter()
        .filter_map(|event| match event {
            Event::Challenged { .. } => Some("challenged"),
            Event::Duelled { won: true, .. } => Some("won"),
            Event::Changed { thing: Thing::Reputation, .. } => Some("reputation"),
            Event::Visited { .. } => Some("visited"),
            Event::Changed { thing: Thing::Food, how: How::Gained, .. } => Some("food"),
            _ => None,
        })
        .collect();
    assert_eq!(order, ["challenged", "won", "reputation", "visited", "food", "food"]);
}

#[test]
fn nf_147_whoever_loses_the_duel_has_not_visited() {
    let mut table = Table::later(3).at(P2, "farm").playing(P1, ["A18"]);

    table.act(P1, "visit farm");
    let events = table.act_with(P1, "duel P2 honorably", [die(2), die(2)]);

    assert!(!events.iter().any(|event| matches!(event, Event::Visited { .. })));
    assert_eq!((table.of_seat(P1).place, table.of_seat(P1).goods.food), (place("jail"), 0));
    assert_eq!((table.open().active, table.open().stage), (P2, Stage::Turn));
}

#[test]
fn nf_148_after_a_won_duel_both_stand_in_the_building() {
    let mut table = Table::later(3).at(P2, "farm");
    let before = table.of_seat(P2);

    table.act(P1, "visit farm");
    table.act_with(P1, "duel P2 honorably", [die(3), die(2)]);

    assert_eq!(table.of_seat(P1).place, place("farm"));
    assert_eq!(table.of_seat(P2), before, "P2 stays and loses nothing");
}
