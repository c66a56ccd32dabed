//! What is asked now: one sentence and its buttons. What lies on the board is clicked there as well.

use game_near_and_far::{
    Action, Stage, TradeSide,
    words::{label, trade_worth},
};
use maud::{Markup, html};

use super::{NearAndFarPage, icon::icon};
use crate::{
    buttons::{button_id, hint_of},
    words::near_and_far as words,
};

/// A button for everything that can be done. Goods are traded by their symbols, and what can be done
/// with cards besides is folded away where something else is asked.
pub(super) fn buttons(page: &NearAndFarPage<'_>) -> Markup {
    let stage = page.open().stage;
    let of = |wanted: fn(&Action) -> bool| -> Vec<Action> {
        page.actions.iter().copied().filter(wanted).collect()
    };
    let buys = of(|action| matches!(action, Action::Buy(_)));
    let drops = of(|action| matches!(action, Action::Drop(_)));
    let rest = page.actions.iter().filter(|action| match action {
        Action::Trade { .. } | Action::Favour { .. } | Action::Buy(_) => false,
        Action::Drop(_) => stage != Stage::Hall,
        _ => true,
    });
    html! {
        (by_symbols(page, words::TRADE_FOR, &of(|action| matches!(action, Action::Trade { side: TradeSide::Gain, .. }))))
        (by_symbols(page, words::TRADE_IN, &of(|action| matches!(action, Action::Trade { side: TradeSide::Pay, .. }))))
        (by_symbols(page, words::REPUTATION_FOR, &of(|action| matches!(action, Action::Favour { .. }))))
        @for &action in rest { (button(page, action)) }
        @if stage == Stage::Hall { (folded(page, "more-drops", words::DISCARDING, &drops)) }
        @if stage == Stage::End { @for action in buys { (button(page, action)) } } @else { (folded(page, "more-buys", words::BUYING, &buys)) }
    }
}

/// Buttons that are opened first.
fn folded(page: &NearAndFarPage<'_>, id: &str, what: &str, actions: &[Action]) -> Markup {
    html! {
        @if !actions.is_empty() {
            details.more id=(id) { summary { (icon("artifact")) (what) " (" (actions.len()) ")" } div.act { @for &action in actions { (button(page, action)) } } }
        }
    }
}

/// Buttons with the symbol of a good and a number, in a row behind what they do.
fn by_symbols(page: &NearAndFarPage<'_>, what: &str, actions: &[Action]) -> Markup {
    html! {
        @if !actions.is_empty() {
            div.by-symbols role="group" aria-label=(what) {
                span.what aria-hidden="true" { (what) ":" }
                @for &action in actions {
                    @let says = label(page.seen, action);
                    button.chip id=(button_id(action)) form="act" name="act" value=(action) aria-label=(says) title=(says) {
                        @if let Action::Favour { up, .. } = action { (words::up_or_down(up)) }
                        @if let Action::Trade { good, .. } | Action::Favour { good, .. } = action { (icon(good.word())) }
                        @if let Action::Trade { side, good } = action { (trade_worth(page.seen, side, good)) }
                        (hint_of(page.table, page.actions, action))
                    }
                }
            }
        }
    }
}

/// The button of one action, with what it costs or brings.
fn button(page: &NearAndFarPage<'_>, action: Action) -> Markup {
    let class = if is_main(page, action) { "primary" } else { "chip" };
    html! {
        button class=(class) id=(button_id(action)) form="act" name="act" value=(action) {
            @if let Some(sign) = sign(action) { (icon(sign)) }
            span { (label(page.seen, action)) }
            (hint_of(page.table, page.actions, action))
        }
    }
}

/// Whether a button stands out: it does what one came for, and nothing is lost by it.
fn is_main(page: &NearAndFarPage<'_>, action: Action) -> bool {
    match action {
        Action::Ready | Action::Unchanged | Action::End => page.actions.len() == 1,
        Action::Camp | Action::Attempt => true,
        _ => false,
    }
}

/// The symbol of what an action is about.
fn sign(action: Action) -> Option<&'static str> {
    Some(match action {
        Action::Visit(building) => building.word(),
        Action::Adventure | Action::Step(_) | Action::Stop => "movement",
        Action::Duel { .. } | Action::Fight => "sword",
        Action::Spend(_) => "heart",
        Action::Trade { good, .. } | Action::Give(good) | Action::Receive(good) => good.word(),
        Action::Favour { .. } => "reputation",
        Action::Recruit(one) => one.faction().colour(),
        Action::BuyAnimal(animal) | Action::Return(animal) => animal.word(),
        Action::Coin { .. } => "coin",
        Action::Draw { .. } | Action::Buy(_) => "artifact",
        Action::DrawTreasure => "treasure",
        Action::Dig(_) | Action::Camp | Action::Settle(_) => "camp",
        Action::Shield => "shield",
        Action::Attempt => "book",
        _ => return None,
    })
}
