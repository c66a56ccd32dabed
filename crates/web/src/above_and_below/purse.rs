//! What the viewer has besides people and buildings: coins, beds, income, goods, the track.

use game_above_and_below::{Action, Token, rules::symbols, scoring, words::deed};
use maud::{Markup, html};
use table::Seat;

use super::{
    AboveAndBelowPage, act_button,
    icon::{count, icon, tracked},
};
use crate::{
    learn::help::{explains, opens},
    words::above_and_below as words,
};

/// The numbers that decide what can be done: they stand beside the question.
pub(super) fn numbers(page: &AboveAndBelowPage<'_>, seat: Seat) -> Markup {
    let village = page.open().village(seat);
    let content = page.content;
    html! {
        (explains("coin", &tracked(&format!("coins-{seat}"), "coin", village.coins, words::COINS)))
        (explains("income", &count("income", symbols::income(content, village), words::INCOME)))
        (explains("bed", &count("bed", symbols::beds(content, village), words::BEDS)))
        (explains("reputation", &count("reputation", words::signed(content.board.reputation[usize::from(village.reputation)]), words::REPUTATION_POINTS)))
        (explains("points", &tracked(&format!("points-{seat}"), "points", scoring::score(content, page.open(), seat).total(), words::POINTS_NOW)))
    }
}

/// The advancement track, and what lies in the stores.
pub(super) fn purse(page: &AboveAndBelowPage<'_>, seat: Seat) -> Markup {
    html! {
        section.purse id="purse" aria-label=(page.whose(words::OWN_SUPPLIES)) {
            h2 { (opens("h-track", &html! { (icon("track")) (page.whose(words::OWN_SUPPLIES)) })) }
            (track(page, seat))
            (stores(page, seat))
        }
    }
}

/// The advancement track: each slot with its goods, or what it would pay.
pub(super) fn track(page: &AboveAndBelowPage<'_>, seat: Seat) -> Markup {
    let village = page.open().village(seat);
    let filled = village.track.as_slice();
    let slots = page.content.board.advancement.iter().enumerate();
    html! {
        ol.track aria-label=(words::TRACK) {
            @for (index, slot) in slots {
                @let goods = filled.get(index);
                li.filled[goods.is_some()].last[index + 1 == filled.len()] title=(words::slot(index + 1, slot, goods)) {
                    span.sr { (words::slot(index + 1, slot, goods)) }
                    @match goods {
                        Some(goods) => { span.goods aria-hidden="true" { (icon(goods.good.word())) @if goods.count > 1 { b { (goods.count) } } } }
                        None => { span.goods aria-hidden="true" {} }
                    }
                    small aria-hidden="true" { (icon("points")) (slot.points) }
                    small aria-hidden="true" { (icon("income")) (slot.income) }
                }
            }
        }
    }
}

/// Goods, ciders and potions in the stores, what is for sale, and where they may go.
fn stores(page: &AboveAndBelowPage<'_>, seat: Seat) -> Markup {
    let village = page.open().village(seat);
    let withdraw = page.act(Action::Withdraw);
    html! {
        ul.stores aria-label=(words::STORES) {
            @for (token, number) in village.stores.iter() { (store(page, token, number)) }
            @if village.stores.total() == 0 { li.quiet id="no-stores" { (words::EMPTY_STORES) } }
            li.for-sale id="for-sale" {
                (explains("sale", &html! {
                    span.held { (icon("sale")) @if let Some(token) = village.sale { (icon(token.word())) } @else { span aria-hidden="true" { "–" } } }
                    span.sr { (words::for_sale(village.sale)) }
                }))
                @if let Some(action) = withdraw { (act_button(page, action, "mini", &html! { (deed(action)) })) }
            }
        }
    }
}

fn store(page: &AboveAndBelowPage<'_>, token: Token, number: u8) -> Markup {
    let what = token.counted(1);
    html! {
        li id={ "store-" (token) } {
            (explains(token.word(), &html! { span.held data-gain={ "store-" (token) } data-value=(number) { (icon(token.word())) b aria-hidden="true" { (number) } span.sr { (token.counted(number.into())) } } }))
            @if let Some(action) = page.act(Action::Place(token)) {
                (act_button(page, action, "mini", &html! { (icon("track")) (deed(action)) span.sr { " " (what) } }))
            }
            @if let Some(action) = page.act(Action::Sell(token)) {
                (act_button(page, action, "mini", &html! { (icon("sale")) (deed(action)) span.sr { " " (what) } }))
            }
        }
    }
}
