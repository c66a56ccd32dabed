//! What one player has in mind in a decision: prices, the town, the kit, and what could be built.

use std::cell::OnceCell;

use table::Seat;

use super::{
    Weights,
    buildings::Builds,
    cards,
    features::{self, BEDS, DAMAGE, DEFENCE, INCOME, LABS, LOW, MAX_MANA, MOVEMENT, PLENTY, SETS},
    goods,
    prices::Prices,
    road::Road,
    town::Town,
};
use crate::{
    NowOrNever, Player,
    components::{Content, Find, Good, Goods, LOCATIONS, Quest, Standing, Strike},
    odds::{Kit, Stakes},
};

/// The least a villager's good sells for, together with what else is produced.
const LEAST_SALE: f32 = 1.5;
/// What a villager without a place is worth beside one with a place.
const CROWDED: f32 = 0.5;
/// Movements that are told apart.
const TRIPS: usize = 10;

/// What one player has in mind in a decision.
pub(super) struct Survey<'a> {
    pub(super) game: &'a NowOrNever,
    pub(super) weights: &'a Weights,
    pub(super) seat: Seat,
    pub(super) town: Town,
    pub(super) kit: Kit,
    pub(super) prices: Prices,
    /// The share of the game that is left after this season.
    pub(super) left: f32,
    /// Coins, and what the goods would sell for.
    pub(super) wealth: f32,
    /// One more of a good in every production.
    pub(super) produce: [f32; Good::COUNT],
    /// What is worked out once it is asked for, by the chapter that asks: what could be built.
    pub(super) builds: OnceCell<Builds>,
    /// Where the hero could go.
    pub(super) road: OnceCell<Road>,
    /// What more coins would open up.
    pub(super) coins_open: OnceCell<f32>,
    /// What has to give way to a token, by its colour.
    pub(super) gives_way: [OnceCell<f32>; 2],
    /// What leaves with a specialist who makes room.
    pub(super) leaves: OnceCell<f32>,
    /// What the best card in hand brings at each location.
    pub(super) quests: OnceCell<[f32; LOCATIONS]>,
    /// What hero actions are worth, by their movement.
    pub(super) trips: [OnceCell<f32>; TRIPS],
}

