//! Decisions without a choice answer themselves.
//!
//! Where a person has exactly one thing to do, and it is not worth a click, the host does it for
//! them: an ordinary move, stored like any other. Nothing is answered for somebody who still reads
//! what their story led to.

use std::sync::Arc;

use table::Seat;

use crate::{Host, live::Live, snapshot::Sitter, table::Table};

/// The most moves that are made in a row for people who have no choice. A game that went on for
/// longer would be no game; whoever is asked then answers by themselves.
pub(crate) const MOST_IN_A_ROW: usize = 64;

impl Table {
    /// A person who has no choice, and what they have to do.
    pub(crate) fn forced(&self) -> Option<(Seat, String)> {
        let forced = self.play.as_ref()?.forced.iter().enumerate();
        let mut forced = forced.filter_map(|(index, act)| Some((Seat::new(index), act.as_ref()?)));
        let (seat, action) = forced.find(|(seat, _)| {
            let sitter = self.seats.get(seat.index()).map(|seat| seat.sitter);
            matches!(sitter, Some(Sitter::Person(_))) && !self.outcomes.contains_key(seat)
        })?;
        Some((seat, action.clone()))
    }
}

impl Host {
    /// Makes the moves of people who have no choice. Where one cannot be stored, it is left to them.
    pub(crate) async fn answer_forced(self: &Arc<Host>, live: &Arc<Live>, table: &mut Table) {
        for _ in 0..MOST_IN_A_ROW {
            let Some((seat, action)) = table.forced() else { return };
            let done = match table.draw(seat, &action) {
                Ok(entry) => self.commit(live, table, entry).await,
                Err(error) => Err(error),
            };
            if let Err(error) = done {
                tracing::debug!(table = table.id, %error, "a move without a choice was not made");
                return;
            }
            live.show(table);
        }
    }
}
