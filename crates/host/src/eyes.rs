//! Who has held each seat's eyes since the game began.
//!
//! Whoever has seen one hand may not see another one. What is kept here is
//! derived from the entries, so that getting up, another device or a restart
//! change nothing. Two devices joined by a link are one person: that may take
//! a seat away from them, and never gives them one.

use std::sync::Arc;

use table::{Seat, Seats};

use crate::{
    VisitorId,
    snapshot::{SeatNow, Sitter},
    table::Table,
};

/// Who has held which seats of a running game.
#[derive(Clone, Debug, Default)]
pub struct Eyes {
    people: Vec<Person>,
    stage: Holding,
}

/// One person with all devices they were seen with.
#[derive(Clone, Debug)]
struct Person {
    devices: Vec<VisitorId>,
    /// Seats they held at any time.
    seen: Seats,
    /// Seats they held when the first move was made, or were let in to later.
    own: Seats,
}

/// Whether seats can be changed freely.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Holding {
    /// The game has not begun.
    #[default]
    Lobby,
    /// A game that came with a file, before the first move made here: whoever brought the file
    /// knows every hand anyway.
    BroughtAlong,
    /// The game is on.
    Closed,
}

/// Where a game that begins comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Beginning {
    /// It is dealt here.
    Dealt,
    /// It goes on from a file or from a moment of another game.
    BroughtAlong,
}

impl Eyes {
    /// Whether anybody may sit anywhere: before the game, and before the first move of a game that
    /// was brought along.
    pub fn are_free(&self) -> bool {
        self.stage != Holding::Closed
    }

    /// Whether this visitor may hold this seat, as far as it depends on what they have seen.
    pub fn may_hold(&self, who: VisitorId, seat: Seat) -> bool {
        let person = self.people.iter().find(|person| person.devices.contains(&who));
        self.are_free()
            || person.is_none_or(|person| {
                person.own.contains(seat) || person.seen.without(seat).is_empty()
            })
    }

    /// Whether this visitor has held this seat.
    pub(crate) fn has_held(&self, who: VisitorId, seat: Seat) -> bool {
        let mut people = self.people.iter();
        people.any(|person| person.seen.contains(seat) && person.devices.contains(&who))
    }

    /// How many people have held a seat.
    pub(crate) fn holders(&self) -> usize {
        self.people.iter().filter(|person| !person.seen.is_empty()).count()
    }

    /// The game begins with these people.
    pub(crate) fn begin(&mut self, from: Beginning, sitters: &[(Seat, VisitorId)]) {
        match from {
            Beginning::Dealt => self.close(sitters),
            Beginning::BroughtAlong => self.stage = Holding::BroughtAlong,
        }
    }

    /// A move was made while these people sat here.
    pub(crate) fn moved(&mut self, sitters: &[(Seat, VisitorId)]) {
        if self.stage == Holding::BroughtAlong {
            self.close(sitters);
        }
    }

    fn close(&mut self, sitters: &[(Seat, VisitorId)]) {
        self.stage = Holding::Closed;
        for &(seat, who) in sitters {
            self.sat(seat, who);
        }
    }

    /// Somebody sat down.
    pub(crate) fn sat(&mut self, seat: Seat, who: VisitorId) {
        let stage = self.stage;
        if stage == Holding::Lobby {
            return;
        }
        let person = self.person(who);
        person.seen = person.seen.with(seat);
        if stage == Holding::Closed {
            person.own = person.own.with(seat);
        }
    }

    /// A link moved the seats of one device to another: both are the same person's.
    pub(crate) fn joined(&mut self, from: VisitorId, to: VisitorId) {
        self.person(from);
        let Some(place) = self.people.iter().position(|person| person.devices.contains(&from))
        else {
            return;
        };
        let other = self.people.swap_remove(place);
        if other.devices.contains(&to) {
            self.people.push(other);
            return;
        }
        let person = self.person(to);
        person.devices.extend(other.devices);
        person.seen = person.seen.iter().chain(other.seen.iter()).collect();
        person.own = person.own.iter().chain(other.own.iter()).collect();
    }

    fn person(&mut self, who: VisitorId) -> &mut Person {
        let known = self.people.iter().position(|person| person.devices.contains(&who));
        let place = known.unwrap_or_else(|| {
            self.people.push(Person { devices: vec![who], seen: Seats::NONE, own: Seats::NONE });
            self.people.len() - 1
        });
        &mut self.people[place]
    }
}

