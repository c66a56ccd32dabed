//! Where somebody asks from, as far as fairness needs to know: what one place may use, wait for and
//! hold is counted by its origin, whatever names it goes by.
//!
//! An origin is kept in memory alone. It is never stored, logged or shown.

use std::fmt;

use crate::VisitorId;

/// A place that people ask from: a keyed hash of an address, whose key is made anew at each start.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Origin(u64);

impl Origin {
    /// The place that nobody knows: that of people who have not come back since the start.
    pub const UNKNOWN: Origin = Origin(0);

    /// The origin of this hash.
    pub fn of_hash(hash: u64) -> Origin {
        Origin(hash)
    }
}

impl fmt::Debug for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Origin")
    }
}

/// Who asks, and from where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Caller {
    /// Who asks.
    pub who: VisitorId,
    /// From where.
    pub origin: Origin,
}

/// Where nothing says from where somebody asks, everybody counts by themselves.
impl From<VisitorId> for Caller {
    fn from(who: VisitorId) -> Caller {
        Caller { who, origin: Origin(who.first_bytes()) }
    }
}
