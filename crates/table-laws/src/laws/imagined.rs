//! A world imagined from a view looks the same to that viewer, offers the same choices, and can be
//! played on to the end.

use table::{Game, Ignore, Viewer};

use super::conserved;
use crate::{
    Law,
    broken::{all_of, difference, who},
    play::{any_of, list, random_move},
    trial::{Trial, Verdict},
};

/// Compares `world`, imagined by `viewer` at this moment, with the true one.
pub(super) fn check<G: Game>(trial: &Trial<'_, G>, viewer: Viewer, world: &G) -> Verdict {
    let moment = trial.moment();
    let (sees, saw) = (world.view(viewer), moment.view(viewer));
    if sees != *saw {
        let change = difference(&sees, saw);
        return Err(format!("{} sees another world:{change}", who(viewer)));
    }
    let (owing, owed) = (world.to_act(), moment.game.to_act());
    if owing != owed {
        let (who, is, should_be) = (who(viewer), all_of(owing), all_of(owed));
        return Err(format!("{who} imagines that {is} must act, and {should_be} must"));
    }
    if let Some(seat) = viewer.seat() {
        let (offered, listed) = (list(world, seat), &moment.lists[seat.index()]);
        if offered != *listed {
            let change = difference(&offered, listed);
            return Err(format!("{seat} imagines other choices than it has:{change}"));
        }
    }
    let (imagined, standings) = (world.standings(), moment.game.standings());
    if imagined != standings {
        let change = difference(&imagined, &standings);
        return Err(format!("{} imagines other standings:{change}", who(viewer)));
    }
    Ok(())
}

/// Plays a few imagined worlds on to the end: bots do so all the time.
pub(super) fn play_on<G: Game>(trial: &mut Trial<'_, G>) -> Verdict {
    let moments: Vec<usize> = (0..trial.played.record.moves().len()).collect();
    let viewers: Vec<Viewer> = trial.viewers().collect();
    for _ in 0..trial.laws.playouts {
        let Some(at) = any_of(&moments, &mut trial.luck) else {
            break;
        };
        let Some(viewer) = any_of(&viewers, &mut trial.luck) else {
            break;
        };
        trial.at = at;
        trial.test(Law::Imagined);
        let view = trial.moment().view(viewer);
        let world = G::imagine(trial.laws.content, view, &mut trial.luck);
        play_to_the_end(trial, world)
            .map_err(|what| format!("played on in a world imagined by {}: {what}", who(viewer)))?;
    }
    Ok(())
}

fn play_to_the_end<G: Game>(trial: &mut Trial<'_, G>, mut world: G) -> Verdict {
    let mut owed = 0;
    while !world.to_act().is_empty() {
        trial.turn_to(Law::Imagined);
        let Some((seat, action)) = random_move(&world, &mut trial.luck) else {
            return Err(format!("{} must act and cannot", all_of(world.to_act())));
        };
        if !trial.laws.bound.goes_on(owed)? {
            break;
        }
        owed += usize::from(world.to_act().contains(seat));
        trial.test_with(Law::Imagined, seat, action);
        if let Err(refusal) = world.apply(seat, action, &mut trial.luck, &mut Ignore) {
            return Err(format!("{seat} {action} is listed and refused: {refusal}"));
        }
        conserved::check(trial, &world)?;
    }
    Ok(())
}
