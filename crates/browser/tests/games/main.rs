//! Whole games in real browsers, a module for each game.

mod above_and_below;
mod accessibility;
mod faraway;
mod front;
mod near_and_far;
mod now_or_never;
mod pictures;
mod presses;
mod settlers;
mod stories;
mod travellers;
