//! Phase 3, the end of the exploration (RULES.md section 9).

use game_faraway::{Action, Event, KnownSanctuary, Refusal, Stage};
use table::{Audience, Game, Happening, Seat, Seats};

use crate::stage::{P1, P2, P3, Table, region, regions, sanctuaries, sanctuary};

/// P1 has two Clues and is dealt S1, S2 and S3 in round 2; P2 acts after them and has found nothing.
fn three_offered() -> Table {
    Table::along(&[&[6, 8], &[30, 29]]).meeting([1, 2, 3]).explored(2)
}

/// Rulebook, End of the Exploration: "starting with the lowest exploration duration".
#[test]
fn fa_082_players_act_in_ascending_order_of_the_duration_just_played() {
    let mut table = Table::along(&[&[40], &[7], &[23]]).explored(1);
    let display = table.spectate().display;

    assert_eq!(table.spectate().order.as_slice(), [P2, P3, P1]);
    let mut acted = Vec::new();
    while table.spectate().round == 1 {
        let turn = table.game.to_act().first().unwrap();
        let others = [P1, P2, P3].into_iter().filter(|&seat| seat != turn);
        for other in others {
            let early = table.attempt(other, Action::Take(display.as_slice()[3]));
            assert_eq!(early, Err(Refusal::NotYourTurn { turn }));
            assert!(table.actions(other).is_empty());
        }
        acted.push(turn);
        table.step();
    }
    assert_eq!(acted, [P2, P3, P1]);
}

#[test]
fn fa_083_no_two_players_can_tie_for_a_turn() {
    // Six neighbouring durations, and still everybody has a place of their own.
    let table = Table::along(&[&[35], &[30], &[34], &[31], &[33], &[32]]).explored(1);

    let order = table.spectate().order;

    assert_eq!(order.as_slice(), [1, 3, 5, 4, 2, 0].map(Seat::new));
    assert_eq!(order.iter().copied().collect::<Seats>(), Seats::first_of(6));
}

/// Rulebook, End of the Exploration: "Add it to your hand to go back to 3 cards."
#[test]
fn fa_084_on_their_turn_a_player_takes_one_region_of_the_display_into_hand() {
    let mut table = Table::dealt(&[[10, 11, 12], [20, 21, 22]], &[40, 41, 42]);
    table.play(P1, 10);
    table.play(P2, 20);
    assert_eq!(table.actions(P1), regions([40, 41, 42]).map(Action::Take));
    let elsewhere = table.attempt(P1, Action::Take(region(50)));

    let events = table.take(P1, 41);

    assert_eq!(elsewhere, Err(Refusal::NotInDisplay { region: region(50) }));
    assert_eq!(events, [Event::Took { seat: P1, region: region(41) }]);
    assert_eq!(table.view(P1).own.unwrap().hand.as_slice(), regions([11, 12, 41]));
}

#[test]
fn fa_085_taking_a_region_is_compulsory() {
    let mut table = three_offered();

    let only_takes = table.actions(P1).iter().all(|action| matches!(action, Action::Take(_)));
    let passed_over = table.attempt(P1, Action::Choose(sanctuary(1)));

    assert!(only_takes, "there is nothing else to do");
    assert_eq!(passed_over, Err(Refusal::NotNow { now: Stage::Taking }));
    assert_eq!(table.game.to_act(), Seats::only(P1));
}

/// Rulebook, End of the Exploration, Note: "Region cards taken by players are not replaced".
#[test]
fn fa_086_a_taken_region_is_not_replaced() {
    let mut table = Table::dealt(&[[10, 11, 12], [20, 21, 22]], &[40, 41, 42]);
    table.play(P1, 10);
    table.play(P2, 20);

    table.take(P1, 41);

    assert_eq!(table.spectate().display.as_slice(), regions([40, 42]));
    assert_eq!(table.actions(P2), regions([40, 42]).map(Action::Take));
    let gone = table.attempt(P2, Action::Take(region(41)));
    assert_eq!(gone, Err(Refusal::NotInDisplay { region: region(41) }));
}

#[test]
fn fa_087_the_first_to_act_chooses_from_one_more_than_all_and_the_last_from_two() {
    for players in 2..=6 {
        let mut table = Table::of(players).explored(1);

        let mut choices = Vec::new();
        while table.spectate().round == 1 {
            choices.push(table.actions(table.game.to_act().first().unwrap()).len());
            table.step();
        }

        assert_eq!(choices, (2..=players + 1).rev().collect::<Vec<_>>());
    }
}

