//! Random games move by move, for what must hold everywhere.

use game_near_and_far::{Action, Event, NearAndFar, Open, Setup};
use table::{Game, Record, Seat, Viewer};
use table_laws::play_some;

use crate::kit::printed;

/// Moves after which a game is broken off.
const MOVES: usize = 1200;

/// One move of a random game, with what lay open before and after.
pub(crate) struct Step {
    pub(crate) setup: Setup,
    pub(crate) before: Open,
    pub(crate) seat: Seat,
    pub(crate) action: Action,
    pub(crate) events: Vec<Event>,
    pub(crate) after: Open,
    pub(crate) luck: usize,
    pub(crate) game: NearAndFar,
}

impl Step {
    /// Whether this happened.
    pub(crate) fn any(&self, what: fn(&Event) -> bool) -> bool {
        self.events.iter().any(what)
    }
}

/// Shows `check` every move of random games of many setups.
pub(crate) fn every_move(mut check: impl FnMut(&Step)) {
    for (seed, setup) in Setup::all().step_by(9).enumerate() {
        every_move_of(setup, seed as u64, &mut check);
    }
}

/// Shows `check` every move of one random game.
pub(crate) fn every_move_of(setup: Setup, seed: u64, mut check: impl FnMut(&Step)) {
    let whole = play_some::<NearAndFar>(printed(), &setup, seed, MOVES);
    let mut before = open(whole.rewound(0).unwrap().game());
    let show = |record: &Record<NearAndFar>, events: &[Event]| {
        let last = record.moves().last().expect("a move was made");
        let step = Step {
            setup,
            before,
            seat: last.seat,
            action: last.action,
            events: events.to_vec(),
            after: open(record.game()),
            luck: last.luck.len(),
            game: *record.game(),
        };
        check(&step);
        before = step.after;
    };
    whole.replay().play(printed(), show).unwrap();
}

/// What lies open.
pub(crate) fn open(game: &NearAndFar) -> Open {
    game.view(Viewer::Spectator).open
}
