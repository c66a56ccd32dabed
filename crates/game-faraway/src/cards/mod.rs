//! What is printed on the cards (RULES.md sections 1 to 3).

mod load;
mod quest;
mod words;

use std::{fmt, str::FromStr, sync::OnceLock};

use serde::{Deserialize, Serialize};
use table::{Bag, Deck, Fault, Fingerprint, NotationError};

pub use quest::{Counted, Quest, Tally};

/// How many Regions there are (FA-001).
pub const REGIONS: usize = 68;
/// How many Sanctuaries there are (FA-002).
pub const SANCTUARIES: usize = 45;
/// The most Sanctuaries dealt at once: one, and one for each of 8 Region and 6 Sanctuary Clues.
pub(crate) const MOST_DEALT: usize = 15;

/// A Region card, named by its exploration duration (FA-007, FA-008).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct Region(u8);

impl Region {
    /// The Region with this duration, if there is one.
    pub fn new(duration: usize) -> Option<Region> {
        (1..=REGIONS).contains(&duration).then_some(Region(duration as u8))
    }

    #[inline]
    pub(crate) const fn of_byte(byte: u8) -> Region {
        Region(byte)
    }

    /// Every Region in ascending order of duration.
    pub fn all() -> impl Iterator<Item = Region> {
        (1..=REGIONS as u8).map(Region)
    }

    /// The hours it takes to explore it, 1 to 68.
    #[inline]
    pub fn duration(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Region {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Region, NotationError> {
        let duration = text.parse().ok().and_then(Region::new);
        duration.ok_or_else(|| NotationError::new("a Region from 1 to 68", text))
    }
}

/// A Sanctuary card, by this project's own numbering: the printed cards have none. Written `S7`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct Sanctuary(u8);

impl Sanctuary {
    /// The Sanctuary with this number, if there is one.
    pub fn new(id: usize) -> Option<Sanctuary> {
        (1..=SANCTUARIES).contains(&id).then_some(Sanctuary(id as u8))
    }

    #[inline]
    pub(crate) const fn of_byte(byte: u8) -> Sanctuary {
        Sanctuary(byte)
    }

    /// Every Sanctuary in ascending order.
    pub fn all() -> impl Iterator<Item = Sanctuary> {
        (1..=SANCTUARIES as u8).map(Sanctuary)
    }

    /// Its number, 1 to 45.
    #[inline]
    pub fn id(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Sanctuary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "S{}", self.0)
    }
}

impl FromStr for Sanctuary {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Sanctuary, NotationError> {
        let number = text.strip_prefix(['S', 's']).unwrap_or(text);
        let sanctuary = number.parse().ok().and_then(Sanctuary::new);
        sanctuary.ok_or_else(|| NotationError::new("a Sanctuary from S1 to S45", text))
    }
}

/// The biome of a card (FA-009).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    /// Red.
    Red,
    /// Green.
    Green,
    /// Blue.
    Blue,
    /// Yellow.
    Yellow,
}

impl Colour {
    /// All four.
    pub const ALL: [Colour; 4] = [Colour::Red, Colour::Green, Colour::Blue, Colour::Yellow];

    /// The word for it.
    pub fn word(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Green => "green",
            Colour::Blue => "blue",
            Colour::Yellow => "yellow",
        }
    }
}

/// How many of each wonder a card shows or asks for (FA-015, FA-020).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wonders {
    /// Uddu stones.
    pub stone: u8,
    /// Okiko chimeras.
    pub chimera: u8,
    /// Goldlog thistles.
    pub thistle: u8,
}

impl Wonders {
    /// All of them together.
    pub fn total(self) -> u8 {
        self.stone + self.chimera + self.thistle
    }

    /// The largest of the three.
    pub fn most(self) -> u8 {
        self.stone.max(self.chimera).max(self.thistle)
    }
}

/// Everything printed on one card, Region or Sanctuary.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Card {
    /// Its biome; some Sanctuaries have none (FA-026).
    pub colour: Option<Colour>,
    /// A night Region, or a Sanctuary with the night symbol (FA-011, FA-023).
    pub night: bool,
    /// Clue symbols (FA-013).
    pub clues: u8,
    /// Wonders at the top (FA-015).
    pub wonders: Wonders,
    /// Wonders that must be in sight for the quest to pay (FA-020).
    pub prerequisite: Wonders,
    /// What it pays, if anything (FA-019).
    pub quest: Option<Quest>,
    /// What it adds to the symbols in sight.
    pub(crate) tally: Tally,
    /// Its quest and prerequisite, worked out for counting.
    pub(crate) pay: quest::Pay,
}

/// The files the cards are read from.
pub const FILES: &[&str] = &["regions.toml", "sanctuaries.toml"];

/// All cards of the game, checked.
pub struct Content {
    /// By duration. There is a blank place for every number of 7 bits, so that looking up a card
    /// needs no check.
    regions: [Card; 128],
    /// By number, likewise for 6 bits.
    sanctuaries: [Card; 64],
    /// All Regions, shuffled: what a game starts from.
    pub(crate) region_deck: Bag<Region, REGIONS>,
    /// All Sanctuaries, shuffled.
    pub(crate) sanctuary_deck: Deck<Sanctuary, SANCTUARIES>,
    pub(crate) fingerprint: Fingerprint,
}

impl Content {
    /// The cards that come with the program.
    pub fn embedded() -> &'static Content {
        static EMBEDDED: OnceLock<Content> = OnceLock::new();
        EMBEDDED.get_or_init(|| {
            Content::read(load::REGIONS_FILE, load::SANCTUARIES_FILE)
                .expect("the embedded cards are checked before they ship")
        })
    }

    /// The same content, known by another fingerprint: that of the files it was really read from,
    /// which may lack some that came later.
    pub fn known_by(self, fingerprint: Fingerprint) -> Content {
        Content { fingerprint, ..self }
    }

    /// The texts of [`FILES`] that come with the program.
    pub fn embedded_files() -> Vec<&'static str> {
        vec![load::REGIONS_FILE, load::SANCTUARIES_FILE]
    }

    /// Reads and checks the text of `regions.toml` and `sanctuaries.toml`; reports every fault.
    pub fn read(regions: &str, sanctuaries: &str) -> Result<Content, Vec<Fault>> {
        load::read(regions, sanctuaries)
    }

    /// What is printed on `region`.
    #[inline]
    pub fn region(&self, region: Region) -> &Card {
        &self.regions[usize::from(region.0) & 127]
    }

    /// What is printed on `sanctuary`.
    #[inline]
    pub fn sanctuary(&self, sanctuary: Sanctuary) -> &Card {
        &self.sanctuaries[usize::from(sanctuary.0) & 63]
    }
}
