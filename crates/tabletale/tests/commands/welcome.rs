//! `tabletale` without a word, and the words everybody tries first.

use crate::said::{run, tabletale};

#[test]
fn without_words_and_without_a_terminal_it_only_explains_itself() {
    let out = tabletale(&[]).went_well();

    assert!(out.starts_with("Tabletale seats people and bots"), "{out}");
    assert!(!out.contains("[Y/n]"), "{out}");
}

#[test]
fn it_knows_its_version_and_helps() {
    assert!(run("--version").went_well().starts_with("tabletale 0."));
    for words in ["--help", "simulate --help", "score --help", "check --help"] {
        let out = run(words).went_well();
        assert!(out.contains("Examples:"), "{out}");
        assert!(out.lines().all(|line| line.chars().count() <= 100), "{out}");
    }
}
