//! The rulebook tests: every line of `content/above-and-below/RULES.md` is named by one of them.
//!
//! One chapter of the checklist is one module. The tests go through the promise
//! every game makes: luck in, actions in, events and views out.

#![expect(clippy::unwrap_used, reason = "a test may fail where it unwraps")]

mod stage;

mod book;
mod building;
mod components;
mod exploring;
mod free;
mod harvesting;
mod laboring;
mod lanterns;
mod passing;
mod setup;
mod tales;
mod training;
mod turns;
mod zones;
