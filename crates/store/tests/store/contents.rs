//! Contents are kept once, shared by tables, bounded in size and freed with the last table.

use store::{
    Adopt, ContentRow, ContentSummary, Source, SqliteOptions, SqliteStore, Store, StoreError,
    TableRow,
};

use crate::rows::{content, entry, open, table};

fn with_content(id: &str, text: &str) -> TableRow {
    TableRow { content: text.to_owned(), edition: 3, ..table(id) }
}

fn summary(text: &str, tables: u64) -> ContentSummary {
    let row = content(text);
    let bytes = row.files.len() as u64;
    ContentSummary {
        fingerprint: row.fingerprint,
        game: row.game,
        bytes,
        tables,
        source: row.source,
    }
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

/// A content that a file brought.
fn brought(text: &str) -> ContentRow {
    ContentRow { source: Source::File, ..content(text) }
}

async fn with_room_for(most_brought_bytes: u64, folder: &tempfile::TempDir) -> SqliteStore {
    let options = SqliteOptions { most_brought_bytes, ..SqliteOptions::default() };
    SqliteStore::open_with(&folder.path().join("tables.db"), options).await.unwrap()
}

#[tokio::test]
async fn what_files_bring_takes_no_more_than_it_may_and_what_the_program_brings_always_fits() {
    let folder = tempfile::tempdir().unwrap();
    let store = with_room_for(8, &folder).await;
    store.create(with_content("a", "12345"), Vec::new(), Some(brought("12345"))).await.unwrap();

    let big = store.create(with_content("b", "6789"), Vec::new(), Some(brought("6789"))).await;
    let told = big.unwrap_err();
    assert!(matches!(told, StoreError::ContentsFull { needed: 4, kept: 5, most: 8 }));
    assert!(told.to_string().contains("8 bytes in all"), "{told}");
    assert!(store.table("b").await.unwrap().is_none(), "nothing of it is stored");

    let long = "the program's own cards";
    store.create(with_content("own", long), Vec::new(), Some(content(long))).await.unwrap();
    store.create(table("old"), Vec::new(), None).await.unwrap();
    let adopted = store.adopt(Adopt::All, brought("what the operator says")).await;
    assert_eq!(adopted.unwrap(), 1);

    // A content that is there already takes no more room, and a freed one makes room.
    store.create(with_content("c", "12345"), Vec::new(), Some(brought("12345"))).await.unwrap();
    store.remove("a").await.unwrap();
    store.remove("c").await.unwrap();
    store.create(with_content("b", "6789"), Vec::new(), Some(brought("6789"))).await.unwrap();
    // What the program brings from now on is the program's, and leaves its room to others.
    store.create(with_content("d", "6789"), Vec::new(), Some(content("6789"))).await.unwrap();
    store
        .create(with_content("e", "12345678"), Vec::new(), Some(brought("12345678")))
        .await
        .unwrap();
}

#[tokio::test]
async fn tables_from_files_that_nobody_opens_make_room_the_oldest_first() {
    const DAY: i64 = 86_400_000;
    let folder = tempfile::tempdir().unwrap();
    let store = with_room_for(8, &folder).await;
    let keep = async |id: &str, day: i64, kind: &str| {
        let row = TableRow { created_ms: day * DAY, ..with_content(id, id) };
        store.create(row, vec![entry(kind, "")], Some(brought(id))).await
    };
    keep("p1", 0, "moved").await.unwrap();
    keep("o2", 1, "started").await.unwrap();
    keep("o3", 2, "started").await.unwrap();
    keep("o4", 3, "started").await.unwrap();
    store.opened("o2".to_owned(), 20 * DAY).await.unwrap();

    // All are too young.
    assert!(keep("n5", 30, "started").await.is_err());
    assert_eq!(store.contents().await.unwrap().len(), 4);
    keep("n5", 33, "started").await.unwrap();
    let left = |all: Vec<ContentSummary>| all.into_iter().map(|one| one.fingerprint);
    let left: Vec<String> = left(store.contents().await.unwrap()).collect();
    assert_eq!(left, ["n5", "o2", "o4", "p1"], "the one that was opened last stays");
    assert!(store.table("o3").await.unwrap().is_none());
    keep("n6", 40, "started").await.unwrap();
    keep("n7", 51, "started").await.unwrap();
    assert!(keep("n8", 51, "started").await.is_err());
    assert!(store.table("o2").await.unwrap().is_none());
    // A table with a move stays for ever.
    assert!(store.table("p1").await.unwrap().is_some());
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
