//! Matches by the million: seats, statistics and plots.
//!
//! A [`Match`] seats bots at a game and plays it as often as asked, on as many
//! threads as asked. Each game has luck of its own, which rests on the seed and
//! on the number of the game alone, and everything counted is a whole number:
//! the same seed gives the same [`Outcome`] whatever the number of threads.

mod course;
mod histogram;
mod interval;
mod marks;
mod matches;
mod outcome;
mod play;
mod plot;
mod replays;
mod report;
mod tally;

pub use course::{Course, Source, Turn};
pub use histogram::Histogram;
pub use interval::Interval;
pub use matches::{Detail, MOST_RECORDED, Match, MatchError, play, run};
pub use outcome::{BotJson, Outcome, OutcomeJson, Row};
pub use plot::{plot, words::grouped};
pub use report::{Difference, Report, Section, Thing, page};
