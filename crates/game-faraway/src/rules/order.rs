//! The order in which players act, and what they are owed in it (FA-078, FA-082).
//!
//! The numbers of all players stand side by side in one machine word, a byte
//! each, so that comparing and counting is done for all of them at once and
//! without a branch that nobody could foretell.

use table::Seat;

/// A one in every byte.
const ONES: u64 = u64::from_ne_bytes([1; 8]);
/// The highest bit of every byte.
const TOPS: u64 = ONES << 7;
/// The seats 0 to 7.
const SEATS: u64 = u64::from_le_bytes([0, 1, 2, 3, 4, 5, 6, 7]);

/// A number below 128 for each seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct BySeat(u64);

impl BySeat {
    /// 0 for everyone.
    pub(crate) const ZERO: BySeat = BySeat(0);
    /// 127 for everyone: more than any duration.
    pub(crate) const HIGHEST: BySeat = BySeat(!TOPS);

    #[inline]
    pub(crate) fn get(self, seat: usize) -> u8 {
        (self.0 >> (8 * (seat & 7))) as u8
    }

    #[inline]
    pub(crate) fn add(&mut self, seat: usize, number: u8) {
        self.0 += u64::from(number) << (8 * (seat & 7));
    }

    #[inline]
    pub(crate) fn subtract(&mut self, seat: usize, number: u8) {
        self.0 -= u64::from(number) << (8 * (seat & 7));
    }

    /// One more than these numbers where `now` is higher than `before`, and 0 elsewhere.
    #[inline]
    pub(crate) fn increased_where_higher(self, now: BySeat, before: BySeat) -> BySeat {
        // The highest bit of a byte survives the subtraction where there is nothing to borrow.
        let higher = (((now.0 | TOPS) - before.0) & TOPS) >> 7;
        BySeat((self.0 + ONES) & (higher * 0xff))
    }
}

/// The seats that are still to act in this round, in their order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct TurnOrder(u64);

/// Marks the byte of a seat, so that an empty place is no seat.
const SEATED: u64 = 8;

impl TurnOrder {
    /// Whether everybody has acted.
    #[inline]
    pub(crate) fn is_over(self) -> bool {
        self.0 == 0
    }

    /// The seat whose turn it is; somebody must be left.
    #[inline]
    pub(crate) fn first(self) -> Seat {
        Seat::new(self.0 as usize & 7)
    }

    /// Ends the turn of the first.
    #[inline]
    pub(crate) fn pass(&mut self) {
        self.0 >>= 8;
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Seat> {
        std::iter::successors(Some(self), |rest| Some(TurnOrder(rest.0 >> 8)))
            .take_while(|rest| !rest.is_over())
            .map(TurnOrder::first)
    }
}

impl FromIterator<Seat> for TurnOrder {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> TurnOrder {
        let bytes = seats.into_iter().map(|seat| SEATED | seat.index() as u64).enumerate();
        TurnOrder(bytes.fold(0, |word, (turn, byte)| word | byte << (8 * turn)))
    }
}

/// How many Sanctuaries each player is owed, by turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Owed(u64);

impl Owed {
    /// All of it together; at most 90, which fits a byte.
    #[inline]
    pub(crate) fn total(self) -> usize {
        (self.0.wrapping_mul(ONES) >> 56) as usize
    }

    /// The turns that are owed something, each of them now owed one less.
    #[inline]
    pub(crate) fn next_cycle(&mut self) -> Cycle {
        let cycle = ((self.0 + !TOPS) & TOPS) >> 7;
        self.0 -= cycle;
        Cycle(cycle)
    }
}

/// The turns that are dealt one Sanctuary each: a bit for each of them.
#[derive(Default)]
pub(crate) struct Cycle(u64);

impl Cycle {
    /// Whether everybody in it had a turn.
    #[inline]
    pub(crate) fn is_over(&self) -> bool {
        self.0 == 0
    }

    /// The seat of the next turn in it; there must be one.
    #[inline]
    pub(crate) fn next(&mut self, order: TurnOrder) -> Seat {
        let shift = self.0.trailing_zeros() & 63;
        self.0 &= self.0.wrapping_sub(1);
        Seat::new((order.0 >> shift) as usize & 7)
    }
}

/// Puts the first `seats` seats in ascending order of what they `played`, with what they are owed;
/// the others must have [`BySeat::HIGHEST`]. No two durations are equal (FA-083).
#[inline]
pub(crate) fn line_up(played: BySeat, owed: BySeat, seats: usize) -> (TurnOrder, Owed) {
    let (mut durations, mut players) = (played.0, (owed.0 << 4) | (SEATED * ONES) | SEATS);
    let mut sorted = 0;
    for _ in 0..seats {
        // One for each duration that is lower than this one; a multiplication adds them up in the
        // highest byte, which makes the turn.
        let lower = ((((durations & 0xff) * ONES) | TOPS) - played.0 - ONES) & TOPS;
        let turn = (lower >> 7).wrapping_mul(ONES) >> 56;
        sorted |= (players & 0xff) << (8 * (turn & 7));
        durations >>= 8;
        players >>= 8;
    }
    (TurnOrder(sorted & (ONES * 0b0000_1111)), Owed(sorted >> 4 & (ONES * 0b0000_1111)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn by_seat(numbers: &[u8]) -> BySeat {
        let mut word = BySeat::ZERO;
        for (seat, &number) in numbers.iter().enumerate() {
            word.add(seat, number);
        }
        word
    }

    #[test]
    fn players_stand_in_ascending_order_of_duration_with_what_they_are_owed() {
        let owed = [0, 15, 1, 0, 3, 2];
        let played = by_seat(&[40, 68, 1, 39, 2, 67, 127, 127]);

        let (order, mut left) = line_up(played, by_seat(&owed), 6);

        assert!(order.iter().map(Seat::index).eq([2, 4, 3, 0, 5, 1]));
        let mut dealt = [0; 6];
        let mut sequence = Vec::new();
        let mut cycle = Cycle::default();
        for _ in 0..left.total() {
            if cycle.is_over() {
                cycle = left.next_cycle();
            }
            let seat = cycle.next(order);
            dealt[seat.index()] += 1;
            sequence.push(seat.index());
        }
        assert_eq!(dealt, owed);
        assert_eq!(sequence[..6], [2, 4, 5, 1, 4, 5], "cycle after cycle, in turn order");
    }

    #[test]
    fn only_those_who_rose_are_owed_one_and_their_clues() {
        let clues = by_seat(&[0, 3, 14, 2]);

        let owed = clues.increased_where_higher(by_seat(&[5, 68, 40, 1]), by_seat(&[4, 1, 39, 2]));

        assert_eq!([0, 1, 2, 3].map(|seat| owed.get(seat)), [1, 4, 15, 0]);
        assert_eq!(
            clues.increased_where_higher(by_seat(&[5, 68, 40, 1]), BySeat::HIGHEST),
            BySeat::ZERO,
            "before the first round everyone stands at the highest"
        );
    }
}
