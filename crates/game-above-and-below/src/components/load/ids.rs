//! The ids of cards and tokens: what they are called in every action and replay.
//!
//! An id stays with its card when the file is sorted otherwise, and is never
//! given to another one. Files of the first release have no ids: there the
//! place of an entry is its number.

use std::{ops::Range, str::FromStr};

use table::Fault;

use crate::components::{Building, Cave, Villager};

/// Something that is called by an id.
pub(super) trait Called: FromStr<Err: ToString> {
    /// Its place among all of its kind.
    fn place(&self) -> usize;
}

impl Called for Villager {
    fn place(&self) -> usize {
        self.index()
    }
}

impl Called for Building {
    fn place(&self) -> usize {
        self.index()
    }
}

impl Called for Cave {
    fn place(&self) -> usize {
        self.index()
    }
}

/// The entries in the order of their ids, which belong to these places.
pub(super) fn in_order<C: Called, T>(
    file: &str,
    entries: Vec<T>,
    places: Range<usize>,
    id: impl Fn(&T) -> Option<&str>,
    faults: &mut Vec<Fault>,
) -> Vec<T> {
    if entries.iter().all(|entry| id(entry).is_none()) {
        return entries;
    }
    let mut taken = vec![false; places.len()];
    let mut placed = Vec::with_capacity(entries.len());
    for (index, entry) in entries.into_iter().enumerate() {
        let place = match id(&entry) {
            None => Err(format!("entry {} has no id, and others have", index + 1)),
            Some(id) => match id.parse::<C>() {
                Err(error) => Err(format!("id: {}", error.to_string())),
                Ok(called) if !places.contains(&called.place()) => {
                    Err(format!("the id {id} belongs to another kind of entry, or to none"))
                }
                Ok(called)
                    if std::mem::replace(&mut taken[called.place() - places.start], true) =>
                {
                    Err(format!("the id {id} stands here twice"))
                }
                Ok(called) => Ok(called.place()),
            },
        };
        match place {
            Ok(place) => placed.push((place, entry)),
            Err(what) => {
                faults.push(Fault::of_file(file, what));
                placed.push((usize::MAX, entry));
            }
        }
    }
    placed.sort_by_key(|(place, _)| *place);
    placed.into_iter().map(|(_, entry)| entry).collect()
}
