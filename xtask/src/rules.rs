//! `cargo xtask rules`: every line of a rule checklist is named by a test.
//!
//! `content/faraway/RULES.md` has list lines such as `- FA-001 RULE: …`. A test
//! in `crates/game-faraway` answers for a line by carrying its id in its name:
//! `fa_001_the_game_has_68_regions`, or several: `fa_001_fa_002_…`. Lines under a heading that ends
//! with `*later*` belong to what is not built yet: they may be without a test.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::Result;

use crate::fault::{self, Fault};
use crate::source::Code;
use crate::tree::Tree;

/// Prints the coverage of every game; an error when a line has no test.
pub(crate) fn run(root: &Path) -> Result<()> {
    let tree = Tree::read(root)?;
    let mut faults = Vec::new();
    for game in games(&tree) {
        let coverage = Coverage::of(&tree, game);
        println!(
            "{game}: {} lines, {} named by a test, {} missing, {} for later",
            coverage.lines, coverage.named, coverage.missing, coverage.later
        );
        faults.extend(coverage.faults);
    }
    fault::report(faults)
}

/// How well the tests of one game answer for its checklist.
struct Coverage {
    lines: usize,
    named: usize,
    missing: usize,
    /// Lines without a test that need none so far.
    later: usize,
    faults: Vec<Fault>,
}

impl Coverage {
    fn of(tree: &Tree, game: &str) -> Coverage {
        let path = checklist_path(game);
        let text = tree.text(&path).map_or("", |file| &file.text);
        let (checklist, mut faults) = read_checklist(&path, text);
        let prefixes: BTreeSet<&str> =
            checklist.keys().filter_map(|id| id.split('-').next()).collect();

        let mut named = BTreeSet::new();
        let folder = format!("crates/game-{game}/");
        for file in tree.with_extension("rs").filter(|file| file.path.starts_with(&folder)) {
            for test in Code::of(&file.text).tests() {
                for id in ids_in_name(&test.name, &prefixes) {
                    if checklist.contains_key(&id) {
                        named.insert(id);
                    } else {
                        let what = format!("{} names {id}, which is not in {path}", test.name);
                        faults.push(Fault::new(&file.path, test.line, what));
                    }
                }
            }
        }

        let unnamed = checklist.iter().filter(|(id, _)| !named.contains(*id));
        let (later, missing): (Vec<_>, Vec<_>) = unnamed.partition(|(_, rule)| rule.later);
        faults.extend(
            missing.iter().map(|(id, rule)| {
                Fault::new(&path, rule.line, format!("{id} is named by no test"))
            }),
        );
        let (lines, named) = (checklist.len(), named.len());
        Coverage { lines, named, missing: missing.len(), later: later.len(), faults }
    }
}

fn checklist_path(game: &str) -> String {
    format!("content/{game}/RULES.md")
}

/// The games with a checklist.
fn games(tree: &Tree) -> impl Iterator<Item = &str> {
    tree.texts().iter().filter_map(|file| {
        let game = file.path.strip_prefix("content/")?.strip_suffix("/RULES.md")?;
        (!game.contains('/')).then_some(game)
    })
}

/// Where a line of a checklist stands.
struct Rule {
    line: usize,
    /// Under a heading that ends with `*later*`.
    later: bool,
}

/// The ids of a checklist with their lines, and the ids used twice.
fn read_checklist(path: &str, text: &str) -> (BTreeMap<String, Rule>, Vec<Fault>) {
    let mut checklist: BTreeMap<String, Rule> = BTreeMap::new();
    let mut faults = Vec::new();
    let mut later = false;
    for (number, line) in (1..).zip(text.lines()) {
        if line.starts_with('#') {
            later = line.ends_with(" *later*");
        }
        let Some(id) = rule_id(line) else { continue };
        if let Some(first) = checklist.get(id) {
            let what = format!("{id} is already the id of line {}", first.line);
            faults.push(Fault::new(path, number, what));
        } else {
            checklist.insert(id.to_owned(), Rule { line: number, later });
        }
    }
    (checklist, faults)
}

/// The id at the start of a list line: `FA-001`, or `FA-I01` for an invariant.
fn rule_id(line: &str) -> Option<&str> {
    let id = line.strip_prefix("- ")?.split([' ', ':']).next()?;
    let (prefix, number) = id.split_once('-')?;
    let is_prefix = !prefix.is_empty() && prefix.bytes().all(|b| b.is_ascii_uppercase());
    (is_prefix && is_number(&number.to_ascii_lowercase())).then_some(id)
}

/// At least two digits, after one letter for a series of its own.
fn is_number(word: &str) -> bool {
    let digits = word.strip_prefix(|c: char| c.is_ascii_lowercase()).unwrap_or(word);
    digits.len() >= 2 && digits.bytes().all(|b| b.is_ascii_digit())
}

