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
    broken::difference,
    play::list,
    trial::{Trial, Verdict},
};

/// How near an action in an imagined world comes to what a viewer saw of the true move.
enum Likeness<G: Game> {
    /// The table looks different.
    Unlike(G::View),
    /// The table looks the same, and the log does not.
    ToldOtherwise(Vec<G::Event>),
    Same,
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
    let mut nearest = try_there(trial, viewer, world, seat, action);
    if viewer != Viewer::Seat(seat) {
        for other in list(world, seat) {
            match nearest {
                Some(Likeness::Same) => break,
                Some(Likeness::ToldOtherwise(_)) => {
                    if let same @ Some(Likeness::Same) =
                        try_there(trial, viewer, world, seat, other)
                    {
                        nearest = same;
                    }
                }
                Some(Likeness::Unlike(_)) | None => {
                    nearest = try_there(trial, viewer, world, seat, other).or(nearest);
                }
            }
        }
    }
    match nearest {
        None => Err(format!(
            "{viewer:?} imagined a world where {seat} could not act"
        )),
        Some(Likeness::Unlike(view)) => {
            let saw = trial.played.moments[trial.at + 1].view(viewer);
            let change = difference(&view, saw);
            Err(format!(
                "{seat} {action} may be undone and showed {viewer:?} something:{change}"
            ))
        }
        found @ Some(Likeness::ToldOtherwise(_) | Likeness::Same) => {
            trial.test_with(Law::Told, seat, action);
            let Some(Likeness::ToldOtherwise(events)) = found else {
                return Ok(());
            };
            let told = visible(&trial.played.events[trial.at], viewer);
            let change = difference(&events, &told);
            Err(format!(
                "{seat} {action} may be undone and told {viewer:?} something:{change}"
            ))
        }
    }
}

/// What `viewer` would have seen of `action` in `world`; `None` if it is refused there.
fn try_there<G: Game>(
    trial: &mut Trial<'_, G>,
    viewer: Viewer,
    world: &G,
    seat: Seat,
    action: G::Action,
) -> Option<Likeness<G>> {
    let mut after = world.clone();
    let mut events = Vec::new();
    after
        .apply(seat, action, &mut trial.luck, &mut events)
        .ok()?;
    let view = after.view(viewer);
    let events = visible(&events, viewer);
    Some(
        if view != *trial.played.moments[trial.at + 1].view(viewer) {
            Likeness::Unlike(view)
        } else if events != visible(&trial.played.events[trial.at], viewer) {
            Likeness::ToldOtherwise(events)
        } else {
            Likeness::Same
        },
    )
}

/// The events of a move that `viewer` may know of.
fn visible<E: Happening + Clone>(events: &[E], viewer: Viewer) -> Vec<E> {
    events
        .iter()
        .filter(|event| event.audience().includes(viewer))
        .cloned()
        .collect()
}
