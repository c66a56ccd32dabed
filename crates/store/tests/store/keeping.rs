//! What was kept is there, in order, once.

use std::sync::Arc;

use store::{Appended, SqliteStore, Stage, Store, TableRow};

use crate::rows::{entry, open, table};

#[tokio::test]
async fn what_was_kept_is_there_after_opening_again() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&folder).await;
    store.create(table("a"), vec![entry("sat", "ada")], None).await.unwrap();
    let kept = store.append("a".into(), 1, entry("moved", ""), Stage::Playing).await.unwrap();
    assert_eq!(kept, Appended::Kept);
    drop(store);

    let store = open(&folder).await;
    let row = store.table("a").await.unwrap().unwrap();
    assert_eq!(row, TableRow { stage: Stage::Playing, ..table("a") });
    let entries = store.entries("a", 0).await.unwrap();
    assert_eq!(entries, [entry("sat", "ada"), entry("moved", "")]);
    assert_eq!(store.tables_of("ada", 9).await.unwrap(), ["a"]);
    assert_eq!(store.playing().await.unwrap(), ["a"]);
    assert!(store.looking_for_players(9).await.unwrap().is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_who_race_for_a_number_one_wins() {
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(open(&folder).await);
    store.create(table("a"), Vec::new(), None).await.unwrap();
    for number in 0..10 {
        let racers: Vec<_> = (0..20)
            .map(|racer| {
                let store = store.clone();
                let entry = entry("moved", &format!("racer {racer}"));
                tokio::spawn(async move {
                    store.append("a".into(), number, entry, Stage::Playing).await.unwrap()
                })
            })
            .collect();
        let mut kept = 0;
        for racer in racers {
            kept += usize::from(racer.await.unwrap() == Appended::Kept);
        }
        assert_eq!(kept, 1);
    }
    assert_eq!(store.entries("a", 0).await.unwrap().len(), 10);
}

#[tokio::test]
async fn a_table_that_is_gone_takes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&folder).await;
    store.create(table("a"), vec![entry("sat", "ada")], None).await.unwrap();
    assert!(store.remove("a").await.unwrap());
    assert!(!store.remove("a").await.unwrap());

    let late = store.append("a".into(), 1, entry("moved", ""), Stage::Playing).await.unwrap();
    assert_eq!(late, Appended::Taken);
    assert!(store.entries("a", 0).await.unwrap().is_empty());
    assert!(store.table("a").await.unwrap().is_none());
}

#[tokio::test]
async fn a_backup_is_a_store_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&folder).await;
    store.create(table("a"), vec![entry("sat", "ada")], None).await.unwrap();
    let copy = folder.path().join("it's a copy.db");
    store.backup(copy.clone()).await.unwrap();
    assert!(store.backup(copy.clone()).await.is_err(), "a backup overwrites nothing");

    let summaries = SqliteStore::open(&copy).await.unwrap().summaries().await.unwrap();
    assert_eq!(summaries.len(), 1);
    assert_eq!((summaries[0].entries, summaries[0].touched_ms), (1, 2));
}

#[tokio::test]
async fn one_order_that_cannot_be_done_does_not_fail_those_that_came_with_it() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&folder).await;
    store.create(table("a"), Vec::new(), None).await.unwrap();

    // Asked for at once, they share a transaction.
    let (first, again, second, new) = tokio::join!(
        store.append("a".into(), 0, entry("moved", ""), Stage::Playing),
        store.create(table("a"), Vec::new(), None),
        store.append("a".into(), 1, entry("moved", ""), Stage::Playing),
        store.create(table("b"), Vec::new(), None),
    );

    assert_eq!((first.unwrap(), second.unwrap()), (Appended::Kept, Appended::Kept));
    assert!(again.is_err(), "there is such a table");
    new.unwrap();
    assert_eq!(store.entries("a", 0).await.unwrap().len(), 2);
    assert_eq!((store.health().trouble, store.health().errors), (None, 0));
}
