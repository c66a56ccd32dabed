//! What `enemies.toml`, `orders.toml`, `market.toml` and `finds.toml` say.

use serde::Deserialize;
use table::Fault;
use toml::Spanned;

use super::{
    effects::{EffectEntry, GoodsEntry, gains},
    entry::{Entry, Source, Text, check_names, in_order},
    limits,
};
use crate::components::{
    ENEMIES, Effect, Enemy, EnemyToken, FINDS, Find, FindToken, Good, Goods, LEVELS, Numbers,
    ORDERS, Order, OrderToken, SALES, SEARCH_TOKENS, Sale, UNDERGROUND_LEVELS,
};

/// Where the enemies are.
const ENEMY_FILE: &str = "enemies.toml";
/// Where the orders are.
const ORDER_FILE: &str = "orders.toml";
/// Where the trades of the market are.
const MARKET_FILE: &str = "market.toml";
/// Where the search tokens are.
const FIND_FILE: &str = "finds.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EnemyFile {
    enemy: Vec<EnemyEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EnemyEntry {
    id: Spanned<String>,
    level: u8,
    #[serde(default)]
    underground: bool,
    name: String,
    copies: u8,
    health: u8,
    attack: u8,
    #[serde(default)]
    experience: u8,
    #[serde(default)]
    coins: u8,
    #[serde(default)]
    goods: GoodsEntry,
    #[serde(default)]
    villagers: u8,
    #[serde(rename = "source")]
    _source: Source,
    #[serde(default, rename = "fact")]
    _fact: Vec<String>,
}

/// The enemies in the order of their ids, if they make sense.
pub(super) fn enemies(files: &[String], faults: &mut Vec<Fault>) -> Option<Vec<EnemyToken>> {
    let (text, file) = Text::read::<EnemyFile>(ENEMY_FILE, files, faults)?;
    let before = faults.len();
    let what = "kinds of enemies";
    let entries = in_order::<Enemy, _>(&text, what, file.enemy, 0..ENEMIES, |one| &one.id, faults)?;
    let mut tokens = Vec::with_capacity(entries.len());
    for (enemy, one) in Enemy::all().zip(entries) {
        let entry = &mut text.entry(&one.id, &one.name, faults);
        tokens.push(enemy_token(enemy, one, entry));
    }
    check_names(&text, tokens.iter().map(|token| token.name.as_str()), faults);
    (faults.len() == before).then_some(tokens)
}

fn enemy_token(enemy: Enemy, one: EnemyEntry, entry: &mut Entry<'_>) -> EnemyToken {
    // NN-006, NN-015.
    let (level, underground) = match enemy.index().checked_sub(LEVELS) {
        None => (enemy.index() as u8 + 1, false),
        Some(place) => (UNDERGROUND_LEVELS[place], true),
    };
    if (one.level, one.underground) != (level, underground) {
        let side = if underground { "underground" } else { "above ground" };
        entry.fault(format!("{enemy} is the id of the enemy of level {level} {side}"));
    }
    let copies = if usize::from(level) == LEVELS { 2 } else { 4 };
    if one.copies != copies {
        let found = one.copies;
        entry.fault(format!("there are {copies} tokens of level {level}, not {found}"));
    }
    entry.range("health", one.health, &limits::HEALTH);
    entry.range("attack", one.attack, &limits::ATTACK);
    entry.range("experience", one.experience, &limits::AMOUNT);
    entry.range("coins", one.coins, &limits::AMOUNT);
    entry.range("villagers", one.villagers, &limits::VILLAGERS);
    EnemyToken {
        goods: one.goods.goods("goods", entry),
        name: one.name,
        level,
        underground,
        copies: one.copies,
        health: one.health,
        attack: one.attack,
        experience: one.experience,
        coins: one.coins,
        villagers: one.villagers,
    }
}

