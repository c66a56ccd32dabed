//! What was told at a table, and how fast its bots play: plain facts for one viewer.

use std::sync::Arc;

use shelf::{AnyEvent, LogLine, ReadPage};
use table::EventLine;

use crate::model::TableModel;

/// One sentence of the log.
#[derive(Clone, Debug)]
pub struct LogModel {
    /// The move it tells of, counted from 0; nothing where it tells what happened to seats.
    pub of_move: Option<usize>,
    /// How many moves had been made when it had happened: the moment it opens.
    pub after: usize,
    /// What happened in the game; nothing where it tells what happened to seats.
    pub event: Option<AnyEvent>,
    /// The sentence, without a full stop, and what it is about.
    pub line: EventLine,
    /// Whether it tells what came of a passage, which can be read again in the book of the table.
    pub is_in_book: bool,
}

impl From<&LogLine> for LogModel {
    fn from(line: &LogLine) -> LogModel {
        LogModel {
            of_move: Some(line.of_move),
            after: line.of_move + 1,
            event: Some(line.event),
            line: line.line.clone(),
            is_in_book: line.page.is_some(),
        }
    }
}

/// A line of the log; where it tells what came of a passage, with the page.
#[derive(Clone, Debug)]
pub struct ToldModel {
    /// The move it tells of, counted from 0.
    pub of_move: usize,
    /// What happened.
    pub event: AnyEvent,
    /// The sentence, without a full stop.
    pub line: EventLine,
    /// The page of the book.
    pub page: Option<Arc<ReadPage>>,
}

impl From<&LogLine> for ToldModel {
    fn from(line: &LogLine) -> ToldModel {
        ToldModel {
            of_move: line.of_move,
            event: line.event,
            line: line.line.clone(),
            page: line.page.clone(),
        }
    }
}

/// What somebody's own story led to.
#[derive(Clone, Debug)]
pub struct OutcomeModel {
    /// The move in which it was told, counted from 0.
    pub of_move: usize,
    /// What happened since the decision that led to it.
    pub lines: Vec<ToldModel>,
}

/// The book of a table.
#[derive(Clone)]
pub struct BookModel {
    /// The table.
    pub table: TableModel,
    /// The passages with an outcome, the oldest first.
    pub told: Vec<ToldModel>,
    /// The passage that lies open.
    pub open: Option<ReadPage>,
}

/// How fast bots play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BotSpeed {
    /// For reading along.
    Slow,
    /// So that one can follow.
    Normal,
    /// Hardly any pause.
    Quick,
}

impl BotSpeed {
    /// All, the slowest first.
    pub const ALL: [BotSpeed; 3] = [BotSpeed::Slow, BotSpeed::Normal, BotSpeed::Quick];

    /// The word for it in forms.
    pub fn word(self) -> &'static str {
        match self {
            BotSpeed::Slow => "slow",
            BotSpeed::Normal => "normal",
            BotSpeed::Quick => "quick",
        }
    }
}
