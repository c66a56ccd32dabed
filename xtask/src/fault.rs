//! One thing wrong at one place, as editors and people read it.

use std::fmt;
use std::io::Write as _;

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
        Fault { file: file.to_owned(), line, what: what.into() }
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
    let lines: String = faults.iter().map(|fault| format!("{fault}\n")).collect();
    // Whoever reads may have read enough (`| head`); the verdict stands.
    let _ = std::io::stdout().write_all(lines.as_bytes());
    verdict(faults.len())
}

fn verdict(faults: usize) -> anyhow::Result<()> {
    match faults {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_is_written_as_editors_read_it() {
        assert_eq!(Fault::new("a.rs", 3, "untidy").to_string(), "a.rs:3: untidy");
    }

    #[test]
    fn the_verdict_counts_the_faults() {
        assert!(verdict(0).is_ok());
        assert_eq!(verdict(1).unwrap_err().to_string(), "1 fault");
        assert_eq!(verdict(2).unwrap_err().to_string(), "2 faults");
    }
}
