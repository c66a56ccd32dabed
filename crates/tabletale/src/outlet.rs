//! Writing to the terminal or to whoever reads along, who may leave at any time.

use std::io::{self, ErrorKind, Write};

use anyhow::Error;
use arena::grouped;

/// Prints `text` as it is.
pub(crate) fn print(text: &str) -> anyhow::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()?;
    Ok(())
}

/// Tells on stderr what went wrong.
pub(crate) fn complain(error: &Error) {
    // Where nobody can hear it, the exit code has to do.
    let _ = writeln!(io::stderr(), "tabletale: {error:#}");
}

/// Whether the reader has left.
pub(crate) fn is_closed_pipe(error: &Error) -> bool {
    error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<io::Error>())
        .any(|cause| cause.kind() == ErrorKind::BrokenPipe)
}

/// `one` or `many`, with the number in front.
pub(crate) fn counted(number: u64, one: &str, many: &str) -> String {
    format!("{} {}", grouped(number), if number == 1 { one } else { many })
}
