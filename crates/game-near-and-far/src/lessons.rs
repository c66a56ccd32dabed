//! What somebody who learns the game is told: not written yet.

use table::Lessons;

use crate::NearAndFar;

impl Lessons for NearAndFar {}
