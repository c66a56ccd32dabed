//! The game at a table: the sitting, its luck, and what each seat is being asked.
//!
//! A click belongs to the question it answers. Each seat's question has a
//! revision: the one at which what it may do last changed, it acted itself, or
//! luck or a reveal changed the table. A click made at or after that revision
//! still answers it, so that one player's secret choice never refuses
//! another's, and a click sent twice is done once.

use std::sync::Arc;

use luck::Fair;
use shelf::{GameName, LogLine, Shelf, Sitting};
use table::{Chance, Pick, Recorder, ReplayFile, Script, Seat, Seats, Viewer};

use crate::{
    HostError,
    luckcheck::{self, Source},
    names,
    snapshot::{Board, BroughtAlong, SeatNow, Sitter},
    terms::Terms,
};

/// How many sentences of the log travel with a page.
const LOG_ON_PAGE: usize = 120;

/// What a game is played by.
#[derive(Clone, Copy)]
pub(crate) struct Rules<'a> {
    /// The games with the content it is played with.
    pub(crate) shelf: &'a Shelf,
    /// Which of them.
    pub(crate) game: GameName,
    /// The edition of its rules.
    pub(crate) edition: u16,
}

/// A game being played.
pub(crate) struct Play {
    pub(crate) sitting: Box<dyn Sitting>,
    seed: [u8; 32],
    /// What the seed is made of.
    terms: Terms,
    /// How many picks of the seed's luck are used up.
    picks: u64,
    /// Where the luck came from before this table, for a game that went on from a file.
    pub(crate) earlier: Vec<Source>,
    /// How many moves came with the file; nothing where the setup was dealt here.
    pub(crate) since: Option<usize>,
    /// How many picks came with the file: for its setup, and for each of its moves.
    brought: Vec<usize>,
    /// Where in the seed's luck each move made here began.
    pub(crate) positions: Vec<u64>,
    /// Who made each move made here.
    pub(crate) made_by: Vec<Sitter>,
    /// Which moves made here were the only ones that could be made.
    pub(crate) was_forced: Vec<bool>,
    /// How many moves can be undone without anybody's leave.
    pub(crate) undoable: usize,
    /// The revision each seat's question was asked at.
    asked: Vec<u64>,
    /// What each seat may do.
    actions: Vec<Vec<String>>,
    /// What each seat has to do without a choice.
    pub(crate) forced: Vec<Option<String>>,
    to_act: Seats,
    /// Every line of the log that has a page of the book, the oldest first.
    pub(crate) read: Vec<Arc<LogLine>>,
    /// The end of the log, shared with the snapshots.
    log: Vec<Arc<LogLine>>,
    /// How many sentences of the sitting's log are in `log` or were dropped from it.
    told: usize,
    /// How many of them were looked through for pages of the book.
    looked_through: usize,
}

impl Play {
    /// Sets the game up with fresh luck, and gives the luck it took.
    pub(crate) fn start(
        rules: &Rules<'_>,
        setup: &str,
        names: &[String],
        seed: [u8; 32],
    ) -> Result<String, HostError> {
        let mut picks = Vec::new();
        let mut recorder = Recorder::new(Fair::new(seed, 0), &mut picks);
        Self::sit(rules, setup, names, &mut recorder)?;
        Ok(in_words(&picks))
    }

    /// Sets the game up with luck that was stored.
    pub(crate) fn restart(
        rules: &Rules<'_>,
        setup: &str,
        names: &[String],
        seed: [u8; 32],
        luck: &str,
    ) -> Result<Play, HostError> {
        let picks = read_luck(luck)?;
        let mut script = Script::replaying(&picks);
        let sitting = Self::sit(rules, setup, names, &mut script)?;
        match script.mismatch() {
            Some(mismatch) => Err(HostError::Broken(mismatch.to_string())),
            None => Ok(Play::of(sitting, seed, picks.len() as u64, None)),
        }
    }

    /// Goes on where a recorded game stands.
    pub(crate) fn resume(
        shelf: &Shelf,
        mut file: ReplayFile,
        seed: [u8; 32],
    ) -> Result<Play, HostError> {
        // Files were stored before their names were cleaned.
        file.names = names::cleaned(&file.names);
        let sitting = shelf.resume_file(&file)?;
        let moves = sitting.moves();
        let mut play = Play::of(sitting, seed, 0, Some(moves));
        play.brought = file.picks().collect();
        // A file may say anything about its luck; what it says is compared at the end of the game.
        play.earlier = luckcheck::sources(&file.remarks).unwrap_or_default();
        luckcheck::cut(&mut play.earlier, moves);
        Ok(play)
    }

