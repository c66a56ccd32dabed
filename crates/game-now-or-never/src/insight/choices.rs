//! Smaller choices: gear, abilities and their slots, housing, tiles that change places.

use super::{
    buildings, cards,
    features::{DAMAGE, DEFENCE, SETS},
    kit::strike_of,
    survey::Survey,
    town::Town,
};
use crate::{
    SEASONS, SLOTS, Stage, Token,
    components::{Ability, Cell, Colour, Gear, Good, PowerEffect, TOWN_ROWS},
    rules::building,
};

/// What a token is worth on the hero board, but for the slot it takes.
fn token(survey: &Survey, token: Token) -> f32 {
    let content = survey.content();
    let strike = survey.strike(&strike_of(content, token));
    let (standing, power) = match token {
        Token::Gear(gear) => (&content.gear(gear).standing, None),
        Token::Ability(ability) => {
            let token = content.ability(ability);
            (&token.standing, token.power.as_ref())
        }
    };
    let power = power.map_or(0.0, |power| match power.does {
        PowerEffect::Defence(n) => 0.4 * survey.weight(DEFENCE) * f32::from(n),
        PowerEffect::Damage(n) => 0.4 * survey.weight(DAMAGE) * f32::from(n),
        PowerEffect::Effect(effect) => {
            let each = survey.prices.effect(&effect) - survey.prices.cost(&power.cost);
            each.max(0.1) * (0.5 + 4.0 * survey.left)
        }
        PowerEffect::Movement(_) | PowerEffect::Reroll | PowerEffect::IgnoreEnemies => survey.left,
    });
    strike + survey.standing(standing) + power
}

/// What lies on a slot.
fn on_slot(survey: &Survey, colour: Colour, slot: usize) -> f32 {
    match (survey.player().slots(colour)[slot], colour) {
        (Some(one), _) => token(survey, one),
        (None, Colour::Red) => survey.strike(&survey.kit.strikes[slot]),
        (None, Colour::Blue) => 0.0,
    }
}

/// What has to give way to a token of a colour (NN-033): what is printed, as long as a slot is open.
fn gives_way(survey: &Survey, colour: Colour) -> f32 {
    *survey.gives_way[colour.index()].get_or_init(|| {
        let slots = survey.player().slots(colour);
        let is_full = slots.iter().all(Option::is_some);
        let may_take = (0..SLOTS).filter(|slot| is_full || slots[*slot].is_none());
        may_take.map(|slot| on_slot(survey, colour, slot)).fold(f32::MAX, f32::min)
    })
}

/// Gear at its price.
pub(super) fn gear(survey: &Survey, gear: Gear, discount: u8) -> f32 {
    let face = survey.content().gear(gear);
    let cost = face.cost.saturating_sub(discount);
    token(survey, Token::Gear(gear)) - gives_way(survey, face.colour) - survey.spent(cost.into())
}

/// The best gear that so many coins pay for.
pub(super) fn best_gear(survey: &Survey, coins: i32, discount: u8) -> f32 {
    let all = survey.game.open.gear.iter().flatten().flatten();
    let content = survey.content();
    let payable =
        all.filter(|one| i32::from(content.gear(**one).cost.saturating_sub(discount)) <= coins);
    payable.map(|one| gear(survey, *one, discount)).fold(0.0, f32::max)
}

/// An ability for its experience.
pub(super) fn learn(survey: &Survey, ability: Ability) -> f32 {
    let face = survey.content().ability(ability);
    // A lower level opens the way to the next.
    let opens = if face.level < 3 { 0.5 * survey.left } else { 0.0 };
    let price = f32::from(face.experience) * survey.prices.experience;
    token(survey, Token::Ability(ability)) - gives_way(survey, face.colour) + opens - price
}

/// A slot for a token: the worst of what lies there goes.
pub(super) fn slot(survey: &Survey, token: Token, slot: u8) -> f32 {
    let content = survey.content();
    let colour = match token {
        Token::Gear(gear) => content.gear(gear).colour,
        Token::Ability(ability) => content.ability(ability).colour,
    };
    -on_slot(survey, colour, slot.into())
}

/// What a row of villagers promises.
fn set(survey: &Survey, kinds: u8, points: u8) -> f32 {
    let share = match kinds {
        0 => 0.0,
        4 => 1.0,
        some => survey.weight(SETS + usize::from(some) - 1),
    };
    share * f32::from(points)
}

/// A villager moves into a row. There is time until dusk.
pub(super) fn house(survey: &Survey, good: Good, row: u8) -> f32 {
    let open = &survey.game.open;
    let is_dusk = matches!(open.stage, Stage::Dusk { .. });
    if !is_dusk && !cards::counts_villagers(survey.game, survey.seat) {
        return -5.0;
    }
    let content = survey.content();
    let bare = Town::bare(content, survey.player());
    let points = &content.town(open.side).housing_points;
    let fit = bare.room_for(points, row.into(), good);
    let blocks = fit <= -300 && open.season < SEASONS;
    if blocks { -1.0 } else { 1.0 + fit as f32 * 0.001 }
}

/// A villager moves out of the Inn's row.
pub(super) fn relocate(survey: &Survey, good: Good, from: u8, to: u8) -> f32 {
    let bare = Town::bare(survey.content(), survey.player());
    let points = &survey.content().town(survey.game.open.side).housing_points;
    let (from, to) = (usize::from(from), usize::from(to));
    let mut after = bare;
    after.housed[from][good.index()] -= 1;
    after.housed[to][good.index()] += 1;
    let worth = |town: &Town| -> f32 {
        (0..TOWN_ROWS).map(|row| set(survey, town.kinds(row), points[row])).sum()
    };
    // With somebody waiting for a place, room in the Inn's row is worth as much as any other.
    worth(&after) - worth(&bare) - 0.2
}

/// A tile that changes its place: a good one that cannot be built for a poor one that can.
pub(super) fn swap(survey: &Survey, first: Option<Cell>, cell: Cell) -> f32 {
    let grid = &survey.player().grid;
    let reachable = building::open_cells(survey.player());
    let alone = |cell: Cell| {
        grid[cell.index()].map_or(0.0, |tile| buildings::of(survey).alone(survey, tile))
    };
    let best_inside = Cell::all()
        .filter(|other| grid[other.index()].is_some() && !reachable.contains(*other))
        .map(alone)
        .fold(f32::MIN, f32::max);
    match first {
        None => {
            let worst = reachable.iter().map(alone).fold(f32::MAX, f32::min);
            let gain = best_inside - worst;
            if !reachable.contains(cell) && alone(cell) >= best_inside && gain > 2.0 {
                gain
            } else {
                -1.0
            }
        }
        Some(_) if reachable.contains(cell) => -alone(cell),
        Some(_) => -100.0,
    }
}
