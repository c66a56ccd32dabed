//! Reading the tables of a game: files of TOML that people write, with every fault reported at once.

use std::ops::RangeInclusive;

use serde::Deserialize;

use crate::{Fault, LineIndex};

/// The table with this name, if it can be read at all; `files` has the text of each of `names`.
///
/// # Panics
/// Where the game has no table with this name.
pub fn read_table<T: for<'a> Deserialize<'a>>(
    names: &[&str],
    files: &[String],
    name: &str,
    faults: &mut Vec<Fault>,
) -> Option<T> {
    let index = names.iter().position(|file| *file == name).expect("a table is one of the files");
    let text = &files[index];
    match toml::from_str(text) {
        Ok(table) => Some(table),
        Err(error) => {
            let start = error.span().map_or(0, |span| span.start);
            faults.push(Fault {
                file: name.to_owned(),
                line: LineIndex::of(text).line(start),
                what: in_plain_words(error.message()),
            });
            None
        }
    }
}

/// What a parser says, with the range of a number in place of its type.
fn in_plain_words(message: &str) -> String {
    let ranges = [
        ("expected u8", "expected a number from 0 to 255"),
        ("expected u16", "expected a number from 0 to 65535"),
        ("expected i8", "expected a number from -128 to 127"),
        ("expected f32", "expected a number"),
    ];
    ranges.into_iter().fold(message.to_owned(), |said, (kind, range)| said.replace(kind, range))
}

/// Reports a number that is not in its range.
pub fn check_range(
    file: &str,
    what: &str,
    number: impl Into<i64>,
    range: &RangeInclusive<i64>,
    faults: &mut Vec<Fault>,
) {
    let number = number.into();
    if !range.contains(&number) {
        let (least, most) = (range.start(), range.end());
        let what = format!("{what} must be between {least} and {most}, not {number}");
        faults.push(Fault::of_file(file, what));
    }
}
