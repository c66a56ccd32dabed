//! The rulebook tests: every line of `content/now-or-never/RULES.md` is named by one of them.
//!
//! One chapter of the checklist is one module. The tests go through the promise
//! every game makes: luck in, actions in, events and views out.

#![expect(clippy::unwrap_used, reason = "a test may fail where it unwraps")]

mod kit;
mod walk;

mod abilities;
mod arrival;
mod artifacts;
mod below;
mod building;
mod cases;
mod chance;
mod combat;
mod components;
mod decisions;
mod deliveries;
mod drawing;
mod equipment;
mod final_production;
mod forecasts;
mod games;
mod hearts;
mod hero;
mod houses;
mod locations;
mod market;
mod observers;
mod offered;
mod payments;
mod playing;
mod points;
mod printed;
mod production;
mod requirements;
mod reroll;
mod search;
mod services;
mod setup;
mod solo;
mod solo_attacks;
mod solo_cards;
mod specialists;
mod strikes;
mod supply;
mod ties;
mod turns;
mod underground;
mod villagers;
