//! How fast the games play: random games, imagining, search and scoring.
//!
//! `cargo bench -p arena`; docs/performance.md has the figures.

use std::{hint::black_box, time::Duration};

use arena::{Detail, Match};
use bots::{Bot, BotKind, Budget};
use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use game_above_and_below::AboveAndBelow;
use game_faraway::{Faraway, Region, Sanctuary, scoring};
use game_near_and_far::NearAndFar;
use luck::Quick;
use shelf::{GameName, Shelf, Sitting, Volume};
use table::{Chance, Game, Ignore, Insight, Seat, Viewer};

/// One game as it is measured.
struct Measured<G: Game> {
    name: &'static str,
    content: &'static G::Content,
    /// The numbers of players.
    players: &'static [usize],
    /// A game of four.
    four: G::Setup,
    /// Random games at a time.
    games: u64,
    /// Decisions until the middle of a game of four.
    middle: usize,
}

fn faraway() -> Measured<Faraway> {
    Measured {
        name: "faraway",
        content: game_faraway::Content::embedded(),
        players: &[2, 4, 6],
        four: game_faraway::Setup::standard(4),
        games: 2_000,
        middle: 30,
    }
}

fn above_and_below() -> Measured<AboveAndBelow> {
    Measured {
        name: "above-and-below",
        content: game_above_and_below::Content::embedded(),
        players: &[2, 3, 4],
        four: game_above_and_below::Setup::standard(4),
        games: 100,
        middle: 150,
    }
}

fn near_and_far() -> Measured<NearAndFar> {
    Measured {
        name: "near-and-far",
        content: game_near_and_far::Content::embedded(),
        players: &[2, 3, 4],
        four: game_near_and_far::Setup::first_adventure(4),
        games: 20,
        middle: 400,
    }
}

/// Whole games of quick bots through the arena's own loop, on one thread.
fn quick_play<G: Volume>(criterion: &mut Criterion, game: &Measured<G>, kind: BotKind) {
    let mut group = criterion.benchmark_group(format!("{}: {kind} games", game.name));
    let games = if kind == BotKind::Random { game.games } else { game.games.div_ceil(20) };
    group.throughput(Throughput::Elements(games));
    for &players in game.players {
        let mut plan = Match {
            seats: vec![kind; players],
            games,
            seed: 1,
            threads: 1,
            options: Vec::new(),
            record: None,
            iterations: None,
            detail: Detail::Results,
        };
        group.bench_function(format!("{players} players"), |bencher| {
            bencher.iter(|| {
                plan.seed += 1;
                arena::run::<G>(game.content, &plan, &|_| {})
                    .expect("a match of quick bots")
                    .decisions
            });
        });
    }
    group.finish();
}

/// A game of four in its middle, and the seat to act.
fn midgame<G: Game>(measured: &Measured<G>) -> (G, Seat) {
    let mut luck = Quick::new(5, 0);
    let mut game = G::start(measured.content, &measured.four, &mut luck).expect("four can play");
    let mut actions = Vec::new();
    for _ in 0..measured.middle {
        let seat = game.to_act().first().expect("a game lasts longer than that");
        actions.clear();
        game.actions(seat, &mut actions);
        let action = actions[luck.pick(actions.len() as u32) as usize];
        game.apply(seat, action, &mut luck, &mut Ignore).expect("a listed action is accepted");
    }
    let seat = game.to_act().first().expect("a game lasts longer than that");
    (game, seat)
}

fn imagining<G: Game>(criterion: &mut Criterion, measured: &Measured<G>) {
    let (game, seat) = midgame(measured);
    let view = game.view(Viewer::Seat(seat));
    let mut luck = Quick::new(1, 1);
    criterion.bench_function(&format!("{}: one copy", measured.name), |bencher| {
        bencher.iter(|| black_box(&game).clone());
    });
    criterion.bench_function(&format!("{}: one view", measured.name), |bencher| {
        bencher.iter(|| black_box(&game).view(Viewer::Seat(seat)));
    });
    criterion.bench_function(&format!("{}: one imagined world", measured.name), |bencher| {
        bencher.iter(|| G::imagine(measured.content, black_box(&view), &mut luck));
    });
}

