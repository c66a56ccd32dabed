//! Phase 3: the end of the exploration (RULES.md sections 9 and 10).

use table::{Chance, Sink};

use crate::{
    Event, Faraway, Refusal, Region,
    rules::{hands, scoring},
    state::{Phase, ROUNDS},
};

/// Begins the phase with the lowest duration (FA-082).
#[inline]
pub(crate) fn begin(game: &mut Faraway, events: &mut impl Sink<Event>) {
    if game.round < ROUNDS {
        game.phase = Phase::Taking(0);
    } else {
        choose_last_sanctuaries(game, 0, events);
    }
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
    turn: u8,
    place: usize,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    let seat = game.order[usize::from(turn)];
    let region = game.display.remove(place);
    let player = game.player_mut(seat);
    player.hand.push(region);
    let found = !player.dealt.is_empty();
    events.send(Event::Took { seat, region });
    if found {
        game.phase = Phase::Choosing(turn);
    } else {
        end_turn(game, turn, chance, events);
    }
}

/// Passes the turn on, and after the last one ends the round.
#[inline]
pub(crate) fn end_turn(
    game: &mut Faraway,
    turn: u8,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    let next = turn + 1;
    if game.round == ROUNDS {
        choose_last_sanctuaries(game, next, events);
    } else if next < game.seats {
        game.phase = Phase::Taking(next);
    } else {
        end_round(game, chance, events);
    }
}

/// In the last round nobody takes a Region: those who found a Sanctuary choose one, in order, from
/// this place of the order on (FA-104 to FA-106). Then the game is scored.
#[inline]
fn choose_last_sanctuaries(
    game: &mut Faraway,
    from: u8,
    events: &mut impl Sink<Event>,
) {
    for turn in from..game.seats {
        if !game.player(game.order[usize::from(turn)]).dealt.is_empty() {
            game.phase = Phase::Choosing(turn);
            return;
        }
    }
    game.phase = Phase::Over;
    scoring::tell(game, events);
}

/// Removes what is left of the display and lays out the next (FA-099, FA-101).
#[inline]
fn end_round(game: &mut Faraway, chance: &mut impl Chance, events: &mut impl Sink<Event>) {
    let region = game.display.remove(0);
    game.removed.push(region);
    events.send(Event::Removed { region });
    game.round += 1;
    events.send(Event::RoundBegan { round: game.round });
    // In the last round nobody takes a Region, so none is revealed for it (FA-102).
    if game.round < ROUNDS {
        hands::lay_out_display(game, chance);
        events.send(Event::Displayed { regions: game.display });
    }
    game.phase = Phase::Exploring(game.everyone());
}
