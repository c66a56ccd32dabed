//! Phase 1: exploring a Region (RULES.md section 7).

use table::{Chance, Seat, Sink};

use crate::{
    Action, Event, Faraway, Refusal, Region,
    rules::{
        finding, finishing,
        order::{BySeat, Owed, line_up},
    },
    state::{Places, Player},
};

/// The Regions in hand, but for the one chosen already.
#[inline]
pub(crate) fn choices(player: &Player, out: &mut Vec<Action>) {
    if player.choice.is_empty() {
        return out.extend(player.hand.iter().map(Action::Play));
    }
    for (place, region) in player.hand.iter().enumerate() {
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
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    game.player_mut(seat).choice = choice;
    events.send(Event::Laid { seat });
    game.waiting = game.waiting.without(seat);
    if game.waiting.is_empty() {
        turn_up(game, chance, events);
    }
}

/// All have chosen: the rest of the phase and the next happen by themselves.
#[inline(never)]
fn turn_up(game: &mut Faraway, chance: &mut impl Chance, events: &mut impl Sink<Event>) {
    let owed = reveal(game, events);
    finding::deal(game, owed, chance, events);
    finishing::begin(game, events);
}

/// Turns up all chosen Regions, appends them to the rows and settles the turn order. Gives the
/// Sanctuaries owed to the players in that order.
#[inline(always)]
fn reveal(game: &mut Faraway, events: &mut impl Sink<Event>) -> Owed {
    let content = game.content;
    let place_in_row = usize::from(game.round) - 1;
    let (mut played, mut clues) = (BySeat::HIGHEST, game.clues);
    for (index, player) in game.players[..usize::from(game.seats)].iter_mut().enumerate() {
        let place = player.choice.first();
        let region = player.hand.remove(place);
        player.secret -= u8::from(place < usize::from(player.secret));
        player.choice = Places::NONE;
        player.row.put(place_in_row, region);
        played.subtract(index, 127 - region.duration());
        clues.add(index, content.region(region).clues);
        events.send(Event::Explored { seat: Seat::new(index), region });
    }
    let owed = finding::owed(clues, played, game.played);
    (game.played, game.clues) = (played, clues);
    let (order, owed) = line_up(played, owed, game.seats.into());
    game.order = order;
    owed
}
