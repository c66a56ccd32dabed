//! The luck of an evening: a number that can be named, so that it can be played again.

use std::{
    sync::LazyLock,
    time::{SystemTime, UNIX_EPOCH},
};

use table::Chance;

/// The variable that names the luck of all tables and choices of a run.
const VARIABLE: &str = "TABLETALE_LUCK";

/// The luck of this run: the number that was asked for, or one of its own.
static LUCK: LazyLock<u64> = LazyLock::new(|| {
    let asked = std::env::var(VARIABLE).ok().and_then(|word| word.parse().ok());
    let now = || SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    asked.unwrap_or_else(|| u64::from(now().subsec_nanos()))
});

/// How to have the luck of this run again.
pub fn again() -> String {
    format!("{VARIABLE}={}", *LUCK)
}

/// The seed of all tables of a hall: other halls of the same run have another one.
pub(crate) fn seed(hall: &str) -> [u8; 32] {
    let mut luck = choices(hall);
    std::array::from_fn(|_| luck.pick(256) as u8)
}

/// The luck of choices that are made in a hall.
pub fn choices(hall: &str) -> ::luck::Quick {
    let name =
        hall.bytes().fold(7, |sum: u64, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
    ::luck::Quick::new(*LUCK, name)
}

/// The script that makes the numbers a browser adds to its tables the same each time.
pub(crate) fn numbers(guest: &str) -> String {
    let seed: Vec<u8> = seed(guest).to_vec();
    format!(
        "crypto.getRandomValues = (places) => {{\
             places.forEach((_, place) => (places[place] = {seed:?}[place % 32])); return places; }}"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_luck_of_a_hall_is_the_same_again_and_that_of_another_is_not() {
        assert_eq!(seed("a"), seed("a"));
        assert_ne!(seed("a"), seed("b"));
        assert!(again().starts_with("TABLETALE_LUCK="));
    }
}
