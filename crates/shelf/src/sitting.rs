//! A game in progress with its types erased: words in, words out.

use std::sync::Arc;

use table::{
    Audience, CannotUndo, Chance, EventLine, Happening, Names, NotationError, Record, Replay,
    ReplayError, ReplayFile, Seat, Seats, SetupError, Shown, Standings, Viewer,
};

use crate::{
    AnyEvent, AnyView, GameName, Held, Position, ReadPage, Reading, Shelf, Volume,
    position::PositionOf,
};

/// A game somebody is playing, whichever it is.
pub trait Sitting: Send {
    /// Which game.
    fn game(&self) -> GameName;

    /// The shelf whose cards it is played with.
    fn shelf(&self) -> &Shelf;

    /// How it was set up, in notation.
    fn setup(&self) -> String;

    /// What the seats are called.
    fn names(&self) -> &Names;

    /// Calls a seat something else from now on; what was told before keeps its name.
    fn rename(&mut self, seat: Seat, name: &str);

    /// How many play.
    fn seats(&self) -> usize;

    /// The seats that owe a decision; none when the game is over.
    fn to_act(&self) -> Seats;

    /// Everything `seat` may do now, in notation, always in the same order.
    fn actions(&self, seat: Seat) -> Vec<String>;

    /// What `seat` has to do without a choice: the one action of a seat that owes a decision, where
    /// nothing is to be read first and the game does not call it worth a click.
    fn forced(&self, seat: Seat) -> Option<String>;

    /// What is read at the table or was read last, as everybody may know it; nothing for a game
    /// without a book.
    fn reading(&self) -> Option<Reading>;

    /// Does an action given in notation, or says why not and changes nothing.
    fn act(&mut self, seat: Seat, action: &str, chance: &mut dyn Chance) -> Result<(), ActError>;

    /// Whether the last move can be undone, or why not.
    fn may_undo(&self) -> Result<(), CannotUndo>;

    /// How many moves can be undone, one after another.
    fn undoable(&self) -> usize;

    /// Takes the last move back and tells whose it was.
    fn undo(&mut self) -> Result<Seat, CannotUndo>;

    /// Goes back to after the first `moves` moves, whatever has been shown since.
    fn rewind(&mut self, moves: usize) -> Result<(), ReplayError>;

    /// How many moves were made.
    fn moves(&self) -> usize;

    /// Who made a move, and its notation.
    fn move_at(&self, index: usize) -> Option<(Seat, String)>;

    /// What happened so far, oldest first.
    fn log(&self) -> &[LogLine];

    /// What `viewer` may know, and what they may do.
    fn view(&self, viewer: Viewer) -> AnyView;

    /// Scores and places, once the game is over.
    fn standings(&self) -> Option<Standings>;

    /// The game so far as a file.
    fn file(&self) -> ReplayFile;

    /// The game so far as the text of a replay.
    fn replay(&self) -> String {
        self.file().to_string()
    }

    /// The game so far as a replay file that tells what happened in every move.
    fn annotated(&self) -> String;

    /// What `seat` may know and do now, for a bot to think about on any thread; nothing where the
    /// seat has nothing to decide.
    fn position(&self, seat: Seat) -> Option<Box<dyn Position>>;
}

/// One sentence of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    /// The move it belongs to, counted from 0.
    pub of_move: usize,
    /// Who may read it.
    pub audience: Audience,
    /// What happened: whoever may read the sentence may know all of it.
    pub event: AnyEvent,
    /// The sentence, and what it is about.
    pub line: EventLine,
    /// The page of the book that says what came of a choice, where the line is about that.
    pub page: Option<Arc<ReadPage>>,
}

/// Why an action was not done.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ActError {
    /// It is not an action at all.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// The rules refuse it.
    #[error("{0}")]
    Refused(String),
}

/// Sits down to a new game.
pub(crate) fn start<V: Volume>(
    (shelf, content, edition): (Shelf, &Held<V::Content>, u16),
    setup: &V::Setup,
    names: &[String],
    chance: &mut impl Chance,
) -> Result<Box<dyn Sitting>, SetupError> {
    #[expect(unsafe_code, reason = "see `Seated`")]
    // SAFETY: the record goes before the content that is held beside it (see `Seated`).
    let uncounted = unsafe { content.uncounted() };
    let record = Record::start_edition(uncounted, edition, setup, chance)?;
    Ok(Box::new(Seated::<V> {
        record,
        names: Names::of(names),
        called: names.to_vec(),
        log: Vec::new(),
        shelf,
        content: content.clone(),
    }))
}

/// Sits down to a recorded game.
pub(crate) fn resume<V: Volume>(
    shelf: Shelf,
    content: &Held<V::Content>,
    replay: &Replay<V>,
) -> Result<Box<dyn Sitting>, ReplayError> {
    #[expect(unsafe_code, reason = "see `Seated`")]
    // SAFETY: the record goes before the content that is held beside it (see `Seated`).
    let uncounted = unsafe { content.uncounted() };
    let names = Names::of(&replay.names);
    let mut log = Vec::new();
    let record = replay.play(uncounted, |record, events| {
        tell(record, events, &names, &mut log);
    })?;
    let (called, content) = (replay.names.clone(), content.clone());
    Ok(Box::new(Seated { record, names, called, log, shelf, content }))
}

