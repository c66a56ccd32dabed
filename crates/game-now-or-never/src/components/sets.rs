//! Sets of components and places, as bits.

use table::set_of;

use super::{
    Ability, BOARD_COLUMNS, Cell, Deck, GRID_COLUMNS, Hero, Order, Quest, Site, Space, Specialist,
    TOWN_COLUMNS, Tile, places,
};

set_of! {
    /// Some quest cards.
    Quests of Quest in u128
}
set_of! {
    /// Some specialists.
    Specialists of Specialist in u32
}
set_of! {
    /// Some ability tokens.
    Abilities of Ability in u32
}
set_of! {
    /// Some building tiles.
    Tiles of Tile in u32
}
set_of! {
    /// Some orders.
    Orders of Order in u16
}
set_of! {
    /// Some spaces of the board.
    Spaces of Space in u64
}
set_of! {
    /// Some spaces of a town.
    Sites of Site in u16
}
set_of! {
    /// Some places of the grid of unbuilt tiles.
    Cells of Cell in u32
}

impl Quests {
    /// All cards of a deck.
    pub const fn all_of(deck: Deck) -> Quests {
        let range = deck.range();
        Quests((1_u128 << range.end) - (1_u128 << range.start))
    }

    /// Those of a deck.
    #[inline]
    #[must_use]
    pub const fn of(self, deck: Deck) -> Quests {
        Quests(self.0 & Quests::all_of(deck).0)
    }
}

impl Abilities {
    /// All six of a hero.
    pub fn all_of(hero: Hero) -> Abilities {
        Ability::all_of(hero).collect()
    }
}

/// Makes the constant that says which places share an edge with one.
macro_rules! beside {
    ($($set:ident of $place:ident in $bits:ty, $columns:ident, $rows:path;)+) => {
        $(impl $set {
            /// All of them.
            pub const ALL: $set = $set(((1_u128 << ($columns * $rows)) - 1) as $bits);

            /// Those that share an edge with this one.
            pub(super) const fn beside(place: $place) -> $set {
                let (index, column, row) = (place.index(), place.column(), place.row());
                let mut bits: $bits = 0;
                if column > 0 {
                    bits |= 1 << (index - 1);
                }
                if column + 1 < $columns {
                    bits |= 1 << (index + 1);
                }
                if row > 0 {
                    bits |= 1 << (index - $columns);
                }
                if row + 1 < $rows {
                    bits |= 1 << (index + $columns);
                }
                $set(bits)
            }
        })+
    };
}
beside! {
    Spaces of Space in u64, BOARD_COLUMNS, places::BOARD_ROWS;
    Sites of Site in u16, TOWN_COLUMNS, places::TOWN_ROWS;
    Cells of Cell in u32, GRID_COLUMNS, places::GRID_ROWS;
}
