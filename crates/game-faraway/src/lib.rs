//! The rules and the cards of Faraway, for 2 to 6 players.
//!
//! `content/faraway/RULES.md` numbers every rule; the numbers in comments
//! (FA-064) are its. One chapter of it is one file in [`rules`]; what is
//! printed on the cards is in [`cards`].

mod action;
mod card_id;
pub mod cards;
mod event;
mod few;
mod imagine;
pub mod insight;
mod lessons;
mod refusal;
pub mod rules;
mod setup;
mod state;
mod view;
pub mod words;

pub use action::{Action, Kept};
pub use card_id::CardId;
pub use cards::{Content, Region, Sanctuary};
pub use event::Event;
pub use refusal::Refusal;
pub use rules::scoring;
pub use setup::{MOST_PLAYERS, Setup, Start};
pub use state::Faraway;
pub use view::{KnownSanctuary, Own, PlayerView, Stage, View};
