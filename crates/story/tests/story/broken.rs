//! Deliberately broken books: each fault is found, on its line, and nothing else is.
//!
//! In `tests/broken/*.story` a note `#! words` stands above every line that is at fault and gives
//! words of the fault; `#0! words` is a fault of no line. `# Heads: 1 2` says what leads into the
//! book; without it, all passages that are no follow-ups. `# Notes: premise` says which notes are wanted.

use std::{fs, ops::RangeInclusive, path::Path};

use crate::ferry::{ferry, read};
use story::{Key, Price, Reserved, Standing, Targets, check};
use table::Fault;

/// What Ferry wants its books to be like.
fn targets() -> Targets {
    let price = |number, standing, worth| Price { check: None, number, standing, worth };
    let of_two = |(number, worth): (u8, RangeInclusive<i16>)| {
        let standings = [Standing::Lower, Standing::Higher];
        standings.map(|standing| price(number, standing, worth.clone()))
    };
    let prices = [(2, 2..=2), (3, 3..=4), (4, 7..=7), (6, 13..=14)].map(of_two);
    Targets {
        head_choices: 2..=3,
        head_words: 4..=20,
        follow_up_words: 4..=16,
        label_words: 1..=6,
        reaction_words: 3..=12,
        failure_words: 3..=8,
        prices: prices.into_iter().flatten().chain([price(2, Standing::Alone, 6..=6)]).collect(),
        tolerance: 3,
        reserved: vec![Reserved { thing: "rope".to_owned(), from: 4 }],
        banned: vec!["seems to".to_owned(), "eerie".to_owned()],
        sparing: vec![("ancient".to_owned(), 1)],
        opening_words: 3,
        ..Targets::default()
    }
}

/// The faults of a book, read and, if it reads well, checked.
fn faults(name: &str, text: &str) -> Vec<Fault> {
    let book = match read(name, text) {
        Ok(book) => book,
        Err(faults) => return faults,
    };
    let named = text.lines().find_map(|line| line.strip_prefix("# Heads:"));
    let heads: Vec<Key> = match named {
        Some(heads) => {
            heads.split_whitespace().map(|word| word.parse().expect("a short key")).collect()
        }
        None => book.passages.iter().filter(|p| !p.follow_up).map(|p| p.key).collect(),
    };
    let notes = text.lines().find_map(|line| line.strip_prefix("# Notes:"));
    let notes = notes.into_iter().flat_map(str::split_whitespace).map(str::to_owned).collect();
    check(&book, heads.into_iter(), &Targets { notes, ..targets() })
}

/// What the notes of a broken book promise: lines and words.
fn promised(text: &str) -> Vec<(usize, &str)> {
    let mut waiting = Vec::new();
    let mut promised = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        if let Some(words) = line.strip_prefix("#0! ") {
            promised.push((0, words));
        } else if let Some(words) = line.strip_prefix("#! ") {
            waiting.push(words);
        } else if !line.starts_with('#') {
            promised.extend(waiting.drain(..).map(|words| (number, words)));
        }
    }
    promised
}

#[test]
fn every_broken_book_is_caught_on_the_right_lines() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/broken");
    let mut books = 0;
    let mut wrong = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).unwrap();

        let mut promised = promised(&text);
        let mut unexpected = Vec::new();
        for fault in faults(&name, &text) {
            let place = promised.iter().position(|(line, words)| {
                fault.line == *line
                    && fault.what.contains(words)
                    && (fault.file == name || fault.line == 0)
            });
            match place {
                Some(place) => drop(promised.remove(place)),
                None => unexpected.push(fault.to_string()),
            }
        }

        if !unexpected.is_empty() || !promised.is_empty() {
            wrong.push(format!("{name}: not promised {unexpected:#?}, not found {promised:#?}"));
        }
        books += 1;
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(books >= 12, "only {books} books: where are they?");
}

#[test]
fn a_good_book_has_no_faults() {
    let heads = [1, 2].map(Key::new);

    let faults = check(&crate::ferry::good(), heads.into_iter(), &Targets::default());

    assert_eq!(faults, []);
}

#[test]
fn a_number_used_twice_is_found_across_files() {
    let text = "== 7 Fog\n\nFog, mostly.\n\nthen: nothing\n";
    let files = ["a.story", "b.story"].map(|name| (name.to_owned(), text.to_owned()));

    let faults = story::read(ferry(), &files).unwrap_err();

    assert_eq!(
        faults.iter().map(ToString::to_string).collect::<Vec<_>>(),
        ["b.story:1: 7 is used twice; it is “Fog” in a.story:1"]
    );
}
