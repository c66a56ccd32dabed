//! Sets of components as bits.

/// Declares a set of components that is copied like a number: `set_of! { Cards of Card in u64 }`.
///
/// A component has `index()`, which is below the number of bits, and `of_index()`, and is shown by its
/// notation. Sets are in ascending order.
#[macro_export]
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
                ::std::iter::from_fn(move || {
                    let first = $set(rest).first()?;
                    rest &= rest - 1;
                    Some(first)
                })
            }

            /// Takes one out by luck, each as likely as any other; none where there is none.
            #[inline]
            pub fn draw(&mut self, chance: &mut impl $crate::Chance) -> Option<$item> {
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

        impl ::std::fmt::Debug for $set {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.debug_set().entries(self.iter().map(|item| item.to_string())).finish()
            }
        }

        impl ::serde::Serialize for $set {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }
    };
}
