//! What is different in round 8 (RULES.md section 10).

use game_faraway::{Action, Event, Stage};
use table::Game;

use crate::stage::{P1, P2, P3, Table, region, regions};

/// Rulebook, End of the Exploration: "do not take a new card".
#[test]
fn fa_104_in_round_8_nobody_takes_a_region() {
    let mut table = Table::along(&[&[1, 2, 3, 4, 5, 7, 9, 10], &[]]).explored(8);
    assert_eq!(table.spectate().stage, Stage::Choosing);
    assert!(table.actions(P1).iter().all(|action| matches!(action, Action::Choose(_))));

    let events = table.finish();

    assert!(!events.iter().any(|event| matches!(event, Event::Took { .. })));
    assert!(table.spectate().players.iter().all(|player| player.hand == 2));
}

/// Rulebook, End of the Exploration: a Sanctuary can still be played in the last round.
#[test]
fn fa_105_a_sanctuary_found_in_round_8_is_still_chosen() {
    let rows: [&[usize]; 2] = [&[1, 2, 3, 4, 5, 7, 9, 10], &[]];
    let mut table = Table::along(&rows).explored(8);
    assert_eq!(table.spectate().player(P1).sanctuaries.len(), 6);

    table.finish();

    assert_eq!(table.spectate().player(P1).sanctuaries.len(), 7);
}

#[test]
fn fa_106_the_last_sanctuaries_are_chosen_in_ascending_order_and_others_skipped() {
    // In round 8 P1 plays 50 after 49, P2 falls to 20, P3 plays 30 after 29.
    let rows: [&[usize]; 3] = [
        &[1, 2, 3, 4, 5, 7, 49, 50],
        &[60, 61, 62, 63, 64, 65, 66, 20],
        &[10, 11, 13, 14, 16, 17, 29, 30],
    ];
    let mut table = Table::along(&rows).explored(8);
    assert_eq!(table.spectate().order.as_slice(), [P2, P3, P1]);

    let mut chose = Vec::new();
    while table.game.standings().is_none() {
        chose.push(table.game.to_act().first().unwrap());
        table.step();
    }

    assert_eq!(chose, [P3, P1]);
}

#[test]
fn fa_107_the_two_regions_left_in_hand_are_never_played_scored_or_shown() {
    // P1 keeps one card in hand from the start to the end; the displays are the same in both games.
    let displays: Vec<usize> = (23..44).collect();
    let mut one = Table::dealt(&[[10, 11, 68], [20, 21, 22]], &displays);
    let mut other = Table::dealt(&[[10, 11, 67], [20, 21, 22]], &displays);
    let playing_around = |table: &mut Table| {
        let mut events = Vec::new();
        while let Some(seat) = table.game.to_act().first() {
            let kept_back = regions([67, 68]).map(Action::Play);
            let free = |action: &&Action| !kept_back.contains(*action);
            let action = *table.actions(seat).iter().find(free).unwrap();
            events.extend(table.act(seat, action));
        }
        events
    };

    let told = playing_around(&mut one);
    let told_of_other = playing_around(&mut other);

    assert!(one.view(P1).own.unwrap().hand.contains(region(68)));
    assert_eq!(one.view(P1).own.unwrap().hand.len(), 2);
    assert_eq!(told, told_of_other, "nothing that happens depends on the card left in hand");
    assert_eq!(one.view(P2), other.view(P2));
    assert_ne!(one.view(P1), other.view(P1));
}

#[test]
fn fa_108_in_round_8_the_centre_is_empty_and_nothing_is_removed() {
    let mut table = Table::of(5).at_round(8);
    assert!(table.spectate().display.is_empty());

    let events = [table.explore(), table.finish()].concat();

    assert!(!events.iter().any(|event| matches!(event, Event::Removed { .. })));
    assert_eq!(table.spectate().removed.len(), 7, "one for each of the first seven rounds");
}
