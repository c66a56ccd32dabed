//! What is printed on boards, cards, tokens and in the book (RULES.md sections 1 to 3 and 16).

mod lexicon;
mod load;
mod names;
mod playable;
mod sets;
mod tales;
mod targets;
mod tokens;

use std::sync::OnceLock;

use serde::Serialize;
use table::{Fault, Fingerprint};

pub use lexicon::{Deed, Sign, SpecialName, Thing, Vocabulary};
pub use load::FILES;
pub(crate) use names::SETS;
pub use names::{
    ADVENTURERS, BUILDINGS, Building, CAVES, Cave, Group, HOUSES, KEY_HOUSES, Kind, OUTPOSTS,
    REGULAR, SPECIAL, STAR_HOUSES, STARTING, VILLAGERS, Villager,
};
pub use playable::{MOST_CHOICES, MOST_PAGES};
pub use sets::{Buildings, Caves, Villagers};
pub(crate) use story::{ChoiceOutcomes, MOST_NUMBERS};
pub use story::{OutcomeId, Place, Turn};
pub use tales::{Tales, tales_of};
pub use targets::targets;
pub use tokens::{Token, Tokens};

/// Whether a villager can do a work, and how well (AB-240 to AB-242).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Craft {
    /// No symbol.
    #[default]
    None,
    /// A hammer or quill.
    Plain,
    /// With a plus: it costs a coin less.
    Plus,
}

/// What a villager token shows (AB-259, AB-337).
#[derive(Clone, PartialEq, Debug)]
pub struct Face {
    /// What we call them; the tokens carry no names.
    pub name: String,
    /// Hammer.
    pub build: Craft,
    /// Quill.
    pub train: Craft,
    /// Lanterns by the die, 1 to 6; an adventurer gives the same on each (AB-082, AB-330).
    pub lanterns: [u8; 7],
    /// The pairs on the token, as (lowest roll, lanterns); one pair from 1 for an adventurer.
    pub pairs: Vec<(u8, u8)>,
    /// What the token costs; only adventurers show it (AB-323).
    pub cost: u8,
    /// Obeys on 3 to 6 (AB-250).
    pub cat: bool,
    /// Rests by themselves and in no bed of a building (AB-256, AB-328).
    pub own_bed: bool,
    /// No cider and no potion helps them (AB-257).
    pub takes_no_medicine: bool,
    /// Costs a reputation when they join (AB-247).
    pub bad_reputation: bool,
    /// Fish or frog people, where a tale asks for it.
    pub people: Option<Sign>,
    /// Which of the special villagers, if it is one (AB-006).
    pub special: Option<SpecialName>,
    /// Bread symbols (AB-334).
    pub bread: u8,
    /// Bacon symbols (AB-334).
    pub bacon: u8,
}

/// Goods on a building card (AB-271, AB-272).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stock {
    /// Which.
    pub kind: Token,
    /// How many are put on it when it is built.
    pub count: u8,
    /// Whether an empty card gets one again at the end of a round.
    pub replenishing: bool,
}

/// What a card counts (AB-273, AB-282).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counted {
    /// Tokens of this kind.
    Token(Token),
    /// Buildings of this kind; the starting house is a house (AB-310).
    Building(Kind),
    /// Villagers in any area (AB-312).
    Villager,
    /// Caves without an outpost (AB-281).
    EmptyCave,
}

/// So much for each of what is counted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Per {
    /// Points or coins.
    pub each: u8,
    /// For each of these.
    pub counted: Vec<Counted>,
}

/// What a building card shows (AB-129).
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Card {
    /// What we call it; the cards carry no names.
    pub name: String,
    /// In coins.
    pub cost: u8,
    /// Printed bonus points (AB-260).
    pub points: u8,
    /// Beds (AB-262).
    pub beds: u8,
    /// Income symbols (AB-278).
    pub income: u8,
    /// Reroll symbols (AB-266).
    pub rerolls: u8,
    /// Potions gained when it is built (AB-275).
    pub potions: u8,
    /// Potions at the end of each round (AB-276).
    pub potion_income: u8,
    /// Reputation gained when it is built (AB-279).
    pub reputation: u8,
    /// Goods on it.
    pub stock: Option<Stock>,
    /// Points for each of something at the end (AB-282).
    pub per: Option<Per>,
    /// Coins for each of something on the track, at income (AB-273).
    pub income_per: Option<Per>,
    /// New villagers start ready (AB-263).
    pub train_to_ready: bool,
    /// A coin after each other building (AB-264).
    pub coin_when_building: bool,
    /// A coin after each encounter that succeeds (AB-267).
    pub coin_when_exploring: bool,
    /// Ciders can be spent as coins (AB-268).
    pub cider_as_coins: bool,
    /// Potions can be spent as coins (AB-268).
    pub potion_as_coins: bool,
}

