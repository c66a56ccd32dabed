//! How many files the process may open: every connection is one.

/// Raises the limit to what the system allows, and tells it where there is one.
#[cfg(unix)]
pub(crate) fn raise() -> Option<u64> {
    use rustix::process::{Resource, getrlimit, setrlimit};

    /// Where the system names no limit, some refuse more than this.
    const MOST: u64 = 1 << 20;

    let mut limit = getrlimit(Resource::Nofile);
    let before = limit.current;
    limit.current = Some(limit.maximum.unwrap_or(MOST).min(MOST));
    if before < limit.current
        && let Err(error) = setrlimit(Resource::Nofile, limit)
    {
        tracing::warn!(%error, "the limit of open files cannot be raised");
    }
    let files = getrlimit(Resource::Nofile).current;
    tracing::info!(before, files, "limit of open files");
    files
}

/// Elsewhere a connection is no file.
#[cfg(not(unix))]
pub(crate) fn raise() -> Option<u64> {
    None
}
