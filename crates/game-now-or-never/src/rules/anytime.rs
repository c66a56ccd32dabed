//! Anytime actions, and the points at which they are offered (RULES.md sections 18 and 19).

use table::{Chance, Seat, Sink};

use super::{Play, fighting, gear, housing, learning, market, orders, powers, villagers};
use crate::{Action, Event, NowOrNever, Refusal, SEASONS, Stage};

/// Lists everything the active player can do besides what is asked, at a full open point (NN-363).
pub(crate) fn list(game: &NowOrNever, out: &mut Vec<Action>) {
    list_payments(game, out);
    housing::list(game, game.active(), out);
    villagers::list_refill(game, out);
    learning::list(game, None, out);
    powers::list(game, out);
}

/// Lists what brings coins: sales and deliveries (NN-364).
pub(crate) fn list_payments(game: &NowOrNever, out: &mut Vec<Action>) {
    market::list(game, out);
    orders::list(game, game.active(), out);
}

/// Does one of them, if this is one of its points.
pub(crate) fn act(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    seat: Seat,
    action: Action,
) -> Result<(), Refusal> {
    if !is_offered(play.game, action) {
        return Err(Refusal::NotNow { now: play.game.open.stage });
    }
    match action {
        Action::Sell(goods) => market::sell(play, seat, goods),
        Action::House { good, row } => housing::house(play, seat, good, row),
        Action::Move { good, from, to } => housing::relocate(play, seat, good, from, to),
        Action::Deliver(order) => orders::deliver(play, seat, order),
        Action::Learn(ability) => learning::learn(play, ability),
        Action::Refill => villagers::refill(play),
        _ => Err(Refusal::NotNow { now: play.game.open.stage }),
    }
}

/// Whether what is asked is a point of this action (NN-363 to NN-368).
fn is_offered(game: &NowOrNever, action: Action) -> bool {
    match (game.open.stage, action) {
        (Stage::Turn | Stage::Arrived, _) => true,
        (Stage::Gear { discount }, Action::Sell(_) | Action::Deliver(_)) => {
            gear::may_sell_first(discount)
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
