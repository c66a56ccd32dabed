//! What a player sees at a glance of the own chances: the features an evaluation is made of.

use table::Seat;

use super::{cards, goods, town::Town};
use crate::{
    NowOrNever, Player, SEASONS, Stage,
    components::{Content, SpecialistKind, TOWN_ROWS},
    odds::Kit,
};

/// How many features there are.
pub const FEATURES: usize = 40;

/// Always one.
const BIAS: usize = 0;
/// Coins, and what the goods would sell for, up to [`PLENTY`].
pub(super) const WEALTH: usize = 1;
/// What there is of that above [`PLENTY`].
pub(super) const RICHES: usize = 2;
/// Coins of all productions to come but the last, a fifth of them.
pub(super) const INCOME: usize = 3;
/// Hearts.
pub(super) const HEARTS: usize = 4;
/// The first four of them.
pub(super) const LOW: usize = 5;
/// Mana, while there is a hero action left.
pub(super) const MANA: usize = 6;
/// Experience.
pub(super) const EXPERIENCE: usize = 7;
/// Books.
pub(super) const BOOKS: usize = 8;
/// What the hand promises.
pub(super) const PROMISE: usize = 9;
/// What of the hand could be paid now.
pub(super) const PAYABLE: usize = 10;
/// Hero action tokens left in this season.
pub(super) const ARROWS: usize = 11;
/// Own builders that are face up; then healers, and all others.
pub(super) const READY: usize = 12;
/// Own builders, by the seasons to come; then healers, and all others.
pub(super) const OWNED: usize = 15;
/// Damage of a round.
pub(super) const DAMAGE: usize = 18;
/// Defence of a round.
pub(super) const DEFENCE: usize = 19;
/// Mana above what the hero board has.
pub(super) const MAX_MANA: usize = 20;
/// Movement above what the arrows say.
pub(super) const MOVEMENT: usize = 21;
/// Villagers without a place.
pub(super) const SPARE: usize = 22;
/// Places without a villager.
pub(super) const BEDS: usize = 23;
/// Points of rows with one building, with two, with three.
pub(super) const ROWS: usize = 24;
/// Points of housing rows with one kind of villagers, with two, with three.
pub(super) const SETS: usize = 27;
/// Orders, by how much of them is there.
pub(super) const ORDERS: usize = 30;
/// Taxes of the own specialists who are face up, for each of the others.
const TAXES: usize = 31;
/// Coins off each building, by the seasons to come.
pub(super) const DISCOUNT: usize = 32;
/// Abilities that were learned.
const LEARNED: usize = 33;
/// Buildings in the town.
const BUILDINGS: usize = 34;
/// Villagers who are housed.
const HOUSED: usize = 35;
/// Hearts saved in each search, by the seasons to come.
pub(super) const SCOUT: usize = 36;
/// Points for each good that a lab counts, by the seasons to come.
pub(super) const LABS: usize = 37;
/// The square of the share of the game that is left.
const LEFT_SQUARED: usize = 38;
/// The first player token, where there are others.
pub(super) const FIRST: usize = 39;

/// Coins that can be put to use in a season.
pub(super) const PLENTY: f32 = 24.0;
/// The share of rounds in which mana helps.
pub(super) const BOOSTED: f32 = 0.4;
/// Places without a villager that count.
const MOST_BEDS: f32 = 4.0;

/// The share of the game that is left after this season, from 1 to 0.
pub(super) fn left(season: u8) -> f32 {
    f32::from(SEASONS - season.min(SEASONS)) / f32::from(SEASONS - 1)
}

/// Which of the three sorts a specialist is: builders, healers, all others.
pub(super) fn sort(kind: SpecialistKind) -> usize {
    match kind {
        SpecialistKind::Builder => 0,
        SpecialistKind::Healer => 1,
        SpecialistKind::Teacher | SpecialistKind::Smith => 2,
    }
}

/// Coins, and what the goods would sell for.
pub(super) fn wealth(content: &Content, player: &Player) -> f32 {
    f32::from(player.coins) + f32::from(goods::sale(content, player, player.goods))
}

/// The features of what `seat` has now, with this town.
pub(super) fn read(game: &NowOrNever, seat: Seat, town: &Town) -> [f32; FEATURES] {
    let (content, open) = (game.content.0, &game.open);
    let player = open.player(seat);
    let left = left(open.season);
    let acts = !open.passed.contains(seat) && open.stage != Stage::Over;
    let f = |number: u8| f32::from(number);
    let few = |number: u8, most: u8| f32::from(number.min(most));
    let now = |number: f32| if acts { number } else { 0.0 };
    let arrows = player.free_arrows().count() as f32;
    let wealth = wealth(content, player);
    let income = f32::from(goods::sale(content, player, town.goods)) + f(town.coins);
    let kit = Kit::of(content, player);
    let hand = cards::hand(game, seat, town, &kit);
    let board = content.town(open.side);
    let mut all = [0.0; FEATURES];
    all[BIAS] = 1.0;
    all[WEALTH] = wealth.min(PLENTY);
    all[RICHES] = (wealth - PLENTY).clamp(0.0, 40.0);
    all[INCOME] = income * left;
    all[HEARTS] = f(player.hearts);
    all[LOW] = few(player.hearts, 4);
    all[MANA] = if arrows > 0.0 { now(f(player.mana)) } else { 0.0 };
    all[EXPERIENCE] = few(player.experience, 8);
    all[BOOKS] = few(player.books, 5);
    all[PROMISE] = hand.promise;
    all[PAYABLE] = hand.payable;
    all[ARROWS] = now(arrows);
    let mut tax = 0;
    for (slot, specialist) in player.specialists.iter().enumerate() {
        let Some(specialist) = specialist else { continue };
        let tile = content.specialist(*specialist);
        let sort = sort(tile.kind);
        all[OWNED + sort] += left;
        if player.is_face_up(slot as u8) {
            all[READY + sort] += now(1.0);
            tax += tile.tax;
        }
    }
    all[DAMAGE] = kit.damage(BOOSTED);
    all[DEFENCE] = kit.guard(BOOSTED);
    all[MAX_MANA] = f(player.standing.max_mana);
    all[MOVEMENT] = f(player.standing.movement);
    all[SPARE] = f(town.waiting.iter().sum());
    all[BEDS] = f(town.free.iter().sum()).min(MOST_BEDS);
    for row in 0..TOWN_ROWS {
        let buildings = town.buildings[row];
        if (1..4).contains(&buildings) {
            all[ROWS + usize::from(buildings) - 1] += f(board.row_points[row]);
        }
        let kinds = town.kinds(row);
        if (1..4).contains(&kinds) && town.free[row] > 0 {
            all[SETS + usize::from(kinds) - 1] += f(board.housing_points[row]);
        }
    }
    all[ORDERS] = cards::orders(content, player);
    all[TAXES] = f(tax) * (open.seats() - 1) as f32;
    all[DISCOUNT] = f(player.standing.build_discount) * left;
    all[LEARNED] = player.learned.len() as f32;
    all[BUILDINGS] = f(player.buildings());
    all[HOUSED] = f(player.housed_villagers());
    all[SCOUT] = f(player.standing.search_reduction) * left;
    all[LABS] = town.labs.iter().map(|points| f(*points)).sum::<f32>() * left;
    all[LEFT_SQUARED] = left * left;
    all[FIRST] = if open.first == seat && open.seats() > 1 { 1.0 } else { 0.0 };
    all
}