    /// Goes on with a game and the luck of its own seed from where both stopped. Whoever sits at a
    /// seat is taken to have made its moves.
    pub(crate) fn continued(sitting: Box<dyn Sitting>, seed: [u8; 32], seats: &[SeatNow]) -> Play {
        let file = sitting.file();
        let mut play = Play::of(sitting, seed, file.opening.len() as u64, None);
        for one in &file.moves {
            play.positions.push(play.picks);
            play.picks += one.luck.len() as u64;
            play.made_by.extend(seats.get(one.seat.index()).map(|seat| seat.sitter));
            play.was_forced.push(false);
        }
        play.undoable = play.sitting.undoable();
        play
    }

    fn sit(
        rules: &Rules<'_>,
        setup: &str,
        names: &[String],
        chance: &mut dyn Chance,
    ) -> Result<Box<dyn Sitting>, HostError> {
        let Rules { shelf, game, edition } = *rules;
        Ok(shelf.start_edition((game, edition), setup, names, chance)?)
    }

    fn of(sitting: Box<dyn Sitting>, seed: [u8; 32], picks: u64, since: Option<usize>) -> Play {
        let seats = sitting.seats();
        let mut play = Play {
            earlier: Vec::new(),
            since,
            brought: Vec::new(),
            positions: Vec::new(),
            made_by: Vec::new(),
            was_forced: Vec::new(),
            sitting,
            seed,
            terms: Terms::plain(seed),
            picks,
            undoable: 0,
            asked: vec![0; seats],
            actions: vec![Vec::new(); seats],
            forced: vec![None; seats],
            to_act: Seats::NONE,
            read: Vec::new(),
            log: Vec::new(),
            told: 0,
            looked_through: 0,
        };
        play.ask_again(0, Seats::first_of(seats));
        play.tell();
        play
    }

    /// The first questions are asked by the entry that began the game, with a seed made of `terms`.
    pub(crate) fn begun(&mut self, revision: u64, terms: Terms) {
        self.terms = terms;
        self.asked.fill(revision);
    }

    /// Whether a click made at revision `seen` answers what `seat` is being asked.
    pub(crate) fn answers(&self, seat: Seat, seen: u64) -> bool {
        self.asked.get(seat.index()).is_some_and(|&asked| seen >= asked)
    }

    /// Whether the game waits for this seat. A move counts once it has been taken note of.
    pub(crate) fn owes(&self, seat: Seat) -> bool {
        self.to_act.contains(seat)
    }

    /// The seats the game waits for.
    pub(crate) fn to_act(&self) -> Seats {
        self.to_act
    }

    /// The revision the seat's question was asked at.
    pub(crate) fn asked(&self, seat: Seat) -> u64 {
        self.asked.get(seat.index()).copied().unwrap_or(0)
    }

    /// Acts with fresh luck, or changes nothing. Gives the luck it took.
    pub(crate) fn act(&mut self, seat: Seat, action: &str) -> Result<String, HostError> {
        let mut picks = Vec::new();
        let mut recorder = Recorder::new(Fair::new(self.seed, self.picks), &mut picks);
        self.sitting.act(seat, action, &mut recorder).map_err(|error| match error {
            shelf::ActError::Notation(error) => HostError::Unreadable(error.to_string()),
            shelf::ActError::Refused(reason) => HostError::Refused(reason),
        })?;
        Ok(in_words(&picks))
    }

    /// Acts with luck that was stored.
    pub(crate) fn act_again(
        &mut self,
        seat: Seat,
        action: &str,
        luck: &str,
    ) -> Result<(), HostError> {
        let mut script = Script::replaying(&read_luck(luck)?);
        let done = self.sitting.act(seat, action, &mut script);
        done.map_err(|error| HostError::Broken(error.to_string()))?;
        match script.mismatch() {
            Some(mismatch) => Err(HostError::Broken(mismatch.to_string())),
            None => Ok(()),
        }
    }

