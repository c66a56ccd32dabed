//! Phase 1, exploring a Region (RULES.md section 7).

use game_faraway::{Action, Event, Refusal, Stage};
use table::{Audience, Game, Happening, Seats};

use crate::stage::{P1, P2, P3, Table, region, regions};

/// Rulebook, Exploring a Region: all choose a card and place it face down.
#[test]
fn fa_055_every_player_lays_one_region_face_down_at_the_same_time() {
    let mut table = Table::along(&[&[10], &[20], &[30]]);
    assert_eq!(table.game.to_act(), Seats::first_of(3));

    let events = table.play(P2, 20);

    assert_eq!(events, [Event::Laid { seat: P2 }]);
    assert_eq!(table.view(P2).own.unwrap().chosen.as_slice(), [region(20)]);
    assert_eq!(table.spectate().player(P2).hand, 2);
    assert_eq!(table.game.to_act(), [P1, P3].into_iter().collect(), "one each, and no more");
}

#[test]
fn fa_056_every_card_in_hand_may_be_played_and_one_must_be() {
    let mut table = Table::along(&[&[7, 3, 60], &[20]]);

    assert_eq!(table.actions(P1), regions([7, 3, 60]).map(Action::Play), "and there is no pass");
    for duration in [7, 3, 60] {
        assert!(table.clone().attempt(P1, Action::Play(region(duration))).is_ok());
    }
    let foreign = table.attempt(P1, Action::Play(region(20)));
    assert_eq!(foreign, Err(Refusal::NotInHand { region: region(20) }));
    assert!(table.game.to_act().contains(P1), "P1 still owes a card");
}

#[test]
fn fa_057_a_chosen_card_is_known_to_its_owner_alone_until_all_have_chosen() {
    let mut low = Table::along(&[&[10, 11, 12], &[20]]);
    let mut high = low.clone();

    low.play(P1, 10);
    high.play(P1, 12);

    assert_eq!(low.view(P2), high.view(P2));
    assert_eq!(low.spectate(), high.spectate());
    assert!(low.view(P2).player(P1).chosen, "that a choice was made is seen");
    assert_eq!(low.view(P1).own.unwrap().chosen.as_slice(), [region(10)]);
    assert_eq!(high.view(P1).own.unwrap().chosen.as_slice(), [region(12)]);
}

/// Rulebook, Exploring a Region: "Then everyone reveals the card they have chosen".
#[test]
fn fa_058_all_cards_are_revealed_at_once_when_the_last_is_chosen() {
    let mut table = Table::along(&[&[10], &[20], &[30]]);
    table.play(P3, 30);
    table.play(P1, 10);
    assert!(table.spectate().players.iter().all(|player| player.row.is_empty()));

    let events = table.play(P2, 20);

    let explored = |seat, duration| Event::Explored { seat, region: region(duration) };
    assert_eq!(
        events,
        [Event::Laid { seat: P2 }, explored(P1, 10), explored(P2, 20), explored(P3, 30),]
    );
    let rows = table.spectate().players.iter().map(|player| player.row.len()).collect::<Vec<_>>();
    assert_eq!(rows, [1, 1, 1]);
}

#[test]
fn fa_059_played_regions_and_their_order_are_public_for_the_rest_of_the_game() {
    let mut table = Table::along(&[&[40, 2, 33, 9], &[20, 21, 22, 23]]).explored(1);

    for round in 2..=8 {
        table = table.explored(round);
        for view in [table.view(P1), table.view(P2), table.spectate()] {
            let seen = view.player(P1).row.as_slice();
            let played = regions([40, 2, 33, 9]);
            assert_eq!(seen[..seen.len().min(4)], played[..seen.len().min(4)]);
            assert_eq!(seen.len(), usize::from(round));
        }
        table.finish();
    }
}

/// Rulebook, Exploring a Region: "to the right of the card they have played previously".
#[test]
fn fa_060_a_new_region_goes_to_the_right_of_the_last_one() {
    let table = Table::along(&[&[40, 2, 33], &[20]]).explored(3);

    assert_eq!(table.spectate().player(P1).row.as_slice(), regions([40, 2, 33]));
}

/// Rulebook, Exploring a Region, Note: any layout will do as long as the order is clear.
#[test]
fn fa_061_a_row_is_a_list_in_the_order_of_play_and_has_no_other_layout() {
    let table = Table::along(&[&[40, 2, 33], &[20]]).explored(3);

    let page = serde_json::to_value(table.spectate()).unwrap();

    assert_eq!(page["players"][0]["row"], serde_json::json!([40, 2, 33]));
}

#[test]
fn fa_062_a_choice_may_be_replaced_until_the_last_player_has_chosen() {
    let mut table = Table::along(&[&[10, 11, 12], &[20]]);
    table.play(P1, 10);
    let before = table.view(P2);
    assert_eq!(table.actions(P1), regions([11, 12]).map(Action::Play));
    let same = table.attempt(P1, Action::Play(region(10)));
    assert_eq!(same, Err(Refusal::ChosenAlready));

    let events = table.play(P1, 12);

    assert_eq!(events, [Event::Rethought { seat: P1 }]);
    assert_eq!(events[0].audience(), Audience::Only(P1), "nobody else hears of it");
    assert_eq!(table.view(P2), before, "nor sees it");
    table.play(P2, 20);
    assert_eq!(table.spectate().player(P1).row.as_slice(), [region(12)]);
    let late = table.attempt(P1, Action::Play(region(10)));
    assert_eq!(late, Err(Refusal::NotNow { now: Stage::Taking }), "revealed is final");
}

#[test]
fn fa_063_choices_come_in_any_order_and_nobody_has_seen_another() {
    let table = Table::along(&[&[10, 11, 12], &[20, 21, 22], &[30, 31, 32]]);
    let p3_before = table.view(P3).own;

    let mut views = Vec::new();
    for (first, second) in [(10, 20), (10, 22), (12, 20), (12, 22)] {
        let mut table = table.clone();
        table.play(P1, first);
        table.play(P2, second);
        views.push(table.view(P3));
    }
    let mut backwards = table;
    backwards.play(P3, 31);
    backwards.play(P2, 21);
    backwards.play(P1, 11);

    assert!(views.iter().all(|view| *view == views[0]), "P3 sees the same whatever was chosen");
    assert_eq!(views[0].own, p3_before);
    assert_eq!(backwards.spectate().order.as_slice(), [P1, P2, P3]);
}
