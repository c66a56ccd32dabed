//! The words everybody tries first.

use std::{
    io::{BufRead, BufReader},
    process::{Command, Stdio},
};

use crate::said::run;

#[test]
fn it_knows_its_version_and_helps() {
    assert!(run("--version").went_well().starts_with("tabletale 0."));
    for words in [
        "--help",
        "serve --help",
        "simulate --help",
        "score --help",
        "read --help",
        "check --help",
        "tables --help",
        "verify --help",
    ] {
        let out = run(words).went_well();
        assert!(out.contains("Examples:"), "{out}");
        assert!(out.lines().all(|line| line.chars().count() <= 100), "{out}");
    }
}

#[test]
fn without_a_command_it_serves_with_the_options_of_that() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("mine.db");
    for words in [&["--listen", "127.0.0.1:0"][..], &["serve", "--listen", "127.0.0.1:0"]] {
        let mut server = Command::new(env!("CARGO_BIN_EXE_tabletale"))
            .args(words)
            .arg("--database")
            .arg(&file)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();

        let mut greeting = BufReader::new(server.stdout.take().unwrap()).lines();
        let (open, kept) = (greeting.next().unwrap().unwrap(), greeting.next().unwrap().unwrap());
        server.kill().unwrap();
        server.wait().unwrap();

        assert!(open.starts_with("Tabletale is open at http://127.0.0.1:"), "{open}");
        assert!(!open.ends_with(":7878"), "{open}");
        assert!(kept.contains(&file.display().to_string()), "{kept}");
    }
}

#[test]
fn the_options_of_serve_are_for_no_other_command() {
    for words in ["--lan play faraway", "play faraway --lan", "check --database tables.db"] {
        let said = run(words);
        assert_eq!(said.code, 2, "{words}: {}", said.err);
    }
}
