//! What is asked now: one sentence and its buttons.

use game_above_and_below::{Action, Purpose, RestStep, Stage, Villager, Work, components::Craft};
use maud::{Markup, html};

use super::{
    AboveAndBelowPage, book, bust, hint_mark,
    icon::{self, icon},
};
use crate::words::above_and_below as words;

/// Prices that are shown at once; higher ones are folded away.
const PRICES: usize = 8;

/// What is asked of the viewer, or who is waited for.
pub(super) fn sentence(page: &AboveAndBelowPage<'_>) -> String {
    let open = page.open();
    match page.seat() {
        Some(seat) if page.is_asked() => asked(page, seat),
        _ => words::waits(open.stage, &page.waited_for(), page.name(open.active)),
    }
}

fn asked(page: &AboveAndBelowPage<'_>, seat: table::Seat) -> String {
    let open = page.open();
    let village = open.village(seat);
    match open.stage {
        Stage::Turn => words::turn(village.ready.len()),
        Stage::Bidding { owner } => {
            words::bidding(page.name(owner), open.village(owner).sale, open.refused[owner.index()])
        }
        Stage::Answering { price, .. } => {
            words::answering(page.name(open.active), price, village.sale)
        }
        Stage::Gathering { task } => words::gathering(task, open.party.len()),
        Stage::Assigning { work } => words::assigning(work, &work_name(page, work)),
        Stage::Paying { bill } => {
            let what = match bill.purpose {
                Purpose::Work(work) => work_name(page, work),
                Purpose::Refresh(row) => words::refreshing(row),
                Purpose::Choice(_) | Purpose::Number(_) => words::THE_TALE.to_owned(),
            };
            words::bill(bill.amount, &what)
        }
        Stage::Harvesting { left } => words::harvesting(left),
        Stage::Choosing => words::CHOOSING.to_owned(),
        Stage::Rerolling => {
            words::rerolling(open.exploration.map_or(0, |exploration| exploration.rerolls))
        }
        Stage::Exerting => words::exerting(book::next_goal(page)),
        Stage::Claiming => words::CLAIMING.to_owned(),
        Stage::Picking => words::PICKING.to_owned(),
        Stage::Injuring => words::INJURING.to_owned(),
        Stage::Founding { most } => words::founding(most),
        Stage::Resting => {
            let rest = open.rests[seat.index()];
            match rest.step {
                RestStep::Beds => {
                    words::beds(rest.beds, village.exhausted.len() + village.injured.len())
                }
                RestStep::Spending | RestStep::Done => words::SPENDING.to_owned(),
            }
        }
        Stage::Placing => words::PLACING.to_owned(),
        Stage::Over => words::OVER.to_owned(),
    }
}

fn work_name(page: &AboveAndBelowPage<'_>, work: Work) -> String {
    match work {
        Work::Build(building) => page.content.card(building).name.clone(),
        Work::Train(villager) => page.content.face(villager).name.clone(),
    }
}

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
        button class=(class) id={ "do-" (action.to_string().replace(' ', "-")) } form="act" name="act" value=(action) {
            (inner)
            (hint_mark(page, action))
        }
    }
}

