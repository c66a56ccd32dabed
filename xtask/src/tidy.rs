//! `cargo xtask tidy`: house rules over every file of the project, all faults at once.

mod arrows;
mod circles;
mod doors;
mod drawing;
mod links;
mod manifest;
mod modules;
mod rust_files;
mod text;
mod unused;

use std::path::Path;

use anyhow::Result;

use crate::fault::{self, Fault};
use crate::tree::Tree;

pub(crate) use manifest::{Dependency, Kind, dependencies};

/// Prints every breach of a house rule; an error when there is one.
pub(crate) fn run(root: &Path) -> Result<()> {
    let tree = Tree::read(root)?;
    println!("{} text files", tree.texts().len());
    fault::report(faults(&tree))
}

fn faults(tree: &Tree) -> Vec<Fault> {
    [
        rust_files::faults(tree),
        modules::faults(tree),
        arrows::faults(tree),
        circles::faults(tree),
        doors::faults(tree),
        drawing::faults(tree),
        text::faults(tree),
        links::faults(tree),
        unused::faults(tree),
    ]
    .concat()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fault::lines;

    #[test]
    fn a_tidy_project_has_no_fault() {
        let tree = Tree::of([
            ("README.md", "[rules](content/ferry/RULES.md)\n"),
            ("content/ferry/RULES.md", "# Ferry\n"),
            ("crates/game-ferry/Cargo.toml", "[dependencies]\ntable.workspace = true\n"),
            ("crates/game-ferry/src/lib.rs", "//! Ferry.\n\nmod river;\n"),
            ("crates/game-ferry/src/river.rs", "//! The river.\n\nuse table::Seat;\n"),
            ("crates/table/Cargo.toml", "[package]\n"),
        ]);

        assert_eq!(lines(&faults(&tree)), [""; 0]);
    }

    #[test]
    fn faults_of_every_kind_are_reported_together() {
        let tree = Tree::of([
            ("README.md", "[rules](nowhere.md)  \n"),
            ("crates/table/Cargo.toml", "[dependencies]\ngame-ferry.workspace = true\n"),
            ("crates/game-ferry/Cargo.toml", "[package]\n"),
            ("crates/game-ferry/src/lib.rs", "mod shore;\n"),
            ("crates/game-ferry/src/river.rs", "//! The river.\n\nuse table::Seat;\n"),
        ]);

        let faults = lines(&faults(&tree));
        for part in ["opens with", "no module", "must not", "end of the line", "leads nowhere"] {
            assert!(faults.iter().any(|fault| fault.contains(part)), "{part}: {faults:#?}");
        }
    }
}
