//! Turns: free actions, then one normal action or a pass (RULES.md sections 4 and 11).

use table::{Chance, Seat, Sink};

use super::{building, free, gathering, round_end, track};
use crate::{AboveAndBelow, Action, Event, MOST_PLAYERS, Refusal, Stage, Task, Villagers, Work};

/// Everything the active player may do at the start of a turn.
pub(crate) fn list(game: &AboveAndBelow, seat: Seat, out: &mut Vec<Action>) {
    let tasks = [
        (Task::Explore, Action::Explore),
        (Task::Harvest, Action::Harvest),
        (Task::Labor, Action::Labor),
    ];
    for (task, action) in tasks {
        if gathering::check_begin(game, task).is_ok() {
            out.push(action);
        }
    }
    building::list_works(game, out);
    free::list(game, out);
    track::list(game, seat, out);
    out.push(Action::Pass);
}

/// Does what was chosen in a turn.
pub(crate) fn act(
    game: &mut AboveAndBelow,
    seat: Seat,
    action: Action,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) -> Result<(), Refusal> {
    match action {
        Action::Explore => gathering::begin(game, Task::Explore)?,
        Action::Harvest => gathering::begin(game, Task::Harvest)?,
        Action::Labor => gathering::begin(game, Task::Labor)?,
        Action::Build(card) => {
            building::check_work(game, Work::Build(card))?;
            building::begin(game, Work::Build(card), chance, events);
        }
        Action::Train(villager) => {
            building::check_work(game, Work::Train(villager))?;
            building::begin(game, Work::Train(villager), chance, events);
        }
        Action::Sell(token) => {
            free::check_sell(game, token)?;
            free::sell(game, token, events);
        }
        Action::Withdraw => {
            let token = free::check_withdraw(game)?;
            free::withdraw(game, token, events);
        }
        Action::Refresh(row) => {
            free::check_refresh(game, row)?;
            free::refresh(game, row, chance, events);
        }
        Action::Bargain(owner) => {
            free::check_bargain(game, owner)?;
            game.ask_active(Stage::Bidding { owner });
        }
        Action::Pass => pass(game, seat, chance, events),
        _ => return Err(Refusal::NotNow { now: Stage::Turn }),
    }
    Ok(())
}

/// AB-196.
fn pass(
    game: &mut AboveAndBelow,
    seat: Seat,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    game.open.village_mut(seat).passed = true;
    events.send(Event::Passed { seat });
    end(game, chance, events);
}

/// Begins the turn of `seat`.
pub(crate) fn begin(game: &mut AboveAndBelow, seat: Seat) {
    let open = &mut game.open;
    open.active = seat;
    open.slot_changed = false;
    open.refreshed = false;
    open.refused = [0; MOST_PLAYERS];
    back_to(game);
}

/// Back to before the normal action, in the same turn.
pub(crate) fn back_to(game: &mut AboveAndBelow) {
    game.open.party = Villagers::NONE;
    game.ask_active(Stage::Turn);
}

/// The next player who has not passed, clockwise, or the end of the round (AB-055, AB-059, AB-199).
pub(crate) fn end(
    game: &mut AboveAndBelow,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    game.open.just_told = false;
    let mut next = game.open.active;
    for _ in 0..game.open.seats() {
        next = game.open.next(next);
        if !game.open.village(next).passed {
            return begin(game, next);
        }
    }
    round_end::begin(game, chance, events);
}
