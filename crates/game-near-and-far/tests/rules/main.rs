//! The rulebook tests: every line of `content/near-and-far/RULES.md` is named by one of them.
//!
//! One chapter of the checklist is one module. The tests go through the promise
//! every game makes: luck in, actions in, events and views out.

#![expect(clippy::unwrap_used, reason = "a test may fail where it unwraps")]

mod kit;
#[allow(dead_code, reason = "golden games have more players")]
#[path = "../policy/mod.rs"]
mod policy;
mod road;
mod walk;

mod animals;
mod artifacts;
mod buying;
mod camps;
mod cards;
mod cases;
mod chance;
mod chiefs;
mod components;
mod course;
mod crossover;
mod day;
mod drafting;
mod duels;
mod ending;
mod example;
mod hall;
mod hearts;
mod invariants;
mod leaving;
mod maps;
mod mine;
mod modes;
mod moving;
mod observers;
mod openings;
mod party;
mod paths;
mod quests;
mod relics;
mod reputation;
mod rewards;
mod routes;
mod saloon;
mod scoring;
mod setup;
mod shops;
mod threats;
mod town;
mod treasures;
mod turns;
mod variants;
mod winner;
