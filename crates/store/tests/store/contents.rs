//! Contents are kept once, shared by tables, bounded in size and freed with the last table.

use store::{Adopt, ContentSummary, SqliteOptions, SqliteStore, Store, StoreError, TableRow};

use crate::rows::{content, entry, open, table};

fn with_content(id: &str, text: &str) -> TableRow {
    TableRow { content: text.to_owned(), edition: 3, ..table(id) }
}

fn summary(text: &str, tables: u64) -> ContentSummary {
    let row = content(text);
    let bytes = row.files.len() as u64;
    ContentSummary { fingerprint: row.fingerprint, game: row.game, bytes, tables }
}

#[tokio::test]
async fn a_content_is_kept_once_and_freed_with_its_last_table() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&folder).await;
    for id in ["a", "b"] {
        store.create(with_content(id, "one"), Vec::new(), Some(content("one"))).await.unwrap();
    }
    store.create(with_content("c", "other"), Vec::new(), Some(content("other"))).await.unwrap();
    drop(store);

    let store = open(&folder).await;
    assert_eq!(store.table("a").await.unwrap().unwrap(), with_content("a", "one"));
    assert_eq!(store.content("one").await.unwrap(), Some(content("one")));
    assert_eq!(store.content("none").await.unwrap(), None);
    assert_eq!(store.contents().await.unwrap(), [summary("one", 2), summary("other", 1)]);
    assert!(store.remove("a").await.unwrap());
    assert_eq!(store.contents().await.unwrap(), [summary("one", 1), summary("other", 1)]);
    assert!(store.remove("b").await.unwrap());
    assert_eq!(store.contents().await.unwrap(), [summary("other", 1)]);
    assert_eq!(store.content("one").await.unwrap(), None);
}

#[tokio::test]
async fn contents_take_no_more_than_they_may() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    let options = SqliteOptions { most_content_bytes: 8, ..SqliteOptions::default() };
    let store = SqliteStore::open_with(&file, options).await.unwrap();
    store.create(with_content("a", "12345"), Vec::new(), Some(content("12345"))).await.unwrap();

    let big = store.create(with_content("b", "6789"), Vec::new(), Some(content("6789"))).await;
    let told = big.unwrap_err();
    assert!(matches!(told, StoreError::ContentsFull { needed: 4, kept: 5, most: 8 }));
    assert!(told.to_string().contains("remove old tables"), "{told}");
    assert!(store.table("b").await.unwrap().is_none(), "nothing of it is stored");
    assert!(store.adopt(Adopt::All, content("6789")).await.is_err());

    // A content that is there already takes no more room, and a freed one makes room.
    store.create(with_content("c", "12345"), Vec::new(), Some(content("12345"))).await.unwrap();
    store.remove("a").await.unwrap();
    store.remove("c").await.unwrap();
    store.create(with_content("b", "6789"), Vec::new(), Some(content("6789"))).await.unwrap();
}

#[tokio::test]
async fn tables_without_a_content_are_given_one() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&folder).await;
    for id in ["a", "b", "c"] {
        store.create(table(id), vec![entry("sat", "ada")], None).await.unwrap();
    }
    let chess = TableRow { game: "chess".to_owned(), ..table("d") };
    store.create(chess, Vec::new(), None).await.unwrap();
    store.create(with_content("e", "new"), Vec::new(), Some(content("new"))).await.unwrap();

    let named = Adopt::Tables(["a", "d", "e", "nobody"].map(str::to_owned).to_vec());
    assert_eq!(store.adopt(named, content("old")).await.unwrap(), 1);
    assert_eq!(store.adopt(Adopt::All, content("older")).await.unwrap(), 2);
    assert_eq!(store.adopt(Adopt::All, content("too late")).await.unwrap(), 0);

    let all = [summary("new", 1), summary("old", 1), summary("older", 2)];
    assert_eq!(store.contents().await.unwrap(), all);
    assert_eq!(store.table("a").await.unwrap().unwrap().content, "old");
    assert_eq!(store.table("d").await.unwrap().unwrap().content, "");
    assert_eq!(store.table("e").await.unwrap().unwrap().content, "new");
}
