//! Building: which tile, where, and what it costs (RULES.md sections 8 and 9).

use table::{Chance, Sink};

use super::{Play, gaining, gear, payments, the_only};
use crate::{
    Action, Event, GainList, NowOrNever, Open, Player, Refusal, Stage,
    components::{Cell, Cells, Content, Site, Sites, Thing, Tile, Town},
    stage::Question,
};

/// The places of the grid that have a tile.
#[inline]
pub fn unbuilt(player: &Player) -> Cells {
    Cell::all().filter(|cell| player.grid[cell.index()].is_some()).collect()
}

/// The spaces of the town that are built on.
#[inline]
pub fn built(player: &Player) -> Sites {
    Site::all().filter(|site| player.town[site.index()].is_some()).collect()
}

/// The places of the grid whose tile can be taken: the border before the first building, later what
/// lies beside a gap (NN-136, NN-138).
#[inline]
pub fn open_cells(player: &Player) -> Cells {
    let tiles = unbuilt(player);
    // NN-147.
    if built(player).is_empty() {
        return tiles.iter().filter(|cell| cell.is_border()).collect();
    }
    let gaps = Cells::ALL.without(tiles);
    let beside = gaps.iter().fold(Cells::NONE, |all, gap| all.union(gap.neighbours()));
    beside.intersection(tiles)
}

/// The spaces of the town that can be built on: the starting row first, later what lies beside a
/// building (NN-148, NN-149).
#[inline]
pub fn open_sites(player: &Player) -> Sites {
    let built = built(player);
    if built.is_empty() {
        return Site::all().filter(|site| site.is_starting()).collect();
    }
    let beside = built.iter().fold(Sites::NONE, |all, site| all.union(site.neighbours()));
    beside.without(built)
}

/// What a tile costs on a space: one payment, not below 0 (NN-151 to NN-153).
#[inline]
pub fn price(content: &Content, town: &Town, player: &Player, tile: Tile, site: Site) -> u16 {
    let printed = content.building(tile).cost + town.spaces[site.index()].cost;
    u16::from(printed.saturating_sub(player.standing.build_discount))
}

/// What the cheapest open space costs besides the tile; none where the town is full.
fn cheapest_site(content: &Content, open: &Open) -> Option<Site> {
    let town = content.town(open.side);
    open_sites(open.mover()).iter().min_by_key(|site| town.spaces[site.index()].cost)
}

/// What a tile costs at least; none where the town is full.
fn least_price(content: &Content, open: &Open, tile: Tile) -> Option<u16> {
    let site = cheapest_site(content, open)?;
    Some(price(content, content.town(open.side), open.mover(), tile, site))
}

/// The tiles that can be built now (NN-162).
fn possible(game: &NowOrNever) -> impl Iterator<Item = Tile> + '_ {
    let (content, open) = (game.content(), &game.open);
    let (mover, town) = (open.mover(), content.town(open.side));
    let site = cheapest_site(content, open);
    let cells = site.map_or(Cells::NONE, |_| open_cells(mover));
    cells.iter().filter_map(move |cell| {
        let (tile, site) = (mover.grid[cell.index()]?, site?);
        (price(content, town, mover, tile, site) <= mover.coins).then_some(tile)
    })
}

/// What the cheapest tile costs on its cheapest space; none where nothing can be built at any price.
pub(crate) fn least_of_all(content: &Content, open: &Open) -> Option<u16> {
    let mover = open.mover();
    let tiles = open_cells(mover).iter().filter_map(|cell| mover.grid[cell.index()]);
    tiles.filter_map(|tile| least_price(content, open, tile)).min()
}

/// Whether something can be built, with the coins that can still be had (NN-364).
pub(crate) fn is_possible(game: &NowOrNever) -> bool {
    let (content, open) = (game.content(), &game.open);
    let then = || payments::most_coins(content, open.mover());
    possible(game).next().is_some()
        || may_sell_first(game) && least_of_all(content, open).is_some_and(|least| least <= then())
}

/// Whether goods can be sold and orders completed before building (NN-364); not in the first edition.
pub(crate) fn may_sell_first(game: &NowOrNever) -> bool {
    !game.open.is_first_edition()
}

pub(crate) fn list_tiles(game: &NowOrNever, out: &mut Vec<Action>) {
    out.extend(possible(game).map(Action::Tile));
    out.push(Action::Nothing);
    if may_sell_first(game) {
        payments::list(game, out);
    }
}

