//! Whether the luck of a finished game is the luck its seed promised.

use luck::Fair;
use shelf::Shelf;
use table::{Chance, Pick, ReplayError};

use crate::secret;

/// Why a file's luck cannot be trusted.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LuckError {
    /// The file says nothing about its seed.
    #[error("this file has no line “# {0}: …”: only games exported from a table can be checked")]
    Missing(&'static str),
    /// The seed is not the one whose hash was shown.
    #[error("the seed is not the one whose hash was shown when the game began")]
    NotPromised,
    /// The moves break the rules.
    #[error(transparent)]
    Moves(#[from] ReplayError),
    /// A pick is not what the seed gives.
    #[error("the luck of {place} is {written}, and the seed gives {given}")]
    Differs {
        /// The setup, or which move.
        place: String,
        /// What the file says.
        written: Pick,
        /// What the seed says.
        given: u32,
    },
}

/// Checks that the moves follow the rules and every pick is what the seed promised. Gives the
/// number of picks.
pub fn verify(shelf: &Shelf, file: &str) -> Result<usize, LuckError> {
    shelf.resume(file)?;
    let noted = |key: &'static str| {
        let prefix = format!("# {key}: ");
        let line = file.lines().find_map(|line| line.strip_prefix(&prefix));
        line.map(str::trim).ok_or(LuckError::Missing(key))
    };
    let seed: [u8; 32] = secret::unhex(noted("seed")?).ok_or(LuckError::Missing("seed"))?;
    if noted("promised")? != secret::seed_hash(&seed) {
        return Err(LuckError::NotPromised);
    }
    // A game without moves has no positions.
    let positions: Vec<u64> = noted("positions")
        .unwrap_or("")
        .split_ascii_whitespace()
        .map(|word| word.parse().map_err(|_| LuckError::Missing("positions")))
        .collect::<Result<_, _>>()?;

    let mut checked = 0;
    let mut check = |place: String, luck: &str, from: u64| {
        let mut fair = Fair::new(seed, from);
        for word in luck.split_ascii_whitespace() {
            let Ok(written) = word.parse::<Pick>() else { continue };
            let given = fair.pick(written.sides);
            if given != written.side {
                return Err(LuckError::Differs { place: place.clone(), written, given });
            }
            checked += 1;
        }
        Ok(())
    };
    let mut moves = 0;
    for line in file.lines() {
        if let Some(luck) = line.strip_prefix("luck:") {
            check("the setup".to_owned(), luck, 0)?;
        } else if is_move(line) {
            if let Some((words, luck)) = line.split_once('~') {
                let from = positions.get(moves).ok_or(LuckError::Missing("positions"))?;
                check(format!("move {} ({})", moves + 1, words.trim()), luck, *from)?;
            }
            moves += 1;
        }
    }
    Ok(checked)
}

fn is_move(line: &str) -> bool {
    !line.is_empty()
        && !line.starts_with([' ', '#'])
        && !line.contains(": ")
        && !line.ends_with(':')
        && line != "tabletale replay 1"
}
