//! What artifacts and treasures are worth to somebody who may have them.

use table::Seat;

use super::left;
use crate::{
    NearAndFar, Traveller,
    components::{Card, CardFace, Cost, Count, Effects, Good, Symbols},
    rules::buying,
};

/// What one symbol brings over a whole game, in points.
const SYMBOLS: [f32; 6] = [0.28, 0.7, 0.6, 1.2, 0.9, 0.8];

/// What symbols bring over the share of the game that is left.
pub(super) fn symbols_worth(symbols: &Symbols, left: f32) -> f32 {
    let Symbols { heart, skill, sword, search, movement, shield } = *symbols;
    let counts = [heart, skill, sword, search, movement, shield];
    let whole: f32 = counts.iter().zip(SYMBOLS).map(|(count, one)| f32::from(*count) * one).sum();
    whole * (0.2 + left)
}

/// What a card does besides its printed points, over the share of the game that is left.
pub(super) fn effects_worth(effects: &Effects, traveller: &Traveller, left: f32) -> f32 {
    let mut worth = symbols_worth(&effects.symbols, left);
    worth += f32::from(effects.score);
    let uses = 0.2 + 1.6 * left;
    worth += effects.visits.len() as f32 * 0.7 * uses;
    worth += effects.triggers.len() as f32 * 0.6 * uses;
    worth += f32::from(effects.trade_value + effects.trade_extra + effects.extra_draw) * 0.2 * uses;
    worth += f32::from(effects.free_passes) * 0.8 * uses + f32::from(effects.cheaper) * 0.8 * uses;
    worth += f32::from(effects.treasure_slots) * 0.8 * uses;
    let small = [
        effects.boost.is_some(),
        effects.reroll.is_some(),
        effects.skip_threat.is_some(),
        effects.no_duel.is_some(),
        effects.toll > 0,
        effects.extra_same,
        effects.recruit_at_mine,
    ];
    worth += small.iter().filter(|is| **is).count() as f32 * 0.35 * uses;
    worth += if effects.places_camp { 2.5 } else { 0.0 };
    worth += effects.per.map_or(0.0, |per| {
        let now = match per.what {
            Count::Good(good) => traveller.goods[good],
            Count::Adventurers(faction) => traveller.owned.of(faction).len() as u16 + 1,
            Count::Artifacts | Count::OtherArtifacts => traveller.artifacts().len() as u16 + 1,
            _ => 2,
        };
        let points = f32::from(now) / f32::from(per.every.max(1)) * f32::from(per.points);
        per.most.map_or(points, |most| points.min(f32::from(most)))
    });
    worth += effects.most.map_or(0.0, |most| f32::from(most.first) * 0.45);
    worth += effects.when.map_or(0.0, |when| {
        let is = buying::is_reached(when.reputation, traveller.reputation);
        f32::from(when.points) * if is { 1.0 } else { 0.25 }
    });
    worth
}

/// Points that lie in goods.
fn points_of(cost: &Cost) -> f32 {
    let tokens = cost.yellow + cost.red + cost.green + cost.blue;
    0.5 * f32::from(cost.coin + cost.gem) + f32::from(tokens) + 0.15 * f32::from(cost.food)
}

/// What buying a card gains: its points and effects for the points of the goods, and one more for a
/// smaller hand.
pub(super) fn gain(face: &CardFace, traveller: &Traveller, left: f32) -> f32 {
    let effects = effects_worth(&face.effects, traveller, left);
    f32::from(face.points) + effects + 1.0 - points_of(&face.cost)
}

/// The value of goods as the Town Hall counts them: what a cost is worth, and how much of it is there.
fn paid(game: &NearAndFar, traveller: &Traveller, cost: &Cost) -> (u8, u8) {
    let values = &game.content.0.board.values;
    let (mut all, mut there) = (0, 0);
    for (good, amount) in cost.each() {
        all += amount * values[good];
        there += amount.min(traveller.goods[good].min(99) as u8) * values[good];
    }
    (all, there)
}

/// How close a card is to being bought, from 0 to 1.
fn closeness(game: &NearAndFar, traveller: &Traveller, face: &CardFace) -> f32 {
    let (all, there) = paid(game, traveller, &face.cost);
    let share = f32::from(there) / f32::from(all.max(1));
    let missing = match face.reputation {
        0 => 0,
        asked @ 1.. => (asked - traveller.reputation).max(0),
        asked => (traveller.reputation - asked).max(0),
    };
    share * (1.0 - 0.14 * f32::from(missing)).max(0.1)
}

/// What the hand promises, and what of it could be bought at once.
pub(super) fn hand(game: &NearAndFar, seat: Seat) -> (f32, f32) {
    let left = left::time_left(&game.open);
    let traveller = game.open.traveller(seat);
    let (mut promise, mut ready) = (0.0, 0.0_f32);
    for card in game.hidden.hands[seat.index()].iter() {
        let face = game.content.0.card(card);
        let gain = gain(face, traveller, left);
        let close = closeness(game, traveller, face);
        promise += gain * close * close;
        if close >= 1.0 {
            ready = ready.max(gain);
        }
    }
    (promise, ready)
}

/// What a card promises that is not in the hand yet, less what it costs to hold it.
pub(super) fn promise(game: &NearAndFar, seat: Seat, card: Card) -> f32 {
    let left = left::time_left(&game.open);
    let traveller = game.open.traveller(seat);
    let face = game.content.0.card(card);
    let gain = gain(face, traveller, left);
    let close = closeness(game, traveller, face);
    let asked = f32::from(face.reputation.unsigned_abs()) * 0.1;
    let dear = f32::from(paid(game, traveller, &face.cost).0) * 0.03;
    gain * ((0.55 - asked - dear).max(0.05) * left + (1.0 - left) * close * close + 0.3 * close)
        - 1.0
}

/// Goods of a cost that are missing: how many, and the first kind.
pub(super) fn missing(traveller: &Traveller, cost: &Cost) -> (u8, Option<Good>) {
    let (mut count, mut first) = (0, None);
    for (good, amount) in cost.each() {
        let lack = amount.saturating_sub(traveller.goods[good].min(99) as u8);
        if lack > 0 {
            count += lack;
            first = first.or(Some(good));
        }
    }
    (count, first)
}
