//! The features an evaluation is made of, by their places.

use crate::{SEASONS, components::SpecialistKind};

/// How many features there are.
pub const FEATURES: usize = 40;

/// Always one.
pub(super) const BIAS: usize = 0;
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
pub(super) const TAXES: usize = 31;
/// Coins off each building, by the seasons to come.
pub(super) const DISCOUNT: usize = 32;
/// Abilities that were learned.
pub(super) const LEARNED: usize = 33;
/// Buildings in the town.
pub(super) const BUILDINGS: usize = 34;
/// Villagers who are housed.
pub(super) const HOUSED: usize = 35;
/// Hearts saved in each search, by the seasons to come.
pub(super) const SCOUT: usize = 36;
/// Points for each good that a lab counts, by the seasons to come.
pub(super) const LABS: usize = 37;
/// The square of the share of the game that is left.
pub(super) const LEFT_SQUARED: usize = 38;
/// The first player token, where there are others.
pub(super) const FIRST: usize = 39;

/// Coins that can be put to use in a season.
pub(super) const PLENTY: f32 = 24.0;
/// The share of rounds in which mana helps.
pub(super) const BOOSTED: f32 = 0.4;
/// Places without a villager that count.
pub(super) const MOST_BEDS: f32 = 4.0;

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
