//! Turns: free actions, then one normal action or a pass (RULES.md sections 4 and 11).

use table::{Chance, Seat, Sink};

use super::{Play, building, free, gathering, track};
use crate::{AboveAndBelow, Action, Event, MOST_PLAYERS, Open, Refusal, Stage, Task, Work};

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
    play: &mut Play<impl Chance, impl Sink<Event>>,
    seat: Seat,
    action: Action,
) -> Result<(), Refusal> {
    match action {
        Action::Explore => gathering::begin(play.game, Task::Explore)?,
        Action::Harvest => gathering::begin(play.game, Task::Harvest)?,
        Action::Labor => gathering::begin(play.game, Task::Labor)?,
        Action::Build(card) => {
            building::check_work(play.game, Work::Build(card))?;
            building::begin(play, Work::Build(card));
        }
        Action::Train(villager) => {
            building::check_work(play.game, Work::Train(villager))?;
            building::begin(play, Work::Train(villager));
        }
        Action::Sell(token) => {
            free::check_sell(play.game, token)?;
            free::sell(play, token);
        }
        Action::Withdraw => {
            let token = free::check_withdraw(play.game)?;
            free::withdraw(play, token);
        }
        Action::Refresh(row) => {
            free::check_refresh(play.game, row)?;
            free::refresh(play, row);
        }
        Action::Bargain(owner) => {
            free::check_bargain(play.game, owner)?;
            play.game.ask(Stage::Bidding { owner });
        }
        Action::Pass => pass(play, seat),
        _ => return Err(Refusal::NotNow { now: Stage::Turn }),
    }
    Ok(())
}

/// AB-196.
fn pass(play: &mut Play<impl Chance, impl Sink<Event>>, seat: Seat) {
    play.game.open.village_mut(seat).passed = true;
    play.send(Event::Passed { seat });
    play.game.answered();
}

/// Begins the turn of `seat`.
pub(crate) fn begin(game: &mut AboveAndBelow, seat: Seat) {
    let open = &mut game.open;
    open.active = seat;
    open.slot_changed = false;
    open.refreshed = false;
    open.refused = [0; MOST_PLAYERS];
    game.back_to_turn();
}

/// The next player clockwise who has not passed (AB-055, AB-059).
pub(crate) fn next_player(open: &Open) -> Option<Seat> {
    let mut next = open.active;
    for _ in 0..open.seats() {
        next = open.next(next);
        if !open.village(next).passed {
            return Some(next);
        }
    }
    None
}
