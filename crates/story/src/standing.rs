//! How a number stands in its choice: alone, or as the lower or the higher of two.

use std::fmt;

/// How a number stands in its choice. It decides what the number should pay: one that stands alone
/// is all that the choice promises, the lower of two is what remains of a bolder hope.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Standing {
    /// The only number of its choice.
    Alone,
    /// A number below the highest.
    Lower,
    /// The highest of several.
    Higher,
}

impl Standing {
    /// All of them.
    pub const ALL: [Standing; 3] = [Standing::Alone, Standing::Lower, Standing::Higher];

    /// How the number at `index` stands among `count` ascending ones.
    #[must_use]
    pub fn of(index: usize, count: usize) -> Standing {
        match (index, count) {
            (_, ..=1) => Standing::Alone,
            (index, count) if index + 1 < count => Standing::Lower,
            _ => Standing::Higher,
        }
    }
}

impl fmt::Display for Standing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Standing::Alone => "alone",
            Standing::Lower => "as the lower of two",
            Standing::Higher => "as the higher of two",
        })
    }
}
