//! What a town gives: its production, its housing, and the points it would score as it stands.

use super::goods;
use crate::{
    Open, Player, Stage,
    components::{Content, Good, Goods, Points, Production, Site, TOWN_ROWS, Thing},
    rules::scoring,
};

/// A town once everybody who waits below the board is housed as well as there is room.
#[derive(Clone, Copy)]
pub(super) struct Town {
    /// Goods of one production.
    pub(super) goods: Goods,
    /// Coins of one production that is not the last.
    pub(super) coins: u8,
    /// Coins of the last one.
    pub(super) last_coins: u8,
    /// Points for each good of the last production, by labs and the like.
    pub(super) labs: [u8; Good::COUNT],
    /// Buildings by row.
    pub(super) buildings: [u8; TOWN_ROWS],
    /// Places that stay free, by row.
    pub(super) free: [u8; TOWN_ROWS],
    /// Villagers by row and good.
    pub(super) housed: [[u8; Good::COUNT]; TOWN_ROWS],
    /// Villagers for whom there is no room.
    pub(super) waiting: [u8; Good::COUNT],
}

impl Town {
    /// The town of a player, with everybody housed for whom there is room; after the end as it stands.
    pub(super) fn of(content: &Content, open: &Open, player: &Player) -> Town {
        let mut town = Town::bare(content, player);
        if town.waiting != [0; Good::COUNT] && open.stage != Stage::Over {
            town.settle(&content.town(open.side).housing_points);
        }
        for row in &town.housed {
            for (amount, housed) in town.goods.0.iter_mut().zip(row) {
                *amount += housed;
            }
        }
        town
    }

    /// The town of a player as it stands; goods are those of buildings alone.
    pub(super) fn bare(content: &Content, player: &Player) -> Town {
        let income = player.finds * content.numbers.search_income;
        let mut town = Town {
            goods: Goods::NONE,
            coins: income,
            last_coins: income,
            labs: [0; Good::COUNT],
            buildings: [0; TOWN_ROWS],
            free: [0; TOWN_ROWS],
            housed: player.housed,
            waiting: player.unhoused,
        };
        for (site, tile) in player.town.iter().enumerate() {
            let Some(tile) = *tile else { continue };
            let building = content.building(tile);
            let row = site / 4;
            town.buildings[row] += 1;
            town.free[row] += 1 + building.beds;
            if let Some(production) = &building.produces {
                town.add(production);
            }
            if let Some((Points::PerFinal(good), n)) = building.points {
                town.labs[good.index()] += n;
            }
        }
        for (free, housed) in town.free.iter_mut().zip(&town.housed) {
            *free = free.saturating_sub(housed.iter().sum());
        }
        town
    }

    fn add(&mut self, production: &Production) {
        match production.what {
            Thing::Good(good) => self.goods[good] += production.n,
            Thing::Coin => {
                self.coins += production.n;
                if production.in_final {
                    self.last_coins += production.n;
                }
            }
            Thing::Heart | Thing::Book | Thing::Experience | Thing::Mana => {}
        }
    }

    /// Houses whoever waits, the dearest first, each where the row lacks them most.
    fn settle(&mut self, points: &[u8; TOWN_ROWS]) {
        for good in Good::ALL.into_iter().rev() {
            while self.waiting[good.index()] > 0 {
                let Some(row) = self.best_row(points, good) else { return };
                self.waiting[good.index()] -= 1;
                self.free[row] -= 1;
                self.housed[row][good.index()] += 1;
            }
        }
    }

    /// The row in which a villager of this kind does the most for a set of four.
    pub(super) fn best_row(&self, points: &[u8; TOWN_ROWS], good: Good) -> Option<usize> {
        let rows = (0..TOWN_ROWS).filter(|row| self.free[*row] > 0);
        rows.max_by_key(|row| self.room_for(points, *row, good))
    }

    /// How well a villager of this kind fits into a row: whoever completes a set best, whoever blocks one
    /// worst.
    pub(super) fn room_for(&self, points: &[u8; TOWN_ROWS], row: usize, good: Good) -> i32 {
        let housed = &self.housed[row];
        let kinds = housed.iter().filter(|count| **count > 0).count() as i32;
        let lacking = Good::COUNT as i32 - kinds;
        let free = i32::from(self.free[row]);
        let worth = i32::from(points[row]);
        match (housed[good.index()], free >= lacking) {
            (0, true) => 100 * kinds + 10 * free + worth,
            (0, false) => 8 * free,
            // A second one of a kind does no harm where the set is complete or room is left for it.
            (_, _) if kinds == 4 || free > lacking => 9 * free - worth,
            (_, true) => -100 * kinds,
            (_, false) => 9 * free,
        }
    }

    /// How many kinds of goods the villagers of a row produce.
    pub(super) fn kinds(&self, row: usize) -> u8 {
        self.housed[row].iter().filter(|count| **count > 0).count() as u8
    }

    /// What the game would score if it ended with this town.
    pub(super) fn score(&self, content: &Content, open: &Open, player: &Player) -> f32 {
        let mut points = u32::from(goods::sale(content, player, self.goods));
        points += u32::from(self.last_coins);
        let board = content.town(open.side);
        for row in 0..TOWN_ROWS {
            if self.buildings[row] == 4 {
                points += u32::from(board.row_points[row]);
            }
            if self.kinds(row) == 4 {
                points += u32::from(board.housing_points[row]);
            }
        }
        for site in Site::all() {
            let Some(tile) = player.town[site.index()] else { continue };
            let building = content.building(tile);
            if let Some((each, n)) = building.points {
                points += u32::from(n) * u32::from(self.count(content, player, each));
            }
            if let Some((each, n)) = building.adjacent_points {
                points += u32::from(n) * u32::from(scoring::beside(content, player, site, each));
            }
        }
        for quest in player.played.iter() {
            let card = content.quest(quest);
            points += u32::from(card.points);
            if let Some((each, n)) = card.at_end {
                points += u32::from(n) * u32::from(self.count(content, player, each));
            }
        }
        points += player.done.len() as u32 * u32::from(content.numbers.order_points);
        points as f32
    }

    /// How many there are of what points are counted for, with everybody housed who has a place.
    pub(super) fn count(&self, content: &Content, player: &Player, points: Points) -> u16 {
        match points {
            Points::PerFinal(good) => self.goods[good].into(),
            Points::PerHoused(good) => {
                self.housed.iter().map(|row| u16::from(row[good.index()])).sum()
            }
            Points::FullHousingRows => {
                (0..TOWN_ROWS).filter(|row| self.kinds(*row) == 4).count() as u16
            }
            Points::SearchTokens
            | Points::OrdersDone
            | Points::ArtifactsPlayed
            | Points::QuestsPlayed
            | Points::FullBuildingRows
            | Points::Abilities => scoring::counted(content, player, (points, 1)),
        }
    }
}
