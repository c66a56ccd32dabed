//! Databases of other releases: the ones before are brought up to date, and one that a later
//! release has brought up to date is still played on.

use sqlx::{Connection, SqliteConnection};
use store::{Appended, SqliteStore, Stage, Store, TableRow};

use crate::rows::{content, entry, open, table};

/// The database as the first release made it.
const FIRST: &str = include_str!("../../migrations/0001_tables.sql");

async fn connect(folder: &tempfile::TempDir, name: &str) -> SqliteConnection {
    let url = format!("sqlite://{}?mode=rwc", folder.path().join(name).display());
    SqliteConnection::connect(&url).await.unwrap()
}

#[tokio::test]
async fn a_database_from_before_contents_were_kept_is_brought_up_to_date() {
    let folder = tempfile::tempdir().unwrap();
    let mut old = connect(&folder, "tables.db").await;
    sqlx::raw_sql(FIRST).execute(&mut old).await.unwrap();
    sqlx::raw_sql(
        "insert into tables values ('a', 'ferry', '2 players', 'owner', 1, 'live', x'07', 'lobby', 1);
         insert into entries values ('a', 0, 'sat', 'ada', '{}', 2);",
    )
    .execute(&mut old)
    .await
    .unwrap();
    mark_first_as_applied(&mut old).await;
    old.close().await.unwrap();

    let store = SqliteStore::open(&folder.path().join("tables.db")).await.unwrap();
    assert_eq!(store.table("a").await.unwrap().unwrap(), TableRow { seed: vec![7], ..table("a") });
    let kept = store.append("a".into(), 1, entry("moved", ""), Stage::Playing).await.unwrap();
    assert_eq!(kept, Appended::Kept);
}

/// What the migrator of the first release wrote about its migration, checksum included.
async fn mark_first_as_applied(old: &mut SqliteConnection) {
    let fresh = tempfile::tempdir().unwrap();
    drop(open(&fresh).await);
    let new = fresh.path().join("deep/down/tables.db");
    sqlx::query("attach database $1 as new")
        .bind(new.display().to_string())
        .execute(&mut *old)
        .await
        .unwrap();
    sqlx::raw_sql(
        "create table _sqlx_migrations as select * from new._sqlx_migrations where version = 1;
         detach database new;",
    )
    .execute(old)
    .await
    .unwrap();
}

#[tokio::test]
async fn a_database_that_a_later_release_has_changed_is_played_on() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&folder).await;
    store.create(table("a"), vec![entry("sat", "ada")], None).await.unwrap();
    drop(store);
    let mut later = connect(&folder, "deep/down/tables.db").await;
    sqlx::raw_sql(
        "insert into _sqlx_migrations (version, description, success, checksum, execution_time)
         values (999, 'a later release', 1, x'00', 0);
         alter table tables add column mood text not null default 'calm';
         alter table entries add column weight bigint not null default 1;
         alter table contents add column note text not null default '';
         create table moods (id text primary key);",
    )
    .execute(&mut later)
    .await
    .unwrap();
    later.close().await.unwrap();

    let store = open(&folder).await;
    let kept = store.append("a".into(), 1, entry("moved", ""), Stage::Playing).await.unwrap();
    assert_eq!(kept, Appended::Kept);
    store.create(table("b"), vec![entry("sat", "bo")], Some(content("new"))).await.unwrap();
    assert_eq!(store.entries("a", 0).await.unwrap(), [entry("sat", "ada"), entry("moved", "")]);
    assert_eq!(store.table("b").await.unwrap().unwrap(), table("b"));
    assert_eq!(store.summaries().await.unwrap().len(), 2);
    assert!(store.remove("b").await.unwrap());
}
