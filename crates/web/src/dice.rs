//! Quiet dice: the same throws for the same number, so that everything painted looks the same for ever.

/// A row of throws.
pub(crate) struct Dice(u64);

impl Dice {
    /// The throws of this number.
    pub(crate) fn of(seed: usize) -> Dice {
        Dice((seed as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    /// A number from 0 up to this one.
    pub(crate) fn below(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 >> 30;
        self.0 = self.0.wrapping_mul(0xbf58_476d_1ce4_e5b9);
        self.0 ^= self.0 >> 27;
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        ((self.0 >> 33) % sides as u64) as usize
    }

    /// One of these.
    pub(crate) fn one<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }
}
