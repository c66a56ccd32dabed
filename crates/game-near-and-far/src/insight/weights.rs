//! Weights of the features, found by self-play.

use super::{Weights, features::FEATURES};

/// What each feature is worth at the end, and how much more at the beginning.
#[rustfmt::skip]
pub(super) const WEIGHTS: Weights = Weights {
    now: [
        0.0, 0.05, 0.05, 0.02, 0.05, 0.05,
        0.15, 0.05, 0.0, 0.0,
        0.05, 0.05, 0.05, 0.05, 0.1, 0.05, 0.05, 0.05,
        0.05, 0.1, 0.8, 0.3,
        1.0, 0.2, 0.1, 0.2, 0.02, 0.8, 0.1, 0.0,
        0.1, 0.05, 0.0, 0.0, 0.1, 2.0,
    ],
    later: [
        0.0, 0.25, 0.2, 0.15, 0.2, 0.3,
        0.15, 0.1, 0.15, 0.25,
        0.5, 0.6, 0.3, 0.5, 1.1, 0.4, 0.6, 0.6,
        0.3, 0.5, 0.5, 0.7,
        0.8, 0.5, 0.3, 0.1, 0.0, 0.1, 0.0, 0.2,
        0.3, 0.2, 0.0, 0.2, 0.2, 4.0,
    ],
};

const _: () = assert!(FEATURES == 36);
