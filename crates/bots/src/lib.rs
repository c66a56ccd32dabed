//! Opponents for every game: random, greedy and a search over imagined worlds.
//!
//! A [`Bot`] is handed what its seat may know, a view and the list of its
//! actions, and nothing else: what it cannot see it imagines. It is generic
//! over the games that lend it some [`table::Insight`]; the better the insight,
//! the better it plays, but it plays any game.
//!
//! The same seed and the same number of iterations give the same decision on
//! every machine. Only a [`Budget::Time`] looks at a clock.

mod arms;
mod bot;
mod common_luck;
mod kind;
mod search;

pub use bot::{Advice, Bot};
pub use kind::{BotKind, Budget, UnknownBot};
