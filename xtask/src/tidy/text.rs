//! House rules for every text file: tidy lines, and nothing of the desk it came from.

use crate::fault::Fault;
use crate::tree::{TextFile, Tree};

/// Folders of somebody's machine. In two halves, so that this file is clean.
const DESKS: &[&str] =
    &[concat!("/wo", "rk/"), concat!("/ro", "ot/"), concat!("/tmp/bash", "_jobs")];

/// Hosts that packages come from. Which of them is the reader's own affair.
const REGISTRIES: &[&str] = &[
    concat!("index.cra", "tes.io"),
    concat!("static.cra", "tes.io"),
    concat!("sparse", "+http"),
    concat!("registry.np", "mjs.org"),
    concat!("files.python", "hosted.org"),
    concat!("deb.deb", "ian.org"),
    concat!("archive.ubun", "tu.com"),
    concat!("arti", "factory"),
];

/// The only source a locked package may name.
const PUBLIC_SOURCE: &str = concat!("registry+https://github.com/rust-lang/cra", "tes.io-index");

/// The breaches in all text files.
pub(super) fn faults(tree: &Tree) -> Vec<Fault> {
    tree.texts().iter().flat_map(check).collect()
}

fn check(file: &TextFile) -> Vec<Fault> {
    let mut faults = origins(file);
    // A snapshot is what a program printed, blanks and all.
    if !file.has_extension("snap") {
        faults.extend(layout(file));
    }
    faults
}

/// Blanks, tabs and line ends.
fn layout(file: &TextFile) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut fault = |line, what: &str| faults.push(Fault::new(&file.path, line, what));
    let refuses_tabs = file.has_extension("rs") || file.has_extension("md");

    for (number, line) in (1..).zip(file.text.split('\n')) {
        let (line, has_return) = match line.strip_suffix('\r') {
            Some(line) => (line, true),
            None => (line, false),
        };
        if has_return {
            fault(number, "the line ends as on Windows (CRLF)");
        }
        if line.ends_with([' ', '\t']) {
            fault(number, "blanks at the end of the line");
        }
        let indent = &line[..line.len() - line.trim_start_matches([' ', '\t']).len()];
        if refuses_tabs && !line.trim().is_empty() && indent.contains('\t') {
            fault(number, "indented with a tab");
        }
    }

    let lines = file.text.lines().count();
    if !file.text.is_empty() && !file.text.ends_with('\n') {
        fault(lines, "the last line has no end");
    }
    if file.text.ends_with("\n\n") || file.text == "\n" {
        fault(lines, "empty lines at the end of the file");
    }
    faults
}

/// Traces of the machine a file was written on.
fn origins(file: &TextFile) -> Vec<Fault> {
    let mut faults = Vec::new();
    let is_lock = file.path.ends_with("Cargo.lock");
    for (number, line) in (1..).zip(file.text.lines()) {
        let mut fault = |what| faults.push(Fault::new(&file.path, number, what));
        for desk in DESKS.iter().filter(|desk| has_absolute(line, desk)) {
            fault(format!("`{desk}` is a folder of one machine"));
        }
        for registry in REGISTRIES.iter().filter(|registry| line.contains(**registry)) {
            fault(format!("`{registry}` names a package registry"));
        }
        if is_lock && line.starts_with("source = ") && !line.contains(PUBLIC_SOURCE) {
            fault("a package from elsewhere than the public registry".to_owned());
        }
    }
    faults
}

/// Whether `path` begins at the root in `line`: not in `src/path` or `../path`.
fn has_absolute(line: &str, path: &str) -> bool {
    line.match_indices(path).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        !before.is_some_and(|c| c.is_alphanumeric() || matches!(c, '.' | '_' | '-' | '/' | '*'))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fault::lines;

    fn faults_of(path: &str, text: &str) -> Vec<String> {
        lines(&faults(&Tree::of([(path, text)])))
    }

    #[test]
    fn tidy_text_has_no_fault() {
        assert_eq!(faults_of("a.md", "# A\n\n- b\n  c\n"), [""; 0]);
        assert_eq!(faults_of("empty.txt", ""), [""; 0]);
    }

    #[test]
    fn blanks_at_the_end_of_a_line_are_found() {
        let found = faults_of("a.toml", "a = 1 \nb = 2\n\t\n");

        assert_eq!(
            found,
            ["a.toml:1: blanks at the end of the line", "a.toml:3: blanks at the end of the line",]
        );
    }

    #[test]
    fn tabs_are_refused_where_rustfmt_and_markdown_have_none() {
        assert_eq!(faults_of("a.rs", "\tfn a() {}\n"), ["a.rs:1: indented with a tab"]);
        assert_eq!(faults_of("a.md", "  \t- a\n"), ["a.md:1: indented with a tab"]);
        assert_eq!(faults_of("Makefile", "\ta\n"), [""; 0]);
    }

    #[test]
    fn a_file_ends_with_exactly_one_line_end() {
        assert_eq!(faults_of("a.md", "a\nb"), ["a.md:2: the last line has no end"]);
        assert_eq!(faults_of("a.md", "a\n\n"), ["a.md:2: empty lines at the end of the file"]);
        assert_eq!(faults_of("a.md", "a\r\n"), ["a.md:1: the line ends as on Windows (CRLF)"]);
    }

    #[test]
    fn snapshots_keep_their_blanks_and_not_their_desk() {
        let text = format!("a  \n{}x", DESKS[0]);

        assert_eq!(faults_of("a.snap", &text).len(), 1);
    }

    #[test]
    fn paths_of_one_machine_are_found() {
        for desk in DESKS {
            let found = faults_of("a.md", &format!("a\nsee `{desk}x`\n"));
            assert_eq!(found, [format!("a.md:2: `{desk}` is a folder of one machine")]);
        }
        let relative = format!("src{0}x ..{0}x\n", DESKS[0]);
        assert_eq!(faults_of("a.md", &relative), [""; 0]);
    }

    #[test]
    fn registries_are_found() {
        let found = faults_of("a.toml", &format!("url = \"https://{}\"\n", REGISTRIES[0]));
        assert_eq!(found.len(), 1);

        let public = format!("source = \"{PUBLIC_SOURCE}\"\n");
        assert_eq!(faults_of("Cargo.lock", &public), [""; 0]);
        let found = faults_of("Cargo.lock", "source = \"registry+https://mirror.example\"\n");
        assert_eq!(found, ["Cargo.lock:1: a package from elsewhere than the public registry"]);
    }
}
