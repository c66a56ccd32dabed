//! How fast Faraway plays: random games, imagining, search and scoring.
//!
//! `cargo bench -p arena`; docs/performance.md has the figures.

use std::{hint::black_box, time::Duration};

use arena::{Detail, Match};
use bots::{Bot, BotKind, Budget};
use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use game_faraway::{Content, Faraway, Region, Sanctuary, Setup, View, scoring};
use luck::Quick;
use table::{Chance, Game, Ignore, Seat, Viewer};

/// Whole games of random bots through the arena's own loop, on one thread.
fn random_play(criterion: &mut Criterion) {
    const GAMES: u64 = 2_000;
    let mut group = criterion.benchmark_group("random games");
    group.throughput(Throughput::Elements(GAMES));
    for players in [2, 4, 6] {
        let mut plan = Match {
            seats: vec![BotKind::Random; players],
            games: GAMES,
            seed: 1,
            threads: 1,
            choices: Vec::new(),
            record: None,
            detail: Detail::Results,
        };
        group.bench_function(format!("{players} players"), |bencher| {
            bencher.iter(|| {
                plan.seed += 1;
                arena::run::<Faraway>(Content::embedded(), &plan, &|_| {})
                    .expect("a match of random bots")
                    .decisions
            });
        });
    }
    group.finish();
}

/// A game of four in the middle of its fourth round, seen by the seat to act.
fn midgame() -> (Faraway, Seat, View) {
    let mut luck = Quick::new(5, 0);
    let mut game =
        Faraway::start(Content::embedded(), &Setup::standard(4), &mut luck).expect("four can play");
    let mut actions = Vec::new();
    for _ in 0..30 {
        let seat = game.to_act().first().expect("a game lasts longer than that");
        actions.clear();
        game.actions(seat, &mut actions);
        let action = actions[luck.pick(actions.len() as u32) as usize];
        game.apply(seat, action, &mut luck, &mut Ignore).expect("a listed action is accepted");
    }
    let seat = game.to_act().first().expect("a game lasts longer than that");
    let view = game.view(Viewer::Seat(seat));
    (game, seat, view)
}

fn imagining(criterion: &mut Criterion) {
    let (game, seat, view) = midgame();
    let mut luck = Quick::new(1, 1);
    criterion.bench_function("one view", |bencher| {
        bencher.iter(|| black_box(&game).view(Viewer::Seat(seat)));
    });
    criterion.bench_function("one imagined world", |bencher| {
        bencher.iter(|| Faraway::imagine(Content::embedded(), black_box(&view), &mut luck));
    });
}

/// One decision of the bots that search, with the iterations they have in simulations.
fn search(criterion: &mut Criterion) {
    let (game, seat, view) = midgame();
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    let mut group = criterion.benchmark_group("one decision");
    for kind in [BotKind::Greedy, BotKind::Easy, BotKind::Medium, BotKind::Hard] {
        group.bench_function(kind.word(), |bencher| {
            bencher.iter_batched(
                || Bot::<Faraway>::new(kind, Content::embedded(), 7),
                |mut bot| bot.decide(seat, &actions, || view),
                BatchSize::SmallInput,
            );
        });
    }
    // Four worlds are too few for a search to stop early: so the price of an iteration shows.
    let iterations = 4 * actions.len() as u32;
    group.throughput(Throughput::Elements(iterations.into()));
    group.bench_function(format!("hard, {iterations} iterations"), |bencher| {
        let bot = || Bot::<Faraway>::new(BotKind::Hard, Content::embedded(), 7);
        bencher.iter_batched(
            || bot().with_budget(Budget::Iterations(iterations)),
            |mut bot| bot.decide(seat, &actions, || view),
            BatchSize::SmallInput,
        );
    });
    group.finish();
}

fn scoring_a_tableau(criterion: &mut Criterion) {
    let row: Vec<Region> =
        [18, 23, 35, 43, 45, 53, 63, 67].into_iter().filter_map(Region::new).collect();
    let sanctuaries: Vec<Sanctuary> = [3, 7, 21].into_iter().filter_map(Sanctuary::new).collect();
    criterion.bench_function("one tableau scored", |bencher| {
        let cards = Content::embedded();
        bencher.iter(|| scoring::fame(cards, black_box(&row), black_box(&sanctuaries)));
    });
}

criterion_group! {
    name = faraway;
    config = Criterion::default().measurement_time(Duration::from_secs(5));
    targets = random_play, imagining, search, scoring_a_tableau
}
criterion_main!(faraway);
