//! The rules, one file a chapter of the rulebook.
//!
//! A chapter checks (it takes the state alone, and what it finds comes back) and performs (it takes a
//! `Play`, and cannot fail). Where something has to be decided, it pushes a question on the stack
//! of pending ones and returns; `flow` lets what is pending go on. So no two chapters call each
//! other, not even by way of a third.

use crate::AboveAndBelow;

pub(crate) mod building;
pub(crate) mod encounter;
pub(crate) mod exploring;
pub(crate) mod flow;
pub(crate) mod free;
pub(crate) mod gaining;
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

/// One action being performed: the state, the luck, and where facts go.
pub(crate) type Play<'a, C, S> = table::Play<'a, AboveAndBelow, C, S>;
