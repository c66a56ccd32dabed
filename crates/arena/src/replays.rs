//! Writing the games of a match down, a file each.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use shelf::Volume;
use table::Record;

use crate::{Match, MatchError};

/// The folder the games of a match are written to.
pub(crate) struct Folder<'a> {
    path: &'a Path,
    plan: &'a Match,
}

impl<'a> Folder<'a> {
    /// Makes the folder where there is none.
    pub(crate) fn create(path: &'a Path, plan: &'a Match) -> Result<Folder<'a>, MatchError> {
        fs::create_dir_all(path).map_err(|error| unwritten(path.to_owned(), error))?;
        Ok(Folder { path, plan })
    }

    /// Writes one game, with the bots' words for names.
    pub(crate) fn write<V: Volume>(
        &self,
        number: u64,
        record: &Record<V>,
    ) -> Result<(), MatchError> {
        let plan = self.plan;
        let mut replay = record.replay();
        replay.names = (0..plan.seats.len())
            .map(|seat| plan.seats[plan.bot_at(seat, number)].to_string())
            .collect();
        // Enough digits for every game that may be recorded, so that names sort as numbers do.
        let name = format!("{}-{}-{number:05}.replay", V::NAME, plan.seed);
        let path = self.path.join(name);
        fs::write(&path, replay.to_string()).map_err(|error| unwritten(path, error))
    }
}

fn unwritten(path: PathBuf, source: io::Error) -> MatchError {
    MatchError::Unwritten { path, source }
}
