//! A die, and the hearts it costs whoever rolled it (NN-005, NN-286, NN-216).

use table::Chance;

use crate::{Open, RollKind, components::DIE};

/// A die, 1 to 4 (NN-005).
#[inline]
pub(crate) fn d4(chance: &mut impl Chance) -> u8 {
    chance.pick(DIE.into()) as u8 + 1
}

/// The hearts that the die as it lies costs the hero.
#[inline]
pub(crate) fn loss(open: &Open) -> u8 {
    open.roll.map_or(0, |roll| loss_of(open, roll.kind, roll.die))
}

/// The hearts that a die costs the hero (NN-455, NN-457).
#[inline]
pub(crate) fn loss_of(open: &Open, kind: RollKind, die: u8) -> u8 {
    match kind {
        RollKind::Search => die.saturating_sub(open.mover().standing.search_reduction),
        RollKind::Visit(_) => die,
        RollKind::Gain { .. } => 0,
    }
}
