//! Matches of Faraway: the same seed, the same games; nobody owns a seat; what is recorded replays.

use std::sync::atomic::{AtomicU64, Ordering};

use arena::{Detail, Match, MatchError, Outcome};
use bots::BotKind::{self, Easy, Greedy, Random};
use game_faraway::Faraway;
use shelf::{GameName, Given, Shelf};
use table::Replay;

fn plan(seats: &[BotKind], games: u64) -> Match {
    Match {
        seats: seats.to_vec(),
        games,
        seed: 7,
        threads: 1,
        options: Vec::new(),
        record: None,
        iterations: None,
        detail: Detail::Results,
    }
}

fn play(plan: &Match) -> Outcome {
    try_play(plan).expect("the match can be played")
}

fn try_play(plan: &Match) -> Result<Outcome, MatchError> {
    arena::play(&Shelf::embedded(), GameName::Faraway, plan, &|_| {})
}

/// Everything that was counted, but for the time it took.
fn counted(outcome: &Outcome) -> impl PartialEq + std::fmt::Debug {
    let rows = outcome.rows.iter().map(|row| {
        let scores: Vec<(i32, u64)> = row.scores.bars().collect();
        (row.kind, row.seats, row.wins, scores)
    });
    (outcome.decisions, rows.collect::<Vec<_>>())
}

#[test]
fn the_number_of_threads_changes_nothing() {
    for (seats, games) in [(&[Random; 4][..], 20_000), (&[Greedy, Easy, Random], 40)] {
        let alone = play(&plan(seats, games));
        for threads in [2, 3] {
            let together = play(&Match { threads, ..plan(seats, games) });
            assert_eq!(counted(&together), counted(&alone), "{threads} threads");
        }
    }
}

#[test]
fn another_seed_gives_other_games() {
    let one = play(&plan(&[Random; 2], 500));
    let other = play(&Match { seed: 8, ..plan(&[Random; 2], 500) });

    assert_ne!(counted(&one), counted(&other));
}

#[test]
fn a_longer_match_begins_with_the_games_of_a_shorter_one() {
    let short = play(&plan(&[Random; 3], 100));
    let long = play(&plan(&[Random; 3], 5_000));

    let (short, long) = (&short.rows[0].scores, &long.rows[0].scores);
    let times = |score| long.bars().find(|bar| bar.0 == score).map_or(0, |bar| bar.1);
    assert!(short.bars().all(|(score, count)| times(score) >= count));
}

#[test]
fn bots_move_one_seat_on_after_each_game() {
    let plan = plan(&[Greedy, Random, Random], 1);
    let seat_of_greedy =
        |number| (0..3).find(|&seat| plan.seats[plan.bot_at(seat, number)] == Greedy);

    let seats: Vec<_> = (0..6).filter_map(seat_of_greedy).collect();
    assert_eq!(seats, [0, 2, 1, 0, 2, 1]);
}

#[test]
fn a_kind_listed_twice_is_one_row_with_all_its_seats() {
    let outcome = play(&plan(&[Random, Greedy, Random], 90));

    let rows: Vec<_> = outcome.rows.iter().map(|row| (row.kind, row.seats, row.games())).collect();
    assert_eq!(rows, [(Random, 2, 180), (Greedy, 1, 90)]);
    let wins: f64 = outcome.rows.iter().map(|row| row.wins).sum();
    assert!((wins - 90.0).abs() < 1e-9, "{wins}");
}

/// Two independent implementations average 28 to 29.5.
#[test]
fn random_play_averages_what_it_averages_elsewhere() {
    let outcome = play(&plan(&[Random; 4], 5_000));

    let mean = outcome.rows[0].scores.mean();
    assert!((28.0..29.5).contains(&mean), "{mean}");
}

#[test]
fn greedy_beats_random() {
    let outcome = play(&plan(&[Greedy, Random], 300));

    assert!(outcome.rows[0].win_interval().low > 0.7, "{:?}", outcome.rows[0].win_interval());
}

#[test]
fn every_game_is_reported_once() {
    let done = AtomicU64::new(0);
    let plan = Match { threads: 2, ..plan(&[Random; 2], 10_000) };

    let progress = |games| _ = done.fetch_add(games, Ordering::Relaxed);
    arena::play(&Shelf::embedded(), GameName::Faraway, &plan, &progress).unwrap();

    assert_eq!(done.into_inner(), 10_000);
}

#[test]
fn recorded_games_are_the_same_games_and_replay() {
    for seats in [&[Greedy, Random, Random][..], &[Random; 6]] {
        let folder = tempfile::tempdir().unwrap();
        let silent = play(&plan(seats, 30));
        let replays = folder.path().join("deep/replays");
        let record = Some(replays.clone());
        let recorded = play(&Match { record, threads: 2, ..plan(seats, 30) });
        assert_eq!(counted(&recorded), counted(&silent));

        let mut scores = Vec::new();
        for file in std::fs::read_dir(replays).unwrap() {
            let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
            let replay = Replay::<Faraway>::parse(&text).unwrap();
            replay.play(game_faraway::Content::embedded(), |_, _| {}).unwrap();
            assert_eq!(replay.names.len(), seats.len());
            scores.extend(replay.result.unwrap().scores);
        }
        scores.sort_unstable();
        let counted = silent.rows.iter().flat_map(|row| row.scores.bars());
        let mut expected: Vec<i32> =
            counted.flat_map(|(score, count)| vec![score; count as usize]).collect();
        expected.sort_unstable();
        assert_eq!(scores, expected);
    }
}

#[test]
fn what_cannot_be_played_is_refused_with_a_reason() {
    let told = |plan: &Match| try_play(plan).unwrap_err().to_string();

    assert_eq!(plan(&[Random], 5).bot_at(0, 3), 0, "who plays alone keeps the seat");
    assert_eq!(told(&plan(&[Random; 7], 1)), "Faraway seats 2 to 6 players, not 7");
    assert_eq!(told(&plan(&[Random; 40], 1)), "Faraway seats 2 to 6 players, not 40");
    assert_eq!(told(&plan(&[Random], 1)), "Faraway seats 2 to 6 players, not 1");
    assert_eq!(told(&plan(&[Random; 2], 0)), "a match has at least one game");
    let options = vec![Given::of("backwards")];
    let odd = Match { options, ..plan(&[Random; 2], 1) };
    assert_eq!(told(&odd), "Faraway has no option “backwards”: choose advanced");
    let record = Some("replays".into());
    let many = Match { record, ..plan(&[Random; 2], 10_001) };
    assert_eq!(told(&many), "10001 games are too many to record: ask for 10000 at most");
}

#[test]
fn a_record_that_cannot_be_written_ends_the_match() {
    let file = tempfile::NamedTempFile::new().unwrap();
    let record = Some(file.path().to_owned());

    let error = try_play(&Match { record, threads: 2, ..plan(&[Random; 2], 50) }).unwrap_err();

    assert!(matches!(error, MatchError::Unwritten { .. }), "{error}");
}
