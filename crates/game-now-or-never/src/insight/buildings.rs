//! What could be built, where, and what that is worth.

use super::{
    features::{BEDS, HEARTS, INCOME, ROWS, SPARE},
    survey::Survey,
};
use crate::{
    Player,
    components::{AdjacentKind, Building, Content, Points, Site, Thing, Tile},
    rules::{building, scoring},
};

/// The most coins a tile and its site cost together that are told apart.
const MOST: usize = 32;
/// Points that a free space beside a hall may still bring, for each season.
const BESIDE: f32 = 0.16;

/// What could be built.
pub(super) struct Builds {
    /// What the best building for at most so many coins is worth, less what it costs.
    best: [f32; MOST],
    /// What each tile that can be built is worth wherever it stands, but for its price.
    tiles: [f32; Tile::COUNT],
    sites: [f32; Site::COUNT],
    /// What a site brings for each bed, each book icon, and each producer that is built there.
    beside: [[u8; 3]; Site::COUNT],
}

/// What could be built, worked out once.
pub(super) fn of<'s>(survey: &'s Survey) -> &'s Builds {
    survey.builds.get_or_init(|| Builds::of(survey))
}

impl Builds {
    /// What a player could build.
    fn of(survey: &Survey) -> Builds {
        let (content, player) = (survey.content(), survey.player());
        let mut builds = Builds {
            best: [f32::MIN; MOST],
            tiles: [0.0; Tile::COUNT],
            sites: [0.0; Site::COUNT],
            beside: beside(content, player),
        };
        let sites = building::open_sites(player);
        for site in sites.iter() {
            builds.sites[site.index()] = builds.site(survey, site);
        }
        let town = content.town(survey.game.open.side);
        for cell in building::open_cells(player).iter() {
            let Some(tile) = player.grid[cell.index()] else { continue };
            let worth = tile_worth(survey, tile);
            builds.tiles[tile.index()] = worth;
            for site in sites.iter() {
                let cost = building::price(content, town, player, tile, site);
                let cost = usize::from(cost).min(MOST - 1);
                let net = worth + builds.at(survey, tile, site) - survey.spent(cost as f32);
                builds.best[cost] = builds.best[cost].max(net);
            }
        }
        let mut best = f32::MIN;
        for place in &mut builds.best {
            best = best.max(*place);
            *place = best;
        }
        builds
    }

    /// What the best building for at most so many coins is worth; nothing where none is worth it.
    pub(super) fn best(&self, coins: i32) -> f32 {
        match usize::try_from(coins) {
            Ok(coins) => self.best[coins.min(MOST - 1)].max(0.0),
            Err(_) => 0.0,
        }
    }

    /// What a tile brings on its best site for at most so many coins, less what both cost.
    pub(super) fn tile(&self, survey: &Survey, tile: Tile, coins: u16) -> f32 {
        let (content, player) = (survey.content(), survey.player());
        let worth = self.tiles[tile.index()];
        let town = content.town(survey.game.open.side);
        let each = building::open_sites(player).iter().filter_map(|site| {
            let cost = building::price(content, town, player, tile, site);
            let net = worth + self.at(survey, tile, site) - survey.spent(cost.into());
            (cost <= coins).then_some(net)
        });
        each.fold(f32::MIN, f32::max)
    }

    /// What a tile brings on this site, less what both cost.
    pub(super) fn placed(&self, survey: &Survey, tile: Tile, site: Site) -> f32 {
        let spaces = &survey.content().town(survey.game.open.side).spaces;
        self.at(survey, tile, site) - survey.spent(spaces[site.index()].cost.into())
    }

    /// What a tile is worth by itself.
    pub(super) fn alone(&self, survey: &Survey, tile: Tile) -> f32 {
        tile_worth(survey, tile) - survey.spent(survey.content().building(tile).cost.into())
    }

    /// What a site brings to a tile: its own gains, and what stands beside it.
    pub(super) fn at(&self, survey: &Survey, tile: Tile, site: Site) -> f32 {
        let (content, player) = (survey.content(), survey.player());
        let face = content.building(tile);
        let [beds, books, producers] = self.beside[site.index()];
        let given = beds * face.beds
            + books * u8::from(face.book_icon)
            + producers * scoring::counts_as(AdjacentKind::Producers, face) as u8;
        let taken = face.adjacent_points.map_or(0.0, |(each, n)| {
            let around = site.neighbours();
            let free = around.iter().filter(|other| player.town[other.index()].is_none()).count();
            let now = f32::from(scoring::beside(content, player, site, each));
            let hope = 5.0 * survey.left * BESIDE * free as f32;
            f32::from(n) * (now + hope.min(0.7 * free as f32))
        });
        self.sites[site.index()] + f32::from(given) + taken
    }

    /// What a site brings whatever is built there, but for its price.
    fn site(&self, survey: &Survey, site: Site) -> f32 {
        let town = survey.content().town(survey.game.open.side);
        let gain =
            town.spaces[site.index()].gain.map_or(0.0, |thing| survey.prices.thing(thing, 1));
        let row = site.row();
        let points = f32::from(town.row_points[row]);
        let step = |buildings: u8| match buildings {
            0 => 0.0,
            4 => 1.0,
            some => survey.weight(ROWS + usize::from(some) - 1),
        };
        let buildings = survey.town.buildings[row];
        gain + points * (step(buildings + 1) - step(buildings))
    }
}

/// What a tile is worth wherever it is built, but for its price.
fn tile_worth(survey: &Survey, tile: Tile) -> f32 {
    let building: &Building = survey.content().building(tile);
    let mut worth = survey.prices.effects(&building.on_built);
    if let Some(production) = &building.produces {
        let n = f32::from(production.n);
        let last = if production.in_final { 1.0 } else { 0.0 };
        worth += n * match production.what {
            Thing::Good(good) => survey.produce[good.index()],
            Thing::Coin => survey.weight(INCOME) * survey.left + last,
            Thing::Heart => survey.weight(HEARTS).max(0.05) * 4.0 * survey.left,
            Thing::Book | Thing::Experience | Thing::Mana => 2.0 * survey.left,
        };
    }
    if let Some((Points::PerFinal(good), n)) = building.points {
        worth += survey.lab(good, n);
    }
    worth += survey.standing(&building.standing);
    worth + places(survey, 1 + building.beds)
}

/// What so many more places for villagers are worth.
fn places(survey: &Survey, n: u8) -> f32 {
    let waiting: u8 = survey.town.waiting.iter().sum();
    let taken = n.min(waiting);
    let produced = survey.produce.iter().sum::<f32>() / 4.0;
    f32::from(taken) * (produced - survey.weight(SPARE))
        + f32::from(n - taken) * survey.weight(BEDS)
}

/// What each site brings for each bed, each book icon, and each producer that is built there.
fn beside(content: &Content, player: &Player) -> [[u8; 3]; Site::COUNT] {
    let mut all = [[0; 3]; Site::COUNT];
    for site in Site::all() {
        let Some(tile) = player.town[site.index()] else { continue };
        let Some((each, n)) = content.building(tile).adjacent_points else { continue };
        let kind = match each {
            AdjacentKind::Beds => 0,
            AdjacentKind::BookIcons => 1,
            AdjacentKind::Producers => 2,
        };
        for other in site.neighbours().iter() {
            all[other.index()][kind] += n;
        }
    }
    all
}
