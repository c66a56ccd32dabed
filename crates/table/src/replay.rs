//! A whole game as readable text that replays bit for bit.
//!
//! ```text
//! tabletale replay 1
//! game: ferry
//! content: 5b1f0c…
//! setup: 2 players
//! seat: P1 Ada
//! luck: 3/8 0/7
//!
//! P1 cross 3 ~ 1/6
//!   P1 pays 6
//!
//! result: P1 12, P2 9
//! ```
//!
//! The content is named by its SHA-256, in 64 hexadecimal digits. Rules later than
//! the first edition are named in a line `rules: 2`.
//!
//! Luck follows `~` as side/sides. Indented lines tell what happened: they are a commentary, whose
//! words may change from one release to the next, and only golden files are held to them. The
//! result is checked. Lines with `#` are remarks, which the rules do not read.

mod file;
mod last_line;

use std::fmt;

use crate::{ContentName, Game, Happening, Move, Names, NotationError, Pick, Record, Script};

use file::{Lines, Told};
pub use file::{Remark, ReplayFile};
pub use last_line::Final;

const FIRST_LINE: &str = "tabletale replay 1";

/// A fault in a replay, with the line it stands on.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct ReplayError {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong.
    pub what: String,
}

/// A setup and moves with their luck, as read from a file or written to one.
#[derive(Clone, PartialEq, Debug)]
pub struct Replay<G: Game> {
    /// The content it was played with.
    pub content: ContentName,
    /// The edition of the rules it was played by.
    pub edition: u16,
    /// Players and options.
    pub setup: G::Setup,
    /// What the seats are called; empty where nobody said.
    pub names: Vec<String>,
    /// The luck of the setup.
    pub opening: Vec<Pick>,
    /// The moves in order.
    pub moves: Vec<Move<G::Action>>,
    /// How it ended, for a finished game.
    pub result: Option<Final>,
    /// What the file says happened in each move, with the line each part stands on.
    told: Vec<Told>,
    lines: Lines,
}

/// What the indented lines of a file are held to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Commentary {
    Unchecked,
    Checked,
}

impl<G: Game> Replay<G> {
    pub(crate) fn of(record: &Record<G>) -> Replay<G> {
        Replay {
            content: G::fingerprint(record.content()).into(),
            edition: record.edition(),
            setup: record.setup().clone(),
            names: Vec::new(),
            opening: record.opening().to_vec(),
            moves: record.moves().to_vec(),
            result: record.game().standings().map(|standings| Final::of(&standings)),
            told: Vec::new(),
            lines: Lines::default(),
        }
    }

    /// Plays it through. After every move `watch` sees the record so far and what happened.
    ///
    /// Fails where the file and the rules do not agree: other content, luck that was not asked
    /// for, a refused move, another result. What the file tells of each move is not compared.
    pub fn play(
        &self,
        content: &'static G::Content,
        watch: impl FnMut(&Record<G>, &[G::Event]),
    ) -> Result<Record<G>, ReplayError> {
        self.play_telling(content, Commentary::Unchecked, watch)
    }

    /// Plays it through as [`Replay::play`] does, and fails also where an event is told in other words
    /// than the file has: for golden files.
    pub fn play_checked(
        &self,
        content: &'static G::Content,
        watch: impl FnMut(&Record<G>, &[G::Event]),
    ) -> Result<Record<G>, ReplayError> {
        self.play_telling(content, Commentary::Checked, watch)
    }

