//! The content files tables were set up with: each kept once, shared, and freed with its last table.

use sqlx::{Row, SqliteConnection, SqlitePool, sqlite::SqliteRow};

use crate::{Adopt, ContentRow, ContentSummary, Source, StoreError};

/// A table that nobody has opened for so long makes room.
const UNOPENED_MS: i64 = 30 * 86_400_000;

/// Keeps a content unless it is there: what files brought within `most` bytes in all. Tables that
/// nobody has opened for long before `now_ms` make room.
pub(crate) async fn keep(
    connection: &mut SqliteConnection,
    content: &ContentRow,
    most: u64,
    now_ms: i64,
) -> Result<(), StoreError> {
    let known = sqlx::query("select brought from contents where fingerprint = $1")
        .bind(&content.fingerprint)
        .fetch_optional(&mut *connection)
        .await?;
    if known.is_some() {
        // What a file brought first and the program brings now is the program's.
        if content.source == Source::Own {
            sqlx::query("update contents set brought = 0 where fingerprint = $1 and brought <> 0")
                .bind(&content.fingerprint)
                .execute(connection)
                .await?;
        }
        return Ok(());
    }
    if content.source == Source::File {
        make_room(connection, content.files.len() as u64, most, now_ms).await?;
    }
    sqlx::query("insert into contents (fingerprint, game, files, brought) values ($1, $2, $3, $4)")
        .bind(&content.fingerprint)
        .bind(&content.game)
        .bind(&content.files)
        .bind(i64::from(content.source == Source::File))
        .execute(connection)
        .await?;
    Ok(())
}

/// Removes tables until what files brought leaves room, or says that it does not.
async fn make_room(
    connection: &mut SqliteConnection,
    needed: u64,
    most: u64,
    now_ms: i64,
) -> Result<(), StoreError> {
    loop {
        let sum =
            "select coalesce(sum(length(files)), 0) as bytes from contents where brought <> 0";
        let kept = sqlx::query(sum)
            .fetch_one(&mut *connection)
            .await?
            .try_get::<i64, _>("bytes")?
            .cast_unsigned();
        if kept + needed <= most {
            return Ok(());
        }
        let oldest = sqlx::query(
            "select id from tables join contents on content = fingerprint
             where brought <> 0 and max(opened_ms, created_ms) < $1
               and not exists (select 1 from entries where table_id = id and kind = 'moved')
             order by max(opened_ms, created_ms) limit 1",
        )
        .bind(now_ms.saturating_sub(UNOPENED_MS))
        .fetch_optional(&mut *connection)
        .await?;
        let Some(oldest) = oldest else {
            return Err(StoreError::ContentsFull { needed, kept, most });
        };
        remove_table(connection, oldest.try_get("id")?).await?;
    }
}

/// Gives a content to tables of its game that have none, and tells how many took it.
pub(crate) async fn adopt(
    connection: &mut SqliteConnection,
    which: &Adopt,
    content: &ContentRow,
) -> Result<u64, StoreError> {
    // The operator's own: no table has to make room for it.
    let content = &ContentRow { source: Source::Own, ..content.clone() };
    keep(connection, content, 0, 0).await?;
    let mut adopted = 0;
    match which {
        Adopt::All => {
            let all = "update tables set content = $1 where content = '' and game = $2";
            let done = sqlx::query(all)
                .bind(&content.fingerprint)
                .bind(&content.game)
                .execute(&mut *connection)
                .await?;
            adopted += done.rows_affected();
        }
        Adopt::Tables(ids) => {
            for id in ids {
                let one =
                    "update tables set content = $1 where content = '' and game = $2 and id = $3";
                let done = sqlx::query(one)
                    .bind(&content.fingerprint)
                    .bind(&content.game)
                    .bind(id)
                    .execute(&mut *connection)
                    .await?;
                adopted += done.rows_affected();
            }
        }
    }
    free(connection, &content.fingerprint).await?;
    Ok(adopted)
}

/// Removes a table, and its content where no other table uses it. Tells whether there was one.
pub(crate) async fn remove_table(
    connection: &mut SqliteConnection,
    id: &str,
) -> Result<bool, StoreError> {
    let removed = sqlx::query("delete from tables where id = $1 returning content")
        .bind(id)
        .fetch_optional(&mut *connection)
        .await?;
    let Some(row) = removed else { return Ok(false) };
    free(connection, row.try_get("content")?).await?;
    Ok(true)
}

/// Forgets a content that no table uses.
async fn free(connection: &mut SqliteConnection, fingerprint: &str) -> Result<(), StoreError> {
    sqlx::query(
        "delete from contents where fingerprint = $1
         and not exists (select 1 from tables where content = $1)",
    )
    .bind(fingerprint)
    .execute(connection)
    .await?;
    Ok(())
}

/// The content of this fingerprint.
pub(crate) async fn find(
    pool: &SqlitePool,
    fingerprint: &str,
) -> Result<Option<ContentRow>, StoreError> {
    let row = sqlx::query(
        "select fingerprint, game, files, brought from contents where fingerprint = $1",
    )
    .bind(fingerprint)
    .fetch_optional(pool)
    .await?;
    row.map(|row| {
        Ok(ContentRow {
            fingerprint: row.try_get("fingerprint")?,
            game: row.try_get("game")?,
            files: row.try_get("files")?,
            source: source(&row)?,
        })
    })
    .transpose()
}

/// Every content with its size and how many tables use it, by game.
pub(crate) async fn list(pool: &SqlitePool) -> Result<Vec<ContentSummary>, StoreError> {
    let rows = sqlx::query(
        "select fingerprint, contents.game as game, length(files) as bytes, brought,
                (select count(*) from tables where content = fingerprint) as tables
         from contents order by contents.game, fingerprint",
    )
    .fetch_all(pool)
    .await?;
    let summaries = rows.iter().map(|row| {
        Ok(ContentSummary {
            fingerprint: row.try_get("fingerprint")?,
            game: row.try_get("game")?,
            bytes: row.try_get::<i64, _>("bytes")?.cast_unsigned(),
            tables: row.try_get::<i64, _>("tables")?.cast_unsigned(),
            source: source(row)?,
        })
    });
    summaries.collect()
}

fn source(row: &SqliteRow) -> Result<Source, StoreError> {
    Ok(match row.try_get::<i64, _>("brought")? {
        0 => Source::Own,
        _ => Source::File,
    })
}
