//! The actions of a town as on buttons: tiles, spaces, gear, slots, sales, housing.

use table::{Seen, words::counted};

use super::{
    asked::{asked_player, token},
    effects::{goods as counted_goods, some, strike, villager},
    places::site_name,
};
use crate::{
    NowOrNever, Player, Stage,
    components::{Cell, Colour, Gear, Good, Goods, Site, Thing, Tile},
    rules::{building, gear as gear_rules, market, scoring},
};

/// A tile with what it costs on the spaces that can be paid.
pub(super) fn tile(seen: Seen<'_, NowOrNever>, tile: Tile) -> String {
    let (content, open) = (seen.content, &seen.view.open);
    let (mover, town) = (open.mover(), content.town(open.side));
    let sites = building::open_sites(mover);
    let prices = sites.iter().map(|site| building::price(content, town, mover, tile, site));
    let prices: Vec<u16> = prices.filter(|price| *price <= mover.coins).collect();
    let name = &content.building(tile).name;
    match (prices.iter().min(), prices.iter().max()) {
        (Some(least), Some(most)) if least < most => {
            format!("Build {name} for {least} to {}", Thing::Coin.counted(*most))
        }
        (Some(least), _) => format!("Build {name} for {}", Thing::Coin.counted(*least)),
        (None, _) => format!("Build {name}"),
    }
}

/// A space of the town with its price and what it brings.
pub(super) fn site(seen: Seen<'_, NowOrNever>, site: Site) -> String {
    let (content, open) = (seen.content, &seen.view.open);
    let Stage::Site { tile } = open.stage else { return format!("Build in {}", site_name(site)) };
    let (mover, town) = (open.mover(), content.town(open.side));
    let price = building::price(content, town, mover, tile, site);
    let mut label = format!("Build in {} for {}", site_name(site), Thing::Coin.counted(price));
    let mut brings = Vec::new();
    if let Some(thing) = town.spaces[site.index()].gain {
        brings.push(some(thing, 1));
    }
    let built = mover.row(site.row()).iter().flatten().count();
    if built + 1 == crate::components::TOWN_COLUMNS && town.row_points[site.row()] > 0 {
        brings.push(format!("{} for the full row", counted(town.row_points[site.row()], "point")));
    }
    let beside = points_beside(seen, tile, site);
    if beside > 0 {
        brings.push(format!("{} as things stand", counted(beside, "point")));
    }
    if !brings.is_empty() {
        label += &format!(": {}", brings.join(", "));
    }
    label
}

/// The points that a tile on a space would add to what the buildings of the town count now.
fn points_beside(seen: Seen<'_, NowOrNever>, tile: Tile, site: Site) -> u16 {
    let before = *seen.view.open.mover();
    let mut after = before;
    after.town[site.index()] = Some(tile);
    let count = |player: &Player| -> u16 {
        let built = Site::all().filter_map(|at| Some((at, player.town[at.index()]?)));
        built.map(|(at, tile)| scoring::building(seen.content, player, at, tile)).sum()
    };
    count(&after).saturating_sub(count(&before))
}

/// Gear with its price.
pub(super) fn gear(seen: Seen<'_, NowOrNever>, gear: Gear) -> String {
    let discount = match seen.view.open.stage {
        Stage::Gear { discount } => discount,
        _ => 0,
    };
    let coins = Thing::Coin.counted(gear_rules::price(seen.content, gear, discount));
    format!("Buy {} for {coins}", seen.content.gear(gear).name)
}

/// A slot with what the token would cover or push out.
pub(super) fn slot(seen: Seen<'_, NowOrNever>, slot: u8) -> String {
    let open = &seen.view.open;
    let Stage::Slot { token: new } = open.stage else { return format!("Slot {}", slot + 1) };
    let (colour, mover, at) = (new.colour(seen.content), open.mover(), usize::from(slot));
    let place = format!("Put {} on {colour} slot {}", token(seen, new), slot + 1);
    match (mover.slots(colour)[at], colour) {
        (Some(old), _) => format!("{place}; {} leaves the game", token(seen, old)),
        (None, Colour::Red) => {
            let printed = seen.content.hero(mover.hero()).strikes[at];
            format!("{place}, over {}", strike(&printed))
        }
        (None, Colour::Blue) => place,
    }
}

/// A tile of the grid that changes its place.
pub(super) fn swap(seen: Seen<'_, NowOrNever>, cell: Cell) -> String {
    let mover = seen.view.open.mover();
    let name = |cell: Cell| {
        let tile = mover.grid[cell.index()];
        tile.map_or("an empty place", |tile| seen.content.building(tile).name.as_str())
    };
    match seen.view.open.stage {
        Stage::Swap { first: Some(first) } => format!("Swap {} with {}", name(first), name(cell)),
        _ => format!("Swap {} with another tile", name(cell)),
    }
}

/// A trade of the market.
pub(super) fn sell(seen: Seen<'_, NowOrNever>, sold: Goods) -> String {
    let played = seen.view.open.mover().played;
    let coins = market::price(seen.content, played, sold).unwrap_or(0);
    format!("Sell {} for {}", counted_goods(sold), some(Thing::Coin, coins))
}

/// A villager and a row, with what that leaves and completes.
pub(super) fn house(seen: Seen<'_, NowOrNever>, good: Good, row: u8) -> String {
    let (content, open) = (seen.content, &seen.view.open);
    let (player, at) = (asked_player(seen), usize::from(row));
    let left = player.free_beds(content, at).saturating_sub(1);
    let mut after = *player;
    after.housed[at][good.index()] += 1;
    let points = content.town(open.side).housing_points[at];
    let full = scoring::has_all_goods(&after, at) && !scoring::has_all_goods(player, at);
    let full = if full {
        format!(", all four goods: {}", counted(points, "point"))
    } else {
        String::new()
    };
    format!("House {} in row {} ({left} more places{full})", villager(good), row + 1)
}
