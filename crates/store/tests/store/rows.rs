//! Rows to keep, and a store to keep them in.

use store::{ContentRow, EntryRow, Source, SqliteStore, Stage, TableRow};

pub(crate) fn table(id: &str) -> TableRow {
    TableRow {
        id: id.to_owned(),
        game: "ferry".to_owned(),
        setup: "2 players".to_owned(),
        owner: "owner".to_owned(),
        listed: true,
        pace: "live".to_owned(),
        seed: vec![7; 32],
        stage: Stage::Lobby,
        created_ms: 1,
        content: String::new(),
        edition: 1,
    }
}

pub(crate) fn entry(kind: &str, who: &str) -> EntryRow {
    EntryRow { kind: kind.to_owned(), who: who.to_owned(), body: "{}".to_owned(), at_ms: 2 }
}

/// A content whose fingerprint is its text.
pub(crate) fn content(text: &str) -> ContentRow {
    ContentRow {
        fingerprint: text.to_owned(),
        game: "ferry".to_owned(),
        files: text.as_bytes().to_vec(),
        source: Source::Own,
    }
}

pub(crate) async fn open(folder: &tempfile::TempDir) -> SqliteStore {
    SqliteStore::open(&folder.path().join("deep/down/tables.db")).await.unwrap()
}
