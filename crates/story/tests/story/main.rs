//! The format of storybooks, with the book of an invented game.

mod aloud;
mod broken;
mod chapters;
mod ferry;
mod gates;
mod numbers;
mod prose;
mod reading;
mod round_trip;
mod walk;
