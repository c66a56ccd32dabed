//! The standings fit the scores, and the scores come out the same another way.

use table::{Game, Standings};

use crate::{
    Law,
    trial::{Trial, Verdict},
};

pub(super) fn check<G: Game>(trial: &mut Trial<'_, G>) -> Verdict {
    trial.at = trial.played.record.moves().len();
    let game = trial.played.record.game();
    let Some(standings) = game.standings() else {
        return Ok(());
    };
    trial.test(Law::Standings);
    fit(&standings, game.seats())?;
    let Some(recomputed) = &trial.laws.recomputed else {
        return Ok(());
    };
    let scores: Vec<i32> = standings.seats().map(|seat| standings.score(seat)).collect();
    let recomputed = recomputed(game);
    if scores == recomputed {
        Ok(())
    } else {
        Err(format!("the scores are {scores:?}, and another way {recomputed:?}"))
    }
}

/// One line for each seat, and a higher score never in a worse place.
fn fit(standings: &Standings, seats: usize) -> Verdict {
    if standings.len() != seats {
        return Err(format!("{seats} play, and {} have a score", standings.len()));
    }
    for one in standings.seats() {
        for other in standings.seats() {
            if standings.score(one) > standings.score(other)
                && standings.place(one) >= standings.place(other)
            {
                return Err(format!("{one} has more than {other} and no better place"));
            }
        }
    }
    Ok(())
}
