//! Undo restores what was: the state, and what everybody saw of it, back to the last luck or
//! reveal and no further.

use table::{CannotUndo, Game, Record, Script};

use crate::{
    Law,
    broken::{difference, who},
    trial::{Trial, Verdict},
};

/// Plays the game again, and before each move that stays takes back and repeats all that need not.
pub(super) fn check<G: Game>(trial: &mut Trial<'_, G>) -> Verdict {
    trial.turn_to(Law::Undone);
    let record = &trial.played.record;
    let mut opening = Script::replaying(record.opening());
    let mut again = Record::start(trial.laws.content, record.setup(), &mut opening)
        .map_err(|error| error.to_string())?;
    let mut barrier = CannotUndo::Nothing;
    let mut free = 0;
    for number in 0..record.moves().len() {
        let stays = !trial.played.may_undo(number);
        if stays {
            take_back(trial, &mut again, free, barrier)?;
        }
        repeat(trial, &mut again)?;
        if stays {
            free = 0;
            let revealed = trial.played.events[number].iter().any(table::Happening::reveals);
            barrier = if revealed { CannotUndo::Reveal } else { CannotUndo::Luck };
        } else {
            free += 1;
        }
    }
    take_back(trial, &mut again, free, barrier)
}

/// Takes the last `free` moves back, finds that no more can be, and repeats them.
fn take_back<G: Game>(
    trial: &mut Trial<'_, G>,
    again: &mut Record<G>,
    free: usize,
    barrier: CannotUndo,
) -> Verdict {
    for _ in 0..free {
        trial.test(Law::Undone);
        trial.at = again.moves().len();
        let undone = again.undo().map_err(|error| error.to_string())?;
        trial.at -= 1;
        let (seat, action) = (undone.seat, undone.action);
        let moment = trial.moment();
        if *again.game() != moment.game {
            let change = difference(again.game(), &moment.game);
            return Err(format!("{seat} {action} is undone, and the state is another:{change}"));
        }
        for viewer in trial.viewers() {
            let (sees, saw) = (again.game().view(viewer), moment.view(viewer));
            if sees != *saw {
                let change = difference(&sees, saw);
                return Err(format!(
                    "{seat} {action} is undone, and {} sees:{change}",
                    who(viewer)
                ));
            }
        }
    }
    if again.may_undo() != Err(barrier) {
        return Err(format!("expected “{barrier}”, found {:?}", again.may_undo()));
    }
    for _ in 0..free {
        repeat(trial, again)?;
    }
    Ok(())
}

/// Makes the next move as it was made.
fn repeat<G: Game>(trial: &mut Trial<'_, G>, again: &mut Record<G>) -> Verdict {
    trial.at = again.moves().len();
    let next = &trial.played.record.moves()[trial.at];
    again
        .act(next.seat, next.action, &mut Script::replaying(&next.luck))
        .map(|_| ())
        .map_err(|refusal| format!("repeated, {} {} is refused: {refusal}", next.seat, next.action))
}
