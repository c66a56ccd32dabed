//! The host: wakes tables, and takes in what happens to them.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use shelf::{GameName, Shelf};
use store::{Appended, Stage, Store};
use table::ContentName;
use tokio::sync::OnceCell;

use crate::{
    Clock, HostError, Snapshot, VisitorId, Watching,
    brought::Brought,
    contents::Contents,
    entry::Entry,
    live::Live,
    queue::{Order, Queue, Room},
    table::Table,
    thinking::Alone,
    turn_limit::Times,
};

/// A table sleeps when nobody has asked for it for this long.
const FALLS_ASLEEP_AFTER: Duration = Duration::from_secs(600);
/// The most tables a visitor sets up in a day.
const TABLES_A_DAY: u64 = 100;
/// How long a turn may take where the pace is a turn a day.
const A_DAY: Duration = Duration::from_secs(86_400);

/// How many hints may wait.
const HINTS: Room = Room { each: 1, of_origin: 32, all: 128 };
/// How many moments and files may wait.
const LOOKS: Room = Room { each: 4, of_origin: 64, all: 256 };

/// What can be chosen about a host.
#[derive(Clone, Debug)]
pub struct Options {
    /// How long a bot waits before a turn, and after luck or a reveal; the clicks of one turn
    /// follow each other more quickly ([`crate::pause_before`]).
    pub bot_pause: Duration,
    /// How many words people read in a minute: bots wait until what is new has been read. With none
    /// they do not wait for it.
    pub words_a_minute: u32,
    /// How many bots think at the same time.
    pub thinkers: usize,
    /// The most tables a visitor sets up in a day.
    pub tables_a_day: u64,
    /// How long a turn may take where the pace is a turn a day.
    pub turn_limit: Duration,
    /// What time it is.
    pub clock: Clock,
    /// The server's seed of every new table, for tests that are played again; otherwise each table has
    /// a fresh one that nobody knows.
    pub seed: Option<[u8; 32]>,
}

impl Default for Options {
    fn default() -> Options {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Options {
            bot_pause: Duration::from_millis(900),
            words_a_minute: 200,
            thinkers: cores.saturating_sub(1).max(1),
            tables_a_day: TABLES_A_DAY,
            turn_limit: A_DAY,
            clock: Clock::default(),
            seed: None,
        }
    }
}

/// The authority over all tables of a store.
pub struct Host {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) contents: Contents,
    /// What files have brought, by origin.
    pub(crate) brought: Brought,
    pub(crate) options: Options,
    /// Bots and hints that wait until they may think.
    pub(crate) thinkers: Queue,
    /// The tables of bots alone that think.
    pub(crate) alone: Alone,
    /// Visitors who wait for a hint: they never take all thinkers, where there are several.
    pub(crate) hints: Queue,
    /// Visitors who wait for a moment of a game or for a file to be read.
    pub(crate) looks: Queue,
    pub(crate) bot_moves: AtomicU64,
    moves: AtomicU64,
    /// How often another program had changed the store when the tables were last looked through.
    pub(crate) changes_seen: AtomicU64,
    tables: Mutex<HashMap<String, Arc<OnceCell<Arc<Live>>>>>,
}

impl Host {
    /// A host over the tables of this store.
    pub fn new(store: Arc<dyn Store>, shelf: Shelf, options: Options) -> Arc<Host> {
        Arc::new(Host {
            contents: Contents::new(store.clone(), shelf),
            brought: Brought::default(),
            store,
            thinkers: Queue::new(options.thinkers, Order::FirstOnly, Room::UNBOUNDED),
            alone: Alone::default(),
            hints: Queue::new(options.thinkers / 2, Order::Shared, HINTS),
            looks: Queue::new(options.thinkers, Order::Shared, LOOKS),
            options,
            bot_moves: AtomicU64::new(0),
            moves: AtomicU64::new(0),
            changes_seen: AtomicU64::new(0),
            tables: Mutex::default(),
        })
    }

    /// The games with the content that new tables get.
    pub fn shelf(&self) -> &Shelf {
        self.contents.newest()
    }

    /// The games with this content of one of them, where a table here was ever played with it.
    pub async fn content(
        &self,
        game: GameName,
        name: ContentName,
    ) -> Result<Arc<Shelf>, HostError> {
        self.contents.named(game, name).await
    }

