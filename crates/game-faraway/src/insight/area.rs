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
    /// What can be taken; nothing when none of it will be.
    pub(super) display: Pile<Region, 7>,
}

/// When an area is looked at.
#[derive(Clone, Copy)]
pub(super) struct Moment {
    /// Which of the nets knows about it: two for each round.
    pub(super) net: usize,
    /// Sanctuaries about to be dealt.
    pub(super) dealt: u8,
    /// How many play.
    pub(super) players: u8,
}

impl Moment {
    /// After a Region was played in this round, before one is taken.
    pub(super) fn played(round: u8, dealt: u8, players: u8) -> Moment {
        Moment { net: 2 * usize::from(round) - 1, dealt, players }
    }

    /// At the end of this round; 0 is before the first.
    pub(super) fn ended(round: u8, players: u8) -> Moment {
        Moment { net: 2 * usize::from(round), dealt: 0, players }
    }
}

impl Moment {
    /// How many Regions are still to be played.
    pub(super) fn rounds_left(&self) -> u8 {
        8 - self.net.div_ceil(2) as u8
    }
}

impl Area {
    pub(super) fn of(player: &Player) -> Area {
        Area {
            row: pile(player.row.iter()),
            sanctuaries: pile(player.sanctuaries.iter()),
            hand: pile(player.hand.iter()),
            display: Pile::new(),
        }
    }

    /// With this Region of the hand played.
    pub(super) fn with_region(&self, region: Region) -> Area {
        let mut area = *self;
        if let Some(place) = area.hand.place_of(region) {
            area.hand.remove(place);
        }
        area.row.push(region);
        area
    }

    pub(super) fn with_sanctuary(&self, sanctuary: Sanctuary) -> Area {
        let mut area = *self;
        area.sanctuaries.push(sanctuary);
        area
    }

    /// With this Region taken into hand.
    pub(super) fn with_taken(&self, region: Region) -> Area {
        let mut area = *self;
        area.hand.push(region);
        area
    }

    /// With this hand.
    pub(super) fn with_hand(&self, hand: [Region; 3]) -> Area {
        Area { hand: hand.into_iter().collect(), ..*self }
    }

    /// What it would pay if the game ended now.
    pub(super) fn fame(&self, content: &Content) -> f32 {
        scoring::fame(content, self.row.as_slice(), self.sanctuaries.as_slice()) as f32
    }

    /// Sanctuaries that are dealt for the Region played last (FA-064, FA-072).
    pub(super) fn found(&self, content: &Content) -> u8 {
        match self.row.as_slice() {
            [.., before, played] if played > before => {
                let regions = self.row.iter().map(|&card| content.region(card).clues);
                let sanctuaries =
                    self.sanctuaries.iter().map(|&card| content.sanctuary(card).clues);
                1 + regions.sum::<u8>() + sanctuaries.sum::<u8>()
            }
            _ => 0,
        }
    }
}

pub(super) fn pile<T: Copy + Default, const N: usize>(
    cards: impl Iterator<Item: Borrow<T>>,
) -> Pile<T, N> {
    cards.map(|card| *card.borrow()).collect()
}
