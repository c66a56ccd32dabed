//! Every action and setup reads back as it is written.
//!
//! So no two of them share a notation: one text reads as one value.

use std::{fmt::Debug, fmt::Display, str::FromStr};

use table::{Game, NotationError};

use crate::{
    Law,
    trial::{Trial, Verdict},
};

pub(super) fn of_setup<G: Game>(trial: &mut Trial<'_, G>) -> Verdict {
    trial.test(Law::Notation);
    reads_back(trial.played.record.setup())
}

/// Each action is looked at once, when it is first listed: its notation does not change.
pub(super) fn of_actions<G: Game>(trial: &mut Trial<'_, G>) -> Verdict {
    for &action in trial.moment().lists.iter().flatten() {
        if trial.memory.see(action) {
            trial.test(Law::Notation);
            reads_back(&action)?;
        }
    }
    Ok(())
}

fn reads_back<T>(value: &T) -> Verdict
where
    T: Display + FromStr<Err = NotationError> + PartialEq + Debug,
{
    let text = value.to_string();
    // A replay puts luck behind `~`, ends a key with `:` and a move with the line.
    if text.contains(['~', ':', '\n']) || text.trim() != text {
        return Err(format!("“{text}” cannot stand in a replay"));
    }
    match text.parse::<T>() {
        Ok(read) if read == *value => Ok(()),
        Ok(read) => Err(format!("{value:?} is written “{text}” and reads back as {read:?}")),
        Err(error) => Err(format!("{value:?} is written “{text}” and does not read back: {error}")),
    }
}
