//! The rules, the components and the book of Above and Below, for 2 to 4 players.
//!
//! `content/above-and-below/RULES.md` numbers every rule; the numbers in
//! comments (AB-098) are its. One chapter of it is one file in [`rules`]; what
//! is printed on boards, cards, tokens and in the book is in [`components`].

mod action;
pub mod components;
mod event;
mod exploration;
mod imagine;
pub mod insight;
mod lessons;
mod open;
mod reading;
mod refusal;
pub mod rules;
mod setup;
mod stage;
mod state;
mod telling;
mod view;
pub mod words;

pub use action::{Action, Row, Where};
pub use components::{Building, Cave, Content, Token, Villager, Villagers};
pub use event::{Event, Gain};
pub use exploration::{Exploration, Page};
pub use lessons::Pictured;
pub use open::{Open, Rest, RestStep, Slot, Village};
pub use refusal::Refusal;
pub use rules::scoring;
pub use setup::{MOST_PLAYERS, Setup};
pub use stage::{Bill, Purpose, Stage, Task, Work};
pub use state::AboveAndBelow;
pub use view::{Piles, View};
