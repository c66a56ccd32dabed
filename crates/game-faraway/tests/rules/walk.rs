//! Random games, move by move, for what must hold everywhere.

use game_faraway::{Action, Event, Faraway, Setup, View};
use table::{Game, Record, Seat, Viewer};
use table_laws::play_out;

use crate::stage::cards;

/// How many games are walked through for each setup.
const GAMES: u64 = 6;

/// One move of a random game, with the states around it.
pub(crate) struct Step {
    pub(crate) setup: Setup,
    pub(crate) before: Faraway,
    pub(crate) seat: Seat,
    pub(crate) action: Action,
    pub(crate) events: Vec<Event>,
    pub(crate) after: Faraway,
}

/// Shows `check` every move of some random games of every setup.
pub(crate) fn every_move(mut check: impl FnMut(&Step)) {
    for setup in Setup::all() {
        for seed in 0..GAMES {
            every_move_of(setup, seed, &mut check);
        }
    }
}

/// Shows `check` every move of one random game.
pub(crate) fn every_move_of(setup: Setup, seed: u64, mut check: impl FnMut(&Step)) {
    let whole = play_out::<Faraway>(cards(), &setup, seed);
    let mut before = *whole.rewound(0).unwrap().game();
    let show = |record: &Record<Faraway>, events: &[Event]| {
        let last = record.moves().last().expect("a move was made");
        let step = Step {
            setup,
            before,
            seat: last.seat,
            action: last.action,
            events: events.to_vec(),
            after: *record.game(),
        };
        check(&step);
        before = step.after;
    };
    whole.replay().play(cards(), show).unwrap();
}

/// Shows `check` every state of some random games of every setup.
pub(crate) fn every_state(mut check: impl FnMut(Setup, &Faraway)) {
    for setup in Setup::all() {
        for seed in 0..GAMES {
            let mut is_first = true;
            every_move_of(setup, seed, |step| {
                if std::mem::take(&mut is_first) {
                    check(setup, &step.before);
                }
                check(setup, &step.after);
            });
        }
    }
}

/// What everybody sees.
pub(crate) fn public(game: &Faraway) -> View {
    game.view(Viewer::Spectator)
}

/// The views of all seats.
pub(crate) fn views(game: &Faraway) -> Vec<View> {
    let seats = (0..game.seats()).map(|index| Viewer::Seat(Seat::new(index)));
    seats.map(|viewer| game.view(viewer)).collect()
}
