//! Circles that are planted, and uses that are none.

use super::*;
use crate::fault::lines;

const RULES: &str = "crates/game-ferry/src/rules";

/// The faults of a game with these files, each named from its `src/`, and with no known circles.
fn faults_of(files: &[(&str, &str)]) -> Vec<String> {
    lines(&found(&tree(files), &[]))
}

fn tree(files: &[(&str, &str)]) -> Tree {
    let files: Vec<(String, &str)> =
        files.iter().map(|(path, text)| (format!("crates/game-ferry/src/{path}"), *text)).collect();
    Tree::of(files.iter().map(|(path, text)| (path.as_str(), *text)))
}

/// The chapters of the ferry: the toll has this text, and the river uses it.
fn faults_with_toll(toll: &str) -> Vec<String> {
    faults_of(&[
        ("lib.rs", "mod rules;\npub use rules::river::cross;\n"),
        (
            "rules/mod.rs",
            "mod bank;\nmod river;\nmod toll;\npub(crate) use river::cross as over;\n",
        ),
        (
            "rules/river.rs",
            "use super::toll;\npub struct River(u8);\nimpl River { pub const WIDE: u8 = 2; }\n\
             pub fn cross() { toll::paid(); }\n",
        ),
        ("rules/bank.rs", "pub fn land() {}\n"),
        ("rules/toll.rs", toll),
    ])
}

/// What is said of the toll and the river when the toll uses the river on this line.
fn circle(line: usize) -> Vec<String> {
    vec![format!(
        "{RULES}/river.rs:4: a circle of modules: `river` uses `toll` ({RULES}/river.rs:4), \
         `toll` uses `river` ({RULES}/toll.rs:{line})"
    )]
}

#[test]
fn chapters_that_call_downwards_are_no_circle() {
    assert_eq!(faults_with_toll("use super::bank;\npub fn paid() { bank::land() }\n"), [""; 0]);
}

#[test]
fn a_path_in_the_body_of_a_method_closes_a_circle() {
    let toll = "pub struct Toll;\nimpl Toll {\n    fn go(&self) {\n        super::river::cross();\n    \
        }\n}\npub fn paid() {}\n";

    assert_eq!(faults_with_toll(toll), circle(4));
}

#[test]
fn an_import_beside_others_closes_a_circle() {
    let modules =
        "use super::{\n    bank,\n    river,\n};\npub fn paid() { bank::land(); river::cross() }\n";
    let function = "use super::{bank, river::cross};\npub fn paid() { cross() }\n";

    assert_eq!(faults_with_toll(modules), circle(5));
    assert_eq!(faults_with_toll(function), circle(1));
}

#[test]
fn a_re_export_is_followed_to_where_the_function_is() {
    assert_eq!(faults_with_toll("pub fn paid() { crate::cross() }\n"), circle(1));
    assert_eq!(faults_with_toll("use super::over;\npub fn paid() { over() }\n"), circle(1));
    assert_eq!(faults_with_toll("use crate::rules;\npub fn paid() { rules::over() }\n"), circle(2));
    assert_eq!(faults_with_toll("use super::*;\npub fn paid() {\n over() }\n"), circle(3));
}

#[test]
fn a_type_alone_is_no_use_and_what_it_can_do_is() {
    let toll = |body: &str| format!("use super::river::River;\npub fn paid() {{ {body} }}\n");

    assert_eq!(faults_with_toll(&toll("let a: Option<River> = None;")), [""; 0]);
    assert_eq!(faults_with_toll(&toll("let River(wide) = take();")), [""; 0]);
    assert_eq!(faults_with_toll(&toll("River::WIDE;")), circle(2));
    assert_eq!(faults_with_toll(&toll("Vec::<u8>::new(); a.map(River::default);")), circle(2));
    assert_eq!(
        faults_with_toll("impl super::river::River { fn a() {} }\npub fn paid() {}"),
        [""; 0]
    );
}

#[test]
fn a_function_of_a_type_is_used_where_it_stands() {
    let here = "use super::river::River;\nimpl River {\n    fn new() {}\n}\npub fn paid() { River::new() }\n";
    let myself = "use super::river::River;\nimpl River {\n    fn new() { Self::WIDE; }\n}\npub fn paid() {}\n";

    assert_eq!(faults_with_toll(here), [""; 0]);
    assert_eq!(faults_with_toll(myself), circle(3));
}

