//! What is printed on hero boards, tokens, tiles and cards.

use super::{
    ARROWS, AdjacentKind, Colour, Cost, Deck, Effect, Fight, Goods, Hero, Location, Points, Power,
    Requirement, SLOTS, SpecialistKind, Standing, Strike, Thing,
};

/// A hero board (NN-028 to NN-030).
#[derive(Clone, PartialEq, Debug)]
pub struct HeroBoard {
    /// The hero's name.
    pub name: String,
    /// The most hearts.
    pub hearts: u8,
    /// Mana slots.
    pub mana: u8,
    /// The numbers of the three arrows.
    pub moves: [u8; ARROWS],
    /// The basic blue ability (NN-032).
    pub basic: Power,
    /// What it is called.
    pub basic_name: String,
    /// The basic ability of each red slot, for the results 1 to 4.
    pub strikes: [Strike; SLOTS],
}

/// A hero ability token (NN-358).
#[derive(Clone, PartialEq, Debug)]
pub struct AbilityToken {
    /// Whose it is.
    pub hero: Hero,
    /// The colour of its slots.
    pub colour: Colour,
    /// Its level, 1 to 3 (NN-353).
    pub level: u8,
    /// Experience it costs.
    pub experience: u8,
    /// Its name.
    pub name: String,
    /// What it does when its slot is rolled, if it is red.
    pub strike: Option<Strike>,
    /// What holds while it is on the board.
    pub standing: Standing,
    /// What can be activated.
    pub power: Option<Power>,
}

/// A gear token (NN-134).
#[derive(Clone, PartialEq, Debug)]
pub struct GearToken {
    /// Its name.
    pub name: String,
    /// The colour of its slots.
    pub colour: Colour,
    /// How many there are.
    pub copies: u8,
    /// Coins it costs.
    pub cost: u8,
    /// What it does when its slot is rolled, if it is red.
    pub strike: Option<Strike>,
    /// What holds while it is on the board.
    pub standing: Standing,
}

/// A specialist tile (NN-121).
#[derive(Clone, PartialEq, Debug)]
pub struct SpecialistTile {
    /// Their name.
    pub name: String,
    /// What they do.
    pub kind: SpecialistKind,
    /// Whether a game can start with them.
    pub starting: bool,
    /// The upper amount: what their action costs.
    pub cost: u8,
    /// The lower amount: what their owner gets from others' use.
    pub tax: u8,
    /// The action and then the bonus.
    pub action: Box<[Effect]>,
}

/// What a building produces (NN-373).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Production {
    /// What it is.
    pub what: Thing,
    /// How many.
    pub n: u8,
    /// Whether in the final production phase too (NN-389).
    pub in_final: bool,
}

/// A building tile (NN-411 to NN-423).
#[derive(Clone, PartialEq, Debug)]
pub struct Building {
    /// Its name.
    pub name: String,
    /// Coins it costs.
    pub cost: u8,
    /// Bed icons.
    pub beds: u8,
    /// Whether it shows a book.
    pub book_icon: bool,
    /// What building it brings.
    pub on_built: Box<[Effect]>,
    /// What it produces each season.
    pub produces: Option<Production>,
    /// What holds while it is in the town.
    pub standing: Standing,
    /// Whether villagers may move out of its row (NN-416).
    pub is_inn: bool,
    /// Points at the end, so many for each.
    pub points: Option<(Points, u8)>,
    /// Points at the end for what is beside it, so many for each.
    pub adjacent_points: Option<(AdjacentKind, u8)>,
}

/// A quest card (NN-328).
#[derive(Clone, PartialEq, Debug)]
pub struct QuestCard {
    /// Its name.
    pub name: String,
    /// Its deck.
    pub deck: Deck,
    /// Where it is played.
    pub location: Location,
    /// Its price.
    pub cost: Cost,
    /// Its requirement.
    pub requires: Option<Requirement>,
    /// The combat it starts (NN-316).
    pub combat: Option<Fight>,
    /// What playing it brings.
    pub rewards: Box<[Effect]>,
    /// What holds once it is played.
    pub standing: Standing,
    /// A trade its owner may make besides those of the market (NN-326).
    pub sale: Option<Sale>,
    /// What its owner can activate.
    pub power: Option<Power>,
    /// Victory points printed on it.
    pub points: u8,
    /// Points at the end, so many for each.
    pub at_end: Option<(Points, u8)>,
}

/// An enemy token (NN-273).
#[derive(Clone, PartialEq, Debug)]
pub struct EnemyToken {
    /// Its name.
    pub name: String,
    /// Its level, 1 to 9.
    pub level: u8,
    /// Whether it takes the place of its level underground (NN-499).
    pub underground: bool,
    /// How many there are.
    pub copies: u8,
    /// Damage that defeats it.
    pub health: u8,
    /// Hearts its attack takes in a round.
    pub attack: u8,
    /// Experience for defeating it.
    pub experience: u8,
    /// Coins for defeating it.
    pub coins: u8,
    /// Goods for defeating it.
    pub goods: Goods,
    /// Villagers for defeating it.
    pub villagers: u8,
}

impl EnemyToken {
    /// What is fought.
    pub fn fight(&self) -> Fight {
        Fight { health: self.health, attack: self.attack }
    }
}

/// An order token (NN-349).
#[derive(Clone, PartialEq, Debug)]
pub struct OrderToken {
    /// Its name.
    pub name: String,
    /// Goods it asks for.
    pub goods: Goods,
    /// Coins it pays.
    pub coins: u8,
}

/// A kind of search token (NN-485 to NN-493).
#[derive(Clone, PartialEq, Debug)]
pub struct FindToken {
    /// Its name.
    pub name: String,
    /// How many there are.
    pub copies: u8,
    /// Whether it is kept for a coin each season (NN-289).
    pub kept: bool,
    /// What it brings.
    pub gains: Box<[Effect]>,
}

/// A trade: these goods for these coins, all or nothing (NN-339).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sale {
    /// The goods sold.
    pub goods: Goods,
    /// The coins for them.
    pub coins: u8,
}

/// What a location asks and gives on one side of the board.
#[derive(Clone, PartialEq, Debug)]
pub struct Visit {
    /// What is paid.
    pub cost: Cost,
    /// What is gained, in the order of the text.
    pub gains: Box<[Effect]>,
}

/// A named location (RULES.md sections 12 and 13).
#[derive(Clone, PartialEq, Debug)]
pub struct LocationCard {
    /// Its name.
    pub name: String,
    /// What it does above ground.
    pub above: Visit,
    /// What it does underground.
    pub below: Visit,
}
