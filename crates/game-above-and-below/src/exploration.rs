//! An exploration and its dice, and the pages that were read in it (RULES.md section 5).

use serde::{Serialize, Serializer, ser::SerializeMap};
use story::{Key, Walk};
use table::Seat;

use crate::{
    Cave, Villager, Villagers,
    components::{OutcomeId, VILLAGERS},
};

/// An exploration that is going on (RULES.md section 5).
///
/// The passage and the choice are those of the last page, and the lanterns follow from dice, bonus
/// and exertion: they stand here too, because whoever draws or counts them has no faces at hand.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Exploration {
    /// The card the party is on.
    pub cave: Cave,
    /// The passage that is open.
    pub passage: Key,
    /// What the party does, counted from 0, once it is decided.
    pub choice: Option<u8>,
    /// Extra lanterns of that choice (AB-121).
    pub bonus: u8,
    /// The dice of the party, by villager; blank for those who roll none.
    pub dice: Dice,
    /// Rerolls left in this encounter (AB-118).
    pub rerolls: u8,
    /// Lanterns of all villagers who rolled, exerted ones included, and the bonus.
    pub lanterns: u8,
    /// Those exerted for this choice.
    pub exerted: Villagers,
    /// How many effects of the outcome have happened.
    pub effect: u8,
}

impl Exploration {
    /// How far the tale is, where this came of what was chosen.
    #[inline]
    pub fn walk(&self, outcome: Option<OutcomeId>) -> Walk {
        let (passage, choice, effect) = (self.passage, self.choice, self.effect);
        Walk { passage, choice, outcome, more: None, effect }
    }

    /// What the party does, counted from 0; asked after that is decided.
    #[inline]
    pub(crate) fn chosen(&self) -> u8 {
        self.choice.expect("nobody rolls before something is chosen")
    }
}

/// The last die of each villager; 0 for none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dice([u8; VILLAGERS]);

impl Default for Dice {
    fn default() -> Dice {
        Dice([0; VILLAGERS])
    }
}

impl Dice {
    /// What this villager rolled last, if at all.
    #[inline]
    pub fn of(&self, villager: Villager) -> Option<u8> {
        Some(self.0[villager.index()]).filter(|&die| die > 0)
    }

    #[inline]
    pub(crate) fn set(&mut self, villager: Villager, die: u8) {
        self.0[villager.index()] = die;
    }
}

impl Serialize for Dice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for index in 0..VILLAGERS {
            let villager = Villager::of_index(index);
            if let Some(die) = self.of(villager) {
                map.serialize_entry(&villager, &die)?;
            }
        }
        map.end()
    }
}

/// A passage that was read in an exploration, with what came of it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Page {
    /// Whose party it was.
    pub seat: Seat,
    /// The passage.
    pub passage: Key,
    /// What the party did, counted from 0, once it was decided.
    pub choice: Option<u8>,
    /// The lanterns it had in the end, where it rolled.
    pub lanterns: Option<u8>,
    /// The explore number that counted.
    pub number: Option<u8>,
    /// Whether no number was reached.
    pub failed: bool,
    /// What was read then; a failure may have nothing to read.
    pub outcome: Option<OutcomeId>,
}

impl Default for Page {
    fn default() -> Page {
        Page {
            seat: Seat::default(),
            passage: Key::new(0),
            choice: None,
            lanterns: None,
            number: None,
            failed: false,
            outcome: None,
        }
    }
}
