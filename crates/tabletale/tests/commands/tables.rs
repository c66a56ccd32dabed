//! `tabletale tables`, as an operator types it: backup, restore, contents and adopting one.

use std::{fs, path::Path};

use store::{SqliteStore, Stage, Store, TableRow};

use crate::said::{Said, tabletale};

/// A database with these tables of the first release, which do not say what content they have.
fn database(file: &Path, ids: &[&str]) {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let store = SqliteStore::open(file).await.unwrap();
        for id in ids {
            let row = TableRow {
                id: (*id).to_owned(),
                game: "faraway".to_owned(),
                setup: "2".to_owned(),
                owner: String::new(),
                listed: false,
                pace: "live".to_owned(),
                seed: vec![7; 32],
                stage: Stage::Lobby,
                created_ms: 1,
                content: String::new(),
                edition: 1,
            };
            store.create(row, Vec::new(), None).await.unwrap();
        }
        store.close().await;
    });
}

fn tables(file: &Path, words: &[&str]) -> Said {
    let mut all = vec!["tables"];
    all.extend(words);
    all.extend(["--database", file.to_str().unwrap()]);
    tabletale(&all)
}

#[test]
fn a_backup_is_restored_and_nothing_is_overwritten_unasked() {
    let folder = tempfile::tempdir().unwrap();
    let (file, copy) = (folder.path().join("tables.db"), folder.path().join("copy.db"));
    database(&file, &["a", "b"]);
    let copy_word = copy.to_str().unwrap();
    tables(&file, &["backup", copy_word]).went_well();
    database(&file, &["c"]);

    let refused = tables(&file, &["restore", copy_word]);
    assert!(refused.complained().ends_with("use --overwrite"), "{}", refused.err);
    assert!(tables(&file, &["list"]).went_well().ends_with("3 tables\n"));
    let out = tables(&file, &["restore", copy_word, "--overwrite"]).went_well();
    assert!(out.starts_with("Restored 2 tables to ") && out.contains("before-restore"), "{out}");
    assert!(tables(&file, &["list"]).went_well().ends_with("2 tables\n"));

    let new = folder.path().join("new/tables.db");
    fs::create_dir(folder.path().join("new")).unwrap();
    tables(&new, &["restore", copy_word]).went_well();
    assert!(tables(&new, &["list"]).went_well().ends_with("2 tables\n"));
    let other = tables(&new, &["restore", "Cargo.toml", "--overwrite"]);
    assert!(other.complained().starts_with("Cargo.toml cannot be restored"), "{}", other.err);
}

#[test]
fn old_tables_are_given_the_content_of_a_folder() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    database(&file, &["a", "b"]);
    let content = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
    let own = folder.path().join("own/faraway");
    fs::create_dir_all(&own).unwrap();
    for entry in fs::read_dir(content.join("faraway")).unwrap() {
        let entry = entry.unwrap();
        if entry.file_type().unwrap().is_file() {
            fs::copy(entry.path(), own.join(entry.file_name())).unwrap();
        }
    }
    let own = folder.path().join("own");
    let own = own.to_str().unwrap();

    assert_eq!(tables(&file, &["contents"]).went_well(), "0 bytes in all\n");
    let out = tables(&file, &["adopt", "a", "--content", own]).went_well();
    assert!(out.starts_with("1 table took"), "{out}");
    let out = tables(&file, &["adopt", "--content", own]).went_well();
    assert!(out.starts_with("1 table took"), "{out}");
    let out = tables(&file, &["contents"]).went_well();
    assert!(out.contains(" faraway ") && out.contains("  2 tables\n"), "{out}");
    assert!(tables(&file, &["adopt"]).complained().contains("--content"));
}
