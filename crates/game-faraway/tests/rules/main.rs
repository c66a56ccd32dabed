//! The rulebook tests: every line of `content/faraway/RULES.md` is named by one of them.
//!
//! One chapter of the checklist is one module. The tests go through the promise
//! every game makes: luck in, actions in, events and views out.

#![expect(clippy::unwrap_used, reason = "a test may fail where it unwraps")]

#[path = "../paper/mod.rs"]
mod paper;
mod stage;
mod walk;

mod advanced;
mod anatomy;
mod components;
mod decisions;
mod examples;
mod exploring;
mod finding;
mod finishing;
mod flow;
mod invariants;
mod last_round;
mod numbers;
mod observers;
mod quests;
mod scoring;
mod setup;
mod winner;