/// The ids that the name of a test carries: `fa_001_fa_i02_…` has two.
fn ids_in_name(name: &str, prefixes: &BTreeSet<&str>) -> Vec<String> {
    let words: Vec<&str> = name.split('_').collect();
    words
        .windows(2)
        .filter_map(|pair| {
            let prefix = pair[0].to_ascii_uppercase();
            let is_id = prefixes.contains(prefix.as_str()) && is_number(pair[1]);
            is_id.then(|| format!("{prefix}-{}", pair[1].to_ascii_uppercase()))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fault::lines;

    const RULES: &str = "# Ferry\n\n- RULE: a kind of line.\n- FE-001 RULE: One.\n\
        - FE-002 RULING: Two (FE-001).\n- FE-I01 Three.\n";

    fn coverage(test_file: &str) -> Coverage {
        let tree = Tree::of([
            ("content/ferry/RULES.md", RULES),
            ("crates/game-ferry/tests/rules/river.rs", test_file),
            ("crates/game-other/tests/rules/river.rs", "#[test] fn fe_002_elsewhere() {}"),
        ]);
        Coverage::of(&tree, "ferry")
    }

    #[test]
    fn an_id_stands_at_the_start_of_a_list_line() {
        assert_eq!(rule_id("- FA-001 RULE: text"), Some("FA-001"));
        assert_eq!(rule_id("- FA-I01 text"), Some("FA-I01"));
        assert_eq!(rule_id("- AB-010: text"), Some("AB-010"));
        assert_eq!(rule_id("- RULE: FA-001"), None);
        assert_eq!(rule_id("FA-001 RULE"), None);
        assert_eq!(rule_id("- FA-x1"), None);
        assert_eq!(rule_id("  - FA-001"), None);
    }

    #[test]
    fn a_name_carries_one_id_or_several() {
        let prefixes = BTreeSet::from(["FA"]);

        assert_eq!(ids_in_name("fa_001_a_region", &prefixes), ["FA-001"]);
        assert_eq!(ids_in_name("fa_001_fa_i02_both", &prefixes), ["FA-001", "FA-I02"]);
        assert_eq!(ids_in_name("a_sofa_001", &prefixes), [""; 0]);
        assert_eq!(ids_in_name("ab_001_fa_so_la", &prefixes), [""; 0]);
    }

    #[test]
    fn full_coverage_has_no_fault() {
        let full = coverage("#[test] fn fe_001_fe_002_a() {}\n#[test] fn fe_i01_b() {}");

        assert_eq!((full.lines, full.named, full.missing), (3, 3, 0));
        assert_eq!(full.faults, []);
    }

    #[test]
    fn a_line_without_a_test_is_a_fault() {
        let some = coverage("#[test] fn fe_001_a() {}\nfn fe_002_a_helper() {}\n// fe_i01");

        assert_eq!((some.lines, some.named, some.missing), (3, 1, 2));
        assert_eq!(
            lines(&some.faults),
            [
                "content/ferry/RULES.md:5: FE-002 is named by no test",
                "content/ferry/RULES.md:6: FE-I01 is named by no test",
            ]
        );
    }

    #[test]
    fn a_line_for_later_needs_no_test_and_the_next_heading_ends_them() {
        let rules = "## 1. Now\n- FE-001 a\n## 2. A long way *later*\n- FE-002 b\n- FE-003 c\n\
            ### Now again\n- FE-004 d\n";
        let tests = "#[test] fn fe_001_fe_003_a() {}";
        let tree =
            Tree::of([("content/ferry/RULES.md", rules), ("crates/game-ferry/tests/a.rs", tests)]);

        let some = Coverage::of(&tree, "ferry");

        assert_eq!((some.lines, some.named, some.missing, some.later), (4, 2, 1, 1));
        assert_eq!(lines(&some.faults), ["content/ferry/RULES.md:7: FE-004 is named by no test"]);
    }

    #[test]
    fn a_test_of_a_line_that_does_not_exist_is_a_fault() {
        let odd = coverage("#[test] fn fe_001_fe_002_fe_i01_a() {}\n\n#[test]\nfn fe_99_b() {}");

        assert_eq!(
            lines(&odd.faults),
            ["crates/game-ferry/tests/rules/river.rs:4: fe_99_b names FE-99, which is not in \
              content/ferry/RULES.md"]
        );
    }

    #[test]
    fn an_id_used_twice_is_a_fault() {
        let (checklist, faults) = read_checklist("RULES.md", "- FE-001 a\n- FE-001 b\n");

        assert_eq!(checklist.len(), 1);
        assert_eq!(lines(&faults), ["RULES.md:2: FE-001 is already the id of line 1"]);
    }
}
