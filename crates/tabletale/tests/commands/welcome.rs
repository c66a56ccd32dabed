//! The words everybody tries first.

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
