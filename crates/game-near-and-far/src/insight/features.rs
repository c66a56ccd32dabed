//! What a player sees at a glance of the own chances: the features an evaluation is made of.

use table::Seat;

use super::cards;
use crate::{
    MOST_HEARTS, NearAndFar, Open, Place, Traveller,
    components::{Content, Faction, Good, Special},
    rules::{gaining, mine as digging},
};

/// How many features there are.
pub const FEATURES: usize = 36;

/// Coins, as many as are of use.
pub(super) const COINS: usize = 1;
/// Gems, as many as are of use.
pub(super) const GEMS: usize = 2;
/// Food.
pub(super) const FOOD: usize = 3;
/// Hearts on the road; in town those of the next departure.
pub(super) const HEARTS: usize = 6;
/// Treasures.
pub(super) const TREASURES: usize = 21;

/// What the hand promises.
pub(super) const PROMISE: usize = 27;
/// What of the hand could be bought at once.
pub(super) const READY: usize = 28;

/// Hearts on the road; in town those of the next departure.
pub(super) fn hearts(traveller: &Traveller) -> u8 {
    match traveller.place.space() {
        Some(_) => traveller.hearts,
        None => capacity(traveller),
    }
}

/// Hearts of a departure with the party as it is (NF-268).
pub(super) fn capacity(traveller: &Traveller) -> u8 {
    traveller.symbols().heart.min(MOST_HEARTS)
}

/// The features of what `seat` has now.
pub fn read(game: &NearAndFar, seat: Seat) -> [f32; FEATURES] {
    let (content, open) = (game.content.0, &game.open);
    let traveller = open.traveller(seat);
    let goods = &traveller.goods;
    let symbols = traveller.symbols();
    let hearts = hearts(traveller);
    let capacity = capacity(traveller);
    let movement = symbols.movement + traveller.birds;
    let treasures = traveller.treasures().len() as u8;
    let places = traveller.treasure_places(content);
    let (near_chief, on_the_way) = banners(open, seat);
    let (promise, ready) = cards::hand(game, seat);
    let on_road = traveller.place.space().is_some();
    let flag = |is: bool| if is { 1.0 } else { 0.0 };
    let f = |number: u8| f32::from(number);
    let few = |number: u16, most: u16| f32::from(number.min(most));
    let tokens = goods.yellow + goods.red + goods.green + goods.blue;
    let rivals = open.others(seat).map(|other| open.traveller(other).placed).max().unwrap_or(0);
    [
        1.0,
        few(goods.coin, 6),
        few(goods.gem, 6),
        few(goods.food, 6),
        few(goods.food, 2),
        few(tokens, 5),
        f(hearts),
        f(hearts.min(5)),
        f(capacity),
        f(capacity.min(8)),
        f(symbols.skill.min(8)),
        f(symbols.skill.min(4)),
        f(symbols.sword.min(9)),
        f(symbols.sword.min(4)),
        f(symbols.search.min(7)),
        f(movement.min(5)),
        f(movement.min(2)),
        flag(symbols.shield > 0),
        f(traveller.animals()),
        f(places.saturating_sub(treasures)),
        flag(treasures == 2 && places > 1),
        f(treasures),
        near_chief,
        on_the_way,
        half_routes(content, open, seat),
        f32::from(traveller.reputation.clamp(0, 9)),
        f32::from((-traveller.reputation).clamp(0, 6)),
        promise,
        ready,
        f(traveller.hand()),
        f(traveller.placed),
        f32::from(traveller.placed) - f32::from(rivals),
        flag(on_road),
        flag(traveller.place == Place::Jail),
        dig(game, seat),
        flag(lacks_mammoth(content, open, traveller)),
    ]
}

/// Factions in which one more banner brings the chief, and in which two more do.
fn banners(open: &Open, seat: Seat) -> (f32, f32) {
    let traveller = open.traveller(seat);
    let (mut near, mut way) = (0.0, 0.0);
    for faction in Faction::ALL {
        if open.is_claimed(faction) {
            continue;
        }
        match traveller.banners(faction) {
            held if held + 1 == gaining::CHIEF => near += 1.0,
            held if held + 2 == gaining::CHIEF => way += 1.0,
            _ => {}
        }
    }
    (near, way)
}

/// What routes would bring of which one end is own and the other free.
fn half_routes(content: &Content, open: &Open, seat: Seat) -> f32 {
    let camps = open.traveller(seat).camps;
    let halves = content.map(open.map).routes.iter().filter(|route| {
        let [one, other] = route.ends;
        (camps.contains(one) && !open.camped.contains(other))
            || (camps.contains(other) && !open.camped.contains(one))
    });
    halves.map(|route| f32::from(route.alone)).sum()
}

/// Goods of the best place of the mine that `seat` could dig now.
fn dig(game: &NearAndFar, seat: Seat) -> f32 {
    let mine = &game.content.0.board.mine;
    let skill = game.open.traveller(seat).mining(&game.content);
    let free = digging::free(&game.content, &game.open);
    let reached = free.filter(|cell| mine.numbers[cell.index()] <= skill);
    let goods = reached.map(|cell| {
        let reward = &mine.rewards[cell.index()];
        1.0 + f32::from(reward.coin + reward.gem)
    });
    goods.fold(0.0, f32::max)
}

fn lacks_mammoth(content: &Content, open: &Open, traveller: &Traveller) -> bool {
    let map = content.map(open.map);
    map.special == Special::Mammoth
        && traveller.camps.intersection(map.marked).is_empty()
        && traveller.cards.intersection(content.with.ignores_mammoth).is_empty()
}

/// Whether `seat` could pay this now.
pub(super) fn can_pay(game: &NearAndFar, seat: Seat, cost: &crate::components::Cost) -> bool {
    gaining::can_pay(game, seat, cost)
}

/// Goods that score half a point each.
pub(super) fn wealth(traveller: &Traveller) -> u16 {
    traveller.goods[Good::Coin] + traveller.goods[Good::Gem]
}
