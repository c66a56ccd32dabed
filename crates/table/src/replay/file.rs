//! The text of a replay, read once: its header, its moves and its remarks, in no game's types yet.

use std::fmt::{self, Write as _};

use super::{FIRST_LINE, Final, ReplayError};
use crate::{ContentName, MAX_SEATS, Move, Pick, Seat};

/// What a replay says, whichever game it is of. [`super::Replay`] is the same with the types of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct ReplayFile {
    /// The word for the game.
    pub game: String,
    /// The content it was played with.
    pub content: ContentName,
    /// The edition of the rules it was played by.
    pub edition: u16,
    /// Players and options, in the notation of the game.
    pub setup: String,
    /// What the seats are called; empty where nobody said.
    pub names: Vec<String>,
    /// The luck of the setup.
    pub opening: Vec<Pick>,
    /// The moves in order, in the notation of the game.
    pub moves: Vec<Move<String>>,
    /// The scores by seat, for a finished game.
    pub result: Option<Final>,
    /// The lines that the rules do not read, such as where the luck came from.
    pub remarks: Vec<Remark>,
    /// What the file says happened in each move, where it does.
    pub(super) told: Vec<Told>,
    pub(super) lines: Lines,
}

/// A line that the rules do not read: `# key: value`, or `# value`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Remark {
    /// What stands before the colon; empty where there is none.
    pub key: String,
    /// The rest.
    pub value: String,
}

/// What a file tells of one move.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Told {
    pub(super) line: usize,
    pub(super) events: Vec<(usize, String)>,
}

/// Where the parts that have one line each stand.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Lines {
    pub(super) content: usize,
    pub(super) rules: usize,
    pub(super) setup: usize,
    pub(super) result: usize,
}

impl ReplayFile {
    /// Reads a replay. What the game of it makes of its setup and its moves shows later.
    pub fn parse(text: &str) -> Result<ReplayFile, ReplayError> {
        ReplayFile::parse_known(text, |_| Ok(()))
    }

    /// Reads a replay of a game that `is_known`, or says first why not.
    pub fn parse_known(
        text: &str,
        is_known: impl FnOnce(&str) -> Result<(), String>,
    ) -> Result<ReplayFile, ReplayError> {
        Reader::default().read(text, is_known)
    }

    /// The first remark with this key.
    pub fn remark(&self, key: &str) -> Option<&str> {
        self.remarks.iter().find(|remark| remark.key == key).map(|remark| remark.value.as_str())
    }

    /// The line on which it names its content; 0 where it was not read from text.
    pub fn content_line(&self) -> usize {
        self.lines.content
    }

    /// How many picks the setup took, and each move after it.
    pub fn picks(&self) -> impl Iterator<Item = usize> + '_ {
        let moves = self.moves.iter().map(|one| one.luck.len());
        std::iter::once(self.opening.len()).chain(moves)
    }
}

impl Remark {
    /// `# key: value`.
    pub fn new(key: &str, value: impl Into<String>) -> Remark {
        Remark { key: key.to_owned(), value: value.into() }
    }

    fn read(line: &str) -> Remark {
        let text = line.strip_prefix("# ").or(line.strip_prefix('#')).unwrap_or(line);
        match text.split_once(':') {
            Some((key, value)) => Remark::new(key, value.trim()),
            None => Remark::new("", text),
        }
    }
}

impl fmt::Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.key.as_str() {
            "" => write!(f, "# {}", self.value),
            key => write!(f, "# {key}: {}", self.value),
        }
    }
}

impl fmt::Display for ReplayFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FIRST_LINE}\ngame: {}", self.game)?;
        self.remarks.iter().try_for_each(|remark| writeln!(f, "{remark}"))?;
        writeln!(f, "content: {}\nsetup: {}", self.content, self.setup)?;
        if self.edition > 1 {
            writeln!(f, "rules: {}", self.edition)?;
        }
        for (index, name) in self.names.iter().enumerate() {
            writeln!(f, "seat: {} {name}", Seat::new(index))?;
        }
        writeln!(f, "luck:{}\n", Luck(&self.opening))?;
        for (index, Move { seat, action, luck }) in self.moves.iter().enumerate() {
            let mark = if luck.is_empty() { "" } else { " ~" };
            writeln!(f, "{seat} {action}{mark}{}", Luck(luck))?;
            let told = self.told.get(index).into_iter().flat_map(|told| &told.events);
            told.into_iter().try_for_each(|(_, event)| writeln!(f, "  {event}"))?;
        }
        match &self.result {
            Some(result) => writeln!(f, "\nresult: {result}"),
            None => Ok(()),
        }
    }
}

/// Picks, each with a space before it.
struct Luck<'a>(&'a [Pick]);

impl fmt::Display for Luck<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|pick| {
            f.write_char(' ')?;
            pick.fmt(f)
        })
    }
}

/// Reads the lines of a replay one after another.
#[derive(Default)]
struct Reader {
    line: usize,
    content: Option<ContentName>,
    edition: Option<u16>,
    setup: Option<String>,
    opening: Option<Vec<Pick>>,
    names: Vec<String>,
    moves: Vec<Move<String>>,
    result: Option<Final>,
    remarks: Vec<Remark>,
    told: Vec<Told>,
    lines: Lines,
}

