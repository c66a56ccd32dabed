//! What specialists are worth: paid, recruited, at rest, and kept for later.

use super::{
    buildings, choices,
    features::{self, ARROWS, OWNED, READY},
    survey::Survey,
};
use crate::{
    Employer, RestGain,
    components::{Effect, Specialist, SpecialistTile},
    rules::hiring,
};

/// The share of a tax that it costs to let somebody else have it.
const RIVAL: f32 = 0.25;

/// What a specialist does, with so many coins left after the payment.
fn acts(survey: &Survey, tile: &SpecialistTile, coins: i32) -> f32 {
    let each = tile.action.iter().map(|effect| match effect {
        Effect::Build => buildings::of(survey).best(coins),
        Effect::BuyGear { discount } => choices::best_gear(survey, coins, *discount),
        other => survey.prices.effect(other),
    });
    each.sum()
}

fn tile(survey: &Survey, specialist: Specialist) -> &'static SpecialistTile {
    survey.content().specialist(specialist)
}

/// The specialist in somebody's slot.
fn whose(survey: &Survey, whose: Employer, slot: u8) -> Option<Specialist> {
    let open = &survey.game.open;
    let slots = match whose {
        Employer::Own => &survey.player().specialists,
        Employer::Player(seat) => &open.player(seat).specialists,
        Employer::Bot => &open.bot.as_ref()?.specialists,
    };
    slots[usize::from(slot)]
}

/// A specialist who is paid now.
pub(super) fn hire(survey: &Survey, employer: Employer, slot: u8) -> f32 {
    let coins = i32::from(survey.player().coins);
    whose(survey, employer, slot).map_or(0.0, |one| hire_with(survey, employer, one, coins))
}

fn hire_with(survey: &Survey, employer: Employer, one: Specialist, coins: i32) -> f32 {
    let tile = tile(survey, one);
    let left = coins - i32::from(tile.cost);
    let gain = acts(survey, tile, left) - survey.spent(tile.cost.into());
    match employer {
        Employer::Own => gain - survey.weight(READY + features::sort(tile.kind)),
        Employer::Player(_) => gain - RIVAL * f32::from(tile.tax) * survey.prices.coin,
        Employer::Bot => gain,
    }
}

/// A specialist of the row who is recruited now.
pub(super) fn recruit(survey: &Survey, place: u8) -> f32 {
    let coins = i32::from(survey.player().coins);
    let one = survey.game.open.specialists[usize::from(place)];
    one.map_or(0.0, |one| recruit_with(survey, one, coins))
}

fn recruit_with(survey: &Survey, one: Specialist, coins: i32) -> f32 {
    let tile = tile(survey, one);
    let price = hiring::recruit_price(survey.content(), survey.player(), one);
    let left = coins - i32::from(price);
    acts(survey, tile, left) - survey.spent(price.into()) + owned(survey, tile) - leaves(survey)
}

/// What leaves with a specialist who makes room: nothing as long as a slot is free.
fn leaves(survey: &Survey) -> f32 {
    *survey.leaves.get_or_init(|| match survey.player().free_specialist_slot() {
        Some(_) => 0.0,
        None => (0..4).map(|slot| kept(survey, slot)).fold(f32::MAX, f32::min),
    })
}

/// What more coins would open up: the best specialist with what the goods sell for, beside the best
/// without.
pub(super) fn coins_open(survey: &Survey) -> f32 {
    *survey.coins_open.get_or_init(|| {
        let with = best_of_all(survey, survey.wealth as i32);
        with - best_of_all(survey, survey.player().coins.into())
    })
}

/// What a specialist brings in the seasons to come.
fn owned(survey: &Survey, tile: &SpecialistTile) -> f32 {
    let bonus = tile.action.iter().skip(1).map(|effect| survey.prices.effect(effect)).sum::<f32>();
    let cheap = 3.5 - f32::from(tile.cost);
    let each = survey.weight(OWNED + features::sort(tile.kind));
    survey.left * (each + 1.5 * bonus + cheap * survey.prices.coin)
}

/// What the own specialist of a slot is still good for.
pub(super) fn kept(survey: &Survey, slot: u8) -> f32 {
    let Some(one) = survey.player().specialists[usize::from(slot)] else { return 0.0 };
    let now = if survey.player().is_face_up(slot) { ready(survey, slot) } else { 0.0 };
    owned(survey, tile(survey, one)) + now
}

/// What it is worth that the own specialist of a slot is face up.
pub(super) fn ready(survey: &Survey, slot: u8) -> f32 {
    let one = survey.player().specialists[usize::from(slot)];
    one.map_or(0.0, |one| survey.weight(READY + features::sort(tile(survey, one).kind)))
}

/// A specialist of the bot who leaves: whoever is of least use to the player.
pub(super) fn bot_loses(survey: &Survey, slot: u8) -> f32 {
    let one = whose(survey, Employer::Bot, slot);
    one.map_or(0.0, |one| -owned(survey, tile(survey, one)))
}

/// A specialist who rests.
pub(super) fn rest(survey: &Survey, slot: u8, gain: RestGain) -> f32 {
    let numbers = &survey.content().numbers;
    let gain = match gain {
        RestGain::Coin => f32::from(numbers.rest_coins) * survey.prices.coin,
        RestGain::Hearts => {
            let hearts = numbers.rest_hearts.min(survey.prices.missing_hearts);
            f32::from(hearts) * survey.prices.heart
        }
    };
    gain - ready(survey, slot)
}

/// What a hero action token is worth as long as it is not used.
pub(super) fn arrow(survey: &Survey) -> f32 {
    survey.weight(ARROWS)
}

/// Everything that is not used is lost.
pub(super) fn pass(survey: &Survey) -> f32 {
    let player = survey.player();
    let arrows = player.free_arrows().count() as f32 * arrow(survey);
    let specialists = (0..4).filter(|slot| player.is_face_up(*slot));
    -arrows - specialists.map(|slot| ready(survey, slot)).sum::<f32>()
}

/// What the best of all specialists brings to somebody with so many coins.
pub(super) fn best_of_all(survey: &Survey, coins: i32) -> f32 {
    let open = &survey.game.open;
    let player = survey.player();
    let can_pay = |one: Specialist| i32::from(tile(survey, one).cost) <= coins;
    let mut best: f32 = 0.0;
    let mut look = |employer: Employer, slot: u8| {
        if let Some(one) = whose(survey, employer, slot).filter(|one| can_pay(*one)) {
            best = best.max(hire_with(survey, employer, one, coins));
        }
    };
    (0..4).filter(|slot| player.is_face_up(*slot)).for_each(|slot| look(Employer::Own, slot));
    for seat in open.others(survey.seat) {
        let slots = (0..4).filter(|slot| open.player(seat).is_face_up(*slot));
        slots.for_each(|slot| look(Employer::Player(seat), slot));
    }
    if let Some(bot) = &open.bot {
        (0..4).filter(|slot| bot.is_face_up(*slot)).for_each(|slot| look(Employer::Bot, slot));
    }
    for one in open.specialists.iter().flatten() {
        let price = hiring::recruit_price(survey.content(), player, *one);
        if i32::from(price) <= coins {
            best = best.max(recruit_with(survey, *one, coins));
        }
    }
    best
}
