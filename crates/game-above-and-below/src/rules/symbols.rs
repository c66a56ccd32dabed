//! What the symbols on a player's cards add up to (RULES.md section 16).

use crate::{
    Open, Village,
    components::{Card, Content, Counted, Kind, Token},
};
use table::Seat;

/// The cards of a player, the starting house first (AB-284).
pub fn cards<'a>(
    content: &'a Content,
    village: &'a Village,
) -> impl Iterator<Item = &'a Card> + 'a {
    let built = village.buildings.iter().map(|&building| content.card(building));
    std::iter::once(&content.starting_house).chain(built)
}

/// Symbols of one kind on all cards of a player (AB-283).
fn sum(content: &Content, village: &Village, symbol: impl Fn(&Card) -> u8) -> u8 {
    cards(content, village).map(symbol).sum()
}

/// Beds (AB-262).
pub fn beds(content: &Content, village: &Village) -> u8 {
    sum(content, village, |card| card.beds)
}

/// Rerolls in each encounter (AB-266).
pub fn rerolls(content: &Content, village: &Village) -> u8 {
    sum(content, village, |card| card.rerolls)
}

/// Coins after an encounter that succeeds (AB-267).
pub fn explore_coins(content: &Content, village: &Village) -> u8 {
    sum(content, village, |card| card.coin_when_exploring.into())
}

/// Coins after buying another building (AB-264, AB-265).
pub fn build_coins(content: &Content, village: &Village) -> u8 {
    sum(content, village, |card| card.coin_when_building.into())
}

/// Potions at the end of a round (AB-276).
pub fn potion_income(content: &Content, village: &Village) -> u8 {
    sum(content, village, |card| card.potion_income)
}

/// Whether new villagers start ready (AB-158).
pub fn trains_to_ready(content: &Content, village: &Village) -> bool {
    cards(content, village).any(|card| card.train_to_ready)
}

/// How many tokens can be spent as coins: ciders and potions (AB-268).
pub fn spendable(content: &Content, village: &Village) -> (u8, u8) {
    let cider = cards(content, village).any(|card| card.cider_as_coins);
    let potion = cards(content, village).any(|card| card.potion_as_coins);
    let held = |can: bool, token: Token| if can { village.stores[token] } else { 0 };
    (held(cider, Token::Cider), held(potion, Token::Potion))
}

/// Everything there is to spend: coins, and what can be used as such.
pub fn purse(content: &Content, village: &Village) -> u16 {
    let (ciders, potions) = spendable(content, village);
    village.coins + u16::from(ciders) + u16::from(potions)
}

/// Coins at the end of a round: the track, income symbols and goods income (AB-215).
pub fn income(content: &Content, village: &Village) -> u8 {
    let filled = village.track.len();
    let board = &content.board;
    // AB-216: the rightmost filled slot alone.
    let track = match filled {
        0 => board.base_income,
        _ => board.advancement[filled - 1].income,
    };
    let symbols = sum(content, village, |card| card.income);
    let goods: u8 = cards(content, village)
        .filter_map(|card| card.income_per.as_ref())
        .map(|per| {
            let on_track = per.counted.iter().map(|counted| match counted {
                // AB-274: what lies in the stores does not count.
                Counted::Token(token) => village.on_track(*token),
                Counted::Building(_) | Counted::Villager | Counted::EmptyCave => 0,
            });
            per.each.saturating_mul(on_track.sum())
        })
        .fold(0, u8::saturating_add);
    track.saturating_add(symbols).saturating_add(goods)
}

/// How many of this a player has, for points at the end (AB-305).
pub fn count(open: &Open, seat: Seat, counted: Counted) -> usize {
    let village = open.village(seat);
    match counted {
        // AB-306: on the track or in the stores, not on a building.
        Counted::Token(token) => village.owns(token).into(),
        Counted::Building(kind) => {
            let built = village.buildings.iter().filter(|card| card.kind() == kind).count();
            // AB-310: the starting house is a house.
            built + usize::from(kind == Kind::House)
        }
        Counted::Villager => open.people(seat).len(),
        Counted::EmptyCave => village.empty_caves(),
    }
}
