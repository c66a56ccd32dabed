//! The flow of the game (RULES.md section 6).

use game_faraway::{Action, Event, Faraway, Refusal, Setup, Stage};
use table::Game;
use table_laws::play_out;

use crate::stage::{P1, P2, Table, cards, region};

/// Rulebook, Game Flow: "A game lasts 8 rounds."
#[test]
fn fa_051_the_game_lasts_exactly_8_rounds() {
    for setup in Setup::all() {
        let whole = play_out::<Faraway>(cards(), &setup, 2).replay();
        let mut begun = Vec::new();

        let record = whole.play(cards(), |_, events| {
            begun.extend(events.iter().filter_map(|event| match event {
                Event::RoundBegan { round } => Some(*round),
                _ => None,
            }));
        });

        assert_eq!(begun, [2, 3, 4, 5, 6, 7, 8], "{setup}");
        assert!(record.unwrap().game().standings().is_some(), "{setup}");
    }
}

/// Rulebook, Game Flow: the three phases.
#[test]
fn fa_052_a_round_is_exploring_then_finding_then_the_end_of_the_exploration() {
    let mut table = Table::along(&[&[1, 2], &[3, 4]]).at_round(2);
    assert_eq!(table.spectate().stage, Stage::Exploring);
    let early = table.attempt(P1, Action::Take(region(5)));

    let explored = table.explore();
    let late = table.attempt(P1, Action::Play(region(3)));
    let finished = table.finish();

    assert_eq!(early, Err(Refusal::NotNow { now: Stage::Exploring }));
    assert_eq!(late, Err(Refusal::NotNow { now: Stage::Taking }));
    let place = |events: &[Event], is: fn(&Event) -> bool| events.iter().position(is).unwrap();
    let last_explored = explored.iter().rposition(|e| matches!(e, Event::Explored { .. }));
    let found = place(&explored, |event| matches!(event, Event::Found { .. }));
    assert!(last_explored.unwrap() < found, "all Regions are revealed before anybody finds");
    assert_eq!(place(&finished, |event| matches!(event, Event::Took { .. })), 0);
}

/// Rulebook, Game Flow: "The game ends after the 8th round."
#[test]
fn fa_053_after_round_8_the_game_is_scored() {
    let mut table = Table::along(&[&[1, 2, 3, 4, 5, 6, 7, 8], &[]]).explored(8);
    assert_eq!(table.game.standings(), None);

    let events = table.finish();

    assert_eq!(table.spectate().stage, Stage::Over);
    assert!(table.game.standings().is_some());
    assert!(matches!(events.last(), Some(Event::Total { seat, .. }) if *seat == P2));
    assert!(!events.iter().any(|event| matches!(event, Event::RoundBegan { .. })));
}

#[test]
fn fa_054_the_hand_goes_from_3_to_2_and_back_and_ends_with_2() {
    let mut table = Table::of(3);
    let hand = |table: &Table| table.spectate().player(P1).hand;

    for round in 1..=8 {
        assert_eq!((table.spectate().round, hand(&table)), (round, 3));
        table.explore();
        assert_eq!(hand(&table), 2, "after phase 1 of round {round}");
        table.finish();
        assert_eq!(hand(&table), if round < 8 { 3 } else { 2 }, "after round {round}");
    }
}
