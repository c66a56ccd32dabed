//! Building a camp (RULES.md section 19).

use game_near_and_far::{Event, How, Setup, Stage, components::Thing};

use crate::kit::{P1, P2, Table, content_with, place, space};
use crate::road::{brings, changes, road};

/// P1 ends the movement on this space of Glogo Caverns with so many hearts.
fn ended_on(number: &str, hearts: u8) -> Table {
    let mut table = road(hearts).at(P1, number);
    table.play(P1, ["adventure", "stop"]);
    table
}

#[test]
fn nf_374_a_camp_is_built_for_three_hearts_where_the_movement_ended() {
    let mut table = ended_on("1", 4);
    assert_eq!(table.offered(P1), ["camp", "done"]);

    table.act(P1, "camp");

    let mover = table.of_seat(P1);
    assert_eq!((mover.hearts, mover.placed), (1, 1));
    assert!(mover.camps.contains(space(1)) && table.open().camped.contains(space(1)));
}

/// NF-375, NF-385.
#[test]
fn nf_375_nf_385_the_next_camp_of_the_board_is_taken_and_what_it_covers_comes_at_once() {
    // The second camp covers a coin (NF-048); the search of the companion brings a gem after it.
    let mut table = road(3).camps(P1, [30]).at(P1, "9");
    table.play(P1, ["adventure", "stop"]);

    let events = table.act(P1, "camp");

    assert_eq!(changes(&events, P1, How::Gained), [(Thing::Coin, 1), (Thing::Gem, 1)]);
    assert_eq!(table.open().camps_left(P1), 12);
}

/// NF-376, NF-377.
#[test]
fn nf_376_nf_377_a_space_takes_one_camp_and_keeps_it() {
    for owner in [P1, P2] {
        let mut table = road(9).camps(owner, [1]).at(P1, "1");

        table.play(P1, ["adventure", "stop"]);

        assert_eq!(table.open().active, P2, "no camp is asked for");
        assert_eq!(table.open().camp_of(space(1)), Some(owner));
    }
}

/// NF-378, NF-379, NF-380.
#[test]
fn nf_378_nf_379_nf_380_search_brings_coins_or_gems_and_routes_bring_none() {
    let gains = |number: &str, party: bool, companion: bool| {
        let mut table = road(3).at(P1, number).with(P1, |one| one.companion = companion);
        if party {
            table = table.party(P1, ["G2"]);
        }
        table.play(P1, ["adventure", "stop", "camp"]);
        let goods = table.of_seat(P1).goods;
        (goods.coin - 3, goods.gem, table.of_seat(P1).placed)
    };

    assert_eq!(gains("1", true, true), (3, 0, 1), "three eyes on a coin space");
    assert_eq!(gains("9", true, true), (0, 3, 1), "three eyes on a gem space");
    assert_eq!(gains("5", true, true), (0, 0, 1), "a trade route");
    assert_eq!(gains("1", false, false), (0, 0, 1), "no eye, and a camp all the same");
}

#[test]
fn nf_381_no_camp_is_built_on_the_town_space() {
    let mut table = road(9);

    table.play(P1, ["adventure", "stop"]);

    assert_eq!((table.of_seat(P1).place, table.open().active), (place("town"), P2));
    assert_eq!(table.of_seat(P1).placed, 0);
}

#[test]
fn nf_382_a_camp_may_be_built_beside_a_quest_that_is_left() {
    let mut table = road(3).quests([2]).at(P1, "2");

    table.play(P1, ["adventure", "stop", "done", "camp"]);

    assert!(table.open().quests.contains(space(2)), "the token stays");
    assert!(table.of_seat(P1).camps.contains(space(2)));
}

#[test]
fn nf_383_quest_comes_before_camp_and_one_camp_is_built_a_turn() {
    let mut table = road(9).quests([2]).at(P1, "2").with(P1, |one| one.birds = 2);
    table.play(P1, ["adventure", "stop"]);
    assert_eq!(table.open().stage, Stage::Attempt);
    assert!(!table.offers(P1, "camp"));

    table.play(P1, ["done", "camp"]);

    assert_eq!((table.of_seat(P1).placed, table.open().active), (1, P2));
}

#[test]
fn nf_384_camps_leave_the_board_by_building_digging_and_fighting() {
    let mut table = road(9).at(P1, "1");
    table.play(P1, ["adventure", "stop", "camp"]);
    let mut table = table.turn_of(P1);
    table.play(P1, ["visit mine", "dig a1"]);
    let mut table = table.turn_of(P1);
    table.play(P1, ["adventure", "step 2"]);
    table.act_with(P1, "fight", [5]);

    let mover = table.of_seat(P1);
    assert_eq!((mover.camps.len(), mover.mine.len(), mover.defeated()), (1, 1, 1));
    assert_eq!((mover.placed, table.open().camps_left(P1)), (3, 11));
}

/// NF-386, NF-387.
#[test]
fn nf_386_nf_387_further_camps_come_from_the_box_and_show_nothing() {
    let mut table = road(3).camps(P1, 10..=23).at(P1, "1").with(P1, |one| one.companion = false);
    assert_eq!((table.of_seat(P1).placed, table.open().camps_left(P1)), (14, 0));

    table.play(P1, ["adventure", "stop"]);
    let events = table.act(P1, "camp");

    assert_eq!(changes(&events, P1, How::Gained), [], "no tent symbol");
    assert_eq!((table.of_seat(P1).placed, table.open().camps_left(P1)), (15, 0));
    let score = game_near_and_far::scoring::score(crate::kit::printed(), &table.open(), P1);
    assert_eq!(score.of(game_near_and_far::scoring::Part::Camps), 15, "each counts 1");
}

#[test]
fn nf_388_janice_spends_four_hearts_and_finds_three_gems() {
    // From the town over the empty coin space 1 ... 9 is a gem space behind a threat from 10.
    let mut table = road(5).party(P1, ["G2"]).at(P1, "5").with(P1, |one| one.birds = 1);

    table.play(P1, ["adventure", "step 10", "step 9", "return bird", "stop", "camp"]);

    let mover = table.of_seat(P1);
    assert_eq!((mover.hearts, mover.birds, mover.goods.gem), (1, 0, 3));
}

#[test]
fn nf_389_a_quest_may_bring_the_heart_that_is_missing() {
    let table = |effects: &str| {
        let content = content_with(&brings(effects));
        let table = Table::later_with(content, Setup::first_adventure(2));
        let mut table = table.quests([2]).at(P1, "2").with(P1, |one| one.hearts = 2);
        table.play(P1, ["adventure", "stop", "attempt", "choose 1"]);
        table
    };

    assert_eq!(table("gain 1 coin").open().active, P2);
    let mut found = table("gain 1 heart");
    let events = found.act(P1, "camp");
    assert!(events.iter().any(|event| matches!(event, Event::Camped { hearts: 3, .. })));
    assert_eq!(found.of_seat(P1).hearts, 0);
}
