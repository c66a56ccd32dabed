//! The recorded games that pictures are taken of.
//!
//! They are those of the newest release: nothing rewrites them, so a change of rules or of bots leaves
//! every scene where it was. The golden games of today follow, for kinds of decisions that no release had.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, ensure};
use shelf::{GameName, Shelf};
use table::ReplayFile;

/// Where each release has left its games.
const RELEASED: &str = "../shelf/tests/released";

/// A game that was played to its end.
#[derive(Clone, Debug)]
pub struct Recording {
    /// What its file is called.
    pub name: String,
    /// How many played.
    pub seats: usize,
    /// How it went.
    pub file: ReplayFile,
}

/// The recordings of a game: of the newest release, then of today; in both the largest tables first.
pub fn latest(shelf: &Shelf, game: GameName) -> Result<Vec<Recording>> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut releases = folders(&here.join(RELEASED))?;
    releases.sort_by_key(|release| version(release));
    let released = releases.iter().rev().map(|release| release.join(game.word()));
    let today = here.join(format!("../game-{}/tests/golden", game.word()));
    let mut all: Vec<Recording> = Vec::new();
    for folder in released.filter(|folder| folder.is_dir()).take(1).chain([today]) {
        let mut found = read(shelf, &folder)?;
        found.retain(|new| !all.iter().any(|known| known.file.moves == new.file.moves));
        found.sort_by_key(|recording| (usize::MAX - recording.seats, recording.name.clone()));
        all.extend(found);
    }
    ensure!(!all.is_empty(), "nobody has recorded a game of {game}");
    Ok(all)
}

fn read(shelf: &Shelf, folder: &Path) -> Result<Vec<Recording>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let file = shelf::read_replay(&fs::read_to_string(&path)?)
            .with_context(|| path.display().to_string())?;
        let mut start = file.clone();
        start.moves.clear();
        start.result = None;
        let seats = shelf.resume_file(&start)?.seats();
        found.push(Recording { name, seats, file });
    }
    Ok(found)
}

fn folders(parent: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(parent).with_context(|| parent.display().to_string())?;
    let paths: Vec<PathBuf> =
        entries.map(|entry| Ok(entry?.path())).collect::<std::io::Result<_>>()?;
    Ok(paths.into_iter().filter(|path| path.is_dir()).collect())
}

/// The numbers of a version, so that 0.10.0 comes after 0.9.0.
fn version(release: &Path) -> Vec<u32> {
    let name = release.file_name().unwrap_or_default().to_string_lossy();
    name.split('.').map(|number| number.parse().unwrap_or(0)).collect()
}
