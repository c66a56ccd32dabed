//! The ids of cards and adventurers: what they are called in every action and replay.
//!
//! An id stays with its card when the file is sorted otherwise, and is never given to another one.

use std::{ops::Range, str::FromStr};

use table::Fault;

use crate::components::{Adventurer, Card};

/// Something that is called by an id.
pub(super) trait Called: FromStr<Err: ToString> {
    /// Its place among all of its kind.
    fn place(&self) -> usize;
}

impl Called for Adventurer {
    fn place(&self) -> usize {
        self.index()
    }
}

impl Called for Card {
    fn place(&self) -> usize {
        self.index()
    }
}

/// The entries in the order of their ids, which fill these places; nothing if they do not.
pub(super) fn in_order<C: Called, T>(
    file: &str,
    what: &str,
    entries: Vec<T>,
    places: Range<usize>,
    id: impl Fn(&T) -> &str,
    faults: &mut Vec<Fault>,
) -> Option<Vec<T>> {
    let before = faults.len();
    let (wanted, found) = (places.len(), entries.len());
    if found != wanted {
        faults.push(Fault::of_file(file, format!("there are {wanted} {what}, not {found}")));
    }
    let mut taken = vec![false; wanted];
    let mut placed = Vec::with_capacity(found);
    for entry in entries {
        let id = id(&entry);
        let place = match id.parse::<C>() {
            Err(error) => Err(format!("id: {}", error.to_string())),
            Ok(called) if !places.contains(&called.place()) => {
                Err(format!("the id {id} belongs to another kind of entry, or to none"))
            }
            Ok(called) if std::mem::replace(&mut taken[called.place() - places.start], true) => {
                Err(format!("the id {id} stands here twice"))
            }
            Ok(called) => Ok(called.place()),
        };
        match place {
            Ok(place) => placed.push((place, entry)),
            Err(what) => faults.push(Fault::of_file(file, what)),
        }
    }
    placed.sort_by_key(|(place, _)| *place);
    let in_order = placed.into_iter().map(|(_, entry)| entry).collect();
    (faults.len() == before).then_some(in_order)
}