/// The button of one action; nothing for what is clicked where it lies.
fn button(page: &AboveAndBelowPage<'_>, action: Action) -> Markup {
    let open = page.open();
    let plain = |sign: &str, words: &str| {
        chip(page, action, "chip", &html! { @if !sign.is_empty() { (icon(sign)) } (words) })
    };
    let main = |sign: &str, words: &str| {
        chip(page, action, "primary", &html! { @if !sign.is_empty() { (icon(sign)) } (words) })
    };
    match action {
        Action::Explore => main("cave", words::EXPLORE),
        Action::Harvest => main("stores", words::HARVEST),
        Action::Labor => {
            let cider = html! { (icon("coin")) (words::LABOR) @if open.cider { (icon("cider")) span.sr { (words::AND_CIDER) } } };
            chip(page, action, "primary", &cider)
        }
        Action::Pass => plain("exhausted", words::PASS),
        Action::Bargain(owner) => match open.village(owner).sale {
            Some(token) => plain(token.word(), &words::bargain(page.name(owner), token)),
            None => html! {},
        },
        Action::Accept => main("", words::ACCEPT),
        Action::Refuse => plain("", words::REFUSE),
        Action::Go => main("", words::go(open.stage)),
        Action::Pay { ciders, potions } => {
            let amount = match open.stage {
                Stage::Paying { bill } => bill.amount,
                _ => 0,
            };
            plain("", &words::pay(amount.saturating_sub(ciders + potions), ciders, potions))
        }
        Action::Choose { choice, paying } => way(page, action, choice, paying),
        Action::Keep => main("", words::KEEP),
        Action::Enough => main("", words::ENOUGH),
        Action::Claim(number) => {
            main("lantern", &words::claim(number, book::price_of(page, number).as_deref()))
        }
        Action::Decline => plain("", words::DECLINE),
        Action::Take(which) => main(
            "",
            &book::reward(page, which).map_or(action.to_string(), |reward| words::take(&reward)),
        ),
        Action::Rest => main("bed", words::REST),
        Action::Send(one)
        | Action::By(one)
        | Action::Reroll(one)
        | Action::Exert(one)
        | Action::Injure(one)
        | Action::Heal(one)
        | Action::Rouse(one)
        | Action::Bed(one) => person(page, action, one),
        Action::Place(token) if open.stage != Stage::Turn => {
            plain(token.word(), &words::place_good(token))
        }
        Action::Pick { from, to } => {
            let card = page.content.card(from);
            let good = card.stock.map_or("stores", |stock| stock.kind.word());
            let inner = html! { (icon(good)) (icon(words::place_sign(to))) (words::place(to)) small { (card.name) } };
            chip(page, action, "chip", &inner)
        }
        Action::Found(building) => {
            let card = page.content.card(building);
            let inner = html! { (icon(icon::kind_word(building.kind()))) (card.name) small { (icon("coin")) (card.cost) } };
            chip(page, action, "chip", &inner)
        }
        // Clicked where it lies: cards and people of the square, goods, rows.
        Action::Build(_)
        | Action::Train(_)
        | Action::Place(_)
        | Action::Sell(_)
        | Action::Withdraw
        | Action::Refresh(_) => html! {},
        Action::Bid(price) => chip(page, action, "chip price", &html! { (icon("coin")) (price) }),
    }
}

/// A choice of the open passage, in one line.
fn way(page: &AboveAndBelowPage<'_>, action: Action, choice: u8, paying: bool) -> Markup {
    let (label, numbers) = book::way(page, choice).unwrap_or_default();
    let inner = html! {
        span.label { @if paying { (words::PAYING) } (label) }
        @if !numbers.is_empty() { span.goal { (icon("lantern")) (words::numbers(&numbers)) } }
    };
    chip(page, action, "chip way", &inner)
}

/// A villager at the thumb.
fn person(page: &AboveAndBelowPage<'_>, action: Action, one: Villager) -> Markup {
    let name = &page.content.face(one).name;
    chip(
        page,
        action,
        "chip person",
        &html! { (bust::head(one)) span { small { (words::deed(action)) } (name) } },
    )
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

/// Why something usual cannot be done, in case somebody wonders.
pub(super) fn why_not(page: &AboveAndBelowPage<'_>) -> Option<String> {
    let seat = page.seat()?;
    let open = page.open();
    if open.stage != Stage::Turn || !page.is_asked() {
        return None;
    }
    let village = open.village(seat);
    if village.ready.is_empty() {
        return Some(words::NOBODY_READY.to_owned());
    }
    let shows = |craft: fn(&game_above_and_below::components::Face) -> Craft| {
        village.ready.iter().any(|one| craft(page.content.face(one)) != Craft::None)
    };
    let mut reasons = Vec::new();
    let lacks = |is_it: fn(Action) -> bool| !page.actions.iter().any(|known| is_it(*known));
    if lacks(|action| action == Action::Explore) {
        reasons.push(words::why_not_explore(village.ready.len(), open.cave.is_some()));
    }
    if lacks(|action| matches!(action, Action::Build(_))) {
        reasons.push(words::why_not_build(shows(|face| face.build), village.coins));
    }
    if lacks(|action| matches!(action, Action::Train(_))) {
        reasons.push(words::why_not_train(shows(|face| face.train), village.coins));
    }
    if lacks(|action| action == Action::Harvest) {
        reasons.push(words::NOTHING_TO_HARVEST.to_owned());
    }
    (!reasons.is_empty()).then(|| reasons.join(" "))
}
