//! Absurd moves in town: specialists, tiles, goods and villagers.

use table::{Insight, Seat};

use super::super::{goods, kit::strike_of, town::Town};
use crate::{
    Employer, NowOrNever, SEASONS, SLOTS, Token,
    components::{Cell, Colour, Effect, Good, Goods, Specialist, Strike, Thing, Tile},
    rules::{building, hiring, market, payments},
};

/// Coins under the best sale that are a mistake and no matter of taste.
const FAR_UNDER: u16 = 3;
/// The last season in which everybody still builds up.
const EARLY: u8 = 3;

/// Coins of the cheapest tile that could be built.
fn cheapest(game: &NowOrNever) -> Option<u16> {
    tiles(game).map(|(_, price)| price).min()
}

/// Tiles that could be built, each with its lowest price.
fn tiles(game: &NowOrNever) -> impl Iterator<Item = (Tile, u16)> + '_ {
    let (content, mover) = (game.content.0, game.open.mover());
    let town = content.town(game.open.side);
    let sites = building::open_sites(mover);
    building::open_cells(mover).iter().filter_map(move |cell| {
        let tile = mover.grid[cell.index()]?;
        let price = |site| building::price(content, town, mover, tile, site);
        Some((tile, sites.iter().map(price).min()?))
    })
}

/// Whether a specialist brings anything to somebody with so many coins after the payment, and what goods and
/// orders bring (NN-364).
fn brings(game: &NowOrNever, one: Specialist, coins: u16) -> bool {
    let (content, mover) = (game.content.0, game.open.mover());
    let coins = match game.open.is_first_edition() {
        true => coins,
        false => coins + payments::to_come(content, mover),
    };
    content.specialist(one).action.iter().any(|effect| match effect {
        Effect::Build => cheapest(game).is_some_and(|price| price <= coins),
        Effect::BuyGear { discount } => {
            let all = game.open.gear.iter().flatten().flatten();
            all.into_iter()
                .any(|gear| u16::from(content.gear(*gear).cost.saturating_sub(*discount)) <= coins)
        }
        Effect::HealFull | Effect::Gain { what: Thing::Heart, .. } => {
            mover.hearts < mover.most_hearts(content)
        }
        Effect::Gain { what: Thing::Mana, .. } => mover.mana < mover.most_mana(content),
        _ => true,
    })
}

/// Money for nothing.
pub(super) fn hire(game: &NowOrNever, whose: Employer, slot: u8) -> Option<&'static str> {
    let open = &game.open;
    let slots = match whose {
        Employer::Own => &open.mover().specialists,
        Employer::Player(seat) => &open.player(seat).specialists,
        Employer::Bot => &open.bot.as_ref()?.specialists,
    };
    let one = slots[usize::from(slot)]?;
    let cost = u16::from(game.content.specialist(one).cost);
    let left = open.mover().coins.saturating_sub(cost);
    (!brings(game, one, left)).then_some("pays a specialist who can do nothing")
}

/// Twice the money for nothing.
pub(super) fn recruit(game: &NowOrNever, place: u8) -> Option<&'static str> {
    let one = game.open.specialists[usize::from(place)]?;
    let price = hiring::recruit_price(&game.content, game.open.mover(), one);
    let left = game.open.mover().coins.saturating_sub(price);
    let is_last = game.open.season == SEASONS;
    (is_last && !brings(game, one, left))
        .then_some("recruits in the last season somebody who can do nothing")
}

/// The only builder is sent away with the money for a building at hand, while the game is young.
pub(super) fn rest(game: &NowOrNever, slot: u8) -> Option<&'static str> {
    let (content, mover) = (game.content.0, game.open.mover());
    let one = mover.specialists[usize::from(slot)]?;
    let tile = content.specialist(one);
    let builds = tile.action.contains(&Effect::Build);
    let left = mover.coins.checked_sub(tile.cost.into())?;
    let could = cheapest(game).is_some_and(|price| price <= left);
    (builds && could && game.open.season <= EARLY)
        .then_some("lets a builder rest with the coins for a building")
}

/// A hero in good health stays at home, or the coins for the last building do.
pub(super) fn pass(game: &NowOrNever) -> Option<&'static str> {
    let (content, mover) = (game.content.0, game.open.mover());
    let is_last = game.open.season == SEASONS;
    let is_well = mover.hearts * 2 > mover.most_hearts(content);
    if !is_last && is_well && mover.free_arrows().next().is_some() {
        return Some("passes with a hero in good health and a hero action left");
    }
    let own = (0..4).filter(|slot| mover.is_face_up(*slot));
    let mut builders = own.filter_map(|slot| mover.specialists[usize::from(slot)]);
    let could = builders.any(|one| {
        let tile = content.specialist(one);
        let left = mover.coins.saturating_sub(tile.cost.into());
        tile.action.contains(&Effect::Build)
            && u16::from(tile.cost) <= mover.coins
            && scoring_tile(game, left)
    });
    (is_last && could)
        .then_some("passes in the last season with the coins for a building that scores")
}

/// Whether a tile for at most so many coins scores right away.
fn scoring_tile(game: &NowOrNever, coins: u16) -> bool {
    let (content, seat) = (game.content.0, game.open.active);
    let now = game.score_now(seat);
    let town = content.town(game.open.side);
    tiles(game).filter(|(_, price)| *price <= coins).any(|(tile, _)| {
        building::open_sites(game.open.mover()).iter().any(|site| {
            let mut after = *game;
            let mover = after.open.mover_mut();
            let price = building::price(content, town, mover, tile, site);
            mover.town[site.index()] = Some(tile);
            price <= coins && after.score_now(seat) > now
        })
    })
}

