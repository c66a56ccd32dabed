//! Playing allocates nothing: bots do it millions of times a second.

use std::hint::black_box;

use game_above_and_below::{AboveAndBelow, Action, Content, Setup};
use luck::Quick;
use table::{Chance, Game, Ignore, Insight, Viewer};
use table_laws::{Counting, allocations};

#[global_allocator]
static COUNTING: Counting = Counting;

/// Plays one game with everything a bot asks for at each decision; returns the decisions.
fn play(setup: &Setup, seed: u64, actions: &mut Vec<Action>) -> u32 {
    let content = Content::embedded();
    let mut luck = Quick::new(seed, 0);
    let mut game = AboveAndBelow::start(content, setup, &mut luck).expect("a setup to play");
    let mut decisions = 0;
    while let Some(seat) = game.to_act().first() {
        let view = game.view(Viewer::Seat(seat));
        let world = AboveAndBelow::imagine(content, &view, &mut luck);
        black_box((world.standings(), world.outlook(seat)));
        actions.clear();
        game.actions(seat, actions);
        // By turns as habit has it and at random, so that both go everywhere.
        let index = match decisions % 2 {
            0 => world.habit(seat, actions, &mut luck),
            _ => luck.pick(actions.len() as u32) as usize,
        };
        game.apply(seat, actions[index], &mut luck, &mut Ignore)
            .expect("what is listed is accepted");
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
    // Whoever has many coins may name many prices.
    actions.reserve(512);

    let mut decisions = 0;
    let later = allocations(|| {
        for setup in Setup::all() {
            for seed in 0..10 {
                decisions += play(&setup, seed, &mut actions);
            }
        }
    });

    assert_eq!(later, 0, "in {decisions} decisions");
    assert!(decisions > 10_000, "{decisions}");
}

#[test]
fn a_refusal_allocates_nothing_either() {
    let mut luck = Quick::new(1, 0);
    let setup = Setup::standard(2);
    let mut game = AboveAndBelow::start(Content::embedded(), &setup, &mut luck).expect("a setup");
    let seat = game.to_act().first().expect("the game begins");
    let bed: Action = "bed V5".parse().expect("an action");

    let asked = allocations(|| {
        black_box(game.apply(seat, bed, &mut luck, &mut Ignore).is_err());
    });

    assert_eq!(asked, 0);
}

#[test]
fn a_state_has_at_most_2048_bytes() {
    assert!(size_of::<AboveAndBelow>() <= 2048, "{} bytes", size_of::<AboveAndBelow>());
}
