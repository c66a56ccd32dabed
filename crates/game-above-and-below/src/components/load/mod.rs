//! Reading the content files: everything is checked, and every fault reported at once.

mod board;
mod buildings;
mod ids;
mod limits;
mod villagers;

use serde::Deserialize;
use story::Key;
use table::{Fault, Fingerprint, read_table};

use super::{CAVES, Cave, Content, Tales, Vocabulary, tales_of};

macro_rules! content {
    ($($file:literal),+ $(,)?) => {
        /// The files of the game, tables first.
        pub const FILES: &[&str] = &[$($file),+];

        /// The files that come with the program, in the order of [`FILES`].
        pub(super) fn embedded() -> Vec<&'static str> {
            vec![$(include_str!(concat!("../../../../../content/above-and-below/", $file))),+]
        }
    };
}

content![
    "board.toml",
    "villagers.toml",
    "adventurers.toml",
    "buildings.toml",
    "caves.toml",
    "storybook/1-near-the-well.story",
    "storybook/2-the-lower-market.story",
    "storybook/3-slow-water.story",
    "storybook/4-engines-and-letters.story",
    "storybook/5-things-that-grow.story",
    "storybook/6-the-far-dark.story",
];

/// How many of [`FILES`] are tables; the others are chapters.
const TABLES: usize = 5;

/// Reads all files.
pub(super) fn read(files: &[String]) -> Result<Content, Vec<Fault>> {
    read_held_to(super::targets::check, files)
}

impl Content {
    /// Reads a book that is held to nothing but its grammar: content that tables began with, which
    /// may be older than what a book is held to today, and tests that write their own.
    pub fn read_unheld(files: &[String]) -> Result<Content, Vec<Fault>> {
        read_held_to(|_, _| Vec::new(), files)
    }

    /// The same components with another book: for tests of what a table gives away.
    #[doc(hidden)]
    pub fn with_tales(&self, tales: Tales) -> Content {
        Content {
            board: self.board.clone(),
            starting_house: self.starting_house.clone(),
            faces: self.faces.clone(),
            cards: self.cards.clone(),
            caves: self.caves,
            tales,
            who: self.who,
            fingerprint: self.fingerprint,
        }
    }
}

fn read_held_to(
    check: impl Fn(&Tales, &[[Key; 6]; CAVES]) -> Vec<Fault>,
    files: &[String],
) -> Result<Content, Vec<Fault>> {
    assert_eq!(files.len(), FILES.len(), "every file of FILES is read");
    let mut faults = Vec::new();
    let board = read_table(FILES, files, board::FILE, &mut faults);
    let board = board.and_then(|file| board::board(file, &mut faults));
    let villagers = read_table(FILES, files, villagers::FILE, &mut faults);
    let adventurers = read_table(FILES, files, villagers::ADVENTURERS_FILE, &mut faults);
    let faces = villagers::faces(villagers, adventurers, &mut faults);
    let cards = read_table(FILES, files, buildings::FILE, &mut faults);
    let cards = cards.and_then(|file| buildings::cards(file, &mut faults));
    let caves = read_table(FILES, files, CAVE_FILE, &mut faults);
    let caves = caves.and_then(|file| cave_cards(file, &mut faults));
    let chapters: Vec<(String, String)> = FILES[TABLES..]
        .iter()
        .zip(&files[TABLES..])
        .map(|(name, text)| ((*name).to_owned(), text.clone()))
        .collect();
    let tales = match story::read(Vocabulary, &chapters).and_then(tales_of) {
        Ok(tales) => Some(tales),
        Err(mut found) => {
            faults.append(&mut found);
            None
        }
    };
    if let (Some(tales), Some(caves)) = (&tales, &caves) {
        faults.append(&mut check(tales, caves));
    }
    match (board, faces, cards, caves, tales) {
        (Some(board), Some(faces), Some((starting_house, cards)), Some(caves), Some(tales))
            if faults.is_empty() =>
        {
            let who = villagers::who(&faces);
            let texts = files.iter().map(String::as_str);
            let fingerprint = Fingerprint::of(FILES.iter().copied().zip(texts));
            Ok(Content { board, starting_house, faces, cards, caves, tales, who, fingerprint })
        }
        _ => Err(faults),
    }
}

/// Which passages a cave card leads to.
const CAVE_FILE: &str = "caves.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CaveFile {
    #[serde(default)]
    cave: Vec<CaveEntry>,
    /// As the first release wrote them, without ids.
    #[serde(default)]
    caves: Vec<[u16; 6]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CaveEntry {
    id: String,
    passages: [u16; 6],
}

fn cave_cards(file: CaveFile, faults: &mut Vec<Fault>) -> Option<[[Key; 6]; CAVES]> {
    let cards = ids::in_order::<Cave, _>(
        CAVE_FILE,
        file.cave,
        0..CAVES,
        |card| Some(card.id.as_str()),
        faults,
    );
    let cards = file.caves.into_iter().chain(cards.into_iter().map(|card| card.passages));
    let numbers: Vec<_> = cards.map(|card| card.map(Key::new)).collect();
    let found = numbers.len();
    let caves = numbers.try_into().ok();
    if caves.is_none() {
        faults
            .push(Fault::of_file(CAVE_FILE, format!("there are {CAVES} cave cards, not {found}")));
    }
    caves
}
