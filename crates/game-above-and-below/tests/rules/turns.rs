//! Rounds and turns (RULES.md section 4).

use game_above_and_below::{Event, Refusal, Stage, Token, Villagers};
use table::Seats;

use crate::stage::{P1, P2, P3, Table, village, villagers};

/// A table at which nobody has anything to work with.
fn idle(players: usize) -> Table {
    Table::of(players).arranged(|open| {
        for village in open.villages.as_mut_slice() {
            (village.injured, village.ready) = (village.ready, Villagers::NONE);
            village.exhausted = Villagers::NONE;
        }
    })
}

/// Rulebook, The Game Round.
#[test]
fn ab_053_the_game_has_seven_rounds() {
    let mut table = Table::of(2);
    let mut rounds = vec![1];

    for _ in 0..2 * 7 {
        let seat = table.open().active;
        for event in table.act(seat, "pass") {
            match event {
                Event::RoundBegan { round, .. } => rounds.push(round),
                Event::GameEnded => rounds.push(0),
                _ => {}
            }
        }
    }

    assert_eq!(rounds, [1, 2, 3, 4, 5, 6, 7, 0]);
    assert_eq!((table.open().round, table.open().stage), (7, Stage::Over));
    assert_eq!(table.refusal(P1, "pass"), Refusal::GameOver);
}

/// Rulebook, The Game Round.
#[test]
fn ab_054_the_end_of_a_round_follows_the_actions_of_all() {
    let mut table = Table::of(2);

    let first = table.play(P1, ["labor", "send V1", "go"]);
    let second = table.act(P2, "pass");
    let last = table.act(P1, "pass");

    let income = |events: &[Event]| {
        events.iter().filter(|event| matches!(event, Event::Income { .. })).count()
    };
    assert_eq!([income(&first), income(&second), income(&last)], [0, 0, 0], "P1 has a cider");
    let rest = table.act(P1, "rest");
    assert_eq!(income(&rest), 2);
    assert_eq!(table.open().round, 2);
}

/// Rulebook, Player Actions.
#[test]
fn ab_055_turns_go_clockwise_from_the_first_player() {
    let mut table = Table::of(3).arranged(|open| {
        (open.first, open.active, open.waiting) = (P2, P2, Seats::only(P2));
    });
    let mut order = Vec::new();

    for villager in ["V2", "V3", "V1", "V6", "V7", "V5"] {
        let seat = table.open().active;
        order.push(seat);
        table.play(seat, ["labor", &format!("send {villager}"), "go"]);
    }

    assert_eq!(order, [P2, P3, P1, P2, P3, P1]);
}

/// Rulebook, Player Actions.
#[test]
fn ab_056_a_turn_is_one_normal_action_or_a_pass() {
    let played = |words: &[&str]| {
        let mut table = Table::of(2).rich(P1, 20).built(P1, ["H3"]);
        for words in words {
            assert_eq!(table.open().active, P1, "{words}");
            table.act(P1, words);
        }
        table.open()
    };

    for turn in [
        &["explore", "send V9", "send V5", "go", "choose 1"][..],
        &["build H1"],
        &["harvest", "send V1", "go", "pick H3 to stores"],
        &["train V13"],
        &["labor", "send V1", "go"],
        &["pass"],
    ] {
        let mut open = played(turn);
        if open.stage == Stage::Exerting {
            open = played(&[turn, &["enough"]].concat());
        }
        assert_eq!((open.active, open.stage), (P2, Stage::Turn), "{turn:?}");
    }
}

/// Rulebook, Player Actions.
// AB-057, AB-171.
#[test]
fn ab_057_ab_171_free_actions_come_before_the_normal_action_in_any_order_and_exhaust_nobody() {
    let mut table = Table::of(3).rich(P1, 20);
    table = table.stored(P1, [(Token::Fish, 2)]).arranged(|open| {
        for (seat, token) in [(P2, Token::Rope), (P3, Token::Ore)] {
            open.supply[token] -= 1;
            village(open, seat).sale = Some(token);
        }
    });
    let before = table.village(P1).ready;

    table.play(P1, ["bargain P2", "bid 3"]);
    table.act(P2, "accept");
    table.play(P1, ["refresh houses", "place fish", "sell rope", "bargain P3", "bid 4"]);
    table.act(P3, "accept");
    table.play(P1, ["place ore", "place fish"]);

    assert_eq!((table.open().active, table.open().stage), (P1, Stage::Turn));
    assert_eq!(table.village(P1).ready, before);
    assert!(table.offers(P1, "explore") && table.offers(P1, "pass"));
    assert_eq!(table.village(P1).coins, 20 - 3 - 1 - 4);
}

