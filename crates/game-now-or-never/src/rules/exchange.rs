//! What both sides do to each other in a round of a combat (NN-249 to NN-252, NN-276).
//!
//! Counted anew from what lies open each time somebody looks, so that a shield used after the die counts.

use crate::{
    NowOrNever, Open, Player, Token,
    components::{Boost, Content, Strike},
};

/// What a red slot does, counted from 0: what lies there, or what is printed there (NN-029, NN-249).
#[inline]
pub fn strike(content: &Content, player: &Player, slot: usize) -> Strike {
    let laid = match player.red[slot] {
        Some(Token::Ability(ability)) => content.ability(ability).strike,
        Some(Token::Gear(gear)) => content.gear(gear).strike,
        None => Some(content.hero(player.hero()).strikes[slot]),
    };
    laid.unwrap_or_default()
}

/// What both sides do to each other in a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Exchange {
    /// Damage to the foe.
    pub damage: u8,
    /// Hearts the hero loses (NN-251, NN-252).
    pub loss: u8,
}

/// The rolled slot of the combat that is going on.
#[inline]
fn rolled(content: &Content, open: &Open) -> Option<Strike> {
    let die = open.combat?.die?;
    Some(strike(content, open.mover(), usize::from(die) - 1))
}

/// What would happen if the hero struck now: with the mana use and the powers that were paid for.
pub fn exchange(content: &Content, open: &Open) -> Option<Exchange> {
    let (combat, strike) = (open.combat?, rolled(content, open)?);
    let boost = strike.boost.filter(|_| combat.boosted).unwrap_or_default();
    let damage = strike.damage + boost.damage + combat.extra.unwrap_or(0) + combat.damage;
    let standing = open.mover().standing.defence;
    let defence = strike.defence + boost.defence + combat.defence + standing;
    Some(Exchange { damage, loss: combat.attack.saturating_sub(defence) })
}

/// The mana use of the rolled slot that is still to be had and would change something (NN-276).
pub(crate) fn open_boost(content: &Content, open: &Open) -> Option<Boost> {
    let (combat, now) = (open.combat?, exchange(content, open)?);
    let boost = rolled(content, open)?.boost.filter(|_| !combat.is_slot_paid())?;
    let hits = (boost.damage > 0 || boost.die) && now.damage < combat.health;
    let guards = boost.defence > 0 && now.loss > 0;
    // NN-439: a 4 of the extra die is a heart for whoever wears the Arzian Helm.
    let mover = open.mover();
    let has_room = now.loss > 0 || mover.hearts < mover.most_hearts(content);
    let heals = boost.die && mover.standing.helm > 0 && has_room;
    (hits || guards || heals).then_some(boost)
}

/// The mana use that can be paid for.
pub(crate) fn payable_boost(game: &NowOrNever) -> Option<Boost> {
    let boost = open_boost(game.content(), &game.open)?;
    (boost.mana <= game.open.mover().mana).then_some(boost)
}
