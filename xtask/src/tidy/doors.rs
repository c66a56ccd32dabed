//! Doors that only tests go through: what a game's `testing.rs` offers lays out positions past its rules.

use super::rust_files::{is_among, is_test_file};
use crate::fault::Fault;
use crate::source::Code;
use crate::tree::Tree;

/// The places outside tests that call a function of some game's `testing.rs`. The game itself may
/// have a method of that name.
pub(super) fn faults(tree: &Tree) -> Vec<Fault> {
    let doors: Vec<String> = tree
        .with_extension("rs")
        .filter(|file| file.path.ends_with("/src/testing.rs"))
        .flat_map(|file| functions(&Code::of(&file.text)))
        .collect();
    let mut faults = Vec::new();
    for file in tree.with_extension("rs").filter(|file| !is_test_file(&file.path)) {
        if file.room().is_none_or(|room| is_among(room, &["game-*"])) {
            continue;
        }
        let code = Code::of(&file.text);
        let tests = code.test_spans();
        for name in &doors {
            let call = format!("{name}(");
            let outside = |at: &usize| !tests.iter().any(|span| span.contains(at));
            let is_method = |at: &usize| code.text()[..*at].ends_with('.');
            faults.extend(code.find(&call).filter(outside).filter(is_method).map(|at| {
                let what = format!("`{name}` is for tests alone: it goes past the rules");
                Fault::new(&file.path, code.line(at), what)
            }));
        }
    }
    faults
}

/// The names of the public functions.
fn functions(code: &Code) -> Vec<String> {
    let start = "pub fn ";
    code.find(start).map(|at| code.word_at(at + start.len()).to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fault::lines;

    /// The faults of a file at `path` that says `code`, beside a game with a door.
    fn faults_of(path: &str, code: &str) -> Vec<String> {
        let door = "impl Open {\n    pub fn refloat(&mut self) {}\n}\n";
        lines(&faults(&Tree::of([("crates/game-ferry/src/testing.rs", door), (path, code)])))
    }

    #[test]
    fn nobody_but_a_test_goes_past_the_rules() {
        let code = "//! A.\nfn a(open: &mut Open) { open.refloat(); }\n";
        let fault = "crates/web/src/a.rs:2: `refloat` is for tests alone: it goes past the rules";

        assert_eq!(faults_of("crates/web/src/a.rs", code), [fault]);
        assert_eq!(faults_of("crates/web/tests/a.rs", code), [""; 0]);
        assert_eq!(faults_of("crates/game-ferry/src/a.rs", code), [""; 0]);
    }

    #[test]
    fn a_function_of_that_name_elsewhere_is_another() {
        let code = "//! A.\nfn refloat() {}\nfn a(ship: Ship) { refloat(); ship.refloated(); }\n\
            #[cfg(test)]\nmod tests { fn b() { open.refloat(); } }\n";

        assert_eq!(faults_of("crates/web/src/a.rs", code), [""; 0]);
    }
}
