//! Gradient descent with Adam's step (Kingma and Ba, 2014), for small nets.

use game_faraway::insight::{Experience, HIDDEN, NETS, Net, SCALE};

const MEAN: f32 = 0.9;
const SQUARE: f32 = 0.999;

/// What a position showed, and what it was worth in the end.
pub(crate) struct Example<'a> {
    /// The net that reads it.
    pub(crate) net: usize,
    /// The features that are not 0.
    pub(crate) features: &'a [(usize, f32)],
    /// The score so far; nets foretell what comes on top.
    pub(crate) fame: f32,
    /// What it was worth.
    pub(crate) target: f32,
}

/// Sums up gradients and takes steps.
pub(crate) struct Adam {
    gradient: Experience,
    mean: Experience,
    square: Experience,
    examples: [u32; NETS],
    steps: [i32; NETS],
}

impl Adam {
    pub(crate) fn new() -> Adam {
        let blank = Experience::blank;
        Adam {
            gradient: blank(),
            mean: blank(),
            square: blank(),
            examples: [0; NETS],
            steps: [0; NETS],
        }
    }

    /// Adds the gradient of one example, and gives its error in points.
    pub(crate) fn see(&mut self, experience: &Experience, example: &Example) -> f32 {
        let net = &experience.nets[example.net];
        let gradient = &mut self.gradient.nets[example.net];
        self.examples[example.net] += 1;
        let mut hidden = [0.0; HIDDEN];
        for &(sign, value) in example.features {
            for (unit, weight) in hidden.iter_mut().zip(&net.inner[sign]) {
                *unit += value * weight;
            }
        }
        let outcome: f32 = net.bias
            + hidden
                .iter()
                .zip(&net.outer)
                .map(|(unit, weight)| unit.max(0.0) * weight)
                .sum::<f32>();
        let error = example.fame + SCALE * outcome - example.target;

        // One odd game must not undo what many have taught.
        let slope = (error / SCALE).clamp(-2.0, 2.0);
        gradient.bias += slope;
        let mut back = [0.0; HIDDEN];
        for unit in 0..HIDDEN {
            if hidden[unit] > 0.0 {
                gradient.outer[unit] += slope * hidden[unit];
                back[unit] = slope * net.outer[unit];
            }
        }
        for &(sign, value) in example.features {
            for (weight, back) in gradient.inner[sign].iter_mut().zip(&back) {
                *weight += value * back;
            }
        }
        error
    }

    /// Takes one step of this size with the gradients seen since the last.
    pub(crate) fn step(&mut self, experience: &mut Experience, size: f32) {
        for index in 0..NETS {
            if self.examples[index] == 0 {
                continue;
            }
            let share = 1.0 / std::mem::take(&mut self.examples[index]) as f32;
            self.steps[index] = (self.steps[index] + 1).min(100_000);
            let (mean_bias, square_bias) =
                (1.0 - MEAN.powi(self.steps[index]), 1.0 - SQUARE.powi(self.steps[index]));
            let weights = weights(&mut experience.nets[index]);
            let gradients = self::weights(&mut self.gradient.nets[index]);
            let means = self::weights(&mut self.mean.nets[index]);
            let squares = self::weights(&mut self.square.nets[index]);
            for (((weight, gradient), mean), square) in
                weights.zip(gradients).zip(means).zip(squares)
            {
                let slope = std::mem::take(gradient) * share;
                *mean = MEAN * *mean + (1.0 - MEAN) * slope;
                *square = SQUARE * *square + (1.0 - SQUARE) * slope * slope;
                *weight -= size * (*mean / mean_bias) / ((*square / square_bias).sqrt() + 1e-6);
            }
        }
    }
}

/// All weights of a net, in a fixed order.
pub(crate) fn weights(net: &mut Net) -> impl Iterator<Item = &mut f32> {
    let inner = net.inner.as_flattened_mut().iter_mut();
    inner.chain(&mut net.outer).chain([&mut net.bias])
}
