//! What things are worth to a player, in points of the final score.

use super::features::{BOOKS, EXPERIENCE, HEARTS, LOW, MANA, WEALTH};
use crate::components::{Cost, Effect, Goods, Thing};

/// What things are worth to a player at this moment.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prices {
    pub(super) coin: f32,
    pub(super) heart: f32,
    pub(super) mana: f32,
    pub(super) experience: f32,
    pub(super) book: f32,
    /// A good in stock, by its kind.
    pub(super) goods: [f32; 4],
    /// A villager of the row.
    pub(super) villager: f32,
    /// A quest card that is drawn and kept.
    pub(super) card: f32,
    /// An order that is drawn and kept.
    pub(super) order: f32,
    /// The choice of gear at its price.
    pub(super) gear: f32,
    /// The choice of a tile at its price.
    pub(super) build: f32,
    /// The choice of two tiles that change places.
    pub(super) swap: f32,
    /// The first player token.
    pub(super) first: f32,
    /// A search token.
    pub(super) find: f32,
    /// A hero action.
    pub(super) action: f32,
    /// A specialist turned face up.
    pub(super) specialist: f32,
    /// Hearts that are missing.
    pub(super) missing_hearts: u8,
    /// Mana that is missing.
    pub(super) missing_mana: u8,
}

impl Prices {
    /// What they are for anybody, with this share of the game left.
    pub(super) fn usual(left: f32) -> Prices {
        Prices {
            coin: 0.35 + 0.2 * left,
            heart: 0.1 + 0.2 * left,
            mana: 0.1,
            experience: 0.2 + 0.8 * left,
            book: 0.8 + 1.2 * left,
            goods: [0.6, 0.9, 1.0, 1.1].map(|good| good * (0.7 + 0.6 * left)),
            villager: 2.5 + 6.0 * left,
            card: 0.8 + 1.2 * left,
            order: 1.5 + 1.5 * left,
            gear: 0.3 + 0.7 * left,
            build: 2.0,
            swap: 0.5,
            first: 0.3,
            find: 1.5 + 2.5 * left,
            action: 2.0,
            specialist: 1.5,
            missing_hearts: 4,
            missing_mana: 1,
        }
    }

    /// Those of the weights, with this share of the game left; what no weight tells is as usual.
    pub(super) fn of(weight: impl Fn(usize) -> f32, left: f32, hearts: u8) -> Prices {
        let low = if hearts < 4 { weight(LOW) } else { 0.0 };
        Prices {
            coin: weight(WEALTH).max(0.0),
            heart: (weight(HEARTS) + low).max(0.02),
            mana: weight(MANA).max(0.02),
            experience: weight(EXPERIENCE).max(0.02),
            book: weight(BOOKS).max(0.02),
            ..Prices::usual(left)
        }
    }

    /// What so many of a thing are worth.
    pub(super) fn thing(&self, thing: Thing, n: u8) -> f32 {
        let n = match thing {
            Thing::Heart => n.min(self.missing_hearts),
            Thing::Mana => n.min(self.missing_mana),
            Thing::Good(_) | Thing::Book | Thing::Coin | Thing::Experience => n,
        };
        f32::from(n)
            * match thing {
                Thing::Good(good) => self.goods[good.index()],
                Thing::Book => self.book,
                Thing::Coin => self.coin,
                Thing::Experience => self.experience,
                Thing::Heart => self.heart,
                Thing::Mana => self.mana,
            }
    }

    /// What goods are worth.
    pub(super) fn goods(&self, goods: Goods) -> f32 {
        goods.0.iter().zip(&self.goods).map(|(n, price)| f32::from(*n) * price).sum()
    }

    /// What a price comes to.
    pub(super) fn cost(&self, cost: &Cost) -> f32 {
        let die = if cost.hearts_rolled { 2.5 } else { 0.0 };
        (f32::from(cost.hearts) + die) * self.heart
            + f32::from(cost.coins) * self.coin
            + f32::from(cost.books) * self.book
            + f32::from(cost.experience) * self.experience
            + f32::from(cost.mana) * self.mana
            + self.goods(cost.goods)
    }

    /// What a list of effects is worth.
    pub(super) fn effects(&self, effects: &[Effect]) -> f32 {
        effects.iter().map(|effect| self.effect(effect)).sum()
    }

    /// What an effect is worth.
    pub(super) fn effect(&self, effect: &Effect) -> f32 {
        match *effect {
            Effect::Gain { what, n } => self.thing(what, n),
            Effect::GainRoll { what, times } => self.thing(what, 5 * times) / 2.0,
            Effect::Villagers(n) => f32::from(n) * self.villager,
            Effect::DrawQuests { draw, keep } => {
                f32::from(keep) * self.card * (1.0 + 0.2 * f32::from(draw - keep))
            }
            Effect::DrawOrders { .. } => self.order,
            Effect::BuyGear { discount } => self.gear + f32::from(discount) * self.coin / 2.0,
            Effect::Build => self.build,
            Effect::HealFull => f32::from(self.missing_hearts) * self.heart,
            Effect::SwapTiles => self.swap,
            Effect::TakeFirstPlayer => self.first,
            Effect::ClaimSearchToken => self.find,
            Effect::HeroAction { .. } => self.action,
            Effect::RefreshSpecialist => self.specialist,
        }
    }
}
