//! What things are worth to one player at this moment.

use std::cell::OnceCell;

use table::Seat;

use super::{Weights, features, left, road::Road};
use crate::{
    CAMPS, NearAndFar, Traveller,
    components::{Cost, Effects, Good, Space, SpaceKind, Tent, Trigger},
    rules::treasures,
};

/// What things are worth to one player at this moment.
pub(super) struct Survey<'a> {
    pub(super) weights: &'a Weights,
    pub(super) seat: Seat,
    /// What the player may expect as things stand.
    pub(super) base: f32,
    /// The share of the game that is left.
    pub(super) left: f32,
    /// One coin.
    pub(super) coin: f32,
    /// One gem.
    pub(super) gem: f32,
    /// One food.
    pub(super) food: f32,
    /// One faction token.
    pub(super) token: f32,
    /// One heart on the road.
    pub(super) heart: f32,
    /// One more camp, wherever it is placed.
    pub(super) camp: f32,
    /// One treasure that is drawn and can be kept.
    pub(super) treasure: f32,
    /// What cards bring when a threat is defeated.
    pub(super) defeated: f32,
    /// Ways through the map, once they have been weighed.
    pub(super) road: OnceCell<Road>,
}

impl<'a> Survey<'a> {
    pub(super) fn of(game: &NearAndFar, weights: &'a Weights, seat: Seat) -> Survey<'a> {
        let open = &game.open;
        let left = left::time_left(open);
        let of = |feature: usize| weights.now[feature] + weights.later[feature] * left;
        let traveller = open.traveller(seat);
        let goods = &traveller.goods;
        let more = |held: u16, most: u16, feature| if held < most { of(feature) } else { 0.0 };
        let coin = 0.5 + more(goods.coin, 6, features::COINS);
        let gem = 0.5 + more(goods.gem, 6, features::GEMS);
        let food = more(goods.food, 6, features::FOOD) + 0.05;
        let tent = match traveller.next_tent(&game.content, open.camps - CAMPS) {
            Tent::Bare => 0.0,
            Tent::Coin => coin,
            Tent::Gem => gem,
        };
        let last = if traveller.placed + 1 == open.camps { 2.0 } else { 0.0 };
        let mut survey = Survey {
            weights,
            seat,
            base: game.evaluate_by(weights, seat),
            left,
            coin,
            gem,
            food,
            token: 1.3 + 0.4 * left,
            heart: of(features::HEARTS),
            camp: 1.25 + tent + last,
            treasure: 0.6 + of(features::TREASURES),
            defeated: 0.0,
            road: OnceCell::new(),
        };
        survey.defeated = survey.trigger(game, Trigger::ThreatDefeated);
        survey
    }

    /// What goods are worth.
    pub(super) fn goods(&self, goods: &Cost) -> f32 {
        let each = goods.each().map(|(good, amount)| f32::from(amount) * self.good(good));
        each.sum()
    }

    pub(super) fn good(&self, good: Good) -> f32 {
        match good {
            Good::Coin => self.coin,
            Good::Gem => self.gem,
            Good::Food => self.food,
            Good::Yellow | Good::Red | Good::Green | Good::Blue => self.token,
        }
    }

    /// What cards of the player bring when this happens.
    fn trigger(&self, game: &NearAndFar, trigger: Trigger) -> f32 {
        let content = game.content.0;
        let cards = game.open.traveller(self.seat).cards.intersection(content.with.trigger);
        let effects = cards.iter().map(|card| &content.card(card).effects);
        let gains = effects.flat_map(|effects: &Effects| &effects.triggers);
        let gains = gains.filter(|(when, _)| *when == trigger);
        gains.map(|(_, gain)| self.goods(&gain.goods) + self.heart * f32::from(gain.hearts)).sum()
    }

    /// What a camp on this free space is worth.
    pub(super) fn camp_at(&self, game: &NearAndFar, space: Space) -> f32 {
        let (map, open) = (game.map(), &game.open);
        let traveller = open.traveller(self.seat);
        let found = f32::from(traveller.symbols().search);
        let kind = match map.face(space).kind {
            SpaceKind::Town => 0.0,
            SpaceKind::Coin => self.coin * found,
            SpaceKind::Gem => self.gem * found,
            SpaceKind::Route(good) => {
                let route = &map.routes[good as usize];
                let [one, other] = route.ends;
                let other = if one == space { other } else { one };
                match (traveller.camps.contains(other), open.camped.contains(other)) {
                    (true, _) => f32::from(route.alone),
                    (false, true) => f32::from(route.shared),
                    (false, false) => f32::from(route.alone) * (0.15 + 0.4 * self.left),
                }
            }
        };
        let mammoth = map.marked.contains(space)
            && map.special == crate::components::Special::Mammoth
            && traveller.camps.intersection(map.marked).is_empty();
        self.camp + kind + if mammoth { 7.0 } else { 0.0 }
    }

    /// What it is worth to draw a treasure now.
    pub(super) fn draw(&self, game: &NearAndFar, traveller: &Traveller) -> f32 {
        let places = usize::from(traveller.treasure_places(&game.content));
        let owned = traveller.treasures().len();
        match (places, owned) {
            _ if !treasures::may_carry(&game.content, &game.open, traveller) => 0.0,
            (places, owned) if owned < places && owned == 2 => self.treasure + 4.0,
            (places, owned) if owned < places => self.treasure,
            _ => 0.3 * self.treasure,
        }
    }
}
