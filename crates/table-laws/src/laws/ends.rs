//! Every game starts and ends: somebody owes a decision, or there are standings.
//!
//! That it ends in time shows while it is played.

use table::{Game, Seats};

use crate::{
    Law,
    broken::all_of,
    trial::{Trial, Verdict},
};

pub(super) fn check<G: Game>(trial: &mut Trial<'_, G>) -> Verdict {
    trial.test(Law::Ends);
    let moment = trial.moment();
    let owing = moment.game.to_act();
    let seats = moment.game.seats();
    if let Some(nobody) = owing.iter().find(|&seat| !Seats::first_of(seats).contains(seat)) {
        return Err(format!("{nobody} must act, and only {seats} play"));
    }
    match (owing.is_empty(), moment.game.standings()) {
        (true, None) => Err("nobody must act, and there are no standings".to_owned()),
        (false, Some(_)) => Err(format!("{} must act, and there are standings", all_of(owing))),
        (true, Some(_)) | (false, None) => Ok(()),
    }
}
