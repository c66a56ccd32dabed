//! Decisions about dice: in a combat round, between rounds, and outside of combat.

use std::cell::RefCell;

use super::{stops, survey::Survey};
use crate::{
    Action, Combat, Die, Foe, Price, Roll, RollKind, Stage,
    components::{DIE, Fight, PowerEffect, Strike},
    odds::{BLOWS, Blow, CombatState, Duel},
    rules::{dice, powers},
};

thread_local! {
    /// The combat that was looked at last.
    static LAST: RefCell<Option<Box<Duel>>> = const { RefCell::new(None) };
}

/// What is won in a combat.
fn prize(survey: &Survey, foe: Foe) -> f32 {
    match foe {
        Foe::Enemy(enemy) => stops::prize(survey, enemy),
        Foe::Quest(quest) => {
            let card = survey.content().quest(quest);
            f32::from(card.points) + survey.prices.effects(&card.rewards) + 1.0
        }
    }
}

/// An action in a combat round or between rounds.
pub(super) fn worth(survey: &Survey, action: Action) -> f32 {
    let Some(combat) = &survey.game.open.combat else { return 0.0 };
    let player = survey.player();
    let stakes = survey.stakes(prize(survey, combat.foe));
    let fight = Fight { health: combat.health, attack: combat.attack };
    let at = CombatState { health: combat.health, hearts: player.hearts, mana: player.mana };
    LAST.with_borrow_mut(|last| {
        let duel = Duel::kept(last, &survey.kit, fight, &stakes);
        in_duel(survey, combat, duel, at, action) - duel.own(at)
    })
}

/// What the hero has after an action in a combat.
fn in_duel(
    survey: &Survey,
    combat: &Combat,
    duel: &mut Duel,
    at: CombatState,
    action: Action,
) -> f32 {
    let own = duel.own(at);
    match action {
        Action::Again => duel.round(at).value,
        Action::Retreat => duel.retreat(at).value,
        Action::Strike => uses(survey, combat, duel, at, 0),
        Action::Boost => uses(survey, combat, duel, at, 1) - 0.01,
        Action::Use(source) => {
            let bit =
                survey.kit.uses.iter().position(|one| one.is_some_and(|one| one.source == source));
            match (bit, powers::power(survey.content(), survey.player(), source)) {
                (Some(bit), _) => uses(survey, combat, duel, at, 2 << bit) - 0.01,
                // Mana for something else, between two rounds.
                (None, Some(power)) => match power.does {
                    PowerEffect::Effect(effect) => {
                        own + survey.prices.effect(&effect) - survey.prices.cost(&power.cost) - 2.0
                    }
                    _ => own - 5.0,
                },
                (None, None) => own - 5.0,
            }
        }
        Action::Reroll { price, die } => reroll(survey, combat, duel, at, price, die),
        _ => own - 5.0,
    }
}

/// The strike of the rolled slot.
fn strike(survey: &Survey, combat: &Combat) -> Strike {
    combat.die.map_or(Strike::default(), |die| survey.kit.strikes[usize::from(die) - 1])
}

/// The best that can be made of a roll with at least these uses of mana, as bits: the boost, then the others.
fn uses(survey: &Survey, combat: &Combat, duel: &mut Duel, at: CombatState, least: u8) -> f32 {
    let Some(die) = combat.die else { return f32::MIN };
    let strike = strike(survey, combat);
    // NN-439: a 4 of the extra die counts, too.
    let fours = [Some(die), combat.extra].into_iter().filter(|die| *die == Some(DIE)).count();
    let helm = fours as u8 * survey.kit.helm;
    let mut best = f32::MIN;
    let most = if least == 0 { 0 } else { BLOWS as u8 - 1 };
    for uses in least..=most {
        if uses & least != least {
            continue;
        }
        let Some(blow) = blow(survey, combat, &strike, uses) else { continue };
        if blow.mana > at.mana {
            continue;
        }
        best = best.max(duel.strike(at, blow, helm).value);
    }
    best
}

/// The blow of this round with some more uses of mana; nothing where one of them is not to be had.
fn blow(survey: &Survey, combat: &Combat, strike: &Strike, uses: u8) -> Option<Blow> {
    let mut blow = Blow {
        damage: strike.damage + combat.damage + combat.extra.unwrap_or(0),
        defence: survey.kit.defence + strike.defence + combat.defence,
        mana: 0,
        die: false,
    };
    if uses & 1 != 0 && combat.is_slot_paid() {
        return None;
    }
    if combat.boosted || uses & 1 != 0 {
        let boost = strike.boost?;
        blow.damage += boost.damage;
        blow.defence += boost.defence;
        if uses & 1 != 0 {
            blow.mana += boost.mana;
            blow.die = boost.die;
        }
    }
    for (bit, one) in survey.kit.uses.iter().enumerate() {
        if uses & (2 << bit) != 0 {
            let one = one.filter(|one| !combat.used.contains(one.source))?;
            blow.damage += one.damage;
            blow.defence += one.defence;
            blow.mana += one.mana;
        }
    }
    Some(blow)
}

/// What a new roll is worth.
fn reroll(
    survey: &Survey,
    combat: &Combat,
    duel: &mut Duel,
    at: CombatState,
    price: Price,
    die: Die,
) -> f32 {
    let (mana, goods) = match price {
        Price::Mana => (1, 0.0),
        Price::Good(good) => (0, survey.prices.goods[good.index()]),
    };
    let at = CombatState { mana: at.mana.saturating_sub(mana), ..at };
    let value = match die {
        Die::First => duel.round(at).value,
        Die::Extra => {
            let dice = (1..=DIE).map(|die| {
                let with = Combat { extra: Some(die), ..*combat };
                uses(survey, &with, duel, at, 0)
            });
            dice.sum::<f32>() / f32::from(DIE)
        }
    };
    value - goods - 0.02
}

/// An action about a die outside of combat.
pub(super) fn roll(survey: &Survey, action: Action) -> f32 {
    let Some(roll) = survey.game.open.roll else { return 0.0 };
    match action {
        Action::Accept => outcome(survey, roll),
        Action::Reroll { price, .. } => {
            let price = match price {
                Price::Mana => survey.prices.mana,
                Price::Good(good) => survey.prices.goods[good.index()],
            };
            let dice = (1..=DIE).map(|die| outcome(survey, Roll { die, ..roll }));
            dice.sum::<f32>() / f32::from(DIE) - price - 0.02
        }
        _ => 0.0,
    }
}

/// What a die outside of combat comes to.
fn outcome(survey: &Survey, roll: Roll) -> f32 {
    let (content, player) = (survey.content(), survey.player());
    let hearts = player.hearts;
    let lost = dice::loss_of(&survey.game.open, roll.kind, roll.die);
    let gains = match roll.kind {
        RollKind::Search => survey.prices.find,
        RollKind::Visit(location) => {
            let visit = content.visit(survey.game.open.side, location);
            survey.prices.effects(&visit.gains)
        }
        RollKind::Gain { what, times } => return survey.prices.thing(what, times * roll.die),
    };
    debug_assert_eq!(survey.game.open.stage, Stage::Roll);
    if lost < hearts { gains - survey.lost(hearts, lost) } else { -survey.lost(hearts, hearts) }
}
