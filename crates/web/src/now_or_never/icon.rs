//! Symbols in running text, with their words for those who do not see them.

use game_now_or_never::components::{Cost, Effect, Goods, Strike};
use maud::{Markup, html};

use crate::count;

/// A symbol of the game.
pub(super) fn icon(word: &str) -> Markup {
    html! { svg.icon viewBox="0 0 24 24" aria-hidden="true" { use href={ "#c-" (word) } {} } }
}

/// A number with its symbol, and the words for both.
pub(super) fn count(word: &str, number: impl std::fmt::Display, words: &str) -> Markup {
    count::count(&icon(word), number, words)
}

/// A number with its symbol that shows for a moment how it has changed: `key` is what it is of.
pub(super) fn tracked(key: &str, word: &str, number: impl Into<i64>, words: &str) -> Markup {
    count::tracked(key, &icon(word), number.into(), words)
}

/// A number and its symbol; their words stand elsewhere.
pub(super) fn some(number: impl std::fmt::Display, word: &str) -> Markup {
    html! { span.count { b { (number) } (icon(word)) } }
}

/// A picture of a place, a creature, a hero, a house or gear, by the id of the thing.
pub(super) fn picture(class: &str, id: impl std::fmt::Display, view: &str) -> Markup {
    html! { svg class=(class) viewBox=(view) aria-hidden="true" { use href={ "#c-" (id) } {} } }
}

/// A die of four faces, with its words.
pub(super) fn die(number: u8, label: &str) -> Markup {
    html! { svg.die viewBox="0 0 40 40" role="img" aria-label=(label) { use href={ "#c-d" (number) } {} } }
}

/// A die whose words stand elsewhere.
pub(super) fn plain_die(number: u8) -> Markup {
    picture("die", format_args!("d{number}"), "0 0 40 40")
}

/// Goods as symbols, each as often as it is there; their words stand elsewhere.
pub(super) fn goods(goods: Goods) -> Markup {
    html! {
        span.goods-shown aria-hidden="true" {
            @for (good, number) in goods.each() {
                @if number > 3 { (some(number, good.word())) }
                @else { @for _ in 0..number { (icon(good.word())) } }
            }
        }
    }
}

/// Goods as numbers with their symbols, where there is little room.
pub(super) fn counted_goods(goods: Goods) -> Markup {
    html! { span.goods-shown aria-hidden="true" { @for (good, number) in goods.each() { (some(number, good.word())) } } }
}

/// A price in symbols; its words stand elsewhere.
pub(super) fn price(cost: &Cost) -> Markup {
    html! {
        span.price aria-hidden="true" {
            @if cost.hearts_rolled { span.count { (icon("dice")) (icon("heart")) } }
            @for (thing, number) in cost.each() { (some(number, thing.icon())) }
        }
    }
}

/// What happens once, in symbols; its words stand elsewhere.
pub(super) fn effects(list: &[Effect]) -> Markup {
    html! { span.effects aria-hidden="true" { @for effect in list { (one(effect)) } } }
}

fn one(effect: &Effect) -> Markup {
    match *effect {
        Effect::Gain { what, n } => some(n, what.icon()),
        Effect::GainRoll { what, .. } => {
            html! { span.count { (icon("dice")) (icon(what.icon())) } }
        }
        Effect::Villagers(n) => some(n, "villager"),
        Effect::DrawQuests { draw, keep } => kept(draw, keep, "quest"),
        Effect::DrawOrders { draw, keep } => kept(draw, keep, "order"),
        Effect::BuyGear { discount: 0 } => icon("gear"),
        Effect::BuyGear { discount } => {
            html! { span.count { (icon("gear")) b { "−" (discount) } (icon("coin")) } }
        }
        Effect::Build => icon("builder"),
        Effect::HealFull => html! { span.count { (icon("healer")) } },
        Effect::SwapTiles => icon("swap"),
        Effect::TakeFirstPlayer => icon("first"),
        Effect::ClaimSearchToken => icon("search"),
        Effect::HeroAction { movement } => {
            html! { span.count { (icon("hero")) b { (movement) } (icon("movement")) } }
        }
        Effect::RefreshSpecialist => {
            html! { span.count { (icon("season")) (icon("builder")) } }
        }
    }
}

/// So many drawn, so many kept.
fn kept(draw: u8, keep: u8, word: &str) -> Markup {
    html! {
        @if keep < draw { span.count { b { (draw) "›" (keep) } (icon(word)) } }
        @else { (some(draw, word)) }
    }
}

/// What a red slot does, in symbols; its words stand elsewhere.
pub(super) fn strike(strike: &Strike) -> Markup {
    let Strike { damage, defence, mana, hearts, boost } = *strike;
    html! {
        span.effects aria-hidden="true" {
            @if damage > 0 || (defence == 0 && mana == 0 && hearts == 0) { (some(damage, "damage")) }
            @if defence > 0 { (some(defence, "defence")) }
            @if mana > 0 { (some(format!("+{mana}"), "mana")) }
            @if hearts > 0 { (some(format!("+{hearts}"), "heart")) }
            @if let Some(boost) = boost {
                span.boost {
                    (some(boost.mana, "mana")) "›"
                    @if boost.damage > 0 { (some(format!("+{}", boost.damage), "damage")) }
                    @if boost.die { span.count { b { "+" } (icon("dice")) (icon("damage")) } }
                    @if boost.defence > 0 { (some(format!("+{}", boost.defence), "defence")) }
                }
            }
        }
    }
}
