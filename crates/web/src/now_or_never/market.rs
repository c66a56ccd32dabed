//! The market: every sale that can be made, and the whole list with what is missing.

use game_now_or_never::{
    Action, Player,
    components::{Goods, Sale},
    market, words as game_words,
};
use maud::{Markup, html};
use table::Seat;

use super::{
    NowOrNeverPage, act_button,
    icon::{counted_goods, goods, icon, some},
};
use crate::words::now_or_never as words;

/// The market: a button says what can be sold, and the list is in a drawer where there is no room.
pub(super) fn drawer(page: &NowOrNeverPage<'_>, seat: Seat) -> Markup {
    let player = page.player(seat);
    let best = market::best_sale(page.content, player.goods, player.played);
    let offers = page.actions.iter().filter(|action| matches!(action, Action::Sell(_))).count();
    html! {
        div.rack.of-market id="market" {
            button.opens-drawer type="button" popovertarget="sales" {
                (icon("market")) b { (words::MARKET) } @if offers > 0 { span.badge { (offers) } }
                @if !player.goods.is_empty() {
                    span.sells-for aria-hidden="true" { (counted_goods(player.goods)) "›" (some(best, "coin")) }
                    span.sr { (words::best_sale(best)) }
                }
            }
            div.drawer id="sales" popover {
                h3 { (icon("market")) (words::SALES) }
                p.quiet { @if player.goods.is_empty() { (words::NO_GOODS) } @else { (words::best_sale(best)) } }
                ul { @for sale in sorted(page, player) { (line(page, player, &sale)) } }
            }
        }
    }
}

/// All lines somebody has, the dearest first.
fn sorted(page: &NowOrNeverPage<'_>, player: &Player) -> Vec<Sale> {
    let mut all: Vec<Sale> = market::lines(page.content, player.played).collect();
    all.sort_by_key(|sale| (std::cmp::Reverse(sale.coins), sale.goods));
    all
}

/// One line: the goods, the coins, and a button or what is missing.
fn line(page: &NowOrNeverPage<'_>, player: &Player, sale: &Sale) -> Markup {
    let act = page.act(Action::Sell(sale.goods));
    let missing: Goods = player.goods.missing(sale.goods);
    let is_best = market::is_on_best(page.content, player.goods, player.played, sale.goods);
    html! {
        li.sale.can[act.is_some()].best[is_best && act.is_some()] {
            span.effects aria-hidden="true" { (goods(sale.goods)) "›" (some(sale.coins, "coin")) }
            span.sr { (game_words::sale(sale)) }
            @match act {
                Some(action) => { @if is_best { span.star title=(words::ON_BEST) { "★" span.sr { (words::ON_BEST) } } } (act_button(page, action, "mini", &html! { (words::SELL) })) }
                None if missing.is_empty() => {}
                None => { small.lacking { (words::LACKS) " " (goods(missing)) span.sr { (game_words::goods(missing)) } } }
            }
        }
    }
}
