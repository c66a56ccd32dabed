//! Seasons, turns and passing (RULES.md section 5).

use game_now_or_never::{Event, Refusal, Setup, Stage, components::Hero};
use table::{Game, Seats};

use crate::kit::{P1, P2, P3, Table, printed};

#[test]
fn nn_088_nn_089_six_seasons_of_turns_and_production() {
    let mut table = Table::of(2);
    let mut produced = 0;

    for season in 1..=6 {
        assert_eq!((table.open().season, table.open().stage), (season, Stage::Turn));
        let events = table.pass_all();
        produced += events.iter().filter(|event| matches!(event, Event::Produced { .. })).count();
    }

    assert_eq!((table.open().stage, produced), (Stage::Over, 12));
    assert_eq!(table.open().season, 6);
    assert!(table.game.standings().is_some());
}

#[test]
fn nn_090_the_first_player_begins_and_turns_go_clockwise() {
    let mut table = Table::of(3).arranged(|open| open.first = P2).turn_of(P2);

    assert_eq!(table.game.to_act(), Seats::only(P2));
    table.act(P2, "rest 1 coin");
    assert_eq!(table.game.to_act(), Seats::only(P3));
    table.act(P3, "rest 1 coin");
    assert_eq!(table.game.to_act(), Seats::only(P1));
    let events = table.pass_all();
    assert!(events.contains(&Event::SeasonBegan { season: 2, first: P2 }));
    assert_eq!(table.game.to_act(), Seats::only(P2));
}

#[test]
fn nn_091_nn_092_a_turn_is_a_specialist_action_a_hero_action_or_passing() {
    let table = Table::of(2);

    let mut verbs = table.offered(P1);
    verbs.iter_mut().for_each(|words| words.truncate(words.find(' ').unwrap_or(words.len())));
    verbs.sort_unstable();
    verbs.dedup();
    assert_eq!(verbs, ["hero", "hire", "pass", "recruit", "rest"]);
    assert_eq!(table.offered_as(P1, "hero"), ["hero 1", "hero 2", "hero 3"]);
    assert_eq!(table.offered_as(P1, "recruit").len(), 4);

    let mut rested = table.clone();
    rested.act(P1, "rest 1 coin");
    assert_eq!(rested.refusal(P1, "rest 2 coin"), Refusal::NotYourTurn { turn: P2 });
}

#[test]
fn nn_094_nn_095_who_has_passed_takes_no_turn_until_the_next_season() {
    let mut table = Table::of(3);

    assert_eq!(table.act(P1, "pass"), [Event::Passed { seat: P1 }]);
    for _ in 0..2 {
        table.act(P2, "rest 1 coin");
        table.act(P3, "rest 1 coin");
        table = table.with(P2, |player| player.face_down = 0);
        table = table.with(P3, |player| player.face_down = 0);
    }
    assert_eq!(table.game.to_act(), Seats::only(P2));
    assert!(table.open().passed.contains(P1));
    table.pass_all();

    assert_eq!((table.open().season, table.open().passed), (2, Seats::NONE));
    assert_eq!(table.game.to_act(), Seats::only(P1));
}

#[test]
fn nn_096_whoever_is_left_takes_turn_after_turn() {
    let mut table = Table::of(3);
    table.act(P1, "pass");
    table.act(P2, "pass");

    for slot in ["rest 1 coin", "rest 2 coin"] {
        assert_eq!(table.game.to_act(), Seats::only(P3));
        table.act(P3, slot);
    }

    assert_eq!(table.game.to_act(), Seats::only(P3));
    table.act(P3, "pass");
    assert_eq!(table.open().season, 2);
}

#[test]
fn nn_027_three_hero_actions_a_season() {
    let mut table = Table::of(2);
    table.act(P1, "pass");
    let mut table = table.turn_of(P2);

    for (left, arrow) in [(2, "hero 1"), (1, "hero 3"), (0, "hero 2")] {
        let from = table.of_seat(P2).place;
        let to = if from.to_string() == "e1" { "d1" } else { "e1" };
        table.play(P2, [arrow, &format!("go {to}"), "stop", "done"]);
        table = table.at(P2, "e2").with(P2, |player| player.hearts = 9);
        assert_eq!(table.of_seat(P2).free_arrows().count(), left);
        assert_eq!(table.refusal(P2, arrow), Refusal::ArrowUsed);
    }

    assert!(table.offered_as(P2, "hero").is_empty());
    table.act(P2, "pass");
    assert_eq!(table.offered_as(P1, "hero").len(), 3);
    assert_eq!(table.of_seat(P2).free_arrows().count(), 3);
}

#[test]
fn nn_097_passing_is_possible_in_the_very_first_turn() {
    let table = Table::of(4);

    assert!(table.offers(P1, "pass"));
    assert!(table.offers(P1, "hero 1"));
}

#[test]
fn nn_098_who_can_do_nothing_is_asked_all_the_same() {
    let mut table = Table::of(2)
        .coins(P1, 0)
        .with(P1, |player| (player.hearts, player.face_down) = (0, 0b11))
        .goods(P1, "SSS");
    table.act(P1, "sell SSS");

    assert_eq!(table.of_seat(P1).coins, 5);
    assert!(table.offers(P1, "hire P2 1"), "5 coins pay for a builder of P2");
    let poor = table.clone().coins(P1, 0);
    assert_eq!(poor.offered(P1), ["pass"]);
}

#[test]
fn nn_099_a_specialist_of_somebody_who_has_passed_can_be_hired() {
    let mut table = Table::of(2).with(P2, |player| player.hearts = 4);
    table.act(P1, "pass");
    let before = table.of_seat(P1).coins;

    let events = table.act(P2, "hire P1 2");

    assert!(events.contains(&Event::Taxed { seat: P1, coins: 1 }));
    assert_eq!(table.of_seat(P1).coins, before + 1);
    assert_eq!(table.of_seat(P2).hearts, 11);
}

#[test]
fn nn_100_what_lasts_for_one_turn_is_over_in_the_next() {
    let mut table = Table::set_up(printed(), Setup::standard(2)).with_hero(Hero::Namal);
    table.play(P1, ["use basic", "hero 1", "go d2"]);
    assert!(table.open().turn.armored);

    table.play(P1, ["slip", "stop", "done"]);
    table.act(P2, "pass");

    assert!(!table.open().turn.armored);
    assert!(table.offers(P1, "use basic"), "it can be paid for again");
}
