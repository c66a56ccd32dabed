//! The Farm and the Mystic’s Hut (RULES.md sections 9e, 9f and 34).

use table::{Chance, Sink};

use super::{Play, buying, gaining, treasures};
use crate::{Action, Event, NearAndFar, Refusal, Side, components::Good};

/// Food for each hand of the party, none for those on cards (NF-197, NF-199).
pub(crate) fn food(game: &NearAndFar) -> u8 {
    game.open.mover().party.skill
}

/// All of it (NF-198).
pub(crate) fn harvest(play: &mut Play<impl Chance, impl Sink<Event>>) {
    let (seat, food) = (play.game.active(), food(play.game));
    gaining::gain(play, seat, Good::Food, food);
}

/// Treasures of one draw at the Hut (NF-202, NF-620).
pub(crate) fn draws(side: Side) -> u8 {
    match side {
        Side::Dusk => 1,
        Side::Day => 3,
    }
}

/// Whether a treasure can be drawn, or an artifact might give it a place (NF-252, NF-711).
pub(crate) fn is_open(game: &NearAndFar) -> bool {
    match treasures::check_draw(&game.content, &game.open) {
        Ok(()) => true,
        Err(Refusal::NoPlaceForTreasure) => {
            buying::may_buy(game, game.content.0.with.treasure_slot)
        }
        Err(_) => false,
    }
}

pub(crate) fn list(game: &NearAndFar, out: &mut Vec<Action>) {
    if treasures::check_draw(&game.content, &game.open).is_ok() {
        out.push(Action::DrawTreasure);
    }
    out.push(Action::Done);
}

pub(crate) fn draw(play: &mut Play<impl Chance, impl Sink<Event>>) {
    let count = draws(play.game.open.side);
    treasures::draw(play, count);
}
