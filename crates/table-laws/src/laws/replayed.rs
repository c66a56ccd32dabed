//! A replay plays to the same state with the same events, from text and move by move.

use table::{Game, Ignore, Move, Replay, Script};

use crate::{
    Law,
    broken::difference,
    play::{any_of, play_some},
    trial::{Trial, Verdict},
};

pub(super) fn check<G: Game>(trial: &mut Trial<'_, G>) -> Verdict {
    for number in 0..trial.played.record.moves().len() {
        trial.at = number;
        step(trial)?;
    }
    trial.at = trial.played.record.moves().len();
    trial.test(Law::Replayed);
    text(trial)?;
    again(trial)?;
    rewound(trial)
}

/// One move with the same luck leads to the same state, whether or not anybody listens.
fn step<G: Game>(trial: &mut Trial<'_, G>) -> Verdict {
    let Move { seat, action, luck } = &trial.played.record.moves()[trial.at];
    trial.test_with(Law::Replayed, *seat, *action);
    let after = &trial.played.moments[trial.at + 1].game;
    let mut game = trial.moment().game.clone();
    let mut luck = Script::replaying(luck);
    if let Err(refusal) = game.apply(*seat, *action, &mut luck, &mut Ignore) {
        return Err(format!("made again, {seat} {action} is refused: {refusal}"));
    }
    if let Some(mismatch) = luck.mismatch() {
        return Err(format!("made again, {seat} {action} takes other luck: {mismatch}"));
    }
    if game != *after {
        let change = difference(&game, after);
        return Err(format!("made again, {seat} {action} leads elsewhere:{change}"));
    }
    Ok(())
}

/// The replay as text reads back, plain and annotated, and plays to every state and event.
fn text<G: Game>(trial: &Trial<'_, G>) -> Verdict {
    let (played, content) = (trial.played, trial.laws.content);
    let replay = played.record.replay();
    let annotated = replay.annotated(content).map_err(|error| format!("the replay: {error}"))?;
    for text in [replay.to_string(), annotated] {
        let read = Replay::<G>::parse(&text)
            .map_err(|error| format!("the replay does not read back: {error}\n{text}"))?;
        if !is_same(&read, &replay) {
            return Err(format!("the replay reads back as another:{}", difference(&read, &replay)));
        }
        let (mut number, mut strays) = (0, None);
        let last = read
            .play_checked(content, |record, events| {
                number += 1;
                let same = *record.game() == played.moments[number].game
                    && events == played.events[number - 1];
                strays = strays.or((!same).then_some(number));
            })
            .map_err(|error| format!("the replay does not play: {error}\n{text}"))?;
        if let Some(number) = strays {
            return Err(format!("the replay leads elsewhere with move {number}"));
        }
        if last.game() != played.record.game() {
            return Err("the replay ends elsewhere".to_owned());
        }
    }
    Ok(())
}

/// What a file holds; on which lines it stands is no matter.
fn is_same<G: Game>(one: &Replay<G>, other: &Replay<G>) -> bool {
    one.content == other.content
        && one.setup == other.setup
        && one.names == other.names
        && one.opening == other.opening
        && one.moves == other.moves
        && one.result == other.result
}

/// The same seed gives the same game.
fn again<G: Game>(trial: &Trial<'_, G>) -> Verdict {
    let record = &trial.played.record;
    // One move more than it took, so that a game gone astray is not followed for ever. A game that
    // was broken off would go on.
    let is_over = record.game().to_act().is_empty();
    let moves = record.moves().len() + usize::from(is_over);
    let again = play_some::<G>(trial.laws.content, record.setup(), trial.played.seed, moves);
    if again.moves() == record.moves() && again.game() == record.game() {
        Ok(())
    } else {
        Err("the same seed gives another game".to_owned())
    }
}

/// A game cut short, as one saved in the middle is, plays to where it stood.
fn rewound<G: Game>(trial: &mut Trial<'_, G>) -> Verdict {
    let played = trial.played;
    let all: Vec<usize> = (0..played.moments.len()).collect();
    let Some(moves) = any_of(&all, &mut trial.luck) else {
        return Ok(());
    };
    trial.at = moves;
    let short = played.record.rewound(moves).map_err(|error| format!("rewound: {error}"))?;
    if *short.game() == played.moments[moves].game {
        Ok(())
    } else {
        let change = difference(short.game(), &played.moments[moves].game);
        Err(format!("rewound, the game stands elsewhere:{change}"))
    }
}
