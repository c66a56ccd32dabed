//! The result of a recorded game: `P1 12, P2 9`, and `P1 12, P2 9, all lost` where nobody has won.

use std::{fmt, str::FromStr};

use crate::{NotationError, Seat, Standings};

/// How a recorded game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Final {
    /// The scores of all seats, in their order.
    pub scores: Vec<i32>,
    /// Whether all have lost together. That a lone player has not reached a number is not written:
    /// it follows from the score.
    pub is_lost: bool,
}

const LOST: &str = "all lost";

impl Final {
    /// What is written of these standings.
    pub fn of(standings: &Standings) -> Final {
        Final {
            scores: standings.seats().map(|seat| standings.score(seat)).collect(),
            is_lost: standings.is_lost() && standings.target().is_none(),
        }
    }
}

impl fmt::Display for Final {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, score) in self.scores.iter().enumerate() {
            let comma = if index == 0 { "" } else { ", " };
            write!(f, "{comma}{} {score}", Seat::new(index))?;
        }
        if self.is_lost { write!(f, ", {LOST}") } else { Ok(()) }
    }
}

impl FromStr for Final {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Final, NotationError> {
        let wrong =
            || NotationError::new("a result such as “P1 12, P2 9”, with every seat in order", text);
        let mut parts: Vec<&str> = text.split(',').map(str::trim).collect();
        let is_lost = parts.last() == Some(&LOST);
        if is_lost {
            parts.pop();
        }
        let mut scores = Vec::new();
        for (index, part) in parts.iter().enumerate() {
            let (seat, score) = part.split_once(' ').ok_or_else(wrong)?;
            let seat: Seat = seat.parse().map_err(|_| wrong())?;
            if seat.index() != index {
                return Err(wrong());
            }
            scores.push(score.parse().map_err(|_| wrong())?);
        }
        if scores.is_empty() { Err(wrong()) } else { Ok(Final { scores, is_lost }) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_reads_as_it_is_written_and_says_where_all_have_lost() {
        let won = Final::of(&Standings::rank(&[12, 9], |_| 0));
        let lost = Final::of(&Standings::lost(&[12, -9]));

        assert_eq!(won.to_string(), "P1 12, P2 9");
        assert_eq!(lost.to_string(), "P1 12, P2 -9, all lost");
        for result in [won, lost] {
            assert_eq!(result.to_string().parse(), Ok(result));
        }
        assert_eq!(Final::of(&Standings::alone(3, 9)).to_string(), "P1 3");
    }

    #[test]
    fn what_is_no_result_is_refused() {
        for wrong in ["", "all lost", "P2 9", "P1 12, P3 9", "P1", "P1 12, lost"] {
            assert!(wrong.parse::<Final>().is_err(), "{wrong}");
        }
    }
}
