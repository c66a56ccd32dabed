//! Rewards (RULES.md section 18).

use game_near_and_far::{Event, How, Stage, components::Thing};

use crate::kit::{P1, P2, adventurers, card, cards};
use crate::road::{changes, given};

/// NF-363, NF-364.
#[test]
fn nf_363_nf_364_all_kinds_of_rewards_are_gained() {
    let effects = "gain 2 coins, 1 gem, 3 food, 2 hearts, 1 red token, 1 reputation, 1 bird, \
        1 treasure, world card Cold Blade; welcome an adventurer";
    let (mut table, events) = given(effects, |table| table);
    assert_eq!(table.open().stage, Stage::Treasure, "the bird carries it");
    table.play(P1, ["keep T1", "recruit R1"]);

    let mover = table.of_seat(P1);
    assert_eq!((mover.goods.coin, mover.goods.gem, mover.goods.food), (5, 1, 3));
    assert_eq!((mover.hearts, mover.goods.red, mover.reputation, mover.birds), (2, 1, 1, 1));
    assert_eq!(mover.cards, cards(["T1", "W1"]));
    assert_eq!(mover.owned, adventurers(["R1"]));
    let gained = changes(&events, P1, How::Gained);
    assert_eq!(gained[..2], [(Thing::Coin, 2), (Thing::Gem, 1)]);
}

#[test]
fn nf_365_a_world_card_is_in_play_at_once_and_stays() {
    let (table, events) = given("gain world card Cold Blade", |table| table);

    assert!(events.iter().any(|event| matches!(event, Event::WorldGained { .. })));
    assert_eq!(table.of_seat(P1).symbols().sword, 2);
    let mut later = table.turn_of(P1);
    later.play(P1, ["visit hut"]);
    assert!(later.of_seat(P1).cards.contains(card("W1")));
}

/// NF-366, NF-367.
#[test]
fn nf_366_nf_367_a_world_card_that_somebody_has_is_not_gained_again() {
    let (table, events) =
        given("gain world card Cold Blade, 1 coin", |table| table.playing(P2, ["W1"]));

    assert!(!table.of_seat(P1).cards.contains(card("W1")));
    assert!(table.of_seat(P2).cards.contains(card("W1")));
    assert_eq!(changes(&events, P1, How::Gained), [(Thing::Coin, 1)], "the rest stands");
    let fresh = crate::kit::Table::later(2);
    assert!(fresh.open().travellers.iter().all(|one| one.cards.is_empty()), "of no game before");
}

#[test]
fn nf_368_rewards_come_in_printed_order_and_hearts_end_at_13() {
    let (table, events) =
        given("gain 1 food, 3 hearts, 20 coins", |table| table.with(P1, |one| one.hearts = 11));

    let gained = changes(&events, P1, How::Gained);
    assert_eq!(gained, [(Thing::Food, 1), (Thing::Heart, 2), (Thing::Coin, 20)]);
    assert_eq!((table.of_seat(P1).hearts, table.of_seat(P1).goods.coin), (13, 23));
}

#[test]
fn nf_369_a_treasure_lapses_without_a_pack_animal() {
    let (table, events) = given("gain 1 treasure, 1 coin", |table| table);

    assert!(!events.iter().any(|event| matches!(event, Event::TreasureDrawn { .. })));
    assert_eq!(table.of_seat(P1).goods.coin, 4);
}

#[test]
fn nf_370_a_bird_comes_from_the_supply_and_lapses_with_three_animals() {
    let birds = |owned| {
        let (table, _) = given("gain 1 bird", |table| table.with(P1, |one| one.birds = owned));
        (table.of_seat(P1).birds, table.open().stable())
    };

    assert_eq!(birds(0), (1, 5));
    assert_eq!(birds(2), (3, 3));
    assert_eq!(birds(3), (3, 3));
}

#[test]
fn nf_371_an_adventurer_of_the_row_is_taken_for_nothing_and_the_row_is_filled() {
    let (mut table, _) = given("welcome a yellow adventurer", |table| table);
    assert_eq!(table.offered(P1), ["recruit Y1", "recruit Y2"], "of the named faction");

    table.act(P1, "recruit Y2");

    let mover = table.of_seat(P1);
    assert_eq!((mover.goods.coin, mover.active), (3, adventurers(["Y2"])));
    assert!(table.open().row.iter().all(Option::is_some), "filled up again");
    let (none, _) = given("welcome a blue adventurer", |table| table.row(["Y1", "R1"]));
    assert_eq!(none.open().active, P2, "nobody there: it lapses");
}

#[test]
fn nf_372_the_player_chooses_between_alternatives() {
    let (mut table, _) = given("either gain 2 coins or gain 1 gem", |table| table);
    assert_eq!(table.offered(P1), ["take 1", "take 2"]);

    table.act(P1, "take 2");

    assert_eq!((table.of_seat(P1).goods.coin, table.of_seat(P1).goods.gem), (3, 1));
}

#[test]
fn nf_373_a_loss_takes_at_most_what_is_there() {
    let (table, events) =
        given("lose 2 hearts, 9 reputation", |table| table.with(P1, |one| one.hearts = 1));

    assert_eq!((table.of_seat(P1).hearts, table.of_seat(P1).reputation), (0, -6));
    assert_eq!(changes(&events, P1, How::Lost), [(Thing::Heart, 1), (Thing::Reputation, 6)]);
}
