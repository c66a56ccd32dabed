//! The one who writes: everything that waits becomes one transaction.
//!
//! Full sync costs a trip to the disk for each commit. Orders that arrive while one commit is under
//! way share the next, so that a busy evening waits for the disk no more often than a quiet one.
//!
//! Nothing is answered as written before the transaction is known to be over and the file at the
//! path is known to be the one written to. A connection that saw an error is closed, and the next
//! transaction gets a new one. While nothing can be written, orders are refused at once, and a small
//! write is tried again and again until one succeeds.

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use sqlx::{Connection, Row, SqliteConnection, sqlite::SqliteConnectOptions};
use tokio::{
    sync::{mpsc, oneshot, watch},
    task::JoinHandle,
    time::Instant,
};

use crate::{
    SqliteOptions, StoreError, Trouble, connection,
    file::DatabaseFile,
    health::Record,
    orders::{Order, Outcome},
};

/// The most orders in one transaction.
const BATCH: usize = 128;
/// How many orders may wait before those who bring more wait too.
const QUEUE: usize = 4096;
/// A write is tried when none has succeeded for this long.
const IDLE: Duration = Duration::from_secs(15);
/// How many bytes must fit before the disk counts as having room again.
const ROOM: i64 = 64 << 10;
/// After so many orders have failed one by one, the rest of their batch is not tried.
const FAILURES: usize = 2;

/// An order on its way, and who wants to know.
struct Waiting {
    order: Order,
    done: oneshot::Sender<Result<Outcome, StoreError>>,
}

impl Waiting {
    fn answer(self, result: Result<Outcome, StoreError>) {
        // Whoever has gone away does not need to know.
        let _ = self.done.send(result);
    }
}

/// Takes orders and writes them as they come.
pub(crate) struct Writer {
    orders: mpsc::Sender<Waiting>,
    stop: watch::Sender<bool>,
    running: Mutex<Option<JoinHandle<()>>>,
}

/// What the writer writes to.
pub(crate) struct Target {
    pub(crate) file: Arc<DatabaseFile>,
    pub(crate) connect: SqliteConnectOptions,
    pub(crate) health: Arc<Record>,
    pub(crate) options: SqliteOptions,
}

impl Writer {
    /// Starts writing, with the connection that has opened the file.
    pub(crate) fn start(target: Target, first: SqliteConnection) -> Writer {
        let (sender, receiver) = mpsc::channel(QUEUE);
        let stop = watch::Sender::new(false);
        let connection = Some(first);
        let last_commit = Instant::now();
        let batch = Batch { target, connection, last_commit, is_rescued: false, version: None };
        let running = tokio::spawn(batch.run(receiver, stop.subscribe()));
        Writer { orders: sender, stop, running: Mutex::new(Some(running)) }
    }

    /// Ends when everything that was ordered is written and the connection is closed. What is
    /// ordered later is refused.
    pub(crate) async fn close(&self) {
        self.stop.send_replace(true);
        let running = self.running.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(running) = running {
            let _ = running.await;
        }
    }

    /// Writes one order, and answers when it is on disk.
    pub(crate) async fn write(&self, order: Order) -> Result<Outcome, StoreError> {
        let (done, answer) = oneshot::channel();
        self.orders.send(Waiting { order, done }).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }
}

/// Where orders are written.
struct Batch {
    target: Target,
    /// None after every error.
    connection: Option<SqliteConnection>,
    last_commit: Instant,
    /// What a deleted log held has been saved.
    is_rescued: bool,
    /// The file as this connection last saw it changed by others; none where it has not looked.
    version: Option<i64>,
}

impl Batch {
    async fn run(mut self, mut orders: mpsc::Receiver<Waiting>, mut stop: watch::Receiver<bool>) {
        let mut is_open = true;
        let mut batch = Vec::with_capacity(BATCH);
        let mut look = tokio::time::interval(self.target.options.check_every);
        loop {
            tokio::select! {
                biased;
                _ = look.tick() => {
                    self.look_after().await;
                    // However long that took, orders get their turn before the next look.
                    look.reset();
                }
                count = orders.recv_many(&mut batch, BATCH) => {
                    if count == 0 {
                        break;
                    }
                    self.take(std::mem::take(&mut batch)).await;
                }
                // What waits already is still written; also where whoever would say so is gone.
                _ = async { stop.wait_for(|stop| *stop).await.map(drop) }, if is_open => {
                    is_open = false;
                    orders.close();
                }
            }
        }
        if let Some(mut connection) = self.connection.take() {
            // Whoever copies the one file has everything.
            let folded = sqlx::query("pragma wal_checkpoint(truncate)").execute(&mut connection);
            if let Err(error) = folded.await {
                tracing::warn!(%error, "the newest changes stay in the log beside the database");
            }
            let _ = connection.close().await;
        }
    }

