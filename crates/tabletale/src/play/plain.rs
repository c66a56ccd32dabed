//! A game line by line: for pipes, plain terminals and screen readers.

use std::{
    io::{BufRead, Write},
    iter,
};

use anyhow::bail;
use table::{Seat, Seats, Viewer};
use tui::{Ink, Table};

use super::{
    party::Party,
    thinker::{Reply, Request, Thinker},
    words::{Word, read},
};

/// A game with somebody who reads and writes lines.
pub(crate) struct Lines<'a, I, O> {
    party: Party,
    thinker: Thinker,
    ink: Ink,
    source: Source,
    input: &'a mut I,
    output: &'a mut O,
    /// Whose eyes these are, where there are people.
    reader: Option<Seat>,
    /// How many lines of the log have been told.
    told: usize,
}

/// Where lines come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Source {
    /// Somebody types them, and sees them while typing.
    Keyboard,
    /// A pipe or a file, which shows nothing.
    Pipe,
}

/// How a game line by line ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ending {
    /// The game is over.
    Over,
    /// Somebody left, or there was nothing more to read.
    Left,
}

impl<'a, I: BufRead, O: Write> Lines<'a, I, O> {
    /// Sits down with this party.
    pub(crate) fn new(
        party: Party,
        ink: Ink,
        source: Source,
        input: &'a mut I,
        output: &'a mut O,
    ) -> Self {
        let thinker = Thinker::new();
        let reader = Some(party.people()).filter(|people| people.len() == 1).and_then(Seats::first);
        let told = party.sitting().log().len();
        Lines { party, thinker, ink, source, input, output, reader, told }
    }

    /// Plays until the game is over or somebody leaves.
    pub(crate) fn play(&mut self) -> anyhow::Result<Ending> {
        while let Some(seat) = self.party.next() {
            match self.party.bot(seat) {
                Some(kind) => {
                    let Some(Reply::Move(action)) = self.think(seat, Request::Move(kind))? else {
                        bail!("the bots have stopped thinking")
                    };
                    if let Err(why) = self.party.act(seat, &action)? {
                        self.say(&why)?;
                    }
                }
                None => {
                    if !self.hand_over(seat)? || !self.decide(seat)? {
                        self.say("")?;
                        self.say(&self.party.farewell())?;
                        return Ok(Ending::Left);
                    }
                }
            }
        }
        self.tell_news()?;
        if let Some(standings) = self.party.sitting().standings() {
            self.say("")?;
            self.say("The game is over.")?;
            let lines = self.with_table(|table| table.describe_scores(&standings));
            self.say_all(&lines)?;
        }
        if let Some(file) = self.party.finish() {
            self.say(&format!("Replay saved to {}.", file.display()))?;
        }
        Ok(Ending::Over)
    }

    /// Where several share the screen, waits until the right one is looking.
    fn hand_over(&mut self, seat: Seat) -> anyhow::Result<bool> {
        if self.reader == Some(seat) {
            return Ok(true);
        }
        // What the last one read moves out of sight.
        self.say(&"\n".repeat(60))?;
        let name = self.party.name(seat).to_owned();
        self.say(&format!("{name}’s turn. Press Enter when nobody else is looking."))?;
        if self.read_line()?.is_none() {
            return Ok(false);
        }
        self.reader = Some(seat);
        // Everything since this player's last decision is news again.
        let from = self.party.last_move_of(seat);
        let log = self.party.sitting().log();
        self.told = log.iter().position(|line| line.of_move >= from).unwrap_or(log.len());
        Ok(true)
    }

    /// Asks until something is decided; `false` when the reader leaves.
    fn decide(&mut self, seat: Seat) -> anyhow::Result<bool> {
        self.show_situation()?;
        let actions = self.ask(seat)?;
        loop {
            let Some(line) = self.read_line()? else { return Ok(false) };
            match read(&line, &actions) {
                Word::Nothing => {
                    self.ask(seat)?;
                }
                Word::Choice(action) => match self.party.act(seat, &action) {
                    Ok(kept) => {
                        if let Err(why) = kept {
                            self.say(&why)?;
                        }
                        return Ok(true);
                    }
                    Err(refusal) => self.say(&tui::sentence(&refusal.to_string()))?,
                },
                Word::Help(card) => self.explain(&card)?,
                Word::Why => {
                    let lines = self.with_table(|table| table.why_not());
                    self.say_all(&lines)?;
                }
                Word::Hint => {
                    if let Some(Reply::Hint(opinions)) = self.think(seat, Request::Hint)? {
                        self.say(&tui::hint(&opinions))?;
                    }
                }
                Word::Undo => match self.party.undo() {
                    Ok((undone, _)) => {
                        let name = self.party.name(undone.seat).to_owned();
                        self.say(&format!("Undid {name}’s last move."))?;
                        self.told = self.told.min(self.party.sitting().log().len());
                        return Ok(true);
                    }
                    Err(reason) => self.say(&format!("Can’t undo: {reason}."))?,
                },
                Word::Log => {
                    let lines = self.party.log(self.viewer(), 0);
                    let lines: Vec<String> = lines.into_iter().map(|entry| entry.text).collect();
                    self.say_all(&lines)?;
                }
                Word::Look => {
                    self.show_situation()?;
                    self.ask(seat)?;
                }
                Word::Leave => return Ok(false),
                Word::Unknown(why) => self.say(&tui::sentence(&why))?,
            }
        }
    }

