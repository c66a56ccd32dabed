//! Absurd moves in town.

use table::Seat;

use crate::{
    Building, NearAndFar,
    components::{Cell, Kind, Visit},
    rules::{mine, recruiting, stables, treasures},
};

/// Visits that cannot bring anything.
pub(super) fn visit(game: &NearAndFar, building: Building) -> Option<&'static str> {
    if has_bonus(game, building) {
        return None;
    }
    let mover = game.open.mover();
    match building {
        Building::Stables => {
            let pays = |animal| stables::check(game, animal).is_ok();
            (!crate::Animal::ALL.into_iter().any(pays))
                .then_some("visits the Stables and can buy nothing")
        }
        Building::Hut => (!treasures::can_draw(&game.content, &game.open))
            .then_some("visits the Hut and can draw nothing"),
        Building::Mine => {
            let digs = Cell::all().any(|cell| mine::check(game, cell).is_ok());
            let hires = recruiting::may_at_mine(game) && affords(game);
            (!digs && !hires).then_some("visits the Mine and can dig nothing")
        }
        Building::Saloon => {
            let somebody = crate::rules::entering::foes(&game.open, building).next().is_some();
            let idle = !affords(game) && mover.goods.food == 0 && !somebody;
            idle.then_some("visits the Saloon and can recruit nobody")
        }
        Building::TownHall | Building::Store | Building::Farm => None,
    }
}

/// Whether somebody of the row can be paid.
fn affords(game: &NearAndFar) -> bool {
    let coins = game.open.mover().goods.coin;
    let mut row = game.open.row.iter().flatten();
    row.any(|one| u16::from(recruiting::price(game, *one)) <= coins)
}

/// Whether a card brings something on this visit.
fn has_bonus(game: &NearAndFar, building: Building) -> bool {
    let content = game.content.0;
    let cards = game.open.mover().cards.intersection(content.with.visit);
    let mut visits = cards.iter().flat_map(|card| &content.card(card).effects.visits);
    visits.any(|visit: &Visit| visit.building == building)
}

/// A camp for nothing, unless it would end the game.
pub(super) fn leave_mine(game: &NearAndFar) -> Option<&'static str> {
    let ends = game.open.mover().placed + 1 >= game.open.camps;
    let digs = Cell::all().any(|cell| mine::check(game, cell).is_ok());
    (digs && !ends).then_some("leaves the Mine without digging")
}

/// A new row is of use only to others once somebody was recruited.
pub(super) fn refresh(game: &NearAndFar) -> Option<&'static str> {
    game.open.turn.recruited.then_some("pays for new adventurers after recruiting")
}

/// Nothing asks for a bad name.
pub(super) fn bad_name(game: &NearAndFar, seat: Seat) -> Option<&'static str> {
    let content = game.content.0;
    let cards = game.hidden.hands[seat.index()].union(game.open.traveller(seat).cards);
    let asks = |card| {
        let face = content.card(card);
        face.reputation < 0 || face.effects.when.is_some_and(|when| when.reputation < 0)
    };
    (!cards.iter().any(asks)).then_some("pays for a bad name")
}

/// The rest of what was paid for is there to be taken.
pub(super) fn half_a_trade(game: &NearAndFar) -> Option<&'static str> {
    let values = &game.content.0.board.values;
    let trade = game.open.turn.trade?;
    (trade.count < 5 && trade.value >= values.food).then_some("leaves a part of a trade")
}

/// A treasure never harms.
pub(super) fn leave_treasure(game: &NearAndFar) -> Option<&'static str> {
    let mover = game.open.mover();
    let owned = mover.cards.of(Kind::Treasure).len();
    let free = owned < mover.treasure_places(&game.content).into();
    free.then_some("leaves a treasure that could be carried")
}
