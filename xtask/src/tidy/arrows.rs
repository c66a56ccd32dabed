//! The direction of the arrows between crates. The table below is the architecture.
//!
//! Adding an arrow is a design decision and gets a commit of its own.

use std::collections::BTreeSet;

use super::manifest::{Kind, dependencies};
use super::rust_files::is_among;
use crate::fault::Fault;
use crate::tree::{TextFile, Tree};

/// A crate of ours, or a family of them, and those it may know.
struct Room {
    name: &'static str,
    may: &'static [&'static str],
    /// Those that its tests may know as well.
    tests_may: &'static [&'static str],
}

/// Every crate, in the order of the arrows. `*` stands for any ending.
const ROOMS: &[Room] = &[
    room("table", &[], &[]),
    room("luck", &["table"], &[]),
    room("story", &["table"], &[]),
    room("table-laws", &["table", "luck"], &[]),
    room("game-*", &["table", "story"], &["luck", "table-laws"]),
    room("bots", &["table", "luck"], &["game-*", "table-laws"]),
    room("shelf", &["table", "luck", "story", "game-*", "bots"], &["table-laws"]),
    room("arena", &["table", "luck", "bots", "shelf"], &["game-*", "table-laws"]),
    room("store", &["table"], &["luck"]),
    room("host", &["table", "luck", "shelf", "store"], &["game-*", "bots"]),
    room("web", &["table", "shelf", "game-*"], &["luck", "bots"]),
    room("tui", &["table", "shelf", "game-*"], &["luck", "bots"]),
    room("server", &["table", "host", "web", "store", "shelf"], &["luck", "game-*"]),
    room("browser", &["table", "luck", "host", "server", "shelf", "store"], &["game-*"]),
    room("tabletale", &["*"], &[]),
    room("load", &[], &[]),
    room("xtask", &[], &[]),
];

/// Crates of others that only some of ours may build on, and why.
const RESERVED: &[(&str, &[&str], &str)] = &[
    ("anyhow", &["browser", "load", "tabletale", "xtask"], "a library has errors of its own"),
    ("rand*", &["luck"], "luck is an argument; generators live in `luck`"),
];

const fn room(
    name: &'static str,
    may: &'static [&'static str],
    tests_may: &'static [&'static str],
) -> Room {
    Room { name, may, tests_may }
}

/// The arrows that point the wrong way.
pub(super) fn faults(tree: &Tree) -> Vec<Fault> {
    let manifests: Vec<(&str, &TextFile)> = tree
        .texts()
        .iter()
        .filter_map(|file| Some((file.room()?, file)))
        .filter(|(room, file)| {
            file.path == format!("crates/{room}/Cargo.toml") || file.path == "xtask/Cargo.toml"
        })
        .collect();
    let ours: BTreeSet<&str> = manifests.iter().map(|(room, _)| *room).collect();
    manifests.iter().flat_map(|(room, file)| check(room, file, &ours)).collect()
}

fn check(room: &str, file: &TextFile, ours: &BTreeSet<&str>) -> Vec<Fault> {
    let Some(known) = ROOMS.iter().find(|known| is_among(room, &[known.name])) else {
        let what = format!("`{room}` has no line in the table of arrows, {}", file!());
        return vec![Fault::new(&file.path, 1, what)];
    };
    let found = match dependencies(&file.text) {
        Ok(found) => found,
        Err(error) => return vec![Fault::new(&file.path, 1, error.message())],
    };
    let mut faults = Vec::new();
    for found in found {
        let name = found.name.as_str();
        let mut fault = |what| faults.push(Fault::new(&file.path, found.line, what));
        let may = is_among(name, known.may);
        match found.kind {
            Kind::Build if ours.contains(name) && !may => {
                fault(format!("`{room}` must not depend on `{name}`"));
            }
            Kind::Test if ours.contains(name) && !may && !is_among(name, known.tests_may) => {
                fault(format!("the tests of `{room}` must not depend on `{name}`"));
            }
            Kind::Build => {
                for (_, rooms, why) in RESERVED.iter().filter(|r| is_among(name, &[r.0])) {
                    if !is_among(room, rooms) {
                        fault(format!("`{room}` must not depend on `{name}`: {why}"));
                    }
                }
            }
            Kind::Test => {}
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fault::lines;

    /// The faults of one manifest among crates with ordinary ones.
    fn faults_of(room: &str, text: &str) -> Vec<String> {
        let path = format!("crates/{room}/Cargo.toml");
        let others = ["table", "luck", "table-laws", "game-ferry", "game-other", "shelf", "host"];
        let others: Vec<String> = others
            .into_iter()
            .filter(|other| *other != room)
            .map(|other| format!("crates/{other}/Cargo.toml"))
            .collect();
        let files = others.iter().map(|path| (path.as_str(), "[package]\n"));
        lines(&faults(&Tree::of(files.chain([(path.as_str(), text)]))))
    }

    #[test]
    fn the_arrows_of_the_design_are_allowed() {
        let game = "[dependencies]\ntable.workspace = true\nserde.workspace = true\n\
            [dev-dependencies]\nluck.workspace = true\ntable-laws.workspace = true\n";
        let shelf = "[dependencies]\ngame-ferry.workspace = true\ngame-other.workspace = true\n";

        assert_eq!(faults_of("game-ferry", game), [""; 0]);
        assert_eq!(faults_of("shelf", shelf), [""; 0]);
        assert_eq!(faults_of("tabletale", shelf), [""; 0]);
    }

    #[test]
    fn games_never_depend_on_each_other() {
        let text = "[dependencies]\ngame-other.workspace = true\n";
        let tests = "[dev-dependencies]\ngame-other.workspace = true\n";

        assert_eq!(
            faults_of("game-ferry", text),
            ["crates/game-ferry/Cargo.toml:2: `game-ferry` must not depend on `game-other`"]
        );
        assert_eq!(
            faults_of("game-ferry", tests),
            ["crates/game-ferry/Cargo.toml:2: the tests of `game-ferry` must not depend on \
              `game-other`"]
        );
    }

    #[test]
    fn what_tests_may_know_the_rules_may_not() {
        let text = "[package]\n\n[dependencies]\nluck.workspace = true\n";

        assert_eq!(
            faults_of("game-ferry", text),
            ["crates/game-ferry/Cargo.toml:4: `game-ferry` must not depend on `luck`"]
        );
    }

    #[test]
    fn a_crate_outside_the_table_is_a_fault() {
        let found = faults_of("cellar", "[package]\n");

        assert_eq!(found.len(), 1);
        assert!(found[0].contains("`cellar` has no line in the table"), "{found:?}");
    }

    #[test]
    fn generators_live_in_luck_alone() {
        let text = "[dependencies]\nrand_pcg = \"1\"\n";

        assert_eq!(faults_of("luck", text), [""; 0]);
        let found = faults_of("game-ferry", text);
        assert!(found[0].contains("generators live in `luck`"), "{found:?}");
    }

    #[test]
    fn the_real_rooms_are_each_named_once() {
        let names: BTreeSet<&str> = ROOMS.iter().map(|room| room.name).collect();

        assert_eq!(names.len(), ROOMS.len());
    }
}
