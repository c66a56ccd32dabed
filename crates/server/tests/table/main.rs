//! The router in process: whole games, races, secrets, restarts and limits.

#![expect(clippy::unwrap_used, reason = "a test may fail where it unwraps")]

mod api;
mod attacks;
mod client;
mod described;
mod editions;
mod fairness;
mod faults;
#[path = "../../../store/tests/store/faulty.rs"]
mod faulty;
mod forced;
mod front;
mod games;
mod guided;
mod hidden_text;
mod leaks;
mod limits;
mod luck;
mod options;
mod pace;
mod patience;
mod refusals;
mod releases;
mod replay_and_rematch;
mod seat_log;
mod seats;
mod streams;
mod told;
mod watchers;
mod worlds;
