//! The rules and the components of Now or Never, for 1 to 4 players.
//!
//! `content/now-or-never/RULES.md` numbers every rule; the numbers in comments (NN-200) are its. One
//! chapter of it is one file in [`rules`]; what is printed on boards, tiles, cards and tokens is in
//! [`components`].

mod action;
mod bot;
mod combat;
pub mod components;
mod event;
mod imagine;
pub mod insight;
mod lessons;
mod marks;
mod named;
pub mod odds;
mod open;
pub mod pictured;
mod player;
mod refusal;
pub mod rules;
mod setup;
mod spot;
mod stage;
mod state;
mod subjects;
mod telling;
mod testing;
mod view;
pub mod words;
mod worked;

pub use action::Action;
pub use bot::Bot;
pub use combat::{Combat, Foe, Roll, RollKind, Turn};
pub use components::{ARROWS, Content, SEASONS, SLOTS, SPECIALIST_SLOTS};
pub use event::Event;
pub use named::How;
pub use open::Open;
pub use pictured::{Pictured, SYMBOLS};
pub use player::Player;
pub use refusal::Refusal;
pub use rules::{market, scoring};
pub use setup::{FEWEST_PLAYERS, MOST_PLAYERS, Setup};
pub use spot::{Place, Spot, Way};
pub use stage::Stage;
pub use state::NowOrNever;
pub use subjects::{Die, Employer, GainList, Price, RestGain, Source, Token, Uses};
pub use view::{Piles, View};
