//! The store in one SQLite file.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

use sqlx::{
    Connection, Row, SqliteConnection, SqlitePool,
    sqlite::{
        SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteRow, SqliteSynchronous,
    },
};

use crate::{
    Adopt, Answer, Appended, ContentRow, ContentSummary, EntryRow, Health, Noted, SatAt, Stage,
    Store, StoreError, Summary, TableRow, Well, backup, contents,
    file::{self, DatabaseFile},
    health::Record,
    migrations::migrations,
    orders::{Order, Outcome},
    writer::{Target, Writer},
};

/// How many may read at once.
const READERS: u32 = 4;
/// How many bytes the contents that files brought may take together, unless told otherwise.
const MOST_BROUGHT_BYTES: u64 = 16 << 20;
/// How long somebody who reads is waited for when the store is closed.
const READING: Duration = Duration::from_secs(1);
/// How long another program's lock is waited for, unless told otherwise.
const LOCK_PATIENCE: Duration = Duration::from_secs(5);
/// How often the file is looked at, unless told otherwise.
const CHECK_EVERY: Duration = Duration::from_secs(1);

/// What can be chosen about a store in a file.
#[derive(Clone, Debug)]
pub struct SqliteOptions {
    /// How many bytes the contents that files brought may take together. Others have no limit.
    pub most_brought_bytes: u64,
    /// How long another program's lock is waited for.
    pub lock_patience: Duration,
    /// How often the file is looked at, and a write is tried while none succeeds.
    pub check_every: Duration,
}

impl Default for SqliteOptions {
    fn default() -> SqliteOptions {
        SqliteOptions {
            most_brought_bytes: MOST_BROUGHT_BYTES,
            lock_patience: LOCK_PATIENCE,
            check_every: CHECK_EVERY,
        }
    }
}

/// Tables in one SQLite file: write-ahead log, full sync, one writer and several readers.
pub struct SqliteStore {
    file: Arc<DatabaseFile>,
    connect: SqliteConnectOptions,
    readers: SqlitePool,
    writer: Writer,
    health: Arc<Record>,
}

impl SqliteStore {
    /// Opens the file, making it and its folder where there is none, and brings it up to date.
    pub async fn open(file: &Path) -> Result<SqliteStore, StoreError> {
        SqliteStore::open_with(file, SqliteOptions::default()).await
    }

    /// Opens the file as [`SqliteStore::open`] does, with these options.
    pub async fn open_with(path: &Path, options: SqliteOptions) -> Result<SqliteStore, StoreError> {
        let path = std::path::absolute(path).map_err(|source| file::at(path, source))?;
        file::make(&path)?;
        let connect = SqliteConnectOptions::new()
            .filename(&path)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(options.lock_patience)
            .foreign_keys(true);
        let mut first = SqliteConnection::connect_with(&connect).await?;
        migrations().run(&mut first).await?;
        let file = Arc::new(DatabaseFile::opened(&path)?);
        let readers = readers(&connect, file.clone()).await?;
        let health = Arc::new(Record::new());
        let target = Target {
            file: file.clone(),
            connect: connect.clone(),
            health: health.clone(),
            options,
        };
        let writer = Writer::start(target, first);
        Ok(SqliteStore { file, connect, readers, writer, health })
    }

    /// Closes the file, once everything under way is done; all of it is in the one file then.
    pub async fn close(&self) {
        // Whoever reads for longer than that reads from the file, and holds nothing up.
        let _ = tokio::time::timeout(READING, self.readers.close()).await;
        self.writer.close().await;
    }

    /// The connections that read, while the file at the path is the one they read.
    fn readers(&self) -> Result<&SqlitePool, StoreError> {
        self.file.check_identity().map_err(StoreError::Unavailable)?;
        Ok(&self.readers)
    }
}

/// Connections that read the known file and no other. One of them stays for ever, so that the
/// write-ahead log does, too.
async fn readers(
    connect: &SqliteConnectOptions,
    file: Arc<DatabaseFile>,
) -> Result<SqlitePool, StoreError> {
    let pool = SqlitePoolOptions::new()
        .max_connections(READERS)
        .min_connections(1)
        .idle_timeout(None)
        .max_lifetime(None)
        .after_connect(move |_, _| {
            let found = file.check_identity();
            Box::pin(async move { found.map_err(sqlx::Error::config) })
        });
    Ok(pool.connect_with(connect.clone().read_only(true)).await?)
}

/// What the writer answers to one kind of order only.
fn mixed_up(outcome: Outcome) -> StoreError {
    StoreError::Garbled(format!("{outcome:?} is the answer to another order"))
}

