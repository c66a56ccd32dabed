//! What came of a match, for tables, JSON and plots.

use std::{collections::BTreeMap, time::Duration};

use bots::BotKind;
use serde::Serialize;
use shelf::{Chosen, GameName, Volume};

use crate::{
    Course, Histogram, Interval, Match, Report,
    course::CourseJson,
    interval::wilson,
    tally::{KindTally, Tally, WIN},
};

/// What came of a match.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// Which game.
    pub game: GameName,
    /// How it was set up, in notation.
    pub setup: String,
    /// What was chosen for that.
    pub chosen: Chosen,
    /// What was played.
    pub plan: Match,
    /// How long it took by the clock on the wall.
    pub seconds: f64,
    /// Actions taken, whether there was a choice or not.
    pub decisions: u64,
    /// Games that were broken off without a result, because players might never have ended them.
    pub unfinished: u64,
    /// How the others went.
    pub course: Course,
    /// One for each kind of bot, in the order they were listed.
    pub rows: Vec<Row>,
    /// What became of everything players may take, where it was counted.
    pub report: Option<Report>,
}

/// What one kind of bot achieved.
#[derive(Clone, Debug)]
pub struct Row {
    /// Which kind.
    pub kind: BotKind,
    /// At how many seats of each game it sat.
    pub seats: usize,
    /// How many games were won, a shared win counting as a fraction.
    pub wins: f64,
    /// The score of every seat it played.
    pub scores: Histogram,
    /// Thinking time for each decision with a choice. A random bot does not think: its time is
    /// that of the rules, for each action taken.
    pub ms_per_decision: f64,
    /// Moves at which everybody at the table would shake their head, by what they are. Those of a
    /// random bot are not counted.
    pub absurd: BTreeMap<&'static str, u64>,
}

impl Outcome {
    pub(crate) fn new<V: Volume>(
        content: &V::Content,
        plan: &Match,
        (setup, chosen): (&V::Setup, Chosen),
        tally: Tally,
        took: Duration,
    ) -> Outcome {
        let thinking: Duration = tally.kinds.iter().map(|kind| kind.thinking).sum();
        let rules = milliseconds(tally.busy.saturating_sub(thinking), tally.decisions);
        let course = Course::new(&tally, V::sources());
        let row = |(kind, counted): (BotKind, KindTally)| Row {
            kind,
            seats: plan.seats.iter().filter(|&&one| one == kind).count(),
            wins: counted.wins as f64 / WIN as f64,
            scores: counted.scores,
            ms_per_decision: match kind {
                BotKind::Random => rules,
                BotKind::Greedy | BotKind::Easy | BotKind::Medium | BotKind::Hard => {
                    milliseconds(counted.thinking, counted.thoughts)
                }
            },
            absurd: counted.absurd,
        };
        let rows: Vec<Row> = plan.kinds().into_iter().zip(tally.kinds).map(row).collect();
        let marks = tally.marks.as_ref();
        let report = marks.map(|marks| Report::new(V::chapters(content), marks, &rows));
        Outcome {
            game: V::ON_SHELF,
            setup: setup.to_string(),
            chosen,
            plan: plan.clone(),
            seconds: took.as_secs_f64(),
            decisions: tally.decisions,
            unfinished: tally.unfinished,
            course,
            rows,
            report,
        }
    }

    /// The outcome as one JSON object.
    pub fn json(&self) -> OutcomeJson {
        OutcomeJson {
            game: self.game.word(),
            games: self.plan.games,
            seats_per_game: self.plan.seats.len(),
            options: self.chosen.clone(),
            seconds: self.seconds,
            decisions: self.decisions,
            unfinished: self.unfinished,
            bots: self.rows.iter().map(Row::json).collect(),
            course: self.course.json(),
        }
    }
}

impl Row {
    /// How many games were played: one for each seat.
    pub fn games(&self) -> u64 {
        self.scores.total()
    }

    /// The share of games won.
    pub fn win_rate(&self) -> f64 {
        self.wins / self.games().max(1) as f64
    }

    /// Where the true share lies.
    pub fn win_interval(&self) -> Interval {
        wilson(self.wins, self.games())
    }

    /// How many absurd moves it made; nothing where they are not counted.
    pub fn absurd_moves(&self) -> Option<u64> {
        (self.kind != BotKind::Random).then(|| self.absurd.values().sum())
    }

    fn json(&self) -> BotJson {
        let Interval { low, high } = self.win_interval();
        BotJson {
            bot: self.kind.word(),
            games: self.games(),
            win_rate: self.win_rate(),
            win_low: low,
            win_high: high,
            mean_score: self.scores.mean(),
            median_score: self.scores.quantile(50),
            p10: self.scores.quantile(10),
            p90: self.scores.quantile(90),
            ms_per_decision: self.ms_per_decision,
            absurd_moves: self.absurd_moves(),
            absurd: self.absurd.clone(),
        }
    }
}

/// The shape of an outcome in JSON.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct OutcomeJson {
    game: &'static str,
    games: u64,
    seats_per_game: usize,
    options: Chosen,
    seconds: f64,
    decisions: u64,
    unfinished: u64,
    bots: Vec<BotJson>,
    #[serde(flatten)]
    course: CourseJson,
}

/// The shape of one kind of bot in JSON.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BotJson {
    bot: &'static str,
    games: u64,
    win_rate: f64,
    win_low: f64,
    win_high: f64,
    mean_score: f64,
    median_score: f64,
    p10: f64,
    p90: f64,
    ms_per_decision: f64,
    absurd_moves: Option<u64>,
    absurd: BTreeMap<&'static str, u64>,
}

fn milliseconds(time: Duration, times: u64) -> f64 {
    time.as_secs_f64() * 1000.0 / times.max(1) as f64
}
