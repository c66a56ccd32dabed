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
