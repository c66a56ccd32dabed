//! The store in one SQLite file.

use std::{
    path::{Path, PathBuf},
    time::Duration,
};

use sqlx::{
    AssertSqlSafe, Row, SqlSafeStr, SqlitePool,
    migrate::{Migration, MigrationType, Migrator},
    sqlite::{
        SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteRow, SqliteSynchronous,
    },
};

use crate::{
    Adopt, Answer, Appended, ContentRow, ContentSummary, EntryRow, Stage, Store, StoreError,
    Summary, TableRow, contents,
    writer::{self, Writer},
};

/// How many may read at once.
const READERS: u32 = 4;
/// How many bytes the contents of all tables may take together, unless told otherwise.
const MOST_CONTENT_BYTES: u64 = 64 << 20;

/// What can be chosen about a store in a file.
#[derive(Clone, Debug)]
pub struct LiteOptions {
    /// How many bytes the contents of all tables may take together.
    pub most_content_bytes: u64,
}

impl Default for LiteOptions {
    fn default() -> LiteOptions {
        LiteOptions { most_content_bytes: MOST_CONTENT_BYTES }
    }
}

/// Tables in one SQLite file: write-ahead log, full sync, one writer and several readers.
pub struct Lite {
    readers: SqlitePool,
    /// The pool of one connection behind the writer.
    writing: SqlitePool,
    writer: Writer,
    options: LiteOptions,
}

impl Lite {
    /// Opens the file, making it and its folder where there is none, and brings it up to date.
    pub async fn open(file: &Path) -> Result<Lite, StoreError> {
        Lite::open_with(file, LiteOptions::default()).await
    }

    /// Opens the file as [`Lite::open`] does, with these options.
    pub async fn open_with(file: &Path, options: LiteOptions) -> Result<Lite, StoreError> {
        if let Some(folder) = file.parent() {
            std::fs::create_dir_all(folder).map_err(|source| StoreError::File {
                file: folder.display().to_string(),
                source,
            })?;
        }
        let connect = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(5))
            .foreign_keys(true);
        let writing =
            SqlitePoolOptions::new().max_connections(1).connect_with(connect.clone()).await?;
        migrations().run(&writing).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(connect.read_only(true))
            .await?;
        let writer = Writer::start(writing.clone());
        Ok(Lite { readers, writing, writer, options })
    }
}

/// Every change of the database's shape. A release adds migrations and never changes one, adds
/// columns only with a default, and removes nothing: so the release before can open what this one
/// has brought up to date, and ignores the migrations it does not know.
fn migrations() -> Migrator {
    let all = [
        ("tables", include_str!("../migrations/0001_tables.sql")),
        ("contents", include_str!("../migrations/0002_contents.sql")),
    ];
    let migration = |(version, (name, sql)): (i64, (&'static str, &'static str))| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    let mut migrator = Migrator::with_migrations((1..).zip(all).map(migration).collect());
    migrator.set_ignore_missing(true);
    migrator
}

impl Store for Lite {
    fn create(
        &self,
        table: TableRow,
        entries: Vec<EntryRow>,
        content: Option<ContentRow>,
    ) -> Answer<'_, ()> {
        Box::pin(async move {
            let mut transaction = self.writing.begin().await?;
            if let Some(content) = content {
                contents::keep(&mut transaction, &content, self.options.most_content_bytes).await?;
            }
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
            .execute(&mut *transaction)
            .await?;
            for (number, entry) in entries.iter().enumerate() {
                writer::insert(&mut transaction, &table.id, number as u64, entry).await?;
            }
            Ok(transaction.commit().await?)
        })
    }

    fn content<'a>(&'a self, fingerprint: &'a str) -> Answer<'a, Option<ContentRow>> {
        Box::pin(contents::find(&self.readers, fingerprint))
    }

    fn contents(&self) -> Answer<'_, Vec<ContentSummary>> {
        Box::pin(contents::list(&self.readers))
    }

    fn adopt(&self, which: Adopt, content: ContentRow) -> Answer<'_, u64> {
        Box::pin(async move {
            let mut transaction = self.writing.begin().await?;
            let most = self.options.most_content_bytes;
            let adopted = contents::adopt(&mut transaction, &which, &content, most).await?;
            transaction.commit().await?;
            Ok(adopted)
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
            .fetch_optional(&self.readers)
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
            .fetch_all(&self.readers)
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
        Box::pin(self.writer.append(id, number, entry, stage))
    }

    fn tables_of<'a>(&'a self, who: &'a str, most: u32) -> Answer<'a, Vec<String>> {
        Box::pin(async move {
            let rows = sqlx::query(
                "select table_id as id from entries where who = $1 and who <> ''
                 group by table_id order by max(at_ms) desc limit $2",
            )
            .bind(who)
            .bind(i64::from(most))
            .fetch_all(&self.readers)
            .await?;
            ids(&rows)
        })
    }

    fn owned_since<'a>(&'a self, who: &'a str, since_ms: i64) -> Answer<'a, u64> {
        Box::pin(async move {
            let row = sqlx::query(
                "select count(*) as count from tables where owner = $1 and created_ms >= $2",
            )
            .bind(who)
            .bind(since_ms)
            .fetch_one(&self.readers)
            .await?;
            Ok(row.try_get::<i64, _>("count")?.cast_unsigned())
        })
    }

    fn looking_for_players(&self, most: u32) -> Answer<'_, Vec<String>> {
        Box::pin(async move {
            let rows = sqlx::query(
                "select id from tables where stage = 'lobby' and listed = 1
                 order by created_ms desc limit $1",
            )
            .bind(i64::from(most))
            .fetch_all(&self.readers)
            .await?;
            ids(&rows)
        })
    }

    fn playing(&self) -> Answer<'_, Vec<String>> {
        Box::pin(async move {
            let rows = sqlx::query(
                "select id from tables where stage = 'playing' order by created_ms desc",
            )
            .fetch_all(&self.readers)
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
            .fetch_all(&self.readers)
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
            let mut transaction = self.writing.begin().await?;
            let removed = contents::remove_table(&mut transaction, id).await?;
            transaction.commit().await?;
            Ok(removed)
        })
    }

    fn backup(&self, file: PathBuf) -> Answer<'_, ()> {
        Box::pin(async move {
            let name = file.display().to_string().replace('\'', "''");
            sqlx::query(AssertSqlSafe(format!("vacuum into '{name}'")))
                .execute(&self.writing)
                .await?;
            Ok(())
        })
    }

    fn is_well(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            sqlx::query("select 1").execute(&self.readers).await?;
            Ok(())
        })
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
