//! Running the binary and looking at what it says.

use std::{
    path::{Path, PathBuf},
    process::{Command, Output},
};

/// What a run of the binary said.
pub(crate) struct Said {
    /// The exit code.
    pub(crate) code: i32,
    /// What it printed.
    pub(crate) out: String,
    /// What it complained about.
    pub(crate) err: String,
}

/// Runs `tabletale` with these words.
pub(crate) fn tabletale(words: &[&str]) -> Said {
    let Output { status, stdout, stderr } =
        Command::new(env!("CARGO_BIN_EXE_tabletale")).args(words).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Said { code: status.code().unwrap(), out: text(stdout), err: text(stderr) }
}

/// Runs `tabletale` with these words in one string.
pub(crate) fn run(words: &str) -> Said {
    tabletale(&words.split(' ').collect::<Vec<_>>())
}

impl Said {
    /// Checks that it went well, and gives what it printed.
    #[track_caller]
    pub(crate) fn went_well(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{}", self.out);
        self.out
    }

    /// Checks that it complained in one sentence, and gives that sentence.
    #[track_caller]
    pub(crate) fn complained(&self) -> &str {
        assert_eq!(self.code, 1, "{}{}", self.out, self.err);
        assert!(!self.err.contains("panicked"), "{}", self.err);
        let sentence =
            self.err.strip_prefix("tabletale: ").unwrap_or_else(|| panic!("{}", self.err));
        assert_eq!(sentence.lines().count(), 1, "{sentence}");
        sentence.trim_end()
    }
}

/// The root of the project.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}
