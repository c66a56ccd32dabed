//! What selling is good for.

use super::{goods, survey::Survey};
use crate::{components::Goods, rules::market};

/// What coins have to open up before goods are sold for them.
const OPENS: f32 = 0.4;

/// A line of the market that is sold now. Goods keep, so they are sold only for what the coins buy at once:
/// how much more that is than without them, and what the best of it is worth.
pub(super) fn sell(survey: &Survey, sold: Goods, (opens, best): (f32, impl Fn() -> f32)) -> f32 {
    let (content, player) = (survey.content(), survey.player());
    let lost = loss(survey, sold);
    let Some(coins) = market::price(content, player.played, sold) else { return -1.0 };
    if lost > 0 {
        return -f32::from(lost);
    }
    // The lines that bring most for each good go first, and leave the rest for better lines.
    let rate = f32::from(coins) / f32::from(sold.total().max(1));
    if opens > OPENS { best() + 0.05 * rate } else { -1.0 }
}

/// Coins that are lost by selling this first instead of what brings most.
pub(super) fn loss(survey: &Survey, sold: Goods) -> u16 {
    let (content, player) = (survey.content(), survey.player());
    let Some(rest) = player.goods.checked_sub(sold) else { return 0 };
    let coins = market::price(content, player.played, sold).unwrap_or(0);
    let all = goods::sale(content, player, player.goods);
    all - (u16::from(coins) + goods::sale(content, player, rest)).min(all)
}
