//! A release that adds a content file to every game: what earlier releases stored opens and plays on.
//!
//! A program of its own, because the file is there for every test beside it.

#![expect(clippy::unwrap_used, reason = "a test may fail where it unwraps")]

use std::{collections::BTreeMap, fs, path::Path, sync::Arc, time::Duration};

use host::{Host, Options, Sitter, Snapshot};
use serde_json::Value;
use shelf::{GameName, Shelf};
use store::SqliteStore;

/// How many moves are made at each table.
const MOVES: usize = 6;

#[tokio::test(flavor = "multi_thread")]
async fn what_release_0_2_0_stored_plays_on_after_every_game_has_a_new_content_file() {
    let before = Shelf::embedded();
    shelf::add_a_content_file();
    let newest = Shelf::embedded();
    for &game in GameName::ALL {
        assert_ne!(newest.fingerprint(game), before.fingerprint(game), "{game}");
    }
    let released = Path::new(env!("CARGO_MANIFEST_DIR")).join("../server/tests/released/0.2.0");
    let tables = fs::read_to_string(released.join("tables.json")).unwrap();
    let tables: BTreeMap<String, Value> = serde_json::from_str(&tables).unwrap();
    let folder = tempfile::tempdir().unwrap();
    fs::copy(released.join("tables.db"), folder.path().join("tables.db")).unwrap();

    let host = open(folder.path()).await;
    let (mut stood, mut went_on) = (Vec::new(), 0);
    for (name, was) in &tables {
        let id = was["id"].as_str().unwrap();
        let now = host.look(id).await.unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(Some(now.revision), was["revision"].as_u64(), "{name}");
        let content = now.shelf.fingerprint(now.game);
        assert_ne!(content, newest.fingerprint(now.game), "{name} keeps what it began with");
        assert_eq!(content, now.shelf.bundle(now.game).fingerprint(), "{name}");
        if name.ends_with("-running") {
            for _ in 0..MOVES {
                make_a_move(&host, id).await;
            }
            stood.push(host.look(id).await.unwrap());
            went_on += 1;
        }
    }
    assert_eq!(went_on, 4, "a table of each game");

    let host = open(folder.path()).await;
    for was in stood {
        let now = host.look(&was.id).await.unwrap();
        assert_eq!((now.revision, moves(&now)), (was.revision, moves(&was)), "{}", now.game);
        assert_eq!(now.shelf.fingerprint(now.game), was.shelf.fingerprint(was.game));
    }
}

async fn open(folder: &Path) -> Arc<Host> {
    let store = SqliteStore::open(&folder.join("tables.db")).await.unwrap();
    let options = Options { bot_pause: Duration::ZERO, ..Options::default() };
    Host::new(Arc::new(store), Shelf::embedded(), options)
}

fn moves(table: &Snapshot) -> usize {
    table.board.as_ref().unwrap().moves
}

/// Whoever is waited for does the first thing they may.
async fn make_a_move(host: &Arc<Host>, id: &str) {
    let now = host.look(id).await.unwrap();
    let seat = now.to_act().first().unwrap();
    let Sitter::Person(who) = now.seats[seat.index()].sitter else { panic!("two people play") };
    let action = now.board.as_ref().unwrap().views[seat.index()].actions()[0].clone();
    host.act(id, who, seat, now.revision, &action).await.unwrap();
    assert!(moves(&host.look(id).await.unwrap()) > moves(&now));
}
