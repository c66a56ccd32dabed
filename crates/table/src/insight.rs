//! Cheap knowledge a game may lend to bots: its heuristics. The rules never ask it anything.
//!
//! The words of the field and where they are: the *evaluation* of a position is [`Insight::evaluate`],
//! the *rollout policy* (or playout policy) is [`Insight::rollout_policy`], the model of the
//! *opponents* is [`Insight::opponent_policy`], the *horizon* of a playout is
//! [`Insight::ROLLOUT_DEPTH`] and [`Insight::PLAYOUT_HORIZON`], and *move ordering* or pruning is
//! [`Insight::is_dominated`].

use crate::{Chance, Game, Ignore, Seat};

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

    /// After so many decisions a simulated game is broken off without a result, because players
    /// without a plan might never end it. A game that always ends needs no bound.
    const BREAK_OFF_AFTER: u64 = u64::MAX;

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

    /// Whether no player of any strength would do this: bots, however careless, leave it.
    fn is_dominated(&self, _seat: Seat, _action: Self::Action) -> bool {
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