/// Writes what happened in the last move of a record into its log.
fn tell<V: Volume>(record: &Record<V>, events: &[V::Event], names: &Names, log: &mut Vec<LogLine>) {
    let of_move = record.moves().len() - 1;
    log.extend(events.iter().filter_map(|event| {
        let line = event.told(record.content(), names)?;
        let page = record.game().page_told(record.content(), event).map(Arc::new);
        let (audience, event) = (event.audience(), V::any_event(event));
        Some(LogLine { of_move, audience, event, line, page })
    }));
}

/// A record with names and a log.
///
/// The record refers to its content without counting, so what holds the content stands last: it
/// goes last. Nothing with such a reference in it leaves this type: what its functions give away
/// are views, words and sentences, and positions that hold the content themselves.
struct Seated<V: Volume> {
    record: Record<V>,
    names: Names,
    /// The names somebody gave; seats beyond them have plain ones.
    called: Vec<String>,
    log: Vec<LogLine>,
    shelf: Shelf,
    content: Held<V::Content>,
}

impl<V: Volume> Seated<V> {
    fn list(&self, seat: Seat) -> Vec<V::Action> {
        let mut actions = Vec::new();
        self.record.game().actions(seat, &mut actions);
        actions
    }

    fn as_replay(&self) -> Replay<V> {
        let mut replay = self.record.replay();
        replay.names.clone_from(&self.called);
        replay
    }

    fn forget_after(&mut self, moves: usize) {
        self.log.retain(|line| line.of_move < moves);
    }
}

impl<V: Volume> Sitting for Seated<V> {
    fn game(&self) -> GameName {
        V::ON_SHELF
    }

    fn shelf(&self) -> &Shelf {
        &self.shelf
    }

    fn setup(&self) -> String {
        self.record.setup().to_string()
    }

    fn names(&self) -> &Names {
        &self.names
    }

    fn rename(&mut self, seat: Seat, name: &str) {
        let seats = (0..self.seats()).map(Seat::new);
        let mut called: Vec<String> = seats.map(|seat| self.names.get(seat).to_owned()).collect();
        if let Some(called) = called.get_mut(seat.index()) {
            name.clone_into(called);
        }
        self.names = Names::of(&called);
        self.called = called;
    }

    fn seats(&self) -> usize {
        self.record.game().seats()
    }

    fn to_act(&self) -> Seats {
        self.record.game().to_act()
    }

    fn actions(&self, seat: Seat) -> Vec<String> {
        self.list(seat).iter().map(ToString::to_string).collect()
    }

    fn forced(&self, seat: Seat) -> Option<String> {
        let (game, content) = (self.record.game(), self.record.content());
        if !game.to_act().contains(seat) {
            return None;
        }
        let viewer = Viewer::Seat(seat);
        let shown = Shown::of(game, viewer);
        let reading = V::reading(content, &shown.view);
        let reads =
            reading.as_ref().and_then(Reading::asking).is_some_and(|page| page.seat == seat);
        let seen = shown.seen(content, &self.names, viewer);
        let forced = match *shown.actions.as_slice() {
            [only] => Some(only).filter(|_| !V::is_worth_a_click(seen, only)),
            _ => V::obvious(seen),
        };
        forced.filter(|_| !reads).map(|action| action.to_string())
    }

    fn reading(&self) -> Option<Reading> {
        V::reading(self.record.content(), &self.record.game().view(Viewer::Spectator))
    }

    fn act(
        &mut self,
        seat: Seat,
        action: &str,
        mut chance: &mut dyn Chance,
    ) -> Result<(), ActError> {
        let action: V::Action = action.parse()?;
        let content = self.record.content();
        let events = self.record.act(seat, action, &mut chance).map_err(|refusal| {
            ActError::Refused(V::refusal_told(content, &refusal, &self.names))
        })?;
        tell(&self.record, &events, &self.names, &mut self.log);
        Ok(())
    }

    fn may_undo(&self) -> Result<(), CannotUndo> {
        self.record.may_undo()
    }

    fn undoable(&self) -> usize {
        self.record.undoable()
    }

    fn undo(&mut self) -> Result<Seat, CannotUndo> {
        let undone = self.record.undo()?;
        self.forget_after(self.record.moves().len());
        Ok(undone.seat)
    }

    fn rewind(&mut self, moves: usize) -> Result<(), ReplayError> {
        self.record = self.record.rewound(moves)?;
        self.forget_after(moves);
        Ok(())
    }

    fn moves(&self) -> usize {
        self.record.moves().len()
    }

    fn move_at(&self, index: usize) -> Option<(Seat, String)> {
        let one = self.record.moves().get(index)?;
        Some((one.seat, one.action.to_string()))
    }

    fn log(&self) -> &[LogLine] {
        &self.log
    }

    fn view(&self, viewer: Viewer) -> AnyView {
        V::any(Shown::of(self.record.game(), viewer))
    }

    fn standings(&self) -> Option<Standings> {
        self.record.game().standings()
    }

    fn file(&self) -> ReplayFile {
        self.as_replay().to_file()
    }

    fn annotated(&self) -> String {
        let replay = self.as_replay();
        replay.annotated(self.record.content()).expect("a game that was played plays again")
    }

    fn position(&self, seat: Seat) -> Option<Box<dyn Position>> {
        let actions = self.list(seat);
        if actions.is_empty() {
            return None;
        }
        let view = self.record.game().view(Viewer::Seat(seat));
        Some(Box::new(PositionOf::<V> { seat, view, actions, content: self.content.clone() }))
    }
}
