//! Short, stable words for actions, setups and seats: what log, API, terminal and replays share.

use std::str::FromStr;

/// Text that is not the notation it should be.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected {expected}, found “{found}”")]
pub struct NotationError {
    expected: &'static str,
    found: String,
}

impl NotationError {
    /// `found` stands where `expected` should.
    pub fn new(expected: &'static str, found: &str) -> NotationError {
        // What comes from outside may be endless; a message is not.
        let found = match found.char_indices().nth(60) {
            Some((end, _)) => format!("{}…", &found[..end]),
            None => found.to_owned(),
        };
        NotationError { expected, found }
    }
}

/// The words of a notation, read one after another.
pub struct Words<'a> {
    all: &'a str,
    rest: std::str::SplitAsciiWhitespace<'a>,
    expected: &'static str,
}

impl<'a> Words<'a> {
    /// Reads `text`, which should be `expected`.
    pub fn of(text: &'a str, expected: &'static str) -> Words<'a> {
        Words { all: text, rest: text.split_ascii_whitespace(), expected }
    }

    /// What to say when the words are wrong.
    pub fn wrong(&self) -> NotationError {
        NotationError::new(self.expected, self.all)
    }

    /// The next word.
    pub fn word(&mut self) -> Result<&'a str, NotationError> {
        self.rest.next().ok_or_else(|| self.wrong())
    }

    /// The next word as a value of its own.
    pub fn value<T: FromStr>(&mut self) -> Result<T, NotationError> {
        self.word()?.parse().map_err(|_| self.wrong())
    }

    /// `value`, provided no word is left.
    pub fn end<T>(mut self, value: T) -> Result<T, NotationError> {
        if self.rest.next().is_some() { Err(self.wrong()) } else { Ok(value) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read_in_order_and_to_the_end() {
        let mut words = Words::of("cross  3", "a crossing");
        assert_eq!(words.word(), Ok("cross"));
        assert_eq!(words.value::<u8>(), Ok(3));
        assert_eq!(words.end(()), Ok(()));

        let mut words = Words::of("cross x", "a crossing");
        words.word().unwrap();
        let error = words.value::<u8>().unwrap_err();
        assert_eq!(error.to_string(), "expected a crossing, found “cross x”");
        assert!(Words::of("left over", "nothing").end(()).is_err());
    }

    #[test]
    fn a_long_text_is_cut_in_the_message() {
        let error = NotationError::new("a word", &"é".repeat(500));
        assert!(error.to_string().chars().count() < 100);
    }
}
