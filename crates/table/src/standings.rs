//! How a finished game stands: scores and places.

use std::cmp::Ordering;

use serde::Serialize;
use serde::ser::{SerializeSeq, Serializer};

use crate::{MAX_SEATS, Seat};

/// Scores and places of every seat. Place 1 is the winner; equal places are shared. Where all have
/// lost, places begin with 2.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standings {
    seats: u8,
    scores: [i32; MAX_SEATS],
    places: [u8; MAX_SEATS],
    target: Option<i32>,
}

impl Standings {
    /// Ranks by score, the highest first, and among equal scores by `tie_break`, the highest first.
    #[inline]
    pub fn rank(scores: &[i32], tie_break: impl Fn(Seat) -> i32) -> Standings {
        assert!(scores.len() <= MAX_SEATS, "a table has at most {MAX_SEATS} seats");
        let mut standings = Standings {
            seats: scores.len() as u8,
            scores: [0; MAX_SEATS],
            places: [1; MAX_SEATS],
            target: None,
        };
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

    /// How somebody stands who played alone and had to reach `target`: first, or second where they
    /// did not.
    pub fn alone(score: i32, target: i32) -> Standings {
        let mut standings = Standings::rank(&[score], |_| 0);
        standings.target = Some(target);
        standings.places[0] = if score >= target { 1 } else { 2 };
        standings
    }

    /// How players stand who have lost together: by score, from the second place on.
    pub fn lost(scores: &[i32]) -> Standings {
        let mut standings = Standings::rank(scores, |_| 0);
        standings.places.iter_mut().for_each(|place| *place += 1);
        standings
    }

    /// What a lone player had to reach; nothing where players are compared with each other, or where
    /// nobody can lose.
    pub fn target(&self) -> Option<i32> {
        self.target
    }

    /// Whether a lone player won; nothing where there was no target.
    pub fn is_won_alone(&self) -> Option<bool> {
        self.target.map(|_| self.winners().next().is_some())
    }

    /// Whether nobody has won: all have lost together, or a lone player did.
    pub fn is_lost(&self) -> bool {
        self.winners().next().is_none()
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

    /// The seats at place 1; nobody where all have lost.
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
        assert_eq!((standings.target(), standings.is_won_alone()), (None, None));
    }

    #[test]
    fn whoever_plays_alone_reaches_a_target_or_loses() {
        let alone = Seat::new(0);
        let (won, lost) = (Standings::alone(100, 100), Standings::alone(99, 100));
        assert_eq!((won.place(alone), won.is_won_alone()), (1, Some(true)));
        assert_eq!((lost.place(alone), lost.is_won_alone()), (2, Some(false)));
        assert_eq!((lost.winners().count(), lost.target()), (0, Some(100)));
    }

    #[test]
    fn where_all_have_lost_nobody_is_first_and_scores_still_rank() {
        let lost = Standings::lost(&[5, 9, 5]);

        let places = lost.seats().map(|seat| lost.place(seat)).collect::<Vec<_>>();
        assert_eq!(places, [3, 2, 3]);
        assert_eq!(lost.ranking(), [1, 0, 2].map(Seat::new));
        assert_eq!((lost.winners().count(), lost.is_lost()), (0, true));
        assert_eq!((lost.target(), lost.is_won_alone()), (None, None));
        assert_eq!(lost.score(Seat::new(1)), 9);
        assert!(Standings::alone(99, 100).is_lost() && !Standings::alone(100, 100).is_lost());
        assert!(!Standings::rank(&[5, 9], |_| 0).is_lost());
    }
}
