//! Turns and rounds (RULES.md sections 4 and 23).

use table::{Chance, Seat, Sink};

use super::{Play, game_end};
use crate::{Action, Building, Event, NearAndFar, Place, Refusal, Stage, Turn, stage::Question};

/// To which building, or out of town.
#[inline]
pub(crate) fn list(game: &NearAndFar, out: &mut Vec<Action>) {
    let visits = Building::ALL.into_iter().filter(|one| check_visit(game, *one).is_ok());
    out.extend(visits.map(Action::Visit));
    if check_adventure(game).is_ok() {
        out.push(Action::Adventure);
    }
}

/// Nobody stays in a building (NF-140).
#[inline]
pub(crate) fn check_visit(game: &NearAndFar, building: Building) -> Result<Building, Refusal> {
    match game.open.mover().place == Place::In(building) {
        true => Err(Refusal::AlreadyThere { building }),
        false => Ok(building),
    }
}

/// In the first round everybody visits town (NF-083).
#[inline]
pub(crate) fn check_adventure(game: &NearAndFar) -> Result<(), Refusal> {
    if game.open.round == 1 { Err(Refusal::FirstRound) } else { Ok(()) }
}

/// The first round, after everything is settled.
pub(crate) fn begin_first_round(play: &mut Play<impl Chance, impl Sink<Event>>) {
    let first = play.game.open.first;
    play.game.open.round = 1;
    play.send(Event::RoundBegan { round: 1, first });
    begin(play.game, first);
}

/// Begins the turn of `seat`.
fn begin(game: &mut NearAndFar, seat: Seat) {
    let open = &mut game.open;
    open.active = seat;
    open.turn = Turn { from: open.traveller(seat).place, ..Turn::default() };
    open.pending.push(Question::Decision(Stage::Turn));
}

/// The next player, the next round, or the end (NF-080, NF-421).
pub(crate) fn end(play: &mut Play<impl Chance, impl Sink<Event>>) {
    let open = &mut play.game.open;
    // A quest that ends with a turn is looked at in the next one.
    open.just_told = open.page.is_some_and(|page| page.seat == open.active && page.open);
    match &mut open.page {
        Some(page) if page.open => page.open = false,
        _ => open.page = None,
    }
    let next = open.next(open.active);
    if next != open.first {
        return begin(play.game, next);
    }
    open.quiet_rounds = if open.camp_placed { 0 } else { open.quiet_rounds.saturating_add(1) };
    open.camp_placed = false;
    if open.ending.is_some() || game_end::stands_still(play.game) {
        return game_end::finish(play);
    }
    let open = &mut play.game.open;
    open.round += 1;
    let round = open.round;
    play.send(Event::RoundBegan { round, first: next });
    begin(play.game, next);
}
