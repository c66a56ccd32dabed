//! Sets of components as bits.

use std::fmt;

use serde::Serialize;
use table::{Chance, set_of};

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
struct Coin(usize);

impl Coin {
    fn index(self) -> usize {
        self.0
    }

    fn of_index(index: usize) -> Coin {
        Coin(index)
    }
}

impl fmt::Display for Coin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "coin {}", self.0)
    }
}

set_of! {
    /// Some coins.
    Purse of Coin in u128
}

/// Always picks the last.
struct Last;

impl Chance for Last {
    fn pick(&mut self, sides: u32) -> u32 {
        sides - 1
    }
}

#[test]
fn a_set_counts_each_once_in_order() {
    let set: Purse = [70, 3, 3, 127].map(Coin).into_iter().collect();
    assert_eq!(set.iter().map(Coin::index).collect::<Vec<_>>(), [3, 70, 127]);
    assert_eq!(set.len(), 3);
    let rest = set.without(Purse::only(Coin(70)));
    assert!(!rest.contains(Coin(70)) && set.contains(Coin(70)));
    assert_eq!(rest.with(Coin(70)), set);
    assert_eq!(rest.intersection(set), rest);
    assert_eq!(format!("{rest:?}"), r#"{"coin 3", "coin 127"}"#);
}

#[test]
fn what_is_drawn_is_gone() {
    let mut set: Purse = [5, 9].map(Coin).into_iter().collect();
    assert_eq!(set.draw(&mut Last), Some(Coin(9)));
    assert_eq!(set, Purse::only(Coin(5)));
    set.remove(Coin(5));
    assert!(set.is_empty());
    assert_eq!(set.draw(&mut Last), None);
    assert_eq!(set.first(), None);
}
