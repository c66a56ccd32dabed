//! Selling goods (RULES.md section 18a).
//!
//! Each line of the market is an action of its own. What a hand of goods brings at most is in a table
//! (`components::sales`); more goods than that are tried in all combinations (NN-342).

use table::{Chance, Pile, Seat, Sink};

use super::Play;
use crate::{
    Action, Event, NowOrNever, Refusal,
    components::{Content, Good, Goods, Quests, Sale},
};

/// The most lines that are counted through: those of the market and those of quest cards.
const MOST_LINES: usize = 24;

/// All trades somebody can make who has played these quest cards: each set of goods once, at the best
/// price that is printed for it (NN-326, NN-338).
pub fn lines(content: &Content, played: Quests) -> impl Iterator<Item = Sale> + '_ {
    sets(content, played)
        .filter_map(move |goods| price(content, played, goods).map(|coins| Sale { goods, coins }))
}

/// The sets of goods that are a trade, each once: those of the market, and those of quest cards alone.
fn sets(content: &Content, played: Quests) -> impl Iterator<Item = Goods> + '_ {
    let market = content.market.iter().map(|sale| sale.goods);
    let own = own_lines(content, played).enumerate().filter(move |(place, sale)| {
        let mut earlier =
            content.market.iter().copied().chain(own_lines(content, played).take(*place));
        earlier.all(|other| other.goods != sale.goods)
    });
    market.chain(own.map(|(_, sale)| sale.goods))
}

/// The trades of quest cards (NN-326).
fn own_lines(content: &Content, played: Quests) -> impl Iterator<Item = Sale> + '_ {
    played.iter().filter_map(|quest| content.quest(quest).sale)
}

/// What these goods bring as one trade, if they are one: the best that is printed for them.
pub fn price(content: &Content, played: Quests, goods: Goods) -> Option<u8> {
    let printed = content.market.iter().copied().chain(own_lines(content, played));
    printed.filter(|sale| sale.goods == goods).map(|sale| sale.coins).max()
}

/// Lists the trades the active player can make, each once (NN-369).
pub(crate) fn list(game: &NowOrNever, out: &mut Vec<Action>) {
    let (content, mover) = (game.content(), game.open.mover());
    if mover.goods.is_empty() {
        return;
    }
    let held = sets(content, mover.played).filter(|goods| mover.goods.contains(goods));
    out.extend(held.map(Action::Sell));
}

/// Goods that can be sold as one trade, and what is left of what somebody has.
pub(crate) struct Trade {
    sold: Goods,
    left: Goods,
    coins: u8,
}

pub(crate) fn check(game: &NowOrNever, seat: Seat, goods: Goods) -> Result<Trade, Refusal> {
    let player = game.open.player(seat);
    let left = player.goods.checked_sub(goods).ok_or(Refusal::NoSale)?;
    let coins = price(game.content(), player.played, goods).ok_or(Refusal::NoSale)?;
    Ok(Trade { sold: goods, left, coins })
}

/// NN-334: one line of the market.
pub(crate) fn sell(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    seat: Seat,
    Trade { sold, left, coins }: Trade,
) {
    let player = play.game.open.player_mut(seat);
    player.goods = left;
    player.coins = player.coins.saturating_add(coins.into());
    play.send(Event::Sold { seat, goods: sold, coins });
}

/// The most coins these goods bring to somebody who has played these quest cards (NN-390).
#[inline]
pub fn best_sale(content: &Content, goods: Goods, played: Quests) -> u16 {
    content.tabled_sale(goods, played).unwrap_or_else(|| tried_sale(content, goods, played))
}

/// The same by trying all combinations.
fn tried_sale(content: &Content, goods: Goods, played: Quests) -> u16 {
    let mut several: Pile<Sale, MOST_LINES> = Pile::new();
    let mut single = [0; Good::COUNT];
    for sale in lines(content, played) {
        if sale.goods.total() > 1 {
            several.push(sale);
        } else if let Some((good, _)) = sale.goods.each().next() {
            single[good.index()] = single[good.index()].max(u16::from(sale.coins));
        }
    }
    best(several.as_slice(), single, goods)
}

/// The most coins of these goods with these lines; each good by itself brings `single`.
fn best(lines: &[Sale], single: [u16; Good::COUNT], goods: Goods) -> u16 {
    let Some((line, rest)) = lines.split_first() else {
        return Good::ALL
            .into_iter()
            .map(|good| single[good.index()] * u16::from(goods[good]))
            .sum();
    };
    let (mut most, mut sold, mut left) = (best(rest, single, goods), 0, goods);
    while let Some(fewer) = left.checked_sub(line.goods) {
        (left, sold) = (fewer, sold + u16::from(line.coins));
        most = most.max(sold + best(rest, single, left));
    }
    most
}

/// Whether selling one line first still brings the most: the lines a player who sells everything
/// may begin with.
pub fn is_on_best(content: &Content, goods: Goods, played: Quests, line: Goods) -> bool {
    let (Some(left), Some(coins)) = (goods.checked_sub(line), price(content, played, line)) else {
        return false;
    };
    u16::from(coins) + best_sale(content, left, played) == best_sale(content, goods, played)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::components::Quest;

    #[test]
    fn the_tables_say_what_trying_all_combinations_says() {
        let content = Content::embedded();
        let cards = Quest::all().filter(|quest| content.quest(*quest).sale.is_some());
        let cards: Quests = cards.collect();
        for number in 0..4096_u32 {
            let goods = Goods(std::array::from_fn(|good| (number >> (3 * good)) as u8 % 8));
            for played in [Quests::NONE, cards] {
                let tabled = content.tabled_sale(goods, played);
                assert_eq!(tabled, Some(tried_sale(content, goods, played)), "{goods}");
            }
        }
    }
}
