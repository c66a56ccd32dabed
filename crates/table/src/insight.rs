//! Cheap knowledge a game may lend to bots. The rules never ask it anything.

use crate::{Chance, Game, Seat};

/// What experience says about a position: never needed to play, only to play well.
///
/// Bots call it on worlds they imagined, never on the true one.
pub trait Insight: Game {
    /// What `seat` would score if the game ended now. Greedy players look no further.
    fn score_now(&self, seat: Seat) -> f32;

    /// What `seat` may expect to score in the end.
    fn outlook(&self, seat: Seat) -> f32 {
        self.score_now(seat)
    }

    /// The index of the action a quick, sensible player would take; `actions` is not empty.
    fn habit(&self, _seat: Seat, actions: &[Self::Action], chance: &mut impl Chance) -> usize {
        chance.pick(actions.len() as u32) as usize
    }
}
