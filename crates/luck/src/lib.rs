//! Seeded generators behind the table's [`Chance`].
//!
//! The rules own no generator; whoever runs a game brings one of these. The
//! bounded draw is our own, so that a seed gives the same picks whatever the
//! versions of the crates below.

use rand_chacha::ChaCha12Rng;
use rand_core::{Rng, SeedableRng};
use table::Chance;

/// Fast luck for simulations, bots and tests. Whoever sees enough of it can foretell the rest.
#[derive(Clone, Debug)]
pub struct Quick(fastrand::Rng);

impl Quick {
    /// The stream of this number among those of `seed`: one for each game of a simulation.
    #[inline]
    pub fn new(seed: u64, stream: u64) -> Quick {
        let spread = stream.wrapping_mul(0xd134_2543_de82_ef95);
        Quick(fastrand::Rng::with_seed(scramble(seed.wrapping_add(spread))))
    }

    /// A number that seeds another generator.
    #[inline]
    pub fn seed(&mut self) -> u64 {
        self.0.u64(..)
    }
}

impl Chance for Quick {
    #[inline]
    fn pick(&mut self, sides: u32) -> u32 {
        // 32 bits are plenty here: the bias is below sides / 2³².
        ((u64::from(self.0.u64(..) as u32) * u64::from(sides)) >> 32) as u32
    }
}

/// Luck for a table of people: nobody can foretell it from what they have seen, and once the seed
/// is revealed everybody can check it.
#[derive(Clone, Debug)]
pub struct Fair(ChaCha12Rng);

impl Fair {
    /// The luck of this seed, after the first `picks` picks.
    pub fn new(seed: [u8; 32], picks: u64) -> Fair {
        let mut rng = ChaCha12Rng::from_seed(seed);
        rng.set_word_pos(u128::from(picks) * 2);
        Fair(rng)
    }
}

impl Chance for Fair {
    fn pick(&mut self, sides: u32) -> u32 {
        // One side is no luck and uses none, so that the recorded picks can be counted off.
        if sides == 1 {
            return 0;
        }
        // The bias is below sides / 2⁶⁴: none that anyone could ever see.
        ((u128::from(self.0.next_u64()) * u128::from(sides)) >> 64) as u32
    }
}

/// One step of SplitMix64: neighbouring numbers become unlike ones.
#[inline]
fn scramble(number: u64) -> u64 {
    let number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Recorded games and published seeds rest on these numbers: they may never change.
    #[test]
    fn the_same_seed_gives_the_same_luck_for_ever() {
        let mut quick = Quick::new(7, 0);
        let mut fair = Fair::new([7; 32], 0);
        assert_eq!([(); 6].map(|()| quick.pick(100)), [28, 85, 70, 31, 97, 78]);
        assert_eq!([(); 6].map(|()| fair.pick(100)), [12, 73, 53, 25, 12, 85]);
    }

    #[test]
    fn fair_luck_goes_on_where_the_count_of_picks_says() {
        let mut all = Fair::new([3; 32], 0);
        let first = [(); 10].map(|()| all.pick(1000));
        assert_eq!(all.pick(1), 0, "one side is no luck and uses none");
        let mut later = Fair::new([3; 32], 4);
        assert_eq!([(); 6].map(|()| later.pick(1000)), first[4..]);
    }

    #[test]
    fn every_side_comes_up_about_equally_often() {
        for mut luck in [Quick::new(1, 0), Quick::new(1, 1)] {
            let mut counts = [0; 6];
            for _ in 0..60_000 {
                counts[luck.pick(6) as usize] += 1;
            }
            assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
        }
    }

    #[test]
    fn streams_of_one_seed_differ() {
        let mut firsts: Vec<u64> = (0..1000).map(|stream| Quick::new(5, stream).seed()).collect();
        firsts.sort_unstable();
        firsts.dedup();
        assert_eq!(firsts.len(), 1000);
    }
}
