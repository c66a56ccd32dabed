//! What somebody new can do to sit down in a running game.

use table::Seat;

use crate::{
    Eyes, VisitorId,
    snapshot::{SeatNow, Sitter},
};

/// What a visitor can do to sit down in a running game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Entrance {
    /// Nothing.
    Closed,
    /// Sit down at this seat at once.
    Free(Seat),
    /// Ask the others for this seat.
    Ask(Seat),
}

/// Whether a seat waits for nobody: a newcomer may have it, if the others agree.
pub(crate) fn is_free(seat: &SeatNow) -> bool {
    seat.sitter == Sitter::Open && !seat.was_put_off
}

/// Whether the hand of somebody who was removed would be seen by leave of the host alone, who can
/// remove people and may have a second browser.
pub(crate) fn is_for_the_host_alone(
    seats: &[SeatNow],
    eyes: &Eyes,
    owner: VisitorId,
    who: VisitorId,
    seat: Seat,
) -> bool {
    let was_removed = seats.get(seat.index()).is_some_and(|place| place.was_removed);
    let others_agree =
        |place: &SeatNow| place.speaker().is_some_and(|speaker| speaker != who && speaker != owner);
    was_removed && !eyes.are_free() && !eyes.has_held(who, seat) && !seats.iter().any(others_agree)
}

/// What a visitor who sits nowhere and left no seat can do to sit down.
pub(crate) fn entrance(
    seats: &[SeatNow],
    eyes: &Eyes,
    owner: VisitorId,
    who: VisitorId,
) -> Entrance {
    let fits = |(index, place): &(usize, &SeatNow)| {
        let seat = Seat::new(*index);
        is_free(place)
            && eyes.may_hold(who, seat)
            && !is_for_the_host_alone(seats, eyes, owner, who, seat)
    };
    match seats.iter().enumerate().find(fits) {
        None => Entrance::Closed,
        Some((index, _)) => {
            let seat = Seat::new(index);
            let has_say = |place: &SeatNow| place.speaker().is_some_and(|other| other != who);
            match seats.iter().any(has_say) {
                _ if eyes.are_free() => Entrance::Free(seat),
                true => Entrance::Ask(seat),
                false if waits_for_others(seats, eyes, who) => Entrance::Closed,
                false => Entrance::Free(seat),
            }
        }
    }
}

/// Whether several people played here, and one who got up may come back: they are not passed over
/// while nobody is there who could agree.
pub(crate) fn waits_for_others(seats: &[SeatNow], eyes: &Eyes, who: VisitorId) -> bool {
    let may_return = |place: &SeatNow| place.left_by.is_some_and(|left| left != who);
    eyes.holders() > 1 && seats.iter().any(may_return)
}