/// The builder is paid, and there is a tile to build.
pub(super) fn build_nothing(game: &NowOrNever) -> Option<&'static str> {
    let coins = game.open.mover().coins;
    let could = match game.open.season {
        SEASONS => scoring_tile(game, coins),
        _ => cheapest(game).is_some_and(|price| price <= coins),
    };
    could.then_some("pays a builder and builds nothing")
}

/// A line of the market that throws coins away.
pub(super) fn sell(game: &NowOrNever, sold: Goods) -> Option<&'static str> {
    let (content, mover) = (game.content.0, game.open.mover());
    let rest = mover.goods.checked_sub(sold)?;
    let coins = u16::from(market::price(content, mover.played, sold)?);
    let best = goods::sale(content, mover, mover.goods);
    let lost = best.saturating_sub(coins + goods::sale(content, mover, rest));
    // Whoever keeps goods for an order or a card may sell the others as they are.
    let is_kept = !mover.orders.is_empty() || mover.hand.iter().any(|cards| *cards > 0);
    let far = if is_kept { 2 * FAR_UNDER } else { FAR_UNDER };
    (lost >= far).then_some("sells goods far under what they are worth together")
}

/// A row of villagers is complete with one of each kind.
fn is_set(housed: &[u8; Good::COUNT]) -> bool {
    housed.iter().all(|count| *count > 0)
}

/// How well a villager fits into a row as the town stands.
fn fit(game: &NowOrNever, seat: Seat, good: Good, row: usize) -> Option<i32> {
    let content = game.content.0;
    let town = Town::bare(content, game.open.player(seat));
    let points = &content.town(game.open.side).housing_points;
    (town.free[row] > 0).then(|| town.room_for(points, row, good))
}

/// The last place of a row that lacks one kind goes to a kind that is there, with room elsewhere.
pub(super) fn house(game: &NowOrNever, seat: Seat, good: Good, row: u8) -> Option<&'static str> {
    let here = fit(game, seat, good, row.into())?;
    let elsewhere = (0..4).filter(|other| *other != usize::from(row));
    let better = elsewhere.filter_map(|other| fit(game, seat, good, other)).max()?;
    (here <= -200 && better >= 0)
        .then_some("takes the last place of a set from who would complete it")
}

/// A set is torn apart, and none is completed by it.
pub(super) fn relocate(
    game: &NowOrNever,
    seat: Seat,
    good: Good,
    from: u8,
    to: u8,
) -> Option<&'static str> {
    let housed = &game.open.player(seat).housed;
    let (from, mut to) = (&housed[usize::from(from)], housed[usize::from(to)]);
    let was_set = is_set(&to);
    to[good.index()] += 1;
    (is_set(from) && from[good.index()] == 1 && (was_set || !is_set(&to)))
        .then_some("tears a set of villagers apart")
}

/// Somebody sleeps outside beside a free place.
pub(super) fn leave_outside(game: &NowOrNever, seat: Seat) -> Option<&'static str> {
    let player = game.open.player(seat);
    let waits = Good::ALL.into_iter().filter(|good| player.unhoused[good.index()] > 0);
    let is_last = game.open.season == SEASONS;
    let fits = |good: Good| {
        let best = (0..4).filter_map(|row| fit(game, seat, good, row)).max();
        best.is_some_and(|best| is_last || best >= 0)
    };
    waits.into_iter().any(fits).then_some("leaves a villager outside beside a free place")
}

/// Whether one strike does nothing that the other does not do as well, and less of something.
fn is_weaker(one: &Strike, other: &Strike) -> bool {
    let boost = |strike: &Strike| strike.boost.unwrap_or_default();
    let parts = |strike: &Strike| {
        let boost = boost(strike);
        let die = if boost.die { 1 } else { 0 };
        let mana = u8::MAX - boost.mana;
        [
            strike.damage,
            strike.defence,
            strike.mana,
            strike.hearts,
            boost.damage,
            boost.defence,
            die,
            mana,
        ]
    };
    let (one_parts, other_parts) = (parts(one), parts(other));
    one_parts.iter().zip(&other_parts).all(|(one, other)| one <= other) && one_parts != other_parts
}

/// A token covers a strike while a weaker one lies open.
pub(super) fn slot(game: &NowOrNever, token: Token, slot: u8) -> Option<&'static str> {
    let (content, mover) = (game.content.0, game.open.mover());
    let is_red = match token {
        Token::Ability(ability) => ability.colour() == Colour::Red,
        Token::Gear(gear) => content.gear(gear).colour == Colour::Red,
    };
    if !is_red {
        return None;
    }
    let is_full = mover.red.iter().all(Option::is_some);
    let strike = |slot: usize| match mover.red[slot] {
        Some(token) => strike_of(content, token),
        None => content.hero(mover.hero()).strikes[slot],
    };
    let covered = strike(slot.into());
    let mut open = (0..SLOTS).filter(|other| is_full || mover.red[*other].is_none());
    open.any(|other| is_weaker(&strike(other), &covered))
        .then_some("covers a strike and leaves a weaker one")
}

/// Two tiles change places and neither becomes free nor enclosed.
pub(super) fn swap(game: &NowOrNever, first: Cell, second: Cell) -> Option<&'static str> {
    let mover = game.open.mover();
    let open = building::open_cells(mover);
    let is_idle = open.contains(first) && open.contains(second);
    let sensible = building::unbuilt(mover).iter().any(|cell| !open.contains(cell));
    (is_idle && sensible).then_some("swaps two tiles that could both be built anyway")
}
