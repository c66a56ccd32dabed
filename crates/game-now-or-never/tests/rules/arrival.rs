//! The quest card and the third step of a hero action (RULES.md section 11b).

use game_now_or_never::{
    Event, How, Refusal, Setup, Stage,
    components::{Good, Thing},
};

use crate::{
    kit::{P1, P2, Table, called, die, printed},
    walk::{announced, haunted, stopped, walked},
};

#[test]
fn nn_203_one_quest_card_of_the_location_is_played() {
    let table = Table::of(2).holding(P1, ["Q4", "Q5", "Q1"]).goods(P1, "SST");
    let mut table = stopped(table.with(P1, |hero| hero.experience = 1), "d1");

    assert_eq!(table.offered_as(P1, "play"), ["play Q4", "play Q5"]);
    assert_eq!(table.refusal(P1, "play Q1"), Refusal::ElsewherePlayed { quest: called("Q1") });
    assert_eq!(table.refusal(P1, "play Q9"), Refusal::NotInHand { quest: called("Q9") });
    table.act(P1, "play Q4");
    assert_eq!(table.refusal(P1, "play Q5"), Refusal::QuestPlayed);
}

#[test]
fn nn_204_the_card_comes_before_the_visit_and_not_after_it() {
    let table = stopped(Table::of(2).holding(P1, ["Q4"]).goods(P1, "SS"), "d1");
    let (mut before, mut after) = (table.clone(), table);

    before.play(P1, ["play Q4", "visit", "nothing"]);
    after.play(P1, ["visit", "nothing"]);

    assert!(before.of_seat(P1).played.contains(called("Q4")));
    assert_eq!(after.open().active, P2, "the turn is over");
    assert_eq!(after.of_seat(P1).hand, [1, 0, 0]);
}

#[test]
fn nn_205_only_a_location_can_be_visited_and_once() {
    let bare = stopped(Table::of(2), "f3");
    let mut hut = stopped(Table::of(2), "d1");

    assert_eq!(bare.refusal(P1, "visit"), Refusal::NoVisit);
    let events = hut.play(P1, ["visit", "nothing"]);
    assert!(
        matches!(events[0], Event::Visited { location, .. } if printed().location(location).name == "Hermit’s Hut")
    );
    assert_eq!(hut.open().active, P2);
}

#[test]
fn nn_206_a_cost_that_cannot_be_paid_in_full_brings_nothing() {
    // The Scholars’ Tower asks for 3 coins, the Wailing Cavern for 8 hearts and 1 mana.
    let poor = stopped(towers(Table::of(2)).coins(P1, 2), "c3");
    let dry = stopped(Table::of(2).with(P1, |hero| hero.mana = 0), "j4");

    let coins = Refusal::CannotPay { thing: Thing::Coin, asked: 3, has: 2 };
    assert_eq!(poor.refusal(P1, "visit"), coins);
    let mana = Refusal::CannotPay { thing: Thing::Mana, asked: 1, has: 0 };
    assert_eq!(dry.refusal(P1, "visit"), mana);
}

/// The Nomad Camp lies on b2, Ublo Tower on h2, the Scholars’ Tower on c3.
fn towers(table: Table) -> Table {
    table.arranged(|open| open.random = ["L4", "L5", "L7"].map(called))
}

#[test]
fn nn_207_a_visit_that_takes_the_last_heart_is_not_offered() {
    let weak = stopped(Table::of(2).with(P1, |hero| hero.hearts = 5), "i3");

    let refusal = Refusal::CannotPay { thing: Thing::Heart, asked: 5, has: 5 };
    assert_eq!(weak.refusal(P1, "visit"), refusal);
    assert!(weak.with(P1, |hero| hero.hearts = 6).offers(P1, "visit"));
}

#[test]
fn nn_208_hearts_are_lost_then_the_rest_is_paid_then_gains_follow_in_order() {
    let mut camp = towers(Table::of(2)).with(P1, |hero| hero.books = 1);
    camp = stopped(camp.villagers([0, 0, 0, 1], [0; 4]), "b2");

    let events = camp.act(P1, "visit");

    let changed = |thing, amount, how| Event::Changed { seat: P1, thing, amount, how };
    assert_eq!(
        events[1..4],
        [
            changed(Thing::Heart, 1, How::Lost),
            changed(Thing::Book, 1, How::Paid),
            Event::VillagerGained { seat: P1, good: Good::Crystal },
        ]
    );
}

#[test]
fn nn_209_what_may_be_done_can_be_left_out_and_the_rest_is_taken() {
    let mut hut = stopped(Table::of(2).with(P1, |hero| hero.hearts = 3), "d1");

    hut.act(P1, "visit");
    assert_eq!(hut.open().stage, Stage::Swap { first: None });
    hut.act(P1, "nothing");

    let hero = hut.of_seat(P1);
    assert_eq!((hero.goods[Good::Shell], hero.hearts), (1, 7));
}

#[test]
fn nn_210_a_fight_needs_an_enemy_where_the_hero_stopped() {
    let calm = stopped(Table::of(2), "e1");
    let empty = Table::of(2).arranged(|open| open.enemies[0] = 0);

    assert_eq!(calm.refusal(P1, "fight"), Refusal::NoEnemy);
    let mut empty = empty;
    empty.play(P1, ["hero 1", "go d2"]);
    assert_eq!(empty.open().stage, Stage::Move, "nobody is there");
}

#[test]
fn nn_211_a_search_needs_a_search_token() {
    let full = stopped(Table::of(2), "e1");
    let empty = full.clone().arranged(|open| open.search.remove(called("e1")));

    assert!(full.offers(P1, "search"));
    assert_eq!(empty.refusal(P1, "search"), Refusal::NoToken);
}

#[test]
fn nn_212_a_visit_beside_an_enemy_that_was_slipped_past() {
    let table = Table::set_up(haunted("d1", "L2"), Setup::standard(2));
    let mut table = walked(table, "e1", ["d1"]);
    table.act(P1, "stop");

    table.play(P1, ["visit", "nothing"]);

    assert_eq!(table.of_seat(P1).goods[Good::Shell], 1);
    assert_eq!(table.open().enemies[3], 2);
}

#[test]
fn nn_213_one_hero_action_fights_only_the_top_of_a_stack() {
    let table = Table::of(4).with(P1, |hero| hero.mana = 0).villagers([0, 0, 0, 6], [0; 4]);
    let mut table = announced(table, "d2");

    table.act_with(P1, "fight", [die(4)]);

    assert_eq!((table.open().enemies[0], table.open().active), (3, P2));
}
