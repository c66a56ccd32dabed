//! Questions to the whole table: to take moves back, and to let somebody in.
//!
//! Whoever sits at the table has a say, and so has whoever was put off a seat
//! by somebody else and may come back to it: to free a seat or to give it to a
//! bot is never an answer. A question falls when somebody who has yet to
//! answer gets up or is removed; it is never carried out by that.

use table::{Seat, Seats};

use crate::{
    HostError, VisitorId,
    entry::By,
    snapshot::{SeatNow, Sitter},
    table::Table,
};

impl Table {
    /// Who speaks for a seat.
    pub(crate) fn speaker(&self, seat: Seat) -> Option<VisitorId> {
        self.seats.get(seat.index()).and_then(SeatNow::speaker)
    }

    /// The seats of all who have a say beside this visitor.
    pub(crate) fn others_with_a_say(&self, who: VisitorId) -> Seats {
        let seats = (0..self.seats.len()).map(Seat::new);
        seats.filter(|&seat| self.speaker(seat).is_some_and(|speaker| speaker != who)).collect()
    }

    /// The seats this visitor speaks for.
    pub(crate) fn speaks_for(&self, who: VisitorId) -> Seats {
        let seats = (0..self.seats.len()).map(Seat::new);
        seats.filter(|&seat| self.speaker(seat) == Some(who)).collect()
    }

    /// Takes whoever sits at a seat away from it, and puts `sitter` there.
    ///
    /// Whoever sat there may come back, unless it is for good.
    pub(crate) fn remove_sitter(
        &mut self,
        seat: Seat,
        sitter: Sitter,
        for_good: bool,
        by: Option<By>,
    ) -> Result<(), HostError> {
        let place = self.seat(seat)?;
        if let Sitter::Person(who) = place.sitter {
            place.left_by = Some(who);
            // It was not always stored who did it: whoever may have been put off keeps their say.
            place.was_put_off = by != Some(By::Owner);
        }
        if for_good {
            place.left_by = None;
            place.was_put_off = false;
            place.was_removed = by != Some(By::Owner);
        }
        place.sitter = sitter;
        place.is_stand_in = false;
        Ok(())
    }

    /// What becomes of the question to go back when somebody left a seat.
    pub(crate) fn ask_without(&mut self, by: Option<By>, revision: u64) -> Result<(), HostError> {
        match by {
            // Entries from before it was said who did it: whoever was gone counted as agreeing.
            None => {
                let people: Seats = self.people().collect();
                if let Some(question) = &mut self.take_back {
                    let awaited = question.awaited.iter();
                    question.awaited = awaited.filter(|&seat| people.contains(seat)).collect();
                }
                self.go_back_if_all_agree(revision)
            }
            Some(_) => {
                let falls = self.take_back.is_some_and(|question| {
                    let mut concerned = question.awaited.with(question.by).iter();
                    concerned.any(|seat| self.speaker(seat).is_none())
                });
                if falls {
                    self.take_back = None;
                    self.tell("nothing is undone, because somebody left".to_owned());
                }
                Ok(())
            }
        }
    }

    /// Goes back as far as was asked, once nobody has yet to agree.
    pub(crate) fn go_back_if_all_agree(&mut self, revision: u64) -> Result<(), HostError> {
        if let Some(question) = self.take_back.filter(|question| question.awaited.is_empty()) {
            self.take_back = None;
            let play = self.playing()?;
            let moves = play.sitting.moves() - question.keep.min(play.sitting.moves());
            play.rewind(question.keep, revision)?;
            self.rewind_seat_log();
            self.tell(match moves {
                1 => "one move is undone".to_owned(),
                moves => format!("{moves} moves are undone"),
            });
        }
        Ok(())
    }
}
