//! What is asked now: one sentence and its buttons. What lies on the board is clicked there as well.

use game_near_and_far::{Action, Stage, words::label};
use maud::{Markup, html};

use super::{NearAndFarPage, hint_mark, icon::icon};
use crate::{game::button_id, words::near_and_far as words};

/// A button for everything that can be done; buying is folded away where something else is asked.
pub(super) fn buttons(page: &NearAndFarPage<'_>) -> Markup {
    let is_buy = |action: &&Action| matches!(action, Action::Buy(_));
    let buys: Vec<Action> = page.actions.iter().filter(is_buy).copied().collect();
    let asks_more = page.open().stage != Stage::End;
    html! {
        @for &action in page.actions.iter().filter(|action| !is_buy(action)) { (button(page, action)) }
        @if asks_more && !buys.is_empty() {
            details.more id="more-buys" { summary { (icon("artifact")) (words::BUYING) " (" (buys.len()) ")" } div.act { @for action in buys { (button(page, action)) } } }
        } @else { @for action in buys { (button(page, action)) } }
    }
}

/// The button of one action, with what it costs or brings.
fn button(page: &NearAndFarPage<'_>, action: Action) -> Markup {
    let class = if is_main(page, action) { "primary" } else { "chip" };
    html! {
        button class=(class) id=(button_id(action)) form="act" name="act" value=(action) {
            @if let Some(sign) = sign(action) { (icon(sign)) }
            span { (label(page.seen, action)) }
            (hint_mark(page, action))
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
