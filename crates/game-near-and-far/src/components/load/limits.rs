//! How large the numbers of the tables may be: well above every fact, and low enough that no sum of
//! them leaves its type, whatever one player owns.

use std::ops::RangeInclusive;

/// Costs, values, points and gains.
pub(super) const AMOUNT: RangeInclusive<i64> = 0..=20;
/// Points that may be a loss.
pub(super) const POINTS: RangeInclusive<i64> = -20..=20;
/// The reputation a card asks for.
pub(super) const REPUTATION: RangeInclusive<i64> = -6..=12;
/// How often one token or card shows a symbol.
pub(super) const SYMBOLS: RangeInclusive<i64> = 0..=9;
/// What a card adds to a roll, a trade or a draw.
pub(super) const BONUS: RangeInclusive<i64> = 1..=4;
/// The level of a threat, and the numbers of the mine.
pub(super) const LEVEL: RangeInclusive<i64> = 1..=20;
