//! How much of the game is left.

use table::Seat;

use crate::{CAMPS, Open, Stage};

/// Rounds after which a game is as good as over.
const LONG: f32 = 30.0;
/// Rounds over which it comes to its end.
const SPAN: f32 = 24.0;

/// What is always left: whoever cannot reach a space for a camp has to grow first.
const LEAST: f32 = 0.2;

/// The share of the game that is left, from 1 to 0: the camps of whoever is closest to the end, and the
/// rounds, so that nobody waits for ever.
pub(super) fn time_left(open: &Open) -> f32 {
    let most = open.travellers.iter().map(|one| one.placed).max().unwrap_or(0);
    let camps = f32::from(open.camps.saturating_sub(most)) / f32::from(CAMPS);
    let rounds = (LONG - open.round as f32) / SPAN;
    camps.min(rounds.max(LEAST))
}

/// Whether `seat` has another turn after this one, or the turn that is going on.
pub(super) fn has_turns(open: &Open, seat: Seat) -> bool {
    if open.stage == Stage::Over {
        return false;
    }
    let place = |one: Seat| (one.index() + open.seats() - open.first.index()) % open.seats();
    open.ending.is_none() || place(seat) > place(open.active)
}
