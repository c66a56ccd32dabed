//! Many random decisions at every number of players, with and without the crossover.
//!
//! The test command takes some ten thousand of each setup. For a long soak, name the number of
//! decisions at each number of players:
//! `SOAK_DECISIONS=2000000 cargo test --release -p game-above-and-below --test soak -- --nocapture`.

use game_above_and_below::{AboveAndBelow, Content, Open, Setup, Stage};
use luck::Quick;
use table::{Game, Ignore, Seat, Viewer};

/// Decisions of each setup.
const DECISIONS: u64 = 30_000;

/// What a soak went through.
#[derive(Default)]
struct Figures {
    decisions: u64,
    games: u64,
    longest: u64,
}

/// Plays random games of a setup until there were so many decisions.
fn soak(setup: &Setup, least: u64) -> Figures {
    let mut actions = Vec::new();
    let mut figures = Figures::default();
    while figures.decisions < least {
        let mut luck = Quick::new(0x50a4, figures.games);
        let mut game = AboveAndBelow::start(Content::embedded(), setup, &mut luck)
            .expect("a setup that can be played");
        let mut decisions = 0;
        while let Some(seat) = game.to_act().first() {
            actions.clear();
            game.actions(seat, &mut actions);
            let number = figures.games;
            assert!(!actions.is_empty(), "{setup}, game {number}: {seat} has no choice");
            game.act_at_random(seat, &mut actions, &mut luck, &mut Ignore);
            decisions += 1;
            if decisions % 8 == 0 {
                check(&game.view(Viewer::Spectator).open, setup, number);
            }
        }
        check_end(&game, setup, figures.games);
        figures.decisions += decisions;
        figures.games += 1;
        figures.longest = figures.longest.max(decisions);
    }
    figures
}

/// Cheap signs that something went wrong: AB-I06, AB-I08, AB-I11, AB-I15.
fn check(open: &Open, setup: &Setup, number: u64) {
    let at = || format!("{setup}, game {number}, round {}", open.round);
    assert!((1..=7).contains(&open.round), "{}", at());
    for village in open.villages.iter() {
        let areas = [village.ready, village.exhausted, village.injured];
        let count: usize = areas.iter().map(|area| area.len()).sum();
        assert_eq!(count, village.villagers().len(), "{}: nobody is in two areas", at());
        assert!(village.empty_caves() <= village.caves.len(), "{}", at());
        assert!(village.track.iter().all(|slot| slot.count > 0 && slot.good.is_good()), "{}", at());
    }
    assert!(open.stage != Stage::Choosing || open.exploration.is_some(), "{}", at());
}

/// AB-I15, AB-I23.
fn check_end(game: &AboveAndBelow, setup: &Setup, number: u64) {
    let standings = game.standings().expect("the game is over");
    let open = game.view(Viewer::Spectator).open;
    assert_eq!((open.round, open.stage), (7, Stage::Over), "{setup}, game {number}");
    assert_eq!(standings.seats().count(), setup.players, "{setup}, game {number}");
    for seat in (0..setup.players).map(Seat::new) {
        let goods = open.village(seat).stores.goods().count();
        assert_eq!(goods, 0, "{setup}, game {number}: {seat} has placed all goods");
    }
}

/// Soaks both setups for so many players.
fn soak_all(players: usize) {
    let named = std::env::var("SOAK_DECISIONS").ok();
    let named = named.map(|some| some.parse::<u64>().expect("SOAK_DECISIONS is a number") / 2);
    for setup in [Setup::standard(players), Setup::crossover(players)] {
        let figures = soak(&setup, named.unwrap_or(DECISIONS));
        let Figures { decisions, games, longest } = figures;
        println!(
            "{setup}: {decisions} decisions in {games} games ({} each, {longest} at most)",
            decisions / games
        );
    }
}

#[test]
fn two_players_never_get_stuck() {
    soak_all(2);
}

#[test]
fn three_players_never_get_stuck() {
    soak_all(3);
}

#[test]
fn four_players_never_get_stuck() {
    soak_all(4);
}
