//! The rules, the components, the maps and the book of Near and Far, for 2 to 4 players.
//!
//! `content/near-and-far/RULES.md` numbers every rule; the numbers in comments (NF-300) are its. One
//! chapter of it is one file in [`rules`]; what is printed on boards, cards, tokens, maps and in the
//! book is in [`components`].

mod action;
mod building;
pub mod components;
mod edition;
mod event;
mod imagine;
pub mod insight;
mod lessons;
mod marks;
mod named;
mod open;
pub mod pictured;
mod reading;
mod refusal;
pub mod rules;
mod setup;
mod stage;
mod state;
mod subjects;
mod telling;
mod testing;
mod things;
mod traveller;
mod view;
pub mod words;
mod worked;

pub use action::Action;
pub use building::{Building, Place};
pub use components::{Adventurer, Card, Cell, Content, Faction, Good, Space};
pub use event::Event;
pub use named::How;
pub use open::{CAMPS, Due, LONG_GAME_CAMPS, Open, Page, Roll, RollKind, Trade, Turn};
pub use pictured::{Pictured, Rolled, Stop};
pub use refusal::Refusal;
pub use rules::{rolling, scoring};
pub use setup::{Character, FEWEST_PLAYERS, MAPS, MOST_PLAYERS, Quests, Setup, Side};
pub use stage::Stage;
pub use state::NearAndFar;
pub use subjects::{Animal, Foe, Member, Opponent, Style, TradeSide};
pub use traveller::{
    HIGHEST_REPUTATION, LOWEST_REPUTATION, MOST_ANIMALS, MOST_HEARTS, PARTY, Traveller,
};
pub use view::{Piles, View};
