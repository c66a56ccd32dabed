//! House rules for Rust files: how they open, how long they run, what they avoid.

use crate::fault::Fault;
use crate::source::Code;
use crate::tree::{TextFile, Tree};

/// Above this many lines a file is two files.
const LONGEST: usize = 400;

/// What no code has, tests included, and why.
const NOWHERE: &[(&str, &str)] = &[
    ("todo!(", "finish it or leave it out"),
    ("unimplemented!(", "finish it or leave it out"),
    ("dbg!(", "left over from a search"),
    ("#[ignore", "a test runs or goes"),
    ("#[should_panic", "assert on the value that says what went wrong"),
];

/// Names that said too little, and the ones that took their place.
const OLD_NAMES: &[(&str, &str)] = &[
    ("habit", "rollout_policy"),
    ("outlook", "evaluate"),
    ("hearsay", "opponent_policy"),
    ("is_folly", "is_dominated"),
    ("appeal", "greedy_value"),
    ("FORESIGHT", "ROLLOUT_DEPTH"),
    ("is_settled", "is_quiet"),
    ("also_in", "intersection"),
    ("Twins", "CommonLuck"),
    ("Temper", "Strength"),
    ("tempt", "greedy"),
    ("dreamt", "imagined"),
    ("Glimpse", "KnownSanctuary"),
    ("Tongue", "Vocabulary"),
    ("Lie", "CardState"),
    ("retold", "with_hidden_text_changed"),
    ("Lite", "SqliteStore"),
    ("Shelter", "SaveFile"),
    ("Desk", "Screen"),
];

/// What only tests have.
const ONLY_IN_TESTS: &[(&str, &str)] =
    &[(".unwrap()", "name the invariant with `expect`, or return the error")];

/// Crates that are handed what they know: no clock, no file, no network.
const PURE: &[&str] = &["table", "luck", "story", "game-*", "web"];

/// A promise to do something later, which nobody keeps.
const LATER: &str = concat!("FIX", "ME");

/// The breaches in all Rust files.
pub(super) fn faults(tree: &Tree) -> Vec<Fault> {
    tree.with_extension("rs").flat_map(check).collect()
}

/// Whether `room` is one of `rooms`, where `game-*` stands for every game.
pub(super) fn is_among(room: &str, rooms: &[&str]) -> bool {
    rooms.iter().any(|known| match known.strip_suffix('*') {
        Some(start) => room.starts_with(start),
        None => room == *known,
    })
}

fn check(file: &TextFile) -> Vec<Fault> {
    let fault = |line, what: String| Fault::new(&file.path, line, what);
    let mut faults = Vec::new();

    if !file.text.starts_with("//!") {
        faults.push(fault(1, "a file opens with `//!` and what it is for".to_owned()));
    }
    let lines = file.text.lines().count();
    if lines > LONGEST {
        faults.push(fault(LONGEST + 1, format!("{lines} lines; {LONGEST} is the limit")));
    }
    for (number, line) in (1..).zip(file.text.lines()) {
        if line.contains(LATER) {
            faults.push(fault(number, format!("{LATER}: do it, or open an issue")));
        }
    }

    let code = Code::of(&file.text);
    for (needle, why) in NOWHERE {
        let found = code.find(needle);
        faults.extend(found.map(|at| fault(code.line(at), format!("`{needle}`: {why}"))));
    }
    for (name, better) in OLD_NAMES {
        let found = code.find(name).filter(|at| code.word_at(*at) == *name);
        faults.extend(found.map(|at| fault(code.line(at), format!("`{name}` is now `{better}`"))));
    }
    if is_test_file(&file.path) {
        return faults;
    }

    let tests = code.test_spans();
    let outside_tests = |at: &usize| !tests.iter().any(|span| span.contains(at));
    for (needle, why) in ONLY_IN_TESTS {
        let found = code.find(needle).filter(outside_tests);
        faults.extend(found.map(|at| fault(code.line(at), format!("`{needle}`: {why}"))));
    }
    if let Some(room) = file.room().filter(|room| is_among(room, PURE)) {
        for (at, what) in impurities(&code).into_iter().filter(|(at, _)| outside_tests(at)) {
            faults.push(fault(code.line(at), format!("`{room}` must not {what}")));
        }
    }
    faults
}

/// What is never part of the program: tests, benchmarks and examples.
pub(super) fn is_test_file(path: &str) -> bool {
    let beside = ["/tests/", "/benches/", "/examples/"];
    beside.iter().any(|folder| path.contains(folder)) || path.ends_with("/tests.rs")
}

