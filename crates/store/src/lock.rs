//! One file, one server: whoever serves a database holds a lock of the operating system on a file
//! beside it.
//!
//! The lock goes with the process that holds it, however it ends; the file stays and says who it
//! was. It is a file of its own: closing the database file would drop the locks that SQLite holds.

use std::{
    fs::{File, OpenOptions, TryLockError},
    io::{self, Read as _, Seek as _, Write as _},
    path::{Path, PathBuf},
};

use crate::{StoreError, file};

/// The longest that a lock file has to say.
const LONGEST: u64 = 200;

/// A database that is served by this process, for as long as this lives.
#[derive(Debug)]
pub struct ServerLock {
    file: File,
    path: PathBuf,
}

/// Why a database cannot be taken.
#[derive(Debug, thiserror::Error)]
pub enum LockError {
    /// Another process serves it.
    #[error("{database} is served already{}: one database has one server", .by.as_deref().map(|by| format!(" by {by}")).unwrap_or_default())]
    Served {
        /// Which database.
        database: String,
        /// Who serves it, as far as it has said so.
        by: Option<String>,
    },
    /// The lock file cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl ServerLock {
    /// Takes a database for this process, or says who has it. The database need not exist yet.
    pub fn take(database: &Path) -> Result<ServerLock, LockError> {
        let database = the_one(database).map_err(|source| file::at(database, source))?;
        let mut path = database.clone().into_os_string();
        path.push(".lock");
        let path = PathBuf::from(path);
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let file = options.open(&path).map_err(|source| file::at(&path, source))?;
        match file.try_lock() {
            Ok(()) => {
                let mut lock = ServerLock { file, path };
                lock.say("")?;
                Ok(lock)
            }
            Err(TryLockError::WouldBlock) => {
                let database = database.display().to_string();
                Err(LockError::Served { database, by: said(file) })
            }
            Err(TryLockError::Error(source)) => Err(file::at(&path, source).into()),
        }
    }

    /// Says where this process serves, for whoever comes second.
    pub fn say(&mut self, place: &str) -> Result<(), StoreError> {
        let says = match place {
            "" => format!("process {}", std::process::id()),
            place => format!("process {} at {place}", std::process::id()),
        };
        self.write(&says).map_err(|source| file::at(&self.path, source))
    }

    fn write(&mut self, says: &str) -> io::Result<()> {
        self.file.set_len(0)?;
        self.file.rewind()?;
        self.file.write_all(says.as_bytes())
    }
}

/// The path by which a database is known, however it is called. Its folder is made where there is
/// none.
fn the_one(database: &Path) -> io::Result<PathBuf> {
    let database = std::path::absolute(database)?;
    if let Ok(known) = database.canonicalize() {
        return Ok(known);
    }
    let (Some(folder), Some(name)) = (database.parent(), database.file_name()) else {
        return Ok(database);
    };
    file::make_folder(folder)?;
    Ok(folder.canonicalize()?.join(name))
}

fn said(file: File) -> Option<String> {
    let mut said = String::new();
    file.take(LONGEST).read_to_string(&mut said).ok()?;
    Some(said.trim().to_owned()).filter(|said| !said.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_database_has_one_server_by_whatever_name() {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("tables.db");
        file::make(&database).unwrap();
        let mut first = ServerLock::take(&database).unwrap();
        first.say("http://127.0.0.1:7878").unwrap();

        let refused = ServerLock::take(&database).unwrap_err().to_string();
        assert!(refused.contains("at http://127.0.0.1:7878"), "{refused}");
        assert!(refused.contains(&format!("process {}", std::process::id())), "{refused}");
        #[cfg(unix)]
        {
            let other = folder.path().join("other.db");
            std::os::unix::fs::symlink(&database, &other).unwrap();
            assert!(ServerLock::take(&other).is_err());
        }
        assert!(ServerLock::take(&folder.path().join("another.db")).is_ok());
        drop(first);
        assert!(ServerLock::take(&database).is_ok());
    }
}
