//! What a page is made of: plain facts for one viewer, filled in by the server.
//!
//! Pages know nothing else. Whatever a viewer may not know is not in here.

use std::sync::Arc;

pub use crate::model_told::{BotSpeed, LogModel, OutcomeModel};
use shelf::{AnyView, BotKind, Chosen, GameName, GuideWords, Opinion, Shelf, ViewWords};
use table::{Names, Seat, Seats, Standings, Viewer};

/// A table as one viewer may see it.
#[derive(Clone)]
pub struct TableModel {
    /// Its word in addresses.
    pub id: String,
    /// How often it has changed.
    pub revision: u64,
    /// Which game.
    pub game: GameName,
    /// The cards it is played with.
    pub shelf: Arc<Shelf>,
    /// How far it is.
    pub stage: TableStage,
    /// All seats in ascending order.
    pub seats: Vec<SeatModel>,
    /// Whose eyes these are.
    pub viewer: Viewer,
    /// The seats of this browser.
    pub mine: Vec<Seat>,
    /// Whether this browser made the table.
    pub is_host: bool,
    /// What the viewer knows and may do, once the game has begun.
    pub view: Option<AnyView>,
    /// What happened so far, oldest first.
    pub log: Vec<LogModel>,
    /// Whether the viewer may undo now, or why not; nothing where there is nothing to undo.
    pub undo: Option<Result<(), String>>,
    /// Whether the viewer has no choice now: the host is about to do what they have to.
    pub answers_itself: bool,
    /// Something to be said once.
    pub notice: Option<String>,
    /// Table talk, oldest first.
    pub chat: Vec<ChatModel>,
    /// The address that brings a friend in.
    pub invite: String,
    /// Whether only this machine can open that address.
    pub is_invite_local: bool,
    /// The seat that the address of the page names: that of a code somebody has scanned.
    pub asked_seat: Option<Seat>,
    /// What this browser was called before, where a page asks for a name.
    pub my_name: Option<String>,
    /// The hash of the server's seed, shown from the start.
    pub seed_hash: String,
    /// The server's seed, once the game is over.
    pub seed: Option<String>,
    /// How luck is drawn, and whose browsers took part.
    pub draw: DrawModel,
    /// What came with a file or a what-if, for a game that did not begin at this table.
    pub brought: Option<BroughtModel>,
    /// Whether a guide speaks to the viewer: their first game.
    pub guided: bool,
    /// Whether all luck was what the seed promised, once the game is over.
    pub luck: Option<Result<LuckModel, String>>,
    /// Scores and places, once the game is over.
    pub standings: Option<Standings>,
    /// What a bot thinks of the actions, once it was asked.
    pub hint: Option<Vec<Opinion>>,
    /// The names of those who owe a decision, as a list in words; empty for nobody.
    pub waiting_for: String,
    /// What the viewer's own story led to, until they have read it.
    pub outcome: Option<OutcomeModel>,
    /// The seats that read what their story led to while bots wait for them.
    pub reading: Seats,
    /// Whether a bot owes a decision.
    pub bots_play: bool,
    /// Whether its bots wait until other tables of bots alone have ended.
    pub bots_wait: bool,
    /// How fast bots play.
    pub bot_speed: BotSpeed,
    /// Whether everybody plays at the same time, and is missed when they are gone.
    pub is_live: bool,
    /// How many passages of a book were read to their outcome.
    pub passages: usize,
    /// What was chosen for this table.
    pub chosen: Chosen,
    /// How it is set up, in words.
    pub setup: String,
    /// What the table is asked now.
    pub questions: Vec<QuestionModel>,
    /// Whom the screen is to be passed to before anything is shown.
    pub pass_to: Option<Seat>,
    /// A seat this browser left and may take again.
    pub may_return_to: Option<Seat>,
    /// How this browser could sit down in a running game.
    pub may_join: Option<JoinModel>,
    /// Where the same people play again, once somebody asked for it.
    pub rematch: Option<RematchModel>,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableStage {
    /// Players gather.
    Lobby,
    /// The game is on.
    Playing,
    /// The game has ended.
    Over,
}

/// One seat.
#[derive(Clone, Debug)]
pub struct SeatModel {
    /// Which one.
    pub seat: Seat,
    /// What whoever sits there is called.
    pub name: String,
    /// Who sits there.
    pub sitter: Sitter,
    /// Whether it owes a decision.
    pub to_act: bool,
    /// How many minutes it has left for that, where the pace limits it; zero or less when the time
    /// is up.
    pub left: Option<i64>,
    /// Whether it belongs to this browser.
    pub mine: bool,
}

/// Who sits at a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// Nobody yet.
    Open,
    /// A person.
    Person {
        /// Whether they look at the table now.
        here: bool,
    },
    /// A bot of this kind.
    Bot(BotKind),
}

