//! Absurd moves in combat.

use crate::{
    Combat, NowOrNever, SLOTS,
    odds::{BLOWS, Blow, Kit, USES},
    rules::fighting,
};

/// All blows that a result of the die allows, counted from 0, with so much mana.
fn blows(kit: &Kit, slot: usize, mana: u8) -> impl Iterator<Item = Blow> + '_ {
    let strike = kit.strikes[slot];
    let mana = mana + strike.mana;
    (0..BLOWS as u8)
        .filter_map(move |uses| kit.blow(&strike, uses))
        .filter(move |blow| blow.mana <= mana)
}

/// Whether the hero would certainly be without hearts after a round with this result.
fn falls(game: &NowOrNever, kit: &Kit, attack: u8, slot: usize) -> bool {
    let mover = game.open.mover();
    let strike = &kit.strikes[slot];
    let helm = if slot + 1 == SLOTS { kit.helm } else { 0 };
    let hearts = mover.hearts + strike.hearts + 2 * helm;
    blows(kit, slot, mover.mana).all(|blow| attack.saturating_sub(blow.defence) >= hearts)
}

/// Whether a round ends with 0 hearts whatever is rolled.
fn is_hopeless(game: &NowOrNever, attack: u8) -> bool {
    let kit = Kit::of(&game.content, game.open.mover());
    kit.reroll.is_none() && (0..SLOTS).all(|slot| falls(game, &kit, attack, slot))
}

/// A fight whose first round takes all hearts.
pub(super) fn announce(game: &NowOrNever) -> Option<&'static str> {
    let (content, open) = (game.content.0, &game.open);
    let enemy = open.enemy(content, open.mover().place)?;
    let slips = open.turn.armored || open.mover().hearts > content.numbers.slip_hearts;
    (slips && is_hopeless(game, content.enemy(enemy).attack))
        .then_some("begins a fight that takes all hearts in the first round")
}

/// A blow that is weaker than it could be for mana that is there.
pub(super) fn strike(game: &NowOrNever) -> Option<&'static str> {
    let (content, open) = (game.content.0, &game.open);
    let (combat, now) = (open.combat?, fighting::exchange(content, open)?);
    let mover = open.mover();
    let kit = Kit::of(content, mover);
    let mut rest = rest(&kit, &combat, mover.mana);
    let stands = mover.hearts > now.loss;
    if !stands {
        let saves = rest.any(|blow| combat.attack.saturating_sub(blow.defence) < mover.hearts);
        return saves.then_some("falls with the mana for a shield at hand");
    }
    let kills = now.damage >= combat.health;
    let least = combat.attack.saturating_sub(kit.guard(1.0).ceil() as u8);
    let ends = rest.any(|blow| blow.damage >= combat.health);
    (!kills && ends && least > 0).then_some("strikes without the mana that would end the fight")
}

/// What the blow of this round could still become.
fn rest<'a>(kit: &'a Kit, combat: &Combat, mana: u8) -> impl Iterator<Item = Blow> + 'a {
    let combat = *combat;
    let slot = combat.die.map_or(0, |die| usize::from(die) - 1);
    let strike = kit.strikes[slot];
    (1..BLOWS as u8).filter_map(move |uses| {
        if combat.is_slot_paid() && uses & 1 != 0 {
            return None;
        }
        let used = |bit: usize| kit.uses[bit].is_some_and(|one| combat.used.contains(one.source));
        if (0..USES).any(|bit| uses & (2 << bit) != 0 && used(bit)) {
            return None;
        }
        let mut blow = kit.blow(&strike, uses).filter(|blow| blow.mana <= mana)?;
        if let Some(boost) = strike.boost.filter(|_| combat.boosted) {
            blow.damage += boost.damage;
            blow.defence += boost.defence;
        }
        blow.damage += combat.damage + combat.extra.unwrap_or(0);
        blow.defence += combat.defence;
        Some(blow)
    })
}

/// The die that ends the fight is rolled again.
pub(super) fn reroll(game: &NowOrNever) -> Option<&'static str> {
    let open = &game.open;
    let (combat, now) = (open.combat?, fighting::exchange(&game.content, open)?);
    (now.damage >= combat.health && now.loss < open.mover().hearts)
        .then_some("rolls again a die that wins the fight")
}

/// Another round that takes all hearts, where retreating keeps them for the same experience.
pub(super) fn again(game: &NowOrNever) -> Option<&'static str> {
    let combat = game.open.combat?;
    is_hopeless(game, combat.attack).then_some("fights on into certain defeat")
}

/// A retreat from a fight that the next round wins whatever is rolled.
pub(super) fn retreat(game: &NowOrNever) -> Option<&'static str> {
    let (combat, mover) = (game.open.combat?, game.open.mover());
    let kit = Kit::of(&game.content, mover);
    let wins = (0..SLOTS).all(|slot| {
        blows(&kit, slot, mover.mana).any(|blow| {
            blow.damage >= combat.health
                && combat.attack.saturating_sub(blow.defence) < mover.hearts
        })
    });
    wins.then_some("retreats from a fight that is as good as won")
}
