//! The town: its buildings, and where somebody can be (NF-135, NF-136, NF-I14).

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use table::NotationError;

use crate::Space;

/// One of the seven buildings of the town (NF-135).
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Building {
    /// Trades, reputation, and a card less.
    #[default]
    TownHall,
    /// Adventurers.
    Saloon,
    /// Pack animals.
    Stables,
    /// The General Store: a coin, or artifacts.
    Store,
    /// Food.
    Farm,
    /// The Mystic’s Hut: treasures.
    Hut,
    /// Camps under the town.
    Mine,
}

impl Building {
    /// All seven.
    pub const ALL: [Building; 7] = [
        Building::TownHall,
        Building::Saloon,
        Building::Stables,
        Building::Store,
        Building::Farm,
        Building::Hut,
        Building::Mine,
    ];

    /// The word for it, as in notation.
    pub fn word(self) -> &'static str {
        match self {
            Building::TownHall => "town-hall",
            Building::Saloon => "saloon",
            Building::Stables => "stables",
            Building::Store => "store",
            Building::Farm => "farm",
            Building::Hut => "hut",
            Building::Mine => "mine",
        }
    }

    /// Its name, as it stands on the board.
    pub fn name(self) -> &'static str {
        match self {
            Building::TownHall => "Town Hall",
            Building::Saloon => "Saloon",
            Building::Stables => "Stables",
            Building::Store => "General Store",
            Building::Farm => "Farm",
            Building::Hut => "Mystic’s Hut",
            Building::Mine => "Mine",
        }
    }
}

impl fmt::Display for Building {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Building {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Building, NotationError> {
        let found = Building::ALL.into_iter().find(|building| building.word() == text);
        found.ok_or_else(|| NotationError::new("a building such as saloon or town-hall", text))
    }
}

/// Where a standee is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Place {
    /// On the player board, before the first turn (NF-054).
    #[default]
    Aside,
    /// In a building.
    In(Building),
    /// In the Jail (NF-232).
    Jail,
    /// On a space of the map.
    At(Space),
}

impl Place {
    /// Whether it is on the map.
    #[inline]
    pub fn space(self) -> Option<Space> {
        match self {
            Place::At(space) => Some(space),
            Place::Aside | Place::In(_) | Place::Jail => None,
        }
    }
}
