//! Views as pages: HTML and SVG from what a viewer may know.
//!
//! Every page is a pure function of a model ([`model`]): the server fills it in
//! for one viewer, and nothing else is known here. A table is pushed as its
//! `<main id="table">` alone; the module in `assets/` morphs it into the page.

pub mod assets;
pub mod model;
mod pages;

pub use model::*;
pub use pages::{
    board_fragment, board_page, front_page, new_page, problem_page, replay_page, table_fragment,
    table_page,
};
