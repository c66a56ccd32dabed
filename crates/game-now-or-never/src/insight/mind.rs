//! A survey with everything priced: what gear there is to buy comes last, because it takes all other prices.

use table::Seat;

use super::{Weights, choices, survey::Survey};
use crate::{NowOrNever, Stage};

/// What one player has in mind in a decision.
pub(super) fn survey<'a>(game: &'a NowOrNever, weights: &'a Weights, seat: Seat) -> Survey<'a> {
    let mut survey = Survey::of(game, weights, seat);
    // What gear there is matters only where it may be bought, or on the way there.
    let shops = matches!(game.open.stage, Stage::Turn | Stage::Move | Stage::Meet | Stage::Arrived);
    survey.prices.gear =
        if shops { choices::best_gear(&survey, survey.wealth as i32, 0) } else { 0.0 };
    survey
}
