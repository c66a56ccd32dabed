//! Playing allocates nothing: bots do it millions of times a second.

use std::hint::black_box;

use game_faraway::{Action, Content, Faraway, Setup};
use luck::Quick;
use table::{Chance, Game, Ignore, Viewer};
use table_laws::{Counting, allocations};

#[global_allocator]
static COUNTING: Counting = Counting;

/// Plays one random game with everything a bot asks for at each decision; returns the decisions.
fn play(setup: &Setup, seed: u64, actions: &mut Vec<Action>) -> u32 {
    let content = Content::embedded();
    let mut luck = Quick::new(seed, 0);
    let mut game = Faraway::start(content, setup, &mut luck).expect("a setup to play");
    let mut decisions = 0;
    while let Some(seat) = game.to_act().first() {
        let view = game.view(Viewer::Seat(seat));
        let world = Faraway::imagine(content, &view, &mut luck);
        black_box(world.standings());
        actions.clear();
        game.actions(seat, actions);
        let action = actions[luck.pick(actions.len() as u32) as usize];
        game.apply(seat, action, &mut luck, &mut Ignore).expect("what is listed is accepted");
        decisions += 1;
    }
    black_box(game.standings().expect("the game is over"));
    decisions
}

#[test]
fn whole_games_allocate_nothing_once_the_list_of_actions_has_grown() {
    let mut actions = Vec::new();
    let first = allocations(|| {
        black_box(play(&Setup::standard(2), 0, &mut actions));
    });
    assert!(first > 0, "the content is read and the list grows");
    actions.reserve(32);

    let mut decisions = 0;
    let later = allocations(|| {
        for setup in Setup::all() {
            for seed in 0..50 {
                decisions += play(&setup, seed, &mut actions);
            }
        }
    });

    assert_eq!(later, 0, "in {decisions} decisions");
    assert!(decisions > 10_000);
}

#[test]
fn a_refusal_allocates_nothing_either() {
    let mut luck = Quick::new(1, 0);
    let setup = Setup::standard(2);
    let mut game = Faraway::start(Content::embedded(), &setup, &mut luck).expect("a setup");
    let seat = game.to_act().first().expect("the game begins");
    let take: Action = "take 5".parse().expect("an action");

    let asked = allocations(|| {
        black_box(game.apply(seat, take, &mut luck, &mut Ignore).is_err());
    });

    assert_eq!(asked, 0);
}

#[test]
fn a_state_has_at_most_512_bytes() {
    assert!(size_of::<Faraway>() <= 512, "{} bytes", size_of::<Faraway>());
}
