//! The key of a passage, as it is printed for players: `41`, `A`, `Q12`, `1 Zeik A`.

use std::{fmt, num::NonZeroU8, str::FromStr};

use serde::{Serialize, Serializer};

/// The key of a passage: a number (`41`), a letter (`A`), a letter with a number (`Q178`), or a name
/// (`1 Zeik Crystal Meteorite`).
///
/// Keys are kept in states, and states are small and copied by the million. A short key is therefore
/// its own text. A named one is only the place of its name among the names of its book, and
/// [`Book::key_words`](crate::Book::key_words) says it in full.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Key {
    /// The capital letter in front, or [`NAMED`]: a byte and not a letter, to be small.
    series: Option<NonZeroU8>,
    /// The number; 0 for a letter alone. Of a named key, the place of its name.
    value: u16,
}

/// Stands in place of a letter for keys that are names.
const NAMED: NonZeroU8 = NonZeroU8::MAX;

/// These words are not the key of a passage.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotAKey(String);

impl Key {
    /// The passage of this number in a book with one series.
    pub const fn new(value: u16) -> Key {
        Key { series: None, value }
    }

    /// The passage of this number in the series of a capital letter.
    ///
    /// # Panics
    ///
    /// If the letter is none.
    pub const fn in_series(letter: char, value: u16) -> Key {
        assert!(letter.is_ascii_uppercase(), "a series has a capital letter");
        Key { series: NonZeroU8::new(letter as u8), value }
    }

    /// The number without the letter of its series.
    pub const fn value(self) -> u16 {
        self.value
    }

    /// The capital letter in front, in a book with several series.
    pub fn series(self) -> Option<char> {
        self.series.filter(|letter| *letter != NAMED).map(|letter| char::from(letter.get()))
    }

    /// Whether it is a number and nothing else.
    pub fn is_number(self) -> bool {
        self.series.is_none()
    }

    /// Which series it is of: 0 for plain numbers, then by letters; none for a named key.
    pub(crate) fn series_index(self) -> Option<usize> {
        match self.series {
            None => Some(0),
            Some(NAMED) => None,
            Some(letter) => Some(usize::from(letter.get() - b'A') + 1),
        }
    }

    pub(crate) fn named(place: usize) -> Key {
        // A book of 65535 named passages would not fit on a shelf; the names are counted on reading.
        Key { series: Some(NAMED), value: place as u16 }
    }

    /// The place of its name among the names of the book, if it is a named one.
    pub(crate) fn place(self) -> Option<usize> {
        (self.series == Some(NAMED)).then_some(self.value.into())
    }
}

/// Whether these words can name a passage: they begin with a capital letter, or with a number and a
/// blank, and hold letters, digits, apostrophes and hyphens.
pub(crate) fn check_name(text: &str) -> Result<(), NotAKey> {
    let starts_well = match text.split_once(' ') {
        Some((first, _)) => {
            first.starts_with(char::is_uppercase)
                || (first.bytes().all(|c| c.is_ascii_digit()) && !first.starts_with('0'))
        }
        None => text.starts_with(char::is_uppercase) && text.chars().count() > 2,
    };
    let is_letter = |c: char| c.is_alphanumeric() || " ’'-".contains(c);
    match starts_well && text.chars().all(is_letter) {
        true => Ok(()),
        false => Err(NotAKey(text.to_owned())),
    }
}

impl From<u16> for Key {
    fn from(value: u16) -> Key {
        Key::new(value)
    }
}

impl fmt::Display for Key {
    /// A named key is told by its place, `#3`: only its book knows the name.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.place(), self.series()) {
            (Some(place), _) => write!(f, "#{place}"),
            (None, Some(letter)) if self.value == 0 => write!(f, "{letter}"),
            (None, Some(letter)) => write!(f, "{letter}{}", self.value),
            (None, None) => write!(f, "{}", self.value),
        }
    }
}

impl FromStr for Key {
    type Err = NotAKey;

    /// Reads a short key; names are looked up in their book.
    fn from_str(text: &str) -> Result<Key, NotAKey> {
        let series = text.bytes().next().filter(u8::is_ascii_uppercase).and_then(NonZeroU8::new);
        let digits = &text[usize::from(series.is_some())..];
        if series.is_some() && digits.is_empty() {
            return Ok(Key { series, value: 0 });
        }
        // A leading zero would give one passage two names, and `parse` would let a plus sign pass.
        let is_plain = digits.starts_with(|c: char| ('1'..='9').contains(&c));
        match digits.parse() {
            Ok(value) if is_plain => Ok(Key { series, value }),
            _ => Err(NotAKey(text.to_owned())),
        }
    }
}

impl Serialize for Key {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl fmt::Display for NotAKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "“{}” is not the key of a passage, such as 41 or Q12", self.0)
    }
}

impl std::error::Error for NotAKey {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_key_is_read_as_it_is_written() {
        for text in ["1", "41", "215", "Q178", "A", "R3", "X7"] {
            assert_eq!(text.parse::<Key>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn what_is_no_key_says_so() {
        for text in ["", "0", "041", "+4", "-4", "4a", "q1", "99999", "ß", "1 Zeik A"] {
            let error = text.parse::<Key>().unwrap_err().to_string();
            assert!(error.contains(text), "{error}");
        }
    }

    #[test]
    fn a_name_begins_with_a_capital_or_a_number_and_a_blank() {
        for name in ["1 Zeik A", "1 Zeik Crystal Meteorite", "Prologue", "6 Namal Hermit’s Hut"] {
            assert_eq!(check_name(name), Ok(()), "{name}");
        }
        for none in ["", "there", "4a", "041", "0 Zeik", "Zeik; A", "Zeik: A", "q1", "the end"] {
            assert!(check_name(none).is_err(), "{none}");
        }
    }

    #[test]
    fn a_key_of_a_series_is_the_one_that_is_read() {
        assert_eq!(Key::in_series('Q', 178), "Q178".parse().unwrap());
        let series = ["7", "A", "Z3"].map(|text| text.parse::<Key>().unwrap().series_index());
        assert_eq!((series, Key::named(1).series_index()), ([Some(0), Some(1), Some(26)], None));
    }

    #[test]
    fn a_key_is_small() {
        assert_eq!(size_of::<Key>(), 4);
        assert_eq!("Q178".parse::<Key>().unwrap().series(), Some('Q'));
        assert_eq!(Key::named(3).series(), None);
    }

    #[test]
    fn a_book_is_in_the_order_of_its_series_and_numbers() {
        let mut keys = ["Q2", "10", "9", "A3", "A"].map(|text| text.parse::<Key>().unwrap());
        keys.sort_unstable();

        assert_eq!(keys.map(|key| key.to_string()), ["9", "10", "A", "A3", "Q2"]);
        assert!(keys.iter().all(|key| *key < Key::named(0)));
    }
}
