//! Rounds that nobody plays, and random games move by move for what must hold everywhere.

use game_above_and_below::{AboveAndBelow, Action, Event, Open, Setup, Stage};
use table::{Game, Record, Seat, Viewer};
use table_laws::play_out;

use crate::stage::{Table, printed};

/// How many games are walked through for each setup.
const GAMES: u64 = 6;

/// Lets everybody pass who has not; returns what happens.
pub(crate) fn all_pass(table: &mut Table) -> Vec<Event> {
    let round = table.open().round;
    let mut events = Vec::new();
    while table.open().stage == Stage::Turn && table.open().round == round {
        let active = table.open().active;
        events.extend(table.act(active, "pass"));
    }
    events
}

/// Lets everybody pass and nobody spend anything, with the first who can in every bed.
pub(crate) fn sleep_through(table: &mut Table) -> Vec<Event> {
    let mut events = all_pass(table);
    while table.open().stage == Stage::Resting {
        let seat = table.open().waiting.first().unwrap();
        let offered = table.offered(seat);
        let beds = || offered.iter().find(|words| words.starts_with("bed")).unwrap();
        let words = offered.iter().find(|words| *words == "rest").unwrap_or_else(beds);
        events.extend(table.act(seat, words));
    }
    events
}

/// One move of a random game, with what lay open before and after.
pub(crate) struct Step {
    pub(crate) setup: Setup,
    pub(crate) before: Open,
    pub(crate) seat: Seat,
    pub(crate) action: Action,
    pub(crate) events: Vec<Event>,
    pub(crate) after: Open,
    pub(crate) game: AboveAndBelow,
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
    let whole = play_out::<AboveAndBelow>(printed(), &setup, seed);
    let mut before = open(whole.rewound(0).unwrap().game());
    let show = |record: &Record<AboveAndBelow>, events: &[Event]| {
        let last = record.moves().last().expect("a move was made");
        let step = Step {
            setup,
            before,
            seat: last.seat,
            action: last.action,
            events: events.to_vec(),
            after: open(record.game()),
            game: *record.game(),
        };
        check(&step);
        before = step.after;
    };
    whole.replay().play(printed(), show).unwrap();
}

/// Shows `check` every state of some random games of every setup.
pub(crate) fn every_state(mut check: impl FnMut(&AboveAndBelow, &Open)) {
    for setup in Setup::all() {
        let start = *play_out::<AboveAndBelow>(printed(), &setup, 0).rewound(0).unwrap().game();
        check(&start, &open(&start));
    }
    every_move(|step| check(&step.game, &step.after));
}

/// What lies open.
pub(crate) fn open(game: &AboveAndBelow) -> Open {
    game.view(Viewer::Spectator).open
}
