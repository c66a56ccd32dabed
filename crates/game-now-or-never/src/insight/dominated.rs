//! Actions that a search leaves out, because another does as much: equal ones, and what has time until later.
//!
//! None of them is absurd. People house their villagers at once; whoever looks ahead waits until dusk, when
//! it is known who else has come.

use table::Seat;

use super::{POLICY, cards, goods, mind, specialists, town::Town};
use crate::{
    Action, NowOrNever, RestGain, Stage,
    components::{Cell, Effect, Good, Goods, Hero, Site, TOWN_COLUMNS},
    rules::{building, market},
};

/// Whether another action does as much in any case.
pub(super) fn is_dominated(game: &NowOrNever, seat: Seat, action: Action) -> bool {
    match (game.open.stage, action) {
        (_, Action::Choose(hero)) => favourite(game) != Some(hero),
        (_, Action::Hero(arrow)) => has_equal_arrow(game, arrow),
        (Stage::Turn | Stage::Arrived, Action::House { .. } | Action::Move { .. }) => {
            !cards::counts_villagers(game, seat)
        }
        (Stage::Dusk { .. }, Action::House { good, row }) => fits_better(game, seat, good, row),
        (_, Action::Sell(sold)) => !is_needed(game) || is_worse_sale(game, sold),
        (Stage::Turn, Action::Rest { slot, gain }) => is_worse_rest(game, seat, slot, gain),
        (Stage::Site { .. }, Action::At(site)) => is_mirrored(game, site),
        (Stage::Swap { first }, Action::Swap(cell)) => is_idle_swap(game, first, cell),
        _ => false,
    }
}

/// The hero that is chosen among those who are left. They win about equally often, so it is a matter of
/// taste; the specialists and the gear on display decide, and bots play all four.
fn favourite(game: &NowOrNever) -> Option<Hero> {
    let open = &game.open;
    let is_free = |hero: &Hero| open.players.iter().all(|player| player.hero != Some(*hero));
    let specialists = open.specialists.iter().flatten().map(|one| one.index());
    let gear = open.gear.iter().flatten().flatten().map(|one| one.index());
    let count = Hero::ALL.iter().filter(|hero| is_free(hero)).count().max(1);
    Hero::ALL
        .into_iter()
        .filter(is_free)
        .nth((specialists.sum::<usize>() + gear.sum::<usize>()) % count)
}

/// Another token with the same number comes before it.
fn has_equal_arrow(game: &NowOrNever, arrow: u8) -> bool {
    let mover = game.open.mover();
    let moves = &game.content.hero(mover.hero()).moves;
    let same = |other: u8| moves[usize::from(other)] == moves[usize::from(arrow)];
    mover.free_arrows().any(|other| other < arrow && same(other))
}

/// Whether a villager fits better into another row.
fn fits_better(game: &NowOrNever, seat: Seat, good: Good, row: u8) -> bool {
    let town = Town::bare(&game.content, game.open.player(seat));
    let points = &game.content.town(game.open.side).housing_points;
    town.best_row(points, good).is_some_and(|best| best != usize::from(row))
}

/// Whether coins can be put to use at once: goods keep.
fn is_needed(game: &NowOrNever) -> bool {
    let (content, open) = (game.content.0, &game.open);
    let mover = open.mover();
    match open.stage {
        Stage::Arrived => {
            let Some(location) = open.location(content, mover.place) else { return false };
            let visit = content.visit(open.side, location);
            let sells_gear = |effect: &Effect| matches!(effect, Effect::BuyGear { .. });
            let hand = game.hidden.hands[open.active.index()];
            u16::from(visit.cost.coins) > mover.coins
                || visit.gains.iter().any(sells_gear)
                || hand.iter().map(|quest| content.quest(quest)).any(|card| {
                    card.location == location
                        && (u16::from(card.cost.coins) > mover.coins
                            || card.rewards.iter().any(sells_gear))
                })
        }
        _ => true,
    }
}

/// Whether another line of the market leaves more, or as much for each good.
fn is_worse_sale(game: &NowOrNever, sold: Goods) -> bool {
    let (content, mover) = (game.content.0, game.open.mover());
    let all = goods::sale(content, mover, mover.goods);
    let worth = |sold: Goods| {
        let rest = mover.goods.checked_sub(sold)?;
        let coins = u16::from(market::price(content, mover.played, sold)?);
        let lost = all - (coins + goods::sale(content, mover, rest)).min(all);
        // Nothing lost first, then the most for each good.
        Some((std::cmp::Reverse(lost), coins * 60 / sold.total().max(1), sold))
    };
    let lines = market::lines(content, mover.played);
    let best = lines.filter_map(|line| worth(line.goods)).max();
    best.is_some_and(|(_, _, best)| best != sold)
}

/// Whether somebody else could rest who is needed less.
fn is_worse_rest(game: &NowOrNever, seat: Seat, slot: u8, gain: RestGain) -> bool {
    let survey = mind::survey(game, POLICY, seat);
    let player = game.open.player(seat);
    let others = (0..4).filter(|other| *other != slot && player.is_face_up(*other));
    let own = specialists::rest(&survey, slot, gain);
    others.into_iter().any(|other| {
        let worth = specialists::rest(&survey, other, gain);
        worth > own || (worth == own && other < slot)
    })
}

/// Whether the first building could as well go to the other side of a board whose sides are alike.
fn is_mirrored(game: &NowOrNever, site: Site) -> bool {
    let spaces = &game.content.town(game.open.side).spaces;
    let mirror = |site: Site| Site::at(TOWN_COLUMNS - 1 - site.column(), site.row());
    let is_alike = |site: Site| {
        mirror(site).is_some_and(|other| spaces[site.index()] == spaces[other.index()])
    };
    let is_first = building::built(game.open.mover()).is_empty();
    is_first && site.column() >= TOWN_COLUMNS / 2 && Site::all().all(is_alike)
}

/// Whether a swap does not bring an enclosed tile to the open: the enclosed one is named first.
fn is_idle_swap(game: &NowOrNever, first: Option<Cell>, cell: Cell) -> bool {
    let mover = game.open.mover();
    let open = building::open_cells(mover);
    match first {
        None => open.contains(cell),
        Some(first) => !open.contains(first) && !open.contains(cell),
    }
}
