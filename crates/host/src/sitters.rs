//! Who sits at a table: people, bots and the seats of one visitor.

use table::{Seat, Seats};

use crate::{
    HostError, VisitorId,
    snapshot::{SeatNow, Sitter},
    table::Table,
};

impl Table {
    /// The seat, if there is one.
    pub(crate) fn seat(&mut self, seat: Seat) -> Result<&mut SeatNow, HostError> {
        self.seats.get_mut(seat.index()).ok_or(HostError::NoSeat(seat))
    }

    /// The seats where persons sit.
    pub(crate) fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        self.sitting(|sitter| matches!(sitter, Sitter::Person(_)))
    }

    /// The seats where bots sit.
    pub(crate) fn bots(&self) -> Seats {
        self.sitting(|sitter| matches!(sitter, Sitter::Bot(_))).collect()
    }

    /// The seats of this visitor.
    pub(crate) fn seats_of(&self, who: VisitorId) -> Seats {
        self.sitting(|sitter| sitter == Sitter::Person(who)).collect()
    }

    fn sitting(&self, is_meant: impl Fn(Sitter) -> bool) -> impl Iterator<Item = Seat> {
        let seats = self.seats.iter().enumerate();
        seats.filter(move |(_, seat)| is_meant(seat.sitter)).map(|(index, _)| Seat::new(index))
    }

    pub(crate) fn same_person(&self, one: Seat, other: Seat) -> bool {
        let sitter = |seat: Seat| self.seats.get(seat.index()).map(|seat| seat.sitter);
        sitter(one) == sitter(other)
    }
}
