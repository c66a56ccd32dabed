//! Links and pictures in Markdown lead to files of the project.
//!
//! Links to the outside are not followed: a test needs no network.

use crate::fault::Fault;
use crate::tree::{TextFile, Tree};

/// The links that lead nowhere, in all Markdown files.
pub(super) fn faults(tree: &Tree) -> Vec<Fault> {
    tree.with_extension("md")
        .flat_map(|file| links(&file.text).into_iter().map(move |link| (file, link)))
        .filter(|(file, link)| !leads_somewhere(tree, file, &link.target))
        .map(|(file, link)| {
            Fault::new(&file.path, link.line, format!("the link `{}` leads nowhere", link.target))
        })
        .collect()
}

/// A link as written.
#[derive(Debug, PartialEq, Eq)]
struct Link {
    target: String,
    line: usize,
}

fn leads_somewhere(tree: &Tree, file: &TextFile, target: &str) -> bool {
    let is_outside = target.contains("://") || target.starts_with("mailto:");
    let path = target.split(['#', '?']).next().unwrap_or_default();
    if is_outside || path.is_empty() {
        return true;
    }
    let folder = file.path.rsplit_once('/').map_or("", |(folder, _)| folder);
    resolve(folder, path).is_some_and(|path| tree.has(&path))
}

/// `path` as seen from `folder`; none when it leaves the project.
fn resolve(folder: &str, path: &str) -> Option<String> {
    let mut parts: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    if path.starts_with('/') {
        parts.clear();
    }
    for part in path.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop()?;
            }
            part => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

/// The links of a Markdown text outside code: `](to)`, `[a]: to`, `src="to"`.
fn links(text: &str) -> Vec<Link> {
    let mut links = Vec::new();
    let mut fence = None;
    for (number, line) in (1..).zip(text.lines()) {
        let trimmed = line.trim_start();
        let mark = ["```", "~~~"].into_iter().find(|mark| trimmed.starts_with(mark));
        match (fence, mark) {
            (None, Some(mark)) => fence = Some(mark),
            (Some(open), Some(mark)) if open == mark => fence = None,
            (Some(_), _) => {}
            (None, None) => {
                let found = targets(&without_code(line));
                links.extend(found.into_iter().map(|target| Link { target, line: number }));
            }
        }
    }
    links
}

/// The targets on one line.
fn targets(line: &str) -> Vec<String> {
    let mut targets = Vec::new();
    for (opening, closing) in [("](", ')'), ("src=\"", '"'), ("href=\"", '"')] {
        for part in line.split(opening).skip(1) {
            let inside = part.split(closing).next().unwrap_or_default();
            // A title may follow: `](to "title")`.
            targets.extend(inside.split_whitespace().next().map(str::to_owned));
        }
    }
    if line.starts_with('[')
        && let Some((_, target)) = line.split_once("]: ")
    {
        targets.extend(target.split_whitespace().next().map(str::to_owned));
    }
    targets
        .into_iter()
        .map(|target| target.trim_matches(['<', '>']).to_owned())
        .filter(|target| !target.starts_with('^'))
        .collect()
}

/// `line` without what stands between backticks.
fn without_code(line: &str) -> String {
    line.split('`').step_by(2).collect::<Vec<_>>().join("`")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fault::lines;

    #[test]
    fn links_of_every_form_are_found_outside_code() {
        let text = "See [a](b.md#part) and ![c](d.png \"title\").\n```\n[no](no.md)\n```\n\
            `[no](no.md)` but [e](f)\n<img src=\"g.svg\">\n[h]: i.md\n";

        let found: Vec<(String, usize)> =
            links(text).into_iter().map(|link| (link.target, link.line)).collect();
        let expected = [("b.md#part", 1), ("d.png", 1), ("f", 5), ("g.svg", 6), ("i.md", 7)];
        assert_eq!(found, expected.map(|(target, line)| (target.to_owned(), line)));
    }

    #[test]
    fn links_are_seen_from_the_folder_of_their_file() {
        let tree = Tree::of([
            ("README.md", "[a](docs/a.md) [b](docs) [c](#here) [d](https://example.org/x)\n"),
            ("docs/a.md", "[a](../README.md) [b](./b.svg) [c](/README.md)\n"),
            ("docs/b.svg", ""),
        ]);

        assert_eq!(faults(&tree), []);
    }

    #[test]
    fn a_link_that_leads_nowhere_is_a_fault() {
        let tree = Tree::of([("docs/a.md", "ok\n[a](a.png)\n[b](../../out.md)\n")]);

        assert_eq!(
            lines(&faults(&tree)),
            [
                "docs/a.md:2: the link `a.png` leads nowhere",
                "docs/a.md:3: the link `../../out.md` leads nowhere",
            ]
        );
    }
}
