//! Movement (RULES.md section 14).

use game_near_and_far::{
    MAPS, Refusal, Stage,
    components::{SpaceKind, Symbol, TradeGood},
};

use crate::kit::{P1, P2, P3, Table, place, printed, space};
use crate::road::road;

#[test]
fn nf_275_a_step_goes_along_a_path_and_costs_one_movement() {
    let mut table = road(5);

    table.act(P1, "adventure");
    assert_eq!(table.refusal(P1, "step 5"), Refusal::NoPath { to: space(5) });
    table.act(P1, "step 1");
    assert_eq!((table.open().turn.steps, table.open().movement()), (1, 2));
    table.act(P1, "step 5");

    assert_eq!(table.open().stage, Stage::Camp, "the movement is over after two steps");
    assert_eq!(table.of_seat(P1).place, place("5"));
}

#[test]
fn nf_276_movement_is_two_and_birds_and_arrows_of_party_and_cards() {
    let mut table = road(9)
        .party(P1, ["Y4"])
        .playing(P1, ["A11", "T15"])
        .owning(P1, ["Y3"])
        .with(P1, |one| one.birds = 2);

    table.act(P1, "adventure");

    assert_eq!(table.open().movement(), 2 + 2 + 2 + 2, "an inactive arrow does not count");
}

#[test]
fn nf_277_an_arrow_bought_on_the_way_counts_at_once() {
    let mut table = road(9).holding(P1, ["A11"]).with(P1, |one| one.goods.yellow = 1);

    table.play(P1, ["adventure", "step 1"]);
    assert_eq!(table.open().movement(), 2);
    table.act(P1, "buy A11");

    assert_eq!((table.open().movement(), table.open().turn.steps), (3, 1), "steps taken stand");
}

#[test]
fn nf_277_an_arrow_lost_on_the_way_counts_no_more() {
    // A bird carries Whetted Spur; the bird is given back, and with it goes the arrow.
    let mut table = road(9).playing(P1, ["T15"]).with(P1, |one| one.birds = 1);
    table.act(P1, "adventure");
    assert_eq!(table.open().movement(), 4);

    table.play(P1, ["step 2", "return bird"]);
    assert_eq!(table.offered(P1), ["lose T15"]);
    table.act(P1, "lose T15");

    assert_eq!(table.open().movement(), 3, "the bird's movement stays, the arrow's does not");
}

/// NF-278, NF-279.
#[test]
fn nf_278_nf_279_fewer_steps_may_be_taken_or_none() {
    let mut one = road(2);
    let mut none = road(2).at(P1, "store");

    one.play(P1, ["adventure", "step 1", "stop"]);
    none.play(P1, ["adventure", "stop"]);

    assert_eq!((one.of_seat(P1).place, one.open().active), (place("1"), P2));
    assert_eq!((none.of_seat(P1).place, none.open().active), (place("town"), P2));
    assert_eq!(none.of_seat(P1).hearts, 2);
}

#[test]
fn nf_280_any_number_of_characters_may_be_on_a_space() {
    let mut table = Table::later(3).quests([]).at(P2, "1").at(P3, "1");

    table.play(P1, ["adventure", "step 1"]);

    let on_it = |seat| table.of_seat(seat).place == place("1");
    assert!(on_it(P1) && on_it(P2) && on_it(P3));
}

#[test]
fn nf_281_symbols_are_no_spaces() {
    let mut table = road(2).with(P1, |one| one.birds = 1);

    table.play(P1, ["adventure", "step 2", "return bird"]);

    assert_eq!(table.of_seat(P1).place, place("2"), "one step over the symbol");
    assert_eq!(table.open().turn.steps, 1);
}

/// NF-282, NF-283, NF-284, NF-293.
#[test]
fn nf_282_nf_283_nf_284_nf_293_each_empty_space_passed_costs_a_heart_and_the_last_does_not() {
    let mut two = road(2);
    let mut camped = road(2).camps(P2, [1]);
    let mut one = road(2);
    let mut starts = road(2).at(P1, "1");

    two.play(P1, ["adventure", "step 1", "step 5"]);
    camped.play(P1, ["adventure", "step 1", "step 5"]);
    one.play(P1, ["adventure", "step 1", "stop"]);
    starts.play(P1, ["adventure", "step 5", "stop"]);

    assert_eq!(two.of_seat(P1).hearts, 1, "the middle space was empty");
    assert_eq!(camped.of_seat(P1).hearts, 2, "the middle space had a camp");
    assert_eq!(one.of_seat(P1).hearts, 2, "the space where it ends costs nothing");
    assert_eq!(starts.of_seat(P1).hearts, 2, "nor does the space where it starts");
}

/// NF-285, NF-286.
#[test]
fn nf_285_nf_286_the_town_space_is_passed_for_free() {
    let mut table = road(2).at(P1, "1").with(P1, |one| one.goods.food = 2);

    table.play(P1, ["adventure", "step town", "step 3"]);

    let mover = table.of_seat(P1);
    assert_eq!((mover.hearts, mover.goods.food), (2, 2), "no heart, and no food either");
}

#[test]
fn nf_287_camps_of_all_players_make_a_space_free_for_everybody() {
    for owner in [P1, P2] {
        let mut table = road(0).camps(owner, [1]);

        table.play(P1, ["adventure", "step 1", "step 5"]);

        assert_eq!(table.of_seat(P1).place, place("5"), "without a single heart");
    }
}