    /// Waits for what a bot thinks of the position of a seat that has something to decide.
    fn think(&mut self, seat: Seat, wish: Request) -> anyhow::Result<Option<Reply>> {
        let ticket = self.party.position(seat).map(|position| self.thinker.ask(position, wish));
        ticket.map(|ticket| self.thinker.wait(ticket)).transpose()
    }

    fn show_situation(&mut self) -> anyhow::Result<()> {
        self.tell_news()?;
        self.say("")?;
        let lines = self.with_table(|table| table.describe());
        self.say_all(&lines)
    }

    /// The question and the numbered answers.
    fn ask(&mut self, seat: Seat) -> anyhow::Result<Vec<String>> {
        let actions = self.party.sitting().actions(seat);
        self.say("")?;
        let question = self.with_table(|table| table.words().prompt);
        self.say(&question)?;
        let lines = self.with_table(|table| {
            let numbered = table.choices().into_iter().enumerate();
            numbered.map(|(index, choice)| format!("{}. {choice}", index + 1)).collect::<Vec<_>>()
        });
        self.say_all(&lines)?;
        self.say("Type a number or an action. Also: help CARD, why, hint, undo, log, look, quit.")?;
        Ok(actions)
    }

    fn explain(&mut self, card: &str) -> anyhow::Result<()> {
        let words = self.with_table(|table| table.explain(card));
        match words.or_else(|| self.page_read(card)) {
            Some(words) => self.say_all(&words),
            None if card.is_empty() => {
                let cards = self.with_table(|table| table.cards());
                let example = cards.first().map_or("", String::as_str);
                self.say(&format!("Type which card, as in “help {example}”."))
            }
            None => self.say(&format!("There is no card “{}”.", card.escape_debug())),
        }
    }

    /// A page that was read at this table in an earlier tale.
    fn page_read(&self, key: &str) -> Option<Vec<String>> {
        let sitting = self.party.sitting();
        let known = sitting.log().iter().filter(|line| line.audience.includes(self.viewer()));
        let mut pages = known.rev().filter_map(|line| line.page.as_ref());
        let page = pages.find(|page| page.passage.eq_ignore_ascii_case(key.trim()))?;
        Some(tui::read_page(page, sitting.names()))
    }

    fn tell_news(&mut self) -> anyhow::Result<()> {
        let viewer = self.viewer();
        let log = self.party.sitting().log().iter().skip(self.told);
        let news: Vec<String> = log
            .filter(|line| line.audience.includes(viewer))
            .flat_map(|line| {
                // What came of a choice is read to everybody when it happens.
                let read = line.page.iter().flat_map(|page| tui::outcome(page));
                iter::once(tui::sentence(&line.line.text)).chain(read)
            })
            .collect();
        self.told = self.party.sitting().log().len();
        if !news.is_empty() {
            self.say("")?;
        }
        self.say_all(&news)
    }

    fn viewer(&self) -> Viewer {
        self.reader.map_or(Viewer::Spectator, Viewer::Seat)
    }

    fn with_table<T>(&self, look: impl FnOnce(Table<'_>) -> T) -> T {
        let view = self.party.sitting().view(self.viewer());
        let names = self.party.sitting().names();
        let viewer = self.viewer();
        look(Table { shelf: self.party.shelf(), view: &view, names, viewer })
    }

    /// The next line, or nothing when there is no more.
    fn read_line(&mut self) -> anyhow::Result<Option<String>> {
        write!(self.output, "> ")?;
        self.output.flush()?;
        let mut bytes = Vec::new();
        let length = self.input.read_until(b'\n', &mut bytes)?;
        if self.source == Source::Pipe {
            writeln!(self.output)?;
        }
        Ok((length > 0).then(|| String::from_utf8_lossy(&bytes).into_owned()))
    }

    fn say_all(&mut self, lines: &[String]) -> anyhow::Result<()> {
        lines.iter().try_for_each(|line| self.say(line))
    }

    /// Prints one line; a name from a file cannot steer the terminal.
    pub(crate) fn say(&mut self, text: &str) -> anyhow::Result<()> {
        let text: String = self
            .ink
            .plain(text)
            .chars()
            .map(|one| if one.is_control() && one != '\n' { ' ' } else { one })
            .collect();
        writeln!(self.output, "{text}")?;
        Ok(())
    }
}
