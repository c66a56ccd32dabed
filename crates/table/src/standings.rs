//! How a finished game stands: scores and places.

use std::cmp::Ordering;

use serde::Serialize;
use serde::ser::{SerializeSeq, Serializer};

use crate::{MAX_SEATS, Seat};

/// Scores and places of every seat. Place 1 is the winner; equal places are shared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standings {
    seats: u8,
    scores: [i32; MAX_SEATS],
    places: [u8; MAX_SEATS],
}

impl Standings {
    /// Ranks by score, the highest first, and among equal scores by `tie_break`, the highest first.
    #[inline]
    pub fn rank(scores: &[i32], tie_break: impl Fn(Seat) -> i32) -> Standings {
        assert!(scores.len() <= MAX_SEATS, "a table has at most {MAX_SEATS} seats");
        let mut standings =
            Standings { seats: scores.len() as u8, scores: [0; MAX_SEATS], places: [1; MAX_SEATS] };
        for (index, &score) in scores.iter().enumerate() {
            standings.scores[index] = score;
            for (before, &other) in scores[..index].iter().enumerate() {
                // Ties are rare and may be dear to break, so that is left until there is one.
                let order = score
                    .cmp(&other)
                    .then_with(|| tie_break(Seat::new(index)).cmp(&tie_break(Seat::new(before))));
                standings.places[index] += u8::from(order == Ordering::Less);
                standings.places[before] += u8::from(order == Ordering::Greater);
            }
        }
        standings
    }

    /// How many seats there are.
    pub fn len(&self) -> usize {
        self.seats.into()
    }

    /// Whether nobody sits here; never so for a game that was played.
    pub fn is_empty(&self) -> bool {
        self.seats == 0
    }

    /// What `seat` scored.
    #[inline]
    pub fn score(&self, seat: Seat) -> i32 {
        self.scores[seat.index()]
    }

    /// The place of `seat`, from 1.
    #[inline]
    pub fn place(&self, seat: Seat) -> u8 {
        self.places[seat.index()]
    }

    /// The seats at place 1.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        self.seats().filter(|&seat| self.place(seat) == 1)
    }

    /// All seats in ascending order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.len()).map(Seat::new)
    }

    /// All seats from the first place to the last.
    pub fn ranking(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = self.seats().collect();
        seats.sort_by_key(|&seat| self.place(seat));
        seats
    }
}

impl Serialize for Standings {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Line {
            seat: Seat,
            score: i32,
            place: u8,
        }
        let mut lines = serializer.serialize_seq(Some(self.len()))?;
        for seat in self.seats() {
            let (score, place) = (self.score(seat), self.place(seat));
            lines.serialize_element(&Line { seat, score, place })?;
        }
        lines.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_follow_score_then_tie_break_and_may_be_shared() {
        let standings = Standings::rank(&[5, 9, 5, 5], |seat| [0, 0, 1, 0][seat.index()]);

        let places = standings.seats().map(|seat| standings.place(seat)).collect::<Vec<_>>();
        assert_eq!(places, [3, 1, 2, 3]);
        assert_eq!(standings.winners().collect::<Vec<_>>(), [Seat::new(1)]);
        assert_eq!(standings.ranking(), [1, 2, 0, 3].map(Seat::new));
    }
}