    /// How many contents tables use beside the newest.
    pub fn contents_in_use(&self) -> usize {
        self.contents.in_use()
    }

    /// Where the tables are kept.
    pub fn store(&self) -> &dyn Store {
        &*self.store
    }

    /// How many tables are awake, how many moves were made, and how many of them by bots.
    pub fn counts(&self) -> (usize, u64, u64) {
        let moves = self.moves.load(Ordering::Relaxed);
        (self.awake().len(), moves, self.bot_moves.load(Ordering::Relaxed))
    }

    /// Wakes every game that is on, so that bots go on where a restart stopped them.
    pub async fn wake_all(self: &Arc<Host>) {
        let ids = match self.store.playing().await {
            Ok(ids) => ids,
            Err(error) => return tracing::error!(%error, "the tables cannot be listed"),
        };
        for id in ids {
            if let Err(error) = self.live(&id).await {
                tracing::warn!(table = id, %error, "table failed to load");
            }
            self.let_sleep(0);
        }
    }

    /// Lets the tables sleep that nobody has asked for in a while, forgets what nobody comes back
    /// for, and shows those anew where time has changed what is to be said.
    pub fn tidy(&self) {
        self.let_sleep(FALLS_ASLEEP_AFTER.as_millis() as i64);
        for live in self.all_awake() {
            live.forget_old();
            // Whoever holds the table shows it when they are done.
            if live.now().left.iter().any(Option::is_some)
                && let Ok(mut table) = live.table.try_lock()
                && !live.is_doubtful.load(Ordering::Acquire)
            {
                table.heed_clock();
                live.show_time(&table);
            }
        }
    }

    /// Milliseconds since 1970.
    pub(crate) fn now_ms(&self) -> i64 {
        self.options.clock.now_ms()
    }

    fn let_sleep(&self, after_ms: i64) {
        let now_ms = self.now_ms();
        let before = now_ms - after_ms;
        let mut asleep = Vec::new();
        self.awake().retain(|_, cell| match cell.get() {
            // Whoever holds the table holds a second reference, and takes it under this lock.
            Some(live) => {
                let stays = Arc::strong_count(cell) > 1
                    || Arc::strong_count(live) > 1
                    || !live.is_idle()
                    || live.touched_ms.fetch_min(now_ms, Ordering::Relaxed).min(now_ms) > before;
                asleep.extend((!stays).then(|| live.clone()));
                stays
            }
            None => Arc::strong_count(cell) > 1,
        });
        self.note_asleep(&asleep);
    }

    fn awake(&self) -> MutexGuard<'_, HashMap<String, Arc<OnceCell<Arc<Live>>>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// All tables that are awake.
    pub(crate) fn all_awake(&self) -> Vec<Arc<Live>> {
        self.awake().values().filter_map(|cell| cell.get().cloned()).collect()
    }

    /// Puts a table away that is no longer stored, and tells those who watch it.
    pub(crate) fn put_away(&self, live: &Arc<Live>) {
        let id = live.now().id.clone();
        let is_it = |cell: &Arc<OnceCell<Arc<Live>>>| {
            cell.get().is_some_and(|awake| Arc::ptr_eq(awake, live))
        };
        let mut awake = self.awake();
        if awake.get(&id).is_some_and(is_it) {
            awake.remove(&id);
        }
        drop(awake);
        live.remove();
    }

    /// The table, where it is awake.
    pub(crate) fn if_awake(&self, id: &str) -> Option<Arc<Live>> {
        self.awake().get(id).and_then(|cell| cell.get().cloned())
    }

    /// The table, awake.
    pub(crate) async fn live(self: &Arc<Host>, id: &str) -> Result<Arc<Live>, HostError> {
        let live = self.wake(id).await?;
        live.touched_ms.store(self.now_ms(), Ordering::Relaxed);
        self.draw_if_due(&live).await;
        self.wake_draw(&live);
        self.wake_bots(&live);
        Ok(live)
    }

