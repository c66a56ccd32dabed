//! The bot of solo play (RULES.md section 32): rules, not a seat.

use serde::Serialize;

use crate::components::{Deck, Good, SPECIALIST_SLOTS, SoloCard, Specialist};

/// What the bot has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Bot {
    /// Its specialists, from the left.
    pub specialists: [Option<Specialist>; SPECIALIST_SLOTS],
    /// Slots whose specialist is face down, as bits.
    pub face_down: u8,
    /// Villagers it took.
    pub villagers: [u8; Good::COUNT],
    /// Search tokens it took, face down.
    pub finds: u8,
    /// Orders it took, face down (NN-599).
    pub orders: u8,
    /// Quest cards it took, face down (NN-599).
    pub quests: [u8; Deck::COUNT],
    /// Whether it attacked in this season (NN-593).
    pub attacked: bool,
    /// Cards left in the pile, by kind: everybody can work them out, nobody their order (NN-604).
    pub pile: [u8; SoloCard::COUNT],
    /// Cards drawn in this season.
    pub drawn: u8,
}

impl Bot {
    /// Whether the specialist of a slot is there and face up.
    #[inline]
    pub fn is_face_up(&self, slot: u8) -> bool {
        self.specialists[usize::from(slot)].is_some() && self.face_down & (1 << slot) == 0
    }
}
