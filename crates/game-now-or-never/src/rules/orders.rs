//! Orders: drawing them and completing them (RULES.md section 18c, NN-214, NN-233).

use table::{Chance, Seat, Sink};

use super::Play;
use crate::{
    Action, Event, NowOrNever, Player, Refusal, Stage,
    components::{Content, Goods, Order, Orders},
    stage::Question,
};

/// The orders a player can complete with the goods at hand.
pub(crate) fn deliverable<'a>(
    content: &'a Content,
    player: &'a Player,
) -> impl Iterator<Item = Order> + 'a {
    player.orders.iter().filter(|order| player.goods.contains(&content.order(*order).goods))
}

/// Lists the orders `seat` can complete.
pub(crate) fn list(game: &NowOrNever, seat: Seat, out: &mut Vec<Action>) {
    out.extend(deliverable(game.content(), game.open.player(seat)).map(Action::Deliver));
}

/// An order that can be completed, and the goods that are left then.
pub(crate) struct Delivery {
    order: Order,
    left: Goods,
}

pub(crate) fn check(game: &NowOrNever, seat: Seat, order: Order) -> Result<Delivery, Refusal> {
    let (token, player) = (game.content().order(order), game.open.player(seat));
    let left = player.goods.checked_sub(token.goods).filter(|_| player.orders.contains(order));
    Ok(Delivery { order, left: left.ok_or(Refusal::NoOrder { order })? })
}

/// NN-344.
pub(crate) fn deliver(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    seat: Seat,
    Delivery { order, left }: Delivery,
) {
    let token = play.game.content().order(order);
    let player = play.game.open.player_mut(seat);
    player.goods = left;
    player.coins = player.coins.saturating_add(token.coins.into());
    player.orders.remove(order);
    player.done.add(order);
    play.send(Event::Delivered { seat, order, coins: token.coins });
}

/// Draws so many orders, or as many as there are, of which the active player keeps some (NN-214,
/// NN-233).
pub(crate) fn draw(play: &mut Play<impl Chance, impl Sink<Event>>, draw: u8, keep: u8) {
    let seat = play.game.active();
    let count = draw.min(play.game.hidden.orders.len() as u8);
    if count == 0 {
        return;
    }
    play.send(Event::OrdersDrawn { seat, count });
    for _ in 0..count {
        if let Some(order) = play.game.hidden.orders.draw(play.chance) {
            play.game.hidden.drawn_orders.add(order);
            play.send(Event::OrderSeen { seat, order });
        }
    }
    if count > keep {
        play.game.then(Question::OrdersUnder);
        // One question for each that is kept.
        (0..keep).for_each(|_| play.game.ask(Stage::Order));
    } else {
        for order in std::mem::take(&mut play.game.hidden.drawn_orders).iter() {
            own(play, seat, order);
        }
    }
}

pub(crate) fn list_drawn(game: &NowOrNever, out: &mut Vec<Action>) {
    out.extend(game.hidden.drawn_orders.iter().map(Action::Order));
}

/// An order that was drawn.
pub(crate) struct Drawn(Order);

pub(crate) fn check_drawn(game: &NowOrNever, order: Order) -> Result<Drawn, Refusal> {
    let is_drawn = game.hidden.drawn_orders.contains(order);
    if is_drawn { Ok(Drawn(order)) } else { Err(Refusal::OrderNotDrawn { order }) }
}

/// NN-214: one is kept.
pub(crate) fn keep(play: &mut Play<impl Chance, impl Sink<Event>>, Drawn(order): Drawn) {
    let seat = play.game.active();
    play.game.hidden.drawn_orders.remove(order);
    own(play, seat, order);
}

/// What was drawn and not kept goes under the stack (NN-214).
pub(crate) fn put_under(play: &mut Play<impl Chance, impl Sink<Event>>) {
    let seat = play.game.active();
    let rest: Orders = std::mem::take(&mut play.game.hidden.drawn_orders);
    for order in rest.iter() {
        play.game.hidden.orders.put_under(order, seat);
        play.send(Event::OrderPutUnder { seat });
    }
}

/// An order lies face up beside its owner's town (NN-234).
fn own(play: &mut Play<impl Chance, impl Sink<Event>>, seat: Seat, order: Order) {
    play.game.open.player_mut(seat).orders.add(order);
    play.send(Event::OrderKept { seat, order });
}
