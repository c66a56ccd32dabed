//! The same luck for different actions, so that only the actions differ.
//!
//! Actions are compared over the same imagined worlds with the same luck. One
//! stream of random numbers would fall out of step as soon as one action draws
//! a card more than another; here the luck of a pick rests on its number of
//! sides and on how many such picks came before. A bag of 40 cards then gives
//! the same card whatever was drawn from other bags.

use table::Chance;

/// Counters; numbers of sides that differ by a multiple of this share one.
const SIDES: usize = 64;

/// Luck that two playouts of one world share.
#[derive(Clone)]
pub(crate) struct CommonLuck {
    seed: u64,
    counts: [u16; SIDES],
}

impl CommonLuck {
    /// The luck of the world with this seed.
    pub(crate) fn new(seed: u64) -> CommonLuck {
        CommonLuck { seed, counts: [0; SIDES] }
    }

    /// The same luck from the beginning.
    #[inline]
    pub(crate) fn rewind(&mut self, seed: u64) {
        *self = CommonLuck::new(seed);
    }
}

impl Chance for CommonLuck {
    #[inline]
    fn pick(&mut self, sides: u32) -> u32 {
        let count = &mut self.counts[sides as usize % SIDES];
        *count = count.wrapping_add(1);
        let key = u64::from(sides) << 16 | u64::from(*count);
        let bits = mix(self.seed ^ key.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        ((u128::from(bits) * u128::from(sides)) >> 64) as u32
    }
}

/// The finisher of SplitMix64.
#[inline]
fn mix(number: u64) -> u64 {
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pick_more_of_one_size_leaves_the_others_in_step() {
        let (mut first, mut second) = (CommonLuck::new(5), CommonLuck::new(5));
        second.pick(41);
        for sides in [6, 60, 59, 6, 6, 1000, 7] {
            assert_eq!(first.pick(sides), second.pick(sides));
        }
    }

    #[test]
    fn every_side_comes_up_about_equally_often() {
        let mut counts = [0; 6];
        let mut luck = CommonLuck::new(0);
        for seed in 0..600 {
            luck.rewind(seed);
            (0..100).for_each(|_| counts[luck.pick(6) as usize] += 1);
        }
        assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
    }
}
