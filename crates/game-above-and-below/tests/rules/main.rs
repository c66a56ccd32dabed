//! The rulebook tests: every line of `content/above-and-below/RULES.md` is named by one of them.
//!
//! One chapter of the checklist is one module. The tests go through the promise
//! every game makes: luck in, actions in, events and views out.

#![expect(clippy::unwrap_used, reason = "a test may fail where it unwraps")]

mod stage;
mod walk;

mod absurd;
mod book;
mod building;
mod cats;
mod chance;
mod components;
mod crossover;
mod exploring;
mod flow_invariants;
mod free;
mod harvesting;
mod invariants;
mod laboring;
mod lanterns;
mod observers;
mod passing;
mod reputation;
mod resting;
mod reward_invariants;
mod round_end;
mod scoring;
mod setup;
mod special;
mod spending;
mod symbols;
mod tales;
mod track;
mod training;
mod turns;
mod winner;
mod zones;
