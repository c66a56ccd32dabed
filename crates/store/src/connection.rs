//! One connection of the writer: a transaction is over only when SQLite says that it is.

#![expect(unsafe_code, reason = "only SQLite itself knows whether a transaction is open")]

use sqlx::{Connection, SqliteConnection, sqlite::SqliteConnectOptions};

use crate::{
    SqliteOptions, StoreError, Trouble,
    file::DatabaseFile,
    orders::{Order, Outcome},
};

/// Opens a connection to the file that is known, and to no other.
pub(crate) async fn open(
    connect: &SqliteConnectOptions,
    file: &DatabaseFile,
) -> Result<SqliteConnection, StoreError> {
    let connection = SqliteConnection::connect_with(connect).await?;
    match file.check_identity() {
        Ok(()) => Ok(connection),
        Err(trouble) => {
            let _ = connection.close().await;
            Err(StoreError::Unavailable(trouble))
        }
    }
}

/// Writes all orders in one transaction. After an error the connection is in no known state and
/// must be closed.
pub(crate) async fn write_all(
    connection: &mut SqliteConnection,
    orders: &[&Order],
    options: &SqliteOptions,
) -> Result<Vec<Outcome>, StoreError> {
    // SQLite's own statements, not those of a pool that counts transactions by itself: a `begin`
    // inside a transaction is an error here and not a savepoint that is never kept.
    sqlx::query("begin immediate").execute(&mut *connection).await?;
    let mut outcomes = Vec::with_capacity(orders.len());
    for order in orders {
        outcomes.push(order.write(connection, options.most_brought_bytes).await?);
    }
    sqlx::query("commit").execute(&mut *connection).await?;
    if !is_autocommit(connection).await? {
        let what = "a commit has left its transaction open".to_owned();
        return Err(StoreError::Unavailable(Trouble::Failing(what)));
    }
    Ok(outcomes)
}

/// Whether no transaction is open.
async fn is_autocommit(connection: &mut SqliteConnection) -> Result<bool, StoreError> {
    let mut handle = connection.lock_handle().await?;
    let database = handle.as_raw_handle();
    // SAFETY: the handle is open and locked for us until `handle` is dropped.
    Ok(unsafe { libsqlite3_sys::sqlite3_get_autocommit(database.as_ptr()) } != 0)
}
