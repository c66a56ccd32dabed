//! Recorded games: which content they were played with, and sitting down to them.

use table::{Replay, ReplayError, ReplayFile};

use crate::{Bundle, GameName, Held, Shelf, Sitting, UnknownGame, Visit, Volume, sitting};

/// Reads a recorded game of one of the games on the shelf.
pub fn read_replay(text: &str) -> Result<ReplayFile, ReplayError> {
    let is_known = |game: &str| game.parse::<GameName>().map(|_| ()).map_err(|no| no.to_string());
    ReplayFile::parse_known(text, is_known)
}

impl Shelf {
    /// Sits down to a recorded game where it was left, checking every move. It is played with the
    /// cards it was recorded with ([`Shelf::of_file`]).
    pub fn resume(&self, replay: &str) -> Result<Box<dyn Sitting>, ReplayError> {
        self.resume_file(&read_replay(replay)?)
    }

    /// Sits down to a recorded game that was read already.
    pub fn resume_file(&self, file: &ReplayFile) -> Result<Box<dyn Sitting>, ReplayError> {
        struct Resume<'a>(&'a Shelf, &'a ReplayFile);
        impl Visit for Resume<'_> {
            type Out = Result<Box<dyn Sitting>, ReplayError>;

            fn visit<V: Volume>(self, content: &Held<V::Content>) -> Self::Out {
                sitting::resume::<V>(self.0.clone(), content, &Replay::of_file(self.1)?)
            }
        }
        let (name, shelf) = self.of_file(file)?;
        shelf.visit(name, Resume(&shelf, file))
    }

    /// The game of a file, and a shelf with the cards it was recorded with: those of this shelf,
    /// of the program, of an earlier release, or those the file carries along.
    pub fn of_file(&self, file: &ReplayFile) -> Result<(GameName, Shelf), ReplayError> {
        let fault = |line: usize, what: String| ReplayError { line, what };
        let name: GameName =
            file.game.parse().map_err(|unknown: UnknownGame| fault(2, unknown.to_string()))?;
        if let Some(shelf) = self.holding(name, file.content) {
            return Ok((name, shelf));
        }
        let wrong = |what: String| fault(file.content_line(), what);
        let carried = Bundle::carried_by(file).map_err(|error| wrong(error.to_string()))?;
        let carried = carried.filter(|bundle| file.content.is(bundle.fingerprint()));
        let bundle = carried.ok_or_else(|| {
            wrong("this game was recorded with cards that are not here".to_owned())
        })?;
        if bundle.game != name.word() {
            return Err(wrong(format!("the content that comes along is of {}", bundle.game)));
        }
        let shelf = self.with(bundle).map_err(|faults| {
            let first = faults.first().map(ToString::to_string).unwrap_or_default();
            wrong(format!("the cards that come along cannot be used: {first}"))
        })?;
        Ok((name, shelf))
    }

    /// Lines for the end of a file, so that the game in it can be played wherever it is taken.
    /// Nothing where every later program has the content anyway: that of a release.
    pub fn carried(&self, name: GameName) -> String {
        match Shelf::released(name).contains(&self.fingerprint(name)) {
            true => String::new(),
            false => self.bundle(name).carried(),
        }
    }
}
