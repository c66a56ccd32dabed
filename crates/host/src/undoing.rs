//! Undo: how far a seat may go back, and going there.
//!
//! A move that was the only one that could be made was no decision: undo goes over it to the last
//! real one, whoever's it was.

use table::Seats;

use crate::{HostError, luckcheck, play::Play, snapshot::Sitter};

impl Play {
    /// How many moves go when the one who sits at `mine` undoes their last move.
    ///
    /// `may_follow` are the seats whose later moves go with it without a word: bots. What a person
    /// did there before the bot came stays.
    pub(crate) fn undo_depth(&self, mine: Seats, may_follow: Seats) -> Result<usize, String> {
        let moves = self.sitting.moves();
        for depth in 1..=moves {
            let Some((seat, _)) = self.sitting.move_at(moves - depth) else { break };
            if depth > self.undoable {
                let reason = self.sitting.may_undo().err();
                return Err(reason.map_or_else(
                    || "before that, luck was used or something hidden was shown".to_owned(),
                    |reason| reason.to_string(),
                ));
            }
            if self.was_forced(moves - depth) {
                continue;
            }
            if mine.contains(seat) {
                return Ok(depth);
            }
            let made_by = self.made_by.iter().rev().nth(depth - 1);
            if !may_follow.contains(seat) || !matches!(made_by, Some(Sitter::Bot(_))) {
                let name = self.sitting.names().get(seat);
                return Err(format!("{name} has moved since; ask to undo"));
            }
        }
        Err(table::CannotUndo::Nothing.to_string())
    }

    /// The number of moves before the last decision of `mine`, for taking it back by consent.
    pub(crate) fn before_last_of(&self, mine: Seats) -> Option<usize> {
        let is_theirs =
            |index| self.sitting.move_at(index).is_some_and(|(seat, _)| mine.contains(seat));
        let mut moves = (0..self.sitting.moves()).rev();
        moves.find(|&index| is_theirs(index) && !self.was_forced(index))
    }

    /// Whether a move was the only one that could be made.
    fn was_forced(&self, index: usize) -> bool {
        let made_here = index.checked_sub(self.since.unwrap_or(0));
        made_here.and_then(|place| self.was_forced.get(place)).is_some_and(|&forced| forced)
    }

    /// Undoes so many moves.
    pub(crate) fn undo(&mut self, moves: usize, revision: u64) -> Result<(), HostError> {
        let mut changed = Seats::NONE;
        for _ in 0..moves {
            let undone = self.sitting.undo();
            let seat = undone.map_err(|error| HostError::Broken(error.to_string()))?;
            changed = changed.with(seat);
            self.undoable = self.undoable.saturating_sub(1);
        }
        self.forget_luck();
        self.ask_again(revision, changed);
        self.tell_anew();
        Ok(())
    }

    /// Goes back to the first `keep` moves. Luck that was seen is not used again.
    pub(crate) fn rewind(&mut self, keep: usize, revision: u64) -> Result<(), HostError> {
        self.sitting.rewind(keep).map_err(|error| HostError::Broken(error.to_string()))?;
        self.forget_luck();
        self.undoable = 0;
        self.ask_again(revision, Seats::first_of(self.sitting.seats()));
        self.tell_anew();
        Ok(())
    }

    /// Forgets where the luck of moves came from that were taken back.
    fn forget_luck(&mut self) {
        let moves = self.sitting.moves();
        self.since = self.since.map(|since| since.min(moves));
        self.positions.truncate(moves - self.since.unwrap_or(0));
        self.made_by.truncate(self.positions.len());
        self.was_forced.truncate(self.positions.len());
        luckcheck::cut(&mut self.earlier, moves);
    }
}
