//! Cheap knowledge a game may lend to bots: its heuristics. The rules never ask it anything.
//!
//! The words of the field and where they are: the *evaluation* of a position is [`Insight::evaluate`],
//! the *rollout policy* (or playout policy) is [`Insight::rollout_policy`], the model of the
//! *opponents* is [`Insight::opponent_policy`], the *horizon* of a playout is
//! [`Insight::ROLLOUT_DEPTH`] and [`Insight::PLAYOUT_HORIZON`], *pruning* is [`Insight::absurdity`]
//! and [`Insight::is_dominated`], and the *noise* of the weaker levels of play is in [`Insight::LEVELS`].

use crate::{Chance, Game, Ignore, Seat};

/// How a level of play below the strongest judges an action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Level {
    /// How far it takes an action for better or worse than it is, in points of the final score.
    pub error: f32,
    /// The share of its judgement, from 0 to 1, that is what the action scores at once
    /// ([`Insight::greedy_value`]); the rest is what it leads to.
    pub nearsight: f32,
}

/// The levels of play below the strongest.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Levels {
    /// A child's first game: sees what is obviously good, and plans little.
    pub easy: Level,
    /// A family that knows the game: plans, and makes mistakes.
    pub medium: Level,
}

/// What experience says about a position: never needed to play, only to play well.
///
/// Bots call it on worlds they imagined, never on the true one.
pub trait Insight: Game {
    /// After so many own decisions by [`Insight::rollout_policy`], and once the game is settled,
    /// [`Insight::evaluate`] tells as much as playing on would. A game without an evaluation is played
    /// to the end.
    const ROLLOUT_DEPTH: u32 = u32::MAX;

    /// After so many decisions of anybody a playout is cut off, wherever the game stands, and
    /// [`Insight::evaluate`] says what it is worth. A game that random players end soon needs none.
    const PLAYOUT_HORIZON: u32 = u32::MAX;

    /// How much of the score of the best of the others a bot that searches takes off its own. Where a player
    /// decides when the game ends, or takes what others need, one who looks at the own score alone
    /// scores much and loses.
    const RIVALRY: f32 = 0.0;

    /// How many points better than what [`Insight::rollout_policy`] would do another action has to look
    /// before a bot that searches takes it. Where many actions are nearly equal, what looks best after few
    /// worlds is often only lucky; a game with a good policy trusts it.
    const TRUST: f32 = 0.0;

    /// After so many rounds a simulated game is broken off without a result, because players without
    /// a plan might never end it. A game that always ends needs no bound.
    const BREAK_OFF_AFTER: u32 = u32::MAX;

    /// How the levels below the strongest judge. A game tunes it so that at tables of its own kind
    /// `easy` scores 50 to 60 % of what `hard` does, and `medium` 75 to 85 %: `docs/balance.md` says
    /// how to measure that.
    const LEVELS: Levels = Levels {
        easy: Level { error: 8.0, nearsight: 0.5 },
        medium: Level { error: 3.0, nearsight: 0.0 },
    };

    /// How they judge alone, where a score has to be reached and nobody else is there to be measured by.
    const LEVELS_ALONE: Levels = Self::LEVELS;

    /// The round that is played, from 1 on; after the end the last one.
    fn round(&self) -> u32;

    /// What `seat` would score if the game ended now. Greedy players look no further.
    fn score_now(&self, seat: Seat) -> f32;

    /// How much `action` tempts a greedy player: what `seat` scores right after it.
    ///
    /// A game says otherwise where an action pays only together with the next one.
    fn greedy_value(&self, seat: Seat, action: Self::Action, chance: &mut impl Chance) -> f32 {
        let mut next = self.clone();
        match next.apply(seat, action, chance, &mut Ignore) {
            Ok(()) => next.score_now(seat),
            Err(_) => f32::MIN,
        }
    }

    /// Whether [`Insight::evaluate`] of `seat` means something now that `actor` is to decide: not in
    /// the middle of what `seat` has begun.
    fn is_quiet(&self, seat: Seat, actor: Seat) -> bool {
        actor == seat
    }

    /// What `seat` may expect to score in the end.
    fn evaluate(&self, seat: Seat) -> f32 {
        self.score_now(seat)
    }

    /// Why everybody at the table would shake their head at this action, as a short sentence about
    /// who does it; nothing for an action that a sensible player of any strength might take.
    ///
    /// Bots of all levels leave what is absurd, and simulations count it. It rests on what `seat`
    /// can see alone, and of all that `seat` may do there is always something that is not absurd.
    fn absurdity(&self, _seat: Seat, _action: Self::Action) -> Option<&'static str> {
        None
    }

    /// Whether another action of the list does as much in any case: an equal one, or what can be done
    /// as well later. Nobody would call it absurd, but bots leave it out before they think, to think more
    /// about the rest. Of all that `seat` may do there is always something that is neither.
    fn is_dominated(&self, _seat: Seat, _action: Self::Action) -> bool {
        false
    }

    /// Whether this action only goes before what has to be decided anyway, so that nobody takes it
    /// without a reason. The weaker levels never take one by mistake.
    fn is_optional(&self, _action: Self::Action) -> bool {
        false
    }

    /// The index of what somebody else does in an imagined world, where only the own moves are
    /// weighed: anything, unless a game knows what others hardly ever do.
    fn opponent_policy(&self, actions: &[Self::Action], chance: &mut impl Chance) -> usize {
        chance.pick(actions.len() as u32) as usize
    }

    /// The index of the action a quick, sensible player would take; `actions` is not empty.
    fn rollout_policy(
        &self,
        _seat: Seat,
        actions: &[Self::Action],
        chance: &mut impl Chance,
    ) -> usize {
        chance.pick(actions.len() as u32) as usize
    }
}
