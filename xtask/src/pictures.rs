//! `cargo xtask pictures`: pages of every game at its telling moments, and what has changed since.
//!
//! The pictures are taken by a program of the crate `browser`, which is built on demand. What is compared
//! are files: the same page makes the same bytes, as long as the browser is the same.

mod compare;

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::{needs, shell};

/// What `cargo xtask pictures --help` says.
const HELP: &str = "\
cargo xtask pictures [GAME …]            takes pictures of the pages of these games, or of all
cargo xtask pictures --compare FOLDER    lists what looks different from pictures kept in FOLDER

A game is the name of a folder under content/; `front` stands for the pages of no game.
A server is started, and each game comes to its telling moments by itself: front page, how to play,
lobby, a guided game, the first decision of each kind, a story before whoever is asked, before whoever
reads it and on a television, what fights, stories and seasons led to, a late game, its end, its log,
replay and book. Each page is taken at 390x844, 768x1024, 1440x900 and 1920x1080, in light and dark.

Under target/pictures/:
  index.html                      thumbnails of everything
  sheets/GAME-SIZE-SCHEME.png     a contact sheet for each game, size and scheme
  GAME/SIZE-SCHEME/MOMENT.png     the pictures
  compare.html                    before, after and the difference, written by --compare

The games are those the newest release recorded, luck and names are always the same: to see what a
change does to pages, take pictures before it, keep the folder elsewhere (cp -r target/pictures
/tmp/before), take them again after it, and compare. One game takes a few minutes. TABLETALE_LUCK=N
draws other luck where a table draws its own: the seed in lobbies, and what fights and stories lead to.
";

/// The variable that names the luck of tables, and what it is unless somebody says otherwise.
const LUCK: (&str, &str) = ("TABLETALE_LUCK", "1");
/// The pages of no game.
const FRONT: &str = "front";

/// What is asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Pictures {
    /// What all this is.
    Help,
    /// Pictures of these games, or of all.
    Take(Vec<String>),
    /// What is different from the pictures in this folder.
    Compare(PathBuf),
}

impl Pictures {
    /// What `[GAME …]`, `--compare FOLDER` or `--help` asks for.
    pub(crate) fn asked(words: &[&str]) -> Option<Pictures> {
        match words {
            ["--help" | "-h"] => Some(Pictures::Help),
            ["--compare", folder] => Some(Pictures::Compare(PathBuf::from(folder))),
            games if games.iter().any(|game| game.starts_with('-')) => None,
            games => Some(Pictures::Take(games.iter().map(ToString::to_string).collect())),
        }
    }

    /// Does it.
    pub(crate) fn run(&self, root: &Path) -> Result<()> {
        let taken = root.join("target/pictures");
        match self {
            Pictures::Help => {
                print!("{HELP}");
                Ok(())
            }
            Pictures::Take(games) => take(root, games),
            Pictures::Compare(before) => {
                let changes = compare::changes(before, &taken)?;
                for change in &changes {
                    println!("{change}");
                }
                let page = taken.join("compare.html");
                std::fs::write(&page, compare::page(before, &changes)?)
                    .with_context(|| page.display().to_string())?;
                println!("{}; see {}", compare::summary(&changes), page.display());
                Ok(())
            }
        }
    }
}

/// Has the pictures taken.
fn take(root: &Path, games: &[String]) -> Result<()> {
    let unknown = |game: &&String| *game != FRONT && !root.join("content").join(game).is_dir();
    if let Some(game) = games.iter().find(unknown) {
        bail!("there is no game called {game}: `cargo xtask pictures --help` says more");
    }
    needs::bring(root, needs::FOR_PICTURES)?;
    let mut words = vec!["run", "--locked", "--package", "browser", "--bin", "pictures", "--"];
    words.extend(games.iter().map(String::as_str));
    let mut cargo = shell::cargo(root, &words);
    if std::env::var_os(LUCK.0).is_none() {
        cargo.env(LUCK.0, LUCK.1);
    }
    shell::run(&mut cargo)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_named_or_all_are_taken() {
        assert_eq!(Pictures::asked(&[]), Some(Pictures::Take(Vec::new())));
        let games = Pictures::asked(&["faraway", "front"]);
        assert_eq!(games, Some(Pictures::Take(vec!["faraway".to_owned(), "front".to_owned()])));
        assert_eq!(Pictures::asked(&["--help"]), Some(Pictures::Help));
        let compare = Pictures::asked(&["--compare", "before"]);
        assert_eq!(compare, Some(Pictures::Compare(PathBuf::from("before"))));
    }

    #[test]
    fn words_that_make_no_sense_are_refused() {
        assert_eq!(Pictures::asked(&["--compare"]), None);
        assert_eq!(Pictures::asked(&["faraway", "--dark"]), None);
        let root = shell::root().unwrap();
        let error = take(&root, &["farway".to_owned()]).unwrap_err();
        assert!(error.to_string().contains("no game called farway"), "{error}");
    }
}
