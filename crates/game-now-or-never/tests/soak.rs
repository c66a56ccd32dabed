//! Many random decisions at every number of players, on both boards, with and without new rolls.
//!
//! The test command takes some thousand of each setup. For a long soak, name the number of decisions
//! at each number of players:
//! `SOAK_DECISIONS=2000000 cargo test --release -p game-now-or-never --test soak -- --nocapture`.

use game_now_or_never::{Content, NowOrNever, Open, SEASONS, Setup, Stage};
use luck::Quick;
use table::{Game, Ignore, Seat, Viewer};

/// Decisions of each setup.
const DECISIONS: u64 = 4_000;
/// More decisions than a game has (NN-I22).
const LONGEST: u64 = 6_000;

/// What a soak went through.
#[derive(Default)]
struct Figures {
    decisions: u64,
    games: u64,
    longest: u64,
}

/// Plays whole random games of a setup until there were so many decisions.
fn soak(setup: &Setup, least: u64) -> Figures {
    let mut actions = Vec::new();
    let mut figures = Figures::default();
    while figures.decisions < least {
        let mut luck = Quick::new(0x50a4, figures.games);
        let mut game = NowOrNever::start(Content::embedded(), setup, &mut luck)
            .expect("a setup that can be played");
        let number = figures.games;
        let mut decisions = 0;
        while let Some(seat) = game.to_act().first() {
            actions.clear();
            game.actions(seat, &mut actions);
            assert!(!actions.is_empty(), "{setup}, game {number}: {seat} has no choice");
            game.act_at_random(seat, &mut actions, &mut luck, &mut Ignore);
            decisions += 1;
            assert!(decisions < LONGEST, "{setup}, game {number}: it does not end");
            if decisions % 8 == 0 {
                check(&game.view(Viewer::Spectator).open, setup, number);
            }
        }
        check_end(&game, setup, number);
        figures.longest = figures.longest.max(decisions);
        figures.decisions += decisions;
        figures.games += 1;
    }
    figures
}

/// Cheap signs that something went wrong: NN-I08, NN-I09, NN-I11, NN-I12, NN-I21.
fn check(open: &Open, setup: &Setup, number: u64) {
    let content = Content::embedded();
    let at = || format!("{setup}, game {number}, season {}", open.season);
    assert!((1..=SEASONS).contains(&open.season), "{}", at());
    for one in open.players.iter() {
        assert!(one.hearts <= one.most_hearts(content), "{}", at());
        assert!(one.mana <= one.most_mana(content) && one.arrows < 8, "{}", at());
        assert!(one.buildings() <= 16, "{}", at());
        for row in 0..4 {
            let housed: u8 = one.housed[row].iter().sum();
            assert!(housed <= one.capacity(content, row), "{}", at());
        }
    }
    assert!(open.stage != Stage::Roll || open.roll.is_some(), "{}", at());
    assert!(open.stage != Stage::Round || open.combat.is_some(), "{}", at());
}

/// The last season is over, and everybody has a place.
fn check_end(game: &NowOrNever, setup: &Setup, number: u64) {
    let standings = game.standings().expect("the game is over");
    let open = game.view(Viewer::Spectator).open;
    assert_eq!(open.stage, Stage::Over, "{setup}, game {number}");
    assert_eq!(open.season, SEASONS, "{setup}, game {number}");
    assert_eq!(standings.seats().count(), setup.players, "{setup}, game {number}");
    for seat in (0..setup.players).map(Seat::new) {
        assert!(open.passed.contains(seat), "{setup}, game {number}");
        assert!(open.player(seat).goods.is_empty(), "{setup}, game {number}");
    }
}

/// Soaks all setups for so many players.
fn soak_all(players: usize) {
    let named = std::env::var("SOAK_DECISIONS").ok();
    let setups: Vec<Setup> = Setup::all().filter(|setup| setup.players == players).collect();
    let named = named.map(|some| some.parse::<u64>().expect("SOAK_DECISIONS is a number"));
    let each = named.map_or(DECISIONS, |all| all / setups.len() as u64);
    for setup in setups {
        let Figures { decisions, games, longest } = soak(&setup, each);
        println!("{setup}: {decisions} decisions in {games} games, at most {longest} in one");
    }
}

#[test]
fn one_player_never_gets_stuck() {
    soak_all(1);
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
