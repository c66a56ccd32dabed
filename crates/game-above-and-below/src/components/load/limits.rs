//! How large the numbers of the tables may be: well above every fact, and low enough that no sum of
//! them leaves its type, whatever one player owns.

use std::ops::RangeInclusive;

/// Coins, costs, income of the track, prizes and points.
pub(super) const AMOUNT: RangeInclusive<i64> = 0..=50;
/// Points beside a space of the reputation track.
pub(super) const SPACE: RangeInclusive<i64> = -50..=50;
/// How many spaces the reputation track has.
pub(super) const SPACES: RangeInclusive<i64> = 1..=100;
/// How often one card shows a symbol: sixty cards of one player add up to less than 256.
pub(super) const SYMBOLS: RangeInclusive<i64> = 0..=4;
/// Points or coins for each of what a card counts.
pub(super) const EACH: RangeInclusive<i64> = 0..=9;
/// Lanterns of one villager.
pub(super) const LANTERNS: RangeInclusive<i64> = 0..=9;
/// Tokens of a kind.
pub(super) const TOKENS: RangeInclusive<i64> = 0..=30;
/// Ciders: one lies on the board from the start (AB-038).
pub(super) const CIDERS: RangeInclusive<i64> = 1..=30;
