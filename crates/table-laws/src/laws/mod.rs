//! The laws, one file each, and the order in which a game is held to them.
//!
//! Laws that others lean on come first, so that a fault is reported under the
//! law it breaks and not under one that merely stumbles over it.

mod conserved;
mod ends;
mod imagined;
mod listed;
mod notation;
mod random;
mod refused;
mod replayed;
pub(crate) mod secrets;
mod standings;
mod told;
mod undone;

use table::Game;

use crate::{
    Law,
    broken::who,
    trial::{Trial, Verdict},
};

/// Holds a played game to every law.
pub(crate) fn judge<G: Game>(trial: &mut Trial<'_, G>) -> Verdict {
    notation::of_setup(trial)?;
    for at in 0..trial.played.moments.len() {
        trial.at = at;
        let moment = trial.moment();
        ends::check(trial)?;
        listed::check(trial)?;
        notation::of_actions(trial)?;
        conserved::check(trial, &moment.game)?;
    }
    replayed::check(trial)?;
    undone::check(trial)?;
    standings::check(trial)?;
    for at in 0..trial.played.moments.len() {
        trial.at = at;
        random::check(trial)?;
        imagine(trial)?;
    }
    imagined::play_on(trial)
}

/// Lets every viewer imagine a few worlds, and holds each world to the laws about them.
fn imagine<G: Game>(trial: &mut Trial<'_, G>) -> Verdict {
    let moment = trial.moment();
    for viewer in trial.viewers() {
        for _ in 0..trial.laws.worlds {
            trial.test(Law::Imagined);
            let world = G::imagine(trial.laws.content, moment.view(viewer), &mut trial.luck);
            imagined::check(trial, viewer, &world)?;
            conserved::check(trial, &world)
                .map_err(|what| format!("in a world imagined by {}: {what}", who(viewer)))?;
            told::check(trial, viewer, &world)?;
            secrets::note(trial, viewer, &world);
        }
    }
    Ok(())
}
