//! Keeping an unfinished game: its replay in the user's data folder, written whole after every move.
//!
//! A kept game is the file of its table with the cards it is played with, so that neither leaving
//! and coming back nor a new release changes anything. Nothing
//! is ever deleted: what is over, left or damaged gets a name of its own.

use std::{
    env, fs,
    io::{
        ErrorKind::{NotADirectory, NotFound},
        Write,
    },
    path::{Path, PathBuf},
};

use anyhow::{Context, ensure};
use directories::ProjectDirs;
use host::{LocalTable, Seed};
use shelf::{GameName, Shelf};
use table::Fingerprint;

/// Where the unfinished game of one kind is kept.
#[derive(Clone, Debug)]
pub(crate) struct SaveFile {
    folder: PathBuf,
    game: GameName,
    /// What was last read from the file or written to it.
    seen: Option<String>,
    /// The cards as the file carries them, with what they are known by.
    cards: Option<(Fingerprint, String)>,
}

/// Why a kept game cannot go on.
pub(crate) enum Unusable {
    /// It is damaged, or was played with other cards: set aside under this name.
    Damaged { why: String, aside: PathBuf },
    /// It was over already and has been put away.
    Over,
}

impl SaveFile {
    /// The folder that `$TABLETALE_DATA` names, or the usual one of this system.
    pub(crate) fn of(game: GameName) -> Option<SaveFile> {
        let folder = match env::var_os("TABLETALE_DATA") {
            Some(folder) if !folder.is_empty() => PathBuf::from(folder),
            _ => ProjectDirs::from("", "", "tabletale")?.data_dir().to_owned(),
        };
        Some(SaveFile::within(&folder, game))
    }

    /// Below this folder.
    pub(crate) fn within(folder: &Path, game: GameName) -> SaveFile {
        SaveFile { folder: folder.join("games"), game, seen: None, cards: None }
    }

    /// The file of the unfinished game.
    pub(crate) fn file(&self) -> PathBuf {
        self.folder.join(format!("{}.replay", self.game))
    }

    /// Writes the game down: all of it or, should that fail, nothing. What somebody else has kept
    /// there in the meantime stays.
    pub(crate) fn keep(&mut self, table: &LocalTable) -> anyhow::Result<()> {
        let text = format!("{}{}", table.file(), self.cards(table.shelf()));
        fs::create_dir_all(&self.folder)
            .with_context(|| format!("cannot create the folder {}", self.folder.display()))?;
        let there = fs::read_to_string(self.file()).ok();
        ensure!(there == self.seen, "the same game is being played in another window");
        write_whole(&self.file(), &text)
            .with_context(|| format!("cannot write {}", self.file().display()))?;
        self.seen = Some(text);
        Ok(())
    }

    /// The cards as the file carries them: packed once, written with every move.
    fn cards(&mut self, shelf: &Shelf) -> &str {
        let fingerprint = shelf.fingerprint(self.game);
        if self.cards.as_ref().is_none_or(|known| known.0 != fingerprint) {
            self.cards = Some((fingerprint, shelf.carried(self.game)));
        }
        self.cards.as_ref().map_or("", |(_, text)| text)
    }

    /// Reads the unfinished game, if there is one; it goes on with the luck of `seed` where the file
    /// says nothing of its own.
    pub(crate) fn find(
        &mut self,
        shelf: &Shelf,
        seed: Seed,
    ) -> anyhow::Result<Option<Result<LocalTable, Unusable>>> {
        let file = self.file();
        let text = match fs::read(&file) {
            Ok(bytes) => String::from_utf8(bytes),
            Err(error) if matches!(error.kind(), NotFound | NotADirectory) => return Ok(None),
            Err(error) => {
                return Err(error).with_context(|| format!("cannot read {}", file.display()));
            }
        };
        let read = match text {
            Ok(text) => {
                let read = self.read(shelf, &text, seed);
                self.seen = Some(text);
                read
            }
            Err(_) => Err("it is not text".to_owned()),
        };
        Ok(Some(match read {
            Ok(kept) if kept.is_over() => {
                self.put_away("finished")?;
                Err(Unusable::Over)
            }
            Ok(kept) => Ok(kept),
            Err(why) => Err(Unusable::Damaged { why, aside: self.put_away("damaged")? }),
        }))
    }

    fn read(&self, shelf: &Shelf, text: &str, seed: Seed) -> Result<LocalTable, String> {
        let file = shelf::read_replay(text).map_err(|error| error.to_string())?;
        if file.game != self.game.word() {
            return Err(format!("line 2: this is a game of {}", file.game));
        }
        LocalTable::open(shelf, &file, seed).map_err(|error| error.to_string())
    }

