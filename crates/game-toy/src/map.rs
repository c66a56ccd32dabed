//! The map: four spaces and the paths between them.

use std::{fmt, str::FromStr};

use serde::Serialize;
use story::Key;
use table::NotationError;

/// A space of the map.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Space {
    /// Where everybody starts, unless they said otherwise.
    #[default]
    Inn,
    /// Where passage A is read.
    Ford,
    /// A second place to start from.
    Mill,
    /// Where passage B is read.
    Tower,
}

impl Space {
    /// All of them, in the order of the map.
    pub const ALL: [Space; 4] = [Space::Inn, Space::Ford, Space::Mill, Space::Tower];

    /// The spaces a path leads to.
    pub fn neighbours(self) -> [Space; 2] {
        match self {
            Space::Inn | Space::Tower => [Space::Ford, Space::Mill],
            Space::Ford | Space::Mill => [Space::Inn, Space::Tower],
        }
    }

    /// Its word in notation and on the map.
    pub fn word(self) -> &'static str {
        match self {
            Space::Inn => "inn",
            Space::Ford => "ford",
            Space::Mill => "mill",
            Space::Tower => "tower",
        }
    }

    /// The passage that is read there.
    pub(crate) fn passage(self) -> Option<Key> {
        let key = match self {
            Space::Inn | Space::Mill => return None,
            Space::Ford => "A",
            Space::Tower => "B",
        };
        key.parse().ok()
    }

    /// The space as a set of spaces.
    pub(crate) fn bit(self) -> u8 {
        1 << self as u8
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Space {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Space, NotationError> {
        let found = Space::ALL.into_iter().find(|space| space.word() == text);
        found.ok_or_else(|| NotationError::new("inn, ford, mill or tower", text))
    }
}
