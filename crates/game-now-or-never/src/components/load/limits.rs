//! How large the numbers of the tables may be: well above every fact, and low enough that no sum of
//! them leaves its type, whatever one player owns.

use std::ops::RangeInclusive;

/// Costs, discounts, coins and points.
pub(super) const AMOUNT: RangeInclusive<i64> = 0..=20;
/// Coins of a search token: those of all 14 and of 16 buildings fit a byte.
pub(super) const INCOME: RangeInclusive<i64> = 0..=13;
/// What is gained, paid or dealt at once where it is named at all.
pub(super) const SOME: RangeInclusive<i64> = 1..=20;
/// Cards drawn and villagers gained at once, where they are named at all.
pub(super) const DRAWN: RangeInclusive<i64> = 1..=4;
/// Villagers of an enemy.
pub(super) const VILLAGERS: RangeInclusive<i64> = 0..=4;
/// What holds as long as something is owned.
pub(super) const STANDING: RangeInclusive<i64> = 0..=4;
/// Beds of a building.
pub(super) const BEDS: RangeInclusive<i64> = 0..=4;
/// Copies of a token.
pub(super) const COPIES: RangeInclusive<i64> = 1..=20;
/// Hearts of a hero.
pub(super) const HEARTS: RangeInclusive<i64> = 2..=30;
/// Mana slots of a hero.
pub(super) const MANA: RangeInclusive<i64> = 1..=9;
/// The number of an arrow.
pub(super) const MOVES: RangeInclusive<i64> = 1..=9;
/// Damage that defeats an enemy.
pub(super) const HEALTH: RangeInclusive<i64> = 1..=60;
/// Hearts an attack takes.
pub(super) const ATTACK: RangeInclusive<i64> = 1..=20;
/// The level of an ability.
pub(super) const ABILITY_LEVEL: RangeInclusive<i64> = 1..=3;
/// Coins of the start.
pub(super) const START_COINS: RangeInclusive<i64> = 0..=99;
/// Points that win a game alone.
pub(super) const TARGET: RangeInclusive<i64> = 1..=250;
/// How many times the upper amount recruiting costs.
pub(super) const FACTOR: RangeInclusive<i64> = 1..=4;
