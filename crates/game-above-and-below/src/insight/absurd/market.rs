//! Coins spent or earned for nothing: new cards, sales and bargains (RULES.md section 10).

use table::Seat;

use super::{is_last, ready_builders, rollout_policy};
use crate::{
    AboveAndBelow, Action, Building, Row, Stage,
    components::{Craft, Kind},
    insight::WEIGHTS,
    rules::{free, symbols},
};

/// New cards are for somebody who can build one of them now.
pub(super) fn refresh(game: &AboveAndBelow, seat: Seat, row: Row) -> Option<&'static str> {
    let village = game.open.village(seat);
    let builders = ready_builders(game, seat);
    if builders.is_empty() {
        return Some("pays for new cards with nobody to build them");
    }
    let kind = match row {
        Row::Houses => Kind::House,
        Row::Outposts => Kind::Outpost,
    };
    if kind == Kind::Outpost && village.empty_caves() == 0 {
        return Some("pays for new outposts without a cave for one");
    }
    let cheaper = builders.iter().any(|one| game.content.face(one).build == Craft::Plus);
    let least = Building::all_of(kind).map(|card| game.content.card(card).cost).min()?;
    let least = u16::from(least.saturating_sub(cheaper.into()));
    let left = symbols::purse(&game.content, village).saturating_sub(free::REFRESH_COST.into());
    (left < least).then_some("pays for new cards with too few coins left for any")
}

/// What is for sale in the last round has to find a buyer in it.
pub(super) fn sell(game: &AboveAndBelow, seat: Seat) -> Option<&'static str> {
    let mut others = (0..game.open.seats()).map(Seat::new).filter(|&other| other != seat);
    let is_alone = is_last(game) && others.all(|other| game.open.village(other).passed);
    is_alone.then_some("puts something for sale with nobody left to buy it")
}

/// Whoever bargains has to name a price, the least one at least.
pub(super) fn bargain(game: &AboveAndBelow, seat: Seat, owner: Seat) -> Option<&'static str> {
    let (least, _) = free::prices(game, owner);
    is_too_dear(game, seat, owner, least).then_some("bargains for what is not worth its price")
}

/// More than the least price, and more than it is worth.
pub(super) fn bid(game: &AboveAndBelow, seat: Seat, price: u16) -> Option<&'static str> {
    let Stage::Bidding { owner } = game.open.stage else { return None };
    let (least, _) = free::prices(game, owner);
    let is_absurd = price > least && is_too_dear(game, seat, owner, price);
    is_absurd.then_some("bids more than it is worth")
}

/// Whether `seat` would be worse off after buying what `owner` sells.
fn is_too_dear(game: &AboveAndBelow, seat: Seat, owner: Seat, price: u16) -> bool {
    let Some(token) = game.open.village(owner).sale else { return false };
    let mut after = *game;
    after.open.village_mut(owner).sale = None;
    let village = after.open.village_mut(seat);
    village.coins = village.coins.saturating_sub(price);
    village.stores[token] += 1;
    after.evaluate_by(WEIGHTS, seat) < game.evaluate_by(WEIGHTS, seat)
}

/// Nobody sells for less than it is worth to them.
pub(super) fn accept(game: &AboveAndBelow, seat: Seat) -> Option<&'static str> {
    let after = |answer| rollout_policy::evaluate_after(game, WEIGHTS, seat, answer);
    (after(Action::Refuse) > after(Action::Accept)).then_some("sells for less than it is worth")
}
