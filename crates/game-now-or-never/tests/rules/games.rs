//! Random games move by move, for what must hold everywhere.

use game_now_or_never::{Action, Event, NowOrNever, Setup};
use table::Record;
use table_laws::play_some;

use crate::kit::printed;

/// More moves than a random game has.
const MOVES: usize = 4_000;

/// One move of a random game, with the game after it.
pub(crate) struct Step {
    pub(crate) action: Action,
    pub(crate) events: Vec<Event>,
    pub(crate) luck: usize,
    pub(crate) game: NowOrNever,
}

impl Step {
    /// Whether this happened.
    pub(crate) fn any(&self, what: fn(&Event) -> bool) -> bool {
        self.events.iter().any(what)
    }
}

/// Shows `check` every move of a random game of every setup.
pub(crate) fn every_move(mut check: impl FnMut(&Step)) {
    for (seed, setup) in Setup::all().enumerate() {
        every_move_of(setup, seed as u64, &mut check);
    }
}

/// Shows `check` every move of one random game.
pub(crate) fn every_move_of(setup: Setup, seed: u64, mut check: impl FnMut(&Step)) {
    let whole = play_some::<NowOrNever>(printed(), &setup, seed, MOVES);
    let show = |record: &Record<NowOrNever>, events: &[Event]| {
        let last = record.moves().last().expect("a move was made");
        let step = Step {
            action: last.action,
            events: events.to_vec(),
            luck: last.luck.len(),
            game: *record.game(),
        };
        check(&step);
    };
    whole.replay().play(printed(), show).unwrap();
}
