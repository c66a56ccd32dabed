//! Up to eight cards in one machine word: hands, rows and displays.
//!
//! A byte is a card and a zero byte is an empty place, so finding, taking and
//! adding a card are a few instructions each and never a loop. Random play
//! spends most of its time here.

use std::{fmt, marker::PhantomData};

use table::Pile;

use crate::{Region, Sanctuary};

/// A card that fits a byte and is never 0.
pub(crate) trait Small: Copy + fmt::Debug + Default {
    fn byte(self) -> u8;
    fn of(byte: u8) -> Self;
}

impl Small for Region {
    #[inline]
    fn byte(self) -> u8 {
        self.duration()
    }

    #[inline]
    fn of(byte: u8) -> Region {
        Region::of_byte(byte)
    }
}

impl Small for Sanctuary {
    #[inline]
    fn byte(self) -> u8 {
        self.id()
    }

    #[inline]
    fn of(byte: u8) -> Sanctuary {
        Sanctuary::of_byte(byte)
    }
}

/// Up to eight cards in an order.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Few<T>(u64, PhantomData<T>);

/// A one in every byte.
const ONES: u64 = u64::from_ne_bytes([1; 8]);
/// The highest bit of every byte.
const TOPS: u64 = ONES << 7;

impl<T: Small> Few<T> {
    pub(crate) const NONE: Few<T> = Few(0, PhantomData);

    #[inline]
    pub(crate) fn len(self) -> usize {
        (71 - self.0.leading_zeros() as usize) / 8
    }

    /// The card at `place`, which must be below [`Few::len`].
    #[inline]
    pub(crate) fn get(self, place: usize) -> T {
        debug_assert!(place < self.len());
        T::of((self.0 >> (8 * (place & 7))) as u8)
    }

    /// Puts `card` at the end; there must be room.
    #[inline]
    pub(crate) fn push(&mut self, card: T) {
        debug_assert!(self.len() < 8);
        self.0 |= u64::from(card.byte()) << (8 * (self.len() & 7));
    }

    /// Puts `card` at the end, where the caller knows that end to be.
    #[inline]
    pub(crate) fn put(&mut self, place: usize, card: T) {
        debug_assert_eq!(place, self.len());
        self.0 |= u64::from(card.byte()) << (8 * (place & 7));
    }

    /// Where `card` lies.
    #[inline]
    pub(crate) fn place_of(self, card: T) -> Option<usize> {
        // The bytes that are the card become 0, and the lowest of those is found by its borrow.
        let differs = self.0 ^ (ONES * u64::from(card.byte()));
        let found = differs.wrapping_sub(ONES) & !differs & TOPS;
        (found != 0).then(|| found.trailing_zeros() as usize / 8)
    }

    /// Takes the card at `place` away; those behind it close up.
    #[inline]
    pub(crate) fn remove(&mut self, place: usize) -> T {
        let card = self.get(place);
        let before = (1 << (8 * (place & 7))) - 1;
        self.0 = (self.0 & before) | ((self.0 >> 8) & !before);
        card
    }

    /// The cards from first to last.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = T> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let card = rest as u8;
            rest >>= 8;
            (card != 0).then(|| T::of(card))
        })
    }

    /// The cards from last to first.
    #[inline]
    pub(crate) fn backwards(self) -> impl Iterator<Item = T> {
        let mut rest = self.0 << (self.0.leading_zeros() & 56);
        std::iter::from_fn(move || {
            let card = (rest >> 56) as u8;
            rest <<= 8;
            (card != 0).then(|| T::of(card))
        })
    }

    /// The cards as a view shows them.
    pub(crate) fn pile<const N: usize>(self) -> Pile<T, N> {
        self.iter().collect()
    }
}

impl<T: Small> FromIterator<T> for Few<T> {
    fn from_iter<I: IntoIterator<Item = T>>(cards: I) -> Few<T> {
        let mut few = Few::NONE;
        cards.into_iter().for_each(|card| few.push(card));
        few
    }
}

impl<T: Small> fmt::Debug for Few<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn few(durations: &[usize]) -> Few<Region> {
        durations.iter().map(|&duration| Region::new(duration).unwrap()).collect()
    }

    fn region(duration: usize) -> Region {
        Region::new(duration).unwrap()
    }

    #[test]
    fn cards_keep_their_order_when_one_is_taken_away() {
        let all: Vec<usize> = vec![68, 1, 17, 2, 64, 33, 9, 50];
        for len in 1..=8 {
            for place in 0..len {
                let mut cards = few(&all[..len]);
                let mut rest = all[..len].to_vec();

                let taken = cards.remove(place);

                assert_eq!(taken, region(rest.remove(place)));
                assert_eq!(cards, few(&rest));
                assert_eq!(cards.len(), rest.len());
            }
        }
    }

    #[test]
    fn a_card_is_found_where_it_lies() {
        let cards = few(&[68, 1, 17, 2, 64, 33, 9, 50]);
        for (place, card) in cards.iter().enumerate() {
            assert_eq!(cards.place_of(card), Some(place));
        }
        for missing in Region::all().filter(|&region| !cards.iter().any(|card| card == region)) {
            assert_eq!(cards.place_of(missing), None);
        }
    }

    #[test]
    fn an_empty_word_has_no_cards() {
        let none = Few::<Region>::NONE;
        assert_eq!((none.len(), none.iter().next()), (0, None));
    }
}
