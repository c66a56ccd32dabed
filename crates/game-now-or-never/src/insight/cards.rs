//! What quest cards in hand and orders are worth.

use table::Seat;

use super::{features, goods, prices::Prices, town::Town};
use crate::{
    NowOrNever, Player,
    components::{
        Content, Cost, Limit, Order, Power, PowerEffect, Quest, QuestCard, Requirement, Stat,
    },
    odds::Kit,
    rules::quests,
};

/// What a hand is worth.
#[derive(Clone, Copy, Default)]
pub(super) struct Hand {
    /// Of all cards, by how likely they are to be played.
    pub(super) promise: f32,
    /// Of those that could be paid now.
    pub(super) payable: f32,
}

/// What the hand of `seat` is worth.
pub(super) fn hand(game: &NowOrNever, seat: Seat, town: &Town, kit: &Kit) -> Hand {
    let (content, open) = (game.content.0, &game.open);
    let player = open.player(seat);
    let left = features::left(open.season);
    let prices = Prices::usual(left);
    let cards = game.hidden.hands[seat.index()];
    // A hero action plays one card.
    let actions = player.free_arrows().count() as f32 + 15.0 * left;
    let share = (actions / (1.5 * cards.len() as f32 + 0.1)).min(1.0);
    let mut hand = Hand::default();
    for quest in cards.iter() {
        let worth = worth(content, player, town, kit, &prices, left, quest);
        if worth <= 0.0 {
            continue;
        }
        let card = content.quest(quest);
        hand.promise += worth * share * hope(card, player, left);
        if is_payable(player, &card.cost) && meets(player, town, card.requires) {
            hand.payable += worth * share;
        }
    }
    hand
}

/// How likely it is that the price of a card is ever paid.
pub(super) fn hope(card: &QuestCard, player: &Player, left: f32) -> f32 {
    let books = card.cost.books.saturating_sub(player.books);
    let base = if left > 0.0 { 0.75 } else { 0.5 };
    match books {
        0 => base,
        1 => base * (0.35 + 0.5 * left),
        _ => base * (0.1 + 0.6 * left),
    }
}

/// What playing a card brings, less what it costs.
pub(super) fn worth(
    content: &Content,
    player: &Player,
    town: &Town,
    kit: &Kit,
    prices: &Prices,
    left: f32,
    quest: Quest,
) -> f32 {
    let card = content.quest(quest);
    let mut worth = f32::from(card.points) - prices.cost(&card.cost);
    worth += prices.effects(&card.rewards);
    if let Some((each, n)) = card.at_end {
        worth += f32::from(n) * (f32::from(town.count(content, player, each)) + 1.5 * left);
    }
    worth += f32::from(card.standing.movement) * (0.5 + 2.5 * left);
    if let Some(sale) = card.sale {
        let with = f32::from(sale.coins) - f32::from(goods::sale(content, player, sale.goods));
        let often = sale.goods.each().map(|(good, n)| town.goods[good] / n).min().unwrap_or(0);
        worth += with.max(0.0) * (f32::from(often) + 0.5) * (0.6 + 2.0 * left);
    }
    if let Some(power) = &card.power {
        worth += power_worth(prices, power, left);
    }
    if let Some(fight) = card.combat {
        let hardship = kit.hardship(fight);
        worth -= hardship * prices.heart;
        if hardship > f32::from(player.most_hearts(content)) {
            worth *= 0.3;
        }
    }
    if !meets(player, town, card.requires) {
        worth *= 0.2 + 0.4 * left;
    }
    worth
}

/// What a power brings over the seasons to come.
fn power_worth(prices: &Prices, power: &Power, left: f32) -> f32 {
    let seasons = 0.5 + 5.0 * left;
    let uses = match power.limit {
        Limit::PerSeason => 0.8,
        Limit::None | Limit::PerRound => 1.0,
    };
    let each = match power.does {
        PowerEffect::Effect(effect) => prices.effect(&effect),
        PowerEffect::Movement(n) => 0.4 * f32::from(n),
        PowerEffect::Defence(n) | PowerEffect::Damage(n) => 0.5 * f32::from(n),
        PowerEffect::Reroll | PowerEffect::IgnoreEnemies => 0.5,
    };
    (each - prices.cost(&power.cost)).max(0.0) * seasons * uses
}

/// Whether a price could be paid now; goods may be sold for coins only as far as they are there.
pub(super) fn is_payable(player: &Player, cost: &Cost) -> bool {
    player.hearts > cost.hearts
        && player.books >= cost.books
        && player.experience >= cost.experience
        && player.mana >= cost.mana
        && player.coins >= u16::from(cost.coins)
        && player.goods.contains(&cost.goods)
}

/// Whether what a card looks at is there.
pub(super) fn meets(player: &Player, town: &Town, requires: Option<Requirement>) -> bool {
    requires.is_none_or(|asked| stat(player, town, asked.stat) >= u16::from(asked.at_least))
}

/// What a card looks at; whoever waits and has a place counts as housed.
fn stat(player: &Player, town: &Town, stat: Stat) -> u16 {
    match stat {
        Stat::HousedVillagers => town.housed.iter().flatten().map(|n| u16::from(*n)).sum(),
        Stat::FullHousingRows => (0..4).filter(|row| town.kinds(*row) == 4).count() as u16,
        Stat::Buildings
        | Stat::OrdersDone
        | Stat::QuestsPlayed
        | Stat::SearchTokens
        | Stat::Gear
        | Stat::Abilities
        | Stat::FullBuildingRows
        | Stat::BestEnemy
        | Stat::Held(_)
        | Stat::Coins => quests::count(player, stat),
    }
}

/// Orders of a player, each by the share of its goods that is there.
pub(super) fn orders(content: &Content, player: &Player) -> f32 {
    player.orders.iter().map(|order| coverage(content, player, order)).sum()
}

/// The share of the goods of an order that is there, and a little for the order itself.
pub(super) fn coverage(content: &Content, player: &Player, order: Order) -> f32 {
    let asked = content.order(order).goods;
    let missing = player.goods.missing(asked).total();
    1.2 - f32::from(missing) / f32::from(asked.total().max(1))
}

/// What delivering an order brings beyond selling its goods.
pub(super) fn delivery(content: &Content, player: &Player, coin: f32, order: Order) -> f32 {
    let token = content.order(order);
    let Some(rest) = player.goods.checked_sub(token.goods) else { return 0.0 };
    let sold = goods::sale(content, player, player.goods) - goods::sale(content, player, rest);
    f32::from(content.numbers.order_points) + coin * (f32::from(token.coins) - f32::from(sold))
}

/// Whether a card in hand counts housed villagers: then they are housed before dusk.
pub(super) fn counts_villagers(game: &NowOrNever, seat: Seat) -> bool {
    let housed =
        |asked: Requirement| matches!(asked.stat, Stat::HousedVillagers | Stat::FullHousingRows);
    let mut hand = game.hidden.hands[seat.index()].iter();
    hand.any(|quest| game.content.quest(quest).requires.is_some_and(housed))
}
