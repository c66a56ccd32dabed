//! Pass (RULES.md section 11).

use game_above_and_below::{Event, Refusal, Stage, Token};

use crate::stage::{P1, P2, Table, villagers};

/// Rulebook, Pass.
#[test]
fn ab_196_one_who_has_passed_does_nothing_more_in_this_round() {
    let mut table = Table::of(2).rich(P1, 20).stored(P1, [(Token::Rope, 1)]);

    table.act(P1, "pass");
    table.play(P2, ["labor", "send V2", "go"]);

    assert_eq!(table.open().active, P2, "P1 is skipped");
    for words in ["labor", "explore", "build H1", "sell rope", "refresh houses", "pass"] {
        assert_eq!(table.refusal(P1, words), Refusal::NotYourTurn { turn: P2 });
    }
    table.act(P2, "pass");
    table.act(P2, "rest");
    table.act(P1, "rest");
    assert!(!table.village(P1).passed && !table.village(P2).passed, "until the next");
}

#[test]
fn ab_197_ready_villagers_stay_ready_for_the_next_round() {
    let mut table = Table::of(2);

    table.act(P1, "pass");
    table.act(P2, "pass");

    assert_eq!(table.open().round, 2);
    assert_eq!(table.village(P1).ready, villagers(["V1", "V5", "V9"]));
    assert!(table.village(P1).exhausted.is_empty());
}

#[test]
fn ab_198_one_who_has_passed_may_still_place_goods() {
    let mut table = Table::of(2).stored(P1, [(Token::Rope, 1)]);
    table.act(P1, "pass");

    assert_eq!(table.offered(P1), ["place rope"]);
    table.act(P1, "place rope");

    assert_eq!(table.village(P1).on_track(Token::Rope), 1);
    assert_eq!((table.open().active, table.open().stage), (P2, Stage::Turn));
}

/// Rulebook, Pass.
#[test]
fn ab_199_the_actions_end_with_the_last_pass() {
    let mut table = Table::of(2);

    let first = table.act(P1, "pass");
    let last = table.act(P2, "pass");

    assert_eq!(first, [Event::Passed { seat: P1 }]);
    assert_eq!(last[0], Event::Passed { seat: P2 });
    assert!(last.contains(&Event::RoundBegan { round: 2, first: P2 }));
}
