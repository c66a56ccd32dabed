//! Sets of villagers, buildings and caves.

use std::fmt;

use serde::{Serialize, Serializer};

use super::{Building, Cave, Villager};

/// A set of components as bits, in ascending order.
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
                if self.0 == 0 { None } else { Some($item::of_index(self.0.trailing_zeros() as usize)) }
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
    /// Some villagers.
    Villagers of Villager in u128
}
set_of! {
    /// Some buildings.
    Buildings of Building in u64
}
set_of! {
    /// Some caves.
    Caves of Cave in u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_counts_each_once_in_order() {
        let set: Villagers = [70, 3, 3, 40].map(Villager::of_index).into_iter().collect();
        assert_eq!(set.iter().map(Villager::index).collect::<Vec<_>>(), [3, 40, 70]);
        assert_eq!(set.len(), 3);
        let rest = set.without(Villagers::only(Villager::of_index(40)));
        assert!(!rest.contains(Villager::of_index(40)) && set.contains(Villager::of_index(40)));
    }
}
