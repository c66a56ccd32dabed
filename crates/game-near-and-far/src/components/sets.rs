//! Sets of adventurers, cards, spaces and places in the mine, as bits.

use table::set_of;

use super::{Adventurer, Card, Cell, Faction, Kind, PER_FACTION, Space};

set_of! {
    /// Some adventurers.
    Adventurers of Adventurer in u64
}
set_of! {
    /// Some cards.
    Cards of Card in u128
}
set_of! {
    /// Some spaces.
    Spaces of Space in u64
}
set_of! {
    /// Some numbers of the mine.
    Cells of Cell in u16
}

impl Cards {
    /// All cards of a kind.
    pub const fn all_of(kind: Kind) -> Cards {
        let range = kind.range();
        Cards((1_u128 << range.end) - (1_u128 << range.start))
    }

    /// All artifacts, of both decks.
    pub const ARTIFACTS: Cards =
        Cards(Cards::all_of(Kind::Basic).0 | Cards::all_of(Kind::Advanced).0);

    /// Those of a kind.
    #[inline]
    #[must_use]
    pub fn of(self, kind: Kind) -> Cards {
        self.intersection(Cards::all_of(kind))
    }
}

impl Adventurers {
    /// Those of a faction.
    #[inline]
    #[must_use]
    pub fn of(self, faction: Faction) -> Adventurers {
        Adventurers(self.0 & (((1 << PER_FACTION) - 1) << (faction as usize * PER_FACTION)))
    }
}
