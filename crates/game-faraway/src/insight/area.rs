//! What one player has, as insight looks at it: apart from how the rules keep it.

use std::borrow::Borrow;

use table::Pile;

use crate::{Content, Region, Sanctuary, rules::scoring, state::Player};

/// A play area and the hand beside it.
#[derive(Clone, Copy)]
pub(super) struct Area {
    pub(super) row: Pile<Region, 8>,
    pub(super) sanctuaries: Pile<Sanctuary, 8>,
    pub(super) hand: Pile<Region, 5>,
}

impl Area {
    pub(super) fn of(player: &Player) -> Area {
        Area {
            row: pile(player.row.iter()),
            sanctuaries: pile(player.sanctuaries.iter()),
            hand: pile(player.hand.iter()),
        }
    }

    pub(super) fn with_region(&self, region: Region) -> Area {
        let mut area = *self;
        area.row.push(region);
        area
    }

    pub(super) fn with_sanctuary(&self, sanctuary: Sanctuary) -> Area {
        let mut area = *self;
        area.sanctuaries.push(sanctuary);
        area
    }

    /// What it would pay if the game ended now.
    pub(super) fn fame(&self, content: &Content) -> f32 {
        scoring::fame(content, self.row.as_slice(), self.sanctuaries.as_slice()) as f32
    }
}

fn pile<T: Copy + Default, const N: usize>(cards: impl Iterator<Item: Borrow<T>>) -> Pile<T, N> {
    cards.map(|card| *card.borrow()).collect()
}