/// Where the code reaches for the world outside, and for what.
fn impurities(code: &Code) -> Vec<(usize, &'static str)> {
    let mut found = Vec::new();
    for (needle, what) in [
        ("fs::", "touch files"),
        ("std::fs", "touch files"),
        ("{net::", "use the network"),
        ("std::net", "use the network"),
        ("SystemTime", "read a clock"),
        ("Instant::now", "read a clock"),
        ("time::Instant", "read a clock"),
    ] {
        found.extend(code.find(needle).map(|at| (at, what)));
    }
    // `use std::time::{Duration, Instant}`; a game may have an instant of its own.
    for at in code.find("time::{") {
        let group = code.text()[at..].split('}').next().unwrap_or_default();
        if group.contains("Instant") {
            found.push((at, "read a clock"));
        }
    }
    // `std::fs::read` is one breach, not two.
    found.sort_by_key(|(at, _)| *at);
    found.dedup_by_key(|(at, what)| (code.line(*at), *what));
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fault::lines;

    fn faults_of(path: &str, text: &str) -> Vec<String> {
        lines(&faults(&Tree::of([(path, text)])))
    }

    #[test]
    fn a_file_opens_with_what_it_is_for() {
        assert_eq!(
            faults_of("a.rs", "fn a() {}\n"),
            ["a.rs:1: a file opens with `//!` and what it is for"]
        );
    }

    #[test]
    fn a_long_file_is_refused() {
        let file = |lines: usize| format!("//! A.\n{}", "\n".repeat(lines - 1));

        assert_eq!(faults_of("a.rs", &file(400)), [""; 0]);
        assert_eq!(faults_of("a.rs", &file(401)), ["a.rs:401: 401 lines; 400 is the limit"]);
    }

    #[test]
    fn unfinished_code_is_found_in_tests_too() {
        for (needle, why) in NOWHERE {
            let text = format!("//! A.\n{needle})]\n");
            let expected = [format!("tests/a.rs:2: `{needle}`: {why}")];
            assert_eq!(faults_of("tests/a.rs", &text), expected);
        }
    }

    #[test]
    fn a_name_that_said_too_little_does_not_come_back() {
        let text = "//! A habit.\nfn habit(habits: u8) {}\n";

        assert_eq!(faults_of("a.rs", text), ["a.rs:2: `habit` is now `rollout_policy`"]);
    }

    #[test]
    fn a_promise_is_found_in_comments_and_code_only_in_code() {
        let text = format!("//! A.\n// {LATER}\n// todo!(\nconst A: &str = \"dbg!(\";\n");

        let expected = [format!("a.rs:2: {LATER}: do it, or open an issue")];
        assert_eq!(faults_of("a.rs", &text), expected);
    }

    #[test]
    fn unwrap_is_for_tests() {
        let text = "//! A.\nfn a() { b().unwrap(); }\n#[cfg(test)]\nmod tests {\nfn c() { b().unwrap(); }\n}\n";

        let found = faults_of("crates/a/src/a.rs", text);
        assert_eq!(found.len(), 1);
        assert!(found[0].starts_with("crates/a/src/a.rs:2: `.unwrap()`"), "{found:?}");
        assert_eq!(faults_of("crates/a/tests/a.rs", text), [""; 0]);
        assert_eq!(faults_of("crates/a/src/a/tests.rs", text), [""; 0]);
    }

    #[test]
    fn pure_crates_have_no_clock_file_or_network() {
        let text = "//! A.\nuse std::fs::File;\nuse std::{net::TcpStream};\n\
            use std::time::{Duration, Instant};\nlet a = std::time::SystemTime::now();\n\
            #[cfg(test)]\nmod tests { use std::fs; }\n";

        assert_eq!(
            faults_of("crates/game-ferry/src/a.rs", text),
            [
                "crates/game-ferry/src/a.rs:2: `game-ferry` must not touch files",
                "crates/game-ferry/src/a.rs:3: `game-ferry` must not use the network",
                "crates/game-ferry/src/a.rs:4: `game-ferry` must not read a clock",
                "crates/game-ferry/src/a.rs:5: `game-ferry` must not read a clock",
            ]
        );
        assert_eq!(faults_of("crates/arena/src/a.rs", text), [""; 0]);
        assert_eq!(faults_of("crates/game-ferry/tests/a.rs", text), [""; 0]);
    }

    #[test]
    fn a_duration_and_an_instant_of_the_game_are_no_clock() {
        let text = "//! A.\nuse std::time::Duration;\nenum Effect { Instant, Lasting }\n";

        assert_eq!(faults_of("crates/game-ferry/src/a.rs", text), [""; 0]);
    }
}
