//! Cards in fixed places: piles, bags and decks that know no more than the players do.
//!
//! All three are plain arrays with a length: copying one copies memory, and
//! nothing here allocates. Their equality looks at the cards, never at what an
//! earlier card left behind in an unused place.

use std::fmt;

use serde::Serialize;
use serde::ser::Serializer;

use crate::Chance;

/// Up to `N` cards in an order: a hand, a row, a display.
#[derive(Clone, Copy)]
pub struct Pile<T, const N: usize> {
    cards: [T; N],
    len: u8,
}

impl<T: Copy, const N: usize> Pile<T, N> {
    /// No cards; `blank` fills the places where none lies.
    #[inline]
    pub const fn blank(blank: T) -> Self {
        Pile { cards: [blank; N], len: 0 }
    }
}

impl<T: Copy + Default, const N: usize> Pile<T, N> {
    /// No cards.
    #[inline]
    pub fn new() -> Self {
        Pile::blank(T::default())
    }

    /// The cards in order.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.cards[..usize::from(self.len)]
    }

    /// The cards in order, to be changed where they lie.
    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.cards[..usize::from(self.len)]
    }

    /// How many cards.
    #[inline]
    pub fn len(&self) -> usize {
        self.len.into()
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The cards in order.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.as_slice().iter()
    }

    /// Puts `card` at the end; there must be room.
    #[inline]
    pub fn push(&mut self, card: T) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }

    /// Takes the card at `place` away; those behind it close up.
    #[inline]
    pub fn remove(&mut self, place: usize) -> T {
        let len = self.len();
        let card = self.cards[..len][place];
        for at in place + 1..len {
            self.cards[at - 1] = self.cards[at];
        }
        self.len -= 1;
        card
    }

    /// Takes all cards away.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T: Copy + Default + PartialEq, const N: usize> Pile<T, N> {
    /// Where `card` lies.
    #[inline]
    pub fn place_of(&self, card: T) -> Option<usize> {
        self.as_slice().iter().position(|&other| other == card)
    }

    /// Whether `card` is in it.
    #[inline]
    pub fn contains(&self, card: T) -> bool {
        self.place_of(card).is_some()
    }
}

impl<T: Copy + Default, const N: usize> Default for Pile<T, N> {
    fn default() -> Self {
        Pile::new()
    }
}

impl<T: Copy + Default + PartialEq, const N: usize> PartialEq for Pile<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Copy + Default + Eq, const N: usize> Eq for Pile<T, N> {}

impl<T: Copy + Default + fmt::Debug, const N: usize> fmt::Debug for Pile<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Copy + Default + Serialize, const N: usize> Serialize for Pile<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Pile<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(cards: I) -> Self {
        let mut pile = Pile::new();
        for card in cards {
            pile.push(card);
        }
        pile
    }
}

/// Shuffled cards nobody has looked at: a card gets its place when it is drawn.
///
/// The order inside means nothing and no view may show it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bag<T: Copy + Default + PartialEq + fmt::Debug, const N: usize>(Pile<T, N>);

impl<T: Copy + Default + PartialEq + fmt::Debug, const N: usize> Bag<T, N> {
    /// A bag of these cards.
    pub fn of(cards: impl IntoIterator<Item = T>) -> Self {
        Bag(cards.into_iter().collect())
    }

    /// How many cards are left.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether it is empty.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Draws a card; there must be one.
    #[inline]
    pub fn draw(&mut self, chance: &mut impl Chance) -> T {
        let mut drawn = T::default();
        self.draw_each(1, chance, |card| drawn = card);
        drawn
    }

    /// Draws so many cards one after another; there must be enough.
    #[inline]
    pub fn draw_each(&mut self, count: usize, chance: &mut impl Chance, mut take: impl FnMut(T)) {
        let mut len = self.0.len();
        for _ in 0..count {
            let place = chance.pick(len as u32) as usize;
            len -= 1;
            let last = self.0.cards[len];
            take(std::mem::replace(&mut self.0.cards[place], last));
        }
        self.0.len = len as u8;
    }

    /// Shuffles `card` in.
    pub fn add(&mut self, card: T) {
        self.0.push(card);
    }

    /// The cards in it, for counting and imagining; their order means nothing.
    pub fn cards(&self) -> &[T] {
        self.0.as_slice()
    }
}

/// A face-down deck: a [`Bag`] on top, and below it the cards that were put under the deck, whose
/// order somebody knows.
///
/// Both share one array: the bag grows from the front, and the cards below lie in a ring that
/// starts at the back. Together they never hold more than `N` cards, so they cannot meet.
#[derive(Clone, Copy)]
pub struct Deck<T, const N: usize> {
    cards: [T; N],
    bag: u8,
    /// How far the top card below the bag lies from the back of the array.
    head: u8,
    below: u8,
}

