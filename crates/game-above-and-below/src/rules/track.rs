//! The advancement track (RULES.md section 13).

use table::{Chance, Seat, Sink};

use super::Play;
use crate::{AboveAndBelow, Action, Event, Refusal, Slot, Token, Village};

/// Lists what `seat` could place.
pub(crate) fn list(game: &AboveAndBelow, seat: Seat, out: &mut Vec<Action>) {
    out.extend(game.open.village(seat).stores.goods().map(Action::Place));
}

/// AB-222, AB-233.
pub(crate) fn check(game: &AboveAndBelow, seat: Seat, good: Token) -> Result<(), Refusal> {
    if !good.is_good() {
        return Err(Refusal::NotAGood);
    }
    match game.open.village(seat).stores[good] {
        0 => Err(Refusal::NotInStores { token: good }),
        _ => Ok(()),
    }
}

/// Moves a good from the stores to its slot.
pub(crate) fn place(play: &mut Play<impl Chance, impl Sink<Event>>, seat: Seat, good: Token) {
    let village = play.game.open.village_mut(seat);
    village.stores[good] -= 1;
    let slot = put(village, good);
    play.send(Event::Placed { seat, good, slot });
}

/// Puts a good on the track, on its own slot or on the leftmost empty one (AB-225, AB-226), and
/// says on which, counted from 1.
pub(crate) fn put(village: &mut Village, good: Token) -> u8 {
    let found = village.track.iter().position(|slot| slot.good == good);
    let place = found.unwrap_or_else(|| {
        village.track.push(Slot { good, count: 0 });
        village.track.len() - 1
    });
    village.track.as_mut_slice()[place].count += 1;
    place as u8 + 1
}
