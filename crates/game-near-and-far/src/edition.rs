//! Editions of the rules: a game is played to its end by those it began with.

/// By which edition a game is played. Each line of RULES.md that was corrected names the edition before
/// which it was otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Edition {
    /// Releases 0.1.0 and 0.2.0.
    First,
    /// Questions that a purchase might open (NF-711), the place of a treasure that a card lends
    /// (NF-252), and what comes on every visit of the General Store (NF-525).
    Second,
}

impl Edition {
    /// The number of the newest, for the table.
    pub(crate) const NEWEST: u16 = 2;

    /// The edition with this number.
    pub(crate) fn of(number: u16) -> Edition {
        if number == 1 { Edition::First } else { Edition::Second }
    }
}
