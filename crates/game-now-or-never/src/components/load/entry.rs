//! One entry of a table while it is read: where it stands and what it is called, for its faults.

use std::{fmt::Display, ops::RangeInclusive};

use serde::{Deserialize, de::DeserializeOwned};
use table::{Fault, LineIndex, read_table};
use toml::Spanned;

use super::FILES;
use crate::components::names::Called;

/// A table that is read.
pub(super) struct Text {
    /// Its file.
    pub(super) file: &'static str,
    lines: LineIndex,
}

impl Text {
    /// The text of a file, and what it says, if it can be read at all.
    pub(super) fn read<T: DeserializeOwned>(
        file: &'static str,
        files: &[String],
        faults: &mut Vec<Fault>,
    ) -> Option<(Text, T)> {
        let table = read_table(FILES, files, file, faults)?;
        let index = FILES.iter().position(|name| *name == file)?;
        Some((Text { file, lines: LineIndex::of(&files[index]) }, table))
    }

    /// The table as a whole, where something is wrong with it.
    pub(super) fn whole<'f>(&self, faults: &'f mut Vec<Fault>) -> Entry<'f> {
        Entry { file: self.file, line: 0, name: String::new(), faults }
    }

    /// One entry of it, by what stands at the place.
    pub(super) fn entry<'f>(
        &self,
        at: &Spanned<String>,
        name: &str,
        faults: &'f mut Vec<Fault>,
    ) -> Entry<'f> {
        let line = self.lines.line(at.span().start);
        Entry { file: self.file, line, name: format!("{name}: "), faults }
    }
}

/// An entry that is being read.
pub(super) struct Entry<'a> {
    file: &'static str,
    line: usize,
    name: String,
    faults: &'a mut Vec<Fault>,
}

impl Entry<'_> {
    /// Reports what is wrong with it.
    pub(super) fn fault(&mut self, what: impl Display) {
        let what = format!("{}{what}", self.name);
        self.faults.push(Fault { file: self.file.to_owned(), line: self.line, what });
    }

    /// Reports a number that is not in its range.
    pub(super) fn range(
        &mut self,
        what: impl Display,
        number: impl Into<i64>,
        range: &RangeInclusive<i64>,
    ) {
        let number = number.into();
        if !range.contains(&number) {
            let (least, most) = (range.start(), range.end());
            self.fault(format!("{what} must be between {least} and {most}, not {number}"));
        }
    }
}

/// Whether the printed piece shows it, or we had to make it up.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Source {
    Fact,
    Design,
}

/// The entries in the order of their ids, which fill all places of their kind; nothing if they do not.
///
/// An id stays with its entry when the file is sorted otherwise, and is never given to another one.
pub(super) fn in_order<C: Called, T>(
    text: &Text,
    what: &str,
    entries: Vec<T>,
    places: std::ops::Range<usize>,
    id: impl Fn(&T) -> &Spanned<String>,
    faults: &mut Vec<Fault>,
) -> Option<Vec<T>> {
    let before = faults.len();
    let (wanted, found) = (places.len(), entries.len());
    if found != wanted {
        text.whole(faults).fault(format!("there are {wanted} {what}, not {found}"));
    }
    let mut taken = vec![false; wanted];
    let mut placed = Vec::with_capacity(found);
    for entry in entries {
        let at = id(&entry);
        let name = at.get_ref();
        let place = match name.parse::<C>() {
            Err(error) => Err(error.to_string()),
            Ok(called) if !places.contains(&called.place()) => {
                Err("the id belongs to another kind of entry".to_owned())
            }
            Ok(called) if std::mem::replace(&mut taken[called.place() - places.start], true) => {
                Err("the id stands here twice".to_owned())
            }
            Ok(called) => Ok(called.place()),
        };
        match place {
            Ok(place) => placed.push((place, entry)),
            Err(what) => text.entry(at, name, faults).fault(what),
        }
    }
    placed.sort_by_key(|(place, _)| *place);
    let in_order = placed.into_iter().map(|(_, entry)| entry).collect();
    (faults.len() == before).then_some(in_order)
}

/// A component that another one names, if there is one.
pub(super) fn named<C: Called>(what: &str, name: &str, entry: &mut Entry<'_>) -> Option<C> {
    match name.parse() {
        Ok(found) => Some(found),
        Err(error) => {
            entry.fault(format!("{what}: {error}"));
            None
        }
    }
}

/// No two entries of a table have the same name: players call them by it.
pub(super) fn check_names<'a>(
    text: &Text,
    names: impl IntoIterator<Item = &'a str>,
    faults: &mut Vec<Fault>,
) {
    let mut seen: Vec<&str> = Vec::new();
    for name in names {
        if name.trim().is_empty() {
            text.whole(faults).fault("an entry has no name");
        } else if seen.contains(&name) {
            text.whole(faults).fault(format!("two entries are called {name}"));
        }
        seen.push(name);
    }
}