#[test]
fn fa_088_everybody_sees_which_region_is_taken_and_knows_it_until_it_is_played() {
    let mut table = Table::along(&[&[10, 11, 12, 13], &[20]]).explored(1);

    let took = table.take(P1, 13);

    assert_eq!(took[0].audience(), Audience::Everyone);
    for round in 2..=4 {
        table.finish();
        assert!(table.view(P2).player(P1).known.contains(region(13)), "round {round}");
        assert!(table.spectate().player(P1).known.contains(region(13)));
        table.explore();
    }
    assert!(table.spectate().player(P1).row.contains(region(13)));
    assert!(!table.spectate().player(P1).known.contains(region(13)));
}

#[test]
fn fa_089_of_another_hand_a_view_shows_the_size_and_what_was_seen_being_taken() {
    let one = Table::dealt(&[[10, 11, 12], [20, 21, 22]], &[40, 41, 42]);
    let other = Table::dealt(&[[10, 31, 32], [20, 21, 22]], &[40, 41, 42]);

    let views = [one, other].map(|mut table| {
        table.play(P1, 10);
        table.play(P2, 20);
        table.take(P1, 41);
        table.view(P2)
    });

    assert_eq!(views[0], views[1], "the rest of the hand is hidden");
    assert_eq!(views[0].player(P1).hand, 3);
    assert_eq!(views[0].player(P1).known.as_slice(), [region(41)]);
}

/// Rulebook, End of the Exploration: "choose one (and only one)".
#[test]
fn fa_090_a_player_with_sanctuary_cards_chooses_exactly_one() {
    let mut table = three_offered();
    table.step();
    assert_eq!(table.actions(P1), sanctuaries([1, 2, 3]).map(Action::Choose));
    let foreign = table.attempt(P1, Action::Choose(sanctuary(4)));

    let events = table.choose(P1, 2);

    assert_eq!(foreign, Err(Refusal::NotDealt { sanctuary: sanctuary(4) }));
    assert_eq!(events[0], Event::Placed { seat: P1, sanctuary: sanctuary(2) });
    assert_eq!(table.spectate().player(P1).sanctuaries.as_slice(), sanctuaries([2]));
    assert!(table.actions(P1).is_empty(), "and no other one");
}

#[test]
fn fa_091_choosing_is_compulsory_even_with_a_single_card() {
    let mut table = Table::along(&[&[1, 2], &[30, 29]]).meeting([7]).explored(2);
    table.step();

    assert_eq!(table.actions(P1), [Action::Choose(sanctuary(7))]);
    assert_eq!(table.game.to_act(), Seats::only(P1), "nobody goes on before P1 has");
    let events = table.choose(P1, 7);
    assert_eq!(events, [Event::Placed { seat: P1, sanctuary: sanctuary(7) }], "none is left");
}

/// Rulebook, End of the Exploration: "you first choose a Region card".
#[test]
fn fa_092_the_region_is_taken_first_and_the_sanctuary_chosen_in_the_same_turn() {
    let mut table = Table::along(&[&[1, 2], &[20, 30]]).explored(2);
    let mut turns = Vec::new();

    while table.spectate().round == 2 {
        let view = table.spectate();
        turns.push((view.stage, view.waiting.first().unwrap()));
        table.step();
    }

    assert_eq!(
        turns,
        [(Stage::Taking, P1), (Stage::Choosing, P1), (Stage::Taking, P2), (Stage::Choosing, P2)]
    );
}

/// Rulebook, End of the Exploration: "You now benefit from its abilities."
#[test]
fn fa_093_a_chosen_sanctuary_is_effective_at_once() {
    let mut table = Table::along(&[&[1, 2, 3], &[30, 29]]).meeting([9]).explored(2);
    table.step();
    assert_eq!(table.spectate().player(P1).clues, 0);

    table.choose(P1, 9);

    assert_eq!(table.spectate().player(P1).clues, 1, "the Clue of S9");
    table.finish();
    table.explore();
    assert_eq!(table.offered(P1).len(), 2, "counts at the next deal");
}

#[test]
fn fa_094_a_chosen_sanctuary_is_public_when_it_is_placed() {
    let mut table = three_offered();
    table.step();
    assert!(table.view(P2).player(P1).sanctuaries.is_empty());

    let events = table.choose(P1, 3);

    assert_eq!(events[0].audience(), Audience::Everyone);
    for view in [table.view(P2), table.spectate()] {
        assert_eq!(view.player(P1).sanctuaries.as_slice(), sanctuaries([3]));
    }
}

/// Rulebook, End of the Exploration: leftover Sanctuaries go under the deck, face down.
#[test]
fn fa_095_the_other_cards_go_under_the_deck_before_the_next_player_acts() {
    let mut table = three_offered();
    table.step();
    assert!(table.spectate().below.is_empty());

    let events = table.choose(P1, 1);

    assert_eq!(events[1], Event::Returned { seat: P1, count: 2 });
    assert_eq!(table.game.to_act(), Seats::only(P2));
    let view = table.spectate();
    assert!(view.player(P1).dealt.is_empty());
    assert_eq!((view.sanctuary_deck, view.below.len()), (42, 2));
}

