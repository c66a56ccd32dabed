//! A guided first game: a prepared deal against gentle bots, and a guide that speaks to one seat.

use std::sync::Arc;

use shelf::{BotKind, GameName};
use table::Seat;

use crate::{Caller, Host, HostError, VisitorId, entry::Entry, names, table::Table};

/// The seat of whoever learns.
const LEARNER: usize = 0;

/// The guide of a table that began as a first game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Guide {
    /// The seat to which it speaks.
    pub seat: Seat,
    /// Whether it still does.
    pub speaks: bool,
}

impl Table {
    /// A guide speaks to this seat from now on, or to nobody any more.
    pub(crate) fn guide_speaks_to(&mut self, seat: Option<Seat>) {
        self.guide = match seat {
            Some(seat) => Some(Guide { seat, speaks: true }),
            None => self.guide.map(|guide| Guide { speaks: false, ..guide }),
        };
    }
}

impl Host {
    /// Opens a first game in which a guide speaks to whoever opens it.
    pub async fn learn(
        self: &Arc<Host>,
        caller: impl Into<Caller>,
        game: GameName,
        name: &str,
    ) -> Result<String, HostError> {
        let caller = caller.into();
        let who = caller.who;
        self.may_set_up(&who.to_string()).await?;
        let shelf = self.contents.newest().clone();
        let learner = names::at_seat(name, Seat::new(LEARNER), &[]);
        let file = shelf.prepared(game, |index| match index {
            LEARNER => learner.clone(),
            other => names::of_bot(other).to_owned(),
        })?;
        self.go_on(caller, file, shelf, move |table| {
            let seats = (0..table.seats.len()).map(Seat::new);
            let sitters = seats.map(|seat| match seat.index() {
                LEARNER => Entry::Sat { seat, name: learner.clone(), who },
                _ => Entry::Manned { seat, bot: BotKind::Easy, by: None, until_back: false },
            });
            let guided = Entry::Guided { seat: Some(Seat::new(LEARNER)) };
            sitters.chain([guided]).collect()
        })
        .await
    }

    /// Lets the guide of a seat fall silent.
    pub async fn stop_guide(
        self: &Arc<Host>,
        id: &str,
        who: VisitorId,
        seat: Seat,
    ) -> Result<(), HostError> {
        self.change(id, move |table| {
            table.sits_at(who, seat)?;
            let speaks = table.guide.is_some_and(|guide| guide.seat == seat && guide.speaks);
            Ok((speaks.then_some(Entry::Guided { seat: None }), ()))
        })
        .await
    }
}
