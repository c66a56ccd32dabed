//! Sets of adventurers, cards, spaces and places in the mine, as bits.

use std::fmt;

use serde::{Serialize, Serializer};
use table::Chance;

use super::{Adventurer, Card, Cell, Faction, Kind, PER_FACTION, Space};

macro_rules! set_of {
    ($(#[$about:meta])* $set:ident of $item:ident in $bits:ty) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub struct $set($bits);

        impl $set {
            /// None of them.
            pub const NONE: $set = $set(0);

            /// Just this one.
            #[inline]
            pub fn only(item: $item) -> $set {
                $set(1 << item.index())
            }

            /// Whether there is none.
            #[inline]
            pub fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many there are.
            #[inline]
            pub fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether this one is among them.
            #[inline]
            pub fn contains(self, item: $item) -> bool {
                self.0 & (1 << item.index()) != 0
            }

            /// Adds one.
            #[inline]
            pub fn add(&mut self, item: $item) {
                self.0 |= 1 << item.index();
            }

            /// Takes one away.
            #[inline]
            pub fn remove(&mut self, item: $item) {
                self.0 &= !(1 << item.index());
            }

            /// This one more.
            #[inline]
            #[must_use]
            pub fn with(self, item: $item) -> $set {
                self.union($set::only(item))
            }

            /// Those of either set.
            #[inline]
            #[must_use]
            pub fn union(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }

            /// Those that are not in `other`.
            #[inline]
            #[must_use]
            pub fn without(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }

            /// Those that are in both sets.
            #[inline]
            #[must_use]
            pub fn intersection(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }

            /// The first of them.
            #[inline]
            pub fn first(self) -> Option<$item> {
                if self.0 == 0 {
                    None
                } else {
                    Some($item::of_index(self.0.trailing_zeros() as usize))
                }
            }

            /// In ascending order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $item> + Clone {
                let mut rest = self.0;
                std::iter::from_fn(move || {
                    let first = $set(rest).first()?;
                    rest &= rest - 1;
                    Some(first)
                })
            }

            /// Takes one out by luck, each as likely as any other; none where there is none.
            #[inline]
            pub fn draw(&mut self, chance: &mut impl Chance) -> Option<$item> {
                if self.0 == 0 {
                    return None;
                }
                let mut rest = self.0;
                for _ in 0..chance.pick(self.0.count_ones()) {
                    rest &= rest - 1;
                }
                let drawn = $set(rest).first()?;
                self.remove(drawn);
                Some(drawn)
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> $set {
                let mut set = $set::NONE;
                items.into_iter().for_each(|item| set.add(item));
                set
            }
        }

        impl fmt::Debug for $set {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_set().entries(self.iter().map(|item| item.to_string())).finish()
            }
        }

        impl Serialize for $set {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }
    };
}

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
