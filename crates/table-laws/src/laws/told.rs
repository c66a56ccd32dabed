//! A move that may be undone showed nobody anything hidden, neither on the table nor in the log.
//!
//! Take any viewer, and any world that viewer imagined before the move. If the
//! move showed nothing hidden, it could have been made there too: the mover has
//! some action that this viewer cannot tell from the true one. If there is a
//! world where the mover has none, the viewer has learned that this world is
//! not the true one, and the move should have sent an event that reveals.
//!
//! Movers know what they did, so for them it must be the same action.
//!
//! Moves that use luck or reveal are not judged: a card turned up and put away
//! again may be told in the log and forgotten by the view.

use table::{Game, Happening, Seat, Viewer};

use crate::{
    Law,
    broken::{difference, who},
    play::list,
    trial::{Trial, Verdict},
};

/// How near an action in an imagined world comes to what a viewer saw of the true move.
enum Likeness<G: Game> {
    Refused,
    /// The table looks different.
    Unlike(G::View),
    /// The table looks the same, and the log does not.
    ToldOtherwise(Vec<G::Event>),
    Same,
}

impl<G: Game> Likeness<G> {
    fn nearness(&self) -> u8 {
        match self {
            Likeness::Refused => 0,
            Likeness::Unlike(_) => 1,
            Likeness::ToldOtherwise(_) => 2,
            Likeness::Same => 3,
        }
    }
}

/// Looks for the next move in `world`, imagined by `viewer` at this moment.
pub(super) fn check<G: Game>(trial: &mut Trial<'_, G>, viewer: Viewer, world: &G) -> Verdict {
    let Some(made) = trial.played.record.moves().get(trial.at) else {
        return Ok(());
    };
    if !trial.played.may_undo(trial.at) {
        return Ok(());
    }
    let (seat, action) = (made.seat, made.action);
    trial.test_with(Law::Untold, seat, action);
    let nearest = find(trial, viewer, world, seat, action);
    if let Likeness::ToldOtherwise(_) | Likeness::Same = nearest {
        trial.test_with(Law::Told, seat, action);
    }
    let what = match nearest {
        Likeness::Same => return Ok(()),
        Likeness::Refused => "that anything could be done at all".to_owned(),
        Likeness::Unlike(view) => {
            difference(&view, trial.played.moments[trial.at + 1].view(viewer))
        }
        Likeness::ToldOtherwise(events) => {
            difference(&events, &visible(&trial.played.events[trial.at], viewer))
        }
    };
    let who = who(viewer);
    Err(format!("{seat} {action} may be undone and showed {who}: {what}"))
}

/// What in `world` comes nearest to the true move, which is tried first.
fn find<G: Game>(
    trial: &mut Trial<'_, G>,
    viewer: Viewer,
    world: &G,
    seat: Seat,
    action: G::Action,
) -> Likeness<G> {
    let mut nearest = try_there(trial, viewer, world, seat, action);
    if viewer == Viewer::Seat(seat) || matches!(nearest, Likeness::Same) {
        return nearest;
    }
    for other in list(world, seat) {
        let found = try_there(trial, viewer, world, seat, other);
        if found.nearness() > nearest.nearness() {
            nearest = found;
        }
        if matches!(nearest, Likeness::Same) {
            break;
        }
    }
    nearest
}

/// What `viewer` would have seen of `action` in `world`.
fn try_there<G: Game>(
    trial: &mut Trial<'_, G>,
    viewer: Viewer,
    world: &G,
    seat: Seat,
    action: G::Action,
) -> Likeness<G> {
    let mut after = world.clone();
    let mut events = Vec::new();
    if after.apply(seat, action, &mut trial.luck, &mut events).is_err() {
        return Likeness::Refused;
    }
    let (view, events) = (after.view(viewer), visible(&events, viewer));
    if view != *trial.played.moments[trial.at + 1].view(viewer) {
        Likeness::Unlike(view)
    } else if events != visible(&trial.played.events[trial.at], viewer) {
        Likeness::ToldOtherwise(events)
    } else {
        Likeness::Same
    }
}

/// The events of a move that `viewer` may know of.
fn visible<E: Happening + Clone>(events: &[E], viewer: Viewer) -> Vec<E> {
    events.iter().filter(|event| event.audience().includes(viewer)).cloned().collect()
}
