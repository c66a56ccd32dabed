//! The number of a passage, as it is printed for players.

use std::{fmt, num::NonZeroU8, str::FromStr};

use serde::{Serialize, Serializer};

/// The number of a passage: `41`, or `Q178` in a book with several series.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Number {
    /// A byte and not a letter, because numbers are kept in states, and states are small.
    series: Option<NonZeroU8>,
    value: u16,
}

/// These words are not the number of a passage.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotANumber(String);

impl Number {
    /// The passage of this number in a book with one series.
    pub const fn new(value: u16) -> Number {
        Number { series: None, value }
    }

    /// The number without the letter of its series.
    pub const fn value(self) -> u16 {
        self.value
    }

    /// The capital letter in front, in a book with several series.
    pub fn series(self) -> Option<char> {
        self.series.map(|letter| char::from(letter.get()))
    }
}

impl From<u16> for Number {
    fn from(value: u16) -> Number {
        Number::new(value)
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.series() {
            Some(letter) => write!(f, "{letter}{}", self.value),
            None => write!(f, "{}", self.value),
        }
    }
}

impl FromStr for Number {
    type Err = NotANumber;

    fn from_str(text: &str) -> Result<Number, NotANumber> {
        let series = text.bytes().next().filter(u8::is_ascii_uppercase).and_then(NonZeroU8::new);
        let digits = &text[usize::from(series.is_some())..];
        // A leading zero would give one passage two names, and `parse` would let a plus sign pass.
        let is_plain = digits.starts_with(|c: char| ('1'..='9').contains(&c));
        match digits.parse() {
            Ok(value) if is_plain => Ok(Number { series, value }),
            _ => Err(NotANumber(text.to_owned())),
        }
    }
}

impl Serialize for Number {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl fmt::Display for NotANumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "“{}” is not the number of a passage, such as 41", self.0)
    }
}

impl std::error::Error for NotANumber {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_read_as_it_is_written() {
        for text in ["1", "41", "215", "Q178"] {
            assert_eq!(text.parse::<Number>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn what_is_no_number_says_so() {
        for text in ["", "0", "041", "+4", "-4", "4a", "q1", "Q", "99999", "ß"] {
            let error = text.parse::<Number>().unwrap_err().to_string();
            assert!(error.contains(text), "{error}");
        }
    }

    #[test]
    fn a_number_is_small() {
        assert_eq!(size_of::<Number>(), 4);
        assert_eq!("Q178".parse::<Number>().unwrap().series(), Some('Q'));
    }

    #[test]
    fn a_book_is_in_the_order_of_its_series_and_numbers() {
        let mut numbers = ["Q2", "10", "9", "A3"].map(|text| text.parse::<Number>().unwrap());
        numbers.sort_unstable();

        assert_eq!(numbers.map(|number| number.to_string()), ["9", "10", "A3", "Q2"]);
    }
}
