//! What experience lends to bots: never needed to play, only to play well.
//!
//! The rules ask none of this. [`Insight::evaluate`] weighs the
//! [`features`] of a position with numbers found by self-play
//! (`crates/bots/examples/train_above_and_below.rs`); a
//! [`Insight::rollout_policy`] is what a sensible villager would do without
//! thinking long.

mod absurd;
pub mod features;
mod parties;
mod rollout_policy;
mod weights;

use table::{Chance, Insight, Level, Levels, Seat};

use crate::{AboveAndBelow, Action, Stage, rules::scoring};
use features::FEATURES;

/// What each sign is worth in each round.
pub type Weights = [[f32; FEATURES]; 7];

/// The weights that come with the program.
pub const WEIGHTS: &Weights = &weights::WEIGHTS;

impl Insight for AboveAndBelow {
    const ROLLOUT_DEPTH: u32 = 8;
    const LEVELS: Levels = Levels {
        easy: Level { error: 9.0, nearsight: 0.3 },
        medium: Level { error: 3.0, nearsight: 0.0 },
    };

    fn round(&self) -> u32 {
        self.open.round.into()
    }

    fn score_now(&self, seat: Seat) -> f32 {
        scoring::score(&self.content, &self.open, seat).total().into()
    }

    fn evaluate(&self, seat: Seat) -> f32 {
        self.evaluate_by(WEIGHTS, seat)
    }

    fn absurdity(&self, seat: Seat, action: Action) -> Option<&'static str> {
        absurd::reason(self, seat, action)
    }

    /// Free actions of a turn, but for placing goods.
    fn is_optional(&self, action: Action) -> bool {
        matches!(
            action,
            Action::Sell(_) | Action::Withdraw | Action::Refresh(_) | Action::Bargain(_)
        )
    }

    /// Others hardly ever come to bargain; if they did at random, whatever is for sale would look
    /// like a fortune.
    fn opponent_policy(&self, actions: &[Action], chance: &mut impl Chance) -> usize {
        let bargains = |action: &Action| matches!(action, Action::Bargain(_));
        match chance.pick(actions.len() as u32) as usize {
            index if bargains(&actions[index]) => {
                actions.iter().position(|action| !bargains(action)).unwrap_or(index)
            }
            index => index,
        }
    }

    fn rollout_policy(&self, seat: Seat, actions: &[Action], _: &mut impl Chance) -> usize {
        rollout_policy::choose(self, WEIGHTS, seat, actions)
    }

    /// A turn that was begun is played to its end before anybody weighs it.
    fn is_quiet(&self, seat: Seat, _: Seat) -> bool {
        match self.open.stage {
            Stage::Resting | Stage::Placing | Stage::Over => true,
            _ => self.open.active != seat,
        }
    }
}

impl AboveAndBelow {
    /// The final score that `seat` may expect by these weights.
    pub fn evaluate_by(&self, weights: &Weights, seat: Seat) -> f32 {
        if self.open.stage == Stage::Over {
            return self.score_now(seat);
        }
        let features = features::read(self, seat);
        let weights = &weights[usize::from(self.open.round) - 1];
        features.iter().zip(weights).map(|(sign, weight)| sign * weight).sum()
    }

    /// The index of what a sensible player with these weights would do.
    pub fn rollout_policy_by(&self, weights: &Weights, seat: Seat, actions: &[Action]) -> usize {
        rollout_policy::choose(self, weights, seat, actions)
    }
}
