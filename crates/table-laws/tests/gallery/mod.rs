//! A gallery of golden games finds every file that is not what it should be.

use std::{fs, path::PathBuf};

use table::Record;
use table_laws::{Gallery, Golden, play_in_order};

use crate::toy::{Action, Content, Fault, Setup, Toy};

static HONEST: Content = Content { fault: Fault::Honest };

const GOLDEN: [Golden<Toy>; 2] = [
    Golden {
        name: "peeks",
        about: "Somebody peeks.",
        setup: "2 players",
        players: anybody,
        shows: |told| told.actions().any(|action| action == Action::Peek),
    },
    Golden {
        name: "short",
        about: "Three play a short game.",
        setup: "3 players short",
        players: anybody,
        shows: |told| !told.events.is_empty(),
    },
];

fn anybody(setup: &Setup, seed: u64) -> Record<Toy> {
    play_in_order(&HONEST, setup, seed, |_, _, _| {})
}

/// A folder with both files as they should be.
fn blessed(name: &str) -> (Gallery<Toy>, PathBuf) {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("gallery").join(name);
    let _ = fs::remove_dir_all(&folder);
    let gallery = Gallery::open(&HONEST, &folder, &GOLDEN);
    gallery.bless();
    (gallery, folder)
}

/// What the gallery says of the first file once `from` has become `to` in it.
fn fault_with(from: &str, to: &str) -> Vec<String> {
    let (gallery, folder) = blessed(&format!("with-{to}").replace(' ', "-"));
    let file = folder.join("peeks.replay");
    let text = fs::read_to_string(&file).expect("it was written");
    assert!(text.contains(from), "{text}");
    fs::write(file, text.replacen(from, to, 1)).expect("it can be written");
    gallery.faults()
}

#[test]
fn what_was_blessed_has_no_fault_and_is_blessed_the_same_again() {
    let (gallery, folder) = blessed("clean");
    let read = || fs::read(folder.join("short.replay")).expect("it was written");
    let before = read();

    gallery.bless();

    assert_eq!(gallery.faults(), [""; 0]);
    assert_eq!(gallery.strays(), [""; 0]);
    assert_eq!(read(), before);
    assert_eq!(gallery.setups().iter().map(|setup| setup.players).collect::<Vec<_>>(), [2, 3]);
}

#[test]
fn a_file_that_is_missing_and_one_too_many_are_found() {
    let (gallery, folder) = blessed("moved");

    fs::rename(folder.join("peeks.replay"), folder.join("peek.replay")).expect("it is there");

    let faults = gallery.faults();
    assert_eq!(faults.len(), 1);
    assert!(faults[0].starts_with("peeks: "), "{faults:?}");
    assert_eq!(gallery.strays(), ["peek.replay"]);
}

#[test]
fn a_file_that_tells_another_game_is_found() {
    let told = |from, to| {
        let faults = fault_with(from, to);
        assert_eq!(faults.len(), 1, "{faults:?}");
        faults[0].clone()
    };

    assert_eq!(
        told("# Somebody peeks.", "# Nobody peeks."),
        "peeks: line 3 is written otherwise; see cargo xtask bless"
    );
    assert!(told("setup: 2 players", "setup: 3 players").starts_with("peeks: line "));
    assert!(told("P1 choose", "P1 chose").starts_with("peeks: line "));
}

#[test]
fn a_file_that_is_not_what_it_is_for_is_found() {
    static OTHERS: [Golden<Toy>; 2] =
        [Golden { shows: |_| false, ..GOLDEN[0] }, Golden { setup: "3 players", ..GOLDEN[1] }];
    let (_, folder) = blessed("others");

    let faults = Gallery::open(&HONEST, folder, &OTHERS).faults();

    assert_eq!(
        faults,
        [
            "peeks: it does not show “Somebody peeks.”; see cargo xtask bless",
            "short: it is a game of 3 players short; see cargo xtask bless",
        ]
    );
}
