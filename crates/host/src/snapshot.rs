//! A table at one revision, for whoever looks: shared, never changed.
//!
//! It holds what every viewer may know, each in its own place. Whoever shows
//! it to a viewer picks that viewer's part and nothing else.

use std::{collections::BTreeMap, sync::Arc};

use shelf::{AnyView, BotKind, Chosen, GameName, LogLine, Opinion, Shelf};
use store::Stage;
use table::{Seat, Seats, Standings, Viewer};

use crate::{
    Checked, Entrance, Eyes, Guide, JoinRequest, LogEntry, LuckError, Outcome, Pace, SeatLine,
    Tempo, VisitorId, entrance, seat_log,
};

/// A table at one revision.
#[derive(Clone, Debug)]
pub struct Snapshot {
    /// The table's name in addresses.
    pub id: String,
    /// How many entries it has.
    pub revision: u64,
    /// Counts everything that changes what is seen, also where the revision stays.
    pub tick: u64,
    /// Which game.
    pub game: GameName,
    /// The games with the content this table is played with.
    pub shelf: Arc<Shelf>,
    /// How it is set up, in the notation of the game.
    pub setup: String,
    /// What forms show of that.
    pub chosen: Chosen,
    /// How far it has come.
    pub stage: Stage,
    /// Whether strangers may find it.
    pub listed: bool,
    /// How fast it is played.
    pub pace: Pace,
    /// Who set it up.
    pub owner: VisitorId,
    /// Who sits where.
    pub seats: Vec<SeatNow>,
    /// How many minutes each person who is waited for has left, where the pace limits it: whole
    /// hours while there is more than one, and zero or less once the time is up.
    pub left: Vec<Option<i64>>,
    /// The people who have no choice now: the host is about to do what they have to.
    pub forced: Seats,
    /// The game, once it has begun.
    pub board: Option<Arc<Board>>,
    /// Table talk, the oldest first.
    pub chat: Vec<Arc<ChatLine>>,
    /// A question to go back that is open.
    pub take_back: Option<TakeBack>,
    /// Who has held which seats since the game began.
    pub eyes: Arc<Eyes>,
    /// Those who ask for a seat.
    pub requests: Vec<JoinRequest>,
    /// What happened to seats: the newest lines.
    pub seat_log: Vec<Arc<SeatLine>>,
    /// The hash of the server's seed.
    pub seed_hash: String,
    /// The server's seed, once the game is over.
    pub seed: Option<String>,
    /// How luck is drawn, and whose browsers took part.
    pub draw: DrawState,
    /// The lines whose SHA-256 all luck comes from where browsers took part, once the game is over.
    pub terms: Option<String>,
    /// What came with a file or a what-if, for a game that did not begin here.
    pub brought: Option<BroughtAlong>,
    /// Whether all luck was what its seed promised, once the game is over.
    pub checked: Option<Result<Checked, LuckError>>,
    /// Where the same people play again.
    pub rematch: Option<Rematch>,
    /// The guide, where this began as somebody’s first game.
    pub guide: Option<Guide>,
    /// Hints that were asked for, by seat.
    pub hints: BTreeMap<Seat, Arc<Vec<Opinion>>>,
    /// What was told to seats that have not read on yet.
    pub outcomes: BTreeMap<Seat, Arc<Outcome>>,
    /// How fast bots play.
    pub tempo: Tempo,
    /// Who of those who sit here looks at it now, or did a minute ago.
    pub present: Vec<VisitorId>,
    /// Who of them has a page of it open.
    pub readers: Vec<VisitorId>,
    /// Who of them has made a move long after sitting down.
    pub settled: Vec<VisitorId>,
    /// Whether its bots wait until other tables of bots alone have ended.
    pub bots_wait: bool,
    /// The word in the host's link.
    pub invitation: Arc<str>,
}

