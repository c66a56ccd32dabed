//! Nothing is made or lost, in the true game and in imagined ones.

use table::Game;

use crate::{
    Law,
    trial::{Trial, Verdict},
};

/// Holds `game`, a true or an imagined state, to what the game's tests say is conserved.
pub(super) fn check<G: Game>(trial: &mut Trial<'_, G>, game: &G) -> Verdict {
    for holds in &trial.laws.conserved {
        trial.test(Law::Conserved);
        holds(game)?;
    }
    Ok(())
}
