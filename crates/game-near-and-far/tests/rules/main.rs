//! The rulebook tests: every line of `content/near-and-far/RULES.md` is named by one of them.
//!
//! One chapter of the checklist is one module. The tests go through the promise
//! every game makes: luck in, actions in, events and views out.

#![expect(clippy::unwrap_used, reason = "a test may fail where it unwraps")]

#[allow(dead_code, reason = "chapters that use the rest follow")]
mod kit;
mod walk;

mod animals;
mod chance;
mod chiefs;
mod components;
mod day;
mod drafting;
mod duels;
mod hall;
mod hearts;
mod invariants;
mod mine;
mod observers;
mod party;
mod reputation;
mod saloon;
mod setup;
mod shops;
mod town;
mod treasures;
mod turns;
mod variants;
