//! What everybody can have: specialists to recruit, gear, villagers; and beside it the viewer’s orders
//! and the market.

use game_now_or_never::{
    Action,
    components::{Colour, Good},
};
use maud::{Markup, html};
use table::Seat;

use super::{
    NowOrNeverPage, bust,
    icon::{count, icon, some},
    market, pressed, quest, symbol_button, token,
};
use crate::words::now_or_never as words;

/// All shelves, and the market in its drawer.
pub(super) fn all(page: &NowOrNeverPage<'_>) -> Markup {
    html! {
        section.shelves id="shelves" aria-label=(words::MARKET) {
            (rows(page))
            @if let Some(seat) = page.seat() { (orders(page, seat)) (market::drawer(page, seat)) }
        }
    }
}

/// The three rows of the season board.
pub(super) fn rows(page: &NowOrNeverPage<'_>) -> Markup {
    let (open, piles) = (page.open(), page.view.piles);
    html! {
        div.rack.of-people {
            h2 { (icon("builder")) (words::RECRUITS) small.quiet { (piles.specialists) span.sr { " " (words::IN_PILE) } } }
            ul.specialists id="row" { @for (place, one) in open.specialists.into_iter().enumerate() { (token::recruit(page, place, one)) } }
        }
        div.rack.of-gear {
            h2 { (icon("gear")) (words::GEAR) }
            ul.gear-row id="gear" {
                @for colour in Colour::ALL {
                    @for one in open.gear[colour.index()] {
                        @match one {
                            Some(gear) => { (token::gear(page, gear)) }
                            None => { li.gear-token.nobody { span.sr { (words::EMPTY) } } }
                        }
                    }
                }
            }
        }
        div.rack.of-folk {
            h2 { (icon("villager")) (words::VILLAGERS) small.quiet { (piles.villagers) span.sr { " " (words::IN_PILE) } } }
            (villagers(page))
        }
    }
}

/// The villager row, by what they produce.
fn villagers(page: &NowOrNeverPage<'_>) -> Markup {
    let row = page.open().villagers;
    html! {
        ul.villager-row id="villagers" {
            @for good in Good::ALL {
                @let number = row[good.index()];
                @let act = page.act(Action::Villager(good));
                @let inner = html! { (bust::villager(good)) (icon(good.word())) b { (number) } };
                li.villager.down[number == 0].can[act.is_some()] {
                    @match act {
                        Some(action) => { (pressed(page, action, &inner)) }
                        None => { div.lift title=(words::villagers(good, number)) { (inner) span.sr { " " (words::villager(good)) } } }
                    }
                }
            }
            @if let Some(action) = page.act(Action::Refill) {
                @let price = some(page.content.numbers.refill_experience, "experience");
                li { (symbol_button(page, action, &html! { (words::FILL_ROW) " " (price) })) }
            }
        }
    }
}

/// The viewer’s orders.
fn orders(page: &NowOrNeverPage<'_>, seat: Seat) -> Markup {
    let (player, placed) = (page.player(seat), page.view.placed_orders);
    html! {
        @if !player.orders.is_empty() || !player.done.is_empty() || !placed.is_empty() {
            div.rack.of-orders {
                h2 { (icon("order")) (words::ORDERS) @if !player.done.is_empty() { small { (count("points", player.done.len(), words::DELIVERED)) } } }
                ul.orders-of id="orders" { @for order in player.orders.iter() { (quest::order_token(page, order)) } }
                @for order in placed.iter() { small.placed-under { (words::placed_under(&page.content.order(order).name)) } }
            }
        }
    }
}
