//! Looking back and going on: moments of a game, files of it, a rematch, what-if.

use std::sync::Arc;

use shelf::{BotKind, GameName, Shelf};
use store::Stage;
use table::{ReplayFile, Seat, Seats, Viewer};

use crate::{
    Begin, Caller, Host, HostError, LogEntry, Pace, Plan, PlannedSetup, Snapshot, Standing, Wanted,
    draw,
    entry::Entry,
    luckcheck, names,
    play::Play,
    seat_log,
    snapshot::{Board, Sitter},
    table::Table,
};

/// The longest file that can be brought in.
const LONGEST_FILE: usize = 2_000_000;
/// The most moves of a file that is brought in.
const MOST_MOVES: usize = 10_000;
/// The most lines of a file that the rules do not read, and how long they are together: what the
/// longest game says of its luck has room.
const MOST_REMARKS: usize = 200;
const LONGEST_REMARKS: usize = 80_000;
/// How many lines of the log are told at once.
const LOG_AT_ONCE: usize = 400;

/// A moment of a game.
#[derive(Clone, Debug)]
pub struct Moment {
    /// The table as it stood.
    pub table: Snapshot,
    /// How many moves had been made.
    pub at: usize,
    /// Of how many.
    pub moves: usize,
}

/// A part of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogPart {
    /// How many lines come before these.
    pub from: usize,
    /// The lines, the oldest first.
    pub lines: Vec<LogEntry>,
    /// Before which line the part after this one ends, where there is one.
    pub later: Option<usize>,
}

impl Host {
    /// The table after its first `at` moves, for eyes that may see it: everybody's once the game
    /// is over, before that only one's own and the public ones.
    pub async fn moment(
        self: &Arc<Host>,
        id: &str,
        caller: impl Into<Caller>,
        eyes: Viewer,
        at: usize,
    ) -> Result<Moment, HostError> {
        let caller = caller.into();
        let who = caller.who;
        let live = self.live(id).await?;
        let now = live.now();
        if let Viewer::Seat(seat) = eyes
            && now.stage != Stage::Over
            && !now.seats_of(who).contains(&seat)
        {
            return Err(HostError::NotYours(seat));
        }
        let (file, moves, seed, log, seat_log) = {
            let table = self.hold(&live).await?;
            let play = table.play.as_ref().ok_or(HostError::NotStarted)?;
            let seat_log = table.seat_log.recent(at);
            (play.sitting.file(), play.sitting.moves(), table.seed, play.told_of(at), seat_log)
        };
        let at = at.min(moves);
        let shelf = now.shelf.clone();
        let board = self
            .think_for(caller, live.standing(who), move || {
                let mut play = Play::resume(&shelf, file, seed)?;
                if at < moves {
                    play.rewind(at, 0)?;
                }
                Ok(Board { log, ..play.board(Seats::NONE, Seats::NONE) })
            })
            .await?;
        let mut table = (*now).clone();
        if at < moves {
            table.stage = Stage::Playing;
            table.seed = None;
        }
        table.hints.clear();
        table.outcomes.clear();
        table.take_back = None;
        table.requests.clear();
        table.seat_log = seat_log;
        table.board = Some(Arc::new(board));
        Ok(Moment { table, at, moves })
    }

    /// What happened, as `viewer` may read it: the end of it, or what was before line `before`.
    pub async fn log(
        self: &Arc<Host>,
        id: &str,
        viewer: Viewer,
        before: Option<usize>,
    ) -> Result<LogPart, HostError> {
        let live = self.live(id).await?;
        let table = self.hold(&live).await?;
        let play = table.play.as_ref().ok_or(HostError::NotStarted)?;
        let lines = seat_log::merged(play.sitting.log().iter(), table.seat_log.lines(), viewer);
        let end = before.unwrap_or(lines.len()).min(lines.len());
        let from = end.saturating_sub(LOG_AT_ONCE);
        Ok(LogPart {
            from,
            lines: lines[from..end].iter().map(|line| line.entry()).collect(),
            later: (end < lines.len()).then(|| (end + LOG_AT_ONCE).min(lines.len())),
        })
    }

