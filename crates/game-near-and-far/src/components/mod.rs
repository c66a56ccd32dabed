//! What is printed on boards, cards, tokens, maps and in the book (RULES.md sections 1, 2, 33, 36, 37).

mod chart;
mod effects;
mod goods;
mod landscape;
mod lexicon;
mod load;
mod map;
mod names;
mod playable;
mod sets;
mod tales;
mod targets;

use std::sync::OnceLock;

use table::{Fault, Fingerprint};

pub use chart::{
    Align, Chart, Label, MarkSide, PathChart, Point, SHEET_HEIGHT, SHEET_WIDTH, Side, SpaceChart,
    WayKind,
};
pub use effects::{
    Boost, Count, Effects, Gain, Most, Per, Reroll, RollBonus, Rolls, Trigger, Visit, When,
};
pub use goods::{Cost, Faction, Good, Goods, Symbols};
pub use landscape::{
    Bed, Decoration, Landscape, Layer, LayerKind, Lettering, Palette, Role, Scatter,
};
pub use lexicon::{Check, Deed, Sign, Thing, Vocabulary};
pub use load::FILES;
pub use map::{Map, Path, Route, SpaceFace, SpaceKind, Special, Symbol, TradeGood};
pub use names::{
    ADVANCED, ADVENTURERS, ARCADE, ARTIFACTS, Adventurer, BASIC, CARDS, CELLS, COLUMNS, Card, Cell,
    Kind, MOST_SPACES, PER_FACTION, Space, THREATS, TREASURES, WORLDS,
};
pub use playable::MOST_CHOICES;
pub use sets::{Adventurers, Cards, Cells, Spaces};
pub use story::{OutcomeId, Place, Turn};
pub use tales::{Tales, arcade_key, tales_of};
pub use targets::targets;

/// What an adventurer token shows (NF-131).
#[derive(Clone, PartialEq, Debug)]
pub struct AdventurerFace {
    /// Their name.
    pub name: String,
    /// Coins to recruit them.
    pub cost: u8,
    /// What they show.
    pub symbols: Symbols,
}

/// What a card shows (NF-409, NF-262, NF-365).
#[derive(Clone, PartialEq, Debug)]
pub struct CardFace {
    /// Its name.
    pub name: String,
    /// What an artifact costs; nothing for others.
    pub cost: Cost,
    /// The reputation an artifact asks for: at least this if positive, at most this if negative (NF-399).
    pub reputation: i8,
    /// Journey points printed on it.
    pub points: i8,
    /// What it does.
    pub effects: Effects,
}

/// A threat card (NF-022, NF-317).
#[derive(Clone, PartialEq, Debug)]
pub struct ThreatFace {
    /// What lurks there.
    pub name: String,
    /// Its difficulty.
    pub level: u8,
    /// What it is worth.
    pub points: u8,
}

/// What lies under a camp on the player board (NF-048).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tent {
    /// Nothing.
    #[default]
    Bare,
    /// A coin.
    Coin,
    /// A gem.
    Gem,
}

/// The mine (NF-203 to NF-213).
#[derive(Clone, PartialEq, Debug)]
pub struct Mine {
    /// The skill each place asks for.
    pub numbers: [u8; CELLS],
    /// The neighbours of each place.
    pub neighbours: [Cells; CELLS],
    /// What digging there brings: its column and its row together.
    pub rewards: [Cost; CELLS],
    /// Where digging gives a reputation by day (NF-622).
    pub famous: Cells,
}

/// What is printed on the boards.
#[derive(Clone, PartialEq, Debug)]
pub struct Board {
    /// The value of each good in a trade (NF-153).
    pub values: Goods<u8>,
    /// Journey points for reputation from -6 to 12, at dusk.
    pub dusk_points: [i8; 19],
    /// The same by day (NF-623).
    pub day_points: [i8; 19],
    /// What the fourteen camps of a player board cover.
    pub tents: [Tent; 14],
    /// The mine.
    pub mine: Mine,
    /// What dog and cat show (NF-113).
    pub companion: Symbols,
    /// What the platypus shows (NF-630).
    pub platypus: Symbols,
    /// What the four chiefs are called, by faction.
    pub chiefs: [String; 4],
}

