//! What quests give and take, as the rules and the log know it.

use crate::components::{Faction, Good, Thing};

impl Thing {
    /// The good it is, if it is one.
    #[inline]
    pub fn good(self) -> Option<Good> {
        match self {
            Thing::Coin => Some(Good::Coin),
            Thing::Gem => Some(Good::Gem),
            Thing::Food => Some(Good::Food),
            Thing::Token(faction) => Some(Good::token(faction)),
            Thing::Heart | Thing::Reputation | Thing::Bird | Thing::Treasure | Thing::World(_) => {
                None
            }
        }
    }

    /// So many of it, as one says it.
    pub fn counted(self, amount: u8) -> String {
        let s = if amount == 1 { "" } else { "s" };
        match self {
            Thing::Heart => format!("{amount} heart{s}"),
            Thing::Reputation => format!("{amount} reputation"),
            Thing::Bird => format!("{amount} pack bird{s}"),
            Thing::Treasure => format!("{amount} treasure{s}"),
            Thing::World(_) => "a world card".to_owned(),
            Thing::Coin | Thing::Gem | Thing::Food | Thing::Token(_) => {
                self.good().unwrap_or_default().counted(amount.into())
            }
        }
    }

    /// The word for its symbol.
    pub fn icon(self) -> &'static str {
        match self {
            Thing::Coin => "coin",
            Thing::Gem => "gem",
            Thing::Food => "food",
            Thing::Heart => "heart",
            Thing::Reputation => "reputation",
            Thing::Token(faction) => faction.colour(),
            Thing::Bird => "bird",
            Thing::Treasure => "treasure",
            Thing::World(_) => "world",
        }
    }
}

impl From<Good> for Thing {
    fn from(good: Good) -> Thing {
        match good {
            Good::Food => Thing::Food,
            Good::Coin => Thing::Coin,
            Good::Gem => Thing::Gem,
            Good::Yellow => Thing::Token(Faction::Yellow),
            Good::Red => Thing::Token(Faction::Red),
            Good::Green => Thing::Token(Faction::Green),
            Good::Blue => Thing::Token(Faction::Blue),
        }
    }
}