impl Table {
    /// The game begins, and with it who may see what.
    pub(crate) fn record_holders(&mut self, from: Beginning) {
        let sitters = self.sitters();
        Arc::make_mut(&mut self.eyes).begin(from, &sitters);
        self.forget_old_claims();
    }

    /// The first move of a game that was brought along was made.
    pub(crate) fn record_holders_with_first_move(&mut self) {
        if self.eyes.are_free() {
            let sitters = self.sitters();
            Arc::make_mut(&mut self.eyes).moved(&sitters);
            self.forget_old_claims();
        }
    }

    /// Whoever got up before there was anything to see has no claim to what there is now.
    fn forget_old_claims(&mut self) {
        for (index, place) in self.seats.iter_mut().enumerate() {
            let seat = Seat::new(index);
            let eyes = &self.eyes;
            place.left_by =
                place.left_by.filter(|&who| eyes.has_held(who, seat) && eyes.may_hold(who, seat));
            place.was_put_off &= place.left_by.is_some();
        }
    }

    fn sitters(&self) -> Vec<(Seat, VisitorId)> {
        let sitter = |(index, place): (usize, &SeatNow)| match place.sitter {
            Sitter::Person(who) => Some((Seat::new(index), who)),
            Sitter::Open | Sitter::Bot(_) => None,
        };
        self.seats.iter().enumerate().filter_map(sitter).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Secret;

    fn people<const N: usize>() -> [VisitorId; N] {
        std::array::from_fn(|_| Secret::fresh().unwrap().who())
    }

    const P1: Seat = Seat::new(0);
    const P2: Seat = Seat::new(1);
    const P3: Seat = Seat::new(2);

    #[test]
    fn whoever_held_one_seat_may_hold_no_other() {
        let [ada, ben, new] = people();
        let mut eyes = Eyes::default();
        eyes.sat(P2, ada);
        assert!(eyes.may_hold(ada, P1), "before the game everything is free");
        eyes.begin(Beginning::Dealt, &[(P1, ada), (P2, ben)]);

        assert!(eyes.may_hold(ada, P1) && !eyes.may_hold(ada, P2) && !eyes.may_hold(ada, P3));
        assert!(eyes.may_hold(new, P3));
        eyes.sat(P3, new);
        assert!(eyes.may_hold(new, P3) && !eyes.may_hold(new, P1));
        assert_eq!((eyes.holders(), eyes.has_held(new, P3)), (3, true));
    }

    #[test]
    fn whoever_shares_a_screen_keeps_the_seats_of_the_start() {
        let [ada] = people();
        let mut eyes = Eyes::default();
        eyes.begin(Beginning::Dealt, &[(P1, ada), (P2, ada)]);

        assert!(eyes.may_hold(ada, P1) && eyes.may_hold(ada, P2) && !eyes.may_hold(ada, P3));
    }

    #[test]
    fn another_device_is_the_same_person() {
        let [ada, phone, ben] = people();
        let mut eyes = Eyes::default();
        eyes.begin(Beginning::Dealt, &[(P1, ada), (P2, ben)]);
        eyes.joined(ada, phone);
        eyes.joined(phone, ada);

        for device in [ada, phone] {
            assert!(eyes.may_hold(device, P1) && !eyes.may_hold(device, P2));
        }
        assert_eq!(eyes.holders(), 2);
        eyes.joined(phone, ben);
        assert!(eyes.may_hold(ben, P1) && eyes.may_hold(ben, P2) && !eyes.may_hold(ben, P3));
    }

    #[test]
    fn a_game_that_was_brought_along_is_free_until_the_first_move() {
        let [ada, ben, looked] = people();
        let mut eyes = Eyes::default();
        eyes.begin(Beginning::BroughtAlong, &[]);
        for seat in [P1, P2] {
            eyes.sat(seat, looked);
            eyes.sat(seat, ada);
        }
        eyes.sat(P2, ben);
        assert!(eyes.may_hold(ada, P3));

        eyes.moved(&[(P1, ada), (P2, ben)]);
        assert!(eyes.may_hold(ada, P1) && eyes.may_hold(ben, P2));
        assert!(!eyes.may_hold(ada, P2), "looking before the first move gives no right");
        assert!(!eyes.may_hold(looked, P1) && !eyes.may_hold(looked, P3));
    }
}
