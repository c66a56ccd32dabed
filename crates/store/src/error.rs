//! Why the store could not do it.

use sqlx::error::DatabaseError;

/// Why the store could not do it.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// It was not written, and will be possible again when the disk or the file is back.
    #[error("not saved: {0}. Try again.")]
    NotSaved(Trouble),
    /// It cannot be read now, and will be when the disk or the file is back.
    #[error("the tables cannot be read: {0}. Try again.")]
    Unavailable(Trouble),
    /// The database said no.
    #[error("the database does not answer as it should: {0}")]
    Database(sqlx::Error),
    /// The database could not be brought up to date.
    #[error("the database cannot be brought up to date: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// A file could not be made.
    #[error("{file}: {source}")]
    File {
        /// Which one.
        file: String,
        /// Why.
        source: std::io::Error,
    },
    /// Something in the database is not what was written.
    #[error("corrupt record: {0}")]
    Garbled(String),
    /// The contents that files brought take as much as they may together.
    #[error(
        "a file brings {needed} bytes of cards: what files bring may take {most} bytes in all, and \
         {kept} are taken"
    )]
    ContentsFull {
        /// How many bytes the new one has.
        needed: u64,
        /// How many bytes are taken.
        kept: u64,
        /// How many may be.
        most: u64,
    },
    /// The writer has ended.
    #[error("the store is closed")]
    Closed,
}

/// What is wrong with the disk or the file, so that nothing can be kept.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Trouble {
    /// No room is left.
    #[error("the server's disk is full")]
    Full,
    /// The file, its folder or its disk takes no writes.
    #[error("the server's database is read-only")]
    ReadOnly,
    /// The file or its write-ahead log is not where it was.
    #[error("the server's database file is missing")]
    Missing,
    /// The file or its write-ahead log is not the one that was opened.
    #[error("another file is in the place of the server's database")]
    Replaced,
    /// Another program holds the lock.
    #[error("another program keeps the server's database locked")]
    Locked,
    /// A write has been under way for long.
    #[error("the server's disk does not answer")]
    Slow,
    /// Anything else, in the words of the database.
    #[error("the server's disk reports an error")]
    Failing(String),
}

impl Trouble {
    /// What the operator should know besides the sentence.
    pub fn detail(&self) -> &str {
        match self {
            Trouble::Failing(detail) => detail,
            Trouble::Full
            | Trouble::ReadOnly
            | Trouble::Missing
            | Trouble::Replaced
            | Trouble::Locked
            | Trouble::Slow => "",
        }
    }

    /// The trouble behind an error of the database, where the disk or the file is to blame and not
    /// what was asked.
    fn of(error: &sqlx::Error) -> Option<Trouble> {
        match error {
            sqlx::Error::Database(error) => of_code(&**error),
            sqlx::Error::Io(_)
            | sqlx::Error::PoolTimedOut
            | sqlx::Error::PoolClosed
            | sqlx::Error::WorkerCrashed
            | sqlx::Error::BeginFailed => Some(Trouble::Failing(error.to_string())),
            _ => None,
        }
    }
}

/// See <https://www.sqlite.org/rescode.html>: the low byte is the kind.
fn of_code(error: &dyn DatabaseError) -> Option<Trouble> {
    let code: i32 = error.code()?.parse().ok()?;
    match code & 0xff {
        13 => Some(Trouble::Full),
        8 => Some(Trouble::ReadOnly),
        5 | 6 => Some(Trouble::Locked),
        // Permission, memory, input and output, damage, opening, the locking protocol, no database.
        3 | 7 | 10 | 11 | 14 | 15 | 26 => Some(Trouble::Failing(error.to_string())),
        _ => None,
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match Trouble::of(&error) {
            Some(trouble) => StoreError::Unavailable(trouble),
            None => StoreError::Database(error),
        }
    }
}

impl StoreError {
    /// What is wrong with the disk or the file, where that is the reason.
    pub fn trouble(&self) -> Option<&Trouble> {
        match self {
            StoreError::NotSaved(trouble) | StoreError::Unavailable(trouble) => Some(trouble),
            StoreError::Database(_)
            | StoreError::Migration(_)
            | StoreError::File { .. }
            | StoreError::Garbled(_)
            | StoreError::ContentsFull { .. }
            | StoreError::Closed => None,
        }
    }

    /// The same about something that was to be written.
    pub(crate) fn not_saved(self) -> StoreError {
        match self {
            StoreError::Unavailable(trouble) => StoreError::NotSaved(trouble),
            other => other,
        }
    }
}
