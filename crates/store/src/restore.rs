//! A backup put in the place of a database, all of it or nothing.

use std::{
    fs, io,
    path::{Path, PathBuf},
    time::Duration,
};

use sqlx::{Connection, Row, SqliteConnection, sqlite::SqliteConnectOptions};

use crate::{StoreError, Trouble, backup, file};

/// What happens to tables that are there already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Replace {
    /// Nothing is restored over them.
    Never,
    /// They make room, and stay in a file beside the database.
    Tables,
}

/// Why a backup is not restored. The database is as it was.
#[derive(Debug, thiserror::Error)]
pub enum RestoreError {
    /// The backup is no database of ours, or a damaged one.
    #[error("{file} cannot be restored: {what}")]
    Backup {
        /// Which file.
        file: String,
        /// What is wrong with it.
        what: String,
    },
    /// A server has the database open.
    #[error("{0} is in use: stop the server first")]
    InUse(String),
    /// There are tables already.
    #[error("{file} has {tables} tables already: they are only replaced if you say so")]
    NotEmpty {
        /// Which file.
        file: String,
        /// How many.
        tables: i64,
    },
    /// What is there is no database.
    #[error("{0} is damaged or no database: it is only replaced if you say so")]
    Unreadable(String),
    /// The disk or the file is to blame.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Puts a checked copy of `from` in the place of `database`. What was there is kept in the file that
/// is given back.
pub async fn restore(
    from: &Path,
    database: &Path,
    replace: Replace,
) -> Result<Option<PathBuf>, RestoreError> {
    let wrong = |what: String| RestoreError::Backup { file: shown(from), what };
    check(from).await.map_err(wrong)?;
    // The lock is held until the new database is in its place.
    let lock = if database.exists() { claim(database, replace).await? } else { None };
    let copy = beside(database, ".restoring");
    let _ = fs::remove_file(&copy);
    let placed = match backup::backup(SqliteConnectOptions::new().filename(from), &copy).await {
        Ok(()) => place(&copy, database).map_err(|source| file::at(database, source)),
        Err(error) => Err(error),
    };
    if placed.is_err() {
        let _ = fs::remove_file(&copy);
    }
    if let Some(lock) = lock {
        let _ = lock.close().await;
    }
    Ok(placed?)
}

/// Whether this is a whole database of ours.
async fn check(from: &Path) -> Result<(), String> {
    if !from.is_file() {
        return Err("there is no such file".to_owned());
    }
    let options = SqliteConnectOptions::new().filename(from).read_only(true);
    let mut connection =
        SqliteConnection::connect_with(&options).await.map_err(|error| error.to_string())?;
    let checked = async {
        let found = sqlx::query("pragma integrity_check").fetch_one(&mut connection).await?;
        let found: String = found.try_get(0)?;
        if found != "ok" {
            return Ok(Err(found));
        }
        let ours = "select count(*) from sqlite_schema where name in ('tables', 'entries')";
        let ours: i64 = sqlx::query(ours).fetch_one(&mut connection).await?.try_get(0)?;
        let is_ours = ours == 2;
        Ok(if is_ours { Ok(()) } else { Err("it holds no tables of Tabletale".to_owned()) })
    };
    let checked: Result<Result<(), String>, sqlx::Error> = checked.await;
    let _ = connection.close().await;
    checked.map_err(|error| error.to_string())?
}

/// Takes a database for us alone, where it may be replaced.
async fn claim(
    database: &Path,
    replace: Replace,
) -> Result<Option<SqliteConnection>, RestoreError> {
    let options =
        SqliteConnectOptions::new().filename(database).busy_timeout(Duration::from_millis(200));
    let claimed = async {
        let mut lock = SqliteConnection::connect_with(&options).await?;
        // Leaving the write-ahead log is possible for whoever is alone, and empties it.
        sqlx::query("pragma journal_mode = delete").fetch_one(&mut lock).await?;
        sqlx::query("begin exclusive").execute(&mut lock).await?;
        let known = "select count(*) from sqlite_schema where name = 'tables'";
        let known: i64 = sqlx::query(known).fetch_one(&mut lock).await?.try_get(0)?;
        let tables: i64 = if known == 0 {
            0
        } else {
            sqlx::query("select count(*) from tables").fetch_one(&mut lock).await?.try_get(0)?
        };
        Ok((lock, tables))
    };
    let claimed: Result<(SqliteConnection, i64), sqlx::Error> = claimed.await;
    match claimed.map_err(StoreError::from) {
        Ok((lock, tables)) if tables == 0 || replace == Replace::Tables => Ok(Some(lock)),
        Ok((_, tables)) => Err(RestoreError::NotEmpty { file: shown(database), tables }),
        Err(StoreError::Unavailable(Trouble::Locked)) => Err(RestoreError::InUse(shown(database))),
        // A damaged database is what backups are for.
        Err(StoreError::Unavailable(Trouble::Failing(_))) if replace == Replace::Tables => Ok(None),
        Err(StoreError::Unavailable(Trouble::Failing(_))) => {
            Err(RestoreError::Unreadable(shown(database)))
        }
        Err(error) => Err(error.into()),
    }
}

/// Renames the copy, which either happens or does not.
fn place(copy: &Path, database: &Path) -> io::Result<Option<PathBuf>> {
    let mut old = None;
    if database.exists() {
        let kept = beside(database, ".before-restore");
        let _ = fs::remove_file(&kept);
        fs::hard_link(database, &kept).or_else(|_| fs::copy(database, &kept).map(drop))?;
        old = Some(kept);
    }
    // A log of the old database must not be taken for one of the new.
    for ending in ["-wal", "-shm", "-journal"] {
        match fs::remove_file(beside(database, ending)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            Ok(()) | Err(_) => {}
        }
    }
    fs::rename(copy, database)?;
    #[cfg(unix)]
    if let Some(folder) = database.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::File::open(folder)?.sync_all()?;
    }
    Ok(old)
}

fn beside(database: &Path, ending: &str) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

fn shown(file: &Path) -> String {
    file.display().to_string()
}
