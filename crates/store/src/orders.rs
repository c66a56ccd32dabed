//! What can be written, and the statements that do it.

use sqlx::SqliteConnection;

use crate::{Adopt, Appended, ContentRow, EntryRow, Stage, StoreError, TableRow, contents};

/// Something to be written.
pub(crate) enum Order {
    /// A new table with its first entries, and its content where that is new.
    Create { table: TableRow, entries: Vec<EntryRow>, content: Option<ContentRow> },
    /// The next entry of a table, and the stage after it.
    Append { id: String, number: u64, entry: EntryRow, stage: Stage },
    /// When a table was opened.
    Opened { id: String, at_ms: i64 },
    /// What lists say of a table.
    Note { id: String, glance: String },
    /// A table is left out of somebody's list.
    Forget { who: String, id: String, at_ms: i64 },
    /// A table is removed.
    Remove { id: String },
    /// Tables without a content are given one.
    Adopt { which: Adopt, content: ContentRow },
    /// So many bytes are written over those written last, to see whether the disk takes them.
    Probe { at_ms: i64, bytes: i64 },
}

/// What came of an order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Outcome {
    /// It is done.
    Done,
    /// What became of an entry.
    Appended(Appended),
    /// Whether there was a table to remove.
    Removed(bool),
    /// How many tables were given a content.
    Adopted(u64),
}

impl Order {
    /// Writes it inside the transaction that is open on the connection.
    pub(crate) async fn write(
        &self,
        connection: &mut SqliteConnection,
        most_brought_bytes: u64,
    ) -> Result<Outcome, StoreError> {
        match self {
            Order::Create { table, entries, content } => {
                if let Some(content) = content {
                    contents::keep(connection, content, most_brought_bytes, table.created_ms)
                        .await?;
                }
                create(connection, table).await?;
                for (number, entry) in entries.iter().enumerate() {
                    append(connection, &table.id, number as u64, entry).await?;
                }
                Ok(Outcome::Done)
            }
            Order::Append { id, number, entry, stage } => {
                let appended = append(connection, id, *number, entry).await?;
                if appended == Appended::Kept {
                    note_stage(connection, id, *stage).await?;
                }
                Ok(Outcome::Appended(appended))
            }
            Order::Opened { id, at_ms } => {
                let opened = sqlx::query("update tables set opened_ms = $2 where id = $1");
                opened.bind(id).bind(at_ms).execute(connection).await?;
                Ok(Outcome::Done)
            }
            Order::Note { id, glance } => {
                let note = sqlx::query("update tables set glance = $2 where id = $1");
                note.bind(id).bind(glance).execute(connection).await?;
                Ok(Outcome::Done)
            }
            Order::Forget { who, id, at_ms } => {
                let forget = sqlx::query(
                    // Later than all that was done there, whatever the clock says now.
                    "insert into forgotten (who, table_id, at_ms)
                     select $1, id, (select max(at_ms) from (
                         select at_ms from entries where table_id = $2 and who = $1
                         union all select $3) as times)
                     from tables where id = $2
                     on conflict (who, table_id) do update set at_ms = excluded.at_ms",
                );
                forget.bind(who).bind(id).bind(at_ms).execute(connection).await?;
                Ok(Outcome::Done)
            }
            Order::Remove { id } => {
                Ok(Outcome::Removed(contents::remove_table(connection, id).await?))
            }
            Order::Adopt { which, content } => {
                let adopted = contents::adopt(connection, which, content).await?;
                Ok(Outcome::Adopted(adopted))
            }
            Order::Probe { at_ms, bytes } => {
                probe(connection, *at_ms, *bytes).await?;
                Ok(Outcome::Done)
            }
        }
    }
}

async fn create(connection: &mut SqliteConnection, table: &TableRow) -> Result<(), StoreError> {
    sqlx::query(
        "insert into tables
         (id, game, setup, owner, listed, pace, seed, stage, created_ms, content, edition)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
    )
    .bind(&table.id)
    .bind(&table.game)
    .bind(&table.setup)
    .bind(&table.owner)
    .bind(i64::from(table.listed))
    .bind(&table.pace)
    .bind(&table.seed)
    .bind(table.stage.word())
    .bind(table.created_ms)
    .bind(&table.content)
    .bind(table.edition)
    .execute(connection)
    .await?;
    Ok(())
}

/// Adds an entry unless its number is taken or its table is gone.
async fn append(
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

async fn note_stage(
    connection: &mut SqliteConnection,
    id: &str,
    stage: Stage,
) -> Result<(), StoreError> {
    sqlx::query("update tables set stage = $2 where id = $1 and stage <> $2")
        .bind(id)
        .bind(stage.word())
        .execute(connection)
        .await?;
    Ok(())
}

async fn probe(
    connection: &mut SqliteConnection,
    at_ms: i64,
    bytes: i64,
) -> Result<(), StoreError> {
    sqlx::query(
        "insert into health (id, at_ms, room) values (1, $1, zeroblob($2))
         on conflict (id) do update set at_ms = excluded.at_ms, room = excluded.room",
    )
    .bind(at_ms)
    .bind(bytes)
    .execute(connection)
    .await?;
    Ok(())
}
