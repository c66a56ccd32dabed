//! What experience lends to bots: never needed to play, only to play well.

use table::{Insight, Seat};

use crate::{AboveAndBelow, rules::scoring};

impl Insight for AboveAndBelow {
    fn score_now(&self, seat: Seat) -> f32 {
        scoring::score(&self.content, &self.open, seat).total().into()
    }
}