/// Cards by what they do, so that the rules look only at those that matter.
#[derive(Clone, Copy, Debug, Default)]
pub struct CardSets {
    /// Any symbol.
    pub symbols: Cards,
    /// Arrows.
    pub movement: Cards,
    /// Hands.
    pub skill: Cards,
    /// Any gain when visiting.
    pub visit: Cards,
    /// Any gain when something happens.
    pub trigger: Cards,
    /// A payment that adds to a roll.
    pub boost: Cards,
    /// A die that may be rolled again.
    pub reroll: Cards,
    /// A bonus to some rolls.
    pub roll: Cards,
    /// A trade of more value, or one more.
    pub trade: Cards,
    /// More artifacts at the General Store.
    pub extra_draw: Cards,
    /// A treasure without a pack animal.
    pub treasure_slot: Cards,
    /// An empty space passed for free.
    pub free_pass: Cards,
    /// A way past threats for a payment.
    pub skip_threat: Cards,
    /// Coins of those who stand on the same space.
    pub toll: Cards,
    /// A camp when it is bought.
    pub place_camp: Cards,
    /// One more of a faction in the party.
    pub party: Cards,
    /// A way into occupied buildings.
    pub no_duel: Cards,
    /// Cheaper recruits.
    pub cheaper: Cards,
    /// Recruiting at the Mine.
    pub recruit_at_mine: Cards,
    /// Toxic water does no harm.
    pub ignores_water: Cards,
    /// No mammoth is needed.
    pub ignores_mammoth: Cards,
    /// Wins ties.
    pub tiebreak: Cards,
    /// Anything that counts at the end besides printed points.
    pub scores: Cards,
}

/// All components, checked.
pub struct Content {
    /// The boards.
    pub board: Board,
    pub(crate) adventurers: Vec<AdventurerFace>,
    pub(crate) cards: Vec<CardFace>,
    pub(crate) threats: Vec<ThreatFace>,
    /// The names of the eight characters (NF-017), in the order of [`crate::Character`].
    pub(crate) characters: Vec<String>,
    pub(crate) maps: Vec<Map>,
    tales: Tales,
    /// Cards by what they do.
    pub with: CardSets,
    pub(crate) fingerprint: Fingerprint,
}

impl Content {
    /// The components that come with the program. Tests hold them to everything; a start need not.
    pub fn embedded() -> &'static Content {
        static EMBEDDED: OnceLock<Content> = OnceLock::new();
        EMBEDDED.get_or_init(|| {
            let files: Vec<String> = load::embedded().into_iter().map(str::to_owned).collect();
            Content::read_unheld(&files)
                .expect("the embedded components are checked before they ship")
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

    /// What an adventurer shows.
    #[inline]
    pub fn face(&self, adventurer: Adventurer) -> &AdventurerFace {
        &self.adventurers[adventurer.index()]
    }

    /// What a card shows.
    #[inline]
    pub fn card(&self, card: Card) -> &CardFace {
        &self.cards[card.index()]
    }

    /// A threat by its place in the stack, 0 to 11.
    #[inline]
    pub fn threat(&self, place: usize) -> &ThreatFace {
        &self.threats[place]
    }

    /// A map by its number, 1 to 11.
    #[inline]
    pub fn map(&self, number: u8) -> &Map {
        &self.maps[usize::from(number) - 1]
    }

    /// The names of the eight characters.
    pub fn characters(&self) -> &[String] {
        &self.characters
    }

    /// The book.
    #[inline]
    pub fn tales(&self) -> &Tales {
        &self.tales
    }
}