/// Nothing can be built, whatever is sold: nobody is asked, and everybody is told (NN-364).
pub(crate) fn lapse(play: &mut Play<impl Chance, impl Sink<Event>>) {
    if !play.game.open.is_first_edition() {
        let least = least_of_all(play.game.content(), &play.game.open);
        let seat = play.game.active();
        play.send(Event::NothingBuilt { seat, least });
    }
}

/// The place of a tile in the grid of the active player.
fn cell_of(game: &NowOrNever, tile: Tile) -> Option<Cell> {
    let grid = &game.open.mover().grid;
    grid.iter().position(|place| *place == Some(tile)).and_then(Cell::new)
}

/// A tile that can be built somewhere.
pub(crate) struct Plan {
    tile: Tile,
}

pub(crate) fn check_tile(game: &NowOrNever, tile: Tile) -> Result<Plan, Refusal> {
    let cell = cell_of(game, tile).ok_or(Refusal::NoSuchTile { tile })?;
    let mover = game.open.mover();
    if !open_cells(mover).contains(cell) {
        return Err(Refusal::TileEnclosed { tile });
    }
    let asked = least_price(game.content(), &game.open, tile).ok_or(Refusal::NoSite)?;
    if asked > mover.coins {
        return Err(Refusal::CannotPay { thing: Thing::Coin, asked, has: mover.coins });
    }
    Ok(Plan { tile })
}

/// NN-124: a tile is chosen, and then its space.
pub(crate) fn choose(play: &mut Play<impl Chance, impl Sink<Event>>, Plan { tile }: Plan) {
    play.game.ask(Stage::Site { tile });
}

/// The open spaces where a tile costs at most so many coins.
fn sites_for(game: &NowOrNever, tile: Tile, coins: u16) -> impl Iterator<Item = Site> {
    let (content, open) = (game.content(), &game.open);
    let (mover, town) = (*open.mover(), content.town(open.side));
    let sites = open_sites(&mover).iter();
    sites.filter(move |site| price(content, town, &mover, tile, *site) <= coins)
}

/// Whether more coins would open more spaces to a tile.
pub(crate) fn may_open_more(game: &NowOrNever, tile: Tile) -> bool {
    let mover = game.open.mover();
    let (now, then) = (mover.coins, payments::most_coins(game.content(), mover));
    may_sell_first(game) && sites_for(game, tile, then).count() > sites_for(game, tile, now).count()
}

pub(crate) fn list_sites(game: &NowOrNever, tile: Tile, out: &mut Vec<Action>) {
    out.extend(sites_for(game, tile, game.open.mover().coins).map(Action::At));
    if may_open_more(game, tile) {
        payments::list(game, out);
    }
}

/// A tile with the space it is built on, and what that costs.
pub(crate) struct Job {
    tile: Tile,
    cell: Cell,
    site: Site,
    coins: u16,
}

pub(crate) fn check_site(game: &NowOrNever, tile: Tile, site: Site) -> Result<Job, Refusal> {
    let (content, mover) = (game.content(), game.open.mover());
    if !open_sites(mover).contains(site) {
        return Err(Refusal::NoSite);
    }
    let cell = cell_of(game, tile).ok_or(Refusal::NoSuchTile { tile })?;
    let coins = price(content, content.town(game.open.side), mover, tile, site);
    if coins > mover.coins {
        return Err(Refusal::CannotPay { thing: Thing::Coin, asked: coins, has: mover.coins });
    }
    Ok(Job { tile, cell, site, coins })
}

/// The one space a tile can go to, where nothing is left to decide (NN-638).
pub(crate) fn the_only_site(game: &NowOrNever, tile: Tile) -> Option<Job> {
    if game.open.is_first_edition() {
        return None;
    }
    let only = the_only(sites_for(game, tile, game.open.mover().coins));
    let only = only.filter(|_| !may_open_more(game, tile));
    only.and_then(|site| check_site(game, tile, site).ok())
}

/// NN-157: pay, place, what the space brings, what the tile brings.
pub(crate) fn build(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    Job { tile, cell, site, coins }: Job,
) {
    let (seat, content) = (play.game.active(), play.game.content());
    let face = content.building(tile);
    let mover = play.game.open.mover_mut();
    mover.coins -= coins;
    mover.grid[cell.index()] = None;
    mover.town[site.index()] = Some(tile);
    play.send(Event::Built { seat, tile, site, coins: coins as u8 });
    if !face.standing.is_nothing() {
        gear::recount(play, seat);
    }
    if !face.on_built.is_empty() {
        play.game.then(Question::Gains { list: GainList::Tile(tile), next: 0 });
    }
    let town = content.town(play.game.open.side);
    if let Some(thing) = town.spaces[site.index()].gain {
        gaining::gain(play, seat, thing, 1);
    }
}
