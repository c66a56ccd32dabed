//! Decisions without a choice answer themselves.
//!
//! Where a person has exactly one thing to do, and it is not worth a click, the host does it for
//! them: an ordinary move, stored like any other. Nothing is answered for somebody who still reads
//! what their story led to, nor in a game that was brought along while its players sit down: its
//! first move ends the time in which everybody may sit anywhere. Until it is made, nobody is offered
//! what the host does for them: a page that is shown on the way has no button that would be gone under
//! the finger.

use std::sync::{Arc, atomic::Ordering};

use table::{Seat, Seats};

use crate::{Host, live::Live, snapshot::Sitter, table::Table};

/// The most moves that are made in a row for people who have no choice. A game that went on for
/// longer would be no game; whoever is asked then answers by themselves.
pub(crate) const MOST_IN_A_ROW: usize = 64;

impl Table {
    /// The people who have no choice, and what they have to do; nobody where it is left to them.
    fn all_forced(&self) -> impl Iterator<Item = (Seat, &String)> {
        let has_room = || self.seats.iter().any(|seat| seat.sitter == Sitter::Open);
        let is_left =
            self.left_to_people == Some(self.revision) || (self.eyes.are_free() && has_room());
        let play = self.play.as_ref().filter(|_| !is_left);
        let forced = play.into_iter().flat_map(|play| play.forced.iter().enumerate());
        let forced = forced.filter_map(|(index, act)| Some((Seat::new(index), act.as_ref()?)));
        forced.filter(|(seat, _)| {
            let sitter = self.seats.get(seat.index()).map(|seat| seat.sitter);
            matches!(sitter, Some(Sitter::Person(_))) && !self.outcomes.contains_key(seat)
        })
    }

    /// A person who has no choice, and what they have to do.
    pub(crate) fn forced(&self) -> Option<(Seat, String)> {
        self.all_forced().next().map(|(seat, action)| (seat, action.clone()))
    }

    /// The seats of people for whom the host does what they have to do.
    pub(crate) fn forced_seats(&self) -> Seats {
        self.all_forced().map(|(seat, _)| seat).collect()
    }
}

impl Host {
    /// Makes the moves of people who have no choice. Where one cannot be made, it is left to them.
    pub(crate) async fn answer_forced(self: &Arc<Host>, live: &Arc<Live>, table: &mut Table) {
        for _ in 0..MOST_IN_A_ROW {
            let Some((seat, action)) = table.forced() else { return };
            let done = match table.draw(seat, &action) {
                Ok(entry) => self.commit(live, table, entry).await,
                Err(error) => Err(error),
            };
            if let Err(error) = done {
                tracing::debug!(table = table.id, %error, "a move without a choice was not made");
                break;
            }
            live.show(table);
        }
        table.left_to_people = Some(table.revision);
        // A table that may not be what is stored is shown when it is read again.
        if !live.is_doubtful.load(Ordering::Acquire) {
            live.show(table);
        }
    }
}