/// NF-288, NF-289, NF-295.
#[test]
fn nf_288_nf_289_nf_295_a_path_may_be_used_again_and_is_paid_again() {
    let mut back = road(3).at(P1, "1");
    let mut again = road(3).with(P1, |one| one.birds = 1);
    let mut on = road(3).at(P1, "1").with(P1, |one| one.birds = 1);

    back.play(P1, ["adventure", "step 5", "step 1"]);
    again.play(P1, ["adventure", "step 1", "step town", "step 1"]);
    on.play(P1, ["adventure", "step 5", "step 1", "step 2"]);

    assert_eq!((back.of_seat(P1).hearts, back.of_seat(P1).place), (2, place("1")));
    assert_eq!((again.of_seat(P1).hearts, again.of_seat(P1).place), (2, place("1")));
    assert_eq!(on.of_seat(P1).hearts, 1, "the start space is passed like any other");
}

/// NF-290, NF-296.
#[test]
fn nf_290_nf_296_without_a_heart_one_must_stop_on_an_empty_space() {
    let mut table = road(0).camps(P2, [1, 5]).with(P1, |one| one.birds = 2);
    table.play(P1, ["adventure", "step 1", "step 5"]);
    assert!(table.offers(P1, "step 10"), "through camps it may go on");

    table.act(P1, "step 10");

    assert_eq!((table.of_seat(P1).place, table.open().active), (place("10"), P2));
    let mut alone = road(0).with(P1, |one| one.birds = 2);
    alone.play(P1, ["adventure", "step 1"]);
    assert_eq!((alone.of_seat(P1).place, alone.open().active), (place("1"), P2));
}

/// NF-291, NF-292.
#[test]
fn nf_291_nf_292_the_heart_for_the_space_is_set_aside_before_a_fight() {
    // 3 hearts, on the empty space 3 in mid-movement; the threat before 8 is 3 above the roll.
    let mut table = road(3).threat(5);
    table.play(P1, ["adventure", "step 3", "step 8"]);
    assert_eq!(table.open().free_hearts(), 2);

    table.act_with(P1, "fight", [1]);

    let mover = table.of_seat(P1);
    assert_eq!((mover.hearts, mover.place), (3, place("3")), "lost: nothing is paid");
    assert_eq!(table.open().active, P2);
}

#[test]
fn nf_291_the_heart_is_paid_if_the_step_succeeds() {
    let mut table = road(6).threat(5);

    table.play(P1, ["adventure", "step 3", "step 8"]);
    table.act_with(P1, "fight", [1]);
    assert_eq!(table.offered(P1), ["spend 0", "spend 3"]);
    table.act(P1, "spend 3");

    let mover = table.of_seat(P1);
    assert_eq!((mover.hearts, mover.place), (2, place("8")), "3 for the roll, 1 for the space");
}

#[test]
fn nf_294_free_passes_are_used_first() {
    // Empty, empty, a camp, and an empty space to end on.
    let walk = |cards: &[&str]| {
        let mut table = road(5).camps(P2, [10]).with(P1, |one| one.birds = 2);
        for name in cards {
            table = table.playing(P1, [name]);
        }
        table.play(P1, ["adventure", "step 1", "step 5", "step 10", "step 11"]);
        (table.of_seat(P1).place, table.of_seat(P1).hearts)
    };

    assert_eq!(walk(&[]), (place("11"), 3));
    assert_eq!(walk(&["A4"]), (place("11"), 4), "one pass");
    assert_eq!(walk(&["A4", "T26"]), (place("11"), 5), "two passes");
}

#[test]
fn nf_297_after_the_movement_comes_the_quest_and_then_the_camp() {
    let mut table = road(5).quests([2]).at(P1, "2");

    table.play(P1, ["adventure", "stop"]);
    assert_eq!(table.open().stage, Stage::Attempt);
    table.act(P1, "done");
    assert_eq!(table.open().stage, Stage::Camp);
    table.act(P1, "done");

    assert_eq!(table.open().active, P2);
    assert!(table.open().quests.contains(space(2)) && table.open().camped.is_empty());
}

#[test]
fn nf_298_steps_are_chosen_one_by_one_with_what_has_happened() {
    let mut table = road(9).with(P1, |one| one.birds = 1);
    table.act(P1, "adventure");
    assert_eq!(table.offered(P1), ["step 1", "step 2", "step 3", "stop"]);

    table.play(P1, ["step 2", "fight", "spend 3"]);

    assert_eq!(table.open().stage, Stage::Move, "the fight is over before the next step");
    assert_eq!(table.of_seat(P1).defeated(), 1);
    assert!(table.offers(P1, "step 6"));
}

/// NF-299, NF-315.
#[test]
fn nf_299_nf_315_every_map_has_two_ends_for_each_good_and_at_most_one_symbol_on_a_path() {
    for number in 1..=MAPS {
        let map = printed().map(number);
        for good in TradeGood::ALL {
            let ends = map.spaces.iter().filter(|face| face.kind == SpaceKind::Route(good));
            assert_eq!(ends.count(), 2, "{}: {}", map.name, good.words());
        }
        let towns = map.spaces.iter().filter(|face| face.kind == SpaceKind::Town).count();
        assert_eq!(towns, 1);
        assert_eq!(map.coins.len() + map.gems.len() + 8 + towns, map.spaces.len());
        let symbols = |wanted| {
            let paths = map.paths.iter().flatten();
            paths.filter(|path| path.symbol == Some(wanted)).count()
        };
        assert!(symbols(Symbol::Threat) > 0 && symbols(Symbol::Treasure) > 0, "{}", map.name);
        for (index, paths) in map.paths.iter().enumerate() {
            for path in paths {
                let back = map.path(path.to, game_near_and_far::Space::new(index).unwrap());
                assert_eq!(back.unwrap().symbol, path.symbol, "the same from both ends");
            }
        }
    }
}
