//! What happened to seats, in sentences that everybody may read.
//!
//! The lines are derived from the entries as they are taken in, so tables
//! stored long ago have them, too. Each stands behind the moves that had been
//! made by then; the game's own log knows nothing of it.

use std::sync::Arc;

use shelf::{AnyEvent, BotKind, LogLine};
use table::{EventLine, Seat, Viewer};

use crate::{
    VisitorId,
    entry::{By, Entry},
    snapshot::Sitter,
    table::Table,
};

/// How many of the newest lines travel with a page.
const ON_PAGE: usize = 120;

/// Something that happened to a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatLine {
    /// How many moves had been made.
    pub after: usize,
    /// The sentence, without a full stop.
    pub text: String,
}

/// One sentence of the whole log: of the game, or of what happened to seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogEntry {
    /// The move it tells of, counted from 0; nothing where it tells of seats.
    pub of_move: Option<usize>,
    /// How many moves had been made when it had happened.
    pub after: usize,
    /// What happened; nothing where it tells of seats.
    pub event: Option<AnyEvent>,
    /// The sentence, and what it is about.
    pub line: EventLine,
    /// Whether it tells what came of a passage, which is in the book of the table.
    pub is_in_book: bool,
}

/// The lines of a table, the oldest first.
#[derive(Default)]
pub(crate) struct SeatLog(Vec<Arc<SeatLine>>);

impl SeatLog {
    pub(crate) fn add(&mut self, after: usize, text: String) {
        self.0.push(Arc::new(SeatLine { after, text }));
    }

    /// Moves were taken back: what happened to seats did happen, before whatever comes next.
    pub(crate) fn rewind(&mut self, keep: usize) {
        for line in self.0.iter_mut().rev().take_while(|line| line.after > keep) {
            Arc::make_mut(line).after = keep;
        }
    }

    /// All lines.
    pub(crate) fn lines(&self) -> &[Arc<SeatLine>] {
        &self.0
    }

    /// The newest lines among the first `moves` moves.
    pub(crate) fn recent(&self, moves: usize) -> Vec<Arc<SeatLine>> {
        let end = self.0.partition_point(|line| line.after <= moves);
        self.0[end.saturating_sub(ON_PAGE)..end].to_vec()
    }
}

/// A line of either log, borrowed.
#[derive(Clone, Copy)]
pub(crate) enum Line<'a> {
    Game(&'a LogLine),
    Seats(&'a SeatLine),
}

impl Line<'_> {
    /// The line by itself.
    pub(crate) fn entry(self) -> LogEntry {
        match self {
            Line::Game(line) => LogEntry {
                of_move: Some(line.of_move),
                after: line.of_move + 1,
                event: Some(line.event),
                line: line.line.clone(),
                is_in_book: line.page.is_some(),
            },
            Line::Seats(line) => LogEntry {
                of_move: None,
                after: line.after,
                event: None,
                line: EventLine::plain(line.text.as_str()),
                is_in_book: false,
            },
        }
    }
}

/// What `viewer` may read of the game, with what happened to seats in its place.
pub(crate) fn merged<'a>(
    game: impl Iterator<Item = &'a LogLine>,
    seats: &'a [Arc<SeatLine>],
    viewer: Viewer,
) -> Vec<Line<'a>> {
    let mut seats = seats.iter().map(AsRef::as_ref).peekable();
    let mut lines = Vec::new();
    for line in game.filter(|line| line.audience.includes(viewer)) {
        while let Some(earlier) = seats.next_if(|earlier| earlier.after <= line.of_move) {
            lines.push(Line::Seats(earlier));
        }
        lines.push(Line::Game(line));
    }
    lines.extend(seats.map(Line::Seats));
    lines
}

/// The newest part of both logs. Where the game's begins in the middle, so does the whole.
pub(crate) fn recent(
    game: &[Arc<LogLine>],
    seats: &[Arc<SeatLine>],
    viewer: Viewer,
) -> Vec<LogEntry> {
    let from = match game.first() {
        Some(first) if game.len() >= ON_PAGE => {
            seats.partition_point(|line| line.after <= first.of_move)
        }
        Some(_) | None => 0,
    };
    let lines = merged(game.iter().map(AsRef::as_ref), &seats[from..], viewer);
    let newest = lines.len().saturating_sub(ON_PAGE);
    lines[newest..].iter().map(|line| line.entry()).collect()
}

impl Table {
    /// Adds a line about seats, where the game stands now.
    pub(crate) fn tell(&mut self, text: String) {
        let moves = self.play.as_ref().map_or(0, |play| play.sitting.moves());
        self.seat_log.add(moves, text);
    }

    /// Moves were taken back.
    pub(crate) fn rewind_seat_log(&mut self) {
        let moves = self.play.as_ref().map_or(0, |play| play.sitting.moves());
        self.seat_log.rewind(moves);
    }

