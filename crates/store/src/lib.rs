//! Tables, seats and moves, kept so that nothing is ever lost.
//!
//! A table is a row that never changes but for its stage, and entries that are
//! only ever added. An entry's place is its number: of two writers who both
//! hold number 12, the primary key lets one through, and that is the whole
//! concurrency control. What an entry means is the host's business.

mod backup;
mod connection;
mod contents;
mod error;
mod file;
mod health;
mod lock;
mod migrations;
mod orders;
mod restore;
mod sqlite;
mod writer;

use std::{fmt, future::Future, path::PathBuf, pin::Pin, str::FromStr};

pub use error::{StoreError, Trouble};
pub use health::Health;
pub use lock::{LockError, ServerLock};
pub use restore::{Replace, RestoreError, restore};
pub use sqlite::{SqliteOptions, SqliteStore};

/// What comes of asking a store.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// What comes when the store is well.
pub type Well<'a> = Pin<Box<dyn Future<Output = ()> + Send + 'a>>;

/// Where tables are kept: the few functions a database has to offer.
pub trait Store: Send + Sync + 'static {
    /// Adds a table with its first entries, numbered from 0, and its content where that is new.
    ///
    /// Where a file brings a content for which there is no room, tables make room that went on from
    /// a file, where nobody has moved since and which nobody has opened for 30 days, the oldest first.
    fn create(
        &self,
        table: TableRow,
        entries: Vec<EntryRow>,
        content: Option<ContentRow>,
    ) -> Answer<'_, ()>;

    /// The content of this fingerprint.
    fn content<'a>(&'a self, fingerprint: &'a str) -> Answer<'a, Option<ContentRow>>;

    /// Every content, for the operator.
    fn contents(&self) -> Answer<'_, Vec<ContentSummary>>;

    /// Gives a content to tables of its game that were set up before contents were kept, and tells
    /// how many took it.
    fn adopt(&self, which: Adopt, content: ContentRow) -> Answer<'_, u64>;

    /// The table of this name.
    fn table<'a>(&'a self, id: &'a str) -> Answer<'a, Option<TableRow>>;

    /// The entries of a table in order, from number `from` on.
    fn entries<'a>(&'a self, id: &'a str, from: u64) -> Answer<'a, Vec<EntryRow>>;

    /// Adds the entry with this number, and notes the stage the table is at after it.
    ///
    /// It is on disk when this answers [`Appended::Kept`].
    fn append(
        &self,
        id: String,
        number: u64,
        entry: EntryRow,
        stage: Stage,
    ) -> Answer<'_, Appended>;

    /// Notes when a table was opened.
    fn opened(&self, id: String, at_ms: i64) -> Answer<'_, ()>;

    /// Notes what lists say of a table, in the host's words.
    fn note(&self, id: String, glance: String) -> Answer<'_, ()>;

    /// What was noted of a table.
    fn noted<'a>(&'a self, id: &'a str) -> Answer<'a, Option<Noted>>;

    /// The tables this visitor has sat at and not forgotten since, the newest first.
    fn tables_of<'a>(&'a self, who: &'a str, most: u32) -> Answer<'a, Vec<SatAt>>;

    /// The games this visitor has sat at after they began, whether they keep the tables in their
    /// list or not.
    fn games_played<'a>(&'a self, who: &'a str) -> Answer<'a, Vec<String>>;

    /// Leaves a table out of this visitor's list, and out of nobody else's, until they sit down
    /// there again.
    fn forget(&self, who: String, id: String, at_ms: i64) -> Answer<'_, ()>;

    /// How many tables this visitor has set up between two moments, both included.
    fn owned_between<'a>(&'a self, who: &'a str, from_ms: i64, to_ms: i64) -> Answer<'a, u64>;

    /// The listed tables that have not started, the newest first.
    fn looking_for_players(&self, most: u32) -> Answer<'_, Vec<String>>;

    /// A number that grows when another program has changed what is stored here; noticed within a
    /// second or so.
    fn changes_elsewhere(&self) -> u64 {
        0
    }

    /// The tables in the middle of a game, the newest first.
    fn playing(&self) -> Answer<'_, Vec<String>>;

    /// Every table, the oldest first, for the operator.
    fn summaries(&self) -> Answer<'_, Vec<Summary>>;

    /// Removes a table for good, and its content where no other table uses it; tells whether there
    /// was one.
    fn remove<'a>(&'a self, id: &'a str) -> Answer<'a, bool>;

    /// Writes a copy of everything to a new file while tables go on.
    fn backup(&self, file: PathBuf) -> Answer<'_, ()>;

    /// How the store is.
    fn health(&self) -> Health;

    /// Comes when the store is well.
    fn until_well(&self) -> Well<'_>;
}

