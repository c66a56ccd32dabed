//! Copies of a database, while it is used.

use std::{fs, path::Path};

use sqlx::{Connection, SqliteConnection, sqlite::SqliteConnectOptions};

use crate::{StoreError, file};

/// Writes a copy to a new file, readable by its owner only. It reads as one moment, and whoever
/// writes meanwhile does not wait.
pub(crate) async fn backup(connect: SqliteConnectOptions, copy: &Path) -> Result<(), StoreError> {
    file::make_new(copy)?;
    let copied = copy_into(connect, copy).await;
    if copied.is_err() {
        let _ = fs::remove_file(copy);
    }
    copied
}

async fn copy_into(connect: SqliteConnectOptions, copy: &Path) -> Result<(), StoreError> {
    let mut connection = SqliteConnection::connect_with(&connect.read_only(true)).await?;
    let copied = sqlx::query("vacuum into $1")
        .bind(copy.display().to_string())
        .execute(&mut connection)
        .await;
    let _ = connection.close().await;
    copied?;
    let copied = fs::File::open(copy).and_then(|file| file.sync_all());
    copied.map_err(|source| file::at(copy, source))
}
