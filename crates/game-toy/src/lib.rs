//! The Crossing, a toy storybook game: the smallest one with a map, a book, options and seats of its
//! own. It stands on the shelf in test builds alone, and shows what a game has to bring.
//!
//! One to three travellers walk a map of four spaces, one step a turn. Whoever stays gains a coin.
//! The first time somebody comes to the ford or the tower, a passage is read to them. After three or
//! five rounds every coin and every space one has been to is a point. With the flood all lose unless
//! somebody is at the tower then.

mod action;
mod content;
mod event;
mod insight;
mod lexicon;
mod map;
mod reading;
mod refusal;
mod rules;
mod setup;
mod view;
mod words;

pub use action::Action;
pub use content::{Content, FILES};
pub use event::Event;
pub use lexicon::Words;
pub use map::Space;
pub use reading::reading;
pub use refusal::Refusal;
pub use rules::Toy;
pub use setup::{Length, MOST_PLAYERS, Setup};
pub use view::{Page, Traveller, View};
