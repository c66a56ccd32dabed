//! What somebody's own story or fight led to stays before them until they have read it.
//!
//! An outcome is what came of a passage (`LogLine::page`), or what a game says is one
//! (`EventLine::is_outcome`). While a seat has an outcome that nobody has read on from, its page shows
//! that outcome, and the bots of a live table wait for whoever has that page open. Other people go on.
//! An outcome is kept in memory alone: it is no move, and after a restart it is in the log and in the
//! book.

use std::{sync::Arc, time::Duration};

use shelf::LogLine;
use table::{Seat, Seats};

use crate::{
    Host, HostError, Pace, Snapshot, VisitorId, live::Live, snapshot::Sitter, table::Table,
};

/// What somebody's story or fight led to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The move in which it was told, counted from 0.
    pub of_move: usize,
    /// What happened since the decision that led to it, up to the last line of the outcome and what
    /// it brought at once.
    pub lines: Vec<LogLine>,
}

impl Table {
    /// Takes note of what a move told to the person who made it, and to others whom it concerns as
    /// much: a production is everybody's. Whoever moves has read what was told before; what others have
    /// not read yet stays in front of what is new.
    pub(crate) fn note_outcomes(&mut self, mover: Seat, made_by: Sitter) {
        self.outcomes.remove(&mover);
        let Some(play) = &self.play else { return };
        let Some(of_move) = play.sitting.moves().checked_sub(1) else { return };
        let log = play.sitting.log();
        let first = log.partition_point(|line| line.of_move < of_move);
        for (index, seat) in self.seats.iter().enumerate() {
            let at = Seat::new(index);
            let sitter = if at == mover { made_by } else { seat.sitter };
            let is_told = |line: &LogLine| match at == mover {
                true => is_outcome_of(line, at),
                false => is_marked_for(line, at),
            };
            let last = log[first..].iter().rposition(is_told).map(|last| first + last);
            let (Sitter::Person(_), Some(last)) = (sitter, last) else { continue };
            let decided = play.before_last_of(Seats::only(at)).filter(|_| at == mover);
            let from = log.partition_point(|line| line.of_move < decided.unwrap_or(of_move));
            // A page says itself what it brings; lines that say it for other outcomes follow.
            let brings = |line: &&LogLine| line.line.seats == Seats::only(at);
            let brought = match log[last].page {
                Some(_) => 0,
                None => log[last + 1..].iter().take_while(brings).count(),
            };
            let lines = log[from..=last + brought].to_vec();
            let mut outcome = Outcome { of_move, lines };
            if let Some(unread) = self.outcomes.get(&at) {
                outcome = unread.then(&outcome);
            }
            self.outcomes.insert(at, Arc::new(outcome));
        }
    }

    /// Forgets outcomes that were taken back, and those of people who left.
    pub(crate) fn forget_old_outcomes(&mut self) {
        let moves = self.play.as_ref().map_or(0, |play| play.sitting.moves());
        let seats = &self.seats;
        self.outcomes.retain(|seat, outcome| {
            let sitter = seats.get(seat.index()).map(|seat| seat.sitter);
            if outcome.of_move >= moves {
                let left = outcome.before(moves, *seat);
                *outcome = Arc::new(left);
            }
            !outcome.lines.is_empty() && matches!(sitter, Some(Sitter::Person(_)))
        });
    }
}

impl Outcome {
    /// This one, which is not read yet, and below it what was told next.
    fn then(&self, next: &Outcome) -> Outcome {
        let lines = [self.lines.as_slice(), &next.lines].concat();
        Outcome { of_move: next.of_move, lines }
    }

    /// What is left of it for a seat when only so many moves count: what was told in them, up to the last
    /// line of an outcome and what it brought.
    fn before(&self, moves: usize, seat: Seat) -> Outcome {
        let kept = self.lines.partition_point(|line| line.of_move < moves);
        let last = self.lines[..kept].iter().rposition(|line| is_outcome_of(line, seat));
        let of_move = last.map_or(0, |last| self.lines[last].of_move);
        let kept = self.lines.partition_point(|line| line.of_move <= of_move);
        let lines = if last.is_some() { self.lines[..kept].to_vec() } else { Vec::new() };
        Outcome { of_move, lines }
    }
}

/// Whether a line tells a seat what came of its own doing.
fn is_outcome_of(line: &LogLine, seat: Seat) -> bool {
    line.page.as_ref().is_some_and(|page| page.seat == seat) || is_marked_for(line, seat)
}

/// Whether the game says that a line is an outcome of this seat.
fn is_marked_for(line: &LogLine, seat: Seat) -> bool {
    line.line.is_outcome && line.line.seats.contains(seat)
}

