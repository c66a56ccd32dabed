//! Trains the experience that Faraway lends to bots, by self-play from nothing.
//!
//! ```text
//! cargo run --release -p bots --example train_faraway -- OUT [BY-HABIT] [BY-SEARCH] [FROM]
//! ```
//!
//! First `BY-HABIT` games are played by habit with some blunders for variety,
//! then `BY-SEARCH` games by the hard bot on a small budget: its play is better
//! than its habit, and the nets learn what better play is worth. `FROM` goes on
//! from a file of an earlier run. The same numbers of games give the same file.
//!
//! After each decision the position is an example. What it is worth is told by
//! what comes after it, near and far: the outlook after the next decision with
//! weight 1 − [`TRUST`], and so on, and in the end the score: TD(λ), Sutton 1988.

mod adam;
mod lesson;

use std::{env, error::Error, fs};

use adam::{Adam, Example};
use bots::{Bot, BotKind, Budget};
use game_faraway::{
    Action, Content, Setup,
    insight::{Experience, Judge},
};
use lesson::{EXPERIENCE, Lesson};
use luck::Quick;
use table::{Chance, Game, Ignore, Seat, Viewer};

/// Players, game after game: most of all two and four.
const PLAYERS: [usize; 12] = [2, 4, 2, 3, 4, 2, 5, 4, 2, 6, 2, 4];
/// Games for one step.
const BATCH: u64 = 16;
/// How much the far future counts against the next outlook.
const TRUST: f32 = 0.7;
/// One decision in so many is a blunder, as long as habit plays.
const BLUNDERS: u32 = 20;
/// Playouts for one decision of the hard bot.
const BUDGET: Budget = Budget::Iterations(30);

/// How a stage of the training plays, and how large its steps are at the beginning; at the end
/// they are a hundredth of that.
struct Stage {
    games: u64,
    by_search: Option<Bot<Lesson>>,
    step: f32,
}

/// A position after a decision, in the arena of signs.
struct Mark {
    net: Option<usize>,
    signs: std::ops::Range<usize>,
    fame: f32,
    value: f32,
    /// For a blunder, what the best action would have been worth.
    instead: Option<f32>,
}

/// A game that was played, by seat.
struct Played {
    marks: Vec<Vec<Mark>>,
    scores: Vec<f32>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = env::args().skip(1).collect();
    let out = words.first().ok_or("name the file to write")?;
    let number = |at: usize, standard: u64| words.get(at).map_or(Ok(standard), |word| word.parse());
    match words.get(3) {
        Some(from) => {
            let read = Experience::read(&fs::read(from)?).ok_or("the file is for other signs")?;
            EXPERIENCE.set(read);
        }
        None => EXPERIENCE.with_borrow_mut(shuffle),
    }
    let hard = Bot::new(BotKind::Hard, Content::embedded(), 1).with_budget(BUDGET);
    let stages = [
        Stage { games: number(1, 700_000)?, by_search: None, step: 3e-3 },
        Stage { games: number(2, 100_000)?, by_search: Some(hard), step: 5e-4 },
    ];
    for mut stage in stages {
        train(&mut stage)?;
        fs::write(out, EXPERIENCE.with_borrow(Experience::write))?;
    }
    Ok(())
}

/// Small random weights to begin with.
fn shuffle(experience: &mut Experience) {
    let mut luck = Quick::new(2024, 0);
    for net in &mut experience.nets {
        for weight in adam::weights(net) {
            *weight = (luck.pick(1 << 20) as f32 / (1 << 19) as f32 - 1.0) * 0.2;
        }
    }
}

fn train(stage: &mut Stage) -> Result<(), Box<dyn Error>> {
    let mut adam = Adam::new();
    let (mut scores, mut seats, mut squares, mut examples) = (0.0, 0.0, 0.0, 0.0);
    for game in 0..stage.games {
        let mut signs = Vec::new();
        let played = play(stage, game, &mut signs)?;
        EXPERIENCE.with_borrow_mut(|experience| {
            for (marks, &score) in played.marks.iter().zip(&played.scores) {
                (scores, seats) = (scores + f64::from(score), seats + 1.0);
                let mut worth = score;
                for mark in marks.iter().rev() {
                    if let Some(net) = mark.net {
                        let (signs, target) = (&signs[mark.signs.clone()], worth);
                        let example = Example { net, signs, fame: mark.fame, target };
                        let error = adam.see(experience, &example);
                        (squares, examples) = (squares + f64::from(error * error), examples + 1.0);
                    }
                    worth = mark.instead.unwrap_or((1.0 - TRUST) * mark.value + TRUST * worth);
                }
            }
            if game % BATCH == BATCH - 1 {
                let done = game as f32 / stage.games as f32;
                adam.step(experience, stage.step * 0.01f32.powf(done));
            }
        });
        if (game + 1) % (stage.games / 20).max(1) == 0 {
            let error = f64::sqrt(squares / examples);
            println!(
                "{:8} games, mean score {:.2}, mean error {error:.2}",
                game + 1,
                scores / seats
            );
            (scores, seats, squares, examples) = (0.0, 0.0, 0.0, 0.0);
        }
    }
    Ok(())
}

/// Plays one game; gives the marks and the score of every seat.
fn play(
    stage: &mut Stage,
    number: u64,
    signs: &mut Vec<(usize, f32)>,
) -> Result<Played, Box<dyn Error>> {
    let mut luck = Quick::new(99, number);
    let players = PLAYERS[(number % 12) as usize];
    let setup = if number % 20 == 19 { Setup::advanced(players) } else { Setup::standard(players) };
    let mut game = Lesson::start(Content::embedded(), &setup, &mut luck)?;
    let mut marks: Vec<Vec<Mark>> = (0..players).map(|_| Vec::new()).collect();
    // What a seat gave up by a blunder when it took a Region with a Sanctuary to come.
    let mut instead = vec![None; players];
    let mut actions = Vec::new();
    while let Some(seat) = game.to_act().first() {
        actions.clear();
        game.actions(seat, &mut actions);
        let before = game.clone();
        let chosen = match &mut stage.by_search {
            Some(bot) => bot.decide(seat, &actions, || before.view(Viewer::Seat(seat))),
            None if luck.pick(BLUNDERS) == 0 => actions[luck.pick(actions.len() as u32) as usize],
            None => {
                actions[EXPERIENCE.with_borrow(|experience| {
                    Judge::new(experience, &before.0, seat).best(&actions)
                })]
            }
        };
        game.apply(seat, chosen, &mut luck, &mut Ignore)?;

        EXPERIENCE.with_borrow(|experience| {
            let judge = Judge::new(experience, &before.0, seat);
            let best = actions[judge.best(&actions)];
            let given_up = &mut instead[seat.index()];
            if stage.by_search.is_none() && chosen != best && given_up.is_none() {
                *given_up = Some(judge.value(best));
            }
            // A Sanctuary still to come is part of the same step.
            let is_step = !(matches!(chosen, Action::Take(_)) && game.to_act() == before.to_act());
            if is_step {
                let from = signs.len();
                let net = judge.signs(chosen, |sign, value| signs.push((sign, value)));
                let (fame, value) = (judge.fame(chosen), judge.value(chosen));
                let signs = from..signs.len();
                marks[seat.index()].push(Mark {
                    net,
                    signs,
                    fame,
                    value,
                    instead: given_up.take(),
                });
            }
        });
    }
    let standings = game.standings().ok_or("nobody is to act in a game that is not over")?;
    let scores = (0..players).map(|seat| standings.score(Seat::new(seat)) as f32).collect();
    Ok(Played { marks, scores })
}
