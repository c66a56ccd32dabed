//! Quests, and counting the symbols they look at (FA-126 to FA-135).
//!
//! Scoring is the hottest arithmetic of a simulation, so all symbols in sight
//! are counted side by side in one number ([`Tally`]): adding a card is one
//! addition, and a prerequisite is one subtraction.

use serde::{Deserialize, Serialize};

use super::{Card, Colour, Wonders};

/// What a card pays at the end of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Quest {
    /// `fame`, once (FA-126).
    Flat {
        /// What it pays.
        fame: u8,
    },
    /// `fame` for each symbol of a kind in sight (FA-127 to FA-129).
    Per {
        /// What is counted.
        what: Counted,
        /// What each pays.
        fame: u8,
    },
    /// `fame` for each card in sight of one or two colours (FA-130, FA-131).
    PerColour {
        /// The first colour.
        first: Colour,
        /// The second, where there are two.
        second: Option<Colour>,
        /// What each pays.
        fame: u8,
    },
    /// `fame` for each complete set of four colours in sight (FA-132).
    ColourSet {
        /// What each pays.
        fame: u8,
    },
}

/// A symbol that quests count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Counted {
    /// Night Regions and night symbols (FA-128).
    Night,
    /// Day Regions: no printed card counts them, a maker's may (FA-133).
    Day,
    /// Clues (FA-129).
    Clue,
    /// Uddu stones (FA-127).
    Stone,
    /// Okiko chimeras (FA-127).
    Chimera,
    /// Goldlog thistles (FA-127).
    Thistle,
}

/// The symbols in sight, six bits for each kind.
///
/// Content is checked so that no kind can exceed 31: the highest bit of every
/// field stays free for comparing all wonders at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally(u64);

const STONE: u8 = 0;
const CHIMERA: u8 = 6;
const THISTLE: u8 = 12;
const NIGHT: u8 = 18;
const DAY: u8 = 24;
const CLUE: u8 = 30;
const COLOURS: u8 = 36;
/// Holds 1 from the beginning: a flat quest counts it. It is the free bit of the night.
const ONE: u8 = NIGHT + 5;
/// Where a quest adds up what it counts: the highest six bits of a product.
const SUM: u8 = 58;
/// The free bit of each wonder.
const WONDER_GUARD: u64 = (1 << (STONE + 5)) | (1 << (CHIMERA + 5)) | (1 << (THISTLE + 5));

impl Tally {
    /// Nothing in sight.
    pub(crate) const EMPTY: Tally = Tally(1 << ONE);

    /// With the symbols of another card in sight.
    #[inline]
    #[must_use]
    pub(crate) fn with(self, card: &Card) -> Tally {
        Tally(self.0 + card.tally.0)
    }

    #[inline]
    fn count(self, shift: u8) -> u32 {
        (self.0 >> shift) as u32 & 31
    }

    /// How many of this symbol are in sight.
    pub fn counted(self, what: Counted) -> u32 {
        self.count(shift_of(what))
    }

    /// How many cards of this colour are in sight.
    pub fn coloured(self, colour: Colour) -> u32 {
        self.count(shift_of_colour(colour))
    }

    /// The wonders in sight.
    pub fn wonders(self) -> Wonders {
        Wonders {
            stone: self.count(STONE) as u8,
            chimera: self.count(CHIMERA) as u8,
            thistle: self.count(THISTLE) as u8,
        }
    }

    /// How many complete sets of the four colours are in sight.
    #[inline]
    pub fn sets(self) -> u32 {
        let [red, green, blue, yellow] = [0, 6, 12, 18].map(|offset| self.count(COLOURS + offset));
        red.min(green).min(blue.min(yellow))
    }

    /// What one card adds: its symbols, without the constant of [`Tally::EMPTY`].
    pub(super) fn of(
        colour: Option<Colour>,
        night: bool,
        day: bool,
        clues: u8,
        wonders: Wonders,
    ) -> Tally {
        let field = |count: u8, shift: u8| u64::from(count) << shift;
        Tally(
            field(wonders.stone, STONE)
                | field(wonders.chimera, CHIMERA)
                | field(wonders.thistle, THISTLE)
                | field(night.into(), NIGHT)
                | field(day.into(), DAY)
                | field(clues, CLUE)
                | colour.map_or(0, |colour| 1 << shift_of_colour(colour)),
        )
    }
}

fn shift_of(what: Counted) -> u8 {
    match what {
        Counted::Stone => STONE,
        Counted::Chimera => CHIMERA,
        Counted::Thistle => THISTLE,
        Counted::Night => NIGHT,
        Counted::Day => DAY,
        Counted::Clue => CLUE,
    }
}

fn shift_of_colour(colour: Colour) -> u8 {
    COLOURS + 6 * colour as u8
}

/// A quest and its prerequisite, ready for counting.
///
/// A quest counts one field of the tally or two. Masking them and multiplying moves both to the
/// same place, where they add up: the product of one field with the other's factor lands either
/// below that place or beyond the word.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Pay {
    need: u64,
    mask: u64,
    factor: u64,
    fame: u8,
    sets: bool,
}

impl Pay {
    /// For a card without a quest.
    pub(super) const NOTHING: Pay = Pay { need: 0, mask: 0, factor: 0, fame: 0, sets: false };

    pub(super) fn new(prerequisite: Wonders, quest: Option<Quest>) -> Pay {
        let nothing =
            Pay { need: Tally::of(None, false, false, 0, prerequisite).0, ..Pay::NOTHING };
        match quest {
            None => nothing,
            Some(Quest::Flat { fame }) => {
                Pay { mask: 1 << ONE, factor: 1 << (SUM - ONE), fame, ..nothing }
            }
            Some(Quest::Per { what, fame }) => Pay { fame, ..nothing }.counting(shift_of(what)),
            Some(Quest::PerColour { first, second, fame }) => {
                let pay = Pay { fame, ..nothing }.counting(shift_of_colour(first));
                second.map_or(pay, |second| pay.counting(shift_of_colour(second)))
            }
            Some(Quest::ColourSet { fame }) => Pay { fame, sets: true, ..nothing },
        }
    }

    /// Counting one more field.
    fn counting(self, shift: u8) -> Pay {
        Pay { mask: self.mask | 31 << shift, factor: self.factor | 1 << (SUM - shift), ..self }
    }

    /// Whether the prerequisite is met: all or nothing (FA-115, FA-118).
    #[inline]
    pub(crate) fn is_due(self, tally: Tally) -> bool {
        ((tally.0 | WONDER_GUARD) - self.need) & WONDER_GUARD == WONDER_GUARD
    }

    /// How many things the quest counts.
    #[inline]
    pub(crate) fn count(self, tally: Tally) -> u32 {
        if self.sets {
            return tally.sets();
        }
        ((tally.0 & self.mask).wrapping_mul(self.factor) >> SUM) as u32
    }

    /// What the card pays with these symbols in sight.
    #[inline]
    pub(crate) fn fame(self, tally: Tally) -> u32 {
        // Whether it is due is anybody's guess, so it is multiplied rather than branched on.
        u32::from(self.is_due(tally)) * self.count(tally) * u32::from(self.fame)
    }
}
