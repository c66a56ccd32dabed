//! Every Rust file is part of a crate: some module names it.
//!
//! A test file that nobody declares looks like a test, counts as one for the
//! rules it names, and never runs.

use crate::fault::Fault;
use crate::source::Code;
use crate::tree::{TextFile, Tree};

/// The Rust files that no `mod` brings into a crate.
pub(super) fn faults(tree: &Tree) -> Vec<Fault> {
    tree.with_extension("rs")
        .filter(|file| file.room().is_some())
        .filter(|file| !is_root(&file.path))
        .filter(|file| !is_declared(tree, &file.path) && !is_in_manifest(tree, file))
        .map(|file| Fault::new(&file.path, 1, "no module declares this file, so it is never built"))
        .collect()
}

/// Whether cargo finds the file by itself.
fn is_root(path: &str) -> bool {
    let path = path.strip_prefix("crates/").unwrap_or(path);
    let parts: Vec<&str> = path.split('/').skip(1).collect();
    matches!(
        parts[..],
        ["build.rs"]
            | ["src", "lib.rs" | "main.rs"]
            | ["src", "bin", _]
            | ["src", "bin", _, "main.rs"]
            | ["tests" | "benches" | "examples", _]
            | ["tests" | "benches" | "examples", _, "main.rs"]
    )
}

/// Whether the manifest names the file: `path = "tests/rules/all.rs"`.
fn is_in_manifest(tree: &Tree, file: &TextFile) -> bool {
    let room = file.room().unwrap_or_default();
    let Some((before, inside)) = file.path.split_once(&format!("{room}/")) else {
        return false;
    };
    tree.text(&format!("{before}{room}/Cargo.toml"))
        .is_some_and(|manifest| manifest.text.contains(&format!("path = \"{inside}\"")))
}

/// Whether a module that may declare the file at `path` does so.
fn is_declared(tree: &Tree, path: &str) -> bool {
    let path = path.strip_suffix("/mod.rs").or_else(|| path.strip_suffix(".rs")).unwrap_or(path);
    let Some((folder, name)) = path.rsplit_once('/') else {
        return false;
    };
    let declares = |file: &TextFile| {
        let code = Code::of(&file.text);
        [format!("mod {name};"), format!("mod r#{name};")]
            .iter()
            .any(|declaration| code.find(declaration).next().is_some())
    };
    tree.with_extension("rs").filter(|file| may_declare(&file.path, folder)).any(declares)
}

/// Whether the module at `path` looks for its modules in `folder`.
fn may_declare(path: &str, folder: &str) -> bool {
    if path.strip_suffix(".rs") == Some(folder) {
        return true;
    }
    let Some((parent, name)) = path.rsplit_once('/') else {
        return false;
    };
    parent == folder && (matches!(name, "lib.rs" | "main.rs" | "mod.rs") || is_root(path))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fault::lines;

    #[test]
    fn files_that_cargo_or_a_module_finds_are_fine() {
        let tree = Tree::of([
            ("crates/a/src/lib.rs", "pub mod river;\nmod bank;\n"),
            ("crates/a/src/river.rs", "mod toll;\n#[cfg(test)]\nmod tests;\n"),
            ("crates/a/src/river/toll.rs", ""),
            ("crates/a/src/river/tests.rs", ""),
            ("crates/a/src/bank/mod.rs", ""),
            ("crates/a/src/bin/extra.rs", ""),
            ("crates/a/benches/speed.rs", ""),
            ("crates/a/tests/laws.rs", "mod common;\n"),
            ("crates/a/tests/common/mod.rs", ""),
            ("crates/a/tests/rules/main.rs", "mod river;\n"),
            ("crates/a/tests/rules/river.rs", ""),
            ("crates/a/build.rs", ""),
            ("crates/a/Cargo.toml", "[[test]]\npath = \"tests/odd/all.rs\"\n"),
            ("crates/a/tests/odd/all.rs", ""),
        ]);

        assert_eq!(lines(&faults(&tree)), [""; 0]);
    }

    #[test]
    fn a_test_file_nobody_declares_is_a_fault() {
        let tree = Tree::of([
            ("crates/a/tests/rules/main.rs", "mod river_bank;\n// mod river;\n"),
            ("crates/a/tests/rules/river_bank.rs", ""),
            ("crates/a/tests/rules/river.rs", "#[test] fn fe_001_never_runs() {}"),
            ("crates/a/src/tests/river.rs", ""),
        ]);

        assert_eq!(
            lines(&faults(&tree)),
            [
                "crates/a/tests/rules/river.rs:1: no module declares this file, so it is never built",
                "crates/a/src/tests/river.rs:1: no module declares this file, so it is never built",
            ]
        );
    }
}
