//! Moves at which everybody at the table would shake their head.
//!
//! Each is a rule of thumb without exceptions worth naming: where a sensible player might have a
//! reason, the move is not absurd. All of it rests on what `seat` can see.

mod fight;
mod hero;
mod town;

use table::Seat;

use crate::{Action, NowOrNever, Stage};

/// Why `action` is absurd, if it is.
pub(super) fn reason(game: &NowOrNever, seat: Seat, action: Action) -> Option<&'static str> {
    match (game.open.stage, action) {
        (Stage::Turn, Action::Pass) => town::pass(game),
        (Stage::Turn, Action::Hire { whose, slot }) => town::hire(game, whose, slot),
        (Stage::Turn, Action::Recruit(place)) => town::recruit(game, place),
        (Stage::Turn, Action::Rest { slot, .. }) => town::rest(game, slot),
        (Stage::Turn | Stage::Arrived, Action::Refill) => {
            Some("pays for new villagers before one can be chosen")
        }
        (Stage::Tile, Action::Nothing) => town::build_nothing(game),
        (Stage::Slot { token }, Action::Slot(slot)) => town::slot(game, token, slot),
        (Stage::Swap { first: Some(first) }, Action::Swap(cell)) => town::swap(game, first, cell),
        (Stage::Dusk { .. }, Action::Done) => town::leave_outside(game, seat),
        (_, Action::Sell(goods)) => town::sell(game, goods),
        (_, Action::House { good, row }) => town::house(game, seat, good, row),
        (_, Action::Move { good, from, to }) => town::relocate(game, seat, good, from, to),
        (Stage::Move, Action::Go(to)) => hero::step(game, to),
        (Stage::Move, Action::Stop) => hero::stop(game),
        (Stage::Turn | Stage::Move, Action::Use(source)) => hero::power(game, source),
        (Stage::Meet, Action::Slip) => hero::slip(game),
        (Stage::Meet, Action::Fight) => fight::announce(game),
        (Stage::Arrived, Action::Done) => hero::leave(game),
        (Stage::Arrived, Action::Search) => hero::search(game),
        (Stage::Round, Action::Strike) => fight::strike(game),
        (Stage::Round, Action::Reroll { .. }) => fight::reroll(game),
        (Stage::Again, Action::Again) => fight::again(game),
        (Stage::Again, Action::Retreat) => fight::retreat(game),
        (Stage::Roll, Action::Accept) => hero::accept(game),
        _ => None,
    }
}
