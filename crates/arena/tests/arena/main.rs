//! Matches between bots, and what is reported of them.

mod matches;
mod reports;
mod solo;
mod unfinished;
