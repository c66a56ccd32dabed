//! The words games are known by in commands, addresses and replays.

use std::{fmt, str::FromStr};

use crate::GameName;

impl fmt::Display for GameName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for GameName {
    type Err = UnknownGame;

    fn from_str(text: &str) -> Result<GameName, UnknownGame> {
        let known = GameName::ALL.iter().copied().find(|name| name.word() == text);
        known.ok_or_else(|| UnknownGame { name: text.chars().take(40).collect() })
    }
}

/// The name of no game on the shelf.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no game “{name}”: choose {}", known())]
pub struct UnknownGame {
    name: String,
}

fn known() -> String {
    GameName::ALL.iter().map(|name| name.word()).collect::<Vec<_>>().join(", ")
}
