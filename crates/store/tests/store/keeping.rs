//! What was kept is there, in order, once.

use std::sync::Arc;

use store::{Appended, EntryRow, SatAt, SqliteStore, Stage, Store, TableRow};

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
    let mine = store.tables_of("ada", 9).await.unwrap();
    assert_eq!(mine, [SatAt { id: "a".to_owned(), last_ms: entry("moved", "").at_ms }]);
    assert_eq!(store.playing().await.unwrap(), ["a"]);
    assert!(store.looking_for_players(9).await.unwrap().is_empty());
}

#[tokio::test]
async fn who_forgets_a_table_forgets_it_for_nobody_else() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&folder).await;
    let mut sat = entry("sat", "ada");
    sat.at_ms = 5;
    let both = vec![sat.clone(), entry("sat", "bo")];
    store.create(table("a"), both, None).await.unwrap();
    let listed = async |who: &str| store.tables_of(who, 9).await.unwrap().len();

    store.forget("ada".into(), "a".into(), 7).await.unwrap();
    store.forget("ada".into(), "none".into(), 7).await.unwrap();
    assert_eq!((listed("ada").await, listed("bo").await), (0, 1));
    assert_eq!(store.entries("a", 0).await.unwrap().len(), 2, "nothing is lost");

    // Whoever sits down there again has it in the list again.
    store.append("a".into(), 2, EntryRow { at_ms: 8, ..sat }, Stage::Playing).await.unwrap();
    assert_eq!((listed("ada").await, listed("bo").await), (1, 1));
    store.forget("ada".into(), "a".into(), 9).await.unwrap();
    assert_eq!(listed("ada").await, 0);
    assert!(store.remove("a").await.unwrap());
}

#[tokio::test]
async fn a_game_counts_as_played_once_it_began_also_when_its_table_is_forgotten() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&folder).await;
    let played = async |who: &str| store.games_played(who).await.unwrap();
    store.create(table("a"), vec![entry("sat", "ada")], None).await.unwrap();
    assert!(played("ada").await.is_empty(), "a lobby is no game yet");

    store.append("a".into(), 1, entry("moved", ""), Stage::Playing).await.unwrap();
    store.forget("ada".into(), "a".into(), i64::MAX).await.unwrap();

    assert_eq!(played("ada").await, [table("a").game]);
    assert!(played("bo").await.is_empty() && played("").await.is_empty());
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