/// NN-049: no more enemies of level 9 are laid out than there are.
pub(super) fn check_level_9(numbers: &Numbers, tokens: &[EnemyToken], faults: &mut Vec<Fault>) {
    let copies = tokens[LEVELS - 1].copies;
    if numbers.level_9.iter().any(|tokens| *tokens > copies) {
        let what = format!("level_9: there are only {copies} tokens of level 9");
        faults.push(Fault::of_file("setup.toml", what));
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OrderFile {
    order: Vec<OrderEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OrderEntry {
    id: Spanned<String>,
    name: String,
    goods: GoodsEntry,
    coins: u8,
    #[serde(rename = "source")]
    _source: Source,
}

/// The orders in the order of their ids, if they make sense.
pub(super) fn orders(files: &[String], faults: &mut Vec<Fault>) -> Option<Vec<OrderToken>> {
    let (text, file) = Text::read::<OrderFile>(ORDER_FILE, files, faults)?;
    let before = faults.len();
    let what = "orders";
    let entries = in_order::<Order, _>(&text, what, file.order, 0..ORDERS, |one| &one.id, faults)?;
    let mut tokens = Vec::with_capacity(entries.len());
    for one in entries {
        let entry = &mut text.entry(&one.id, &one.name, faults);
        let Sale { goods, coins } = SaleEntry { goods: one.goods, coins: one.coins }.sale(entry);
        tokens.push(OrderToken { name: one.name, goods, coins });
    }
    check_names(&text, tokens.iter().map(|token| token.name.as_str()), faults);
    (faults.len() == before).then_some(tokens)
}

/// Goods for coins: `{ goods = { shell = 3 }, coins = 8 }`.
#[derive(Deserialize, Clone, Copy)]
#[serde(deny_unknown_fields)]
pub(super) struct SaleEntry {
    goods: GoodsEntry,
    coins: u8,
}

impl SaleEntry {
    /// The trade, if it sells something for something.
    pub(super) fn sale(self, entry: &mut Entry<'_>) -> Sale {
        let goods = self.goods.goods("goods", entry);
        if goods.is_empty() {
            entry.fault("at least one good is sold");
        }
        entry.range("coins", self.coins, &limits::SOME);
        Sale { goods, coins: self.coins }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MarketFile {
    sale: Vec<MarketEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MarketEntry {
    goods: GoodsEntry,
    coins: u8,
    #[serde(rename = "source")]
    _source: Source,
}

/// The trades of the market, if they make sense (NN-334).
pub(super) fn market(files: &[String], faults: &mut Vec<Fault>) -> Option<[Sale; SALES]> {
    let (text, file) = Text::read::<MarketFile>(MARKET_FILE, files, faults)?;
    let before = faults.len();
    let whole = &mut text.whole(faults);
    let sales: Vec<Sale> = file
        .sale
        .iter()
        .map(|one| SaleEntry { goods: one.goods, coins: one.coins }.sale(whole))
        .collect();
    for (index, sale) in sales.iter().enumerate() {
        if sales[..index].iter().any(|earlier| earlier.goods == sale.goods) {
            whole.fault(format!("{} is sold at two prices", sale.goods));
        }
    }
    for good in Good::ALL {
        // NN-388: every good is sold in the end.
        if !sales.iter().any(|sale| sale.goods == Goods::one(good)) {
            whole.fault(format!("one {} alone has no price", good.name()));
        }
    }
    let found = sales.len();
    if found != SALES {
        whole.fault(format!("there are {SALES} trades, not {found}"));
    }
    (faults.len() == before).then(|| sales.try_into().ok()).flatten()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FindFile {
    find: Vec<FindEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FindEntry {
    id: Spanned<String>,
    name: String,
    copies: u8,
    kept: bool,
    gains: Vec<EffectEntry>,
    #[serde(rename = "source")]
    _source: Source,
    #[serde(default, rename = "design")]
    _design: Vec<String>,
}

/// The kinds of search tokens in the order of their ids, if they make sense. Two kinds may have one
/// name (NN-487, NN-488).
pub(super) fn finds(files: &[String], faults: &mut Vec<Fault>) -> Option<Vec<FindToken>> {
    let (text, file) = Text::read::<FindFile>(FIND_FILE, files, faults)?;
    let before = faults.len();
    let what = "kinds of search tokens";
    let entries = in_order::<Find, _>(&text, what, file.find, 0..FINDS, |one| &one.id, faults)?;
    let mut tokens = Vec::with_capacity(entries.len());
    for one in entries {
        let entry = &mut text.entry(&one.id, &one.name, faults);
        entry.range("copies", one.copies, &limits::COPIES);
        let gains = gains(&one.gains, entry);
        if gains.is_empty() {
            entry.fault("a search token brings something");
        }
        if gains.contains(&Effect::Build) {
            entry.fault("only a specialist builds");
        }
        tokens.push(FindToken { name: one.name, copies: one.copies, kept: one.kept, gains });
    }
    let found: usize = tokens.iter().map(|token| usize::from(token.copies)).sum();
    if found != SEARCH_TOKENS {
        text.whole(faults).fault(format!("there are {SEARCH_TOKENS} search tokens, not {found}"));
    }
    (faults.len() == before).then_some(tokens)
}
