//! The end of the game: the last placing, and what everybody scored (RULES.md section 17,
//! AB-286 to AB-288).

use table::{Chance, Seat, Seats, Sink};

use super::{Play, scoring, track};
use crate::{AboveAndBelow, Event, Stage, Token};

/// After round 7 only scoring follows (AB-200, AB-201, AB-288).
pub(super) fn begin(play: &mut Play<impl Chance, impl Sink<Event>>) {
    play.send(Event::GameEnded);
    for seat in play.game.open.clockwise() {
        let village = play.game.open.village_mut(seat);
        if let Some(token) = village.sale.take() {
            village.stores[token] += 1;
            play.send(Event::Withdrawn { seat, token });
        }
    }
    play.game.ask_only(Stage::Placing);
    place_the_rest(play);
}

/// The last placing (AB-223): a good on the track never pays less than one in the stores, so all
/// are placed; players are asked only where the order of new kinds matters.
pub(crate) fn place_the_rest(play: &mut Play<impl Chance, impl Sink<Event>>) {
    play.game.open.waiting = Seats::NONE;
    for seat in play.game.open.clockwise() {
        let asked = order_matters(play.game, seat);
        for good in Token::GOODS {
            let waits = asked && play.game.open.village(seat).on_track(good) == 0;
            while !waits && play.game.open.village(seat).stores[good] > 0 {
                track::place(play, seat, good);
            }
        }
        if asked {
            play.game.open.waiting = play.game.open.waiting.with(seat);
        }
    }
    if play.game.open.waiting.is_empty() {
        play.game.ask_only(Stage::Over);
        tell_scores(play);
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

fn tell_scores<S: Sink<Event>>(play: &mut Play<impl Chance, S>) {
    if !S::LISTENS {
        return;
    }
    let (content, open) = (play.game.content, &play.game.open);
    let standings = scoring::standings(&content, open);
    for seat in standings.ranking() {
        let score = scoring::score(&content, open, seat);
        for part in scoring::Part::ALL {
            let points = score.of(part);
            if points != 0 {
                play.events.send(Event::Scored { seat, part, points });
            }
        }
        let place = standings.place(seat);
        play.events.send(Event::Total { seat, points: score.total(), place });
    }
}