/// One line of table talk.
#[derive(Clone, Debug)]
pub struct ChatModel {
    /// The revision in which it was said; later lines have larger ones.
    pub revision: u64,
    /// Who said it.
    pub name: String,
    /// What was said.
    pub text: String,
}

/// Somebody asks the whole table something.
#[derive(Clone, Debug)]
pub struct QuestionModel {
    /// What is asked.
    pub kind: QuestionKind,
    /// Who asks.
    pub asked_by: String,
    /// What this browser has to do with it.
    pub part: Part,
    /// The names of those who have yet to answer, as a list in words.
    pub waiting_for: String,
}

/// What the table is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum QuestionKind {
    /// To take the last moves back.
    TakeBack,
    /// To let somebody sit down in a running game.
    Join {
        /// The number of the request.
        request: u64,
        /// Which seat.
        seat: Seat,
        /// What that seat is called so far.
        seat_name: String,
    },
}

/// What a browser has to do with a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// It has yet to answer.
    Answers,
    /// It asked.
    Asker,
    /// It has answered, or looks on.
    Looks,
}

/// How somebody could sit down in a running game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct JoinModel {
    /// Where.
    pub seat: Seat,
    /// Whether the others have to agree first.
    pub by_leave: bool,
}

/// How luck is drawn, and whose browsers took part.
#[derive(Clone, Debug)]
pub struct DrawModel {
    /// How far that is.
    pub phase: DrawPhase,
    /// Who has pledged a number, by seat.
    pub pledged: Vec<PledgeModel>,
    /// The people whose browsers added nothing, once the game has begun.
    pub added_nothing: Vec<Seat>,
    /// Whose numbers stayed away before the game.
    pub left_out: Vec<Seat>,
    /// The names of those whose numbers were missing, each time luck was drawn again.
    pub again: Vec<Vec<String>>,
    /// The lines whose SHA-256 all luck comes from where browsers took part, once the game is over.
    pub terms: Option<String>,
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

impl DrawPhase {
    /// Whether the game begins by itself within seconds.
    pub(crate) fn is_starting(self) -> bool {
        matches!(self, DrawPhase::Gathering | DrawPhase::Opening)
    }
}

/// A number that was pledged.
#[derive(Clone, Debug)]
pub struct PledgeModel {
    /// By whom.
    pub seat: Seat,
    /// Its SHA-256.
    pub hash: String,
    /// The number, once it was told.
    pub number: Option<String>,
}

impl DrawModel {
    /// The seats whose numbers are in the seed, once the game has begun.
    pub fn added_by(&self) -> Vec<Seat> {
        match self.phase {
            DrawPhase::Begun => self.pledged.iter().map(|pledge| pledge.seat).collect(),
            DrawPhase::Lobby | DrawPhase::Gathering | DrawPhase::Opening => Vec::new(),
        }
    }
}

/// What came with a file or a what-if, and nobody at the table can vouch for.
#[derive(Clone, Copy, Debug)]
pub struct BroughtModel {
    /// How many moves.
    pub moves: usize,
    /// How many random picks, with those of the setup.
    pub picks: usize,
    /// Whether its cards are other ones than those of the program.
    pub own_cards: bool,
    /// Whether it is the prepared deal of a first game.
    pub prepared: bool,
}

/// The luck of a game that was dealt again and came out the same.
#[derive(Clone, Copy, Debug)]
pub struct LuckModel {
    /// Picks that are what the seed of the table gives.
    pub promised: usize,
    /// Picks that were brought along.
    pub brought_along: usize,
    /// How many of those brought along are what a seed written in the file gives.
    pub matching: usize,
    /// Picks that were passed over when moves were taken back.
    pub passed_over: u64,
}

/// Somebody wants to play again with the same people.
#[derive(Clone, Debug)]
pub struct RematchModel {
    /// The word of the new table in addresses.
    pub table: String,
    /// Who asked, if they sit at this table.
    pub asked_by: Option<String>,
}

/// A moment of a recorded game.
#[derive(Clone)]
pub struct ReplayModel {
    /// The table at that moment, as it is looked at. Only its `stage` is today's: when that is
    /// [`TableStage::Over`], everybody's eyes and what-if are offered at every moment.
    pub table: TableModel,
    /// How many moves have been made.
    pub at: usize,
    /// Of how many.
    pub moves: usize,
    /// Whose eyes; nobody's for a spectator.
    pub as_seat: Option<Seat>,
}

impl TableModel {
    /// The name at `seat`.
    pub fn name(&self, seat: Seat) -> &str {
        self.seats.iter().find(|known| known.seat == seat).map_or("?", |known| &known.name)
    }