impl<'a> Survey<'a> {
    pub(super) fn of(game: &'a NowOrNever, weights: &'a Weights, seat: Seat) -> Survey<'a> {
        let (content, open) = (game.content.0, &game.open);
        let player = open.player(seat);
        let left = features::left(open.season);
        let town = Town::of(content, open, player);
        let prices = Prices::of(|feature| weights.of(feature, left), left, player.hearts);
        let mut survey = Survey {
            game,
            weights,
            seat,
            town,
            kit: Kit::of(content, player),
            prices,
            left,
            wealth: goods::wealth(content, player),
            produce: [0.0; Good::COUNT],
            builds: OnceCell::new(),
            road: OnceCell::new(),
            coins_open: OnceCell::new(),
            gives_way: [const { OnceCell::new() }; 2],
            leaves: OnceCell::new(),
            quests: OnceCell::new(),
            trips: [const { OnceCell::new() }; TRIPS],
        };
        survey.set_prices(content, player);
        survey
    }

    fn set_prices(&mut self, content: &Content, player: &Player) {
        let open = &self.game.open;
        let income = self.weight(INCOME) * self.left;
        let sold = goods::sale(content, player, self.town.goods);
        for good in Good::ALL {
            let more = goods::sale(content, player, self.town.goods.plus(Goods::one(good)));
            let more = f32::from(more - sold).max(LEAST_SALE);
            let lab = f32::from(self.town.labs[good.index()]);
            self.produce[good.index()] = more * (1.0 + income) + lab;
        }
        if self.wealth > PLENTY {
            self.prices.coin = self.weight(features::RICHES).max(0.0);
        }
        let stock = goods::sale(content, player, player.goods);
        for good in Good::ALL {
            let more = goods::sale(content, player, player.goods.plus(Goods::one(good)));
            let usual = if good == Good::Shell { 1.5 } else { 2.3 };
            self.prices.goods[good.index()] = self.prices.coin * f32::from(more - stock).max(usual);
        }
        let kinds = Good::ALL.into_iter().filter(|good| open.villagers[good.index()] > 0);
        let best = kinds.map(|good| self.villager(good)).fold(f32::MIN, f32::max);
        self.prices.villager = if best > f32::MIN { best } else { 0.0 };
        self.prices.missing_hearts = player.most_hearts(content).saturating_sub(player.hearts);
        self.prices.missing_mana = player.most_mana(content).saturating_sub(player.mana);
        self.prices.find = self.find(content);
        let has_first = open.first == self.seat || open.seats() == 1;
        self.prices.first = if has_first { 0.0 } else { self.weight(features::FIRST).max(0.0) };
    }

    /// What one more of a feature is worth.
    pub(super) fn weight(&self, feature: usize) -> f32 {
        self.weights.of(feature, self.left)
    }

    pub(super) fn player(&self) -> &'a Player {
        self.game.open.player(self.seat)
    }

    pub(super) fn content(&self) -> &'static Content {
        self.game.content.0
    }

    /// What a quest card is worth in hand.
    pub(super) fn card(&self, quest: Quest) -> f32 {
        let (content, player) = (self.content(), self.player());
        let prices = Prices::usual(self.left);
        let worth = cards::worth(content, player, &self.town, &self.kit, &prices, self.left, quest);
        worth * cards::hope(content.quest(quest), player, self.left)
    }

    /// What a villager of this kind is worth.
    pub(super) fn villager(&self, good: Good) -> f32 {
        let points = &self.content().town(self.game.open.side).housing_points;
        let produce = self.produce[good.index()];
        let Some(row) = self.town.best_row(points, good) else { return CROWDED * produce };
        let kinds = usize::from(self.town.kinds(row));
        let is_new = self.town.housed[row][good.index()] == 0;
        let set = f32::from(points[row]);
        let progress = match (is_new, kinds) {
            (false, _) => 0.0,
            (true, 3) => set * (1.0 - self.weight(SETS + 2)),
            (true, kinds) => {
                let before = if kinds == 0 { 0.0 } else { self.weight(SETS + kinds - 1) };
                set * (self.weight(SETS + kinds) - before)
            }
        };
        produce + progress.max(0.0) - self.weight(BEDS)
    }

    /// What a search token is worth on average.
    fn find(&self, content: &Content) -> f32 {
        let unseen = &self.game.open.unseen_finds;
        let all: u8 = unseen.iter().sum();
        let coins = self.weight(INCOME) * self.left + 1.0;
        let each = Find::all().zip(unseen).filter(|(_, n)| **n > 0).map(|(find, n)| {
            let token = content.find(find);
            let income = if token.kept { coins } else { 0.0 };
            f32::from(*n) * (self.prices.effects(&token.gains) + income)
        });
        each.sum::<f32>() / f32::from(all.max(1))
    }

    /// What so many coins are worth that are spent.
    pub(super) fn spent(&self, coins: f32) -> f32 {
        let (first, rest) = (self.weight(features::WEALTH), self.weight(features::RICHES));
        let rich = (self.wealth - PLENTY).clamp(0.0, coins);
        (rich * rest + (coins - rich) * first).max(0.0)
    }

    /// What holds all the time.
    pub(super) fn standing(&self, standing: &Standing) -> f32 {
        let Standing {
            defence,
            max_mana,
            movement,
            build_discount,
            recruit_discount,
            search_reduction,
            helm,
            pair,
        } = *standing;
        let f = |number: u8| f32::from(number);
        let pair =
            pair.map_or(1.0, |other| if self.player().gear_count(other) > 0 { 1.0 } else { 0.3 });
        self.weight(DEFENCE) * (f(defence) + f(helm) / 4.0)
            + self.weight(MAX_MANA) * f(max_mana) * pair
            + self.weight(MOVEMENT) * f(movement)
            + self.weight(features::DISCOUNT) * self.left * f(build_discount)
            + self.weight(features::SCOUT) * self.left * f(search_reduction)
            + self.prices.coin * 2.0 * self.left * f(recruit_discount)
    }

    /// What a strike is worth on one of the four red slots.
    pub(super) fn strike(&self, strike: &Strike) -> f32 {
        let boost = strike.boost.map_or(0, |boost| boost.defence);
        let guard = f32::from(strike.defence) + features::BOOSTED * f32::from(boost);
        let damage = super::kit::strike_damage(strike, features::BOOSTED);
        let rest = f32::from(strike.mana) * 0.5 + f32::from(strike.hearts);
        (self.weight(DAMAGE) * damage + self.weight(DEFENCE) * (guard + rest)) / 4.0
    }

    /// What a combat brings that was not won.
    pub(super) fn consolation(&self) -> f32 {
        let experience = f32::from(self.content().numbers.failed_fight_experience);
        experience * self.prices.experience
    }

    /// What is at stake in a combat for this prize.
    pub(super) fn stakes(&self, prize: f32) -> Stakes {
        let (heart, low) = (self.weight(features::HEARTS).max(0.02), self.weight(LOW).max(0.0));
        Stakes {
            prize,
            consolation: self.consolation(),
            hearts: std::array::from_fn(|hearts| {
                heart * hearts as f32 + low * hearts.min(4) as f32
            }),
            mana: self.prices.mana,
        }
    }

    /// What losing so many hearts costs a hero who has `hearts`.
    pub(super) fn lost(&self, hearts: u8, n: u8) -> f32 {
        let (heart, low) = (self.weight(features::HEARTS).max(0.02), self.weight(LOW).max(0.0));
        let after = hearts.saturating_sub(n);
        heart * f32::from(hearts - after) + low * f32::from(hearts.min(4) - after.min(4))
    }

    /// What losing so many hearts on average costs a hero who has `hearts`.
    pub(super) fn lost_on_average(&self, hearts: u8, n: f32) -> f32 {
        let (heart, low) = (self.weight(features::HEARTS).max(0.02), self.weight(LOW).max(0.0));
        let after = (f32::from(hearts) - n).max(0.0);
        heart * n + low * (f32::from(hearts).min(4.0) - after.min(4.0))
    }

    /// What a quest card in hand brings when it is played now, beside keeping it.
    pub(super) fn quest(&self, quest: Quest) -> f32 {
        let (content, player) = (self.content(), self.player());
        let (town, kit) = (&self.town, &self.kit);
        let worth = cards::worth(content, player, town, kit, &self.prices, self.left, quest);
        worth - self.weight(features::PROMISE) * 0.6 * worth.max(0.0)
    }

    /// What labs to come count on one more of a good.
    pub(super) fn lab(&self, good: Good, n: u8) -> f32 {
        f32::from(n) * (f32::from(self.town.goods[good]) + self.weight(LABS) * self.left)
    }
}
