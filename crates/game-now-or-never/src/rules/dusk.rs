//! Dusk: the last chance before production (NN-366 to NN-368).

use table::{Chance, Seat, Sink};

use super::{Play, housing, orders, powers, season};
use crate::{Action, Event, NowOrNever, SEASONS, Stage, stage::Question};

/// Everybody in the order of turns, from this step on, is asked; then the season ends.
pub(crate) fn go_on(play: &mut Play<impl Chance, impl Sink<Event>>, step: u8) {
    let open = &play.game.open;
    let Some(seat) = open.seats_from(open.first).nth(step.into()) else {
        return season::end(play);
    };
    play.game.then(Question::Dusk { step: step + 1 });
    play.game.ask(Stage::Dusk { seat });
}

/// Whether orders can still be completed: only before the last production (NN-366).
fn may_deliver(game: &NowOrNever) -> bool {
    game.open.season == SEASONS
}

/// Whether `seat` can do anything that helps before production, powers apart.
pub(crate) fn is_possible(game: &NowOrNever, seat: Seat) -> bool {
    let (content, player) = (game.content(), game.open.player(seat));
    housing::is_possible(content, player)
        || may_deliver(game) && orders::deliverable(content, player).next().is_some()
}

/// Housing, moves out of an Inn's row, artifacts, and in the last season orders.
pub(crate) fn list(game: &NowOrNever, seat: Seat, out: &mut Vec<Action>) {
    housing::list(game, seat, out);
    if may_deliver(game) {
        orders::list(game, seat, out);
    }
    powers::list(game, out);
    out.push(Action::Done);
}
