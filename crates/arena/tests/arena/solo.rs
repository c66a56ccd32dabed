//! Matches of somebody who plays alone: won or lost against a target.

use arena::{Detail, Match};
use bots::BotKind::{Greedy, Random};
use shelf::{GameName, Given, Shelf};

fn plan(games: u64, options: &[&str]) -> Match {
    Match {
        seats: vec![Greedy],
        games,
        seed: 7,
        threads: 1,
        options: options.iter().map(|option| Given::of(option)).collect(),
        record: None,
        iterations: None,
        detail: Detail::Results,
    }
}

#[test]
fn a_match_alone_tells_the_share_of_games_that_were_won() {
    let play = |plan: &Match| {
        let outcome = arena::play(&Shelf::embedded(), GameName::NowOrNever, plan, &|_| {});
        outcome.expect("one can play alone")
    };
    let outcome = play(&plan(40, &["board=underground"]));
    let share = outcome.course.solo_won.expect("there is a target");
    assert!((outcome.rows[0].win_rate() - share).abs() < 1e-9, "{share}");
    let reached = outcome.rows[0].scores.bars().filter(|bar| bar.0 >= 100);
    let reached: u64 = reached.map(|bar| bar.1).sum();
    assert!((share - reached as f64 / 40.0).abs() < 1e-9, "NN-574: {share}");

    assert_eq!(play(&plan(10, &["best=999"])).course.solo_won, Some(0.0), "NN-575");
    let seats = vec![Random, Random];
    assert_eq!(play(&Match { seats, ..plan(10, &[]) }).course.solo_won, None);
}
