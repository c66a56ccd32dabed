//! What `board.toml` says: coins, costs, tracks and how many tokens there are.

use serde::Deserialize;
use table::{Fault, check_range};

use super::limits;
use crate::components::{Board, Token, Tokens, TrackSlot};

/// Where all of this is written.
pub(super) const FILE: &str = "board.toml";

/// The whole file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BoardEntry {
    coins: u16,
    extra_coins: Vec<Vec<u16>>,
    villager_row: [u8; 5],
    base_income: u8,
    advancement: [SlotEntry; 8],
    torch: u8,
    reputation: Vec<i8>,
    majority_of_two: Vec<u8>,
    majority: Vec<u8>,
    tokens: TokenEntry,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(deny_unknown_fields)]
struct SlotEntry {
    points: u8,
    income: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TokenEntry {
    mushroom: u8,
    fish: u8,
    fruit: u8,
    rope: u8,
    clay_pot: u8,
    paper: u8,
    ore: u8,
    amethyst: u8,
    cider: u8,
    potion: u8,
}

/// The boards as the rules need them, if they make sense.
pub(super) fn board(entry: BoardEntry, faults: &mut Vec<Fault>) -> Option<Board> {
    let before = faults.len();
    check_numbers(&entry, faults);
    let mut wrong = |what: &str| faults.push(Fault::of_file(FILE, what));
    let players: Vec<usize> = entry.extra_coins.iter().map(Vec::len).collect();
    if players != [2, 3, 4] {
        wrong("extra_coins are three lists, for two, three and four players");
    }
    if !entry.villager_row.is_sorted() {
        wrong("the costs of the villager row do not fall to the right");
    }
    // AB-232.
    let slots = &entry.advancement;
    if !slots.is_sorted_by_key(|slot| slot.points) || !slots.is_sorted_by_key(|slot| slot.income) {
        wrong("neither points nor income fall along the advancement track");
    }
    if slots[0].income < entry.base_income {
        wrong("no slot of the advancement track has less than the base income");
    }
    if usize::from(entry.torch) >= entry.reputation.len() {
        wrong("the torch is a space of the reputation track, counted from 0");
    }
    if faults.len() > before {
        return None;
    }
    let mut tokens = Tokens::default();
    for (token, count) in entry.tokens.counts() {
        tokens[token] = count;
    }
    Some(Board {
        coins: entry.coins,
        extra_coins: entry.extra_coins,
        villager_row: entry.villager_row,
        base_income: entry.base_income,
        advancement: slots.map(|slot| TrackSlot { points: slot.points, income: slot.income }),
        reputation: entry.reputation,
        torch: entry.torch,
        majority_of_two: entry.majority_of_two,
        majority: entry.majority,
        tokens,
    })
}

/// Every number alone, against its range.
fn check_numbers(entry: &BoardEntry, faults: &mut Vec<Fault>) {
    let mut hold = |what: &str, number: i64, range| check_range(FILE, what, number, range, faults);
    hold("coins", entry.coins.into(), &limits::AMOUNT);
    for &coins in entry.extra_coins.iter().flatten() {
        hold("extra_coins", coins.into(), &limits::AMOUNT);
    }
    for cost in entry.villager_row {
        hold("villager_row", cost.into(), &limits::AMOUNT);
    }
    hold("base_income", entry.base_income.into(), &limits::AMOUNT);
    for slot in entry.advancement {
        hold("points of the advancement track", slot.points.into(), &limits::AMOUNT);
        hold("income of the advancement track", slot.income.into(), &limits::AMOUNT);
    }
    hold("spaces of the reputation track", entry.reputation.len() as i64, &limits::SPACES);
    for &points in &entry.reputation {
        hold("reputation", points.into(), &limits::SPACE);
    }
    for &prize in entry.majority_of_two.iter().chain(&entry.majority) {
        hold("majority", prize.into(), &limits::AMOUNT);
    }
    for (token, count) in entry.tokens.counts() {
        let range = if token == Token::Cider { &limits::CIDERS } else { &limits::TOKENS };
        hold(&format!("tokens: {token}"), count.into(), range);
    }
}

impl TokenEntry {
    fn counts(&self) -> [(Token, u8); 10] {
        [
            (Token::Mushroom, self.mushroom),
            (Token::Fish, self.fish),
            (Token::Fruit, self.fruit),
            (Token::Rope, self.rope),
            (Token::ClayPot, self.clay_pot),
            (Token::Paper, self.paper),
            (Token::Ore, self.ore),
            (Token::Amethyst, self.amethyst),
            (Token::Cider, self.cider),
            (Token::Potion, self.potion),
        ]
    }
}
