//! `tabletale read`, and `tabletale check` on a book, as somebody types them.

use std::{fs, path::Path};

use crate::said::{Said, root, run, tabletale};

/// A folder with all files of Above and Below, to be spoiled.
pub(crate) fn copied() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let (from, to) =
        (root().join("content/above-and-below"), folder.path().join("above-and-below"));
    fs::create_dir_all(to.join("storybook")).unwrap();
    for place in ["", "storybook"] {
        for entry in fs::read_dir(from.join(place)).unwrap() {
            let path = entry.unwrap().path();
            if path.is_file() {
                fs::copy(&path, to.join(place).join(path.file_name().unwrap())).unwrap();
            }
        }
    }
    folder
}

/// Replaces `words`, which stand in a chapter once, and gives the number of their line.
#[track_caller]
pub(crate) fn spoil(folder: &Path, chapter: &str, words: &str, by: &str) -> usize {
    let file = folder.join("above-and-below/storybook").join(chapter);
    let text = fs::read_to_string(&file).unwrap();
    assert_eq!(text.matches(words).count(), 1, "{words}");
    let line = text[..text.find(words).unwrap()].matches('\n').count() + 1;
    fs::write(&file, text.replace(words, by)).unwrap();
    line
}

fn check(folder: &Path) -> Said {
    tabletale(&["check", folder.to_str().unwrap()])
}

#[test]
fn a_passage_is_read_without_what_is_behind_it_unless_one_asks() {
    let page = run("read above-and-below 115").went_well();
    assert!(page.starts_with("115  The House Seed\n\nThe nut has a doorknob."), "{page}");
    assert!(page.contains("\n• Buy the nut and carry it home.\n    explore 3 for 2 coins\n"));
    assert!(page.lines().all(|line| line.chars().count() <= 88), "{page}");
    assert!(!page.contains("build up to 7"), "{page}");

    let behind = run("read above-and-below 115 --behind").went_well();
    assert!(behind.contains("    explore 3 for 2 coins: build up to 7\n"), "{behind}");
    assert_eq!(run("read above-and-below 115 --all").went_well(), behind);
}

#[test]
fn what_cannot_be_read_is_refused_in_a_sentence() {
    let said = run("read above-and-below 999");
    assert_eq!(said.complained(), "there is no passage 999: the book goes from 1 to 215");
    let said = run("read above-and-below forty");
    assert_eq!(said.complained(), "“forty” is not the key of a passage, such as 41 or Q12");
    assert_eq!(run("read faraway 41").complained(), "Faraway has no book to read from");
    assert!(run("read chess 41").complained().starts_with("there is no game “chess”"));
}

#[test]
fn a_book_of_ones_own_is_read_and_checked() {
    let folder = copied();
    spoil(folder.path(), "5-things-that-grow.story", "The House Seed", "The Chapel Seed");
    let content = folder.path().to_str().unwrap();

    let page = tabletale(&["read", "above-and-below", "115", "--content", content]).went_well();
    assert!(page.starts_with("115  The Chapel Seed\n"), "{page}");
    let out = check(folder.path()).went_well();
    assert!(out.contains(&format!("{content}/above-and-below")), "{out}");
}

#[test]
fn a_book_is_shown_in_numbers_next_to_what_is_wanted() {
    let out = run("check").went_well();
    assert!(out.contains("The book of Above and Below in numbers"), "{out}");
    let has = |row: &str| out.lines().any(|line| line.split_whitespace().eq(row.split(' ')));
    assert!(has("heads 150 wanted 150"), "{out}");
    assert!(has("welcome the Liquid Woman 1 wanted 1"), "{out}");
    assert!(out.ends_with("Everything is in order.\n"));

    let chapters = run("check --by-chapter").went_well();
    assert!(chapters.contains("\nstorybook/3-slow-water.story\n\nheads"), "{chapters}");
}

#[test]
fn every_fault_of_a_broken_book_is_reported_with_its_file_and_line() {
    let folder = copied();
    let faults = [
        ("5-things-that-grow.story", "The nut has a doorknob.", "The eerie nut has a doorknob."),
        ("5-things-that-grow.story", "Buy the nut and", "Buy the \"nut\" and"),
        ("5-things-that-grow.story", "for 2 coins: build up to 7", "for 2 coins: gain 1 ore"),
        ("1-near-the-well.story", "== 8 ", "== 998 "),
    ];
    let mut lines = Vec::new();
    for (chapter, words, by) in faults {
        lines.push((chapter, spoil(folder.path(), chapter, words, by)));
    }

    let said = check(folder.path());

    let complaint = said.complained();
    assert!(complaint.contains(" faults in "), "{complaint}");
    let whats = [
        "115: “eerie” is banned",
        "115: a straight quote",
        "115: 3 gives ore, which begins at 5",
        "998: nothing leads to this passage",
    ];
    for ((chapter, line), what) in lines.into_iter().zip(whats) {
        let start = format!("above-and-below/storybook/{chapter}:{line}: {what}");
        assert!(said.out.lines().any(|told| told.contains(&start)), "{start}\n{}", said.out);
    }
    assert!(said.out.contains("passage 8 is missing"), "{}", said.out);
}

/// Whoever writes a chapter in a new file is told that nobody would ever read it, well or badly written.
#[test]
fn a_file_that_the_book_does_not_have_is_named_and_not_in_order() {
    let folder = copied();
    let storybook = folder.path().join("above-and-below/storybook");
    for (name, text) in [("7-new.story", "== 1 Broken"), ("notes.txt", "No story.")] {
        fs::write(storybook.join(name), text).unwrap();
    }

    let said = check(folder.path());

    assert!(said.complained().contains("1 fault in "), "{}", said.complained());
    let told = "above-and-below/storybook/7-new.story: is no file of the book of Above and Below, so \
                that nobody reads it";
    assert!(said.out.contains(told), "{}", said.out);
    assert!(!said.out.contains("Everything is in order"), "{}", said.out);
}

#[test]
fn what_is_no_storybook_at_all_is_reported_with_every_line() {
    let folder = copied();
    let (well, dark) = ("1-near-the-well.story", "6-the-far-dark.story");
    let first = spoil(folder.path(), "5-things-that-grow.story", "build up to 7", "bild up to 7");
    let chapter = folder.path().join("above-and-below/storybook").join(dark);
    let text = fs::read_to_string(&chapter).unwrap();
    fs::write(&chapter, format!("{text}\n== 1 A second first\n\nNobody asked.\n")).unwrap();

    let said = check(folder.path());

    assert!(said.complained().contains("faults in"));
    assert!(said.out.contains(&format!("5-things-that-grow.story:{first}: ")), "{}", said.out);
    let second = text.matches('\n').count() + 2;
    assert!(said.out.contains(&format!("{dark}:{second}: ")), "{}", said.out);
    assert!(!said.out.contains(&format!("{well}:0")), "{}", said.out);
}
