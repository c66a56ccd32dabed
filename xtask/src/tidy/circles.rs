//! Modules that reach each other in a circle.
//!
//! A module uses another one where a path leads to a function, a constant or a macro of it, followed
//! through imports and re-exports to where it is defined. A type alone is no use: its name, its
//! fields and its variants are what modules share; calling one of its functions is. Tests do not
//! count, and neither does the root of the folder. Methods that are called with a dot are not seen.

mod graph;
mod names;
mod scan;
#[cfg(test)]
mod tests;

use std::collections::BTreeSet;

use graph::Graph;
use names::{Names, Use};

use super::rust_files::is_among;
use crate::fault::Fault;
use crate::tree::Tree;

/// The folders that have no circles: a crate, and modules in it; its root is "".
const FOLDERS: &[(&str, &[&str])] = &[
    ("game-*", &["", "cards", "components", "insight", "rules", "words"]),
    ("host", &[""]),
    ("server", &[""]),
    ("web", &[""]),
    ("tui", &[""]),
    ("story", &[""]),
    ("arena", &[""]),
];

/// Modules at the root of a game that count as one, because `impl Game` has parts in each.
const ONE_IN_A_GAME: &[&str] = &["imagine", "rules", "state"];

/// Folders that have circles as yet, and the modules in them. A new circle among these alone is not
/// found, so nothing is added here.
const KNOWN: &[(&str, &[&str])] = &[];

/// This file, which has the list.
const LIST: &str = "xtask/src/tidy/circles.rs";

/// The circles that are not known, and what is known and is none any more.
pub(super) fn faults(tree: &Tree) -> Vec<Fault> {
    found(tree, KNOWN)
}

fn found(tree: &Tree, known: &[(&str, &[&str])]) -> Vec<Fault> {
    let rooms: BTreeSet<&str> = tree
        .texts()
        .iter()
        .filter(|file| file.path.starts_with("crates/"))
        .filter_map(|file| file.room())
        .collect();
    let mut faults = Vec::new();
    for room in rooms {
        let Some((_, folders)) = FOLDERS.iter().find(|(name, _)| is_among(room, &[name])) else {
            continue;
        };
        let root = format!("crates/{room}/src/");
        let uses = Names::of(tree, &root).uses();
        for inside in *folders {
            let folder = format!("{root}{inside}");
            let folder = folder.trim_end_matches('/');
            let known = known.iter().find(|(known, _)| *known == folder);
            let one = if is_among(room, &["game-*"]) { ONE_IN_A_GAME } else { &[] };
            let graph = graph(&uses, inside, one);
            faults.extend(check(&graph, folder, known.map_or(&[], |(_, modules)| modules)));
        }
    }
    faults
}

/// The graph of the modules in one folder of a crate with these uses.
fn graph<'a>(uses: &'a [Use], inside: &str, one: &[&'static str]) -> Graph<'a> {
    let mut graph = Graph::default();
    for at in uses {
        if let (Some(from), Some(to)) = (child(&at.from, inside), child(&at.to, inside)) {
            let as_one =
                |name| if inside.is_empty() && one.contains(&name) { "rules" } else { name };
            let (from, to) = (as_one(from), as_one(to));
            if from != to {
                graph.add(from, to, at);
            }
        }
    }
    graph
}

/// The module of the folder `inside` that `module` is or lies in.
fn child<'a>(module: &'a [String], inside: &str) -> Option<&'a str> {
    match (inside, module) {
        ("", [first, ..]) => Some(first),
        (_, [first, second, ..]) if first == inside => Some(second),
        _ => None,
    }
}

fn check(graph: &Graph, folder: &str, known: &[&str]) -> Vec<Fault> {
    let groups = graph.groups();
    let mut faults = Vec::new();
    for group in &groups {
        let new: Vec<&str> = group.iter().filter(|name| !known.contains(name)).copied().collect();
        let circle = graph.shortest(new);
        let Some((_, _, first)) = circle.first() else { continue };
        let steps: Vec<String> = circle
            .iter()
            .map(|(from, to, at)| format!("`{from}` uses `{to}` ({}:{})", at.file, at.line))
            .collect();
        let what = format!("a circle of modules: {}", steps.join(", "));
        faults.push(Fault::new(&first.file, first.line, what));
    }
    for name in known.iter().filter(|name| !groups.iter().any(|group| group.contains(*name))) {
        let what = format!("`{name}` of {folder} is in no circle any more: take it off the list");
        faults.push(Fault::new(LIST, 1, what));
    }
    faults
}
