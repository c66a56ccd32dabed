//! What experience lends to bots: never needed to play, only to play well.

use table::{Chance, Insight, Seat};

use crate::{Action, Faraway, Region};

mod area;

use area::Area;

impl Insight for Faraway {
    fn score_now(&self, seat: Seat) -> f32 {
        Area::of(self.player(seat)).fame(&self.content)
    }

    /// The score with the card in the play area. A Region in hand pays nothing by itself: taking
    /// one is worth the best score that any card of the hand could make next.
    fn appeal(&self, seat: Seat, action: Action, _: &mut impl Chance) -> f32 {
        let area = Area::of(self.player(seat));
        let played = |region| area.with_region(region).fame(&self.content);
        let best = |hand: &mut dyn Iterator<Item = Region>| hand.map(played).fold(0.0, f32::max);
        match action {
            Action::Play(region) => played(region),
            Action::Choose(sanctuary) => area.with_sanctuary(sanctuary).fame(&self.content),
            Action::Take(region) => best(&mut area.hand.iter().copied().chain([region])),
            Action::Keep(kept) => best(&mut kept.regions().into_iter()),
        }
    }
}
