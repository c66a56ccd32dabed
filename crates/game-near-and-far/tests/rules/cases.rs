//! Fifteen cases that are easily got wrong.

use game_near_and_far::{Place, Setup, Side, Stage, components::Tent, scoring};

use crate::kit::{P1, P2, Table, adventurers, cards, place, printed, space};
use crate::road::{given, reading, reading_at, road};

#[test]
fn case_01_a_bird_returned_keeps_its_movement_and_an_arrow_lost_does_not() {
    let mut table = road(9).playing(P1, ["T15"]).with(P1, |one| one.birds = 1);

    table.play(P1, ["adventure", "step 2", "return bird", "lose T15"]);

    assert_eq!((table.open().movement(), table.open().turn.steps), (3, 1));
    assert_eq!(table.of_seat(P1).treasures(), cards([]));
}

#[test]
fn case_02_a_threat_three_short_is_lost_with_three_hearts_in_mid_move_and_all_stay() {
    let mut table = road(3).threat(6);

    table.play(P1, ["adventure", "step 3", "step 8"]);
    table.act_with(P1, "fight", [2]);

    assert_eq!((table.of_seat(P1).hearts, table.of_seat(P1).place), (3, place("3")));
    assert_eq!(table.open().active, P2);
}

#[test]
fn case_03_a_contract_camp_beyond_a_threat_makes_the_step_free_and_the_token_stays() {
    let mut table = road(1).quests([8]).camps(P2, [3]).holding(P1, ["A44"]).with(P1, |one| {
        (one.goods.green, one.goods.yellow) = (1, 1);
    });

    table.play(P1, ["adventure", "step 3", "step 8", "buy A44", "settle 8"]);

    assert_eq!(table.of_seat(P1).place, place("8"));
    assert!(table.open().quests.contains(space(8)));
    assert_eq!((table.of_seat(P1).hearts, table.open().threat()), (1, Some(0)));
}

#[test]
fn case_04_a_sword_bought_after_the_die_lets_the_least_amount_fall() {
    let mut table = road(9).holding(P1, ["A31"]).with(P1, |one| {
        (one.goods.green, one.goods.red) = (1, 1);
    });

    table.play(P1, ["adventure", "step 2"]);
    table.act_with(P1, "fight", [0]);
    assert_eq!(table.offered(P1), ["spend 0", "spend 3", "buy A31"]);
    table.act(P1, "buy A31");

    assert_eq!(table.offered(P1), ["spend 0", "spend 1"]);
}

#[test]
fn case_05_a_refresh_with_two_in_the_bag_may_bring_the_old_row_back() {
    let table = Table::later(3).at(P1, "store").with(P1, |one| one.goods.food = 1);
    let table = table.with(P1, |one| one.goods.coin = 0).arranged(|open| {
        let row = open.row.iter().flatten().copied().collect();
        let bag = adventurers(["B8", "B9"]);
        let all: game_near_and_far::components::Adventurers =
            game_near_and_far::Adventurer::all().collect();
        open.travellers.as_mut_slice()[1].owned = all.without(bag).without(row);
    });
    let mut table = table;
    assert_eq!(table.open().bag_size(), 2);
    let old = table.open().row;

    table.play(P1, ["visit saloon", "refresh"]);

    let new = table.open().row;
    assert!(new.iter().all(Option::is_some), "five places are filled");
    let back = new.iter().filter(|one| old.contains(one)).count();
    assert_eq!(back, 3, "three of the old row have come back");
    assert_eq!((table.open().bag_size(), table.open().aside.len()), (2, 0));
}

#[test]
fn case_06_a_recruit_who_is_the_fourth_banner_brings_the_chief_and_costs_the_same() {
    let mut table = Table::later(3).at(P1, "store").owning(P1, ["R2"]).row(["R9"]);
    table = table.with(P1, |one| (one.goods.red, one.goods.coin) = (2, 6));

    table.play(P1, ["visit saloon", "recruit R9"]);

    let mover = table.of_seat(P1);
    assert_eq!(mover.goods.coin, 6 - (6 - 3), "three banners off, without the chief's");
    assert!(mover.has_chief(game_near_and_far::Faction::Red));
}

#[test]
fn case_07_the_amount_for_a_bonus_is_offered_where_there_is_none() {
    let text = |more: &str| {
        format!(
            "== A One\n\nOne.\n\n* Do it.\n  skill 5: gain 1 gem\n    Done.\n{more}  fail:\n    No."
        )
    };
    for more in ["", "  more: gain 1 coin\n"] {
        let mut table = reading_at(&text(more), |table| table.with(P1, |one| one.hearts = 9));

        table.act_with(P1, "choose 1", [0]);

        assert_eq!(table.offered(P1), ["spend 0", "spend 3", "spend 5"]);
    }
}

