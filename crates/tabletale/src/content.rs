//! Which cards to use: those that come with the program, or somebody's own.

use std::path::{Path, PathBuf};

use anyhow::{bail, ensure};
use clap::Args;
use shelf::{GameName, Shelf};

/// Where the cards come from.
#[derive(Args, Default)]
pub(crate) struct ContentArgs {
    /// Use the cards of this folder, which has a folder for each game to replace
    #[arg(long, value_name = "DIR")]
    content: Option<PathBuf>,
}

impl ContentArgs {
    /// The games with these cards.
    pub(crate) fn shelf(&self) -> anyhow::Result<Shelf> {
        let Some(folder) = &self.content else { return Ok(Shelf::embedded()) };
        ensure_games_in(folder)?;
        let faults = match Shelf::load(folder) {
            Ok(shelf) => return Ok(shelf),
            Err(faults) => faults,
        };
        let more = faults.len() - 1;
        match faults.first() {
            Some(fault) if more > 0 => {
                let folder = folder.display();
                bail!("{fault} (and {more} more: run “tabletale check {folder}”)")
            }
            Some(fault) => bail!("{fault}"),
            None => bail!("{} cannot be used", folder.display()),
        }
    }
}

impl ContentArgs {
    /// The games whose cards a folder replaces; there has to be a folder.
    pub(crate) fn replaced(&self) -> anyhow::Result<Vec<GameName>> {
        let Some(folder) = &self.content else { bail!("name a folder with --content DIR") };
        Ok(GameName::ALL.iter().copied().filter(|&game| replaces(folder, game)).collect())
    }
}

/// Whether `folder` replaces the cards of `game`.
pub(crate) fn replaces(folder: &Path, game: GameName) -> bool {
    folder.join(game.word()).is_dir()
}

/// Refuses a folder that replaces no game.
pub(crate) fn ensure_games_in(folder: &Path) -> anyhow::Result<()> {
    let shown = folder.display();
    ensure!(folder.is_dir(), "there is no folder {shown}");
    let known: Vec<&str> = GameName::ALL.iter().map(|name| name.word()).collect();
    ensure!(
        GameName::ALL.iter().any(|&game| replaces(folder, game)),
        "{shown} has no folder with the name of a game ({})",
        known.join(", ")
    );
    Ok(())
}
