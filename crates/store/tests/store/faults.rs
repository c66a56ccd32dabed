//! Disks that fill up and fail: what was answered as kept is there after a restart, and writing
//! goes on by itself when the disk is back.

use std::{
    path::PathBuf,
    sync::{Arc, Mutex},
    time::Duration,
};

use luck::Quick;
use store::{Appended, SqliteOptions, SqliteStore, Stage, Store, StoreError};
use table::Chance;
use tempfile::TempDir;
use tokio::time::{Instant, sleep};

use crate::{
    faulty::{Disk, Fault},
    rows::{content, entry, table},
};

const FAULTS: [Fault; 3] = [Fault::Full, Fault::Write, Fault::Sync];
/// Healing takes no longer.
const PATIENCE: Duration = Duration::from_secs(20);
/// So that the tests need not wait for long.
const CHECK_EVERY: Duration = Duration::from_millis(10);

/// A store on a disk that fails when told to, and what it has promised.
struct Trial {
    disk: &'static Disk,
    file: PathBuf,
    store: SqliteStore,
    kept: Mutex<Vec<(String, u64, String)>>,
    created: Mutex<Vec<String>>,
    _folder: TempDir,
}

impl Trial {
    async fn new() -> Trial {
        let folder = tempfile::tempdir().unwrap();
        let disk = Disk::under(folder.path());
        let file = folder.path().canonicalize().unwrap().join("tables.db");
        let options = SqliteOptions { check_every: CHECK_EVERY, ..SqliteOptions::default() };
        let store = SqliteStore::open_with(&file, options).await.unwrap();
        let (kept, created) = (Mutex::default(), Mutex::default());
        Trial { disk, file, store, kept, created, _folder: folder }
    }

    /// Adds an entry as the host does: at the number after the last one that is stored.
    async fn append(&self, id: &str, who: &str) -> Result<(), StoreError> {
        let number = self.store.entries(id, 0).await?.len() as u64;
        let entry = entry("moved", who);
        if self.store.append(id.to_owned(), number, entry, Stage::Playing).await? == Appended::Kept
        {
            self.kept.lock().unwrap().push((id.to_owned(), number, who.to_owned()));
        }
        Ok(())
    }

    async fn create(&self, id: &str) -> Result<(), StoreError> {
        let text = format!("content of {id}");
        self.store.create(table(id), vec![entry("sat", "ada")], Some(content(&text))).await?;
        self.created.lock().unwrap().push(id.to_owned());
        Ok(())
    }

    /// Waits until entries are kept again.
    async fn until_kept(&self, id: &str) {
        let began = Instant::now();
        while let Err(error) = self.append(id, "again").await {
            assert!(began.elapsed() < PATIENCE, "{error}");
            sleep(Duration::from_millis(20)).await;
        }
    }

    /// After a restart everything that was answered as kept is there.
    async fn restart_and_check(self) {
        drop(self.store);
        let store = SqliteStore::open(&self.file).await.unwrap();
        for id in self.created.into_inner().unwrap() {
            assert!(store.table(&id).await.unwrap().is_some(), "table {id} was lost");
        }
        for (id, number, who) in self.kept.into_inner().unwrap() {
            let entries = store.entries(&id, number).await.unwrap();
            let found = entries.first().map(|entry| entry.who.as_str());
            assert_eq!(found, Some(who.as_str()), "entry {number} of {id} was lost");
        }
    }
}

#[tokio::test]
async fn a_disk_that_was_full_twice_keeps_what_is_answered_later() {
    let trial = Trial::new().await;
    trial.create("a").await.unwrap();
    trial.append("a", "before").await.unwrap();

    for _ in 0..2 {
        trial.disk.fail(Fault::Full, 0);
        trial.append("a", "lost").await.unwrap_err();
        trial.disk.mend();
    }

    trial.until_kept("a").await;
    for number in 0..20 {
        trial.append("a", &format!("after {number}")).await.unwrap();
    }
    trial.create("b").await.unwrap();
    trial.append("b", "after").await.unwrap();
    assert_eq!(trial.store.entries("a", 0).await.unwrap().len(), 23);
    trial.restart_and_check().await;
}

#[tokio::test]
async fn whatever_write_or_sync_fails_what_was_answered_is_kept() {
    for fault in FAULTS {
        let trial = Trial::new().await;
        trial.create("a").await.unwrap();
        for after in 0..8 {
            trial.disk.fail(fault, after);
            let before = trial.disk.faults();
            while trial.disk.faults() == before {
                // Some of them still go well.
                let _ = trial.append("a", &format!("{fault:?} {after}")).await;
            }
            let told = trial.create(&format!("lost {after}")).await.unwrap_err();
            assert!(told.to_string().starts_with("not saved: the server's disk"), "{told}");
            trial.disk.mend();
            trial.until_kept("a").await;
            trial.create(&format!("b{after}")).await.unwrap();
        }
        trial.restart_and_check().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn under_load_with_faults_at_random_nothing_that_was_answered_is_lost() {
    let trial = Arc::new(Trial::new().await);
    let mut luck = Quick::new(9, 0);
    for id in 0..8 {
        trial.create(&format!("t{id}")).await.unwrap();
    }
    for round in 0..12 {
        let writers: Vec<_> = (0..8)
            .map(|id| {
                let trial = trial.clone();
                tokio::spawn(async move {
                    let id = format!("t{id}");
                    for number in 0..15 {
                        while trial.append(&id, &format!("{round}/{number}")).await.is_err() {
                            sleep(Duration::from_millis(1)).await;
                        }
                    }
                })
            })
            .collect();
        let fault = FAULTS[luck.pick(3) as usize];
        trial.disk.fail(fault, i64::from(luck.pick(60)));
        sleep(Duration::from_millis(u64::from(luck.pick(60)))).await;
        trial.disk.mend();
        for writer in writers {
            writer.await.unwrap();
        }
    }
    trial.until_kept("t0").await;
    assert!(trial.disk.faults() > 0);
    assert_eq!(trial.kept.lock().unwrap().len(), 12 * 8 * 15 + 1);
    Arc::into_inner(trial).unwrap().restart_and_check().await;
}
