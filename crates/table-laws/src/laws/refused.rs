//! A refusal changes nothing: neither the state, nor the luck, nor the log.

use table::{Game, Pick, Seat};

use crate::{
    Law,
    broken::difference,
    trial::{Trial, Verdict},
};

/// Looks at what a refused action left behind.
pub(super) fn check<G: Game>(
    trial: &mut Trial<'_, G>,
    (seat, action): (Seat, G::Action),
    before: &G,
    after: &G,
    picks: &[Pick],
    events: &[G::Event],
) -> Verdict {
    trial.test_with(Law::Refused, seat, action);
    if before != after {
        let change = difference(after, before);
        return Err(format!("{seat} {action} is refused and changes the state:{change}"));
    }
    if let Some(pick) = picks.first() {
        return Err(format!("{seat} {action} is refused and has used luck: {pick}"));
    }
    if let Some(event) = events.first() {
        return Err(format!("{seat} {action} is refused and has told: {event:?}"));
    }
    Ok(())
}