#[test]
fn fa_096_cards_go_under_the_deck_in_the_order_they_were_dealt() {
    let mut table = Table::along(&[&[6, 8], &[12, 15]]).meeting([1, 4, 2, 5, 3, 6]).explored(2);

    table.step();
    table.choose(P1, 2);
    table.step();
    table.choose(P2, 4);

    let below = |seat| {
        let below = table.view(seat).below;
        below.iter().map(|seen_card| seen_card.sanctuary).collect::<Vec<_>>()
    };
    let [s1, s3, s5, s6] = sanctuaries([1, 3, 5, 6]).map(Some);
    assert_eq!(below(P1), [s1, s3, None, None], "the first dealt nearest the top");
    assert_eq!(below(P2), [None, None, s5, s6], "the later returned farther below");
}

#[test]
fn fa_097_returned_cards_are_known_to_the_player_who_returned_them_and_their_number_to_all() {
    let mut table = three_offered();
    table.step();

    table.choose(P1, 2);

    let p1 = Seats::only(P1);
    let known = |id| KnownSanctuary { sanctuary: Some(sanctuary(id)), held_by: p1 };
    let unknown = KnownSanctuary { sanctuary: None, held_by: p1 };
    assert_eq!(table.view(P1).below.as_slice(), [known(1), known(3)]);
    assert_eq!(table.view(P2).below.as_slice(), [unknown, unknown]);
    assert_eq!(table.spectate().below.as_slice(), [unknown, unknown]);
}

#[test]
fn fa_098_a_player_without_sanctuary_cards_skips_that_step() {
    let mut table = three_offered();
    table.step();
    table.choose(P1, 1);
    assert_eq!(table.spectate().stage, Stage::Taking);

    let events = table.step();

    assert!(matches!(events[0], Event::Took { seat, .. } if seat == P2));
    assert_eq!(table.spectate().round, 3, "the round is over");
    assert!(table.spectate().player(P2).sanctuaries.is_empty());
}

/// Rulebook, End of the Exploration: "the remaining Region card … is removed from the game".
#[test]
fn fa_099_the_last_region_of_the_display_leaves_the_game() {
    let mut table = Table::dealt(&[[10, 11, 12], [20, 21, 22]], &[40, 41, 42]);
    table.play(P1, 10);
    table.play(P2, 20);
    table.take(P1, 41);

    let events = table.take(P2, 40);

    assert_eq!(events[1], Event::Removed { region: region(42) });
    assert_eq!(table.spectate().removed.as_slice(), [region(42)]);
}

#[test]
fn fa_100_removed_regions_are_public_and_never_return() {
    let table = Table::of(6).explored(8);

    let view = table.spectate();
    assert_eq!(view.removed.len(), 7);
    for removed in view.removed.iter() {
        for seat in view.seats() {
            assert!(!view.player(seat).row.contains(*removed));
            assert!(!table.view(seat).own.unwrap().hand.contains(*removed));
            assert_eq!(table.view(seat).removed, view.removed);
        }
    }
}

/// Rulebook, End of the Exploration: "Then reveal as many new Region cards as …".
#[test]
fn fa_101_then_a_new_display_is_revealed() {
    let mut table = Table::of(4).explored(1);
    let before = table.spectate();

    let events = table.finish();

    let after = table.spectate();
    assert_eq!(events.last(), Some(&Event::Displayed { regions: after.display }));
    assert_eq!(after.display.len(), 5);
    assert_eq!(after.region_deck, before.region_deck - 5);
    assert!(after.display.iter().all(|&region| !before.display.contains(region)));
}

#[test]
fn fa_102_no_display_is_revealed_after_round_7_or_8() {
    let mut table = Table::of(6).explored(7);
    let deck = table.spectate().region_deck;

    let after_7 = table.finish();
    let view_7 = table.spectate();
    let after_8 = [table.explore(), table.finish()].concat();

    let displays = |events: &[Event]| events.iter().any(|e| matches!(e, Event::Displayed { .. }));
    assert!(!displays(&after_7) && !displays(&after_8));
    assert_eq!((view_7.round, view_7.display.len(), view_7.region_deck), (8, 0, deck));
    assert_eq!(deck, 1, "with six players there would not be enough");
    assert!(table.spectate().display.is_empty());
}

/// Rulebook, End of the Exploration: "a new round begins".
#[test]
fn fa_103_after_rounds_1_to_7_the_next_begins_with_phase_1() {
    let mut table = Table::of(3);

    for round in 1..=7 {
        table.explore();
        let events = table.finish();
        let view = table.spectate();
        assert!(events.contains(&Event::RoundBegan { round: round + 1 }));
        assert_eq!((view.round, view.stage), (round + 1, Stage::Exploring));
        assert_eq!(view.waiting, Seats::first_of(3));
    }
}
