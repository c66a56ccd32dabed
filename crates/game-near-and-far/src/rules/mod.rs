//! The rules, one file a chapter of the rulebook.
//!
//! A chapter checks (it takes the state alone, and what it finds comes back) and performs (it takes a
//! `Play`, and cannot fail). Where something has to be decided, it pushes a question on the stack
//! of pending ones and returns; `flow` lets what is pending go on.

use crate::NearAndFar;

pub(crate) mod buying;
pub(crate) mod camping;
pub(crate) mod drafting;
pub(crate) mod duels;
pub(crate) mod entering;
pub(crate) mod flow;
pub(crate) mod gaining;
pub(crate) mod game_end;
pub(crate) mod hall;
pub(crate) mod hut;
pub(crate) mod leaving;
pub(crate) mod mine;
pub(crate) mod moving;
pub(crate) mod quests;
pub(crate) mod recruiting;
pub(crate) mod rewards;
pub mod rolling;
pub mod scoring;
pub(crate) mod stables;
pub(crate) mod starting;
pub(crate) mod store;
pub(crate) mod threats;
pub(crate) mod treasures;
pub(crate) mod turn;

/// One action being performed: the state, the luck, and where facts go.
pub(crate) type Play<'a, C, S> = table::Play<'a, NearAndFar, C, S>;