    fn play_telling(
        &self,
        content: &'static G::Content,
        commentary: Commentary,
        mut watch: impl FnMut(&Record<G>, &[G::Event]),
    ) -> Result<Record<G>, ReplayError> {
        let fault = |line: usize, what: String| ReplayError { line, what };
        if !self.content.is(G::fingerprint(content)) {
            let what = "this game was recorded with other cards than the ones loaded".to_owned();
            return Err(fault(self.lines.content, what));
        }
        if !(1..=G::EDITION).contains(&self.edition) {
            let what = "this game was recorded by newer rules than this program knows".to_owned();
            return Err(fault(self.lines.rules, what));
        }
        let mut luck = Script::replaying(&self.opening);
        let mut record = Record::start_edition(content, self.edition, &self.setup, &mut luck)
            .map_err(|error| fault(self.lines.setup, error.to_string()))?;
        if let Some(mismatch) = luck.mismatch() {
            return Err(fault(self.lines.setup, mismatch.to_string()));
        }
        let untold = Told::default();
        let names = Names::plain();
        for (index, one) in self.moves.iter().enumerate() {
            let told = self.told.get(index).unwrap_or(&untold);
            let mut luck = Script::replaying(&one.luck);
            let events = record.act(one.seat, one.action, &mut luck).map_err(|refusal| {
                fault(told.line, format!("{} may not {}: {refusal}", one.seat, one.action))
            })?;
            if let Some(mismatch) = luck.mismatch() {
                return Err(fault(told.line, mismatch.to_string()));
            }
            if commentary == Commentary::Checked {
                let lines =
                    events.iter().filter_map(|event: &G::Event| event.told(content, &names));
                told.check(lines.map(|line| line.text))?;
            }
            watch(&record, &events);
        }
        if let Some(expected) = &self.result {
            let result = record.game().standings().map(|standings| Final::of(&standings));
            if result.as_ref() != Some(expected) {
                let what = match result {
                    Some(result) => format!("the rules say: {result}"),
                    None => "the game is not over after the last move".to_owned(),
                };
                return Err(fault(self.lines.result, what));
            }
        }
        Ok(record)
    }

    /// Reads a replay. Whether its moves are legal shows when it is played.
    pub fn parse(text: &str) -> Result<Replay<G>, ReplayError> {
        Replay::of_file(&ReplayFile::parse(text)?)
    }

    /// The replay of a file, which must be of this game.
    pub fn of_file(file: &ReplayFile) -> Result<Replay<G>, ReplayError> {
        if file.game != G::NAME {
            let what = format!("this is a game of {}, not of {}", file.game, G::NAME);
            return Err(ReplayError { line: 2, what });
        }
        let wrong =
            |line| move |error: NotationError| ReplayError { line, what: error.to_string() };
        let typed = |(index, one): (usize, &Move<String>)| {
            let line = file.told.get(index).map_or(0, |told| told.line);
            let action = one.action.parse().map_err(wrong(line))?;
            Ok(Move { seat: one.seat, action, luck: one.luck.clone() })
        };
        Ok(Replay {
            content: file.content,
            edition: file.edition,
            setup: file.setup.parse().map_err(wrong(file.lines.setup))?,
            names: file.names.clone(),
            opening: file.opening.clone(),
            moves: file.moves.iter().enumerate().map(typed).collect::<Result<_, _>>()?,
            result: file.result.clone(),
            told: file.told.clone(),
            lines: file.lines,
        })
    }

    /// The replay as a file, without remarks and commentary.
    pub fn to_file(&self) -> ReplayFile {
        let untyped = |one: &Move<G::Action>| Move {
            seat: one.seat,
            action: one.action.to_string(),
            luck: one.luck.clone(),
        };
        ReplayFile {
            game: G::NAME.to_owned(),
            content: self.content,
            edition: self.edition,
            setup: self.setup.to_string(),
            names: self.names.clone(),
            opening: self.opening.clone(),
            moves: self.moves.iter().map(untyped).collect(),
            result: self.result.clone(),
            remarks: Vec::new(),
            told: Vec::new(),
            lines: self.lines,
        }
    }

    /// The replay as text with the sentences of what happened, as golden files have it.
    pub fn annotated(&self, content: &'static G::Content) -> Result<String, ReplayError> {
        let names = Names::plain();
        let mut file = self.to_file();
        self.play(content, |_, events| {
            let lines = events.iter().filter_map(|event| event.told(content, &names));
            let told = lines.map(|line| (0, line.text));
            file.told.push(Told { line: 0, events: told.collect() });
        })?;
        Ok(file.to_string())
    }
}

impl Told {
    /// Whether this is what happened; nothing is told where nothing stands.
    fn check(&self, mut happened: impl Iterator<Item = String>) -> Result<(), ReplayError> {
        let fault = |line: usize, what: String| Err(ReplayError { line, what });
        for (line, expected) in &self.events {
            let happened = happened.next().unwrap_or_else(|| "nothing".to_owned());
            if happened != *expected {
                return fault(*line, format!("the rules say: {happened}"));
            }
        }
        match happened.next() {
            Some(more) if !self.events.is_empty() => fault(self.line, format!("not told: {more}")),
            Some(_) | None => Ok(()),
        }
    }
}

impl<G: Game> fmt::Display for Replay<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.to_file().fmt(f)
    }
}
