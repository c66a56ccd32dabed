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
//! Luck follows `~` as side/sides. Indented lines tell what happened; they may
//! be left out, but where they stand they are checked, and so is the result.

mod read;

use std::fmt::{self, Write as _};

use crate::{
    ContentName, Game, Happening, Move, Names, NotationError, Pick, Record, Script, Seat, Standings,
};

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
    rules: usize,
    setup: usize,
    result: usize,
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
        read::Reader::new(text).read()
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
            "{FIRST_LINE}\ngame: {}\ncontent: {}\nsetup: {}\n",
            G::NAME,
            self.content,
            self.setup
        );
        if self.edition > 1 {
            let _ = writeln!(text, "rules: {}", self.edition);
        }
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

/// The content a replay names, so that it can be looked for before the rest is read.
pub fn content_of(text: &str) -> Result<ContentName, ReplayError> {
    let lines = text.lines().enumerate();
    let mut named = lines.filter_map(|(index, line)| Some((index, line.strip_prefix("content:")?)));
    match named.next() {
        Some((index, name)) => name.trim().parse().map_err(|error: NotationError| ReplayError {
            line: index + 1,
            what: error.to_string(),
        }),
        None => {
            Err(ReplayError { line: 2, what: "there is no line “content: …”".to_owned() })
        }
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
