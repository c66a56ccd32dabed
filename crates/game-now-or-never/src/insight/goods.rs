//! What goods sell for.

use crate::{
    Player,
    components::{Content, Goods},
    rules::market,
};

/// What a player gets for all of these goods at best (NN-390).
pub(super) fn sale(content: &Content, player: &Player, goods: Goods) -> u16 {
    market::best_sale(content, goods, player.played)
}

/// Coins, and what the goods would sell for.
pub(super) fn wealth(content: &Content, player: &Player) -> f32 {
    f32::from(player.coins) + f32::from(sale(content, player, player.goods))
}
