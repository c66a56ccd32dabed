//! What towns produce (RULES.md sections 20 and 21).

use crate::{
    Player, SEASONS,
    components::{Content, Good, Goods, Thing, Tile},
};

/// What a town brings at the end of a season (NN-373).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Produce {
    /// Goods of housed villagers and of buildings.
    pub goods: Goods,
    /// Coins of buildings and search tokens.
    pub coins: u8,
    /// Hearts of buildings, as far as there is room for them.
    pub hearts: u8,
}

/// Who or what produces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// Housed villagers of a good.
    Villagers(Good),
    /// A building.
    Building(Tile),
    /// Search tokens.
    SearchTokens,
}

/// What comes from one of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Yield {
    /// Who or what produces it.
    pub from: Origin,
    /// Goods, coins or hearts.
    pub what: Thing,
    /// How much of it, never nothing.
    pub number: u8,
}

/// Which production phase is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// After one of the seasons 1 to 5.
    Season,
    /// After the last: some buildings bring nothing (NN-389).
    Final,
}

impl Phase {
    /// The phase that follows a season.
    pub fn after(season: u8) -> Phase {
        if season >= SEASONS { Phase::Final } else { Phase::Season }
    }
}

/// What a player's town brings in a production phase, from where: villagers, buildings, search tokens.
/// Unhoused villagers bring nothing (NN-374), hearts stop at the maximum (NN-373), and some buildings are
/// idle in the last phase (NN-389).
pub fn sources<'a>(
    content: &'a Content,
    player: &'a Player,
    phase: Phase,
) -> impl Iterator<Item = Yield> + 'a {
    let villagers = Good::ALL.into_iter().map(|good| {
        let number = player.housed.iter().map(|row| row[good.index()]).sum();
        Yield { from: Origin::Villagers(good), what: good.into(), number }
    });
    let mut hearts = player.hearts;
    let buildings = player.town.iter().flatten().filter_map(move |tile| {
        let made = content.building(*tile).produces?;
        let is_idle = phase == Phase::Final && !made.in_final;
        let number = match made.what {
            _ if is_idle => 0,
            Thing::Heart => made.n.min(player.most_hearts(content).saturating_sub(hearts)),
            Thing::Good(_) | Thing::Coin | Thing::Book | Thing::Experience | Thing::Mana => made.n,
        };
        if made.what == Thing::Heart {
            hearts += number;
        }
        Some(Yield { from: Origin::Building(*tile), what: made.what, number })
    });
    let coins = player.finds * content.numbers.search_income;
    let tokens = Yield { from: Origin::SearchTokens, what: Thing::Coin, number: coins };
    villagers.chain(buildings).chain([tokens]).filter(|one| one.number > 0)
}

/// What a player's town brings in a production phase.
pub fn produce(content: &Content, player: &Player, phase: Phase) -> Produce {
    let mut all = Produce::default();
    for Yield { what, number, .. } in sources(content, player, phase) {
        match what {
            Thing::Good(good) => all.goods[good] += number,
            Thing::Coin => all.coins += number,
            Thing::Heart => all.hearts += number,
            Thing::Book | Thing::Experience | Thing::Mana => {}
        }
    }
    all
}