#[test]
fn case_08_empty_water_takes_the_only_heart_and_one_must_stop() {
    let table = Table::later_with(printed(), Setup::arcade(2, 5)).quests([]).at(P1, "1");
    let mut table = table.with(P1, |one| one.hearts = 1);

    table.play(P1, ["adventure", "step 4"]);

    assert_eq!((table.of_seat(P1).hearts, table.of_seat(P1).place), (0, place("4")));
    assert_eq!(table.open().active, P2);
}

#[test]
fn case_09_a_duel_lost_in_the_saloon_at_dusk_leads_to_jail_and_to_nothing_else() {
    let mut table = Table::later(3).at(P1, "store").at(P2, "saloon");
    let before = table.of_seat(P1);

    table.act(P1, "visit saloon");
    table.act_with(P1, "duel P2 dirty", [0, 5]);

    let after = table.of_seat(P1);
    assert_eq!((table.open().side, after.place), (Side::Dusk, Place::Jail));
    assert_eq!((after.goods, after.reputation), (before.goods, before.reputation));
    assert_eq!(table.open().active, P2, "no recruiting");
}

#[test]
fn case_10_a_duel_chosen_and_lost_by_who_comes_from_jail_leads_back_there() {
    let mut table = Table::later(3).at(P1, "jail").at(P2, "hut");

    table.act(P1, "visit hut");
    assert!(table.offers(P1, "walk in"));
    table.act_with(P1, "duel P2 honorably", [0, 5]);

    assert_eq!((table.of_seat(P1).place, table.open().active), (Place::Jail, P2));
}

#[test]
fn case_11_a_third_treasure_without_an_animal_does_not_bring_the_five_points() {
    // Smuggler's Saddle keeps a treasure without an animal, as Scrounging does.
    let table = |birds| {
        let table = Table::later(2).playing(P1, ["A33", "T9", "T12", "T13"]);
        table.with(P1, |one| one.birds = birds)
    };
    let points =
        |table: &Table| scoring::score(printed(), &table.open(), P1).of(scoring::Part::Treasures);

    assert_eq!(table(2).of_seat(P1).treasure_places(printed()), 3);
    assert_eq!(points(&table(2)), 0);
    assert_eq!(points(&table(3)), 5);
    assert_eq!(table(3).of_seat(P1).treasure_places(printed()), 3, "never more than three");
}

#[test]
fn case_12_the_first_two_camps_of_a_long_game_reveal_nothing() {
    let setup = Setup { long_game: true, ..Setup::first_adventure(2) };
    let built = |placed: usize| {
        let table = Table::later_with(printed(), setup).quests([]).camps(P1, 10..10 + placed);
        let mut table = table.at(P1, "5").with(P1, |one| one.hearts = 3);
        table.play(P1, ["adventure", "stop", "camp"]);
        (table.of_seat(P1).goods.coin - 3, table.of_seat(P1).goods.gem)
    };

    assert_eq!(printed().board.tents[..4], [Tent::Bare, Tent::Coin, Tent::Bare, Tent::Gem]);
    assert_eq!([0, 1, 2, 3].map(built), [(0, 0), (0, 0), (0, 0), (1, 0)]);
    assert_eq!(built(5), (0, 1), "the sixth camp covers the fourth tent");
}

#[test]
fn case_13_a_side_quest_is_not_noted_in_a_single_game_and_the_token_is_gone() {
    let (table, _) = given("gain 1 coin; later Q1", |table| table);

    assert!(table.open().quests.is_empty());
    let mut next = table.quests([4]).at(P1, "4").turn_of(P1);
    let events = next.play(P1, ["adventure", "stop", "attempt"]);
    let passage = next.open().page.unwrap().walk.passage;
    assert_eq!(
        passage.to_string(),
        "B",
        "the passage of the space, not the side quest: {events:?}"
    );
}

#[test]
fn case_14_nobody_has_a_keyword_so_that_only_other_choices_are_open() {
    let text = "== A Ways\n\nWays.\n\n* Both.\n  must: RING, OATH\n  then: gain 9 coins\n    Both.\n\n\
        * One.\n  must: RING\n  then: gain 5 coins\n    One.\n\n* None.\n  otherwise\n  then: gain 1 \
        coin\n    None.";
    let table = reading(text);

    assert_eq!(table.offered(P1), ["choose 3"]);
    assert_eq!(table.open().stage, Stage::Choose);
}

#[test]
fn case_15_old_shovel_without_eyes_finds_one_gem_and_none_on_a_route() {
    let built = |number: &str| {
        let mut table = road(3).at(P1, number).playing(P1, ["T7"]).with(P1, |one| {
            (one.birds, one.companion) = (1, false);
        });
        table.play(P1, ["adventure", "stop", "camp"]);
        (table.of_seat(P1).goods.coin - 3, table.of_seat(P1).goods.gem)
    };

    assert_eq!((built("9"), built("5")), ((0, 1), (0, 0)));
}
