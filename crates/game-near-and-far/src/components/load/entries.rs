//! What several tables write alike: goods, symbols, and where an entry comes from.

use serde::Deserialize;
use table::{Fault, check_range};

use super::limits;
use crate::components::{Goods, Symbols};

/// So many of some goods: `{ blue = 1, coin = 2 }`.
#[derive(Deserialize, Clone, Copy, Default)]
#[serde(deny_unknown_fields, default)]
pub(super) struct GoodsEntry {
    food: u8,
    coin: u8,
    gem: u8,
    yellow: u8,
    red: u8,
    green: u8,
    blue: u8,
}

impl GoodsEntry {
    /// The goods, each within its limit.
    pub(super) fn goods(self, file: &str, what: &str, faults: &mut Vec<Fault>) -> Goods<u8> {
        let GoodsEntry { food, coin, gem, yellow, red, green, blue } = self;
        for number in [food, coin, gem, yellow, red, green, blue] {
            check_range(file, what, number, &limits::AMOUNT, faults);
        }
        Goods { food, coin, gem, yellow, red, green, blue }
    }
}

/// Some symbols: `{ heart = 2, sword = 1 }`.
#[derive(Deserialize, Clone, Copy, Default)]
#[serde(deny_unknown_fields, default)]
pub(super) struct SymbolsEntry {
    heart: u8,
    skill: u8,
    sword: u8,
    search: u8,
    movement: u8,
    shield: u8,
}

impl SymbolsEntry {
    /// The symbols, each within its limit.
    pub(super) fn symbols(self, file: &str, what: &str, faults: &mut Vec<Fault>) -> Symbols {
        let SymbolsEntry { heart, skill, sword, search, movement, shield } = self;
        for number in [heart, skill, sword, search, movement, shield] {
            check_range(file, what, number, &limits::SYMBOLS, faults);
        }
        Symbols { heart, skill, sword, search, movement, shield }
    }
}

/// Whether the printed piece shows it, or we had to make it up.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Source {
    Fact,
    Design,
}
