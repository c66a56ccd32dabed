//! The book as the rules use it: what this game can play of it, with every outcome numbered.

use story::{Book, Guessing, Key};
use table::Fault;

use super::{MOST_CHOICES, Vocabulary, playable};

/// A choice without a number brings about what 5 brings (BIBLE.md).
const GUESSING: Guessing = Guessing { like_plain: 5, few: 8 };

/// The book with its outcomes numbered.
pub type Tales = story::Tales<Vocabulary, MOST_CHOICES>;

/// Numbers the outcomes of a book, or says what of it this game cannot play.
pub fn tales_of(book: Book<Vocabulary>) -> Result<Tales, Vec<Fault>> {
    let faults = playable::faults(&book);
    if faults.is_empty() { Ok(Tales::of(book, GUESSING)) } else { Err(faults) }
}

/// The passage of an arcade card, 1 to 40.
#[inline]
pub const fn arcade_key(number: u16) -> Key {
    Key::in_series('X', number)
}
