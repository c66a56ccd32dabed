//! An enemy on the way: fight it or slip past (NN-188 to NN-196).

use table::{Chance, Sink};

use super::{Play, gaining, powers};
use crate::{Action, Event, NowOrNever, Open, Refusal, components::Enemy};

/// The enemy that is met.
fn met(game: &NowOrNever) -> Option<Enemy> {
    game.open.enemy(game.content(), game.open.mover().place)
}

/// The hero stops where a fight is announced, and cannot stop where the action began (NN-183).
#[inline]
pub(crate) fn may_fight(game: &NowOrNever) -> bool {
    game.open.mover().place != game.open.turn.from
}

pub(crate) fn list(game: &NowOrNever, out: &mut Vec<Action>) {
    if may_fight(game) {
        out.push(Action::Fight);
    }
    out.push(Action::Slip);
    powers::list(game, out);
}

/// A fight that can be announced.
pub(crate) struct Announcement(Enemy);

pub(crate) fn check_fight(game: &NowOrNever) -> Result<Announcement, Refusal> {
    let enemy = met(game).filter(|_| may_fight(game)).ok_or(Refusal::NoEnemy)?;
    Ok(Announcement(enemy))
}

/// A fight is announced: it ends the movement, costs nothing, and is binding (NN-188, NN-191).
pub(crate) fn announce(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    Announcement(enemy): Announcement,
) {
    let seat = play.game.active();
    play.game.open.turn.announced = true;
    play.send(Event::Announced { seat, enemy });
}

/// The enemy is not fought while the hero stays on this space (NN-190); that costs a heart of whoever
/// does not ignore enemies (NN-452).
pub(crate) fn pass_by(play: &mut Play<impl Chance, impl Sink<Event>>) {
    let seat = play.game.active();
    let hearts = play.game.content.numbers.slip_hearts;
    play.game.open.turn.slipped = true;
    if let Some(enemy) = met(play.game) {
        play.send(Event::Slipped { seat, enemy });
    }
    if !play.game.open.turn.armored {
        gaining::lose_hearts(play, hearts);
    }
}

/// Whether the third step is still to be chosen (NN-191).
pub(crate) fn check_free(open: &Open) -> Result<(), Refusal> {
    if open.turn.announced { Err(Refusal::FightAnnounced) } else { Ok(()) }
}
