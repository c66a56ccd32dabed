//! What experience lends to bots: never needed to play, only to play well.
//!
//! The rules ask none of this. [`Insight::evaluate`] weighs the [`features`] of a position. The
//! [`Insight::rollout_policy`] gives every action a worth in points and takes the best: what is over with
//! a click is weighed by the evaluation right after it, a way through the map by a small search over
//! spaces and steps (`road`), a visit by the best that the building offers (`town`), a roll by its odds
//! (`odds`).

mod absurd;
mod cards;
pub mod features;
mod left;
mod odds;
mod policy;
mod road;
mod survey;
mod town;
mod weights;

use table::{Chance, Insight, Level, Levels, Seat};

use crate::{Action, NearAndFar, Stage, rules::scoring};
use features::FEATURES;
use survey::Survey;

/// Rounds after which nothing more is expected of the time to come.
const LONG: f32 = 28.0;
/// Rounds over which that fades.
const FADING: f32 = 10.0;

/// What the features are worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weights {
    /// At the end of the game.
    pub now: [f32; FEATURES],
    /// How much more at its beginning.
    pub later: [f32; FEATURES],
}

/// The weights of the evaluation.
pub const VALUE: &Weights = &weights::VALUE;
/// The weights of the policy.
pub const POLICY: &Weights = &weights::POLICY;
/// The weights of greedy players.
pub const GREEDY: &Weights = &weights::GREEDY;

impl Insight for NearAndFar {
    const ROLLOUT_DEPTH: u32 = 15;
    const PLAYOUT_HORIZON: u32 = 300;
    const RIVALRY: f32 = 0.5;
    const BREAK_OFF_AFTER: u32 = 1_000;
    const LEVELS: Levels = Levels {
        easy: Level { error: 11.0, nearsight: 0.7 },
        medium: Level { error: 4.0, nearsight: 0.2 },
    };

    fn round(&self) -> u32 {
        self.open.round
    }

    fn score_now(&self, seat: Seat) -> f32 {
        scoring::score(&self.content, &self.open, seat).total().into()
    }

    /// What it leads to in this turn: most actions pay only together with those that follow.
    fn greedy_value(&self, seat: Seat, action: Action, _: &mut impl Chance) -> f32 {
        let survey = Survey::of(self, GREEDY, seat);
        policy::worth(self, &survey, action)
    }

    /// In a long game less and less is expected of the time to come, so that somebody ends it.
    fn evaluate(&self, seat: Seat) -> f32 {
        let score = self.score_now(seat);
        let patience = ((LONG - self.open.round as f32) / FADING).clamp(0.0, 1.0);
        score + patience * (self.evaluate_by(VALUE, seat) - score)
    }

    fn absurdity(&self, seat: Seat, action: Action) -> Option<&'static str> {
        absurd::reason(self, seat, action)
    }

    /// A purchase goes before anything else, and so do cards used on a roll.
    fn is_optional(&self, action: Action) -> bool {
        matches!(action, Action::Buy(_) | Action::Use(_) | Action::Favour { .. })
    }

    /// Others play sensibly: they take spaces, buildings and the last camp.
    fn opponent_policy(&self, actions: &[Action], chance: &mut impl Chance) -> usize {
        match self.open.waiting.first() {
            Some(seat) => self.rollout_policy(seat, actions, chance),
            None => 0,
        }
    }

    fn rollout_policy(&self, seat: Seat, actions: &[Action], _: &mut impl Chance) -> usize {
        self.rollout_policy_by(POLICY, seat, actions)
    }

    /// A turn that was begun is played to its end before anybody weighs it.
    fn is_quiet(&self, seat: Seat, _: Seat) -> bool {
        match self.open.stage {
            Stage::Turn | Stage::Over => true,
            Stage::Companion { .. } | Stage::Draft | Stage::Discard => false,
            _ => self.open.active != seat,
        }
    }
}

impl NearAndFar {
    /// The final score that `seat` may expect by these weights.
    pub fn evaluate_by(&self, weights: &Weights, seat: Seat) -> f32 {
        let score = self.score_now(seat);
        if !left::has_turns(&self.open, seat) {
            return score;
        }
        let left = left::time_left(&self.open);
        let features = features::read(self, seat);
        let weights = weights.now.iter().zip(&weights.later);
        let ahead =
            features.iter().zip(weights).map(|(sign, (now, later))| sign * (now + later * left));
        score + ahead.sum::<f32>()
    }

    /// The index of what a sensible player with these weights would do; `actions` is not empty.
    pub fn rollout_policy_by(&self, weights: &Weights, seat: Seat, actions: &[Action]) -> usize {
        let survey = Survey::of(self, weights, seat);
        let mut best = (0, f32::MIN);
        for (index, action) in actions.iter().enumerate() {
            let worth = policy::worth(self, &survey, *action);
            if worth > best.1 {
                best = (index, worth);
            }
        }
        best.0
    }
}