    /// A finished game as a file, with the seed its luck came from.
    pub async fn export(self: &Arc<Host>, id: &str) -> Result<String, HostError> {
        let live = self.live(id).await?;
        let table = self.hold(&live).await?;
        if table.stage() != Stage::Over {
            return Err(HostError::NotOver);
        }
        let play = table.play.as_ref().ok_or(HostError::NotStarted)?;
        Ok(format!("{}{}", play.file(), table.shelf.carried(table.game)))
    }

    /// Sets up a table where a recorded game stands.
    pub async fn import(
        self: &Arc<Host>,
        caller: impl Into<Caller>,
        file: &str,
    ) -> Result<String, HostError> {
        let caller = caller.into();
        if file.len() > LONGEST_FILE {
            return Err(HostError::TooMuch("no game is as long as this file"));
        }
        let file = shelf::read_replay(file)?;
        if file.moves.len() > MOST_MOVES {
            return Err(HostError::TooMuch("no game has as many moves as this file"));
        }
        self.may_set_up(&caller.who.to_string()).await?;
        let (shelf, mut file) = self.content_of_file(caller, file).await?;
        // The store keeps the content by itself. What nobody here reads is not kept at all.
        file.remarks.retain(|remark| !shelf::Bundle::is_carried_in(remark));
        let remarks = luckcheck::understood(&file.remarks, file.moves.len());
        let long: usize = remarks.iter().map(|remark| remark.to_string().len()).sum();
        if file.remarks.len() > MOST_REMARKS || long > LONGEST_REMARKS {
            return Err(HostError::TooMuch("this file has too many remarks"));
        }
        file.remarks = remarks;
        file.names = names::cleaned(&file.names);
        self.go_on(caller, file, shelf, |_| Vec::new()).await
    }

    /// The content a file was recorded with: known here, or brought along.
    async fn content_of_file(
        &self,
        caller: Caller,
        file: ReplayFile,
    ) -> Result<(Arc<Shelf>, ReplayFile), HostError> {
        if let Ok(game) = file.game.parse::<GameName>() {
            match self.contents.named(game, file.content).await {
                Err(HostError::NoContent(_)) => {}
                known => return Ok((known?, file)),
            }
        }
        let newest = self.contents.newest().clone();
        let thought = move || Ok((newest.of_file(&file)?, file));
        let ((game, shelf), file) = self.think_for(caller, Standing::Passing, thought).await?;
        Ok((self.contents.brought(game, shelf).await?, file))
    }

    /// Sits down at a moment of a finished game, against bots.
    pub async fn what_if(
        self: &Arc<Host>,
        id: &str,
        caller: impl Into<Caller>,
        seat: Seat,
        at: usize,
    ) -> Result<String, HostError> {
        let caller = caller.into();
        let who = caller.who;
        let (file, mut sources, shelf) = {
            let live = self.live(id).await?;
            let table = self.hold(&live).await?;
            if table.stage() != Stage::Over {
                return Err(HostError::NotOver);
            }
            if seat.index() >= table.seats.len() {
                return Err(HostError::NoSeat(seat));
            }
            let play = table.play.as_ref().ok_or(HostError::NotStarted)?;
            (play.sitting.file(), play.sources(), table.shelf.clone())
        };
        self.may_set_up(&who.to_string()).await?;
        let mut file = file;
        if at < file.moves.len() {
            file.moves.truncate(at);
            file.result = None;
        }
        luckcheck::cut(&mut sources, file.moves.len());
        file.remarks = luckcheck::remarks(&sources);
        self.go_on(caller, file, shelf, move |table| {
            let seats = 0..table.seats.len();
            let sitters = seats.map(Seat::new).map(|place| {
                let name = table.seats[place.index()].name.clone();
                if place == seat {
                    Entry::Sat { seat: place, name, who }
                } else {
                    Entry::Manned { seat: place, bot: BotKind::Hard, by: None, until_back: false }
                }
            });
            sitters.collect()
        })
        .await
    }