/// A table that somebody has sat at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SatAt {
    /// Its name in addresses.
    pub id: String,
    /// When anything last happened there, in milliseconds since 1970.
    pub last_ms: i64,
}

/// A table as it was set up.
#[derive(Clone, PartialEq, Eq)]
pub struct TableRow {
    /// Its name in addresses.
    pub id: String,
    /// The word for its game.
    pub game: String,
    /// How the game is set up, in the host's words.
    pub setup: String,
    /// Who set it up, hashed.
    pub owner: String,
    /// Whether strangers may find it.
    pub listed: bool,
    /// How fast it is played, in the host's words.
    pub pace: String,
    /// What its luck rests on.
    pub seed: Vec<u8>,
    /// How far it has come.
    pub stage: Stage,
    /// When it was set up, in milliseconds since 1970.
    pub created_ms: i64,
    /// The fingerprint of its content; empty for a table set up before contents were kept.
    pub content: String,
    /// The edition of the rules it is played by.
    pub edition: i64,
}

impl fmt::Debug for TableRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A seed in a log would foretell the luck of a running game.
        f.debug_struct("TableRow").field("id", &self.id).field("game", &self.game).finish()
    }
}

/// The content files of a game as a table was set up with them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ContentRow {
    /// What names it: a hash of the files.
    pub fingerprint: String,
    /// The word for its game.
    pub game: String,
    /// The files, in the host's form.
    pub files: Vec<u8>,
    /// Who brought it.
    pub source: Source,
}

/// Who brought a content.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// It came with the program, or its operator chose it: it always fits.
    Own,
    /// A visitor's file: all of these together have a limit.
    File,
}

/// A content as the operator sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ContentSummary {
    /// What names it.
    pub fingerprint: String,
    /// The word for its game.
    pub game: String,
    /// How many bytes it takes.
    pub bytes: u64,
    /// How many tables use it.
    pub tables: u64,
    /// Who brought it.
    pub source: Source,
}

/// Which tables are given a content.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Adopt {
    /// Every table of the game that has none.
    All,
    /// Those of these names that have none.
    Tables(Vec<String>),
}

/// One thing that happened to a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EntryRow {
    /// What kind of thing.
    pub kind: String,
    /// Who sat down by it, hashed; empty for everything else.
    pub who: String,
    /// The facts, in the host's words.
    pub body: String,
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
}

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// People sit down.
    Lobby,
    /// The game is on.
    Playing,
    /// The game is over.
    Over,
}

impl Stage {
    /// The word for it.
    pub fn word(self) -> &'static str {
        match self {
            Stage::Lobby => "lobby",
            Stage::Playing => "playing",
            Stage::Over => "over",
        }
    }
}

impl FromStr for Stage {
    type Err = StoreError;

    fn from_str(text: &str) -> Result<Stage, StoreError> {
        [Stage::Lobby, Stage::Playing, Stage::Over]
            .into_iter()
            .find(|stage| stage.word() == text)
            .ok_or_else(|| StoreError::Garbled(format!("stage {text}")))
    }
}

/// What became of an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// It is kept.
    Kept,
    /// Another entry has this number already, or the table is gone.
    Taken,
}

/// What lists say of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Noted {
    /// The word for its game.
    pub game: String,
    /// How fast it is played, in the host's words.
    pub pace: String,
    /// How far it has come.
    pub stage: Stage,
    /// What was noted last, in the host's words; empty where nothing was.
    pub glance: String,
    /// How many entries it has now.
    pub entries: u64,
}

/// A table as the operator sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// Its name in addresses.
    pub id: String,
    /// The word for its game.
    pub game: String,
    /// How far it has come.
    pub stage: Stage,
    /// When it was set up, in milliseconds since 1970.
    pub created_ms: i64,
    /// When something last happened, in milliseconds since 1970.
    pub touched_ms: i64,
    /// How many entries it has.
    pub entries: u64,
}