impl Store for SqliteStore {
    fn create(
        &self,
        table: TableRow,
        entries: Vec<EntryRow>,
        content: Option<ContentRow>,
    ) -> Answer<'_, ()> {
        Box::pin(async move {
            self.writer.write(Order::Create { table, entries, content }).await.map(drop)
        })
    }

    fn content<'a>(&'a self, fingerprint: &'a str) -> Answer<'a, Option<ContentRow>> {
        Box::pin(async move { contents::find(self.readers()?, fingerprint).await })
    }

    fn contents(&self) -> Answer<'_, Vec<ContentSummary>> {
        Box::pin(async move { contents::list(self.readers()?).await })
    }

    fn adopt(&self, which: Adopt, content: ContentRow) -> Answer<'_, u64> {
        Box::pin(async move {
            match self.writer.write(Order::Adopt { which, content }).await? {
                Outcome::Adopted(count) => Ok(count),
                other => Err(mixed_up(other)),
            }
        })
    }

    fn table<'a>(&'a self, id: &'a str) -> Answer<'a, Option<TableRow>> {
        Box::pin(async move {
            let row = sqlx::query(
                "select id, game, setup, owner, listed, pace, seed, stage, created_ms, content,
                        edition
                 from tables where id = $1",
            )
            .bind(id)
            .fetch_optional(self.readers()?)
            .await?;
            row.map(|row| read_table(&row)).transpose()
        })
    }

    fn entries<'a>(&'a self, id: &'a str, from: u64) -> Answer<'a, Vec<EntryRow>> {
        Box::pin(async move {
            let rows = sqlx::query(
                "select number, kind, who, body, at_ms from entries
                 where table_id = $1 and number >= $2 order by number",
            )
            .bind(id)
            .bind(from.cast_signed())
            .fetch_all(self.readers()?)
            .await?;
            let entries = rows.iter().enumerate().map(|(index, row)| {
                let number: i64 = row.try_get("number")?;
                if number.cast_unsigned() != from + index as u64 {
                    return Err(StoreError::Garbled(format!("entry {number} of table {id}")));
                }
                Ok(EntryRow {
                    kind: row.try_get("kind")?,
                    who: row.try_get("who")?,
                    body: row.try_get("body")?,
                    at_ms: row.try_get("at_ms")?,
                })
            });
            entries.collect()
        })
    }

    fn append(
        &self,
        id: String,
        number: u64,
        entry: EntryRow,
        stage: Stage,
    ) -> Answer<'_, Appended> {
        Box::pin(async move {
            match self.writer.write(Order::Append { id, number, entry, stage }).await? {
                Outcome::Appended(appended) => Ok(appended),
                other => Err(mixed_up(other)),
            }
        })
    }

    fn opened(&self, id: String, at_ms: i64) -> Answer<'_, ()> {
        Box::pin(async move { self.writer.write(Order::Opened { id, at_ms }).await.map(drop) })
    }

    fn note(&self, id: String, glance: String) -> Answer<'_, ()> {
        Box::pin(async move { self.writer.write(Order::Note { id, glance }).await.map(drop) })
    }

    fn noted<'a>(&'a self, id: &'a str) -> Answer<'a, Option<Noted>> {
        Box::pin(async move {
            let row = sqlx::query(
                "select game, pace, stage, glance,
                        (select count(*) from entries where table_id = id) as entries
                 from tables where id = $1",
            )
            .bind(id)
            .fetch_optional(self.readers()?)
            .await?;
            let read = |row: SqliteRow| {
                Ok(Noted {
                    game: row.try_get("game")?,
                    pace: row.try_get("pace")?,
                    stage: row.try_get::<String, _>("stage")?.parse()?,
                    glance: row.try_get("glance")?,
                    entries: row.try_get::<i64, _>("entries")?.cast_unsigned(),
                })
            };
            row.map(read).transpose()
        })
    }

    fn tables_of<'a>(&'a self, who: &'a str, most: u32) -> Answer<'a, Vec<SatAt>> {
        Box::pin(async move {
            let rows = sqlx::query(
                "select own.table_id as id, (select at_ms from entries
                     where table_id = own.table_id order by number desc limit 1) as last_ms
                 from entries own left join forgotten
                     on forgotten.who = own.who and forgotten.table_id = own.table_id
                 where own.who = $1 and own.who <> ''
                 group by own.table_id
                 having max(own.at_ms) > coalesce(max(forgotten.at_ms), -1)
                 order by last_ms desc limit $2",
            )
            .bind(who)
            .bind(i64::from(most))
            .fetch_all(self.readers()?)
            .await?;
            let read = |row: &SqliteRow| {
                Ok(SatAt { id: row.try_get("id")?, last_ms: row.try_get("last_ms")? })
            };
            rows.iter().map(read).collect()
        })
    }

    fn games_played<'a>(&'a self, who: &'a str) -> Answer<'a, Vec<String>> {
        Box::pin(async move {
            let games = "select distinct game from tables
                 where stage <> $2 and id in (select table_id from entries where who = $1 and who <> '')";
            let query = sqlx::query_scalar(games).bind(who).bind(Stage::Lobby.word());
            Ok(query.fetch_all(self.readers()?).await?)
        })
    }

    fn forget(&self, who: String, id: String, at_ms: i64) -> Answer<'_, ()> {
        Box::pin(async move { self.writer.write(Order::Forget { who, id, at_ms }).await.map(drop) })
    }

    fn owned_between<'a>(&'a self, who: &'a str, from_ms: i64, to_ms: i64) -> Answer<'a, u64> {
        Box::pin(async move {
            let row = sqlx::query(
                "select count(*) as count from tables
                 where owner = $1 and created_ms between $2 and $3",
            )
            .bind(who)
            .bind(from_ms)
            .bind(to_ms)
            .fetch_one(self.readers()?)
            .await?;
            Ok(row.try_get::<i64, _>("count")?.cast_unsigned())
        })
    }

    fn changes_elsewhere(&self) -> u64 {
        self.health.changes_elsewhere()
    }

    fn looking_for_players(&self, most: u32) -> Answer<'_, Vec<String>> {
        Box::pin(async move {
            let rows = sqlx::query(
                "select id from tables where stage = 'lobby' and listed = 1
                 order by created_ms desc limit $1",
            )
            .bind(i64::from(most))
            .fetch_all(self.readers()?)
            .await?;
            ids(&rows)
        })
    }

    fn playing(&self) -> Answer<'_, Vec<String>> {
        Box::pin(async move {
            let rows = sqlx::query(
                "select id from tables where stage = 'playing' order by created_ms desc",
            )
            .fetch_all(self.readers()?)
            .await?;
            ids(&rows)
        })
    }

    fn summaries(&self) -> Answer<'_, Vec<Summary>> {
        Box::pin(async move {
            let rows = sqlx::query(
                "select id, game, stage, created_ms, count(number) as entries,
                        coalesce(max(at_ms), created_ms) as touched_ms
                 from tables left join entries on table_id = id
                 group by id, game, stage, created_ms order by created_ms",
            )
            .fetch_all(self.readers()?)
            .await?;
            let summaries = rows.iter().map(|row| {
                Ok(Summary {
                    id: row.try_get("id")?,
                    game: row.try_get("game")?,
                    stage: row.try_get::<String, _>("stage")?.parse()?,
                    created_ms: row.try_get("created_ms")?,
                    touched_ms: row.try_get("touched_ms")?,
                    entries: row.try_get::<i64, _>("entries")?.cast_unsigned(),
                })
            });
            summaries.collect()
        })
    }

    fn remove<'a>(&'a self, id: &'a str) -> Answer<'a, bool> {
        Box::pin(async move {
            match self.writer.write(Order::Remove { id: id.to_owned() }).await? {
                Outcome::Removed(was_there) => Ok(was_there),
                other => Err(mixed_up(other)),
            }
        })
    }

    fn backup(&self, file: PathBuf) -> Answer<'_, ()> {
        Box::pin(async move {
            self.file.check_identity().map_err(StoreError::Unavailable)?;
            backup::backup(self.connect.clone(), &file).await
        })
    }

    fn health(&self) -> Health {
        self.health.now()
    }

    fn until_well(&self) -> Well<'_> {
        Box::pin(self.health.until_well())
    }
}

fn ids(rows: &[SqliteRow]) -> Result<Vec<String>, StoreError> {
    rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
}

fn read_table(row: &SqliteRow) -> Result<TableRow, StoreError> {
    Ok(TableRow {
        id: row.try_get("id")?,
        game: row.try_get("game")?,
        setup: row.try_get("setup")?,
        owner: row.try_get("owner")?,
        listed: row.try_get::<i64, _>("listed")? != 0,
        pace: row.try_get("pace")?,
        seed: row.try_get("seed")?,
        stage: row.try_get::<String, _>("stage")?.parse()?,
        created_ms: row.try_get("created_ms")?,
        content: row.try_get("content")?,
        edition: row.try_get("edition")?,
    })
}
