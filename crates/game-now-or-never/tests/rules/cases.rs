//! Fifteen cases that are easily got wrong.

use game_now_or_never::{
    Event, Refusal, Setup, Stage,
    components::{Good, Hero, Thing},
    scoring,
};

use crate::{
    kit::{P1, P2, Table, called, die, printed},
    walk::{announced, gained, haunted, stopped},
};

#[test]
fn nn_196_case_1_the_last_heart_on_a_mountain_with_an_enemy_asks_nothing() {
    let mut table = Table::of(2).at(P1, "a1").with(P1, |hero| hero.hearts = 1);

    let events = table.play(P1, ["hero 1", "go a2"]);

    assert_eq!(events.last(), Some(&Event::Fell { seat: P1 }));
    assert_eq!((table.open().stage, table.open().active), (Stage::Turn, P2));
}

#[test]
fn nn_191_nn_317_case_2_a_card_combat_lost_before_an_announced_fight_is_one_experience() {
    // An enemy at the Snail Caves, where Spindle Spiders is played.
    let table = Table::set_up(haunted("a4", "L10"), Setup::standard(2)).holding(P1, ["Q28"]);
    let mut table = announced(table.with(P1, |hero| hero.mana = 0), "a4");

    let mut events = table.act_with(P1, "play Q28", [die(1)]);
    events.extend(table.act(P1, "retreat"));

    assert_eq!(gained(&events, P1, Thing::Experience), 1);
    assert_eq!((table.open().active, table.open().enemies[3]), (P2, 2));
    assert_eq!(table.of_seat(P1).hearts, 9, "only the blow of the card");
}

#[test]
fn nn_317_case_2_a_card_combat_that_is_won_leaves_the_announced_fight() {
    let table = Table::set_up(haunted("a4", "L10"), Setup::standard(2)).holding(P1, ["Q28"]);
    let table = table.tokens(P1, ["G5"]).with(P1, |hero| hero.mana = 0);
    let mut table = announced(table, "a4");

    table.act_with(P1, "play Q28", [die(1)]);
    table.act_with(P1, "again", [die(1)]);

    assert_eq!(table.refusal(P1, "done"), Refusal::FightAnnounced);
    let events = table.act_with(P1, "fight", [die(1)]);
    assert!(matches!(events[0], Event::FightBegan { health: 6, attack: 3, .. }));
}

#[test]
fn nn_256_case_3_a_killing_blow_without_hearts_is_lost() {
    let table = Table::of(2).with(P1, |hero| (hero.mana, hero.hearts) = (0, 1));
    let mut table = announced(table, "d2");

    table.act_with(P1, "fight", [die(4)]);

    let hero = table.of_seat(P1);
    assert_eq!((hero.hearts, hero.experience, hero.unhoused), (0, 1, [0; 4]));
    assert_eq!(table.open().enemies[0], 2);
}

#[test]
fn nn_165_case_4_two_villagers_with_one_in_the_row_a_refill_comes_in_between() {
    // Level 5 gives two villagers.
    let table = Table::of(2).tokens(P1, ["K3"]).villagers([1, 0, 0, 0], [0, 0, 0, 9]);
    let mut table = announced(table, "b3");

    table.act_with(P1, "fight", [die(1)]);
    let events = table.act(P1, "boost");

    let arrived = Event::VillagersArrived { count: 6, payer: None };
    let first = Event::VillagerGained { seat: P1, good: Good::Shell };
    let second = Event::VillagerGained { seat: P1, good: Good::Crystal };
    let place = |event| events.iter().position(|one| *one == event);
    assert!(place(first) < place(arrived) && place(arrived) < place(second));
    assert_eq!(table.of_seat(P1).unhoused, [1, 0, 0, 1]);
}

#[test]
fn nn_350_case_4_experience_calls_for_more_between_two_villagers() {
    let table = Table::of(2).tokens(P1, ["K3"]).villagers([1, 1, 0, 0], [0, 0, 9, 0]);
    let mut table = announced(table.with(P1, |hero| hero.experience = 2), "b3");

    table.act_with(P1, "fight", [die(1)]);
    table.play(P1, ["boost", "villager shell", "refill", "villager demon"]);

    let hero = table.of_seat(P1);
    assert_eq!((hero.unhoused, hero.experience), ([1, 0, 1, 0], 0));
}

#[test]
fn nn_444_case_5_a_vampire_knife_at_full_mana_gives_none() {
    let mut table = announced(Table::of(2).tokens(P1, ["G1"]), "e3");

    let events = table.act_with(P1, "fight", [die(1)]);

    assert_eq!((gained(&events, P1, Thing::Mana), table.of_seat(P1).mana), (0, 4));
}

#[test]
fn nn_447_case_6_a_replaced_shield_crystal_takes_its_mana_with_it() {
    let table = Table::of(2).tokens(P1, ["G10", "G11", "G11", "G12"]).gear(["G9"]);
    let mut table = stopped(table.with(P1, |hero| hero.mana = 5), "h4");

    table.play(P1, ["visit", "buy G9", "slot 1"]);

    assert_eq!(table.of_seat(P1).mana, 4);
}

