//! Moves at which everybody at the table would shake their head.
//!
//! Each is a rule of thumb without exceptions worth naming: where a sensible player might have a
//! reason, the move is not absurd. All of it rests on what lies open.

mod below;
mod market;

use table::Seat;

use super::{parties, rollout_policy};
use crate::{
    AboveAndBelow, Action, Stage, Task, Villager, Villagers,
    components::{Counted, Group},
    rules::{building, harvesting, symbols},
};

/// The last round: no night follows, and no income (AB-201).
const LAST_ROUND: u8 = 7;

/// Why `action` is absurd, if it is.
pub(super) fn reason(game: &AboveAndBelow, seat: Seat, action: Action) -> Option<&'static str> {
    match action {
        Action::Pass => pass(game, seat),
        Action::Labor => labor(game, seat),
        Action::Train(villager) => train(game, seat, villager),
        Action::Explore => below::party(game, seat, game.open.village(seat).ready),
        Action::Go => match game.open.stage {
            Stage::Gathering { task: Task::Explore } => below::party(game, seat, game.open.party),
            _ => None,
        },
        Action::Refresh(row) => market::refresh(game, seat, row),
        Action::Sell(_) => market::sell(game, seat),
        Action::Bargain(owner) => market::bargain(game, seat, owner),
        Action::Bid(price) => market::bid(game, seat, price),
        Action::Accept => market::accept(game, seat),
        Action::Choose { choice, paying } => below::choose(game, choice, paying),
        Action::Reroll(villager) => below::reroll(game, villager),
        Action::Keep => below::keep(game),
        Action::Enough => below::enough(game),
        Action::Take(which) => below::take(game, seat, which),
        Action::Rouse(_) => rouse(game, seat),
        Action::Harvest
        | Action::Build(_)
        | Action::Withdraw
        | Action::Refuse
        | Action::Place(_)
        | Action::Send(_)
        | Action::By(_)
        | Action::Pay { .. }
        | Action::Pick { .. }
        | Action::Exert(_)
        | Action::Claim(_)
        | Action::Decline
        | Action::Injure(_)
        | Action::Found(_)
        | Action::Heal(_)
        | Action::Rest
        | Action::Bed(_) => None,
    }
}

/// Whether this is the last round.
fn is_last(game: &AboveAndBelow) -> bool {
    game.open.round == LAST_ROUND
}

/// Those who could still turn coins into buildings.
fn ready_builders(game: &AboveAndBelow, seat: Seat) -> Villagers {
    game.open.village(seat).ready.intersection(game.content.who.builds)
}

/// Passing leaves ready villagers idle. Before the last round somebody with a bed for the night
/// could labor for nothing; in the last round goods and buildings are points.
fn pass(game: &AboveAndBelow, seat: Seat) -> Option<&'static str> {
    let village = game.open.village(seat);
    if village.ready.is_empty() {
        return None;
    }
    if is_last(game) {
        let builds = || !ready_builders(game, seat).is_empty() && can_build(game);
        return match () {
            () if harvesting::goods(game) > 0 => Some("passes with goods left to harvest"),
            () if builds() => Some("passes in the last round with a building to buy"),
            () => None,
        };
    }
    let own_bed = game.content.who.own_bed;
    let tired = village.exhausted.union(village.injured).without(own_bed).len();
    let beds = usize::from(symbols::beds(&game.content, village));
    let rests_anyway = tired < beds || !village.ready.intersection(own_bed).is_empty();
    rests_anyway.then_some("passes while somebody with a bed could labor")
}

fn can_build(game: &AboveAndBelow) -> bool {
    let mut cards = game.open.on_display();
    cards.any(|card| building::check_work(game, crate::Work::Build(card)).is_ok())
}

/// With nobody left to build, coins of the last round are worth nothing, and goods are points.
fn labor(game: &AboveAndBelow, seat: Seat) -> Option<&'static str> {
    let is_idle =
        is_last(game) && ready_builders(game, seat).is_empty() && harvesting::goods(game) > 0;
    is_idle.then_some("labors in the last round instead of harvesting")
}

/// Who is trained in the last round never works, and counts only for some cards.
fn train(game: &AboveAndBelow, seat: Seat, villager: Villager) -> Option<&'static str> {
    let content = &game.content;
    let village = game.open.village(seat);
    let counts = || {
        let built = symbols::cards(content, village);
        let builds = !ready_builders(game, seat).is_empty();
        let offered = game.open.on_display().filter(|_| builds).map(|card| content.card(card));
        let mut pays = built.chain(offered).filter_map(|card| card.per.as_ref());
        pays.any(|per| per.counted.contains(&Counted::Villager))
    };
    let is_idle = is_last(game)
        && villager.group() == Group::Regular
        && !symbols::trains_to_ready(content, village)
        && !counts();
    is_idle.then_some("trains somebody who will never work")
}

/// With a bed for everybody a cider changes nothing (AB-212).
fn rouse(game: &AboveAndBelow, seat: Seat) -> Option<&'static str> {
    let village = game.open.village(seat);
    let tired = village.exhausted.union(village.injured).without(game.content.who.own_bed);
    let beds = usize::from(game.open.rests[seat.index()].beds);
    (tired.len() <= beds).then_some("spends a cider on somebody who has a bed")
}