    /// What an entry does to seats, told before it is taken in.
    pub(crate) fn told_of_seats(&self, entry: &Entry) -> Option<String> {
        let name = |seat: Seat| self.name_of(seat);
        Some(match entry {
            Entry::Sat { seat, name, who } => self.sits_down(*seat, name, *who),
            Entry::Named { seat, name: new } => match self.seats.get(seat.index())?.sitter {
                Sitter::Person(_) if name(*seat) != new => {
                    format!("{} is now called {new}", name(*seat))
                }
                Sitter::Person(_) | Sitter::Open | Sitter::Bot(_) => return None,
            },
            Entry::Freed { seat, for_good, by } => self.is_freed(*seat, *for_good, *by)?,
            Entry::Manned { seat, bot, by, until_back } => {
                let text = self.is_manned(*seat, *bot, *by);
                if *until_back { format!("{text} until they are back") } else { text }
            }
            Entry::Tempo { tempo, by } => tempo.told(name(*by)),
            Entry::Swapped { one, other } => {
                format!("{} and {} change places", name(*one), name(*other))
            }
            Entry::Carried { token, to } => self.is_carried(*token, *to)?,
            Entry::Knocked { seat, name: asker, .. } => {
                format!("{asker} asks to join in {}’s seat", name(*seat))
            }
            Entry::Admitted { request, by } => {
                format!("{} agrees that {} joins", name(*by), self.asker(*request)?)
            }
            Entry::Declined { request, by: Some(by) } => {
                format!("{} does not let {} join", name(*by), self.asker(*request)?)
            }
            Entry::Declined { request, by: None } => {
                format!("{} no longer asks to join", self.asker(*request)?)
            }
            Entry::TakeBack { seat, .. } => format!("{} asks to take moves back", name(*seat)),
            Entry::Agreed { seat } => format!("{} agrees to take moves back", name(*seat)),
            Entry::Refused { seat } if self.take_back?.by == *seat => {
                format!("{} no longer asks to take moves back", name(*seat))
            }
            Entry::Refused { seat } => format!("{} refuses to take moves back", name(*seat)),
            Entry::Undone { seat, moves: 1 } => format!("{} undoes a move", name(*seat)),
            Entry::Undone { seat, moves } => format!("{} undoes {moves} moves", name(*seat)),
            Entry::Chosen { .. }
            | Entry::Pledged { .. }
            | Entry::Gathering { .. }
            | Entry::Called {}
            | Entry::Opened { .. }
            | Entry::Lapsed { .. }
            | Entry::Started { .. }
            | Entry::Moved { .. }
            | Entry::Said { .. }
            | Entry::Linked { .. }
            | Entry::Rematched { .. }
            | Entry::Guided { .. } => return None,
        })
    }

    pub(crate) fn name_of(&self, seat: Seat) -> &str {
        self.seats.get(seat.index()).map_or("", |seat| seat.name.as_str())
    }

    fn asker(&self, request: u64) -> Option<&str> {
        let open = self.requests.iter().find(|open| open.id == request)?;
        Some(&open.name)
    }

    /// Somebody sits down.
    pub(crate) fn sits_down(&self, seat: Seat, name: &str, who: VisitorId) -> String {
        let before = self.seats.get(seat.index());
        let old = self.name_of(seat);
        match before {
            Some(place) if self.play.is_some() && place.left_by == Some(who) => {
                format!("{name} is back")
            }
            Some(_) if self.play.is_some() && old != name => {
                format!("{name} sits down in {old}’s seat")
            }
            Some(_) | None => format!("{name} sits down"),
        }
    }

    fn is_freed(&self, seat: Seat, for_good: bool, by: Option<By>) -> Option<String> {
        let name = self.name_of(seat);
        let place = self.seats.get(seat.index())?;
        Some(match (place.sitter, by) {
            (Sitter::Open, _) if place.left_by.is_none() || !for_good => return None,
            (Sitter::Open | Sitter::Bot(_), _) if for_good && place.left_by.is_some() => {
                format!("the host no longer keeps {name}’s seat")
            }
            (Sitter::Person(_), Some(By::Owner)) => format!("{name} gets up"),
            (Sitter::Person(_), Some(By::Host | By::Other(_))) if for_good => {
                format!("the host removes {name}")
            }
            (Sitter::Person(_), None) if for_good => format!("{name} is removed"),
            (Sitter::Open | Sitter::Person(_) | Sitter::Bot(_), Some(By::Host | By::Other(_))) => {
                format!("the host opens {name}’s seat")
            }
            (Sitter::Open | Sitter::Bot(_), Some(By::Owner))
            | (Sitter::Open | Sitter::Person(_) | Sitter::Bot(_), None) => {
                format!("{name}’s seat is free")
            }
        })
    }

    fn is_manned(&self, seat: Seat, bot: BotKind, by: Option<By>) -> String {
        let name = self.name_of(seat);
        let bot = called(bot);
        let is_person =
            matches!(self.seats.get(seat.index()).map(|seat| seat.sitter), Some(Sitter::Person(_)));
        match by {
            _ if self.play.is_none() => {
                format!("{bot} sits down as {}", crate::names::of_bot(seat.index()))
            }
            Some(By::Owner) => format!("{name} lets {bot} play"),
            Some(By::Host) if is_person => format!("the host lets {bot} play for {name}"),
            Some(By::Other(other)) => {
                format!("{} lets {bot} play for {name}", self.name_of(other))
            }
            Some(By::Host) | None => format!("{bot} plays for {name}"),
        }
    }

    /// Nobody is told which device, but everybody when one person holds the seats of two.
    fn is_carried(&self, token: VisitorId, to: VisitorId) -> Option<String> {
        let link = self.links.iter().find(|link| link.token == token)?;
        let moved = self.names_of(link.from);
        let already = self.names_of(to);
        match (moved.as_str(), already.as_str()) {
            _ if link.from == to => None,
            ("", _) if self.owner == link.from => {
                Some("the host goes on from another device".to_owned())
            }
            ("", _) => None,
            (moved, "") => Some(format!("{moved} goes on from another device")),
            (moved, already) => Some(format!("{moved} hands the seat to {already}")),
        }
    }

    fn names_of(&self, who: VisitorId) -> String {
        let names: Vec<&str> = self.seats_of(who).iter().map(|seat| self.name_of(seat)).collect();
        names.join(" and ")
    }
}

/// A bot by its strength.
fn called(kind: BotKind) -> String {
    let word = kind.word();
    let article = if word.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
    format!("{article} {word} bot")
}
