//! What is asked now: one sentence and its buttons.

use game_above_and_below::{
    Action, Stage, Token,
    words::{deed, is_default, name, terms},
};
use maud::{Markup, html};

use super::{
    AboveAndBelowPage, book, bust,
    icon::{self, icon},
};
use crate::{
    buttons::{button_id, hint_of},
    words::above_and_below as words,
};

/// Prices that are shown at once; higher ones are folded away.
const PRICES: usize = 8;

/// A button for everything that is not clicked where it lies, and ways to what is.
pub(super) fn buttons(page: &AboveAndBelowPage<'_>) -> Markup {
    let is_bid = |action: &Action| matches!(action, Action::Bid(_));
    let bids: Vec<Action> = page.actions.iter().copied().filter(is_bid).collect();
    let (shown, rest) = bids.split_at(bids.len().min(PRICES));
    html! {
        @for &action in page.actions.iter().filter(|action| is_task(action)) { (button(page, action)) }
        (ways(page))
        @for &action in page.actions.iter().filter(|action| !is_task(action) && !is_bid(action)) { (button(page, action)) }
        @for &action in shown { (button(page, action)) }
        @if !rest.is_empty() {
            details.more id="more-bids" { summary { (words::MORE) } div.act { @for &action in rest { (button(page, action)) } } }
        }
    }
}

/// Whether it is one of the things villagers are sent to do.
fn is_task(action: &Action) -> bool {
    matches!(action, Action::Explore | Action::Harvest | Action::Labor)
}

/// A button of the panel, which keeps its place when the page changes.
fn chip(page: &AboveAndBelowPage<'_>, action: Action, class: &str, inner: &Markup) -> Markup {
    html! {
        button class=(class) id=(button_id(action)) form="act" name="act" value=(action) {
            (inner)
            (hint_of(page.table, page.actions, action))
        }
    }
}

/// The button of one action; nothing for what is clicked where it lies.
fn button(page: &AboveAndBelowPage<'_>, action: Action) -> Markup {
    let open = page.open();
    match action {
        Action::Explore => signed(page, action, "cave"),
        Action::Harvest => signed(page, action, "stores"),
        Action::Labor => signed(page, action, "coin"),
        Action::Claim(_) => signed(page, action, "lantern"),
        Action::Rest => signed(page, action, "bed"),
        Action::Pass => signed(page, action, "exhausted"),
        Action::Bargain(owner) => {
            signed(page, action, open.village(owner).sale.map_or("sale", Token::word))
        }
        Action::Accept
        | Action::Go
        | Action::Keep
        | Action::Enough
        | Action::Take(_)
        | Action::Refuse
        | Action::Pay { .. }
        | Action::Decline => signed(page, action, ""),
        Action::Choose { choice, paying } => {
            let inner = html! {
                span.label { (name(page.seen, action)) }
                (book::goals(page, choice, paying))
            };
            chip(page, action, "chip way", &inner)
        }
        Action::Send(one)
        | Action::By(one)
        | Action::Reroll(one)
        | Action::Exert(one)
        | Action::Injure(one)
        | Action::Heal(one)
        | Action::Rouse(one)
        | Action::Bed(one) => {
            let face = &page.content.face(one).name;
            let terms = terms(page.seen, action).unwrap_or_else(|| deed(action).to_owned());
            let inner = html! { (bust::head(one)) span { (face) small { (terms) } } };
            chip(page, action, "chip person", &inner)
        }
        Action::Place(token) if open.stage != Stage::Turn => signed(page, action, token.word()),
        Action::Pick { from, to } => {
            let card = page.content.card(from);
            let good = card.stock.map_or("stores", |stock| stock.kind.word());
            let inner = html! { (icon(good)) (icon(to.word())) span { (deed(action)) small { (card.name) } } };
            chip(page, action, "chip", &inner)
        }
        Action::Found(building) => signed(page, action, icon::kind_word(building.kind())),
        Action::Bid(price) => chip(page, action, "chip price", &html! { (icon("coin")) (price) }),
        // Clicked where it lies: cards and people of the square, goods, rows.
        Action::Build(_)
        | Action::Train(_)
        | Action::Place(_)
        | Action::Sell(_)
        | Action::Withdraw
        | Action::Refresh(_) => html! {},
    }
}

/// A button with a symbol, what it does and its terms; one that may stand out does.
fn signed(page: &AboveAndBelowPage<'_>, action: Action, sign: &str) -> Markup {
    let class = if is_default(page.seen, action) { "primary" } else { "chip" };
    let inner = html! {
        @if !sign.is_empty() { (icon(sign)) }
        span { (name(page.seen, action)) @if let Some(terms) = terms(page.seen, action) { small { (terms) } } }
    };
    chip(page, action, class, &inner)
}

/// Links to what is clicked on the board.
fn ways(page: &AboveAndBelowPage<'_>) -> Markup {
    let number =
        |is_it: fn(Action) -> bool| page.actions.iter().filter(|action| is_it(**action)).count();
    let builds = number(|action| matches!(action, Action::Build(_)));
    let trains = number(|action| matches!(action, Action::Train(_)));
    let goods =
        number(|action| matches!(action, Action::Place(_) | Action::Sell(_) | Action::Withdraw));
    html! {
        @if builds > 0 { a.button.chip href="#row-houses" { (icon("hammer")) (words::builds(builds)) } }
        @if trains > 0 { a.button.chip href="#people-title" { (icon("quill")) (words::trains(trains)) } }
        @if goods > 0 && page.open().stage == Stage::Turn { a.button.chip href="#purse" { (icon("track")) (words::GOODS) } }
    }
}
