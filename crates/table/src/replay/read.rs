//! Reading the text of a replay, line by line.

use std::fmt;

use super::{Lines, Replay, ReplayError, Told, game_of};
use crate::{ContentName, Game, Move, Pick, Seat};

/// Reads the lines of a replay one after another.
pub(super) struct Reader<'a, G: Game> {
    text: &'a str,
    line: usize,
    content: Option<ContentName>,
    edition: u16,
    setup: Option<G::Setup>,
    opening: Option<Vec<Pick>>,
    names: Vec<String>,
    moves: Vec<Move<G::Action>>,
    told: Vec<Told>,
    result: Option<Vec<i32>>,
    lines: Lines,
}

impl<'a, G: Game> Reader<'a, G> {
    pub(super) fn new(text: &'a str) -> Self {
        Reader {
            text,
            line: 0,
            content: None,
            edition: 1,
            setup: None,
            opening: None,
            names: Vec::new(),
            moves: Vec::new(),
            told: Vec::new(),
            result: None,
            lines: Lines::default(),
        }
    }

    fn fault(&self, what: impl fmt::Display) -> ReplayError {
        ReplayError { line: self.line, what: what.to_string() }
    }

    pub(super) fn read(mut self) -> Result<Replay<G>, ReplayError> {
        let game = game_of(self.text)?;
        if game != G::NAME {
            self.line = 2;
            return Err(self.fault(format_args!("this is a game of {game}, not of {}", G::NAME)));
        }
        for (index, line) in self.text.lines().enumerate().skip(2) {
            self.line = index + 1;
            self.read_line(line.trim_end())?;
        }
        let missing = |part| ReplayError { line: self.line, what: format!("there is no {part}") };
        Ok(Replay {
            content: self.content.ok_or_else(|| missing("line “content: …”"))?,
            edition: self.edition,
            setup: self.setup.ok_or_else(|| missing("line “setup: …”"))?,
            opening: self.opening.ok_or_else(|| missing("line “luck: …”"))?,
            names: self.names,
            moves: self.moves,
            result: self.result,
            told: self.told,
            lines: self.lines,
        })
    }

    fn read_line(&mut self, line: &str) -> Result<(), ReplayError> {
        if line.is_empty() || line.starts_with('#') {
            return Ok(());
        }
        if self.result.is_some() {
            return Err(self.fault("nothing may follow the result"));
        }
        if let Some(event) = line.strip_prefix("  ") {
            return match self.told.last_mut() {
                Some(told) => {
                    told.events.push((self.line, event.to_owned()));
                    Ok(())
                }
                None => {
                    Err(self.fault("an indented line tells what a move did, and none was made"))
                }
            };
        }
        match line.split_once(':') {
            Some((key, value)) => self.read_part(key, value.trim()),
            None => self.read_move(line),
        }
    }

    fn read_part(&mut self, key: &str, value: &str) -> Result<(), ReplayError> {
        match key {
            "content" => {
                self.content = Some(value.parse().map_err(|error| self.fault(error))?);
                self.lines.content = self.line;
            }
            "rules" => {
                let wrong = |_| self.fault("the edition of the rules is a number");
                self.edition = value.parse().map_err(wrong)?;
                self.lines.rules = self.line;
            }
            "setup" => {
                self.setup = Some(value.parse().map_err(|error| self.fault(error))?);
                self.lines.setup = self.line;
            }
            "seat" => {
                if self.names.len() >= crate::MAX_SEATS {
                    return Err(self.fault("there are no more seats than that"));
                }
                let expected = Seat::new(self.names.len());
                match value.split_once(' ') {
                    Some((seat, name)) if seat.parse() == Ok(expected) => {
                        self.names.push(name.to_owned());
                    }
                    _ => return Err(self.fault(format_args!("expected “seat: {expected} name”"))),
                }
            }
            "luck" => self.opening = Some(self.read_luck(value)?),
            "result" => {
                self.result = Some(self.read_result(value)?);
                self.lines.result = self.line;
            }
            _ => return Err(self.fault(format_args!("“{key}:” is not part of a replay"))),
        }
        Ok(())
    }

    fn read_move(&mut self, line: &str) -> Result<(), ReplayError> {
        let (words, luck) = match line.split_once('~') {
            Some((words, luck)) => (words, self.read_luck(luck)?),
            None => (line, Vec::new()),
        };
        let (seat, action) = words.trim().split_once(' ').unwrap_or((words.trim(), ""));
        let seat = seat.parse().map_err(|error| self.fault(error))?;
        let action = action.parse().map_err(|error| self.fault(error))?;
        self.moves.push(Move { seat, action, luck });
        self.told.push(Told { line: self.line, events: Vec::new() });
        Ok(())
    }

    fn read_luck(&self, text: &str) -> Result<Vec<Pick>, ReplayError> {
        text.split_ascii_whitespace()
            .map(|pick| pick.parse().map_err(|error| self.fault(error)))
            .collect()
    }

    fn read_result(&self, text: &str) -> Result<Vec<i32>, ReplayError> {
        let wrong = || self.fault("a result reads “P1 12, P2 9”, with every seat in order");
        let mut scores = Vec::new();
        for (index, part) in text.split(',').enumerate() {
            let (seat, score) = part.trim().split_once(' ').ok_or_else(wrong)?;
            let seat: Seat = seat.parse().map_err(|_| wrong())?;
            if seat.index() != index {
                return Err(wrong());
            }
            scores.push(score.parse().map_err(|_| wrong())?);
        }
        Ok(scores)
    }
}