#[test]
fn nn_355_case_7_level_two_over_the_only_level_one_allows_no_second_level_two() {
    // Marklun has two red abilities of level 2.
    let table = Table::of(2).tokens(P1, ["K1", "G2", "G2", "G5"]);
    let mut table = table.with(P1, |hero| hero.experience = 9);

    table.play(P1, ["learn K2", "slot 1"]);

    let refusal = Refusal::NotLearnable { ability: called("K3") };
    assert_eq!(table.refusal(P1, "learn K3"), refusal);
    assert_eq!(table.refusal(P1, "learn K1"), Refusal::NotLearnable { ability: called("K1") });
}

#[test]
fn nn_113_nn_126_case_8_a_builder_who_builds_nothing_gives_the_bonus_and_turns_face_down() {
    let table = Table::of(2).specialists(P1, ["S3", "S5"]);
    let mut table = table.with(P1, |hero| hero.hearts = 4);

    table.play(P1, ["hire 1", "nothing"]);

    let hero = table.of_seat(P1);
    assert_eq!((hero.hearts, hero.buildings(), hero.is_face_up(0)), (7, 0, false));
}

#[test]
fn nn_099_case_9_a_passed_players_healer_is_hired_for_a_tax() {
    let table = Table::of(2).specialists(P2, ["S1", "S5"]).turn_of(P2);
    let mut table = table.with(P1, |hero| hero.hearts = 1);
    let coins = table.of_seat(P2).coins;

    table.act(P2, "pass");
    table.act(P1, "hire P2 2");

    assert_eq!((table.of_seat(P1).hearts, table.of_seat(P1).coins), (11, 15));
    assert_eq!(table.of_seat(P2).coins, coins + 1);
}

#[test]
fn nn_228_case_10_of_two_visits_to_the_monument_the_later_begins() {
    let mut table = stopped(Table::of(2), "e2");
    table.act(P1, "visit");
    let mut table = table.at(P2, "e1");

    table.play(P2, ["hero 1", "go e2", "stop", "visit"]);
    assert_eq!(table.open().first, P2);
    table.pass_all();

    assert_eq!(table.open().active, P2);
}

#[test]
fn nn_431_case_11_villagers_leave_only_the_inns_row() {
    let table = Table::of(2).built(P1, [("a4", "B5"), ("a3", "B12"), ("b3", "B13")]);
    let table = table.with(P1, |hero| {
        hero.housed[3] = [1, 0, 0, 0];
        hero.housed[2] = [0, 1, 0, 0];
    });

    assert_eq!(table.offered_as(P1, "move"), ["move shell 4 3"]);
    assert_eq!(table.refusal(P1, "move tool 3 4"), Refusal::NoMove);
}

#[test]
fn nn_418_case_12_a_market_hall_beside_tool_bath_and_garden_is_worth_four() {
    // The hall on b3; a tool building, the Steam Bath and the Garden House around it.
    let around = [("b4", "B14"), ("a3", "B20"), ("c3", "B4"), ("b3", "B7")];
    let table = Table::of(2).built(P1, around);

    let points = scoring::building(printed(), &table.of_seat(P1), called("b3"), called("B7"));

    assert_eq!(points, 4);
}

#[test]
fn nn_294_case_13_toughness_one_heart_and_a_roll_of_one_find_the_token() {
    let zeik = Table::of(4).with_hero(Hero::Zeik).tokens(P1, ["K22"]);
    let mut zeik = stopped(zeik.with(P1, |hero| hero.hearts = 1), "e1");

    zeik.act_with(P1, "search", [die(1), 10]);

    assert_eq!((zeik.of_seat(P1).finds, zeik.of_seat(P1).hearts), (1, 1));
}

#[test]
fn nn_366_case_14_at_the_last_dusk_a_trapped_demon_completes_an_order() {
    let table = Table::of(2).played(P1, ["Q45"]).orders(P1, ["O3"]).goods(P1, "T").season(6);
    let mut table = table;

    table.act(P1, "pass");
    table.act(P2, "pass");
    assert_eq!(table.offered(P1), ["use Q45", "done"]);
    table.play(P1, ["use Q45", "deliver O3"]);

    assert_eq!((table.open().stage, table.of_seat(P1).done.len()), (Stage::Over, 1));
}

#[test]
fn nn_481_case_15_the_fungus_needs_no_free_token() {
    let mut table = Table::of(2).played(P1, ["Q44"]).with(P1, |hero| hero.arrows = 0b111);

    assert_eq!(table.offered_as(P1, "hero"), Vec::<String>::new());
    table.act(P1, "use Q44");

    assert_eq!((table.open().stage, table.open().turn.movement), (Stage::Move, 3));
}
