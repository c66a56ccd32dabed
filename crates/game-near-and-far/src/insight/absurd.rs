//! Moves at which everybody at the table would shake their head.
//!
//! Each is a rule of thumb without exceptions worth naming: where a sensible player might have a
//! reason, the move is not absurd. All of it rests on what `seat` can see.

use table::Seat;

use crate::{Action, NearAndFar};

/// Why `action` is absurd, if it is.
pub(super) fn reason(_: &NearAndFar, _: Seat, _: Action) -> Option<&'static str> {
    None
}
