//! Finds the weights by which bots weigh a village of Above and Below.
//!
//! Plays games by the rollout policy, notes the features of the village after every turn and
//! the final score, and fits one straight line a round through them. Each
//! turn of the wheel plays with the weights of the one before. Prints
//! `crates/game-above-and-below/src/insight/weights.rs`.
//!
//! ```text
//! cargo run --release -p bots --example train_above_and_below -- 4 6000
//! ```

use game_above_and_below::{
    AboveAndBelow, Content, Setup,
    insight::{WEIGHTS, Weights, features, features::FEATURES},
};
use luck::Quick;
use table::{Chance, Game, Ignore, Insight, Seat};

/// Rounds of a game.
const ROUNDS: usize = 7;
/// One decision in so many is left to luck, so that bad villages are seen as well.
const WHIM: u32 = 12;
/// Keeps weights of features that hardly ever vary near nothing.
const RIDGE: f64 = 30.0;

/// The sums behind a line through many points.
struct Fit {
    squares: Vec<[f64; FEATURES]>,
    products: [f64; FEATURES],
    points: u64,
    error: f64,
}

impl Fit {
    fn new() -> Fit {
        Fit {
            squares: vec![[0.0; FEATURES]; FEATURES],
            products: [0.0; FEATURES],
            points: 0,
            error: 0.0,
        }
    }

    fn add(&mut self, features: &[f32; FEATURES], score: f32, guessed: f32) {
        for (row, sign) in self.squares.iter_mut().zip(features) {
            for (cell, other) in row.iter_mut().zip(features) {
                *cell += f64::from(sign * other);
            }
        }
        for (product, sign) in self.products.iter_mut().zip(features) {
            *product += f64::from(sign * score);
        }
        self.points += 1;
        self.error += f64::from((score - guessed).powi(2));
    }

    /// The line, by elimination.
    fn solve(&self) -> [f32; FEATURES] {
        let mut rows = self.squares.clone();
        let mut right = self.products;
        for (index, row) in rows.iter_mut().enumerate() {
            row[index] += RIDGE;
        }
        for pivot in 0..FEATURES {
            let pivot_row = rows[pivot];
            for below in pivot + 1..FEATURES {
                let factor = rows[below][pivot] / pivot_row[pivot];
                for (cell, above) in rows[below].iter_mut().zip(&pivot_row) {
                    *cell -= factor * above;
                }
                right[below] -= factor * right[pivot];
            }
        }
        let mut line = [0.0; FEATURES];
        for index in (0..FEATURES).rev() {
            let known: f64 =
                (index + 1..FEATURES).map(|other| rows[index][other] * line[other]).sum();
            line[index] = (right[index] - known) / rows[index][index];
        }
        line.map(|weight| weight as f32)
    }
}

fn main() {
    let mut words = std::env::args().skip(1).filter_map(|word| word.parse::<u64>().ok());
    let (turns, games) = (words.next().unwrap_or(4), words.next().unwrap_or(6000));
    let mut weights: Weights = *WEIGHTS;
    for turn in 0..turns {
        let mut fits: Vec<Fit> = (0..ROUNDS).map(|_| Fit::new()).collect();
        let (mut sum, mut seats) = (0.0, 0.0);
        for number in 0..games {
            let scores = play(&weights, turn * games + number, &mut fits);
            sum += scores.iter().sum::<f32>();
            seats += scores.len() as f32;
        }
        let errors: Vec<String> = fits
            .iter()
            .map(|fit| format!("{:.1}", (fit.error / fit.points as f64).sqrt()))
            .collect();
        eprintln!("turn {turn}: mean {:.2}, errors by round {}", sum / seats, errors.join(" "));
        for (line, fit) in weights.iter_mut().zip(&fits) {
            *line = fit.solve();
        }
    }
    print(&weights);
}

/// Plays one game by the rollout policy with random moves in between, and notes every village after every turn of its owner.
fn play(weights: &Weights, number: u64, fits: &mut [Fit]) -> Vec<f32> {
    let mut luck = Quick::new(0xab0e, number);
    let players = 2 + luck.pick(3) as usize;
    let setup = Setup { crossover: luck.pick(4) == 0, ..Setup::standard(players) };
    let content = Content::embedded();
    let mut game = AboveAndBelow::start(content, &setup, &mut luck).expect("a setup of the game");
    let mut actions = Vec::new();
    let mut noted: Vec<(usize, Seat, [f32; FEATURES], f32)> = Vec::new();
    while let Some(seat) = game.to_act().first() {
        actions.clear();
        game.actions(seat, &mut actions);
        let index = match luck.pick(WHIM) {
            0 => luck.pick(actions.len() as u32) as usize,
            _ => game.rollout_policy_by(weights, seat, &actions),
        };
        let done = game.apply(seat, actions[index], &mut luck, &mut Ignore);
        done.expect("what is listed is accepted");
        let over = game.to_act().is_empty();
        if !over && game.is_quiet(seat, seat) {
            let view = game.view(table::Viewer::Spectator);
            let round = usize::from(view.open.round) - 1;
            let guessed = game.evaluate_by(weights, seat);
            noted.push((round, seat, features::read(&game, seat), guessed));
        }
    }
    let standings = game.standings().expect("the game is over");
    for (round, seat, features, guessed) in noted {
        fits[round].add(&features, standings.score(seat) as f32, guessed);
    }
    standings.seats().map(|seat| standings.score(seat) as f32).collect()
}

fn print(weights: &Weights) {
    println!("//! Weights for the features of a village, round by round, found by self-play:");
    println!("//! `cargo run --release -p bots --example train_above_and_below` writes this file.");
    println!();
    println!("use super::Weights;");
    println!();
    println!("/// One line a round.");
    println!("#[rustfmt::skip]");
    println!("pub(super) const WEIGHTS: Weights = [");
    for line in weights {
        println!("    [");
        for part in line.chunks(7) {
            let words: Vec<String> = part.iter().map(|weight| format!("{weight:.3}")).collect();
            println!("        {},", words.join(", "));
        }
        println!("    ],");
    }
    println!("];");
}
