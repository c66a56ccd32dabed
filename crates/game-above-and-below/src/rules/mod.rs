//! The rules, one file a chapter of the rulebook.

pub(crate) mod building;
pub(crate) mod encounter;
pub(crate) mod exploring;
pub(crate) mod free;
pub(crate) mod game_end;
pub(crate) mod gathering;
pub(crate) mod harvesting;
pub(crate) mod lanterns;
pub(crate) mod paying;
pub(crate) mod resting;
pub(crate) mod rewards;
pub(crate) mod round_end;
pub mod scoring;
pub(crate) mod starting;
pub mod symbols;
pub(crate) mod track;
pub(crate) mod turn;