    /// The table, read where it was asleep; nothing is set going.
    pub(crate) async fn wake(&self, id: &str) -> Result<Arc<Live>, HostError> {
        let cell = self.awake().entry(id.to_owned()).or_default().clone();
        let woken = cell
            .get_or_try_init(|| async {
                let table = self.load(id).await?;
                Ok(Arc::new(Live::new(table, self.now_ms())))
            })
            .await
            .cloned();
        match woken {
            Ok(live) => Ok(live),
            Err(error) => {
                drop(cell);
                let mut awake = self.awake();
                if awake
                    .get(id)
                    .is_some_and(|cell| Arc::strong_count(cell) == 1 && cell.get().is_none())
                {
                    awake.remove(id);
                }
                Err(error)
            }
        }
    }

    pub(crate) fn times(&self) -> Times {
        Times { clock: self.options.clock.clone(), limit: self.options.turn_limit }
    }

    pub(crate) async fn load(&self, id: &str) -> Result<Table, HostError> {
        let row = self.store.table(id).await?.ok_or(HostError::NoTable)?;
        let entries = self.store.entries(id, 0).await?;
        let shelf = self.contents.of_table(&row, &entries).await?;
        let times = self.times();
        tokio::task::spawn_blocking(move || {
            let mut table = Table::fresh(&row, shelf, times)?;
            table.replay(&entries)?;
            // To read a table stores nothing: what nobody has answered yet is left to them.
            table.left_to_people = Some(table.revision);
            Ok(table)
        })
        .await
        .map_err(|_| HostError::Ended)?
    }

    /// The table as it stands.
    pub async fn look(self: &Arc<Host>, id: &str) -> Result<Arc<Snapshot>, HostError> {
        let live = self.live(id).await?;
        self.note_opened(&live);
        Ok(live.now())
    }

    /// Watches a table, from the revision that was last seen. Those who sit there hear of news
    /// first; all others are told row by row.
    pub async fn watch(
        self: &Arc<Host>,
        id: &str,
        who: VisitorId,
        seen: Option<u64>,
    ) -> Result<Watching, HostError> {
        Ok(Watching::new(self.live(id).await?, who, seen))
    }

    /// Changes a table: `decide` checks and says what happens, which is stored and then shown.
    ///
    /// This goes on to its end even where whoever asked has hung up.
    pub(crate) async fn change<T: Send + 'static>(
        self: &Arc<Host>,
        id: &str,
        decide: impl FnOnce(&mut Table) -> Result<(Option<Entry>, T), HostError> + Send + 'static,
    ) -> Result<T, HostError> {
        let live = self.live(id).await?;
        let host = self.clone();
        let done = tokio::spawn(async move {
            let mut table = host.hold(&live).await?;
            let (entry, out) = decide(&mut table)?;
            // What is refused or changes nothing costs no reading, and nobody is shown anything.
            let Some(entry) = entry else { return Ok(out) };
            if !matches!(entry, Entry::Moved { .. }) {
                table.has_room_for(&entry)?;
            }
            host.commit(&live, &mut table, entry).await?;
            host.draw_after(&live, &mut table).await;
            live.show(&table);
            host.answer_forced(&live, &mut table).await;
            host.wake_draw(&live);
            host.wake_bots(&live);
            Ok(out)
        });
        done.await.map_err(|_| HostError::Ended)?
    }

    /// Stores an entry, then takes it in.
    pub(crate) async fn commit(
        self: &Arc<Host>,
        live: &Arc<Live>,
        table: &mut Table,
        entry: Entry,
    ) -> Result<(), HostError> {
        let at_ms = self.now_ms();
        let row = entry.to_row(at_ms);
        let is_move = matches!(entry, Entry::Moved { .. });
        // The stage after the entry is known once a move is made, and by its kind otherwise.
        let stage = match entry {
            Entry::Started { .. } => Stage::Playing,
            _ => table.stage(),
        };
        let appended = self.store.append(table.id.clone(), table.revision, row, stage).await;
        match appended {
            Ok(Appended::Kept) => {
                self.moves.fetch_add(u64::from(is_move), Ordering::Relaxed);
                let applied = table.apply(entry, at_ms);
                if applied.is_err() {
                    self.reload(live, table).await?;
                }
                applied
            }
            Ok(Appended::Taken) => {
                self.reload(live, table).await?;
                Err(HostError::Stale)
            }
            Err(error) => {
                // Whether it was kept is known when the store answers again, which may be later.
                let _ = self.reload(live, table).await;
                Err(error.into())
            }
        }
    }
}