    /// Gives the unfinished game a name of its own, such as `faraway-finished-3.replay`.
    pub(crate) fn put_away(&mut self, why: &str) -> anyhow::Result<PathBuf> {
        let name = |number: u32| self.folder.join(format!("{}-{why}-{number}.replay", self.game));
        let free = (1..).map(name).find(|path| !path.exists());
        let aside = free.context("there is no free name left for an old game")?;
        fs::rename(self.file(), &aside)
            .with_context(|| format!("cannot rename {}", self.file().display()))?;
        self.seen = None;
        Ok(aside)
    }

    /// Whether there is an unfinished game.
    pub(crate) fn is_used(&self) -> bool {
        self.file().exists()
    }
}

/// Writes beside the file and then takes its place, so that it is never half written.
fn write_whole(path: &Path, text: &str) -> std::io::Result<()> {
    let beside = path.with_extension("replay.new");
    let mut file = fs::File::create(&beside)?;
    file.write_all(text.as_bytes())?;
    file.sync_data()?;
    fs::rename(&beside, path)
}

#[cfg(test)]
mod tests {
    use super::*;
    use host::LocalSitter;
    use shelf::BotKind;

    fn save_file(folder: &Path) -> SaveFile {
        SaveFile::within(folder, GameName::Faraway)
    }

    fn game(seed: Seed) -> LocalTable {
        let (shelf, game) = (Shelf::embedded(), GameName::Faraway);
        let sitters = vec![LocalSitter::Person, LocalSitter::Bot(BotKind::Hard)];
        let names = ["Ada".to_owned(), "hard".to_owned()];
        LocalTable::start((&shelf, game), "2 players", sitters, &names, seed).unwrap()
    }

    #[test]
    fn a_kept_game_comes_back_as_it_was() {
        let folder = tempfile::tempdir().unwrap();
        let mut save_file = save_file(folder.path());
        let table = game([9; 32]);

        save_file.keep(&table).unwrap();
        let kept = save_file.find(&Shelf::embedded(), [1; 32]).unwrap().unwrap().ok().unwrap();

        assert_eq!(kept.file(), table.file());
    }

    /// What a setup says beyond options is in the file.
    #[test]
    fn a_kept_game_has_the_setup_it_began_with() {
        let folder = tempfile::tempdir().unwrap();
        let (shelf, game) = (Shelf::embedded(), GameName::Toy);
        let mut save_file = SaveFile::within(folder.path(), game);
        let sitters = vec![LocalSitter::Person, LocalSitter::Bot(BotKind::Easy)];
        let (setup, names) = ("2 players, P2 knows LAMP", ["Ada".to_owned(), "easy".to_owned()]);
        let table = LocalTable::start((&shelf, game), setup, sitters, &names, [9; 32]).unwrap();
        let view = |table: &LocalTable| table.sitting().view(table::Viewer::Spectator);

        save_file.keep(&table).unwrap();
        let kept = save_file.find(&shelf, [1; 32]).unwrap().unwrap().ok().unwrap();

        assert_eq!(kept.sitting().setup(), setup);
        assert_eq!(view(&kept), view(&table));
    }

    #[test]
    fn a_damaged_game_is_set_aside_and_never_deleted() {
        let folder = tempfile::tempdir().unwrap();
        let mut save_file = save_file(folder.path());
        for round in 1..=2 {
            fs::create_dir_all(&save_file.folder).unwrap();
            fs::write(save_file.file(), b"tabletale replay 1\ngame: faraway\n\xff").unwrap();

            let found = save_file.find(&Shelf::embedded(), [1; 32]).unwrap().unwrap();

            let Err(Unusable::Damaged { why, aside }) = found else { panic!("it was read") };
            assert_eq!(why, "it is not text");
            assert!(aside.ends_with(format!("faraway-damaged-{round}.replay")), "{aside:?}");
            assert!(aside.exists() && !save_file.is_used());
        }
        assert!(save_file.find(&Shelf::embedded(), [1; 32]).unwrap().is_none());
    }

    #[test]
    fn what_another_window_keeps_is_not_overwritten() {
        let folder = tempfile::tempdir().unwrap();
        let (mut one, mut other) = (save_file(folder.path()), save_file(folder.path()));
        one.keep(&game([1; 32])).unwrap();
        other.find(&Shelf::embedded(), [1; 32]).unwrap();
        other.keep(&game([2; 32])).unwrap();
        let kept = fs::read_to_string(one.file()).unwrap();

        let refused = one.keep(&game([1; 32])).unwrap_err();

        assert_eq!(refused.to_string(), "the same game is being played in another window");
        assert_eq!(fs::read_to_string(one.file()).unwrap(), kept);
    }
}