#[test]
fn tests_comments_and_texts_are_no_use() {
    let toll = "// super::river::cross();\npub fn paid() { say(\"super::river::cross()\") }\n\
        #[cfg(test)]\nmod tests {\n    use super::super::river::cross;\n    fn a() { cross() }\n}\n";

    assert_eq!(faults_with_toll(toll), [""; 0]);
    let files = [
        ("rules/mod.rs", "mod river;\nmod toll;\n"),
        ("rules/river.rs", "pub fn cross() { super::toll::paid(); }\n"),
        ("rules/toll.rs", "pub fn paid() {}\n#[cfg(test)]\nmod tests;\n"),
        ("rules/toll/tests.rs", "fn a() { super::super::river::cross() }\n"),
    ];
    assert_eq!(faults_of(&files), [""; 0]);
}

#[test]
fn a_module_of_another_crate_with_the_same_name_is_no_use() {
    let toll = "use river::cross;\npub fn paid() { ::river::cross(); ferry.river.cross() }\n";

    assert_eq!(faults_with_toll(toll), [""; 0]);
}

#[test]
fn a_function_may_be_called_as_a_module_is() {
    let toll = "use super::river;\npub fn river() {}\npub fn paid() { river::cross() }\n";

    assert_eq!(faults_with_toll(toll), circle(3));
}

#[test]
fn folders_count_as_one_module_and_a_games_state_and_rules_as_one() {
    let files = |words: &'static str| {
        [
            ("lib.rs", "mod rules;\nmod state;\nmod words;\n"),
            ("rules/mod.rs", "pub mod river;\n"),
            ("rules/river.rs", "pub fn cross() { crate::state::read(); }\n"),
            ("state.rs", "pub fn read() { crate::rules::river::cross(); crate::words::told(); }\n"),
            ("words/mod.rs", "mod prompt;\npub fn told() {}\n"),
            ("words/prompt.rs", words),
        ]
    };

    assert_eq!(faults_of(&files("")), [""; 0]);
    let found = faults_of(&files("fn ask() { crate::rules::river::cross() }\n"));
    assert_eq!(found.len(), 1);
    assert!(found[0].contains("`words` uses `rules`"), "{found:?}");
}

#[test]
fn the_shortest_circle_is_told() {
    let files = [
        ("rules/mod.rs", "mod a;\nmod b;\nmod c;\n"),
        ("rules/a.rs", "pub fn a() { super::b::b() }\n"),
        ("rules/b.rs", "pub fn b() { super::c::c() }\n"),
        ("rules/c.rs", "pub fn c() { super::a::a(); super::b::b() }\n"),
    ];

    let found = faults_of(&files);
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].contains("`b` uses `c`") && found[0].contains("`c` uses `b`"), "{found:?}");
    assert!(!found[0].contains("`a`"), "{found:?}");
}

#[test]
fn a_known_circle_is_let_be_until_it_is_none() {
    let known: &[(&str, &[&str])] = &[(RULES, &["bank", "river", "toll"])];
    let files = [
        ("rules/mod.rs", "mod river;\nmod toll;\n"),
        ("rules/river.rs", "pub fn cross() { super::toll::paid(); }\n"),
        ("rules/toll.rs", "pub fn paid() { super::river::cross(); }\n"),
    ];
    let gone =
        format!("{LIST}:1: `bank` of {RULES} is in no circle any more: take it off the list");

    assert_eq!(lines(&found(&tree(&files), known)), [gone]);
    assert_eq!(faults_of(&files).len(), 1);
}

#[test]
fn a_module_that_joins_a_known_circle_is_told() {
    let known: &[(&str, &[&str])] = &[(RULES, &["river", "toll"])];
    let files = [
        ("rules/mod.rs", "mod bank;\nmod river;\nmod toll;\n"),
        ("rules/bank.rs", "pub fn land() { super::river::cross(); }\n"),
        ("rules/river.rs", "pub fn cross() { super::toll::paid(); super::bank::land(); }\n"),
        ("rules/toll.rs", "pub fn paid() { super::river::cross(); }\n"),
    ];

    let found = lines(&found(&tree(&files), known));
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].contains("`bank` uses `river`"), "{found:?}");
}
