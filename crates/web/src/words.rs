//! Text for people, in one place per language.
//!
//! A translation is a second folder with the same names and one `match` here.

pub(crate) mod en;
pub(crate) mod en_above_and_below;
pub(crate) mod en_above_and_below_help;
pub(crate) mod en_at_table;
pub(crate) mod en_faraway;
pub(crate) mod en_learn;
pub(crate) mod en_luck;
pub(crate) mod en_near_and_far;
pub(crate) mod en_now_or_never;
pub(crate) mod en_seats;
pub(crate) mod en_tables;

pub(crate) use en as shell;
pub(crate) use en_above_and_below as above_and_below;
pub(crate) use en_above_and_below_help as above_and_below_help;
pub(crate) use en_at_table as at_table;
pub(crate) use en_faraway as faraway;
pub(crate) use en_learn as learn;
pub(crate) use en_luck as luck;
pub(crate) use en_near_and_far as near_and_far;
pub(crate) use en_now_or_never as now_or_never;