/// One slot of the advancement track (AB-231).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TrackSlot {
    /// Points for each good on it.
    pub points: u8,
    /// Income while it is the rightmost filled one.
    pub income: u8,
}

/// What is printed on the boards (AB-051).
#[derive(Clone, PartialEq, Debug)]
pub struct Board {
    /// Coins at the start.
    pub coins: u16,
    /// Extra coins in the order of play, for two, three and four players.
    pub extra_coins: Vec<Vec<u16>>,
    /// What a villager costs in each slot.
    pub villager_row: [u8; 5],
    /// Income with nothing on the track.
    pub base_income: u8,
    /// The advancement track.
    pub advancement: [TrackSlot; 8],
    /// Points beside each space of the reputation track, from the surface down.
    pub reputation: Vec<i8>,
    /// The space the cubes start on.
    pub torch: u8,
    /// What the most reputation earns, and the places after it; two players.
    pub majority_of_two: Vec<u8>,
    /// The same for three and four players.
    pub majority: Vec<u8>,
    /// How many tokens there are.
    pub tokens: Tokens,
}

/// All components, checked.
pub struct Content {
    /// The boards.
    pub board: Board,
    /// What every starting house shows.
    pub starting_house: Card,
    pub(crate) faces: Vec<Face>,
    pub(crate) cards: Vec<Card>,
    pub(crate) caves: [[story::Key; 6]; CAVES],
    tales: Tales,
    /// Who may build, and so on: the symbols of the faces turned into sets.
    pub(crate) who: VillagerSets,
    pub(crate) fingerprint: Fingerprint,
}

/// Villagers by what they show.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct VillagerSets {
    pub(crate) builds: Villagers,
    pub(crate) trains: Villagers,
    pub(crate) cats: Villagers,
    pub(crate) own_bed: Villagers,
    pub(crate) no_medicine: Villagers,
    /// Adventurers: they roll no die (AB-330).
    pub(crate) rolls_none: Villagers,
    /// The special villagers, in the order of [`SpecialName::ALL`].
    special: [Villagers; SpecialName::ALL.len()],
}

impl VillagerSets {
    /// The special villagers with this name.
    #[inline]
    pub(crate) fn is_called(&self, name: SpecialName) -> Villagers {
        self.special[name as usize]
    }
}

impl Content {
    /// The components that come with the program.
    pub fn embedded() -> &'static Content {
        static EMBEDDED: OnceLock<Content> = OnceLock::new();
        EMBEDDED.get_or_init(|| {
            let files: Vec<String> = load::embedded().into_iter().map(str::to_owned).collect();
            Content::read(&files).expect("the embedded components are checked before they ship")
        })
    }

    /// The same content, known by another fingerprint: that of the files it was really read from,
    /// which may lack some that came later.
    pub fn known_by(self, fingerprint: Fingerprint) -> Content {
        Content { fingerprint, ..self }
    }

    /// The texts of [`FILES`] that come with the program.
    pub fn embedded_files() -> Vec<&'static str> {
        load::embedded()
    }

    /// Reads the texts of [`FILES`], in that order, or says everything that is wrong with them.
    pub fn read(files: &[String]) -> Result<Content, Vec<Fault>> {
        load::read(files)
    }

    /// What a villager token shows.
    #[inline]
    pub fn face(&self, villager: Villager) -> &Face {
        &self.faces[villager.index()]
    }

    /// What a building card shows.
    #[inline]
    pub fn card(&self, building: Building) -> &Card {
        &self.cards[building.index()]
    }

    /// The passages of a cave card, by the die.
    pub fn cave(&self, cave: Cave) -> [story::Key; 6] {
        self.caves[cave.index()]
    }

    /// The book.
    pub fn tales(&self) -> &Tales {
        &self.tales
    }
}
