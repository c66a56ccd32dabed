//! `cargo xtask bless`: rewrites golden files and snapshots as the code now has them.
//!
//! Two kinds of test compare with a file. Those in a test named `golden` rewrite
//! theirs when `BLESS` is set; those that use insta, when `INSTA_UPDATE` says so.

use std::path::Path;
use std::process::Command;

use anyhow::Result;

use crate::shell;
use crate::tidy::{Dependency, Kind, dependencies};
use crate::tree::Tree;

/// Rewrites all golden files and lists those that moved.
pub(crate) fn run(root: &Path) -> Result<()> {
    let tree = Tree::read(root)?;
    if tree.texts().iter().any(|file| is_golden_test(&file.path)) {
        println!("== golden replays");
        let words = ["test", "--workspace", "--no-fail-fast", "--test", "golden"];
        shell::run(shell::cargo(root, &words).env("BLESS", "1"))?;
    }
    let users = snapshot_users(&tree);
    if !users.is_empty() {
        println!("== snapshots");
        let mut words = vec!["test", "--no-fail-fast", "--tests"];
        words.extend(users.iter().flat_map(|user| ["--package", user]));
        shell::run(shell::cargo(root, &words).env("INSTA_UPDATE", "always"))?;
    }
    println!("== moved");
    let mut git = Command::new("git");
    git.args(["status", "--short", "--untracked-files=all", "--", "*golden*", "*.snap"]);
    match shell::output(git.current_dir(root)) {
        Ok(moved) if moved.is_empty() => println!("nothing"),
        Ok(moved) => print!("{}", String::from_utf8_lossy(&moved)),
        Err(error) => println!("git does not say: {error:#}"),
    }
    Ok(())
}

/// Whether cargo knows this file as a test named `golden`.
fn is_golden_test(path: &str) -> bool {
    path.ends_with("/tests/golden.rs") || path.ends_with("/tests/golden/main.rs")
}

/// The crates whose tests compare with insta's snapshots.
fn snapshot_users(tree: &Tree) -> Vec<&str> {
    tree.texts()
        .iter()
        .filter(|file| file.path.ends_with("/Cargo.toml"))
        .filter(|file| {
            let is_insta = |found: &Dependency| found.kind == Kind::Test && found.name == "insta";
            dependencies(&file.text).is_ok_and(|found| found.iter().any(is_insta))
        })
        .filter_map(|file| file.room())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn golden_tests_are_known_by_their_place() {
        assert!(is_golden_test("crates/game-ferry/tests/golden.rs"));
        assert!(is_golden_test("crates/game-ferry/tests/golden/main.rs"));
        assert!(!is_golden_test("crates/game-ferry/src/golden.rs"));
        assert!(!is_golden_test("crates/game-ferry/tests/golden/p1.replay"));
    }

    #[test]
    fn users_of_snapshots_are_known_by_their_manifests() {
        let tree = Tree::of([
            ("crates/tui/Cargo.toml", "[dev-dependencies]\ninsta.workspace = true\n"),
            ("crates/table/Cargo.toml", "[dev-dependencies]\nluck.workspace = true\n"),
        ]);

        assert_eq!(snapshot_users(&tree), ["tui"]);
    }
}
