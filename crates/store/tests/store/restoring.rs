//! A backup is restored whole or not at all, and over nothing that is used or needed.

use std::fs;

use store::{Replace, RestoreError, SqliteStore, Store, restore};
use tempfile::TempDir;

use crate::rows::{entry, table};

/// A backup with one table, and where the database is to be.
async fn backed_up() -> (TempDir, std::path::PathBuf, std::path::PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let (first, copy) = (folder.path().join("first.db"), folder.path().join("copy.db"));
    let store = SqliteStore::open(&first).await.unwrap();
    store.create(table("a"), vec![entry("sat", "ada")], None).await.unwrap();
    store.backup(copy.clone()).await.unwrap();
    let database = folder.path().join("tables.db");
    (folder, copy, database)
}

async fn ids(file: &std::path::Path) -> Vec<String> {
    let store = SqliteStore::open(file).await.unwrap();
    let tables = store.summaries().await.unwrap();
    store.close().await;
    tables.into_iter().map(|table| table.id).collect()
}

/// A database with another table, closed.
async fn filled(database: &std::path::Path) {
    let store = SqliteStore::open(database).await.unwrap();
    store.create(table("b"), Vec::new(), None).await.unwrap();
    store.close().await;
}

#[tokio::test]
async fn a_backup_is_restored_where_nothing_is_or_where_it_is_wanted() {
    let (_folder, copy, database) = backed_up().await;
    assert_eq!(restore(&copy, &database, Replace::Never).await.unwrap(), None);
    assert_eq!(ids(&database).await, ["a"]);

    filled(&database).await;
    let full = restore(&copy, &database, Replace::Never).await.unwrap_err();
    assert!(matches!(full, RestoreError::NotEmpty { tables: 2, .. }), "{full}");
    assert_eq!(ids(&database).await, ["a", "b"]);
}

#[tokio::test]
async fn what_was_there_is_kept_beside_the_restored_database() {
    let (_folder, copy, database) = backed_up().await;
    filled(&database).await;

    let old = restore(&copy, &database, Replace::Tables).await.unwrap().unwrap();

    assert_eq!(ids(&database).await, ["a"]);
    assert_eq!(ids(&old).await, ["b"]);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(fs::metadata(&database).unwrap().permissions().mode() & 0o777, 0o600);
    }
}

#[tokio::test]
async fn nothing_is_restored_over_a_database_in_use() {
    let (_folder, copy, database) = backed_up().await;
    let store = SqliteStore::open(&database).await.unwrap();
    store.create(table("b"), Vec::new(), None).await.unwrap();

    let told = restore(&copy, &database, Replace::Tables).await.unwrap_err();

    assert!(matches!(told, RestoreError::InUse(_)), "{told}");
    store.create(table("c"), Vec::new(), None).await.unwrap();
    assert_eq!(store.summaries().await.unwrap().len(), 2);
}

#[tokio::test]
async fn a_damaged_backup_or_another_file_is_not_restored() {
    let (folder, copy, database) = backed_up().await;
    filled(&database).await;
    let mut bytes = fs::read(&copy).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle..].fill(7);
    let damaged = folder.path().join("damaged.db");
    fs::write(&damaged, &bytes).unwrap();
    let other = folder.path().join("other.txt");
    fs::write(&other, "no database at all, only some words".repeat(200)).unwrap();

    for file in [&damaged, &other, &folder.path().join("nowhere.db")] {
        let told = restore(file, &database, Replace::Tables).await.unwrap_err();
        assert!(matches!(told, RestoreError::Backup { .. }), "{told}");
    }
    assert_eq!(ids(&database).await, ["b"]);
}

#[tokio::test]
async fn a_damaged_database_is_replaced_if_asked_for() {
    let (_folder, copy, database) = backed_up().await;
    fs::write(&database, "this was a database once. ".repeat(200)).unwrap();

    let told = restore(&copy, &database, Replace::Never).await.unwrap_err();
    assert!(matches!(told, RestoreError::Unreadable(_)), "{told}");
    restore(&copy, &database, Replace::Tables).await.unwrap();
    assert_eq!(ids(&database).await, ["a"]);
}
