//! Keeping an unfinished game: its replay in the user's data folder, written whole after every move.
//!
//! A kept game is a replay with remarks at its end: who sits where, the seed of
//! its luck, and the cards it is played with, so that neither leaving and coming
//! back nor a new release changes anything. Nothing
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
use shelf::{GameName, Shelf, Sitting};

use table::Fingerprint;

use super::seats::{self, Sitter};

const TABLE: &str = "# at the table: ";
const SEED: &str = "# seed: ";

/// The seed of a table's luck.
pub(crate) type Seed = [u8; 32];

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

/// A game as it was kept.
pub(crate) struct Kept {
    pub(crate) sitting: Box<dyn Sitting>,
    pub(crate) sitters: Vec<Sitter>,
    pub(crate) seed: Option<Seed>,
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
    pub(crate) fn keep(
        &mut self,
        sitting: &dyn Sitting,
        sitters: &[Sitter],
        seed: &Seed,
    ) -> anyhow::Result<()> {
        let words: Vec<&str> = sitters.iter().map(|sitter| sitter.word()).collect();
        let hex: String = seed.iter().map(|byte| format!("{byte:02x}")).collect();
        let (replay, words) = (sitting.replay(), words.join(","));
        let cards = self.cards(sitting.shelf());
        let text = format!("{replay}\n{TABLE}{words}\n{SEED}{hex}\n{cards}");
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

    /// Reads the unfinished game, if there is one.
    pub(crate) fn find(&mut self, shelf: &Shelf) -> anyhow::Result<Option<Result<Kept, Unusable>>> {
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
                let read = self.read(shelf, &text);
                self.seen = Some(text);
                read
            }
            Err(_) => Err("it is not text".to_owned()),
        };
        Ok(Some(match read {
            Ok(kept) if kept.sitting.to_act().is_empty() => {
                self.put_away("finished")?;
                Err(Unusable::Over)
            }
            Ok(kept) => Ok(kept),
            Err(why) => Err(Unusable::Damaged { why, aside: self.put_away("damaged")? }),
        }))
    }

    fn read(&self, shelf: &Shelf, text: &str) -> Result<Kept, String> {
        let sitting = shelf.resume(text).map_err(|error| error.to_string())?;
        if sitting.game() != self.game {
            return Err(format!("line 2: this is a game of {}", sitting.game()));
        }
        let remark = |start: &str| text.lines().find_map(|line| line.strip_prefix(start));
        let written = remark(TABLE).map(|words| words.split(',').collect::<Vec<_>>());
        let sitters = written.and_then(|words| seats::read(self.game, &words).ok());
        let names = (0..sitting.seats())
            .map(|index| sitting.names().get(table::Seat::new(index)).to_owned());
        let sitters = sitters
            .filter(|sitters| sitters.len() == sitting.seats())
            .unwrap_or_else(|| seats::guess(names));
        let seed = remark(SEED).and_then(read_seed);
        Ok(Kept { sitting, sitters, seed })
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

/// How much luck a game has used so far: every pick is written as side/sides.
pub(crate) fn picks(replay: &str) -> u64 {
    let luck = replay.lines().filter_map(|line| match line.strip_prefix("luck:") {
        Some(luck) => Some(luck),
        None if line.starts_with(['P']) => line.split_once('~').map(|(_, luck)| luck),
        None => None,
    });
    luck.map(|luck| luck.split_ascii_whitespace().count() as u64).sum()
}

fn read_seed(hex: &str) -> Option<Seed> {
    let mut seed = Seed::default();
    if hex.len() != 2 * seed.len() || !hex.is_ascii() {
        return None;
    }
    for (byte, digits) in seed.iter_mut().zip(hex.as_bytes().chunks(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()?;
    }
    Some(seed)
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
    use luck::Fair;

    fn save_file(folder: &Path) -> SaveFile {
        SaveFile::within(folder, GameName::Faraway)
    }

    fn game() -> Box<dyn Sitting> {
        let names = ["Ada".to_owned(), "hard".to_owned()];
        let mut luck = Fair::new([7; 32], 0);
        Shelf::embedded().start(GameName::Faraway, 2, &[], &names, &mut luck).unwrap()
    }

    #[test]
    fn a_kept_game_comes_back_as_it_was() {
        let folder = tempfile::tempdir().unwrap();
        let mut save_file = save_file(folder.path());
        let sitters = [Sitter::Person, "hard".parse().map(Sitter::Bot).unwrap()];
        let sitting = game();

        save_file.keep(sitting.as_ref(), &sitters, &[9; 32]).unwrap();
        let kept = save_file.find(&Shelf::embedded()).unwrap().unwrap().ok().unwrap();

        assert_eq!(kept.sitting.replay(), sitting.replay());
        assert_eq!(kept.sitters, sitters);
        assert_eq!(kept.seed, Some([9; 32]));
        assert_eq!(
            picks(&sitting.replay()),
            9,
            "three cards for each of two hands and the display"
        );
    }

    #[test]
    fn a_damaged_game_is_set_aside_and_never_deleted() {
        let folder = tempfile::tempdir().unwrap();
        let mut save_file = save_file(folder.path());
        for round in 1..=2 {
            fs::create_dir_all(&save_file.folder).unwrap();
            fs::write(save_file.file(), b"tabletale replay 1\ngame: faraway\n\xff").unwrap();

            let found = save_file.find(&Shelf::embedded()).unwrap().unwrap();

            let Err(Unusable::Damaged { why, aside }) = found else { panic!("it was read") };
            assert_eq!(why, "it is not text");
            assert!(aside.ends_with(format!("faraway-damaged-{round}.replay")), "{aside:?}");
            assert!(aside.exists() && !save_file.is_used());
        }
        assert!(save_file.find(&Shelf::embedded()).unwrap().is_none());
    }

    #[test]
    fn what_another_window_keeps_is_not_overwritten() {
        let folder = tempfile::tempdir().unwrap();
        let (mut one, mut other) = (save_file(folder.path()), save_file(folder.path()));
        let sitters = [Sitter::Person, Sitter::Person];
        one.keep(game().as_ref(), &sitters, &[1; 32]).unwrap();
        other.find(&Shelf::embedded()).unwrap();
        other.keep(game().as_ref(), &sitters, &[2; 32]).unwrap();
        let kept = fs::read_to_string(one.file()).unwrap();

        let refused = one.keep(game().as_ref(), &sitters, &[1; 32]).unwrap_err();

        assert_eq!(refused.to_string(), "the same game is being played in another window");
        assert_eq!(fs::read_to_string(one.file()).unwrap(), kept);
    }

    #[test]
    fn seats_are_guessed_where_the_remark_is_lost() {
        let folder = tempfile::tempdir().unwrap();
        let mut save_file = save_file(folder.path());
        fs::create_dir_all(&save_file.folder).unwrap();
        fs::write(save_file.file(), game().replay()).unwrap();

        let kept = save_file.find(&Shelf::embedded()).unwrap().unwrap().ok().unwrap();

        assert_eq!(kept.sitters[0], Sitter::Person);
        assert_eq!(kept.sitters[1].word(), "hard");
        assert_eq!(kept.seed, None);
    }
}