impl Snapshot {
    /// The seats whose people read what their story or fight led to while bots wait for them.
    pub fn reading(&self) -> Seats {
        let reads = |seat: &Seat| match self.seats.get(seat.index()).map(|seat| seat.sitter) {
            Some(Sitter::Person(who)) => self.readers.contains(&who),
            Some(Sitter::Open | Sitter::Bot(_)) | None => false,
        };
        let is_live = self.pace == Pace::Live;
        self.outcomes.keys().copied().filter(|seat| is_live && reads(seat)).collect()
    }
}

impl Host {
    /// Reads on: whoever sits at this seat has read what their story led to, as it was `told` by this
    /// move. Where more has been told since, they have not read all of it.
    ///
    /// This is no move. Where there is nothing to read, nothing happens.
    pub async fn read_on(
        self: &Arc<Host>,
        id: &str,
        who: VisitorId,
        seat: Seat,
        told: Option<usize>,
    ) -> Result<(), HostError> {
        let live = self.live(id).await?;
        let host = self.clone();
        let done = tokio::spawn(async move {
            let mut table = host.hold(&live).await?;
            table.sits_at(who, seat)?;
            let is_other =
                |outcome: &Arc<Outcome>| told.is_some_and(|told| told != outcome.of_move);
            if table.outcomes.get(&seat).is_some_and(is_other) {
                return Err(HostError::Stale);
            }
            if table.outcomes.remove(&seat).is_some() {
                live.show(&table);
                host.answer_forced(&live, &mut table).await;
                host.wake_bots(&live);
            }
            Ok(())
        });
        done.await.map_err(|_| HostError::Ended)?
    }

    /// Lets bots wait no longer: for others who read, and for the pause before what they do next.
    pub async fn hurry(self: &Arc<Host>, id: &str, who: VisitorId) -> Result<(), HostError> {
        let live = self.live(id).await?;
        if !live.now().has_seat(who) {
            return Err(HostError::NotSeated);
        }
        live.hurries.send_modify(|hurries| *hurries += 1);
        Ok(())
    }
}

impl Live {
    /// Waits for so long, and for everybody who reads what their story led to; not after somebody
    /// asked to go on.
    pub(crate) async fn give_time(&self, pause: Duration) {
        let mut hurries = self.hurries.subscribe();
        tokio::select! {
            () = tokio::time::sleep(pause) => {}
            _ = hurries.changed() => return,
        }
        let mut shown = self.shown.subscribe();
        while !shown.borrow_and_update().reading().is_empty() {
            tokio::select! {
                changed = shown.changed() => if changed.is_err() { return },
                _ = hurries.changed() => return,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use shelf::{AnyEvent, GameName, Shelf};
    use table::{Audience, EventLine};

    use super::*;

    const P1: Seat = Seat::new(0);
    const P2: Seat = Seat::new(1);

    /// Something that happened; what it was decides nothing here.
    fn event() -> AnyEvent {
        let mut luck = luck::Quick::new(1, 0);
        let mut game = Shelf::embedded().start(GameName::Faraway, 2, &[], &[], &mut luck).unwrap();
        let action = game.actions(P1).swap_remove(0);
        game.act(P1, &action, &mut luck).unwrap();
        game.log()[0].event
    }

    fn line(of_move: usize, seat: Seat, text: &str) -> LogLine {
        let is_outcome = text.ends_with('!');
        let line = EventLine { seats: Seats::only(seat), is_outcome, ..EventLine::plain(text) };
        LogLine { of_move, audience: Audience::Everyone, event: event(), line, page: None }
    }

    fn texts(outcome: &Outcome) -> Vec<&str> {
        outcome.lines.iter().map(|line| line.line.text.as_str()).collect()
    }

    /// A fight that nobody has read, and the production that others led to.
    #[test]
    fn what_is_not_read_stays_in_front_of_what_is_new_and_comes_back_when_that_is_taken_back() {
        let lines = vec![line(3, P1, "rolls"), line(4, P1, "wins!"), line(4, P1, "gains")];
        let fight = Outcome { of_move: 4, lines };
        let lines = vec![line(7, P2, "passes"), line(7, P1, "produces!"), line(7, P2, "produces!")];
        let both = fight.then(&Outcome { of_move: 7, lines });

        assert_eq!(both.of_move, 7);
        assert_eq!(texts(&both), ["rolls", "wins!", "gains", "passes", "produces!", "produces!"]);
        assert_eq!(both.before(7, P1), fight);
        assert_eq!(both.before(5, P1), fight);
        assert!(both.before(4, P1).lines.is_empty(), "the fight is not over");
    }
}
