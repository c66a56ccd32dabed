//! A table and the file it is kept in, with what is said about both.

use std::{ops::Deref, path::PathBuf};

use host::{HostError, LocalTable, Undone};
use table::{Seat, Viewer};

use super::save::SaveFile;

/// A table, and where it is kept after every move. What it can be asked is its table's.
pub(crate) struct Party {
    table: LocalTable,
    save_file: Option<SaveFile>,
    /// Why the game as it stands is not kept.
    unkept: Option<String>,
    /// Where the game lies, once it is over.
    lies_in: Option<PathBuf>,
}

impl Deref for Party {
    type Target = LocalTable;

    fn deref(&self) -> &LocalTable {
        &self.table
    }
}

impl Party {
    /// A table that is kept there.
    pub(crate) fn new(table: LocalTable, save_file: Option<SaveFile>) -> Party {
        Party { table, save_file, unkept: None, lies_in: None }
    }

    /// Does an action and keeps the game. Gives the reason where it could not be kept.
    pub(crate) fn act(
        &mut self,
        seat: Seat,
        action: &str,
    ) -> Result<Result<(), String>, HostError> {
        self.table.act(seat, action)?;
        Ok(self.keep())
    }

    /// Takes back the last decision of a person and what bots did since, and keeps the game.
    pub(crate) fn undo(&mut self) -> Result<(Undone, Result<(), String>), HostError> {
        let undone = self.table.undo()?;
        Ok((undone, self.keep()))
    }

    /// Writes the game down, or says why it could not be.
    pub(crate) fn keep(&mut self) -> Result<(), String> {
        let Some(save_file) = &mut self.save_file else { return Ok(()) };
        let kept = save_file.keep(&self.table);
        self.unkept = kept.err().map(|error| format!("The game cannot be kept: {error:#}."));
        self.unkept.clone().map_or(Ok(()), Err)
    }

    /// Puts a finished game away and says where.
    pub(crate) fn finish(&mut self) -> Option<PathBuf> {
        let mut save_file = self.save_file.take().filter(|_| self.unkept.is_none())?;
        self.lies_in = save_file.put_away("finished").ok();
        self.lies_in.clone()
    }

    /// What is said when somebody leaves: how the game ended, or how to come back to it.
    pub(crate) fn farewell(&self) -> String {
        let game = self.sitting().game();
        if let Some(standings) = self.sitting().standings() {
            let places = standings.ranking().into_iter().map(|seat| {
                format!("{}. {} {}", standings.place(seat), self.name(seat), standings.score(seat))
            });
            let result = format!("{}: {}", game.title(), places.collect::<Vec<_>>().join(", "));
            // In one line, so that it can be copied.
            return match &self.lies_in {
                Some(file) => format!("{result}\nReplay saved to {}", file.display()),
                None => result,
            };
        }
        match (&self.save_file, &self.unkept) {
            (_, Some(why)) => why.clone(),
            (Some(_), None) => {
                format!("Game saved. Run “tabletale play {game}” to continue.")
            }
            (None, None) => "The game is not kept: this system has no folder for it.".to_owned(),
        }
    }

    /// The log as `viewer` may read it, with what happened from move `news` on marked as new.
    pub(crate) fn log(&self, viewer: Viewer, news: usize) -> Vec<tui::LogEntry> {
        let lines = self.sitting().log().iter().filter(|line| line.audience.includes(viewer));
        lines
            .map(|line| tui::LogEntry {
                text: tui::sentence(&line.line.text),
                is_new: line.of_move >= news,
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use shelf::{GameName, Shelf};

    use super::{
        super::{seats, seed},
        *,
    };

    #[test]
    fn whoever_leaves_a_finished_game_is_told_where_it_lies() {
        let folder = tempfile::tempdir().unwrap();
        let (shelf, game) = (Shelf::embedded(), GameName::Faraway);
        let sitters = seats::read(game, &["random", "random"]).unwrap();
        let names = seats::names(&sitters, &[]).unwrap();
        let seed = seed(Some(7)).unwrap();
        let table = LocalTable::start((&shelf, game), "2 players", sitters, &names, seed).unwrap();
        let mut party = Party::new(table, Some(SaveFile::within(folder.path(), game)));
        while let Some(seat) = party.next() {
            let action = party.sitting().actions(seat).swap_remove(0);
            party.act(seat, &action).unwrap().unwrap();
        }

        let file = party.finish().unwrap();

        assert!(file.exists() && file.starts_with(folder.path()), "{file:?}");
        let told = party.farewell();
        assert!(told.starts_with("Faraway: 1. "), "{told}");
        assert!(told.ends_with(&format!("\nReplay saved to {}", file.display())), "{told}");
    }
}
