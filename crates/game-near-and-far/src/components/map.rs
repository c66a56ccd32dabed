//! A map of the atlas: spaces, paths, routes and the landscape they lie in (NF-041).

use serde::{Deserialize, Serialize};
use story::Key;

use super::{Chart, Space, Spaces};

/// One of the eleven maps.
#[derive(Clone, PartialEq, Debug)]
pub struct Map {
    /// 1 to 11.
    pub number: u8,
    /// What the place is called.
    pub name: String,
    /// The town space first, then spaces by their numbers.
    pub spaces: Vec<SpaceFace>,
    /// The paths from each space, by the number of the other end.
    pub paths: Vec<Vec<Path>>,
    /// The four trade routes, by [`TradeGood`].
    pub routes: [Route; 4],
    /// What is special about it.
    pub special: Special,
    /// All spaces but the town.
    pub all: Spaces,
    /// Spaces with an open book (NF-035).
    pub books: Spaces,
    /// Spaces with a coin.
    pub coins: Spaces,
    /// Spaces with a gem.
    pub gems: Spaces,
    /// Spaces with water (map 5) or a mammoth (map 10).
    pub marked: Spaces,
    /// How many steps each space is from the town, by space.
    pub distance: Vec<u8>,
    /// How it is drawn.
    pub chart: Chart,
}

/// What a space shows.
#[derive(Clone, PartialEq, Debug)]
pub struct SpaceFace {
    /// Town, coin, gem or trade route.
    pub kind: SpaceKind,
    /// The passage of its open book.
    pub quest: Option<Key>,
    /// Its name, where it has one.
    pub name: Option<String>,
    /// Whether water or a mammoth is on it.
    pub marked: bool,
    /// To the right, of 1000.
    pub x: f32,
    /// Down, of 700.
    pub y: f32,
}

/// What kind of space it is (NF-299).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum SpaceKind {
    /// The town space.
    Town,
    /// A camp brings coins.
    Coin,
    /// A camp brings gems.
    Gem,
    /// One end of a trade route.
    Route(TradeGood),
}

/// What is traded on a route (NF-299).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TradeGood {
    /// Peppers.
    Peppers,
    /// Tea leaves.
    Tea,
    /// Machine parts.
    Parts,
    /// Ichor stone.
    Ichor,
}

impl TradeGood {
    /// All four.
    pub const ALL: [TradeGood; 4] =
        [TradeGood::Peppers, TradeGood::Tea, TradeGood::Parts, TradeGood::Ichor];

    /// The word for it, as in content: `tea`.
    pub fn word(self) -> &'static str {
        match self {
            TradeGood::Peppers => "peppers",
            TradeGood::Tea => "tea",
            TradeGood::Parts => "parts",
            TradeGood::Ichor => "ichor",
        }
    }

    /// As it is said: `tea leaves`.
    pub fn words(self) -> &'static str {
        match self {
            TradeGood::Peppers => "peppers",
            TradeGood::Tea => "tea leaves",
            TradeGood::Parts => "machine parts",
            TradeGood::Ichor => "ichor stone",
        }
    }
}

/// A path to a neighbouring space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Path {
    /// Where it leads.
    pub to: Space,
    /// What lies on it.
    pub symbol: Option<Symbol>,
}

/// A symbol on a path (NF-281).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Symbol {
    /// A threat.
    Threat,
    /// A treasure.
    Treasure,
}

/// A trade route (NF-390, NF-395).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Route {
    /// Its two spaces.
    pub ends: [Space; 2],
    /// Points for sole control.
    pub alone: u8,
    /// Points for each of two.
    pub shared: u8,
}

/// The special rule of a map (section 33).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Special {
    /// None in a single game.
    None,
    /// Entering a marked space loses a heart (NF-585).
    Water,
    /// No camp on a marked space loses 8 points (NF-594).
    Mammoth,
}

impl Map {
    /// The path between two neighbouring spaces.
    #[inline]
    pub fn path(&self, from: Space, to: Space) -> Option<Path> {
        self.paths[from.index()].iter().find(|path| path.to == to).copied()
    }

    /// What a space shows.
    #[inline]
    pub fn face(&self, space: Space) -> &SpaceFace {
        &self.spaces[space.index()]
    }

    /// What a space is called: its name, or its number.
    pub fn space_name(&self, space: Space) -> String {
        match &self.face(space).name {
            Some(name) => name.clone(),
            None if space == Space::TOWN => "the town space".to_owned(),
            None => format!("space {space}"),
        }
    }
}