    /// The game in words for the viewer, once it has begun.
    pub fn words(&self) -> Option<ViewWords> {
        let view = self.view.as_ref()?;
        let mut words = self.shelf.words(view, &self.names(), self.viewer);
        if self.answers_itself {
            words.prompt = crate::words::shell::NO_CHOICE.to_owned();
            words.missing.clear();
        }
        Some(words)
    }

    /// What the guide says to the viewer now, if anything.
    pub fn guide(&self) -> Option<GuideWords> {
        let view = self.view.as_ref().filter(|_| self.guided && self.outcome.is_none())?;
        self.shelf.guide(view, &self.names(), self.viewer)
    }

    /// What the seats are called.
    pub(crate) fn names(&self) -> Names {
        let names: Vec<&str> = self.seats.iter().map(|seat| seat.name.as_str()).collect();
        Names::of(&names)
    }

    /// What a bot expects of the action in this place of the list, and whether it is the best.
    pub(crate) fn hint(&self, index: usize) -> Option<(f32, bool)> {
        let opinions = self.hint.as_ref()?;
        let opinion = opinions.iter().find(|opinion| opinion.index == index)?;
        let best = opinions.first().is_some_and(|first| first.index == index);
        Some((opinion.score, best))
    }

    /// A question to take moves back that is open.
    pub fn take_back(&self) -> Option<&QuestionModel> {
        self.questions.iter().find(|question| question.kind == QuestionKind::TakeBack)
    }

    /// The seat the viewer acts for.
    pub fn seat(&self) -> Option<Seat> {
        self.viewer.seat()
    }

    /// Whose eyes these are, where they are not the viewer's own: in a replay.
    pub fn lent_eyes(&self) -> Option<&str> {
        let seat = self.seat().filter(|seat| !self.mine.contains(seat))?;
        Some(self.name(seat))
    }

    /// Whether whoever looks plays here, or watches.
    pub fn is_watching(&self) -> bool {
        self.mine.is_empty()
    }

    /// Whether a decision is asked of the viewer, who has not made it yet.
    pub fn is_my_turn(&self) -> bool {
        self.stage == TableStage::Playing
            && self.seats.iter().any(|seat| seat.to_act && Some(seat.seat) == self.seat())
    }
}
