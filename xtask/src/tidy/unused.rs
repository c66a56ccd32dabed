//! Dependencies that nothing names: they cost building time and tell readers something untrue.

use std::collections::BTreeSet;

use super::manifest::{Kind, dependencies, of_the_workspace};
use crate::fault::Fault;
use crate::source::Code;
use crate::tree::{TextFile, Tree};

/// The dependencies no Rust file of their crate names, and those of the workspace that no crate takes.
pub(super) fn faults(tree: &Tree) -> Vec<Fault> {
    let mut taken = BTreeSet::new();
    let borrowed = borrowed(tree);
    let mut faults = Vec::new();
    let crates = tree.texts().iter().filter(|file| file.path.ends_with("/Cargo.toml"));
    for (manifest, room) in crates.filter_map(|file| Some((file, file.room()?))) {
        // What cannot be read is a fault of the arrows.
        let declared = dependencies(&manifest.text).unwrap_or_default();
        let sources: Vec<(&TextFile, Code)> = tree
            .with_extension("rs")
            .filter(|file| {
                file.room() == Some(room) || borrowed.contains(&(room, file.path.clone()))
            })
            .map(|file| (file, Code::of(&file.text)))
            .collect();
        for found in declared {
            let places = || sources.iter().filter(|(_, code)| names(code, &found.name));
            let what = if found.has_features {
                None
            } else if places().next().is_none() {
                Some(format!("`{}` is named nowhere in `{room}`", found.name))
            } else if found.kind == Kind::Build && places().all(|(file, _)| is_test(&file.path)) {
                Some(format!("only tests of `{room}` name `{}`", found.name))
            } else {
                None
            };
            faults.extend(what.map(|what| Fault::new(&manifest.path, found.line, what)));
            taken.insert(found.name);
        }
    }
    let Some(root) = tree.text("Cargo.toml") else { return faults };
    for found in of_the_workspace(&root.text).unwrap_or_default() {
        if !taken.contains(&found.name) {
            let what = format!("no crate depends on `{}`", found.name);
            faults.push(Fault::new(&root.path, found.line, what));
        }
    }
    faults
}

/// The files that a crate compiles and another owns (`#[path = "…"] mod …`), with the crate.
fn borrowed(tree: &Tree) -> BTreeSet<(&str, String)> {
    let files = tree.with_extension("rs").filter_map(|file| Some((file.room()?, file)));
    files
        .flat_map(|(room, file)| {
            let folder = file.path.rsplit_once('/').map_or("", |(folder, _)| folder);
            let marks = file.text.split("#[path = \"").skip(1);
            marks.filter_map(move |rest| Some((room, joined(folder, rest.split('"').next()?))))
        })
        .collect()
}

/// Where `path` leads from `folder`.
fn joined(folder: &str, path: &str) -> String {
    let mut parts: Vec<&str> = folder.split('/').collect();
    for part in path.split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop()),
            name => parts.push(name),
        }
    }
    parts.join("/")
}

/// Whether `code` has a path that begins with this crate.
fn names(code: &Code, dependency: &str) -> bool {
    let root = dependency.replace('-', "_");
    let text = code.text();
    code.find(&root).any(|at| {
        // `ratatui::crossterm` is ratatui's.
        code.word_at(at) == root && !text[..at].ends_with([':', '.'])
    })
}

/// Whether the file is compiled for tests and benchmarks alone.
fn is_test(path: &str) -> bool {
    ["/tests/", "/benches/", "/examples/"].iter().any(|folder| path.contains(folder))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fault::lines;

    /// The faults of a crate with `dependencies` and one file at `path` that says `code`.
    fn faults_of(dependencies: &str, path: &str, code: &str) -> Vec<String> {
        let manifest = format!("[dependencies]\n{dependencies}");
        let path = format!("crates/ferry/{path}");
        lines(&faults(&Tree::of([
            ("crates/ferry/Cargo.toml", manifest.as_str()),
            (path.as_str(), code),
        ])))
    }

    #[test]
    fn what_is_named_is_used() {
        for code in
            ["use some_river::Bank;", "fn a() { some_river::cross() }", "use {some_river as r};"]
        {
            assert_eq!(
                faults_of("some-river.workspace = true\n", "src/a.rs", code),
                [""; 0],
                "{code}"
            );
        }
    }

    #[test]
    fn what_is_named_nowhere_is_a_fault() {
        let fault = ["crates/ferry/Cargo.toml:2: `some-river` is named nowhere in `ferry`"];
        for code in [
            "",
            "// some_river\n",
            "use other::some_river;",
            "use some_rivers;",
            "\"some_river::a\"",
        ] {
            assert_eq!(
                faults_of("some-river.workspace = true\n", "src/a.rs", code),
                fault,
                "{code}"
            );
        }
    }

    #[test]
    fn what_only_switches_features_on_is_used() {
        let river = "river = { workspace = true, features = [\"flood\"] }\n";
        assert_eq!(faults_of(river, "src/a.rs", ""), [""; 0]);
    }

    #[test]
    fn what_a_borrowed_file_names_is_used() {
        let tree = Tree::of([
            ("crates/ferry/Cargo.toml", "[dev-dependencies]\nriver = \"1\"\n"),
            ("crates/ferry/tests/a.rs", "#[path = \"../../bank/tests/b.rs\"]\nmod b;\n"),
            ("crates/bank/tests/b.rs", "use river::Bank;"),
        ]);
        assert_eq!(lines(&faults(&tree)), [""; 0]);
    }

    #[test]
    fn what_only_tests_name_belongs_to_the_tests() {
        let found = faults_of("river = \"1\"\n", "tests/a.rs", "use river::Bank;");
        assert_eq!(found, ["crates/ferry/Cargo.toml:2: only tests of `ferry` name `river`"]);
    }

    #[test]
    fn what_the_workspace_offers_is_taken_by_a_crate() {
        let tree = Tree::of([
            ("Cargo.toml", "[workspace.dependencies]\n# Why.\nriver = \"1\"\nbank = \"1\"\n"),
            ("crates/ferry/Cargo.toml", "[dev-dependencies]\nbank.workspace = true\n"),
            ("crates/ferry/tests/a.rs", "use bank::Coin;"),
        ]);
        assert_eq!(lines(&faults(&tree)), ["Cargo.toml:3: no crate depends on `river`"]);
    }
}
