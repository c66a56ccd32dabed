//! A table that is awake: its state under a lock, and its picture for everybody without one.

use std::{
    collections::{HashMap, VecDeque},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicI64, Ordering},
    },
    time::Duration,
};

use tokio::sync::{self, watch};

use crate::{Snapshot, Who, table::Table};

/// How many revisions are kept for those who come back after a short while.
const HISTORY: usize = 8;
/// How long somebody may be away before the others see it.
const GRACE: Duration = Duration::from_secs(3);

/// A table that is awake.
pub(crate) struct Live {
    pub(crate) table: sync::Mutex<Table>,
    /// A bot is at it.
    pub(crate) thinking: AtomicBool,
    /// The table in memory may not be what is stored.
    pub(crate) is_doubtful: AtomicBool,
    /// When somebody last asked for it.
    pub(crate) touched_ms: AtomicI64,
    shown: watch::Sender<Arc<Snapshot>>,
    history: Mutex<VecDeque<Arc<Snapshot>>>,
    present: Mutex<HashMap<Who, usize>>,
}

impl Live {
    pub(crate) fn new(table: Table, now_ms: i64) -> Live {
        let first = Arc::new(table.snapshot(0, Vec::new()));
        Live {
            table: sync::Mutex::new(table),
            thinking: AtomicBool::new(false),
            is_doubtful: AtomicBool::new(false),
            touched_ms: AtomicI64::new(now_ms),
            shown: watch::Sender::new(first.clone()),
            history: Mutex::new(VecDeque::from([first])),
            present: Mutex::new(HashMap::new()),
        }
    }

    /// The table as everybody sees it now.
    pub(crate) fn now(&self) -> Arc<Snapshot> {
        self.shown.borrow().clone()
    }

    /// Shows the table as it is now. Whoever calls this holds its lock.
    pub(crate) fn show(&self, table: &Table) {
        let tick = self.shown.borrow().tick + 1;
        let snapshot = Arc::new(table.snapshot(tick, self.who_is_present()));
        let mut history = lock(&self.history);
        history.retain(|old| old.revision < snapshot.revision);
        history.push_back(snapshot.clone());
        if history.len() > HISTORY {
            history.pop_front();
        }
        drop(history);
        self.shown.send_replace(snapshot);
    }

    /// Shows the table where the time that is left reads differently now. Whoever calls this holds
    /// its lock.
    pub(crate) fn show_time(&self, table: &Table) {
        if table.left() != self.now().left {
            self.show(table);
        }
    }

    /// Whether nobody looks and no bot thinks.
    pub(crate) fn is_idle(&self) -> bool {
        self.shown.receiver_count() == 0 && !self.thinking.load(Ordering::Acquire)
    }

    fn who_is_present(&self) -> Vec<Who> {
        let mut present: Vec<Who> = lock(&self.present).keys().copied().collect();
        present.sort_unstable_by_key(ToString::to_string);
        present
    }

    /// Shows who is there, where it makes a difference.
    fn show_presence(&self) {
        let present = self.who_is_present();
        self.shown.send_if_modified(|snapshot| {
            let seated = |who: &&Who| !snapshot.seats_of(**who).is_empty();
            if present.iter().filter(seated).eq(snapshot.present.iter().filter(seated)) {
                return false;
            }
            let tick = snapshot.tick + 1;
            *snapshot = Arc::new(Snapshot { present, tick, ..(**snapshot).clone() });
            true
        });
    }
}

/// Somebody who watches a table.
pub struct Watching {
    live: Arc<Live>,
    receiver: watch::Receiver<Arc<Snapshot>>,
    /// The last revision and tick that were given out.
    given: Option<(u64, u64)>,
    /// Revisions to be given before the newest.
    missed: VecDeque<Arc<Snapshot>>,
}

impl Watching {
    /// Watches on from the revision `seen`; from the newest where nothing was seen.
    pub(crate) fn new(live: Arc<Live>, seen: Option<u64>) -> Watching {
        let receiver = live.shown.subscribe();
        let mut watching = Watching { live, receiver, given: None, missed: VecDeque::new() };
        if let Some(seen) = seen {
            watching.catch_up(seen);
        }
        watching
    }

    /// The next picture: those missed one by one, where they are still at hand, then the newest
    /// whenever there is a newer one. Nothing when the table is gone.
    pub async fn next(&mut self) -> Option<Arc<Snapshot>> {
        loop {
            let next = match self.missed.pop_front() {
                Some(missed) => missed,
                None => {
                    let newest = self.receiver.borrow_and_update().clone();
                    if let Some((revision, tick)) = self.given {
                        if newest.tick == tick {
                            self.receiver.changed().await.ok()?;
                            continue;
                        }
                        if newest.revision > revision + 1 {
                            self.catch_up(revision);
                            if !self.missed.is_empty() {
                                continue;
                            }
                        }
                    }
                    newest
                }
            };
            self.given = Some((next.revision, next.tick));
            return Some(next);
        }
    }

    fn catch_up(&mut self, seen: u64) {
        let history = lock(&self.live.history);
        let covered = history.front().is_some_and(|oldest| oldest.revision <= seen + 1);
        if covered {
            let later = history.iter().filter(|snapshot| snapshot.revision > seen);
            self.missed = later.cloned().collect();
        }
        // The newest may have been shown anew since, and is given by itself.
        self.missed.pop_back();
    }
}

/// Somebody sits before the table for as long as this lives.
pub struct Attendance {
    live: Arc<Live>,
    who: Who,
}

impl Attendance {
    pub(crate) fn new(live: Arc<Live>, who: Who) -> Attendance {
        *lock(&live.present).entry(who).or_insert(0) += 1;
        live.show_presence();
        Attendance { live, who }
    }
}

impl Drop for Attendance {
    fn drop(&mut self) {
        let (live, who) = (self.live.clone(), self.who);
        let leave = move || {
            let mut present = lock(&live.present);
            if let Some(count) = present.get_mut(&who) {
                *count -= 1;
                if *count == 0 {
                    present.remove(&who);
                }
            }
            drop(present);
            live.show_presence();
        };
        // A page that is loaded anew is back at once: the others need not see it blink.
        match tokio::runtime::Handle::try_current() {
            Ok(runtime) => {
                runtime.spawn(async move {
                    tokio::time::sleep(GRACE).await;
                    leave();
                });
            }
            Err(_) => leave(),
        }
    }
}

/// Nothing here is left half done by a panic.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
