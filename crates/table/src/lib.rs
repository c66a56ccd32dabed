//! What every game promises, and the few things all of them are made of.
//!
//! A game is a pure state machine ([`Game`]): luck comes in as an argument
//! ([`Chance`]), what happened goes out as facts ([`Sink`]), and what a seat
//! may know leaves only as a view. Nothing here reads a file, a clock or a
//! random generator, and nothing here knows one game.

pub mod chance;
mod content;
pub mod deck;
pub mod events;
mod fault;
mod game;
mod insight;
mod lessons;
mod line;
mod lines;
pub mod notation;
mod play;
pub mod record;
pub mod replay;
mod seats;
mod seen;
mod set;
mod stack;
mod standings;
mod tables;
pub mod turns;
pub mod words;

pub use chance::{Chance, Pick, Recorder, Script};
pub use content::{ContentName, Fingerprint, fnv1a};
pub use deck::{Bag, Deck, Pile};
pub use events::{Audience, Happening, Ignore, Names, Sink};
pub use fault::Fault;
pub use game::{Game, SetupError, Shared, act_from_list};
pub use insight::{Insight, Level, Levels};
pub use lessons::{Lesson, Lessons, Missing, Picture, Worked, WorkedStep};
pub use line::{EventLine, Mention, Mentioned, Thing};
pub use lines::LineIndex;
pub use notation::NotationError;
pub use play::Play;
pub use record::{CannotUndo, Move, Record};
pub use replay::{Final, Remark, Replay, ReplayError, ReplayFile};
pub use seats::{MAX_SEATS, Seat, Seats, Viewer};
pub use seen::{Seen, Shown};
pub use stack::Stack;
pub use standings::Standings;
pub use tables::{check_range, read_table};
pub use turns::{Answer, OutOfTurn, Turns};
pub use words::GameWords;
