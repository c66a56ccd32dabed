//! Small nets that foretell the final score: one for each moment of the game.
//!
//! One hidden layer. The first layer is summed over the few features that are not
//! 0. Only additions, multiplications and comparisons: every machine gets the
//! same numbers.
//!
//! `experience.bin` holds the nets one after another. For each sign: a scale
//! (`f32`, little endian) and one byte for each hidden unit, a whole number of
//! 127ths of the scale. Then the outer weights and the bias as `f32`.

use std::sync::OnceLock;

use super::features::FEATURES;

/// Nets: the end of rounds 0 to 7, and in between the plays of rounds 1 to 8.
pub const NETS: usize = 16;
/// Units of the hidden layer.
pub const HIDDEN: usize = 32;
/// Points for one unit of the outcome.
pub const SCALE: f32 = 20.0;

/// The steps of a weight in the file.
const STEPS: f32 = 127.0;

/// The weights of one net.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    /// From each sign to each hidden unit. One sign is always 1: its weights are the bias.
    pub inner: Vec<[f32; HIDDEN]>,
    /// From each hidden unit to the outcome.
    pub outer: [f32; HIDDEN],
    /// Added to the outcome.
    pub bias: f32,
}

/// What was learned from many games.
#[derive(Clone, PartialEq, Debug)]
pub struct Experience {
    /// One for each moment.
    pub nets: Vec<Net>,
}

/// A net that is being shown features.
#[derive(Clone, Copy)]
pub(super) struct Reader<'a> {
    net: &'a Net,
    hidden: [f32; HIDDEN],
    /// Features not yet summed up: many at once are much quicker than one by one.
    waiting: [(u16, f32); WAITING],
    count: usize,
}

/// Features summed up at once.
const WAITING: usize = 32;
/// Hidden units summed up at once: as many as fit the registers.
const LANES: usize = 16;

impl<'a> Reader<'a> {
    #[inline]
    pub(super) fn new(net: &'a Net) -> Reader<'a> {
        Reader { net, hidden: [0.0; HIDDEN], waiting: [(0, 0.0); WAITING], count: 0 }
    }

    /// Shows the net a sign.
    #[inline]
    pub(super) fn note(&mut self, sign: usize, value: f32) {
        self.waiting[self.count % WAITING] = (sign as u16, value);
        self.count += 1;
        if self.count == WAITING {
            self.sum_up();
        }
    }

    #[inline(never)]
    fn sum_up(&mut self) {
        for (part, units) in self.hidden.as_chunks_mut::<LANES>().0.iter_mut().enumerate() {
            let mut sums = *units;
            for &(sign, value) in &self.waiting[..self.count] {
                let weights = &self.net.inner[usize::from(sign)].as_chunks::<LANES>().0[part];
                for (sum, weight) in sums.iter_mut().zip(weights) {
                    *sum += value * weight;
                }
            }
            *units = sums;
        }
        self.count = 0;
    }

    /// The points that all these features mean.
    #[inline]
    pub(super) fn outcome(&mut self) -> f32 {
        self.sum_up();
        let mut sum = [0.0; 8];
        for (units, weights) in self.hidden.chunks_exact(8).zip(self.net.outer.chunks_exact(8)) {
            for ((sum, unit), weight) in sum.iter_mut().zip(units).zip(weights) {
                *sum += unit.max(0.0) * weight;
            }
        }
        SCALE * (self.net.bias + sum.iter().sum::<f32>())
    }
}

impl Experience {
    /// Nothing learned yet: every weight is 0.
    pub fn blank() -> Experience {
        let net = Net { inner: vec![[0.0; HIDDEN]; FEATURES], outer: [0.0; HIDDEN], bias: 0.0 };
        Experience { nets: vec![net; NETS] }
    }

    /// What comes with the program.
    pub fn embedded() -> &'static Experience {
        static EMBEDDED: OnceLock<Experience> = OnceLock::new();
        EMBEDDED.get_or_init(|| {
            Experience::read(include_bytes!("experience.bin"))
                .expect("the embedded experience fits the features it was made from")
        })
    }

    /// Reads what [`Experience::write`] wrote; nothing when it is for other features.
    pub fn read(bytes: &[u8]) -> Option<Experience> {
        let mut rest = bytes;
        let mut experience = Experience::blank();
        for net in &mut experience.nets {
            for weights in &mut net.inner {
                let scale = float(&mut rest)?;
                let (steps, after) = rest.split_at_checked(HIDDEN)?;
                rest = after;
                for (weight, &step) in weights.iter_mut().zip(steps) {
                    *weight = scale * f32::from(step.cast_signed()) / STEPS;
                }
            }
            for weight in &mut net.outer {
                *weight = float(&mut rest)?;
            }
            net.bias = float(&mut rest)?;
        }
        rest.is_empty().then_some(experience)
    }

    /// The bytes of `experience.bin`.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        for net in &self.nets {
            for weights in &net.inner {
                let scale = weights.iter().fold(0.0, |most: f32, weight| most.max(weight.abs()));
                bytes.extend(scale.to_le_bytes());
                let step = |weight: &f32| (weight / scale.max(f32::MIN_POSITIVE) * STEPS).round();
                bytes.extend(weights.iter().map(|weight| (step(weight) as i8).cast_unsigned()));
            }
            bytes.extend(net.outer.iter().flat_map(|weight| weight.to_le_bytes()));
            bytes.extend(net.bias.to_le_bytes());
        }
        bytes
    }
}

fn float(bytes: &mut &[u8]) -> Option<f32> {
    let (first, rest) = bytes.split_first_chunk()?;
    *bytes = rest;
    Some(f32::from_le_bytes(*first))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn experience_is_written_as_it_was_read() {
        let bytes = Experience::embedded().write();
        let read = Experience::read(&bytes).unwrap();

        for (net, again) in Experience::embedded().nets.iter().zip(&read.nets) {
            let weights = net.inner.as_flattened().iter().zip(again.inner.as_flattened());
            assert!(weights.into_iter().all(|(weight, again)| (weight - again).abs() < 1e-5));
            assert_eq!((net.outer, net.bias), (again.outer, again.bias));
        }
        assert!(Experience::read(&bytes[1..]).is_none());
        assert!(Experience::read(&[bytes.as_slice(), &[0]].concat()).is_none());
    }
}