impl<T: Copy + Default, const N: usize> Deck<T, N> {
    /// These cards, shuffled, with none below.
    pub fn of(cards: impl IntoIterator<Item = T>) -> Self {
        let pile: Pile<T, N> = cards.into_iter().collect();
        Deck { cards: pile.cards, bag: pile.len, head: 0, below: 0 }
    }

    /// How many cards there are.
    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.bag) + usize::from(self.below)
    }

    /// Whether it is empty.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Draws the top card, if there is one.
    #[inline]
    pub fn draw(&mut self, chance: &mut impl Chance) -> Option<T> {
        let mut drawn = None;
        self.draw_each(1, chance, |card| drawn = Some(card));
        drawn
    }

    /// Draws so many cards one after another, or as many as there are.
    #[inline]
    pub fn draw_each(&mut self, count: usize, chance: &mut impl Chance, mut take: impl FnMut(T)) {
        let mut bag = usize::from(self.bag);
        let unseen = count.min(bag);
        for _ in 0..unseen {
            let place = chance.pick(bag as u32) as usize;
            bag -= 1;
            let last = self.cards[bag];
            take(std::mem::replace(&mut self.cards[place], last));
        }
        self.bag = bag as u8;
        for _ in unseen..count {
            let Some(card) = self.draw_from_below() else { break };
            take(card);
        }
    }

    #[cold]
    fn draw_from_below(&mut self) -> Option<T> {
        if self.below == 0 {
            return None;
        }
        let card = self.cards[self.place_below(0)];
        self.head = (self.head + 1) % N as u8;
        self.below -= 1;
        Some(card)
    }

    /// Puts these cards under the deck, the first of them uppermost; there must be room.
    #[inline]
    pub fn put_under(&mut self, cards: impl IntoIterator<Item = T>) {
        let mut place = self.place_below(self.below.into());
        for card in cards {
            debug_assert!(self.len() < N, "a deck of {N} cards has no room for one more");
            self.cards[place] = card;
            self.below += 1;
            place = if place == 0 { N - 1 } else { place - 1 };
        }
    }

    /// The cards nobody has looked at; their order means nothing.
    pub fn unseen(&self) -> &[T] {
        &self.cards[..usize::from(self.bag)]
    }

    /// The cards that were put under the deck, the topmost first.
    pub fn below(&self) -> impl ExactSizeIterator<Item = T> + '_ {
        (0..usize::from(self.below)).map(|depth| self.cards[self.place_below(depth)])
    }

    fn place_below(&self, depth: usize) -> usize {
        let from_back = usize::from(self.head) + depth;
        if from_back < N { N - 1 - from_back } else { 2 * N - 1 - from_back }
    }
}

impl<T: Copy + Default + PartialEq, const N: usize> PartialEq for Deck<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.unseen() == other.unseen() && self.below().eq(other.below())
    }
}

impl<T: Copy + Default + fmt::Debug, const N: usize> fmt::Debug for Deck<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Deck")
            .field("unseen", &self.unseen())
            .field("below", &self.below().collect::<Vec<_>>())
            .finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Script;

    #[test]
    fn a_pile_keeps_its_order() {
        let mut pile: Pile<u8, 5> = [4, 7, 9, 2].into_iter().collect();
        assert_eq!(pile.remove(1), 7);
        pile.push(1);
        assert_eq!(pile.as_slice(), [4, 9, 2, 1]);
        assert_eq!(pile.place_of(2), Some(2));
        assert!(!pile.contains(7));
        assert_eq!(pile, [4, 9, 2, 1].into_iter().collect());
    }

    #[test]
    fn a_bag_gives_each_card_once() {
        let mut bag: Bag<u8, 4> = Bag::of([1, 2, 3, 4]);
        let mut luck = Script::of([0, 2, 1]);
        let drawn = [(); 4].map(|()| bag.draw(&mut luck));
        assert_eq!(drawn, [1, 3, 2, 4]);
        assert!(bag.is_empty() && luck.is_spent());
    }

    #[test]
    fn cards_put_under_a_deck_come_last_in_their_order() {
        let mut deck: Deck<u8, 4> = Deck::of([1, 2, 3, 4]);
        let mut luck = Script::of([3, 0, 0]);
        let drawn = [(); 2].map(|()| deck.draw(&mut luck).unwrap());
        assert_eq!(drawn, [4, 1]);
        deck.put_under([4, 1]);
        assert_eq!(deck.below().collect::<Vec<_>>(), [4, 1]);

        let mut rest = Vec::new();
        for _ in 0..9 {
            let card = deck.draw(&mut luck).unwrap();
            rest.push(card);
            deck.put_under([card]);
        }
        assert_eq!(rest, [3, 2, 4, 1, 3, 2, 4, 1, 3], "the ring goes round");
        assert!(luck.is_spent());
    }

    #[test]
    fn an_empty_deck_gives_nothing() {
        let mut deck: Deck<u8, 2> = Deck::of([]);
        assert_eq!(deck.draw(&mut Script::of([])), None);
    }
}
