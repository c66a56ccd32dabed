//! What bots know: the score, and that unseen spaces are worth seeing.

use table::{Chance, Insight, Seat};

use crate::{Action, Toy};

impl Insight for Toy {
    fn round(&self) -> u32 {
        self.open.round.into()
    }

    fn score_now(&self, seat: Seat) -> f32 {
        self.open.score(seat) as f32
    }

    fn rollout_policy(&self, seat: Seat, actions: &[Action], chance: &mut impl Chance) -> usize {
        let visited = self.open.travellers[seat.index()].visited;
        let is_new =
            |action: &Action| matches!(action, Action::Walk(space) if visited & space.bit() == 0);
        let new = actions.iter().position(is_new);
        new.unwrap_or_else(|| chance.pick(actions.len() as u32) as usize)
    }
}