    /// Lays a table with a recorded game on it, and seats people as `seat` says.
    pub(crate) async fn go_on(
        self: &Arc<Host>,
        caller: Caller,
        file: ReplayFile,
        shelf: Arc<Shelf>,
        seat: impl FnOnce(&Table) -> Vec<Entry>,
    ) -> Result<String, HostError> {
        let (replay, cards) = (file.to_string(), shelf.clone());
        let (game, setup, players, called) = self
            .think_for(caller, Standing::Passing, move || {
                let sitting = cards.resume_file(&file)?;
                let players = sitting.seats();
                let called: Vec<String> = (0..players)
                    .map(|index| sitting.names().get(Seat::new(index)).to_owned())
                    .collect();
                Ok((sitting.game(), sitting.setup(), players, called))
            })
            .await?;
        let plan = Plan {
            game,
            setup: PlannedSetup::Exactly(setup),
            listed: false,
            pace: Pace::Live,
            name: String::new(),
            seats: vec![Wanted::Person; players],
        };
        let (row, mut table) = self.lay(caller.who, &plan, &shelf)?;
        let mut entries = Vec::new();
        let mut add = |table: &mut Table, entry: Entry| {
            entries.push(entry.to_row(row.created_ms));
            table.apply(entry, row.created_ms)
        };
        for (index, name) in called.iter().enumerate() {
            let name = name.clone();
            add(&mut table, Entry::Named { seat: Seat::new(index), name })?;
        }
        let start = Entry::Started { names: Vec::new(), luck: String::new(), base: Some(replay) };
        add(&mut table, start)?;
        for entry in seat(&table) {
            add(&mut table, entry)?;
        }
        self.keep_new(caller, row, table, entries).await
    }

    /// The same people and bots at a new table; where somebody has asked already, that one.
    pub async fn rematch(
        self: &Arc<Host>,
        id: &str,
        caller: impl Into<Caller>,
        when: Begin,
    ) -> Result<String, HostError> {
        let caller = caller.into();
        let who = caller.who;
        let now = self.look(id).await?;
        if now.seats_of(who).is_empty() && now.owner != who {
            return Err(HostError::NotSeated);
        }
        if now.stage != Stage::Over {
            return Err(HostError::NotOver);
        }
        if let Some(rematch) = &now.rematch {
            return Ok(rematch.table.clone());
        }
        let end = now.board.as_ref().and_then(|board| board.standings.as_ref());
        let plan = Plan {
            game: now.game,
            setup: PlannedSetup::Exactly(match end {
                Some(end) => now.game.rematch(&now.setup, end)?,
                None => now.setup.clone(),
            }),
            listed: now.listed,
            pace: now.pace,
            name: String::new(),
            seats: vec![Wanted::Person; now.seats.len()],
        };
        let (row, mut table) = self.lay(now.owner, &plan, self.contents.newest())?;
        table.start()?;
        let mut entries = Vec::new();
        let mut add = |table: &mut Table, entry: Entry| {
            entries.push(entry.to_row(row.created_ms));
            table.apply(entry, row.created_ms)
        };
        for (index, place) in now.seats.iter().enumerate() {
            let seat = Seat::new(index);
            match place.sitter {
                Sitter::Open => {}
                Sitter::Person(who) => {
                    add(&mut table, Entry::Sat { seat, name: place.name.clone(), who })?;
                }
                Sitter::Bot(bot) => {
                    add(&mut table, Entry::Manned { seat, bot, by: None, until_back: false })?;
                }
            }
        }
        if !table.seats.iter().any(|seat| seat.sitter == Sitter::Open) {
            let start = table.begin(when, draw::TO_COME_OVER_MS)?;
            add(&mut table, start)?;
        }
        let new = self.keep_new(caller, row, table, entries).await?;
        let proposed = new.clone();
        let agreed = self
            .change(id, move |table| match &table.rematch {
                Some(earlier) => Ok((None, earlier.table.clone())),
                None => {
                    let by = table.seats_of(who).first();
                    Ok((Some(Entry::Rematched { table: proposed.clone(), by }), proposed))
                }
            })
            .await?;
        if agreed != new {
            // Two asked at once: one table is enough.
            self.store.remove(&new).await?;
        }
        Ok(agreed)
    }
}
