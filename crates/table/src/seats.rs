//! Seats at a table, sets of seats, and those who look on.

use std::{fmt, str::FromStr};

use serde::Serialize;

use crate::NotationError;

/// The most seats any game has.
pub const MAX_SEATS: usize = 8;

/// A place at the table, counted from 0 and written from 1: `P1`, `P2` …
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index, which must be below [`MAX_SEATS`].
    #[inline]
    pub const fn new(index: usize) -> Seat {
        assert!(index < MAX_SEATS);
        Seat(index as u8)
    }

    /// Counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        // The mask repeats what `new` promised, so that indexing needs no check.
        (self.0 as usize) & (MAX_SEATS - 1)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "P{}", self.0 + 1)
    }
}

impl FromStr for Seat {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Seat, NotationError> {
        match text.strip_prefix('P').map(str::parse::<usize>) {
            Some(Ok(number)) if (1..=MAX_SEATS).contains(&number) => Ok(Seat::new(number - 1)),
            _ => Err(NotationError::new("a seat such as P1", text)),
        }
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize)]
#[serde(into = "Vec<Seat>")]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// The seats 0 to `count - 1`.
    #[inline]
    pub const fn first_of(count: usize) -> Seats {
        Seats(((1u16 << count) - 1) as u8)
    }

    /// Just this one.
    #[inline]
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.index())
    }

    /// Whether nobody is in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many are in it.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether `seat` is in it.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.index()) != 0
    }

    /// The set with `seat` in it.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | (1 << seat.index()))
    }

    /// The set without `seat`.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.index()))
    }

    /// The lowest seat in it.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.is_empty() { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let seat = rest.first()?;
            rest = rest.without(seat);
            Some(seat)
        })
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl From<Seats> for Vec<Seat> {
    fn from(seats: Seats) -> Vec<Seat> {
        seats.iter().collect()
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

/// Whoever looks at a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// A player, who knows what that seat knows.
    Seat(Seat),
    /// A guest, who knows what everybody knows.
    Spectator,
}

impl Viewer {
    /// The seat, for a player.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// Everyone who may look at a table of `seats` seats: each player, then the spectator.
    pub fn all(seats: usize) -> impl Iterator<Item = Viewer> {
        (0..seats).map(|index| Viewer::Seat(Seat::new(index))).chain([Viewer::Spectator])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_reads_back_as_it_is_written() {
        for index in 0..MAX_SEATS {
            let seat = Seat::new(index);
            assert_eq!(seat.to_string().parse::<Seat>(), Ok(seat));
        }
        for wrong in ["", "P", "P0", "P9", "1", "p1", "P-1"] {
            assert!(wrong.parse::<Seat>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_set_of_seats_keeps_ascending_order() {
        let seats: Seats = [4, 0, 2].map(Seat::new).into_iter().collect();
        assert_eq!(seats.iter().map(Seat::index).collect::<Vec<_>>(), [0, 2, 4]);
        assert_eq!(seats.len(), 3);
        assert_eq!(seats.without(Seat::new(0)).first(), Some(Seat::new(2)));
        assert_eq!(Seats::first_of(8).len(), 8);
        assert!(Seats::first_of(0).is_empty());
    }
}
