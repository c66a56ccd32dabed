//! Phase 1: exploring a Region (RULES.md section 7).

use table::{Chance, Seat, Seats, Sink};

use crate::{
    Action, Event, Faraway, Refusal, Region,
    rules::{finding, finishing},
    state::{Phase, Places, Player},
};

/// The Regions in hand, but for the one chosen already.
#[inline]
pub(crate) fn choices(player: &Player, out: &mut Vec<Action>) {
    let hand = player.hand.as_slice();
    if player.choice.is_empty() {
        out.extend(hand.iter().map(|&region| Action::Play(region)));
        return;
    }
    for (place, &region) in hand.iter().enumerate() {
        if !player.choice.contains(place) {
            out.push(Action::Play(region));
        }
    }
}

/// Whether `player` may lay this Region face down: every card in hand is legal (FA-056).
#[inline]
pub(crate) fn check(player: &Player, region: Region) -> Result<Places, Refusal> {
    let place = player.hand.place_of(region).ok_or(Refusal::NotInHand { region })?;
    if player.choice.contains(place) {
        return Err(Refusal::ChosenAlready);
    }
    Ok(Places::only(place))
}

/// Notes the choice; when it was the last, all Regions are revealed at once (FA-058).
#[inline]
pub(crate) fn perform(
    game: &mut Faraway,
    seat: Seat,
    choice: Places,
    waiting: Seats,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    game.player_mut(seat).choice = choice;
    if !waiting.contains(seat) {
        return events.send(Event::Rethought { seat });
    }
    events.send(Event::Laid { seat });
    let waiting = waiting.without(seat);
    if waiting.is_empty() {
        reveal(game, events);
        finding::deal(game, chance, events);
        finishing::begin(game, events);
    } else {
        game.phase = Phase::Exploring(waiting);
    }
}

/// Turns up all chosen Regions, appends them to the rows and settles the turn order.
#[inline]
fn reveal(game: &mut Faraway, events: &mut impl Sink<Event>) {
    let content = game.content;
    let seats = usize::from(game.seats);
    // Duration and seat in one number: sorting it sorts the seats by duration (FA-082).
    let mut order = [0u16; crate::MOST_PLAYERS];
    for (index, player) in game.players[..seats].iter_mut().enumerate() {
        let place = player.choice.first();
        let region = player.hand.remove(place);
        player.secret -= u8::from(place < usize::from(player.secret));
        player.choice = Places::NONE;
        player.row.push(region);
        player.clues += content.region(region).clues;
        events.send(Event::Explored { seat: Seat::new(index), region });

        let key = u16::from(region.duration()) << 3 | index as u16;
        let mut at = index;
        while at > 0 && order[at - 1] > key {
            order[at] = order[at - 1];
            at -= 1;
        }
        order[at] = key;
    }
    for (seat, key) in game.order.iter_mut().zip(order) {
        *seat = Seat::new(usize::from(key & 7));
    }
}
