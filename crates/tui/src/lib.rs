//! The table in a terminal: a view goes in, characters come out.
//!
//! Everything here is a pure function of a [`Scene`]. What can be chosen is
//! what the game listed; nothing here decides what is legal, reads a key or
//! knows the time. A game brings one module; [`Table`] finds it.

mod above_and_below;
mod decision;
mod faraway;
mod finale;
mod game;
mod ink;
mod near_and_far;
mod now_or_never;
mod pages;
mod parts;
mod reading;
mod scene;
mod text;
#[cfg(feature = "toy")]
mod toy;

pub use decision::hint;
pub use game::Table;
pub use ink::{Colours, Glyphs, Ink};
pub use pages::log_reach;
pub use reading::{outcome, read_page};
pub use scene::{Foot, LEAST_HEIGHT, LEAST_WIDTH, LogEntry, Notice, Page, Scene, draw, too_small};
pub use table::words::{listed, sentence};
