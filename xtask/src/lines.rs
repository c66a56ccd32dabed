//! `cargo xtask lines`: how much code there is, by crate and in all.
//!
//! A line of code has something on it besides blanks and comments; a line inside a text counts, because somebody
//! wrote it there. What is compiled for tests alone does not count, nor do the folders `tests`, `benches` and
//! `examples`: the figure is what has to be read to know what the program does.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::Result;

use crate::instructions::grouped;
use crate::source::{Code, without_comments};
use crate::tree::{TextFile, Tree};

/// Prints the lines of code of every crate.
pub(crate) fn run(root: &Path) -> Result<()> {
    print!("{}", table_of(&counted(&Tree::read(root)?)));
    Ok(())
}

/// The files and lines of code of each crate.
fn counted(tree: &Tree) -> BTreeMap<&str, Count> {
    let sources: Vec<&TextFile> =
        tree.with_extension("rs").filter(|file| is_source(file)).collect();
    let tests: BTreeSet<String> = sources.iter().flat_map(|file| test_files(file)).collect();
    let mut crates = BTreeMap::<&str, Count>::new();
    for file in sources.into_iter().filter(|file| !is_below(&file.path, &tests)) {
        let count = crates.entry(file.room().unwrap_or_default()).or_default();
        count.files += 1;
        count.lines += lines(&file.text);
    }
    crates
}

/// What one crate has.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
struct Count {
    files: u64,
    lines: u64,
}

/// Whether this is code of `crates/*/src` or `xtask/src`.
fn is_source(file: &TextFile) -> bool {
    match file.path.strip_prefix("crates/") {
        Some(inside) => inside.split('/').nth(1) == Some("src"),
        None => file.path.starts_with("xtask/src/"),
    }
}

/// The modules in files of their own that `file` declares for tests alone, without their extension.
fn test_files(file: &TextFile) -> Vec<String> {
    let code = Code::of(&file.text);
    let (folder, name) = file.path.rsplit_once('/').unwrap_or(("", &file.path));
    // A module `tests` of `queue.rs` is `queue/tests.rs`; one of `mod.rs` or `lib.rs` is beside it.
    let folder = match name {
        "mod.rs" | "lib.rs" | "main.rs" => folder.to_owned(),
        _ => file.path.trim_end_matches(".rs").to_owned(),
    };
    let spans = code.test_spans().into_iter();
    let declared = spans.filter_map(|span| {
        let item = code.text()[span].strip_suffix(';')?;
        let (_, module) = item.rsplit_once("mod ")?;
        Some(format!("{folder}/{}", module.trim()))
    });
    declared.collect()
}

/// Whether `path` is one of these modules or inside of one.
fn is_below(path: &str, modules: &BTreeSet<String>) -> bool {
    let own = path.trim_end_matches(".rs");
    modules.iter().any(|module| {
        own.strip_prefix(module.as_str())
            .is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
    })
}

/// The lines of code of one file.
fn lines(source: &str) -> u64 {
    let tests = Code::of(source).test_spans();
    let mut at = 0;
    let mut lines = 0;
    for line in without_comments(source).split_inclusive('\n') {
        let is_test = tests.iter().any(|span| span.start < at + line.len() && at < span.end);
        lines += u64::from(!is_test && !line.trim().is_empty());
        at += line.len();
    }
    lines
}

fn table_of(crates: &BTreeMap<&str, Count>) -> String {
    let all = crates.values().fold(Count::default(), |sum, count| Count {
        files: sum.files + count.files,
        lines: sum.lines + count.lines,
    });
    let row = |name: &str, count: &Count| {
        format!("{name:<24}{:>7}{:>10}\n", grouped(count.files), grouped(count.lines))
    };
    let mut table = format!("{:<24}{:>7}{:>10}\n", "crate", "files", "lines");
    table.extend(crates.iter().map(|(name, count)| row(name, count)));
    table + &row("all", &all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_blank_lines_are_no_code_and_text_is() {
        let source = "//! A file.\n\nfn a() { // why\n    /* long\n    story */\n    b(\"c\n  // d\n\");\n}\n";

        assert_eq!(lines(source), 5);
    }

    #[test]
    fn what_is_compiled_for_tests_alone_does_not_count() {
        let source = "fn a() {}\n\n#[cfg(test)]\nmod tests {\n    fn b() {}\n}\nfn c() {}\n";

        assert_eq!(lines(source), 2);
    }

    #[test]
    fn a_crate_has_the_lines_of_its_source_without_files_of_tests() {
        let tree = Tree::of([
            ("crates/a/src/lib.rs", "mod b;\n"),
            ("crates/a/src/b.rs", "fn b() {}\n#[cfg(test)]\nmod tests;\n"),
            ("crates/a/src/b/tests.rs", "fn c() {}\n"),
            ("crates/a/src/b/tests/more.rs", "fn d() {}\n"),
            ("crates/a/tests/e.rs", "fn e() {}\n"),
            ("xtask/src/main.rs", "fn f() {}\n"),
        ]);

        let expected = "\
crate                     files     lines
a                             2         2
xtask                         1         1
all                           3         3
";
        assert_eq!(table_of(&counted(&tree)), expected);
    }
}
