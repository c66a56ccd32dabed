//! How far a turn is: movement, the combat that is fought, the die that is decided.

use serde::Serialize;

use crate::{
    Uses,
    components::{Enemy, Location, Quest, Space, Thing},
};

/// How far the turn of the active player is.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Turn {
    /// Whether it is a hero action.
    pub heroic: bool,
    /// Where the hero action began (NN-183).
    pub from: Space,
    /// Spaces that can still be moved without losing hearts.
    pub movement: u8,
    /// Spaces moved.
    pub steps: u8,
    /// Whether the hero action is Lightning Fungus’s, which the Warp Stone does not lengthen (NN-622).
    pub fungus: bool,
    /// Whether enemies are ignored for the rest of the turn (NN-452).
    pub armored: bool,
    /// Whether a fight was announced on this space (NN-188).
    pub announced: bool,
    /// Whether the enemy of this space was slipped past (NN-190).
    pub slipped: bool,
    /// Whether a quest card was played (NN-203).
    pub quest_played: bool,
    /// Quest cards that are still to be drawn.
    pub draws: u8,
    /// How many of the drawn cards are kept.
    pub keeps: u8,
}

/// Whom one fights.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Foe {
    /// The top token of the stack on the space.
    Enemy(Enemy),
    /// What a quest card tells of (NN-316).
    Quest(Quest),
}

/// A combat that is going on (RULES.md section 14).
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Combat {
    /// Against whom.
    pub foe: Foe,
    /// Health the foe has left.
    pub health: u8,
    /// Its attack.
    pub attack: u8,
    /// Rounds begun.
    pub round: u8,
    /// The die, which names the red slot: 1 to 4; none between rounds.
    pub die: Option<u8>,
    /// The die that a mana use added (NN-466).
    pub extra: Option<u8>,
    /// Whether the mana use of the rolled slot was paid (NN-276).
    pub boosted: bool,
    /// Red slots that have given what they give in this round, by bits (NN-275).
    pub given: u8,
    /// Red slots whose mana use was paid in this round, by bits (NN-276).
    pub paid: u8,
    /// Damage added by powers in this round.
    pub damage: u8,
    /// Defence added by powers in this round.
    pub defence: u8,
    /// Powers used in this round.
    pub used: Uses,
}

impl Combat {
    /// The rolled slot as a bit; none between rounds.
    #[inline]
    pub(crate) fn slot(&self) -> u8 {
        self.die.map_or(0, |die| 1 << (die - 1))
    }

    /// Whether the mana use of the rolled slot was paid in this round, for this roll or an earlier one.
    #[inline]
    pub(crate) fn is_slot_paid(&self) -> bool {
        self.paid & self.slot() != 0
    }
}

/// A die outside of combat that is being decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Roll {
    /// What for.
    pub kind: RollKind,
    /// 1 to 4.
    pub die: u8,
}

/// What a die outside of combat is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum RollKind {
    /// Hearts lost for a search (NN-286).
    Search,
    /// Hearts lost at a location such as the Crystal Meteorite (NN-216).
    Visit(Location),
    /// How much an effect brings: the die so many times.
    Gain {
        /// Of what.
        what: Thing,
        /// How many for each point of the die.
        times: u8,
    },
}