impl Reader {
    fn fault(&self, what: impl fmt::Display) -> ReplayError {
        ReplayError { line: self.line, what: what.to_string() }
    }

    fn read(
        mut self,
        text: &str,
        is_known: impl FnOnce(&str) -> Result<(), String>,
    ) -> Result<ReplayFile, ReplayError> {
        let mut lines = text.lines();
        self.line = 1;
        if lines.next().map(str::trim_end) != Some(FIRST_LINE) {
            return Err(self.fault(format_args!("a replay begins with “{FIRST_LINE}”")));
        }
        self.line = 2;
        let game = lines.next().and_then(|line| line.strip_prefix("game: ")).map(str::trim);
        let unnamed = "the second line of a replay names its game, as in “game: faraway”";
        let game = game.ok_or_else(|| self.fault(unnamed))?.to_owned();
        is_known(&game).map_err(|unknown| self.fault(unknown))?;
        for line in lines {
            self.line += 1;
            self.read_line(line.trim_end())?;
        }
        let missing = |line, part| ReplayError { line, what: format!("there is no {part}") };
        Ok(ReplayFile {
            game,
            content: self.content.ok_or_else(|| missing(2, "line “content: …”"))?,
            edition: self.edition.unwrap_or(1),
            setup: self.setup.ok_or_else(|| missing(self.line, "line “setup: …”"))?,
            opening: self.opening.ok_or_else(|| missing(self.line, "line “luck: …”"))?,
            names: self.names,
            moves: self.moves,
            result: self.result,
            remarks: self.remarks,
            told: self.told,
            lines: self.lines,
        })
    }

    fn read_line(&mut self, line: &str) -> Result<(), ReplayError> {
        if line.starts_with('#') {
            self.remarks.push(Remark::read(line));
            return Ok(());
        }
        if line.is_empty() {
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
                self.edition = Some(value.parse().map_err(wrong)?);
                self.lines.rules = self.line;
            }
            "setup" => {
                self.setup = Some(value.to_owned());
                self.lines.setup = self.line;
            }
            "seat" => {
                if self.names.len() >= MAX_SEATS {
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
                self.result = Some(value.parse().map_err(|error| self.fault(error))?);
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
        self.moves.push(Move { seat, action: action.to_owned(), luck });
        self.told.push(Told { line: self.line, events: Vec::new() });
        Ok(())
    }

    fn read_luck(&self, text: &str) -> Result<Vec<Pick>, ReplayError> {
        text.split_ascii_whitespace()
            .map(|pick| pick.parse().map_err(|error| self.fault(error)))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\
tabletale replay 1
game: ferry
# seed: 5f0c
# The river is high.
content: 0123456789abcdef
setup: 2 players
seat: P1 Ada
luck: 3/8 0/7

P1 cross 3 ~ 1/6
  P1 pays 6
P2 wait

result: P1 12, P2 9
# at the table: me,hard
";

    #[test]
    fn everything_in_a_file_is_read_at_once_and_written_again() {
        let file = ReplayFile::parse(TEXT).unwrap();

        assert_eq!((file.game.as_str(), file.setup.as_str()), ("ferry", "2 players"));
        assert_eq!(file.remark("seed"), Some("5f0c"));
        assert_eq!(file.remark("at the table"), Some("me,hard"));
        assert_eq!(file.remark("promised"), None);
        assert_eq!(file.picks().collect::<Vec<_>>(), [2, 1, 0]);
        let written = file.to_string();
        // Remarks stand together after the name of the game.
        let expected = TEXT.replace("# at the table: me,hard\n", "");
        let expected = expected.replace("high.\n", "high.\n# at the table: me,hard\n");
        assert_eq!(written, expected);
        assert_eq!(ReplayFile::parse(&written).unwrap().to_string(), written);
    }

    #[test]
    fn a_fault_is_told_with_its_line() {
        let fault = |from: &str, to: &str| {
            ReplayFile::parse(&TEXT.replacen(from, to, 1)).unwrap_err().to_string()
        };
        assert_eq!(fault("tabletale", "tale"), "line 1: a replay begins with “tabletale replay 1”");
        assert!(fault("game:", "play:").starts_with("line 2: the second line"));
        assert_eq!(
            fault("content: 0123456789abcdef\n", ""),
            "line 2: there is no line “content: …”"
        );
        assert_eq!(fault("setup: 2 players\n", ""), "line 14: there is no line “setup: …”");
        assert_eq!(fault("seat: P1", "seat: P2"), "line 7: expected “seat: P1 name”");
        assert_eq!(fault("P2 wait", "colour: red"), "line 12: “colour:” is not part of a replay");
        assert!(fault("P2 9\n", "P2 9\nP1 wait\n").contains("line 15: nothing may follow"));
        assert!(fault("P1 12, P2 9", "P2 9").starts_with("line 14: expected a result such as"));
        assert!(fault("luck: 3/8", "luck: 3,8").starts_with("line 8: "));
        assert!(fault("P1 cross 3 ~ 1/6\n", "").starts_with("line 10: an indented line"));
    }
}
