//! Reading the content files: everything is checked, and every fault reported at once.

mod adventurers;
mod board;
mod cards;
mod effects;
mod entries;
mod ids;
mod limits;
mod maps;

use table::{Fault, Fingerprint, read_table};

use super::{CardFace, Content, Kind, Map, Tales, Vocabulary, tales_of, targets};

macro_rules! content {
    ($($file:literal),+ $(,)?) => {
        /// The files of the game: tables, then maps, then the book.
        pub const FILES: &[&str] = &[$($file),+];

        /// The files that come with the program, in the order of [`FILES`].
        pub(super) fn embedded() -> Vec<&'static str> {
            vec![$(include_str!(concat!("../../../../../content/near-and-far/", $file))),+]
        }
    };
}

content![
    "board.toml",
    "adventurers.toml",
    "artifacts.toml",
    "treasures.toml",
    "world-cards.toml",
    "threats.toml",
    "maps/01-glogo-caverns.toml",
    "maps/02-broken-plains.toml",
    "maps/03-crimson-forest.toml",
    "maps/04-meteor-mountain.toml",
    "maps/05-toxic-desert.toml",
    "maps/06-cloudy-valley.toml",
    "maps/07-dried-sea.toml",
    "maps/08-fire-delta.toml",
    "maps/09-rocktooth-isles.toml",
    "maps/10-mammoth-jungle.toml",
    "maps/11-the-last-ruin.toml",
    "storybook/01-glogo-caverns.story",
    "storybook/02-broken-plains.story",
    "storybook/03-crimson-forest.story",
    "storybook/04-meteor-mountain.story",
    "storybook/05-toxic-desert.story",
    "storybook/06-cloudy-valley.story",
    "storybook/07-dried-sea.story",
    "storybook/08-fire-delta.story",
    "storybook/09-rocktooth-isles.story",
    "storybook/10-mammoth-jungle.story",
    "storybook/11-the-last-ruin.story",
    "storybook/arcade.story",
];

/// The first of the maps among [`FILES`].
const MAPS: usize = 6;
/// The first chapter of the book among [`FILES`].
const BOOK: usize = MAPS + 11;

/// Whether content is held to what maps and books should be like, or only to what can be played.
#[derive(Clone, Copy, PartialEq)]
enum Hold {
    Everything,
    Playable,
}

/// Reads all files.
pub(super) fn read(files: &[String]) -> Result<Content, Vec<Fault>> {
    read_held_to(Hold::Everything, files)
}

impl Content {
    /// Reads maps and a book that are held to nothing but what can be played: content that tables
    /// began with, which may be older than what is asked for today, and tests that write their own.
    pub fn read_unheld(files: &[String]) -> Result<Content, Vec<Fault>> {
        read_held_to(Hold::Playable, files)
    }

    /// The same components with another book: for tests of what a table gives away.
    #[doc(hidden)]
    pub fn with_tales(&self, tales: Tales) -> Content {
        Content {
            board: self.board.clone(),
            adventurers: self.adventurers.clone(),
            cards: self.cards.clone(),
            threats: self.threats.clone(),
            characters: self.characters.clone(),
            maps: self.maps.clone(),
            tales,
            with: self.with,
            fingerprint: self.fingerprint,
        }
    }
}

fn read_held_to(hold: Hold, files: &[String]) -> Result<Content, Vec<Fault>> {
    assert_eq!(files.len(), FILES.len(), "every file of FILES is read");
    let mut faults = Vec::new();
    let board = read_table(FILES, files, board::FILE, &mut faults);
    let board = board.and_then(|file| board::board(file, &mut faults));
    let adventurers = read_table(FILES, files, adventurers::FILE, &mut faults);
    let adventurers = adventurers.and_then(|file| adventurers::faces(file, &mut faults));
    let cards = all_cards(files, &mut faults);
    let threats = read_table(FILES, files, cards::THREAT_FILE, &mut faults);
    let threats = threats.and_then(|file| cards::threats(file, &mut faults));
    let maps = all_maps(hold, files, &mut faults);
    let tales = cards.as_deref().and_then(|cards| book(cards, files, &mut faults));
    if let (Hold::Everything, Some(tales), Some(maps)) = (hold, &tales, &maps) {
        faults.append(&mut targets::check(tales, maps));
    }
    match (board, adventurers, cards, threats, maps, tales) {
        (
            Some((board, characters)),
            Some(adventurers),
            Some(cards),
            Some(threats),
            Some(maps),
            Some(tales),
        ) if faults.is_empty() => {
            let with = cards::sets(&cards);
            let texts = files.iter().map(String::as_str);
            let fingerprint = Fingerprint::of(FILES.iter().copied().zip(texts));
            Ok(Content {
                board,
                adventurers,
                cards,
                threats,
                characters,
                maps,
                tales,
                with,
                fingerprint,
            })
        }
        _ => Err(faults),
    }
}

/// Artifacts, treasures and world cards, in this order.
fn all_cards(files: &[String], faults: &mut Vec<Fault>) -> Option<Vec<CardFace>> {
    let artifacts = read_table(FILES, files, cards::ARTIFACT_FILE, faults);
    let artifacts = artifacts.and_then(|file| cards::artifacts(file, faults));
    let treasures = read_table(FILES, files, cards::TREASURE_FILE, faults);
    let treasures = treasures.and_then(|file| cards::treasures(file, faults));
    let worlds = read_table(FILES, files, cards::WORLD_FILE, faults);
    let worlds = worlds.and_then(|file| cards::worlds(file, faults));
    let all = [artifacts?, treasures?, worlds?].concat();
    cards::check_names(&all, faults);
    Some(all)
}

/// The maps in the order of their numbers.
fn all_maps(hold: Hold, files: &[String], faults: &mut Vec<Fault>) -> Option<Vec<Map>> {
    let mut maps = Vec::new();
    for name in &FILES[MAPS..BOOK] {
        let Some(entry) = read_table::<maps::File>(FILES, files, name, faults) else { continue };
        let Some(map) = maps::map(name, &entry, faults) else { continue };
        if hold == Hold::Everything {
            faults.extend(maps::held(name, &entry, &map));
        }
        maps.push(map);
    }
    (maps.len() == BOOK - MAPS).then_some(maps)
}

/// The book, which may name world cards.
fn book(cards: &[CardFace], files: &[String], faults: &mut Vec<Fault>) -> Option<Tales> {
    let chapters: Vec<(String, String)> = FILES[BOOK..]
        .iter()
        .zip(&files[BOOK..])
        .map(|(name, text)| ((*name).to_owned(), text.clone()))
        .collect();
    let worlds = cards[Kind::World.range()].iter().map(|card| card.name.as_str());
    match story::read(Vocabulary::of(worlds), &chapters).and_then(tales_of) {
        Ok(tales) => Some(tales),
        Err(mut found) => {
            faults.append(&mut found);
            None
        }
    }
}