    /// Writes a batch, or says of each order why not.
    async fn take(&mut self, batch: Vec<Waiting>) {
        if let Some(trouble) = self.target.health.trouble() {
            return refuse(batch, &trouble);
        }
        let orders: Vec<&Order> = batch.iter().map(|waiting| &waiting.order).collect();
        match self.write(&orders).await {
            Ok(outcomes) => {
                batch.into_iter().zip(outcomes).for_each(|(waiting, outcome)| {
                    waiting.answer(Ok(outcome));
                });
            }
            // Each would wait for the lock as long again.
            Err(StoreError::NotSaved(Trouble::Locked)) => {
                self.target.health.fail(&Trouble::Locked);
                refuse(batch, &Trouble::Locked);
            }
            Err(error) => match <[Waiting; 1]>::try_from(batch) {
                Ok([only]) => {
                    let is_trouble = error.trouble().is_some();
                    only.answer(Err(error));
                    if is_trouble {
                        self.probe(ROOM).await;
                    }
                }
                Err(batch) => self.take_one_by_one(batch).await,
            },
        }
    }

    /// Tries each order of a batch that failed, so that one cannot fail the others.
    async fn take_one_by_one(&mut self, batch: Vec<Waiting>) {
        let mut failures = 0;
        let mut last = None;
        let mut batch = batch.into_iter();
        for waiting in batch.by_ref() {
            let result = self.write(&[&waiting.order]).await;
            match result.as_ref().err().and_then(StoreError::trouble) {
                Some(trouble) => {
                    failures += 1;
                    last = Some(trouble.clone());
                }
                None => failures = 0,
            }
            waiting
                .answer(result.map(|outcomes| outcomes.first().copied().unwrap_or(Outcome::Done)));
            if failures == FAILURES {
                break;
            }
        }
        if let Some(trouble) = last {
            refuse(batch.collect(), &trouble);
            self.probe(ROOM).await;
        }
    }

    /// Looks at the file, and tries a write where none succeeds or none was needed for long.
    async fn look_after(&mut self) {
        self.notice_others().await;
        if let Err(trouble) = self.target.file.check_disk() {
            self.rescue().await;
            self.target.health.fail(&trouble);
        } else if self.target.health.trouble().is_some() {
            self.probe(ROOM).await;
        } else if self.last_commit.elapsed() >= IDLE {
            self.probe(0).await;
        }
    }

    /// Notices what other programs have committed. This connection is the only one that writes, so
    /// that what it did not do itself was done elsewhere.
    async fn notice_others(&mut self) {
        let Some(connection) = &mut self.connection else {
            self.version = None;
            return;
        };
        let version = sqlx::query("pragma data_version").fetch_one(connection).await;
        let Ok(version) = version.and_then(|row| row.try_get::<i64, _>(0)) else { return };
        if self.version.replace(version) != Some(version) {
            self.target.health.changed_elsewhere();
        }
    }

    /// Where only the log was deleted, what it holds is still in the open connection, and goes to
    /// the database file while that is possible.
    async fn rescue(&mut self) {
        if !self.is_rescued
            && self.target.file.has_lost_its_log()
            && let Some(mut connection) = self.connection.take()
        {
            self.is_rescued = true;
            let saved = sqlx::query("pragma wal_checkpoint(passive)").execute(&mut connection);
            if let Err(error) = saved.await {
                tracing::error!(%error, "the deleted log could not be saved");
            }
            self.connection = Some(connection);
        }
    }

    async fn probe(&mut self, bytes: i64) {
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        let at_ms = now.map_or(0, |since| since.as_millis() as i64);
        match self.write(&[&Order::Probe { at_ms, bytes }]).await {
            Ok(_) => self.target.health.heal(),
            Err(error) => {
                let trouble = error.trouble().cloned();
                let trouble = trouble.unwrap_or_else(|| Trouble::Failing(error.to_string()));
                self.target.health.fail(&trouble);
            }
        }
    }

    /// Writes all of them or none. A connection that saw an error is not used again.
    async fn write(&mut self, orders: &[&Order]) -> Result<Vec<Outcome>, StoreError> {
        self.target.health.begin();
        let written = self.transact(orders).await.map_err(StoreError::not_saved);
        match &written {
            Ok(_) => self.target.health.committed(),
            Err(error) => self.target.health.refused(error),
        }
        written
    }

    async fn transact(&mut self, orders: &[&Order]) -> Result<Vec<Outcome>, StoreError> {
        let Target { file, connect, options, .. } = &self.target;
        file.check().map_err(StoreError::Unavailable)?;
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => connection::open(connect, file).await?,
        };
        let written = connection::write_all(&mut connection, orders, options).await;
        let written = written
            .and_then(|outcomes| file.check().map(|()| outcomes).map_err(StoreError::Unavailable));
        if written.is_ok() {
            self.connection = Some(connection);
            self.last_commit = Instant::now();
        } else {
            let _ = connection.close().await;
        }
        written
    }
}

fn refuse(batch: Vec<Waiting>, trouble: &Trouble) {
    for waiting in batch {
        waiting.answer(Err(StoreError::NotSaved(trouble.clone())));
    }
}