/// One seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatNow {
    /// What it is called.
    pub name: String,
    /// Who sits there.
    pub sitter: Sitter,
    /// Who may come back to it.
    pub left_by: Option<VisitorId>,
    /// Whether they did not get up by themselves. Then they still have a say, and the seat is kept.
    pub was_put_off: bool,
    /// Whether somebody was removed from it for good.
    pub was_removed: bool,
    /// Whether the bot there only stands in until whoever left is back.
    pub is_stand_in: bool,
    /// The last person who sat there, whose name it has.
    pub named_after: Option<VisitorId>,
}

impl SeatNow {
    /// A seat that is kept for nobody else.
    pub fn of(name: String, sitter: Sitter) -> SeatNow {
        let named_after = match sitter {
            Sitter::Person(who) => Some(who),
            Sitter::Open | Sitter::Bot(_) => None,
        };
        SeatNow {
            name,
            sitter,
            left_by: None,
            was_put_off: false,
            was_removed: false,
            is_stand_in: false,
            named_after,
        }
    }

    /// Who answers for it when the table is asked something.
    pub fn speaker(&self) -> Option<VisitorId> {
        match self.sitter {
            Sitter::Person(who) => Some(who),
            Sitter::Open | Sitter::Bot(_) => self.left_by.filter(|_| self.was_put_off),
        }
    }
}

/// Who sits at a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// Nobody.
    Open,
    /// A person.
    Person(VisitorId),
    /// A bot.
    Bot(BotKind),
}

/// How the luck of a table is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DrawState {
    /// How far that is.
    pub phase: DrawPhase,
    /// When something happens by itself at the latest, in milliseconds since 1970.
    pub until_ms: Option<i64>,
    /// Who has pledged a number, by seat.
    pub pledged: Vec<Pledged>,
    /// The people whose browsers added nothing, once the game has begun.
    pub added_nothing: Vec<Seat>,
    /// Whose numbers stayed away, so that they add nothing.
    pub left_out: Vec<Seat>,
    /// Whose numbers were missing, each time luck was drawn again.
    pub again: Vec<Vec<Seat>>,
}

/// How far the draw of a table's luck is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DrawPhase {
    /// People gather; browsers may pledge.
    Lobby,
    /// The game is about to begin; browsers may pledge.
    Gathering,
    /// The pledges are fixed, and the numbers are told.
    Opening,
    /// The game has begun.
    Begun,
}

/// A number that was pledged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pledged {
    /// By whom.
    pub seat: Seat,
    /// Its SHA-256.
    pub hash: String,
    /// The number, once it was told.
    pub number: Option<String>,
}

/// What came with a file or a what-if: the setup, moves, and the luck of both. Nobody at the table
/// was promised anything about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BroughtAlong {
    /// How many moves.
    pub moves: usize,
    /// How many picks, with those of the setup.
    pub picks: usize,
}

/// One line of table talk.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatLine {
    /// The revision in which it was said; later lines have larger ones.
    pub revision: u64,
    /// Who said it.
    pub name: String,
    /// What was said.
    pub text: String,
}

/// A question to go back that is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TakeBack {
    /// Who asks.
    pub by: Seat,
    /// How many moves would stay.
    pub keep: usize,
    /// Who has yet to agree.
    pub awaited: Seats,
}

/// Where the same people play again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rematch {
    /// The new table's name in addresses.
    pub table: String,
    /// Who asked for it, if they sat at this one.
    pub by: Option<Seat>,
}

/// The game for those who look on.
#[derive(Clone, Debug)]
pub struct Board {
    /// The seats that owe a decision.
    pub to_act: Seats,
    /// How many moves were made.
    pub moves: usize,
    /// What each seat knows and may do, and last what everybody knows.
    pub views: Vec<AnyView>,
    /// Whether each seat may undo its last move, or why not.
    pub undo: Vec<Result<(), String>>,
    /// Scores and places, once the game is over.
    pub standings: Option<Standings>,
    /// The end of the log, for all audiences.
    pub log: Vec<Arc<LogLine>>,
    /// How many passages of the book were read to their outcome.
    pub passages: usize,
}

