//! Trains the experience that Faraway lends to bots, by self-play from nothing.
//!
//! ```text
//! cargo run --release -p bots --example train_faraway -- OUT [GAMES] [FROM]
//! ```
//!
//! Every seat plays by its rollout policy, with a blunder now and then for variety. `FROM`
//! goes on from a file of an earlier run. The same number of games gives the
//! same file. `experience.bin` comes from an earlier form of this program and
//! 878,000 games; 880,000 of this one end at a mean of 75.0 a seat by the policy alone.
//!
//! After each decision the position is an example. What it is worth is told by
//! what comes after it, near and far: the evaluation after the next decision with
//! weight 1 − [`TRUST`], and so on, and in the end the score: TD(λ), Sutton 1988.

mod adam;

use std::{env, error::Error, fs};

use adam::{Adam, Example};
use game_faraway::{
    Action, Content, Faraway, Setup,
    insight::{Experience, Judge},
};
use luck::Quick;
use table::{Chance, Game, Ignore, Seat};

/// Players, game after game: most of all two and four.
const PLAYERS: [usize; 12] = [2, 4, 2, 3, 4, 2, 5, 4, 2, 6, 2, 4];
/// Games for one step.
const BATCH: u64 = 16;
/// How much the far future counts against the next evaluation.
const TRUST: f32 = 0.7;
/// One decision in so many is left to chance.
const BLUNDERS: u32 = 20;
/// The size of the first step; the last is a hundredth of it.
const FIRST_STEP: f32 = 3e-3;

/// A position after a decision, in the arena of features.
struct Step {
    net: Option<usize>,
    features: std::ops::Range<usize>,
    fame: f32,
    value: f32,
    /// For a blunder, what the best action would have been worth.
    instead: Option<f32>,
}

/// A game that was played, by seat.
struct Played {
    steps: Vec<Vec<Step>>,
    scores: Vec<f32>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = env::args().skip(1).collect();
    let out = words.first().ok_or("name the file to write")?;
    let games = words.get(1).map_or(Ok(880_000), |word| word.parse())?;
    let mut experience = match words.get(2) {
        Some(from) => Experience::read(&fs::read(from)?).ok_or("the file is for other features")?,
        None => shuffled(),
    };
    train(&mut experience, games)?;
    fs::write(out, experience.write())?;
    Ok(())
}

/// Small random weights to begin with.
fn shuffled() -> Experience {
    let mut luck = Quick::new(2024, 0);
    let mut experience = Experience::blank();
    for net in &mut experience.nets {
        for weight in adam::weights(net) {
            *weight = (luck.pick(1 << 20) as f32 / (1 << 19) as f32 - 1.0) * 0.2;
        }
    }
    experience
}

fn train(experience: &mut Experience, games: u64) -> Result<(), Box<dyn Error>> {
    let mut adam = Adam::new();
    let (mut scores, mut seats, mut squares, mut examples) = (0.0, 0.0, 0.0, 0.0);
    let mut features = Vec::new();
    for game in 0..games {
        features.clear();
        let played = play(experience, game, &mut features)?;
        for (steps, &score) in played.steps.iter().zip(&played.scores) {
            (scores, seats) = (scores + f64::from(score), seats + 1.0);
            let mut worth = score;
            for mark in steps.iter().rev() {
                if let Some(net) = mark.net {
                    let (features, target) = (&features[mark.features.clone()], worth);
                    let example = Example { net, features, fame: mark.fame, target };
                    let error = adam.see(experience, &example);
                    (squares, examples) = (squares + f64::from(error * error), examples + 1.0);
                }
                worth = mark.instead.unwrap_or((1.0 - TRUST) * mark.value + TRUST * worth);
            }
        }
        if game % BATCH == BATCH - 1 {
            let done = game as f32 / games as f32;
            adam.step(experience, FIRST_STEP * 0.01f32.powf(done));
        }
        if (game + 1) % (games / 20).max(1) == 0 {
            let (score, error) = (scores / seats, f64::sqrt(squares / examples));
            println!("{:8} games, mean score {score:.2}, mean error {error:.2}", game + 1);
            (scores, seats, squares, examples) = (0.0, 0.0, 0.0, 0.0);
        }
    }
    Ok(())
}

/// Plays one game, and gives the marks and the score of every seat.
fn play(
    experience: &Experience,
    number: u64,
    features: &mut Vec<(usize, f32)>,
) -> Result<Played, Box<dyn Error>> {
    let mut luck = Quick::new(99, number);
    let players = PLAYERS[(number % 12) as usize];
    let is_advanced = number % 20 == 19;
    let setup = if is_advanced { Setup::advanced(players) } else { Setup::standard(players) };
    let mut game = Faraway::start(Content::embedded(), &setup, &mut luck)?;
    let mut steps: Vec<Vec<Step>> = (0..players).map(|_| Vec::new()).collect();
    // What a seat gave up by a blunder in the step it is in.
    let mut instead = vec![None; players];
    let mut actions = Vec::new();
    while let Some(seat) = game.to_act().first() {
        actions.clear();
        game.actions(seat, &mut actions);
        let judge = Judge::new(experience, &game, seat);
        let best = actions[judge.best(&actions)];
        let is_blunder = luck.pick(BLUNDERS) == 0;
        let chosen =
            if is_blunder { actions[luck.pick(actions.len() as u32) as usize] } else { best };
        let before = game.to_act();
        game.apply(seat, chosen, &mut luck, &mut Ignore)?;

        let given_up = &mut instead[seat.index()];
        if chosen != best && given_up.is_none() {
            *given_up = Some(judge.value(best));
        }
        // A Sanctuary still to come is part of the same step.
        if matches!(chosen, Action::Take(_)) && game.to_act() == before {
            continue;
        }
        let from = features.len();
        let net = judge.features(chosen, |sign, value| features.push((sign, value)));
        let (fame, value) = (judge.fame(chosen), judge.value(chosen));
        let features = from..features.len();
        steps[seat.index()].push(Step { net, features, fame, value, instead: given_up.take() });
    }
    let standings = game.standings().ok_or("nobody is to act in a game that is not over")?;
    let scores = (0..players).map(|seat| standings.score(Seat::new(seat)) as f32).collect();
    Ok(Played { steps, scores })
}
