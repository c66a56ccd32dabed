//! A whole game as readable text that replays bit for bit.
//!
//! ```text
//! tabletale replay 1
//! game: ferry
//! content: 90f2c1d04b7a5e63
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
//! Luck follows `~` as side/sides. Indented lines tell what happened; they may
//! be left out, but where they stand they are checked, and so is the result.

use std::fmt::{self, Write as _};

use crate::{Game, Happening, Move, Names, Pick, Record, Script, Seat, Standings};

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
    /// The fingerprint of the content it was played with.
    pub content: u64,
    /// Players and options.
    pub setup: G::Setup,
    /// What the seats are called; empty where nobody said.
    pub names: Vec<String>,
    /// The luck of the setup.
    pub opening: Vec<Pick>,
    /// The moves in order.
    pub moves: Vec<Move<G::Action>>,
    /// The scores by seat, for a finished game.
    pub result: Option<Vec<i32>>,
    /// What the file says happened in each move, with the line each part stands on.
    told: Vec<Told>,
    lines: Lines,
}

/// What a file tells of one move.
#[derive(Clone, PartialEq, Debug, Default)]
struct Told {
    line: usize,
    events: Vec<(usize, String)>,
}

/// Where the parts that have one line each stand.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Lines {
    content: usize,
    setup: usize,
    result: usize,
}

impl<G: Game> Replay<G> {
    pub(crate) fn of(record: &Record<G>) -> Replay<G> {
        Replay {
            content: G::fingerprint(record.content()),
            setup: record.setup().clone(),
            names: Vec::new(),
            opening: record.opening().to_vec(),
            moves: record.moves().to_vec(),
            result: record.game().standings().map(|standings| scores(&standings)),
            told: Vec::new(),
            lines: Lines::default(),
        }
    }

    /// Plays it through. After every move `watch` sees the record so far and what happened.
    ///
    /// Fails where the file and the rules do not agree: other content, luck that was not asked
    /// for, a refused move, an event or a result that is told differently.
    pub fn play(
        &self,
        content: &'static G::Content,
        mut watch: impl FnMut(&Record<G>, &[G::Event]),
    ) -> Result<Record<G>, ReplayError> {
        let fault = |line: usize, what: String| ReplayError { line, what };
        if self.content != G::fingerprint(content) {
            let what = "this game was recorded with other cards than the ones loaded".to_owned();
            return Err(fault(self.lines.content, what));
        }
        let mut luck = Script::replaying(&self.opening);
        let mut record = Record::start(content, &self.setup, &mut luck)
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
            let mut happened =
                events.iter().map(|event: &G::Event| -> String { event.told(&names).to_string() });
            for (line, expected) in &told.events {
                let happened = happened.next().unwrap_or_else(|| "nothing".to_owned());
                if happened.as_str() != expected.as_str() {
                    return Err(fault(*line, format!("the rules say: {happened}")));
                }
            }
            if let (false, Some(more)) = (told.events.is_empty(), happened.next()) {
                return Err(fault(told.line, format!("not told: {more}")));
            }
            watch(&record, &events);
        }
        if let Some(expected) = &self.result {
            let result = record.game().standings().map(|standings| scores(&standings));
            if result.as_ref() != Some(expected) {
                let what = match result {
                    Some(result) => format!("the rules say: {}", ScoreLine(&result)),
                    None => "the game is not over after the last move".to_owned(),
                };
                return Err(fault(self.lines.result, what));
            }
        }
        Ok(record)
    }

    /// Reads a replay. Whether its moves are legal shows when it is played.
    pub fn parse(text: &str) -> Result<Replay<G>, ReplayError> {
        Reader::new(text).read()
    }

    /// The replay as text with the sentences of what happened, as golden files have it.
    pub fn annotated(&self, content: &'static G::Content) -> Result<String, ReplayError> {
        let names = Names::plain();
        let mut told = Vec::new();
        self.play(content, |_, events| {
            told.push(events.iter().map(|event| event.told(&names).to_string()).collect());
        })?;
        Ok(self.write(&told))
    }

    fn write(&self, told: &[Vec<String>]) -> String {
        let mut text = format!(
            "{FIRST_LINE}\ngame: {}\ncontent: {:016x}\nsetup: {}\n",
            G::NAME,
            self.content,
            self.setup
        );
        for (index, name) in self.names.iter().enumerate() {
            let _ = writeln!(text, "seat: {} {name}", Seat::new(index));
        }
        text.push_str("luck:");
        push_luck(&mut text, &self.opening);
        text.push_str("\n\n");
        for (index, Move { seat, action, luck }) in self.moves.iter().enumerate() {
            let _ = write!(text, "{seat} {action}");
            if !luck.is_empty() {
                text.push_str(" ~");
                push_luck(&mut text, luck);
            }
            text.push('\n');
            for event in told.get(index).into_iter().flatten() {
                let _ = writeln!(text, "  {event}");
            }
        }
        if let Some(result) = &self.result {
            let _ = writeln!(text, "\nresult: {}", ScoreLine(result));
        }
        text
    }
}

impl<G: Game> fmt::Display for Replay<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.write(&[]))
    }
}

/// The name of the game a replay is of, so that the right rules can read the rest.
pub fn game_of(text: &str) -> Result<&str, ReplayError> {
    let fault = |line, what: &str| ReplayError { line, what: what.to_owned() };
    let mut lines = text.lines();
    if lines.next().map(str::trim_end) != Some(FIRST_LINE) {
        return Err(fault(1, &format!("a replay begins with “{FIRST_LINE}”")));
    }
    match lines.next().and_then(|line| line.strip_prefix("game: ")) {
        Some(name) => Ok(name.trim()),
        None => Err(fault(2, "the second line of a replay names its game, as in “game: faraway”")),
    }
}

fn scores(standings: &Standings) -> Vec<i32> {
    standings.seats().map(|seat| standings.score(seat)).collect()
}

fn push_luck(text: &mut String, luck: &[Pick]) {
    for pick in luck {
        let _ = write!(text, " {pick}");
    }
}

struct ScoreLine<'a>(&'a [i32]);

impl fmt::Display for ScoreLine<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, score) in self.0.iter().enumerate() {
            let comma = if index == 0 { "" } else { ", " };
            write!(f, "{comma}{} {score}", Seat::new(index))?;
        }
        Ok(())
    }
}

/// Reads the lines of a replay one after another.
struct Reader<'a, G: Game> {
    text: &'a str,
    line: usize,
    content: Option<u64>,
    setup: Option<G::Setup>,
    opening: Option<Vec<Pick>>,
    names: Vec<String>,
    moves: Vec<Move<G::Action>>,
    told: Vec<Told>,
    result: Option<Vec<i32>>,
    lines: Lines,
}

impl<'a, G: Game> Reader<'a, G> {
    fn new(text: &'a str) -> Self {
        Reader {
            text,
            line: 0,
            content: None,
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

    fn read(mut self) -> Result<Replay<G>, ReplayError> {
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
                let content = u64::from_str_radix(value, 16);
                self.content = Some(
                    content.map_err(|_| self.fault("a fingerprint is 16 hexadecimal digits"))?,
                );
                self.lines.content = self.line;
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
