//! What is listed is accepted, and nothing else is.
//!
//! A seat that owes nothing may have actions, for it may change its mind; they
//! count like any other. What is not listed is tried with actions that were
//! listed elsewhere: for another seat, at another moment, in another game.

use std::collections::HashSet;

use table::{Chance, Game, Ignore, Recorder, Seat};

use super::refused;
use crate::{
    Law,
    play::{any_of, list},
    trial::{Trial, Verdict},
};

pub(super) fn check<G: Game>(trial: &mut Trial<'_, G>) -> Verdict {
    let moment = trial.moment();
    let owing = moment.game.to_act();
    for (index, listed) in moment.lists.iter().enumerate() {
        let seat = Seat::new(index);
        trial.test(Law::Listed);
        if listed.is_empty() && owing.contains(seat) {
            return Err(format!("{seat} must act and has nothing to choose"));
        }
        // After the end there is nothing to change one's mind about.
        if let (true, Some(action)) = (owing.is_empty(), listed.first()) {
            return Err(format!("the game is over and {seat} may {action}"));
        }
        if *listed != list(&moment.game, seat) {
            return Err(format!("asked twice, {seat} is offered two different lists"));
        }
        let mut once = HashSet::new();
        if let Some(twice) = listed.iter().find(|&&action| !once.insert(action)) {
            return Err(format!("{seat} {twice} is listed twice"));
        }
        listed_are_accepted(trial, seat, listed)?;
        unlisted_are_refused(trial, seat, &once)?;
    }
    Ok(())
}

fn listed_are_accepted<G: Game>(
    trial: &mut Trial<'_, G>,
    seat: Seat,
    listed: &[G::Action],
) -> Verdict {
    let tries = trial.laws.tries;
    for place in 0..listed.len().min(tries) {
        let action = if listed.len() <= tries {
            listed[place]
        } else {
            listed[trial.luck.pick(listed.len() as u32) as usize]
        };
        trial.test_with(Law::Listed, seat, action);
        let mut game = trial.moment().game.clone();
        if let Err(refusal) = game.apply(seat, action, &mut trial.luck, &mut Ignore) {
            return Err(format!("{seat} {action} is listed and refused: {refusal}"));
        }
    }
    Ok(())
}

fn unlisted_are_refused<G: Game>(
    trial: &mut Trial<'_, G>,
    seat: Seat,
    listed: &HashSet<G::Action>,
) -> Verdict {
    let before = &trial.moment().game;
    let mut game = before.clone();
    for _ in 0..trial.laws.tries {
        let Some(action) = any_of(&trial.memory.seen, &mut trial.luck) else {
            break;
        };
        if listed.contains(&action) {
            continue;
        }
        trial.test_with(Law::Listed, seat, action);
        let (mut picks, mut events) = (Vec::new(), Vec::new());
        let mut luck = Recorder::new(&mut trial.luck, &mut picks);
        match game.apply(seat, action, &mut luck, &mut events) {
            Ok(()) => return Err(format!("{seat} {action} is not listed and accepted")),
            Err(_) => refused::check(trial, (seat, action), before, &game, &picks, &events)?,
        }
    }
    Ok(())
}
