//! What is wrong in a content file, where, and what to do about it.

use std::fmt;

/// One fault in a content file. Loading reports all of them, not the first; [`Fault::MOST`] are enough.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Which file.
    pub file: String,
    /// Which line, counted from 1; 0 for the file as a whole.
    pub line: usize,
    /// What is wrong and what would be right.
    pub what: String,
}

impl Fault {
    /// After so many faults nobody reads on, and neither does a loader.
    pub const MOST: usize = 50;

    /// A fault of a file as a whole.
    pub fn of_file(file: &str, what: impl Into<String>) -> Fault {
        Fault { file: file.to_owned(), line: 0, what: what.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.file, self.what),
            line => write!(f, "{}:{line}: {}", self.file, self.what),
        }
    }
}