    /// Takes note of a move that was made, which brought the table to `revision`.
    pub(crate) fn moved(&mut self, seat: Seat, made_by: Sitter, luck: &str, revision: u64) {
        self.positions.push(self.picks);
        self.made_by.push(made_by);
        self.was_forced.push(self.forced.get(seat.index()).is_some_and(Option::is_some));
        self.picks += luck.split_ascii_whitespace().count() as u64;
        let changed = if self.sitting.may_undo().is_ok() {
            self.undoable += 1;
            Seats::only(seat)
        } else {
            self.undoable = 0;
            Seats::first_of(self.sitting.seats())
        };
        self.ask_again(revision, changed);
        self.tell();
    }

    /// The game so far as a file that says where its luck came from.
    pub(crate) fn file(&self) -> ReplayFile {
        let mut file = self.sitting.file();
        file.remarks = luckcheck::remarks(&self.sources());
        file
    }

    /// Where all its luck came from.
    pub(crate) fn sources(&self) -> Vec<Source> {
        let positions = self.positions.clone();
        let mut sources = self.earlier.clone();
        sources.push(Source { terms: self.terms.clone(), since: self.since, positions });
        sources
    }

    /// What was brought along, for a game that did not begin here.
    pub(crate) fn brought(&self) -> Option<BroughtAlong> {
        let moves = self.since?;
        let picks = self.brought.iter().take(moves + 1).sum();
        Some(BroughtAlong { moves, picks })
    }

    /// What was told of the first moves, with the names of that time.
    pub(crate) fn told_of(&self, moves: usize) -> Vec<Arc<LogLine>> {
        let log = self.sitting.log();
        let end = log.partition_point(|line| line.of_move < moves);
        log[end.saturating_sub(LOG_ON_PAGE)..end].iter().cloned().map(Arc::new).collect()
    }

    /// The game for those who look on.
    ///
    /// Nobody at the `forced` seats is offered what the host does for them.
    pub(crate) fn board(&self, bots: Seats, forced: Seats) -> Board {
        let seats = self.sitting.seats();
        let view = |viewer: Viewer| match viewer.seat() {
            Some(seat) if forced.contains(seat) => self.sitting.view(viewer).without_actions(),
            _ => self.sitting.view(viewer),
        };
        let undo = |index| self.undo_depth(Seats::only(Seat::new(index)), bots).map(|_| ());
        Board {
            to_act: self.to_act,
            moves: self.sitting.moves(),
            views: Viewer::all(seats).map(view).collect(),
            undo: (0..seats).map(undo).collect(),
            standings: self.sitting.standings(),
            log: self.log.clone(),
            passages: self.read.len(),
        }
    }

    /// Lists what every seat may do, and dates the questions that are new.
    pub(crate) fn ask_again(&mut self, revision: u64, changed: Seats) {
        let to_act = self.sitting.to_act();
        for index in 0..self.actions.len() {
            let seat = Seat::new(index);
            let actions = self.sitting.actions(seat);
            if changed.contains(seat)
                || to_act.contains(seat) != self.to_act.contains(seat)
                || actions != self.actions[index]
            {
                self.asked[index] = revision;
            }
            self.actions[index] = actions;
            self.forced[index] = self.sitting.forced(seat);
        }
        self.to_act = to_act;
    }

    fn tell(&mut self) {
        let log = self.sitting.log();
        self.log.extend(log[self.told..].iter().cloned().map(Arc::new));
        let read = log[self.looked_through..].iter().filter(|line| line.page.is_some());
        self.read.extend(read.cloned().map(Arc::new));
        (self.told, self.looked_through) = (log.len(), log.len());
        if self.log.len() > LOG_ON_PAGE {
            self.log.drain(..self.log.len() - LOG_ON_PAGE);
        }
    }

    pub(crate) fn tell_anew(&mut self) {
        let log = self.sitting.log();
        self.told = log.len().saturating_sub(LOG_ON_PAGE);
        self.looked_through = log.len();
        let moves = self.sitting.moves();
        self.read.retain(|line| line.of_move < moves);
        self.log.clear();
        self.tell();
    }
}

fn in_words(picks: &[Pick]) -> String {
    picks.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn read_luck(text: &str) -> Result<Vec<Pick>, HostError> {
    let picks = text.split_ascii_whitespace().map(str::parse);
    picks.collect::<Result<_, _>>().map_err(|error| HostError::Broken(format!("{error}")))
}
