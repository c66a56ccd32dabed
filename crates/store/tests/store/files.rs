//! The database file deleted, replaced, locked and made read-only while the store is open.

use std::{
    fs,
    path::{Path, PathBuf},
    time::Duration,
};

use sqlx::{Connection, SqliteConnection};
use store::{Appended, SqliteOptions, SqliteStore, Stage, Store, StoreError, Trouble};
use tempfile::TempDir;

use crate::rows::{entry, table};

const CHECK_EVERY: Duration = Duration::from_millis(10);

/// A store with a table that has one entry.
async fn opened() -> (TempDir, PathBuf, SqliteStore) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    let options = SqliteOptions {
        check_every: CHECK_EVERY,
        lock_patience: Duration::from_millis(20),
        ..SqliteOptions::default()
    };
    let store = SqliteStore::open_with(&file, options).await.unwrap();
    store.create(table("a"), vec![entry("sat", "ada")], None).await.unwrap();
    (folder, file, store)
}

async fn append(store: &SqliteStore, number: u64) -> Result<Appended, StoreError> {
    store.append("a".to_owned(), number, entry("moved", ""), Stage::Playing).await
}

/// Nothing is kept for this reason, at once and for as long as it lasts.
async fn is_refused(store: &SqliteStore, trouble: &Trouble) {
    for _ in 0..3 {
        match append(store, 1).await {
            Err(StoreError::NotSaved(told)) => assert_eq!(&told, trouble),
            other => panic!("{other:?}"),
        }
        let made = store.create(table("b"), Vec::new(), None).await;
        assert!(matches!(made, Err(StoreError::NotSaved(_))), "{made:?}");
        assert!(matches!(store.remove("a").await, Err(StoreError::NotSaved(_))));
        tokio::time::sleep(CHECK_EVERY * 3).await;
        assert_eq!(store.health().trouble.as_ref(), Some(trouble), "it is noticed");
    }
}

/// Entries are kept again without a restart.
async fn heals(store: &SqliteStore) {
    tokio::time::timeout(Duration::from_secs(20), store.until_well()).await.unwrap();
    assert_eq!(append(store, 1).await.unwrap(), Appended::Kept);
    assert_eq!(store.entries("a", 0).await.unwrap().len(), 2);
    let health = store.health();
    assert_eq!((health.trouble, health.outages), (None, 1));
}

async fn entries_after_restart(file: &Path, store: SqliteStore) -> usize {
    drop(store);
    SqliteStore::open(file).await.unwrap().entries("a", 0).await.unwrap().len()
}

#[cfg(unix)]
#[tokio::test]
async fn a_file_that_is_moved_away_takes_nothing_until_it_is_back() {
    let (folder, file, store) = opened().await;
    let away = folder.path().join("away.db");
    fs::rename(&file, &away).unwrap();

    is_refused(&store, &Trouble::Missing).await;
    assert!(matches!(store.entries("a", 0).await, Err(StoreError::Unavailable(Trouble::Missing))));
    assert!(!file.exists(), "no empty database is begun in its place");
    fs::rename(&away, &file).unwrap();
    heals(&store).await;
    assert_eq!(entries_after_restart(&file, store).await, 2);
}

#[cfg(unix)]
#[tokio::test]
async fn a_deleted_file_takes_nothing_any_more() {
    let (_folder, file, store) = opened().await;
    for ending in ["", "-wal", "-shm"] {
        fs::remove_file(format!("{}{ending}", file.display())).unwrap();
    }

    is_refused(&store, &Trouble::Missing).await;
    assert!(!file.exists());
}

#[cfg(unix)]
#[tokio::test]
async fn another_database_in_its_place_is_neither_written_nor_read() {
    let (folder, file, store) = opened().await;
    let (_other_folder, other, other_store) = opened().await;
    other_store.create(table("c"), Vec::new(), None).await.unwrap();
    let copy = folder.path().join("copy.db");
    other_store.backup(copy.clone()).await.unwrap();
    drop((other_store, other));
    let away = folder.path().join("away.db");
    fs::rename(&file, &away).unwrap();
    fs::rename(&copy, &file).unwrap();
    let before = fs::read(&file).unwrap();

    is_refused(&store, &Trouble::Replaced).await;
    assert!(store.table("c").await.is_err());
    assert_eq!(fs::read(&file).unwrap(), before);
    fs::rename(&away, &file).unwrap();
    heals(&store).await;
    assert_eq!(entries_after_restart(&file, store).await, 2);
}

#[cfg(unix)]
#[tokio::test]
async fn when_only_the_log_is_deleted_what_was_kept_is_there_after_a_restart() {
    let (folder, file, store) = opened().await;
    assert_eq!(append(&store, 1).await.unwrap(), Appended::Kept);
    fs::remove_file(folder.path().join("tables.db-wal")).unwrap();

    is_refused(&store, &Trouble::Missing).await;
    // As after a kill: nobody closes the store.
    let copy = folder.path().join("copy.db");
    fs::copy(&file, &copy).unwrap();
    let kept = SqliteStore::open(&copy).await.unwrap().entries("a", 0).await.unwrap();
    assert_eq!(kept.len(), 2);
}

#[tokio::test]
async fn a_read_only_file_takes_nothing_until_it_may_be_written() {
    let (_folder, file, store) = opened().await;
    let writable = fs::metadata(&file).unwrap().permissions();
    let mut read_only = writable.clone();
    read_only.set_readonly(true);
    fs::set_permissions(&file, read_only).unwrap();

    is_refused(&store, &Trouble::ReadOnly).await;
    assert_eq!(store.entries("a", 0).await.unwrap().len(), 1, "reading goes on");
    fs::set_permissions(&file, writable).unwrap();
    heals(&store).await;
    assert_eq!(entries_after_restart(&file, store).await, 2);
}

#[tokio::test]
async fn a_locked_database_takes_nothing_until_the_lock_is_gone() {
    let (_folder, file, store) = opened().await;
    let url = format!("sqlite://{}", file.display());
    let mut other = SqliteConnection::connect(&url).await.unwrap();
    sqlx::query("begin immediate").execute(&mut other).await.unwrap();

    is_refused(&store, &Trouble::Locked).await;
    assert_eq!(store.entries("a", 0).await.unwrap().len(), 1, "reading goes on");
    sqlx::query("rollback").execute(&mut other).await.unwrap();
    heals(&store).await;
    assert_eq!(entries_after_restart(&file, store).await, 2);
}

#[cfg(unix)]
#[tokio::test]
async fn the_files_are_readable_by_their_owner_only() {
    use std::os::unix::fs::PermissionsExt;
    let (folder, _, store) = opened().await;
    let deep = folder.path().join("deep/down/tables.db");
    drop(SqliteStore::open(&deep).await.unwrap());
    store.backup(folder.path().join("copy.db")).await.unwrap();

    let mode =
        |name: &str| fs::metadata(folder.path().join(name)).unwrap().permissions().mode() & 0o777;
    for name in ["tables.db", "tables.db-wal", "tables.db-shm", "copy.db", "deep/down/tables.db"] {
        assert_eq!(mode(name), 0o600, "{name}");
    }
    assert_eq!((mode("deep"), mode("deep/down")), (0o700, 0o700));
}
