//! What one viewer may know (RULES.md section 20).
//!
//! Everything a player owns lies open, and nobody is told what a choice leads
//! to before it is made, not even the reader: all viewers see the same.

use serde::Serialize;
use table::{Deck, Pile};

use crate::{
    AboveAndBelow, Building, Cave, Open,
    components::{CAVES, HOUSES, OUTPOSTS},
};

/// A game as anybody sees it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct View {
    /// What lies face up.
    #[serde(flatten)]
    pub open: Open,
    /// What is publicly known of what lies face down.
    pub piles: Piles,
}

/// Sizes of the piles, and the cards in them whose place everybody knows (AB-341).
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Piles {
    /// Houses nobody has seen.
    pub houses: u8,
    /// Houses under those, the topmost first.
    pub houses_below: Pile<Building, HOUSES>,
    /// Outposts nobody has seen.
    pub outposts: u8,
    /// Outposts under those, the topmost first.
    pub outposts_below: Pile<Building, OUTPOSTS>,
    /// Caves nobody has seen, without the top card of the pile.
    pub caves: u8,
    /// Caves under those, the topmost first.
    pub caves_below: Pile<Cave, CAVES>,
    /// Villagers in the face-down pile.
    pub villagers: u8,
    /// Adventurers in the bag.
    pub adventurers: u8,
}

impl View {
    pub(crate) fn of(game: &AboveAndBelow) -> View {
        let hidden = &game.hidden;
        View {
            open: game.open,
            piles: Piles {
                houses: hidden.houses.unseen().len() as u8,
                houses_below: below(&hidden.houses),
                outposts: hidden.outposts.unseen().len() as u8,
                outposts_below: below(&hidden.outposts),
                caves: hidden.caves.unseen().len() as u8,
                caves_below: below(&hidden.caves),
                villagers: hidden.villagers.len() as u8,
                adventurers: hidden.adventurers.len() as u8,
            },
        }
    }
}

fn below<T: Copy + Default, const N: usize>(deck: &Deck<T, N>) -> Pile<T, N> {
    deck.below().collect()
}