/// One decision of the bots that search, with the iterations they have in simulations.
fn search<G: Insight>(criterion: &mut Criterion, measured: &Measured<G>) {
    let (game, seat) = midgame(measured);
    let view = || game.view(Viewer::Seat(seat));
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    let mut group = criterion.benchmark_group(format!("{}: one decision", measured.name));
    for kind in [BotKind::Greedy, BotKind::Easy, BotKind::Medium, BotKind::Hard] {
        group.bench_function(kind.word(), |bencher| {
            bencher.iter_batched(
                || Bot::<G>::new(kind, measured.content, 7),
                |mut bot| bot.decide(seat, &actions, view),
                BatchSize::SmallInput,
            );
        });
    }
    // Four worlds are too few for a search to stop early: so the price of an iteration shows.
    let iterations = 4 * actions.len() as u32;
    group.throughput(Throughput::Elements(iterations.into()));
    group.bench_function(format!("hard, {iterations} iterations"), |bencher| {
        let bot = || Bot::<G>::new(BotKind::Hard, measured.content, 7);
        bencher.iter_batched(
            || bot().with_budget(Budget::Iterations(iterations)),
            |mut bot| bot.decide(seat, &actions, view),
            BatchSize::SmallInput,
        );
    });
    group.finish();
}

/// What it costs to ask a bot at a table besides its thinking: a position is taken and sent. For
/// comparison: the same from a replay, which is what opening a saved game costs.
fn asking_a_bot(criterion: &mut Criterion) {
    let shelf = Shelf::embedded();
    let mut luck = Quick::new(5, 0);
    let game = GameName::AboveAndBelow;
    let mut sitting = shelf.start(game, 4, &[], &[], &mut luck).expect("four can play");
    let mut group = criterion.benchmark_group("above-and-below: asking a bot");
    for moves in [5, 150] {
        while sitting.moves() < moves {
            let seat = sitting.to_act().first().expect("a game lasts longer than that");
            let mut actions = sitting.actions(seat);
            let action = actions.swap_remove(luck.pick(actions.len() as u32) as usize);
            sitting.act(seat, &action, &mut luck).expect("a listed action is accepted");
        }
        let seat = sitting.to_act().first().expect("a game lasts longer than that");
        let ask = |sitting: &dyn Sitting| {
            let position = sitting.position(seat).expect("whoever is to act can");
            position.decide(BotKind::Random, Budget::Iterations(0), 1)
        };
        group.bench_function(format!("by position, move {moves}"), |bencher| {
            bencher.iter(|| ask(sitting.as_ref()));
        });
        group.bench_function(format!("by replay, move {moves}"), |bencher| {
            bencher.iter(|| {
                let replay = sitting.replay();
                ask(shelf.resume(&replay).expect("a game that was played").as_ref())
            });
        });
    }
    group.finish();
}

fn scoring_a_tableau(criterion: &mut Criterion) {
    let row: Vec<Region> =
        [18, 23, 35, 43, 45, 53, 63, 67].into_iter().filter_map(Region::new).collect();
    let sanctuaries: Vec<Sanctuary> = [3, 7, 21].into_iter().filter_map(Sanctuary::new).collect();
    criterion.bench_function("faraway: one tableau scored", |bencher| {
        let cards = game_faraway::Content::embedded();
        bencher.iter(|| scoring::fame(cards, black_box(&row), black_box(&sanctuaries)));
    });
}

/// Everything that is measured of any game.
fn all_of<G: Volume>(criterion: &mut Criterion, measured: &Measured<G>) {
    quick_play(criterion, measured, BotKind::Random);
    quick_play(criterion, measured, BotKind::Greedy);
    imagining(criterion, measured);
    search(criterion, measured);
}

fn all_games(criterion: &mut Criterion) {
    all_of(criterion, &faraway());
    all_of(criterion, &above_and_below());
    all_of(criterion, &near_and_far());
}

criterion_group! {
    name = games;
    config = Criterion::default().measurement_time(Duration::from_secs(5));
    targets = all_games, asking_a_bot, scoring_a_tableau
}
criterion_main!(games);
