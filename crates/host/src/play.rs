//! The game at a table: the sitting, its luck, and what each seat is being asked.
//!
//! A click belongs to the question it answers. Each seat's question has a
//! revision: the one at which what it may do last changed, it acted itself, or
//! luck or a reveal changed the table. A click made at or after that revision
//! still answers it, so that one player's secret choice never refuses
//! another's, and a click sent twice is done once.

use std::sync::Arc;

use luck::Fair;
use shelf::{Chosen, GameName, LogLine, Shelf, Sitting};
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
    earlier: Vec<Source>,
    /// How many moves came with the file; nothing where the setup was dealt here.
    since: Option<usize>,
    /// How many picks came with the file: for its setup, and for each of its moves.
    brought: Vec<usize>,
    /// Where in the seed's luck each move made here began.
    positions: Vec<u64>,
    /// Who made each move made here.
    made_by: Vec<Sitter>,
    /// How many moves can be undone without anybody's leave.
    undoable: usize,
    /// The revision each seat's question was asked at.
    asked: Vec<u64>,
    /// What each seat may do.
    actions: Vec<Vec<String>>,
    to_act: Seats,
    /// The end of the log, shared with the snapshots.
    log: Vec<Arc<LogLine>>,
    /// How many sentences of the sitting's log are in `log` or were dropped from it.
    told: usize,
}

impl Play {
    /// Sets the game up with fresh luck, and gives the luck it took.
    pub(crate) fn start(
        rules: &Rules<'_>,
        chosen: &Chosen,
        names: &[String],
        seed: [u8; 32],
    ) -> Result<String, HostError> {
        let mut picks = Vec::new();
        let mut recorder = Recorder::new(Fair::new(seed, 0), &mut picks);
        Self::sit(rules, chosen, names, &mut recorder)?;
        Ok(in_words(&picks))
    }

    /// Sets the game up with luck that was stored.
    pub(crate) fn restart(
        rules: &Rules<'_>,
        chosen: &Chosen,
        names: &[String],
        seed: [u8; 32],
        luck: &str,
    ) -> Result<Play, HostError> {
        let picks = read_luck(luck)?;
        let mut script = Script::replaying(&picks);
        let sitting = Self::sit(rules, chosen, names, &mut script)?;
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
        }
        play.undoable = play.sitting.undoable();
        play
    }

    fn sit(
        rules: &Rules<'_>,
        chosen: &Chosen,
        names: &[String],
        chance: &mut dyn Chance,
    ) -> Result<Box<dyn Sitting>, HostError> {
        let Rules { shelf, game, edition } = *rules;
        Ok(shelf.start_edition((game, edition), chosen, names, chance)?)
    }

    fn of(sitting: Box<dyn Sitting>, seed: [u8; 32], picks: u64, since: Option<usize>) -> Play {
        let seats = sitting.seats();
        let mut play = Play {
            earlier: Vec::new(),
            since,
            brought: Vec::new(),
            positions: Vec::new(),
            made_by: Vec::new(),
            sitting,
            seed,
            terms: Terms::plain(seed),
            picks,
            undoable: 0,
            asked: vec![0; seats],
            actions: vec![Vec::new(); seats],
            to_act: Seats::NONE,
            log: Vec::new(),
            told: 0,
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

    /// How many moves go when the one who sits at `mine` undoes their last move.
    ///
    /// `may_follow` are the seats whose later moves go with it without a word: bots. What a person
    /// did there before the bot came stays.
    pub(crate) fn undo_depth(&self, mine: Seats, may_follow: Seats) -> Result<usize, String> {
        let moves = self.sitting.moves();
        for depth in 1..=moves {
            let Some((seat, _)) = self.sitting.move_at(moves - depth) else { break };
            if depth > self.undoable {
                let reason = self.sitting.may_undo().err();
                return Err(reason.map_or_else(
                    || "before that, luck was used or something hidden was shown".to_owned(),
                    |reason| reason.to_string(),
                ));
            }
            if mine.contains(seat) {
                return Ok(depth);
            }
            let made_by = self.made_by.iter().rev().nth(depth - 1);
            if !may_follow.contains(seat) || !matches!(made_by, Some(Sitter::Bot(_))) {
                let name = self.sitting.names().get(seat);
                return Err(format!("{name} has moved since; ask to undo"));
            }
        }
        Err(table::CannotUndo::Nothing.to_string())
    }

    /// The number of moves before the last one of `mine`, for taking it back by consent.
    pub(crate) fn before_last_of(&self, mine: Seats) -> Option<usize> {
        let moves = self.sitting.moves();
        (0..moves)
            .rev()
            .find(|&index| self.sitting.move_at(index).is_some_and(|(seat, _)| mine.contains(seat)))
    }

    /// Undoes so many moves.
    pub(crate) fn undo(&mut self, moves: usize, revision: u64) -> Result<(), HostError> {
        let mut changed = Seats::NONE;
        for _ in 0..moves {
            let undone = self.sitting.undo();
            let seat = undone.map_err(|error| HostError::Broken(error.to_string()))?;
            changed = changed.with(seat);
            self.undoable = self.undoable.saturating_sub(1);
        }
        self.forget_luck();
        self.ask_again(revision, changed);
        self.tell_anew();
        Ok(())
    }

    /// Goes back to the first `keep` moves. Luck that was seen is not used again.
    pub(crate) fn rewind(&mut self, keep: usize, revision: u64) -> Result<(), HostError> {
        self.sitting.rewind(keep).map_err(|error| HostError::Broken(error.to_string()))?;
        self.forget_luck();
        self.undoable = 0;
        self.ask_again(revision, Seats::first_of(self.sitting.seats()));
        self.tell_anew();
        Ok(())
    }

    /// Forgets where the luck of moves came from that were taken back.
    fn forget_luck(&mut self) {
        let moves = self.sitting.moves();
        self.since = self.since.map(|since| since.min(moves));
        self.positions.truncate(moves - self.since.unwrap_or(0));
        self.made_by.truncate(self.positions.len());
        luckcheck::cut(&mut self.earlier, moves);
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
    pub(crate) fn board(&self, bots: Seats) -> Board {
        let seats = self.sitting.seats();
        let undo = |index| self.undo_depth(Seats::only(Seat::new(index)), bots).map(|_| ());
        Board {
            to_act: self.to_act,
            moves: self.sitting.moves(),
            views: Viewer::all(seats).map(|viewer| self.sitting.view(viewer)).collect(),
            undo: (0..seats).map(undo).collect(),
            standings: self.sitting.standings(),
            log: self.log.clone(),
        }
    }

    /// Lists what every seat may do, and dates the questions that are new.
    fn ask_again(&mut self, revision: u64, changed: Seats) {
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
        }
        self.to_act = to_act;
    }

    fn tell(&mut self) {
        let news = &self.sitting.log()[self.told..];
        self.log.extend(news.iter().cloned().map(Arc::new));
        self.told += news.len();
        if self.log.len() > LOG_ON_PAGE {
            self.log.drain(..self.log.len() - LOG_ON_PAGE);
        }
    }

    fn tell_anew(&mut self) {
        let log = self.sitting.log();
        self.told = log.len().saturating_sub(LOG_ON_PAGE);
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
