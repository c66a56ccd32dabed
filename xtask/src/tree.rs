//! The files of the project: what git tracks, and what it would if asked.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};

use crate::shell;

/// A file of the project that is text.
#[derive(Clone, Debug)]
pub(crate) struct TextFile {
    /// From the root, with forward slashes.
    pub(crate) path: String,
    /// All of it.
    pub(crate) text: String,
}

impl TextFile {
    /// Whether the name ends in a dot and `extension`.
    pub(crate) fn has_extension(&self, extension: &str) -> bool {
        self.path.rsplit_once('.').is_some_and(|(_, end)| end == extension)
    }

    /// The crate this file belongs to: `game-faraway`, `xtask`.
    pub(crate) fn room(&self) -> Option<&str> {
        match self.path.strip_prefix("crates/") {
            Some(inside) => inside.split_once('/').map(|(room, _)| room),
            None => self.path.starts_with("xtask/").then_some("xtask"),
        }
    }
}

/// Every file of the project, read once.
#[derive(Debug, Default)]
pub(crate) struct Tree {
    texts: Vec<TextFile>,
    paths: BTreeSet<String>,
}

impl Tree {
    /// Reads the files below `root`: tracked by git, or new and not ignored.
    /// A copy without git is walked instead, build folders left out.
    pub(crate) fn read(root: &Path) -> Result<Tree> {
        let paths = match listed_by_git(root) {
            Some(paths) => paths,
            None => walked(root).context("the folder of the project cannot be listed")?,
        };
        let mut tree = Tree::default();
        for path in paths {
            let place = root.join(&path);
            // Git still lists a file deleted since the last commit.
            if !place.is_file() {
                continue;
            }
            let bytes = fs::read(&place).with_context(|| format!("{path} cannot be read"))?;
            if let Some(text) = text_of(bytes) {
                tree.texts.push(TextFile { path: path.clone(), text });
            }
            tree.paths.insert(path);
        }
        Ok(tree)
    }

    /// The text files, by path.
    pub(crate) fn texts(&self) -> &[TextFile] {
        &self.texts
    }

    /// The text files with this extension.
    pub(crate) fn with_extension(&self, extension: &str) -> impl Iterator<Item = &TextFile> {
        self.texts.iter().filter(move |file| file.has_extension(extension))
    }

    /// The text file at `path`.
    pub(crate) fn text(&self, path: &str) -> Option<&TextFile> {
        self.texts.iter().find(|file| file.path == path)
    }

    /// Whether `path` is a file or a folder of the project.
    pub(crate) fn has(&self, path: &str) -> bool {
        let folder = format!("{path}/");
        path.is_empty()
            || self.paths.contains(path)
            || self.paths.range(folder.clone()..).next().is_some_and(|p| p.starts_with(&folder))
    }

    /// A project made of these files, for tests.
    #[cfg(test)]
    pub(crate) fn of<'a>(files: impl IntoIterator<Item = (&'a str, &'a str)>) -> Tree {
        let mut tree = Tree::default();
        for (path, text) in files {
            tree.paths.insert(path.to_owned());
            tree.texts.push(TextFile { path: path.to_owned(), text: text.to_owned() });
        }
        tree
    }
}

/// The files git knows of; none without git or outside a clone.
fn listed_by_git(root: &Path) -> Option<Vec<String>> {
    let mut git = Command::new("git");
    git.args(["ls-files", "--cached", "--others", "--exclude-standard", "-z"]).current_dir(root);
    let listing = String::from_utf8(shell::output(&mut git).ok()?).ok()?;
    let paths: BTreeSet<String> =
        listing.split('\0').filter(|path| !path.is_empty()).map(str::to_owned).collect();
    Some(paths.into_iter().collect())
}

/// All files below `root`, but for git's own and what cargo built.
fn walked(root: &Path) -> Result<Vec<String>> {
    let mut paths = Vec::new();
    let mut folders = vec![root.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder)? {
            let place = entry?.path();
            let inside = place.strip_prefix(root)?.to_string_lossy().replace('\\', "/");
            if matches!(inside.as_str(), ".git" | "target") {
                continue;
            }
            if place.is_dir() {
                folders.push(place);
            } else {
                paths.push(inside);
            }
        }
    }
    paths.sort();
    Ok(paths)
}

/// The text in `bytes`; none when they are a picture or the like.
fn text_of(bytes: Vec<u8>) -> Option<String> {
    if bytes.contains(&0) {
        return None;
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_project_lists_itself_with_and_without_git() {
        let root = shell::root().unwrap();

        assert!(Tree::read(&root).unwrap().text("xtask/src/tree.rs").is_some());
        let walked = walked(&root.join("xtask")).unwrap();
        assert!(walked.contains(&"src/tree.rs".to_owned()), "{walked:?}");
    }

    #[test]
    fn a_folder_is_there_when_a_file_in_it_is() {
        let tree = Tree::of([("docs/a.md", ""), ("docs.md", "")]);

        assert!(tree.has("docs") && tree.has("docs/a.md") && tree.has(""));
        assert!(!tree.has("doc") && !tree.has("docs/a"));
    }

    #[test]
    fn a_file_knows_its_crate() {
        let tree = Tree::of([("crates/table/src/lib.rs", ""), ("xtask/a.rs", ""), ("a.md", "")]);

        let rooms: Vec<_> = tree.texts().iter().map(TextFile::room).collect();
        assert_eq!(rooms, [Some("table"), Some("xtask"), None]);
    }

    #[test]
    fn pictures_are_not_text() {
        assert_eq!(text_of(b"\x89PNG\0".to_vec()), None);
        assert_eq!(text_of("Größe".into()).as_deref(), Some("Größe"));
    }
}