impl Board {
    /// What `viewer` may know and do.
    pub fn view(&self, viewer: Viewer) -> &AnyView {
        let place = viewer.seat().map_or(usize::MAX, Seat::index);
        // The last view is what everybody knows.
        self.views.get(place).unwrap_or_else(|| &self.views[self.views.len() - 1])
    }

    /// What `viewer` may do, in notation.
    pub fn actions(&self, viewer: Viewer) -> Vec<String> {
        self.view(viewer).actions()
    }

    /// The end of the log, as `viewer` may read it.
    pub fn log(&self, viewer: Viewer) -> impl Iterator<Item = &LogLine> {
        let lines = self.log.iter().map(AsRef::as_ref);
        lines.filter(move |line: &&LogLine| line.audience.includes(viewer))
    }
}

impl Snapshot {
    /// The seats this visitor sits at.
    pub fn seats_of(&self, who: VisitorId) -> Vec<Seat> {
        let theirs = |(_, seat): &(usize, &SeatNow)| seat.sitter == Sitter::Person(who);
        let seats = self.seats.iter().enumerate().filter(theirs);
        seats.map(|(index, _)| Seat::new(index)).collect()
    }

    /// Whether this visitor sits here.
    pub fn has_seat(&self, who: VisitorId) -> bool {
        self.seats.iter().any(|seat| seat.sitter == Sitter::Person(who))
    }

    /// The end of the log, as `viewer` may read it, once the game has begun.
    pub fn log(&self, viewer: Viewer) -> Vec<LogEntry> {
        let board = self.board.as_deref();
        board.map_or_else(Vec::new, |board| seat_log::recent(&board.log, &self.seat_log, viewer))
    }

    /// The seats that owe a decision.
    pub fn to_act(&self) -> Seats {
        self.board.as_ref().map_or(Seats::NONE, |board| board.to_act)
    }

    /// Those of these seats that owe a decision and have a choice.
    pub fn asked_of(&self, seats: &[Seat]) -> Seats {
        let to_act = self.to_act();
        let asked = |seat: &Seat| to_act.contains(*seat) && !self.forced.contains(*seat);
        seats.iter().copied().filter(asked).collect()
    }

    /// How many minutes this seat has left for its turn, where the pace limits it.
    pub fn left(&self, seat: Seat) -> Option<i64> {
        self.left.get(seat.index()).copied().flatten()
    }

    /// The seat this visitor left to a bot or to nobody, and may take again.
    pub fn may_return_to(&self, who: VisitorId) -> Option<Seat> {
        let is_left =
            |seat: &SeatNow| seat.left_by == Some(who) && !matches!(seat.sitter, Sitter::Person(_));
        let seat = self.seats.iter().position(is_left).map(Seat::new);
        seat.filter(|_| self.stage != Stage::Over)
    }

    /// What this visitor, who has no seat here to return to, can do to sit down in a running game.
    pub fn entrance(&self, who: VisitorId) -> Entrance {
        match self.stage {
            Stage::Playing if self.seats_of(who).is_empty() => {
                entrance::entrance(&self.seats, &self.eyes, self.owner, who)
            }
            Stage::Lobby | Stage::Playing | Stage::Over => Entrance::Closed,
        }
    }

    /// The seats this visitor answers for when the table is asked something.
    pub fn speaks_for(&self, who: VisitorId) -> Seats {
        let seats = self.seats.iter().enumerate();
        seats
            .filter(|(_, seat)| seat.speaker() == Some(who))
            .map(|(index, _)| Seat::new(index))
            .collect()
    }

    /// Whether anybody may sit down.
    pub fn has_room(&self) -> bool {
        self.stage != Stage::Over && self.seats.iter().any(|seat| seat.sitter == Sitter::Open)
    }
}
