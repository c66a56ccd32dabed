//! Whether the store can keep anything just now, and what the operator hears of it.

use std::{
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use tokio::sync::watch;

use crate::{StoreError, Trouble};

/// A commit that takes longer than this is trouble by itself.
const SLOW: Duration = Duration::from_secs(10);

/// How the store is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Health {
    /// Why nothing can be kept just now; none when all is well.
    pub trouble: Option<Trouble>,
    /// How many transactions were committed since the start.
    pub commits: u64,
    /// How many writes failed since the start.
    pub errors: u64,
    /// How often nothing could be kept for a while since the start.
    pub outages: u64,
}

/// The health as the writer notes it.
pub(crate) struct Record {
    trouble: watch::Sender<Option<Trouble>>,
    since: Mutex<Option<Instant>>,
    writing: Mutex<Option<Instant>>,
    commits: AtomicU64,
    errors: AtomicU64,
    outages: AtomicU64,
    /// How often another program was seen to have changed the file.
    changes_elsewhere: AtomicU64,
}

impl Record {
    pub(crate) fn new() -> Record {
        Record {
            trouble: watch::Sender::new(None),
            since: Mutex::default(),
            writing: Mutex::default(),
            commits: AtomicU64::new(0),
            errors: AtomicU64::new(0),
            outages: AtomicU64::new(0),
            changes_elsewhere: AtomicU64::new(0),
        }
    }

    /// How the store is now.
    pub(crate) fn now(&self) -> Health {
        let count = |count: &AtomicU64| count.load(Ordering::Relaxed);
        let is_slow = || lock(&self.writing).is_some_and(|since| since.elapsed() > SLOW);
        Health {
            trouble: self.trouble().or_else(|| is_slow().then_some(Trouble::Slow)),
            commits: count(&self.commits),
            errors: count(&self.errors),
            outages: count(&self.outages),
        }
    }

    /// How often another program was seen to have changed the file.
    pub(crate) fn changes_elsewhere(&self) -> u64 {
        self.changes_elsewhere.load(Ordering::Relaxed)
    }

    /// Another program has changed the file.
    pub(crate) fn changed_elsewhere(&self) {
        self.changes_elsewhere.fetch_add(1, Ordering::Relaxed);
    }

    /// Why nothing can be kept.
    pub(crate) fn trouble(&self) -> Option<Trouble> {
        self.trouble.borrow().clone()
    }

    /// Comes when all is well.
    pub(crate) async fn until_well(&self) {
        // The sender lives as long as this.
        let _ = self.trouble.subscribe().wait_for(Option::is_none).await;
    }

    /// A transaction begins.
    pub(crate) fn begin(&self) {
        *lock(&self.writing) = Some(Instant::now());
    }

    /// The transaction is on disk.
    pub(crate) fn committed(&self) {
        *lock(&self.writing) = None;
        self.commits.fetch_add(1, Ordering::Relaxed);
    }

    /// The transaction is not kept; the error counts where the disk or the file is to blame.
    pub(crate) fn refused(&self, error: &StoreError) {
        *lock(&self.writing) = None;
        if error.trouble().is_some() {
            self.errors.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// From now on nothing can be kept. The log gets one line for each time this begins.
    pub(crate) fn fail(&self, trouble: &Trouble) {
        let began = self.trouble.send_replace(Some(trouble.clone())).is_none();
        if began {
            self.outages.fetch_add(1, Ordering::Relaxed);
            *lock(&self.since) = Some(Instant::now());
            let detail = trouble.detail();
            tracing::error!(%trouble, detail, "nothing can be saved; every change is refused");
        }
    }

    /// All is well.
    pub(crate) fn heal(&self) {
        if self.trouble.send_replace(None).is_some() {
            let seconds = lock(&self.since).take().map_or(0, |since| since.elapsed().as_secs());
            tracing::warn!(seconds, "changes are saved again");
        }
    }
}

/// Nothing here is left half done by a panic.
fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
