//! Opponents for every game: random, greedy and a search over imagined worlds.
//!
//! A [`Bot`] is handed what its seat may know, a view and the list of its
//! actions, and nothing else: what it cannot see it imagines. It is generic
//! over the games that lend it some [`table::Insight`]; the better the insight,
//! the better it plays, but it plays any game.
//!
//! Where to find what the literature calls
//!
//! - *determinization*: [`table::Game::imagine`] makes a world of a view; `search` plays in many;
//! - *rollout* or *playout*: `Search::play_on` in `search`, cut off at
//!   [`table::Insight::ROLLOUT_DEPTH`] or [`table::Insight::PLAYOUT_HORIZON`];
//! - *heuristics*, *evaluation* and *policy*: a game's [`table::Insight`] (`evaluate`, `rollout_policy`,
//!   `opponent_policy`, `greedy_value`, `absurdity`), in `crates/game-<name>/src/insight`;
//! - *bandit* and *successive rejects*: `arms`; *common random numbers*: `common_luck`;
//! - *levels of play* and their budgets: [`BotKind`] and [`Budget`]; a weaker level adds *noise* to
//!   what it found out, as [`table::Insight::LEVELS`] says.
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