/// Rulebook, Player Actions.
#[test]
fn ab_058_after_the_normal_action_there_is_no_free_action() {
    let mut table = Table::of(2).rich(P1, 20).stored(P1, [(Token::Rope, 1)]);

    table.play(P1, ["labor", "send V1", "go"]);

    for words in ["sell rope", "refresh houses", "labor"] {
        assert_eq!(table.refusal(P1, words), Refusal::NotYourTurn { turn: P2 });
    }
}

/// Rulebook, Player Actions.
// AB-059, AB-060.
#[test]
fn ab_059_ab_060_those_who_have_passed_are_skipped_until_all_have() {
    let mut table = Table::of(3);
    table.act(P1, "pass");
    let mut order = Vec::new();

    for (seat, words) in [(P2, "labor"), (P3, "pass"), (P2, "labor"), (P2, "labor")] {
        order.push(table.open().active);
        match words {
            "labor" => {
                let one = table.village(seat).ready.first().unwrap();
                table.play(seat, ["labor", &format!("send {one}"), "go"]);
            }
            pass => drop(table.act(seat, pass)),
        }
    }

    assert_eq!(order, [P2, P3, P2, P2], "P2 has one turn after another");
    assert_eq!((table.open().active, table.open().round), (P2, 1));
    table.act(P2, "pass");
    table.act(P2, "rest");
    assert_eq!((table.open().active, table.open().round), (P2, 2));
}

/// Rulebook, Player Actions.
#[test]
fn ab_061_with_nobody_ready_one_must_pass_after_free_actions() {
    let table = idle(2).stored(P1, [(Token::Rope, 1)]).built(P1, ["H3"]);

    let offered = table.offered(P1);

    assert_eq!(offered, ["sell rope", "refresh houses", "refresh outposts", "place rope", "pass"]);
    assert_eq!(table.refusal(P1, "labor"), Refusal::NobodyReady);
    assert_eq!(table.refusal(P1, "harvest"), Refusal::NobodyReady);
    assert_eq!(table.refusal(P1, "explore"), Refusal::NobodyReady);
    assert_eq!(table.refusal(P1, "build H1"), Refusal::NobodyBuilds);
    assert_eq!(table.refusal(P1, "train V13"), Refusal::NobodyTrains);
}

/// Rulebook, Player Actions.
#[test]
fn ab_062_one_may_pass_with_villagers_ready() {
    let mut table = Table::of(2);

    table.act(P1, "pass");

    assert!(table.village(P1).passed);
    assert_eq!(table.village(P1).ready, villagers(["V1", "V5", "V9"]));
    assert_eq!(table.open().active, P2);
}

#[test]
fn ab_063_one_ready_villager_can_always_labor() {
    for villager in ["V1", "V5", "V9", "V31", "V33", "V35"] {
        let table = Table::of(2).rich(P1, 0).peopled(P1, [villager]);

        assert!(table.offers(P1, "labor"), "{villager}");
    }
}

#[test]
fn ab_064_only_what_can_be_done_in_full_is_offered() {
    let table = Table::of(2).rich(P1, 2).peopled(P1, ["V1", "V5"]);

    let offered = table.offered(P1);

    let works = ["build K1", "build K2", "build K3", "build K4", "train V13"];
    let tasks = ["explore", "labor"];
    let free = ["refresh houses", "refresh outposts", "pass"];
    assert_eq!(offered, [&tasks[..], &works, &free].concat());
    assert_eq!(table.refusal(P1, "build H1"), Refusal::TooDear { cost: 3, purse: 2 });
    assert_eq!(table.refusal(P1, "harvest"), Refusal::NothingToHarvest);
}
