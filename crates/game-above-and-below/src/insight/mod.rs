//! What experience lends to bots: never needed to play, only to play well.
//!
//! The rules ask none of this. An [`outlook`](Insight::outlook) weighs the
//! [`signs`] of a position with numbers found by self-play
//! (`crates/bots/examples/train_above_and_below.rs`); a
//! [`habit`](Insight::habit) is what a sensible villager would do without
//! thinking long.

mod habit;
mod parties;
pub mod signs;
mod weights;

use table::{Chance, Insight, Seat};

use crate::{AboveAndBelow, Action, Stage, rules::scoring};
use signs::SIGNS;

/// What each sign is worth in each round.
pub type Weights = [[f32; SIGNS]; 7];

/// The weights that come with the program.
pub const WEIGHTS: &Weights = &weights::WEIGHTS;

impl Insight for AboveAndBelow {
    const FORESIGHT: u32 = 8;

    fn score_now(&self, seat: Seat) -> f32 {
        scoring::score(&self.content, &self.open, seat).total().into()
    }

    fn outlook(&self, seat: Seat) -> f32 {
        self.outlook_by(WEIGHTS, seat)
    }

    /// Nobody sells for less than it is worth to them.
    fn is_folly(&self, seat: Seat, action: Action) -> bool {
        matches!(self.open.stage, Stage::Answering { .. })
            && action == Action::Accept
            && habit::outlook_after(self, WEIGHTS, seat, Action::Refuse)
                > habit::outlook_after(self, WEIGHTS, seat, Action::Accept)
    }

    /// Others hardly ever come to bargain; if they did at random, whatever is for sale would look
    /// like a fortune.
    fn hearsay(&self, actions: &[Action], chance: &mut impl Chance) -> usize {
        let bargains = |action: &Action| matches!(action, Action::Bargain(_));
        match chance.pick(actions.len() as u32) as usize {
            index if bargains(&actions[index]) => {
                actions.iter().position(|action| !bargains(action)).unwrap_or(index)
            }
            index => index,
        }
    }

    fn habit(&self, seat: Seat, actions: &[Action], _: &mut impl Chance) -> usize {
        habit::choose(self, WEIGHTS, seat, actions)
    }

    /// A turn that was begun is played to its end before anybody weighs it.
    fn is_settled(&self, seat: Seat, _: Seat) -> bool {
        match self.open.stage {
            Stage::Resting | Stage::Placing | Stage::Over => true,
            _ => self.open.active != seat,
        }
    }
}

impl AboveAndBelow {
    /// The final score that `seat` may expect by these weights.
    pub fn outlook_by(&self, weights: &Weights, seat: Seat) -> f32 {
        if self.open.stage == Stage::Over {
            return self.score_now(seat);
        }
        let signs = signs::read(self, seat);
        let weights = &weights[usize::from(self.open.round) - 1];
        signs.iter().zip(weights).map(|(sign, weight)| sign * weight).sum()
    }

    /// The index of what a sensible player with these weights would do.
    pub fn habit_by(&self, weights: &Weights, seat: Seat, actions: &[Action]) -> usize {
        habit::choose(self, weights, seat, actions)
    }
}
