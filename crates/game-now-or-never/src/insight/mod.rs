//! What experience lends to bots: never needed to play, only to play well.
//!
//! The rules ask none of this. [`Insight::evaluate`] adds the weighed [`features`] of a position (`evaluation`) to what
//! would be scored now. The [`Insight::rollout_policy`] gives every action a worth in points and takes the
//! best: a specialist by what could be built or bought (`buildings`, `choices`), a hero action by where it
//! could end (`road`, `stops`), a fight by all its rounds (`crate::odds`), a sale by what the coins open up.

mod absurd;
mod buildings;
mod cards;
mod choices;
mod combat;
mod dominated;
mod evaluation;
pub mod features;
mod fight_cache;
mod goods;
mod kit;
mod market;
mod mind;
mod policy;
mod prices;
mod reach;
mod road;
mod specialists;
mod stops;
mod survey;
mod town;
mod weights;

use table::{Chance, Insight, Level, Levels, Seat};

use crate::{Action, NowOrNever, Player, Stage};
use features::FEATURES;
use town::Town;

/// What the features are worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weights {
    /// In the last season.
    pub now: [f32; FEATURES],
    /// How much more in the first.
    pub later: [f32; FEATURES],
}

impl Weights {
    /// What one more of a feature is worth with this share of the game left.
    #[inline]
    fn of(&self, feature: usize, left: f32) -> f32 {
        self.now[feature] + self.later[feature] * left
    }
}

/// The weights of the evaluation.
pub const VALUE: &Weights = &weights::VALUE;
/// The weights of the policy.
pub const POLICY: &Weights = &weights::POLICY;
/// The weights of greedy players.
pub const GREEDY: &Weights = &weights::GREEDY;

impl Insight for NowOrNever {
    const ROLLOUT_DEPTH: u32 = 4;
    const PLAYOUT_HORIZON: u32 = 400;
    const TRUST: f32 = 1.0;
    const LEVELS: Levels = Levels {
        easy: Level { error: 6.0, nearsight: 0.5 },
        medium: Level { error: 4.2, nearsight: 0.2 },
    };
    /// `easy` is to reach the 100 points of NN-574 in less than 15 % of its games, `medium` in about half.
    const LEVELS_ALONE: Levels = Levels {
        easy: Level { error: 6.5, nearsight: 0.5 },
        medium: Level { error: 5.05, nearsight: 0.2 },
    };

    fn round(&self) -> u32 {
        self.open.season.into()
    }

    fn score_now(&self, seat: Seat) -> f32 {
        let player = self.open.player(seat);
        let town = Town::of(&self.content, &self.open, player);
        town.score(&self.content, &self.open, player)
    }

    /// What it leads to in this turn: most actions pay only together with those that follow.
    fn greedy_value(&self, seat: Seat, action: Action, _: &mut impl Chance) -> f32 {
        policy::worth(&mind::survey(self, GREEDY, seat), action)
    }

    fn evaluate(&self, seat: Seat) -> f32 {
        self.evaluate_by(VALUE, seat)
    }

    fn absurdity(&self, seat: Seat, action: Action) -> Option<&'static str> {
        absurd::reason(self, seat, action)
    }

    fn is_dominated(&self, seat: Seat, action: Action) -> bool {
        dominated::is_dominated(self, seat, action)
    }

    /// Nobody moves villagers about or pays for new ones by mistake. Whatever else can be done at any time is
    /// part of a plan: whoever never did it would stand still.
    fn is_optional(&self, action: Action) -> bool {
        matches!(action, Action::Move { .. } | Action::Refill)
    }

    /// Others play sensibly: they take enemies, tokens and specialists.
    fn opponent_policy(&self, actions: &[Action], chance: &mut impl Chance) -> usize {
        match self.open.waiting.first() {
            Some(seat) => self.rollout_policy(seat, actions, chance),
            None => 0,
        }
    }

    fn rollout_policy(&self, seat: Seat, actions: &[Action], _: &mut impl Chance) -> usize {
        self.rollout_policy_by(POLICY, seat, actions)
    }

    /// Positions are compared where a season begins: everything of the one before has brought what it
    /// brings, and nothing of this one is used.
    fn is_quiet(&self, _: Seat, _: Seat) -> bool {
        let open = &self.open;
        let is_fresh = |player: &Player| player.arrows == 0 && player.face_down == 0;
        open.stage == Stage::Turn
            && open.passed.is_empty()
            && open.players.iter().all(is_fresh)
            && open.bot.is_none_or(|bot| bot.drawn == 0 && bot.face_down == 0)
    }
}

impl NowOrNever {
    /// The final score that `seat` may expect by these weights.
    pub fn evaluate_by(&self, weights: &Weights, seat: Seat) -> f32 {
        let player = self.open.player(seat);
        let town = Town::of(&self.content, &self.open, player);
        let score = town.score(&self.content, &self.open, player);
        if self.open.stage == Stage::Over {
            return score;
        }
        let left = features::left(self.open.season);
        let features = evaluation::read(self, seat, &town);
        let weights = weights.now.iter().zip(&weights.later);
        let ahead =
            features.iter().zip(weights).map(|(sign, (now, later))| sign * (now + later * left));
        score + ahead.sum::<f32>()
    }

    /// The index of what a sensible player with these weights would do; `actions` is not empty.
    pub fn rollout_policy_by(&self, weights: &Weights, seat: Seat, actions: &[Action]) -> usize {
        let survey = mind::survey(self, weights, seat);
        let worth = |action: &Action| policy::worth(&survey, *action);
        let best = best(actions.iter().map(worth));
        if absurd::reason(self, seat, actions[best]).is_none() {
            return best;
        }
        let sensible = |action: &Action| match absurd::reason(self, seat, *action) {
            None => worth(action),
            Some(_) => f32::MIN,
        };
        self::best(actions.iter().map(sensible))
    }

    /// The features of what `seat` has now.
    pub fn features(&self, seat: Seat) -> [f32; FEATURES] {
        let town = Town::of(&self.content, &self.open, self.open.player(seat));
        evaluation::read(self, seat, &town)
    }
}

/// The place of the highest of some numbers, the first of equals.
fn best(worths: impl Iterator<Item = f32>) -> usize {
    let mut best = (0, f32::MIN);
    for (index, worth) in worths.enumerate() {
        if worth > best.1 {
            best = (index, worth);
        }
    }
    best.0
}
