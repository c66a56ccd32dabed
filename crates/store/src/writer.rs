//! The one who writes: everything that waits becomes one transaction.
//!
//! Full sync costs a trip to the disk for each commit. Entries that arrive
//! while one commit is under way share the next, so that a busy evening waits
//! for the disk no more often than a quiet one.

use sqlx::{SqliteConnection, SqlitePool};
use tokio::sync::{mpsc, oneshot};

use crate::{Appended, EntryRow, Stage, StoreError};

/// The most entries in one transaction.
const BATCH: usize = 128;
/// How many entries may wait before those who bring more wait too.
const QUEUE: usize = 4096;

/// An entry on its way, and who wants to know.
struct Order {
    id: String,
    number: u64,
    entry: EntryRow,
    stage: Stage,
    done: oneshot::Sender<Result<Appended, StoreError>>,
}

/// Takes entries and writes them in the order they came.
#[derive(Clone)]
pub(crate) struct Writer(mpsc::Sender<Order>);

impl Writer {
    /// Starts writing to `pool`, which has one connection.
    pub(crate) fn start(pool: SqlitePool) -> Writer {
        let (sender, receiver) = mpsc::channel(QUEUE);
        tokio::spawn(run(pool, receiver));
        Writer(sender)
    }

    /// Writes one entry.
    pub(crate) async fn append(
        &self,
        id: String,
        number: u64,
        entry: EntryRow,
        stage: Stage,
    ) -> Result<Appended, StoreError> {
        let (done, answer) = oneshot::channel();
        let order = Order { id, number, entry, stage, done };
        self.0.send(order).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }
}

async fn run(pool: SqlitePool, mut orders: mpsc::Receiver<Order>) {
    let mut batch = Vec::with_capacity(BATCH);
    while orders.recv_many(&mut batch, BATCH).await > 0 {
        let written = write(&pool, &batch).await;
        match written {
            Ok(results) => {
                for (order, appended) in batch.drain(..).zip(results) {
                    // Whoever has gone away does not need to know.
                    let _ = order.done.send(Ok(appended));
                }
            }
            Err(error) => {
                let told = error.to_string();
                for order in batch.drain(..) {
                    let _ = order
                        .done
                        .send(Err(StoreError::Database(sqlx::Error::Protocol(told.clone()))));
                }
            }
        }
    }
}

/// Writes all of them or none.
async fn write(pool: &SqlitePool, orders: &[Order]) -> Result<Vec<Appended>, StoreError> {
    let mut transaction = pool.begin().await?;
    let mut results = Vec::with_capacity(orders.len());
    for order in orders {
        results.push(write_one(&mut transaction, order).await?);
    }
    transaction.commit().await?;
    Ok(results)
}

async fn write_one(
    connection: &mut SqliteConnection,
    order: &Order,
) -> Result<Appended, StoreError> {
    let done = insert(connection, &order.id, order.number, &order.entry).await?;
    if done == Appended::Kept {
        sqlx::query("update tables set stage = $2 where id = $1 and stage <> $2")
            .bind(&order.id)
            .bind(order.stage.word())
            .execute(connection)
            .await?;
    }
    Ok(done)
}

/// Adds an entry unless its number is taken or its table is gone.
pub(crate) async fn insert(
    connection: &mut SqliteConnection,
    id: &str,
    number: u64,
    entry: &EntryRow,
) -> Result<Appended, StoreError> {
    let done = sqlx::query(
        "insert into entries (table_id, number, kind, who, body, at_ms)
         select id, $2, $3, $4, $5, $6 from tables where id = $1
         on conflict do nothing",
    )
    .bind(id)
    .bind(number.cast_signed())
    .bind(&entry.kind)
    .bind(&entry.who)
    .bind(&entry.body)
    .bind(entry.at_ms)
    .execute(connection)
    .await?;
    Ok(if done.rows_affected() == 1 { Appended::Kept } else { Appended::Taken })
}
