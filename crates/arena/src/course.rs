//! How the games of a match went: their rounds, the order of turns, and where points came from.

use serde::Serialize;

use crate::{
    Histogram, Interval,
    interval::wilson,
    tally::{Tally, WIN},
};

/// How the finished games of a match went.
#[derive(Clone, Debug, Default)]
pub struct Course {
    /// The rounds of every game.
    pub rounds: Histogram,
    /// Who took the first turn, the second and so on, with what they won.
    pub turns: Vec<Turn>,
    /// The share of games that a lone player won, where they had a target to reach.
    pub solo_won: Option<f64>,
    /// The share of games that all players lost together, where there were any.
    pub all_lost: Option<f64>,
    /// Where points came from, where that was counted.
    pub sources: Vec<Source>,
}

/// A place in the order of turns.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Turn {
    /// How many games were played.
    pub games: u64,
    /// How many were won from this place, a shared win counting as a fraction.
    pub wins: f64,
}

/// Something that points are given for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Source {
    /// What it is called.
    pub name: &'static str,
    /// Points that a seat had from it on average.
    pub mean: f64,
    /// The share of all points.
    pub share: f64,
}

impl Course {
    pub(crate) fn new(tally: &Tally, names: Vec<&'static str>) -> Course {
        let games = tally.rounds.total();
        let seats: u64 = tally.kinds.iter().map(|kind| kind.scores.total()).sum();
        let players = usize::try_from(seats / games.max(1)).unwrap_or(0);
        let turn = |wins: &u64| Turn { games, wins: *wins as f64 / WIN as f64 };
        let all: i64 = tally.sources.iter().sum();
        let source = |(name, points): (&'static str, &i64)| Source {
            name,
            mean: *points as f64 / seats.max(1) as f64,
            share: *points as f64 / all.max(1) as f64,
        };
        // Games in which nobody thinks are played for speed, and this is not counted.
        let counted = names.into_iter().zip(&tally.sources).filter(|_| all != 0);
        Course {
            rounds: tally.rounds.clone(),
            turns: tally.turns.iter().take(players).map(turn).collect(),
            solo_won: (tally.alone[0] > 0).then(|| tally.alone[1] as f64 / tally.alone[0] as f64),
            all_lost: (tally.lost > 0).then(|| tally.lost as f64 / games as f64),
            sources: counted.map(source).collect(),
        }
    }

    pub(crate) fn json(&self) -> CourseJson {
        let turn = |turn: &Turn| {
            let Interval { low, high } = turn.interval();
            TurnJson { win_rate: turn.rate(), win_low: low, win_high: high }
        };
        let source =
            |one: &Source| SourceJson { source: one.name, mean_points: one.mean, share: one.share };
        CourseJson {
            rounds: RoundsJson {
                mean: self.rounds.mean(),
                median: self.rounds.quantile(50),
                p10: self.rounds.quantile(10),
                p90: self.rounds.quantile(90),
            },
            turn_order: self.turns.iter().map(turn).collect(),
            solo_won: self.solo_won,
            all_lost: self.all_lost,
            sources: self.sources.iter().map(source).collect(),
        }
    }
}

impl Turn {
    /// The share of games won.
    pub fn rate(&self) -> f64 {
        self.wins / self.games.max(1) as f64
    }

    /// Where the true share lies.
    pub fn interval(&self) -> Interval {
        wilson(self.wins, self.games)
    }
}

/// How games went, in JSON.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct CourseJson {
    rounds: RoundsJson,
    turn_order: Vec<TurnJson>,
    #[serde(skip_serializing_if = "Option::is_none")]
    solo_won: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    all_lost: Option<f64>,
    sources: Vec<SourceJson>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
struct RoundsJson {
    mean: f64,
    median: f64,
    p10: f64,
    p90: f64,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
struct TurnJson {
    win_rate: f64,
    win_low: f64,
    win_high: f64,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
struct SourceJson {
    source: &'static str,
    mean_points: f64,
    share: f64,
}
