//! Crates that draw are handed values: they read no fact back from a sentence, a symbol or a notation.

use std::ops::Range;

use super::rust_files::{is_among, is_test_file};
use crate::fault::Fault;
use crate::source::{Code, without_comments};
use crate::tree::{TextFile, Tree};

/// Crates that draw: actions and lines of the log reach them as values.
const DRAWING: &[&str] = &["web", "tui"];

/// How facts would be read back from a sentence or a notation.
const READING: &[&str] = &[
    ".parse()",
    ".parse::<",
    "strip_prefix(",
    "strip_suffix(",
    "split_once(",
    "FromStr",
    ".text.contains(",
    ".text.starts_with(",
    ".text.ends_with(",
];

/// What a line of the log has for the eye: the symbol in front, and what kind of thing is a picture.
const FOR_THE_EYE: &[&str] = &[".icon", ".kind"];

/// Files that read sentences and symbols as yet. Nothing is added here.
const KNOWN: &[&str] = &[];

/// This file, which has the list.
const LIST: &str = "xtask/src/tidy/drawing.rs";

/// The places that read, and known files that do not any more.
pub(super) fn faults(tree: &Tree) -> Vec<Fault> {
    found(tree, KNOWN)
}

fn found(tree: &Tree, known: &[&str]) -> Vec<Fault> {
    let drawing = |file: &&TextFile| {
        file.room().is_some_and(|room| is_among(room, DRAWING)) && !is_test_file(&file.path)
    };
    let mut faults = Vec::new();
    for file in tree.with_extension("rs").filter(drawing) {
        let here = check(file);
        match (known.contains(&file.path.as_str()), here.is_empty()) {
            (true, true) => {
                let what = format!("{} reads nothing any more: take it off the list", file.path);
                faults.push(Fault::new(LIST, 1, what));
            }
            (true, false) => {}
            (false, _) => faults.extend(here),
        }
    }
    faults
}

fn check(file: &TextFile) -> Vec<Fault> {
    let code = Code::of(&file.text);
    let tests = code.test_spans();
    let outside_tests = |at: &usize| !tests.iter().any(|span| span.contains(at));
    let words = READING.iter().flat_map(|needle| code.find(needle));
    let text = without_comments(&file.text);
    let eyes = FOR_THE_EYE.iter().flat_map(|field| text.match_indices(field));
    let compared = eyes
        .map(|(at, field)| at..at + field.len())
        .filter(|field| is_compared(&text, field.clone()))
        .map(|field| field.start);
    let room = file.room().unwrap_or_default();
    let mut places: Vec<usize> = words.chain(compared).filter(outside_tests).collect();
    places.sort_unstable();
    let what = format!("`{room}` draws values and must not read sentences, symbols or notation");
    places.into_iter().map(|at| Fault::new(&file.path, code.line(at), what.clone())).collect()
}

/// Whether the field here is compared with a word, or looked at as one.
fn is_compared(text: &str, field: Range<usize>) -> bool {
    let rest = &text[field.end..];
    if rest.starts_with(|c: char| c == '_' || c == '(' || c.is_alphanumeric()) {
        return false;
    }
    let rest = rest.trim_start();
    let is_word = |rest: &str| {
        let rest = rest.trim_start();
        rest.strip_prefix("Some(").unwrap_or(rest).starts_with('"')
    };
    let after = ["==", "!="].into_iter().filter_map(|sign| rest.strip_prefix(sign));
    // A match over a symbol; kinds of the games are enums and may be matched.
    let is_matched = rest.starts_with('{') && text[field.clone()].ends_with("icon");
    let as_text = [".as_str()", ".as_deref()", ".is_some_and("];
    let from = text[..field.start]
        .rfind(|c: char| !(c == '_' || c == '.' || c == '&' || c.is_alphanumeric()))
        .map_or(0, |before| before + 1);
    let before = text[..from].trim_end().trim_end_matches(['=', '!']).trim_end();
    let is_after_word = before.len() < text[..from].trim_end().len()
        && before.strip_suffix(')').unwrap_or(before).ends_with('"');
    let is_tried =
        text[..from].ends_with("matches!(") && rest.strip_prefix(',').is_some_and(is_word);
    after.into_iter().any(is_word)
        || is_tried
        || is_matched && text[..from].trim_end().ends_with("match")
        || as_text.iter().any(|call| rest.starts_with(call))
        || is_after_word
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fault::lines;

    const WHAT: &str = "draws values and must not read sentences, symbols or notation";

    /// The lines of a screen of the ferry that read.
    fn read(text: &str) -> Vec<usize> {
        let tree = Tree::of([("crates/web/src/a.rs", text)]);
        let faults = lines(&found(&tree, &[]));
        let line = |fault: &String| {
            let (place, what) = fault.split_once(": ")?;
            assert_eq!(what, format!("`web` {WHAT}"));
            place.rsplit(':').next()?.parse().ok()
        };
        faults.iter().filter_map(line).collect()
    }

    #[test]
    fn what_draws_reads_no_sentence_and_no_notation() {
        let text = "//! A.\nfn a(action: &str) { action.parse::<Action>(); }\n\
            fn b(line: &str) { line.strip_prefix(\"round \"); }\n\
            fn c() { line.text.contains(\"toll\"); line.text.ends_with('.'); }\n";

        assert_eq!(read(text), [2, 3, 4, 4]);
        for (path, count) in [("tui/src", 4), ("shelf/src", 0), ("tui/tests", 0)] {
            let path = format!("crates/{path}/a.rs");
            assert_eq!(found(&Tree::of([(path.as_str(), text)]), &[]).len(), count, "{path}");
        }
    }

    #[test]
    fn a_symbol_or_a_kind_is_not_compared_with_a_word() {
        for line in [
            "line.icon == Some(\"toll\")",
            "line.line.icon != Some(\"toll\")",
            "one.thing.kind == \"ferry\"",
            "one\n.kind\n== \"ferry\"",
            "Some(\"toll\") == line.icon",
            "if let Some(\"toll\") = line.icon {}",
            "matches!(line.icon, Some(\"toll\"))",
            "match line.icon { _ => 1 }",
            "match one.kind.as_str() { _ => 1 }",
            "line.icon.is_some_and(|icon| icon.len() > 1)",
        ] {
            assert_eq!(read(&format!("//! A.\nfn a() {{ {line} }}\n")).len(), 1, "{line}");
        }
    }

    #[test]
    fn a_symbol_is_drawn_and_a_kind_of_the_game_may_be_compared() {
        let text = "//! A.\n// line.icon == Some(\"toll\")\n\
            fn a() { if let Some(icon) = line.icon { draw(icon) } }\n\
            fn b() { layer.kind == LayerKind::Isle; match layer.kind { _ => 1 } }\n\
            fn c() { what.icon(); stock.kind.word(); svg.icon viewBox=\"0 0\" {} }\n\
            #[cfg(test)]\nmod tests { fn d() { line.icon == Some(\"toll\"); } }\n";

        assert_eq!(read(text), [0; 0]);
    }

    #[test]
    fn a_known_file_is_let_be_until_it_reads_nothing() {
        let known = &["crates/web/src/a.rs", "crates/web/src/b.rs"];
        let tree = Tree::of([
            ("crates/web/src/a.rs", "//! A.\nfn a() { line.text.contains(\"toll\"); }\n"),
            ("crates/web/src/b.rs", "//! B.\n"),
        ]);

        let gone =
            format!("{LIST}:1: crates/web/src/b.rs reads nothing any more: take it off the list");
        assert_eq!(lines(&found(&tree, known)), [gone]);
    }
}
