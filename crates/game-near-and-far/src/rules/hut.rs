//! The Farm and the Mystic’s Hut (RULES.md sections 9e, 9f and 34).

use table::{Chance, Sink};

use super::{Play, gaining, treasures};
use crate::{Event, NearAndFar, Side, Stage, components::Good};

/// Food for each hand of the party, none for those on cards (NF-197, NF-199).
pub(crate) fn food(game: &NearAndFar) -> u8 {
    game.open.mover().party.skill
}

pub(crate) fn open_farm(game: &mut NearAndFar) {
    if food(game) > 0 {
        game.ask(Stage::Farm);
    }
}

/// All of it (NF-198).
pub(crate) fn harvest(play: &mut Play<impl Chance, impl Sink<Event>>) {
    let (seat, food) = (play.game.active(), food(play.game));
    play.game.answered();
    gaining::gain(play, seat, Good::Food, food);
}

/// Treasures of one draw at the Hut (NF-202, NF-620).
pub(crate) fn draws(side: Side) -> u8 {
    match side {
        Side::Dusk => 1,
        Side::Day => 3,
    }
}

/// Nothing is drawn where nothing could be kept, or nothing is left (NF-252).
pub(crate) fn open(game: &mut NearAndFar) {
    if treasures::can_draw(&game.content, &game.open) {
        game.ask(Stage::Hut);
    }
}

pub(crate) fn draw(play: &mut Play<impl Chance, impl Sink<Event>>) {
    play.game.answered();
    let count = draws(play.game.open.side);
    treasures::draw(play, count);
}
