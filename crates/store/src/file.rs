//! The database as a file: made for its owner's eyes only, and known again by its identity.
//!
//! A file that is deleted or replaced while it is open goes on taking writes that nobody will ever
//! find again. So whoever writes looks whether the file at the path is still the one that was
//! opened. The database file itself is never opened here: closing it would drop the locks that
//! SQLite holds on it for this process.

use std::{
    ffi::OsString,
    fs::{self, Metadata, OpenOptions},
    io::{self, ErrorKind},
    path::{Path, PathBuf},
    sync::OnceLock,
};

use crate::{StoreError, Trouble};

/// A database file that has been opened.
pub(crate) struct DatabaseFile {
    path: PathBuf,
    id: FileId,
    /// The write-ahead log and its index, which stay while a connection is open.
    beside: [Beside; 2],
}

/// A file that SQLite keeps beside the database.
struct Beside {
    path: PathBuf,
    /// Known once the file has been seen.
    id: OnceLock<FileId>,
}

impl DatabaseFile {
    /// The file at this path, which has just been opened.
    pub(crate) fn opened(path: &Path) -> Result<DatabaseFile, StoreError> {
        let found = fs::metadata(path).map_err(|source| at(path, source))?;
        let beside = ["-wal", "-shm"].map(|ending| {
            let mut name = OsString::from(path);
            name.push(ending);
            Beside { path: PathBuf::from(name), id: OnceLock::new() }
        });
        Ok(DatabaseFile { path: path.to_owned(), id: file_id(&found), beside })
    }

    /// Whether the file at the path is the one that was opened, and may be written.
    pub(crate) fn check(&self) -> Result<(), Trouble> {
        let found = self.found()?;
        if found.permissions().readonly() { Err(Trouble::ReadOnly) } else { Ok(()) }
    }

    /// Whether the file at the path is the one that was opened.
    pub(crate) fn check_identity(&self) -> Result<(), Trouble> {
        self.found().map(drop)
    }

    /// As [`DatabaseFile::check`], and whether the disk lets anybody write, without writing.
    pub(crate) fn check_disk(&self) -> Result<(), Trouble> {
        self.check()?;
        // No lock is ever held on the log, so that it may be opened and closed.
        let [log, _] = &self.beside;
        match OpenOptions::new().append(true).open(&log.path) {
            Ok(_) => Ok(()),
            Err(error) => log.classify_error(&error),
        }
    }

    /// Whether the database is where it was and its log is not.
    pub(crate) fn has_lost_its_log(&self) -> bool {
        let found = fs::metadata(&self.path);
        found.is_ok_and(|found| file_id(&found) == self.id) && self.check_identity().is_err()
    }

    fn found(&self) -> Result<Metadata, Trouble> {
        let found = fs::metadata(&self.path).map_err(|error| trouble(&error))?;
        if file_id(&found) != self.id {
            return Err(Trouble::Replaced);
        }
        self.beside.iter().try_for_each(Beside::check)?;
        Ok(found)
    }
}

impl Beside {
    fn check(&self) -> Result<(), Trouble> {
        match fs::metadata(&self.path) {
            Ok(found) if *self.id.get_or_init(|| file_id(&found)) == file_id(&found) => Ok(()),
            Ok(_) => Err(Trouble::Replaced),
            Err(error) => self.classify_error(&error),
        }
    }

    /// A file that has not been seen yet need not be there.
    fn classify_error(&self, error: &io::Error) -> Result<(), Trouble> {
        match error.kind() {
            ErrorKind::NotFound if self.id.get().is_none() => Ok(()),
            _ => Err(trouble(error)),
        }
    }
}

/// Makes the file and its folder where there are none, readable by their owner only. SQLite gives
/// the files it puts beside the database the same permissions.
pub(crate) fn make(file: &Path) -> Result<(), StoreError> {
    if let Some(folder) = file.parent() {
        make_folder(folder).map_err(|source| at(folder, source))?;
    }
    match make_new(file) {
        Err(StoreError::File { source, .. }) if source.kind() == ErrorKind::AlreadyExists => Ok(()),
        made => made,
    }
}

/// Makes a new, empty file, readable by its owner only.
pub(crate) fn make_new(file: &Path) -> Result<(), StoreError> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file).map(drop).map_err(|source| at(file, source))
}

/// Makes a folder where there is none, for its owner only.
pub(crate) fn make_folder(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    if folder.as_os_str().is_empty() { Ok(()) } else { builder.create(folder) }
}

/// An error that names its file.
pub(crate) fn at(file: &Path, source: io::Error) -> StoreError {
    StoreError::File { file: file.display().to_string(), source }
}

fn trouble(error: &io::Error) -> Trouble {
    match error.kind() {
        ErrorKind::NotFound | ErrorKind::NotADirectory => Trouble::Missing,
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => Trouble::ReadOnly,
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Trouble::Full,
        _ => Trouble::Failing(error.to_string()),
    }
}

/// What tells one file from another of the same name: its device and its number there. The number
/// of a deleted file is not given away while the file is open.
#[cfg(unix)]
type FileId = (u64, u64);

#[cfg(unix)]
fn file_id(found: &Metadata) -> FileId {
    use std::os::unix::fs::MetadataExt;
    (found.dev(), found.ino())
}

/// Elsewhere an open file can be neither deleted nor replaced.
#[cfg(not(unix))]
type FileId = ();

#[cfg(not(unix))]
fn file_id(_: &Metadata) -> FileId {}
