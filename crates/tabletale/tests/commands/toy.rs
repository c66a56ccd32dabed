//! A game is one crate and one module a screen: the toy game in every command, with an option that
//! has values, an option of a seat, and one player.

use std::{
    io::Write,
    process::{Command, Stdio},
};

use serde_json::Value;

use crate::said::{root, run};

fn simulate(words: &str) -> Value {
    let out = run(&format!("simulate toy --games 6 --seed 3 --json {words}")).went_well();
    serde_json::from_str(&out).unwrap()
}

#[test]
fn every_bot_plays_it_with_every_option_and_number_of_players() {
    for seats in ["random", "greedy,random", "hard,medium,easy"] {
        let outcome = simulate(&format!("--seats {seats}"));
        assert_eq!(outcome["options"]["length"], "short", "{outcome}");
    }
    let outcome = simulate("--seats hard --option length=long --option P1.start=mill");
    assert_eq!(outcome["options"]["length"], "long");
    assert_eq!(outcome["options"]["P1.start"], "mill");
    let flood = simulate("--seats random --option flood");
    assert!(flood["all_lost"].as_f64().unwrap() > 0.0, "nobody seeks the tower: {flood}");
    assert_eq!(outcome["all_lost"], Value::Null, "nobody can lose without a flood");
    let mean = outcome["bots"][0]["mean_score"].as_f64().unwrap();
    assert!(mean >= 7.0, "four spaces and some coins in five rounds, not {mean}");
}

#[test]
fn a_wrong_value_is_answered_with_those_there_are() {
    let said = run("simulate toy --seats hard --option length=endless");
    assert!(said.complained().contains("short or long"), "{}", said.err);
    let said = run("simulate toy --seats hard,hard,hard,hard");
    assert!(said.complained().contains("1 to 3 players"), "{}", said.err);
}

#[test]
fn it_is_played_alone_line_by_line_and_its_story_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_tabletale"))
        .args("play toy --plain --seats me --option P1.start=mill --seed 1".split(' '))
        .env("TABLETALE_DATA", folder.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let moves = "walk tower\nchoose 2\nwalk ford\nchoose 1\nstay\n";
    child.stdin.take().unwrap().write_all(moves.as_bytes()).unwrap();
    let told = String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap();

    assert!(told.contains("The tower has a door"), "{told}");
    assert!(told.contains("The grip is honest."), "the outcome is told: {told}");
    assert!(told.contains("It weighs nothing."), "and so is the next: {told}");
    assert!(told.contains("wins with"), "{told}");
}

#[test]
fn its_book_is_read_and_checked() {
    let passage = run("read toy B").went_well();
    assert!(passage.contains("two fingers wait in the slot"), "{passage}");
    assert!(run("check").went_well().contains("The Crossing"));
}

/// What the game brings besides its rules: its words and what it tells, its place on the shelf, and
/// one module for each screen.
#[test]
fn what_it_brings_besides_its_rules_is_short() {
    let files = [
        "crates/game-toy/src/event.rs",
        "crates/game-toy/src/reading.rs",
        "crates/game-toy/src/words.rs",
        "crates/shelf/src/toy.rs",
        "crates/tui/src/toy.rs",
        "crates/web/src/toy.rs",
    ];
    let lines =
        files.map(|file| std::fs::read_to_string(root().join(file)).unwrap().lines().count());
    assert!(lines.iter().sum::<usize>() < 400, "{files:?}: {lines:?}");
}
