//! Many random decisions at every number of players, on every map, both ways of reading and both sides.
//!
//! The test command takes some thousand of each setup. For a long soak, name the number of decisions
//! at each number of players:
//! `SOAK_DECISIONS=2000000 cargo test --release -p game-near-and-far --test soak -- --nocapture`.

use game_near_and_far::{Content, NearAndFar, Open, Setup, Stage};
use luck::Quick;
use table::{Game, Ignore, Seat, Viewer};

/// Decisions of each setup.
const DECISIONS: u64 = 2_000;
/// Decisions after which a game is broken off: random players may never end it.
const LONGEST: u64 = 20_000;

/// What a soak went through.
#[derive(Default)]
struct Figures {
    decisions: u64,
    games: u64,
    ended: u64,
}

/// Plays random games of a setup until there were so many decisions.
fn soak(setup: &Setup, least: u64) -> Figures {
    let mut actions = Vec::new();
    let mut figures = Figures::default();
    while figures.decisions < least {
        let mut luck = Quick::new(0x50a4, figures.games);
        let mut game = NearAndFar::start(Content::embedded(), setup, &mut luck)
            .expect("a setup that can be played");
        let number = figures.games;
        let mut decisions = 0;
        while let Some(seat) = game.to_act().first().filter(|_| decisions < LONGEST.min(least)) {
            actions.clear();
            game.actions(seat, &mut actions);
            assert!(!actions.is_empty(), "{setup}, game {number}: {seat} has no choice");
            game.act_at_random(seat, &mut actions, &mut luck, &mut Ignore);
            decisions += 1;
            if decisions % 8 == 0 {
                check(&game.view(Viewer::Spectator).open, setup, number);
            }
        }
        if game.to_act().is_empty() {
            check_end(&game, setup, number);
            figures.ended += 1;
        }
        figures.decisions += decisions;
        figures.games += 1;
    }
    figures
}

/// Cheap signs that something went wrong: NF-I05, NF-I09, NF-I11, NF-I12.
fn check(open: &Open, setup: &Setup, number: u64) {
    let at = || format!("{setup}, game {number}, round {}", open.round);
    for one in open.travellers.iter() {
        assert!(one.hearts <= 13 && (-6..=12).contains(&one.reputation), "{}", at());
        assert!(one.animals() <= 3 && one.treasures().len() <= 3, "{}", at());
        assert!(one.members() <= 4, "{}", at());
        let placed = one.camps.len() + one.mine.len() + usize::from(one.defeated());
        assert_eq!(placed, usize::from(one.placed), "{}", at());
    }
    assert!(open.stage != Stage::Roll || open.roll.is_some(), "{}", at());
    assert!(open.stage != Stage::Choose || open.page.is_some(), "{}", at());
}

/// The end has a reason, and everybody has had as many turns.
fn check_end(game: &NearAndFar, setup: &Setup, number: u64) {
    let standings = game.standings().expect("the game is over");
    let open = game.view(Viewer::Spectator).open;
    assert_eq!(open.stage, Stage::Over, "{setup}, game {number}");
    assert_eq!(standings.seats().count(), setup.players, "{setup}, game {number}");
    assert_eq!(open.next(open.active), open.first, "{setup}, game {number}: the round is over");
    let all = (0..setup.players).map(Seat::new).any(|seat| open.camps_left(seat) == 0);
    assert_eq!(open.ending.is_some(), all, "{setup}, game {number}");
}

/// Soaks all setups for so many players.
fn soak_all(players: usize) {
    let named = std::env::var("SOAK_DECISIONS").ok();
    let setups: Vec<Setup> = Setup::all().filter(|setup| setup.players == players).collect();
    let named = named.map(|some| some.parse::<u64>().expect("SOAK_DECISIONS is a number"));
    let each = named.map_or(DECISIONS, |all| all / setups.len() as u64);
    for setup in setups {
        let Figures { decisions, games, ended } = soak(&setup, each);
        println!("{setup}: {decisions} decisions in {games} games, {ended} of which ended");
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

/// Random games do end, if one waits long enough.
#[test]
fn a_random_game_of_two_ends_in_time() {
    let figures = soak(&Setup::first_adventure(2), LONGEST);

    assert!(figures.ended > 0, "{} games", figures.games);
}
