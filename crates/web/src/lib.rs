//! Views as pages: HTML and SVG from what a viewer may know.
//!
//! Every page is a pure function of a model ([`model`]): the server fills it in
//! for one viewer, and nothing else is known here. A table is pushed as its
//! `<main id="table">` alone; the module in `assets/` morphs it into the page.

mod above_and_below;
mod aloud;
pub mod assets;
mod big_screen;
mod book_page;
mod bots;
mod buttons;
mod chat;
mod count;
mod devices;
mod dice;
mod faraway;
mod front;
mod game;
mod guide;
mod how_to_play;
mod learn;
mod lobby;
mod log;
mod luck;
pub mod model;
mod model_front;
mod model_told;
mod near_and_far;
mod now_or_never;
mod options;
mod outcome;
mod parts;
mod question;
#[cfg_attr(not(feature = "toy"), expect(dead_code, reason = "the game to come draws from it"))]
mod reading;
mod replay_page;
mod report;
mod scoring;
mod seats;
mod sections;
mod shell;
mod table_page;
mod tables;
mod theme;
#[cfg(feature = "toy")]
mod toy;
mod waiting;
mod words;

pub use big_screen::{board_fragment, board_page};
pub use book_page::book_page;
pub use devices::{carry_page, link_page};
pub use front::{front_page, new_page};
pub use how_to_play::how_to_play_page;
pub use log::{LogLinks, log_page};
pub use model::*;
pub use model_front::{FrontModel, TableLine, TablesModel};
pub use model_told::{BookModel, BotSpeed, OutcomeModel, ToldModel};
pub use replay_page::replay_page;
pub use shell::problem_page;
pub use table_page::{table_fragment, table_page};
pub use tables::tables_page;
pub use waiting::{WAITS_HERE, waited, waited_in_vain, waiting_page};
