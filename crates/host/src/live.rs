//! A table that is awake: its state under a lock, and its picture for everybody without one.

use std::{
    collections::{HashMap, HashSet, VecDeque},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicI64, Ordering},
    },
    time::Instant,
};

use tokio::sync::{self, watch};

use crate::{
    Origin, Snapshot, VisitorId, gallery::Gallery, history::History, presence::Presence,
    table::Table,
};

/// A table that is awake.
pub(crate) struct Live {
    pub(crate) table: sync::Mutex<Table>,
    /// A bot is at it.
    pub(crate) thinking: AtomicBool,
    /// Its bots wait until they may think.
    pub(crate) bots_wait: AtomicBool,
    /// Somebody sees to it that its luck is drawn in time.
    pub(crate) drawing: AtomicBool,
    /// The table in memory may not be what is stored.
    pub(crate) is_doubtful: AtomicBool,
    /// It is no longer stored: somebody has removed it.
    pub(crate) is_removed: AtomicBool,
    /// It will be read anew as soon as that is possible.
    pub(crate) is_healing: AtomicBool,
    /// When somebody last asked for it.
    pub(crate) touched_ms: AtomicI64,
    /// When it was last noted that somebody opened it; long ago where it was not.
    pub(crate) opened_ms: AtomicI64,
    pub(crate) shown: watch::Sender<Arc<Snapshot>>,
    /// How often somebody asked bots to wait no longer.
    pub(crate) hurries: watch::Sender<u64>,
    /// Where those who only watch are told that something new is shown.
    pub(crate) gallery: Arc<Gallery>,
    history: Mutex<History<Arc<Snapshot>>>,
    /// Who looks at it now, and who was here last when.
    pub(crate) presence: Mutex<Presence>,
    /// Who came by the host's link.
    pub(crate) invited: Mutex<HashSet<VisitorId>>,
    /// Where those who sit here, ask to, or set the table up last asked from.
    pub(crate) origins: Mutex<HashMap<VisitorId, Origin>>,
}

impl Live {
    pub(crate) fn new(table: Table, now_ms: i64) -> Live {
        let first = Arc::new(table.snapshot());
        let mut history = History::new();
        history.add(first.revision, first.clone(), Instant::now());
        Live {
            table: sync::Mutex::new(table),
            thinking: AtomicBool::new(false),
            bots_wait: AtomicBool::new(false),
            drawing: AtomicBool::new(false),
            is_doubtful: AtomicBool::new(false),
            is_removed: AtomicBool::new(false),
            is_healing: AtomicBool::new(false),
            touched_ms: AtomicI64::new(now_ms),
            opened_ms: AtomicI64::new(i64::MIN / 2),
            shown: watch::Sender::new(first),
            hurries: watch::Sender::new(0),
            gallery: Arc::default(),
            history: Mutex::new(history),
            presence: Mutex::default(),
            invited: Mutex::default(),
            origins: Mutex::default(),
        }
    }

    /// The table as everybody sees it now.
    pub(crate) fn now(&self) -> Arc<Snapshot> {
        self.shown.borrow().clone()
    }

    /// Shows the table as it is now. Whoever calls this holds its lock.
    pub(crate) fn show(&self, table: &Table) {
        let mut next = table.snapshot();
        self.shown.send_modify(|shown| {
            next.tick = shown.tick + 1;
            (next.present, next.readers) = self.present_at(&next.seats);
            next.bots_wait = self.bots_wait.load(Ordering::Acquire);
            let next = Arc::new(next);
            lock(&self.history).add(next.revision, next.clone(), Instant::now());
            *shown = next;
        });
        self.gallery.call();
    }

    /// It is no longer stored: whoever watches is told so.
    pub(crate) fn remove(&self) {
        self.is_removed.store(true, Ordering::Release);
        self.shown.send_modify(|_| {});
        self.gallery.call();
    }

    /// Shows the table where the time that is left reads differently now. Whoever calls this holds
    /// its lock.
    pub(crate) fn show_time(&self, table: &Table) {
        if table.left() != self.now().left {
            self.show(table);
        }
    }

    /// Forgets the revisions that nobody comes back for any more.
    pub(crate) fn forget_old(&self) {
        lock(&self.history).forget_old(Instant::now());
    }

    /// Whether nobody looks and no bot thinks.
    pub(crate) fn is_idle(&self) -> bool {
        self.shown.receiver_count() == 0 && !self.thinking.load(Ordering::Acquire)
    }
}

/// Somebody who watches a table.
pub struct Watching {
    live: Arc<Live>,
    receiver: watch::Receiver<Arc<Snapshot>>,
    who: VisitorId,
    /// Where they hear of news while they have no seat.
    place: Option<watch::Receiver<()>>,
    /// The last revision and tick that were given out.
    given: Option<(u64, u64)>,
    /// Revisions to be given before the newest.
    missed: VecDeque<Arc<Snapshot>>,
}

impl Watching {
    /// Watches on from the revision `seen`; from the newest where nothing was seen.
    pub(crate) fn new(live: Arc<Live>, who: VisitorId, seen: Option<u64>) -> Watching {
        let receiver = live.shown.subscribe();
        let (place, given, missed) = (None, None, VecDeque::new());
        let mut watching = Watching { live, receiver, who, place, given, missed };
        if let Some(seen) = seen {
            watching.catch_up(seen);
        }
        watching
    }

    /// The next picture: those missed one by one, where they are still at hand, then the newest
    /// whenever there is a newer one. Nothing when the table is gone.
    pub async fn next(&mut self) -> Option<Arc<Snapshot>> {
        loop {
            if self.live.is_removed.load(Ordering::Acquire) {
                return None;
            }
            let next = match self.missed.pop_front() {
                Some(missed) => missed,
                None => {
                    // What is told from here on is not missed.
                    if let Some(place) = &mut self.place {
                        place.mark_unchanged();
                    }
                    let newest = self.receiver.borrow_and_update().clone();
                    if let Some((revision, tick)) = self.given {
                        if newest.tick == tick {
                            let sits = newest.has_seat(self.who);
                            drop(newest);
                            if sits {
                                self.place = None;
                                self.receiver.changed().await.ok()?;
                            } else if let Some(place) = &mut self.place {
                                place.changed().await.ok()?;
                            } else {
                                self.place = Some(self.live.gallery.sit());
                            }
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
        self.missed = lock(&self.live.history).after(seen);
        // The newest may have been shown anew since, and is given by itself.
        self.missed.pop_back();
    }
}

/// Nothing here is left half done by a panic.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
