//! Phase 3: the end of the exploration (RULES.md sections 9 and 10).

use table::{Chance, Seat, Seats, Sink};

use crate::{
    Event, Faraway, Refusal, Region,
    rules::{hands, scoring},
    state::{Phase, ROUNDS},
};

/// Begins the phase with the lowest duration (FA-082).
#[inline]
pub(crate) fn begin(game: &mut Faraway, events: &mut impl Sink<Event>) {
    if game.round < ROUNDS {
        begin_turn(game, Phase::Taking);
    } else {
        choose_last_sanctuaries(game, events);
    }
}

#[inline]
fn begin_turn(game: &mut Faraway, phase: Phase) {
    game.phase = phase;
    game.waiting = Seats::only(game.order.first());
}

/// Where `region` lies in the display.
#[inline]
pub(crate) fn check_take(game: &Faraway, region: Region) -> Result<usize, Refusal> {
    game.display.place_of(region).ok_or(Refusal::NotInDisplay { region })
}

/// Takes a Region into hand (FA-084); then the Sanctuary is chosen, if one was found (FA-092).
#[inline]
pub(crate) fn take(
    game: &mut Faraway,
    seat: Seat,
    place: usize,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    let region = game.display.remove(place);
    let player = game.player_mut(seat);
    player.hand.put(hands::HAND - 1, region);
    let found = !player.dealt.is_empty();
    events.send(Event::Took { seat, region });
    if found {
        game.phase = Phase::Choosing;
    } else {
        end_turn(game, chance, events);
    }
}

/// Passes the turn on, and after the last one ends the round.
#[inline]
pub(crate) fn end_turn(
    game: &mut Faraway,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    game.order.pass();
    if game.round == ROUNDS {
        choose_last_sanctuaries(game, events);
    } else if game.order.is_over() {
        end_round(game, chance, events);
    } else {
        begin_turn(game, Phase::Taking);
    }
}

/// In the last round nobody takes a Region: those who found a Sanctuary choose one, in order
/// (FA-104 to FA-106). Then the game is scored.
#[inline(never)]
fn choose_last_sanctuaries(game: &mut Faraway, events: &mut impl Sink<Event>) {
    while !game.order.is_over() {
        if !game.player(game.order.first()).dealt.is_empty() {
            return begin_turn(game, Phase::Choosing);
        }
        game.order.pass();
    }
    game.phase = Phase::Over;
    game.waiting = Seats::NONE;
    scoring::tell(game, events);
}

/// Removes what is left of the display and lays out the next (FA-099, FA-101).
#[inline(never)]
fn end_round(game: &mut Faraway, chance: &mut impl Chance, events: &mut impl Sink<Event>) {
    let region = game.display.remove(0);
    game.removed.put(usize::from(game.round) - 1, region);
    events.send(Event::Removed { region });
    game.round += 1;
    events.send(Event::RoundBegan { round: game.round });
    // In the last round nobody takes a Region, so none is revealed for it (FA-102).
    if game.round < ROUNDS {
        hands::show_display(game, chance, events);
    }
    game.phase = Phase::Exploring;
    game.waiting = game.everyone();
}
