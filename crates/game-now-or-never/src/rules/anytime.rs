//! Anytime actions, and the points at which they are offered (RULES.md sections 18 and 19).

use super::{building, fighting, gear, housing, learning, payments, powers, villagers};
use crate::{Action, NowOrNever, Refusal, SEASONS, Stage};

/// Lists everything the active player can do besides what is asked, at a full open point (NN-363).
pub(crate) fn list(game: &NowOrNever, out: &mut Vec<Action>) {
    payments::list(game, out);
    housing::list(game, game.active(), out);
    villagers::list_refill(game, out);
    learning::list(game, None, out);
    powers::list(game, out);
}

/// Whether what is asked is a point of this action.
pub(crate) fn check(game: &NowOrNever, action: Action) -> Result<(), Refusal> {
    let now = game.open.stage;
    if is_offered(game, action) { Ok(()) } else { Err(Refusal::NotNow { now }) }
}

/// Whether what is asked is a point of this action (NN-363 to NN-368).
fn is_offered(game: &NowOrNever, action: Action) -> bool {
    match (game.open.stage, action) {
        (Stage::Turn | Stage::Arrived, _) => true,
        (Stage::Gear { discount }, Action::Sell(_) | Action::Deliver(_)) => {
            gear::may_sell_first(game, discount)
        }
        (Stage::Tile, Action::Sell(_) | Action::Deliver(_)) => building::may_sell_first(game),
        (Stage::Site { tile }, Action::Sell(_) | Action::Deliver(_)) => {
            building::may_open_more(game, tile)
        }
        (Stage::Villager, Action::Refill) => true,
        (Stage::Again, Action::Learn(_)) => true,
        // NN-365: the roll has been checked against the red slots, a blue token counts.
        (Stage::Round, Action::Learn(ability)) => {
            fighting::helps_now(game.content(), &game.open, ability)
        }
        (Stage::Dusk { .. }, Action::House { .. } | Action::Move { .. }) => true,
        (Stage::Dusk { .. }, Action::Deliver(_)) => game.open.season == SEASONS,
        _ => false,
    }
}
