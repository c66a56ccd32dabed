//! What a player sees at a glance in the own village: the features an evaluation is made of.

use table::Seat;

use crate::{
    AboveAndBelow, Token, Village, Villagers,
    components::Content,
    rules::{scoring, symbols},
};

/// How many features there are.
pub const FEATURES: usize = 28;

/// The features of `seat`'s village now.
pub fn read(game: &AboveAndBelow, seat: Seat) -> [f32; FEATURES] {
    let (content, open) = (game.content.0, &game.open);
    let village = open.village(seat);
    let score = scoring::score(content, open, seat);
    let rank = score.of(scoring::Part::Rank);
    // A party below is as good as exhausted.
    let below = if open.active == seat && open.exploration.is_some() {
        open.party
    } else {
        Villagers::NONE
    };
    let exhausted = village.exhausted.union(below);
    let all = village.villagers().union(below);
    let builders = village.ready.intersection(content.who.builds).len();
    let trainers = all.intersection(content.who.trains).len();
    let beds = symbols::beds(content, village);
    let own_beds = all.intersection(content.who.own_bed).len();
    let coins = f32::from(village.coins);
    let ready = if village.passed { 0.0 } else { village.ready.len() as f32 };
    let (grown, arrows) = goods_on_cards(game, village);
    let cards = || symbols::cards(content, village);
    [
        1.0,
        f32::from(score.total() - rank),
        f32::from(rank),
        coins,
        coins.min(8.0),
        (coins - 16.0).max(0.0),
        if builders > 0 && !village.passed { coins.min(18.0) } else { 0.0 },
        f32::from(symbols::income(content, village)),
        ready,
        exhausted.len() as f32,
        village.injured.len() as f32,
        f32::from(beds),
        (usize::from(beds) + own_beds).min(all.len()) as f32,
        if village.passed { 0.0 } else { builders.min(2) as f32 },
        trainers.min(2) as f32,
        lanterns(content, all),
        if village.passed { 0.0 } else { lanterns(content, village.ready) },
        stored(content, village),
        grown,
        arrows,
        village.track.len() as f32,
        in_hand(village, Token::Potion),
        in_hand(village, Token::Cider),
        village.empty_caves() as f32,
        f32::from(symbols::rerolls(content, village)),
        f32::from(
            symbols::build_coins(content, village) + symbols::explore_coins(content, village),
        ),
        f32::from(u8::from(symbols::trains_to_ready(content, village))),
        cards().filter(|card| card.per.is_some()).count() as f32,
    ]
}

/// Lanterns these villagers give on average.
pub(super) fn lanterns(content: &Content, villagers: Villagers) -> f32 {
    villagers.iter().map(|one| mean(&content.face(one).lanterns)).sum()
}

/// The mean over the faces of a die.
pub(super) fn mean(lanterns: &[u8; 7]) -> f32 {
    let sum: u8 = lanterns[1..].iter().sum();
    f32::from(sum) / 6.0
}

/// What one good of this kind is worth on the track: its own slot, or the next free one.
pub(super) fn slot_points(content: &Content, village: &Village, good: Token) -> f32 {
    let place = village.track.iter().position(|slot| slot.good == good);
    let place = place.unwrap_or(village.track.len()).min(7);
    content.board.advancement[place].points.into()
}

/// How many of a token lie in the stores, or for sale: what is not sold comes back.
fn in_hand(village: &Village, token: Token) -> f32 {
    f32::from(village.stores[token]) + if village.sale == Some(token) { 1.0 } else { 0.0 }
}

/// Goods in the stores and for sale, by what they would be worth on the track.
fn stored(content: &Content, village: &Village) -> f32 {
    let worth = |good| in_hand(village, good) * slot_points(content, village, good);
    Token::GOODS.into_iter().map(worth).sum()
}

/// Goods on cards, by what they would be worth on the track, and cards where they grow again.
fn goods_on_cards(game: &AboveAndBelow, village: &Village) -> (f32, f32) {
    let (mut grown, mut arrows) = (0.0, 0.0);
    for &card in village.buildings.iter() {
        if let Some(stock) = game.content.card(card).stock {
            let worth = slot_points(&game.content, village, stock.kind);
            grown += f32::from(game.open.stocked.on(card)) * worth;
            arrows += if stock.replenishing { worth } else { 0.0 };
        }
    }
    (grown, arrows)
}
