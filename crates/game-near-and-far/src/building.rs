//! The buildings of the town.

use serde::{Deserialize, Serialize};

/// A building of the town.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Building {
    /// The Town Hall.
    TownHall,
    /// The Saloon.
    Saloon,
    /// The Stables.
    Stables,
    /// The General Store.
    Store,
    /// The Farm.
    Farm,
    /// The Mystic's Hut.
    Hut,
    /// The Mine.
    Mine,
}
