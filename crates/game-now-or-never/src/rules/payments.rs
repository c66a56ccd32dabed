//! What coins can still be had where something is to be paid: by selling goods and completing orders
//! (NN-331, NN-364).

use super::{market, orders};
use crate::{
    Action, NowOrNever, Player,
    components::{Content, Goods, Orders},
};

/// Lists what brings coins: sales and deliveries.
pub(crate) fn list(game: &NowOrNever, out: &mut Vec<Action>) {
    market::list(game, out);
    orders::list(game, game.active(), out);
}

/// The coins a player can have at most, once goods are sold and orders completed.
pub(crate) fn most_coins(content: &Content, player: &Player) -> u16 {
    player.coins + to_come(content, player)
}

/// The most coins that goods and orders bring together.
pub(crate) fn to_come(content: &Content, player: &Player) -> u16 {
    most(content, player, player.goods, player.orders)
}

/// The most that these goods bring with these orders; what completes one is not sold.
fn most(content: &Content, player: &Player, goods: Goods, orders: Orders) -> u16 {
    let mut best = market::best_sale(content, goods, player.played);
    let mut others = orders;
    for order in orders.iter() {
        others.remove(order);
        let token = content.order(order);
        if let Some(rest) = goods.checked_sub(token.goods) {
            let coins = u16::from(token.coins);
            best = best.max(coins + most(content, player, rest, others));
        }
    }
    best
}
