//! The end of the game (RULES.md section 23 and NF-705).

use table::{Chance, Seat, Seats, Sink};

use super::{Play, scoring};
use crate::{Event, NearAndFar, Stage, components::CELLS, stage::Question};

/// Rounds without a camp after which a full map ends the game (NF-705).
const QUIET: u8 = 5;

/// Whether nobody can place a camp any more: the map is full, and so is the mine, or nobody has done so
/// for five rounds (NF-705).
pub(crate) fn stands_still(game: &NearAndFar) -> bool {
    let full = game.map().all.without(game.open.camped).is_empty();
    full && (game.open.mine.len() == CELLS || game.open.quiet_rounds >= QUIET)
}

/// Everything is counted (NF-425).
pub(crate) fn finish(play: &mut Play<impl Chance, impl Sink<Event>>) {
    if play.game.open.ending.is_none() {
        play.send(Event::StoodStill);
    }
    let open = &mut play.game.open;
    open.waiting = Seats::NONE;
    open.pending.push(Question::Decision(Stage::Over));
    open.stage = Stage::Over;
    let (content, hands) = (play.game.content.0, play.game.hidden.hands);
    let standings = scoring::standings(content, &play.game.open, Some(&hands));
    for index in 0..play.game.open.seats() {
        let seat = Seat::new(index);
        let points = standings.score(seat) as i16;
        play.send(Event::Scored { seat, points, place: standings.place(seat) });
    }
}
