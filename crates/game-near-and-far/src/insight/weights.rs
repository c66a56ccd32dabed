//! Weights of the features: those of the policy and of the evaluation by straight lines through what
//! games of the policy came to (with the worth of a hand set by hand), those of greedy players by hand.

use super::{
    Weights,
    features::{FEATURES, PROMISE, READY},
};

/// By these the policy weighs what it does.
#[rustfmt::skip]
pub(super) const POLICY: Weights = Weights {
    now: [
        6.456, -0.224, -0.028, -0.004, 0.150, 0.066,
        0.107, 0.290, -0.188, 0.491, -0.027, 0.169,
        -0.049, 0.103, 0.070, 0.265, 0.661, 0.153,
        -0.238, 0.276, 0.003, 0.495, 2.559, 0.610,
        0.158, 0.168, 0.083, 0.609, 0.128, 0.091,
        -0.714, 0.730, 1.051, -0.048, -0.272, 2.869,
    ],
    later: [
        3.166, 1.372, 0.037, 1.016, -0.606, 1.710,
        -0.317, -0.046, 1.476, 0.322, -0.206, 1.495,
        0.609, 0.858, 1.910, 2.905, 0.400, 0.932,
        0.166, 0.731, 0.351, -0.033, -0.376, -0.479,
        0.249, -0.259, -0.247, -0.865, 0.463, 0.984,
        -0.970, 0.480, -1.978, -0.873, 0.739, 3.289,
    ],
};

/// By these a position is evaluated: as the policy does, but for the worth of a hand, which it weighs as
/// less in the end and as more while there is time to buy.
pub(super) const VALUE: Weights = {
    let mut value = POLICY;
    value.now[PROMISE] = 0.600;
    value.now[READY] = 0.100;
    value.later[PROMISE] = 0.200;
    value.later[READY] = 0.000;
    value
};

/// By these greedy players weigh what they do: they look less far ahead.
#[rustfmt::skip]
pub(super) const GREEDY: Weights = Weights {
    now: [
        0.000, 0.050, 0.050, 0.020, 0.050, 0.050,
        0.150, 0.050, 0.000, 0.000, 0.050, 0.050,
        0.050, 0.050, 0.100, 0.050, 0.050, 0.050,
        0.050, 0.100, 0.800, 0.300, 1.000, 0.200,
        0.100, 0.200, 0.020, 0.800, 0.100, 0.000,
        0.100, 0.050, 0.000, 0.000, 0.100, 2.000,
    ],
    later: [
        0.000, 0.175, 0.140, 0.105, 0.140, 0.210,
        0.105, 0.070, 0.105, 0.175, 0.350, 0.420,
        0.210, 0.350, 0.770, 0.280, 0.420, 0.420,
        0.210, 0.350, 0.350, 0.490, 0.560, 0.350,
        0.210, 0.070, 0.000, 0.070, 0.000, 0.140,
        0.210, 0.140, 0.000, 0.140, 0.140, 2.800,
    ],
};

const _: () = assert!(FEATURES == 36);
