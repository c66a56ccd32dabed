//! Matches of games that players without a plan never end: games are broken off and counted.

#[path = "../../../bots/tests/path/mod.rs"]
mod path;

use std::ops::RangeInclusive;

use arena::{Detail, Match, Outcome};
use bots::BotKind::{self, Hard, Random};
use game_near_and_far::NearAndFar;
use path::{Alone, Path, Step, Walked};
use shelf::{AnyEvent, AnyView, Chosen, GameName, StartError, Volume};
use table::{Fault, Fingerprint, Game, GameWords, Insight, Lessons, Replay, Seen, Shown};

/// Nobody reads it.
impl GameWords for Path {
    fn moment(_: Seen<'_, Path>) -> String {
        String::new()
    }

    fn chapter(_: Seen<'_, Path>) -> String {
        String::new()
    }

    fn prompt(_: Seen<'_, Path>) -> String {
        String::new()
    }

    fn label(_: Seen<'_, Path>, step: Step) -> String {
        step.to_string()
    }
}

/// Nobody learns it.
impl Lessons for Path {}

/// The shelf has no place for it: it is named after a game that it is not, and never drawn.
impl Volume for Path {
    const ON_SHELF: GameName = GameName::Faraway;
    const TITLE: &'static str = "Path";
    const PLAYERS: RangeInclusive<usize> = 1..=1;
    const FILES: &'static [&'static str] = &[];
    const RELEASES: &'static [&'static [u8]] = &[];

    fn embedded() -> &'static () {
        &()
    }

    fn embedded_files() -> Vec<&'static str> {
        Vec::new()
    }

    fn read(_: &[String]) -> Result<(), Vec<Fault>> {
        Ok(())
    }

    fn known_by((): (), _: Fingerprint) {}

    fn inventory((): &()) -> Vec<(&'static str, usize)> {
        Vec::new()
    }

    fn setup(_: &Chosen) -> Result<Alone, StartError> {
        Ok(Alone)
    }

    fn chosen(_: &Alone) -> Result<Chosen, StartError> {
        Self::menu().choose(1, &[])
    }

    fn any(_: Shown<Path>) -> AnyView {
        unreachable!("a match draws nothing")
    }

    fn any_event(_: &Walked) -> AnyEvent {
        unreachable!("a match tells nothing")
    }
}

fn play(kind: BotKind, detail: Detail) -> Outcome {
    let (record, options) = (None, Vec::new());
    let (seats, iterations) = (vec![kind], None);
    let plan = Match { seats, games: 3, seed: 7, threads: 1, options, record, iterations, detail };
    arena::run::<Path>(&(), &plan, &|_| {}).expect("the match can be played")
}

#[test]
fn games_that_random_players_do_not_end_are_broken_off_and_counted() {
    for detail in [Detail::Results, Detail::Marks] {
        let outcome = play(Random, detail);

        assert_eq!(outcome.unfinished, 3);
        assert_eq!(outcome.decisions, 3 * u64::from(Path::BREAK_OFF_AFTER));
        assert_eq!(outcome.rows[0].games(), 0, "what has no result counts for nobody");
    }
}

#[test]
fn a_bot_with_a_horizon_ends_the_same_game() {
    let outcome = play(Hard, Detail::Results);

    assert_eq!((outcome.unfinished, outcome.rows[0].games()), (0, 3));
}

/// A game of Near and Far goes on until somebody has placed all camps, which nobody has to.
#[test]
fn a_game_of_near_and_far_is_broken_off_after_a_thousand_rounds() {
    let folder = tempfile::tempdir().unwrap();
    let plan = Match {
        seats: vec![Random; 4],
        games: 8,
        seed: 3,
        threads: 1,
        options: Vec::new(),
        record: Some(folder.path().to_owned()),
        iterations: None,
        detail: Detail::Results,
    };

    let content = game_near_and_far::Content::embedded();
    let outcome = arena::run::<NearAndFar>(content, &plan, &|_| {}).unwrap();

    let mut broken_off = 0;
    for file in std::fs::read_dir(folder.path()).unwrap() {
        let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
        let replay = Replay::<NearAndFar>::parse(&text).unwrap();
        let record = replay.play(content, |_, _| {}).unwrap();
        let game = record.game();
        match game.standings() {
            Some(_) => assert!(game.round() <= 1_000),
            None => {
                broken_off += 1;
                assert_eq!(game.round(), 1_001, "it is stopped as its next round begins");
            }
        }
    }
    assert!(broken_off > 0, "a seed with which none is says nothing");
    assert_eq!(outcome.unfinished, broken_off);
    let (rounds, games) = (&outcome.course.rounds, outcome.rows[0].games());
    assert_eq!((rounds.total(), games), (8 - broken_off, 4 * (8 - broken_off)));
    assert!(rounds.range().unwrap().1 <= 1_000);
}
