//! The content files tables were set up with: each kept once, shared, and freed with its last table.

use sqlx::{Row, SqliteConnection, SqlitePool};

use crate::{Adopt, ContentRow, ContentSummary, StoreError};

/// Keeps a content unless it is there, within `most` bytes of contents in all.
pub(crate) async fn keep(
    connection: &mut SqliteConnection,
    content: &ContentRow,
    most: u64,
) -> Result<(), StoreError> {
    let known = sqlx::query("select 1 from contents where fingerprint = $1")
        .bind(&content.fingerprint)
        .fetch_optional(&mut *connection)
        .await?;
    if known.is_some() {
        return Ok(());
    }
    let kept = sqlx::query("select coalesce(sum(length(files)), 0) as bytes from contents")
        .fetch_one(&mut *connection)
        .await?
        .try_get::<i64, _>("bytes")?
        .cast_unsigned();
    let needed = content.files.len() as u64;
    if kept + needed > most {
        return Err(StoreError::ContentsFull { needed, kept, most });
    }
    sqlx::query("insert into contents (fingerprint, game, files) values ($1, $2, $3)")
        .bind(&content.fingerprint)
        .bind(&content.game)
        .bind(&content.files)
        .execute(connection)
        .await?;
    Ok(())
}

/// Gives a content to tables of its game that have none, and tells how many took it.
pub(crate) async fn adopt(
    connection: &mut SqliteConnection,
    which: &Adopt,
    content: &ContentRow,
    most: u64,
) -> Result<u64, StoreError> {
    keep(connection, content, most).await?;
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
    let row = sqlx::query("select fingerprint, game, files from contents where fingerprint = $1")
        .bind(fingerprint)
        .fetch_optional(pool)
        .await?;
    row.map(|row| {
        Ok(ContentRow {
            fingerprint: row.try_get("fingerprint")?,
            game: row.try_get("game")?,
            files: row.try_get("files")?,
        })
    })
    .transpose()
}

/// Every content with its size and how many tables use it, by game.
pub(crate) async fn list(pool: &SqlitePool) -> Result<Vec<ContentSummary>, StoreError> {
    let rows = sqlx::query(
        "select fingerprint, contents.game as game, length(files) as bytes,
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
        })
    });
    summaries.collect()
}
