//! What experience lends to bots: never needed to play, only to play well.

use table::{Insight, Seat};

use crate::{Faraway, rules::scoring};

impl Insight for Faraway {
    fn score_now(&self, seat: Seat) -> f32 {
        let player = self.player(seat);
        scoring::fame(&self.content, player.row.as_slice(), player.sanctuaries.as_slice()) as f32
    }
}
