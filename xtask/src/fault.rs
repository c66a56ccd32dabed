//! One thing wrong at one place, as editors and people read it.

use std::fmt;

use anyhow::bail;

/// What is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Fault {
    file: String,
    line: usize,
    what: String,
}

impl Fault {
    /// A fault on `line` of `file`; lines count from 1.
    pub(crate) fn new(file: &str, line: usize, what: impl Into<String>) -> Fault {
        Fault {
            file: file.to_owned(),
            line,
            what: what.into(),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.what)
    }
}

/// Prints all `faults` in the order of the files; an error when there is one.
pub(crate) fn report(mut faults: Vec<Fault>) -> anyhow::Result<()> {
    faults.sort();
    for fault in &faults {
        println!("{fault}");
    }
    match faults.len() {
        0 => Ok(()),
        1 => bail!("1 fault"),
        many => bail!("{many} faults"),
    }
}

/// The faults as their printed lines, for tests.
#[cfg(test)]
pub(crate) fn lines(faults: &[Fault]) -> Vec<String> {
    faults.iter().map(ToString::to_string).collect()
}
