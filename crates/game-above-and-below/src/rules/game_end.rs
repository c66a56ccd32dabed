//! The end of the game: the last placing, and what everybody scored (RULES.md section 17,
//! AB-286 to AB-288).

use table::{Seat, Seats, Sink};

use super::{scoring, track};
use crate::{AboveAndBelow, Event, Stage, Token};

/// After round 7 only scoring follows (AB-200, AB-201, AB-288).
pub(super) fn begin(game: &mut AboveAndBelow, events: &mut impl Sink<Event>) {
    events.send(Event::GameEnded);
    for seat in game.open.clockwise() {
        let village = game.open.village_mut(seat);
        if let Some(token) = village.sale.take() {
            village.stores[token] += 1;
            events.send(Event::Withdrawn { seat, token });
        }
    }
    game.open.stage = Stage::Placing;
    place_the_rest(game, events);
}

/// The last placing (AB-223): a good on the track never pays less than one in the stores, so all
/// are placed; players are asked only where the order of new kinds matters.
pub(crate) fn place_the_rest(game: &mut AboveAndBelow, events: &mut impl Sink<Event>) {
    game.open.waiting = Seats::NONE;
    for seat in game.open.clockwise() {
        let asked = order_matters(game, seat);
        for good in Token::GOODS {
            let waits = asked && game.open.village(seat).on_track(good) == 0;
            while !waits && game.open.village(seat).stores[good] > 0 {
                track::place(game, seat, good, events);
            }
        }
        if asked {
            game.open.waiting = game.open.waiting.with(seat);
        }
    }
    if game.open.waiting.is_empty() {
        game.open.stage = Stage::Over;
        tell_scores(game, events);
    }
}

/// Whether it changes the points which new kind comes first: some are more than others, and some of
/// the next slots pay more than others.
fn order_matters(game: &AboveAndBelow, seat: Seat) -> bool {
    let village = game.open.village(seat);
    let is_new = |good: &Token| village.on_track(*good) == 0;
    let mut counts = village.stores.goods().filter(is_new).map(|good| village.stores[good]);
    let slots = &game.content.board.advancement[village.track.len()..];
    let Some((first, slot)) = counts.next().zip(slots.first()) else { return false };
    let (mut new, mut differ) = (1, false);
    for count in counts {
        new += 1;
        differ |= count != first;
    }
    differ && slots.iter().take(new).any(|other| other.points != slot.points)
}

fn tell_scores<S: Sink<Event>>(game: &AboveAndBelow, events: &mut S) {
    if !S::LISTENS {
        return;
    }
    let standings = scoring::standings(&game.content, &game.open);
    for seat in standings.ranking() {
        let score = scoring::score(&game.content, &game.open, seat);
        for part in scoring::Part::ALL {
            let points = score.of(part);
            if points != 0 {
                events.send(Event::Scored { seat, part, points });
            }
        }
        let place = standings.place(seat);
        events.send(Event::Total { seat, points: score.total(), place });
    }
}
