//! Near and Far as a page: the only module here that knows the game.

pub(crate) mod chart;
