//! What goods bring at most, worked out once: a table for everybody, and one more for each set of quest
//! cards that change selling (NN-326, NN-390).

use std::sync::OnceLock;

use super::{Content, Goods, Quest, Quests, Sale};

/// Of each good so many and one less are in the tables.
const SIDE: usize = 13;
/// Places of one table.
const PLACES: usize = SIDE * SIDE * SIDE * SIDE;
/// Quest cards with a trade that are told apart.
const MOST_CARDS: usize = 2;

/// What goods bring at most; worked out when it is asked for the first time.
#[derive(Default)]
pub(crate) struct SaleTables(OnceLock<Tables>);

struct Tables {
    /// Quest cards with a trade.
    cards: Vec<Quest>,
    /// One table for each set of them.
    coins: Vec<u16>,
}

impl Content {
    /// The most coins these goods bring to somebody who has played these quest cards, if the tables go so
    /// far.
    #[inline]
    pub(crate) fn tabled_sale(&self, goods: Goods, played: Quests) -> Option<u16> {
        if goods.0.iter().any(|amount| usize::from(*amount) >= SIDE) {
            return None;
        }
        let tables = self.sales.0.get_or_init(|| Tables::of(self));
        let mut set = 0;
        for (bit, card) in tables.cards.iter().enumerate() {
            if played.contains(*card) {
                set |= 1 << bit;
            }
        }
        tables.coins.get(set * PLACES + place(goods)).copied()
    }
}

impl Tables {
    fn of(content: &Content) -> Tables {
        let cards: Vec<Quest> =
            Quest::all().filter(|quest| content.quest(*quest).sale.is_some()).collect();
        let sets = 1 << cards.len().min(MOST_CARDS);
        let mut coins = Vec::with_capacity(sets * PLACES);
        for set in 0..sets {
            let played = cards.iter().enumerate().filter(|(bit, _)| set & (1 << bit) != 0);
            let own = played.filter_map(|(_, quest)| content.quest(*quest).sale);
            let lines: Vec<Sale> = content.market.iter().copied().chain(own).collect();
            let first = coins.len();
            for place in 0..PLACES {
                let goods = goods_at(place);
                let each = lines.iter().filter_map(|line| {
                    let rest = goods.checked_sub(line.goods).filter(|rest| *rest != goods)?;
                    // What is left has a lower place, so it is worked out already.
                    Some(u16::from(line.coins) + coins[first + self::place(rest)])
                });
                coins.push(each.max().unwrap_or(0));
            }
        }
        Tables { cards, coins }
    }
}

#[inline]
fn place(goods: Goods) -> usize {
    goods.0.iter().fold(0, |place, amount| place * SIDE + usize::from(*amount))
}

fn goods_at(place: usize) -> Goods {
    let sides = [SIDE * SIDE * SIDE, SIDE * SIDE, SIDE, 1];
    Goods(sides.map(|side| (place / side % SIDE) as u8))
}
