//! Who thinks when: on few threads, in turn by origin, and tables without people last.
//!
//! Where a person sits, somebody waits for the bots, whether a page is open or not. Tables of bots
//! alone think when nobody else does, and only so many of one origin at a time: the others wait for
//! one of those to end, and say so.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, atomic::Ordering},
};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::{
    Caller, Host, HostError, Origin, Snapshot, Standing,
    live::{Live, lock},
    queue::{Asking, Rank},
};

/// How many tables of bots alone of one origin think at a time.
pub(crate) const ALONE_OF_ORIGIN: usize = 20;

/// The tables of bots alone that think, by origin.
#[derive(Debug, Default)]
pub(crate) struct Alone(Mutex<HashMap<Origin, Arc<Semaphore>>>);

/// Leave for a table of bots alone to think, until this is dropped.
pub(crate) type Leave = Option<OwnedSemaphorePermit>;

impl Alone {
    fn of(&self, origin: Origin) -> Arc<Semaphore> {
        let mut origins = lock(&self.0);
        let fresh = || Arc::new(Semaphore::new(ALONE_OF_ORIGIN));
        origins.retain(|&other, places| other == origin || Arc::strong_count(places) > 1);
        origins.entry(origin).or_insert_with(fresh).clone()
    }
}

impl Caller {
    /// Asks for a turn.
    pub(crate) fn asking(self, standing: Standing) -> Asking {
        Asking { origin: self.origin, who: Some(self.who), rank: standing.into() }
    }
}

impl Snapshot {
    /// Whether people sit here, who wait for the bots.
    fn rank(&self) -> Rank {
        match self.people().next() {
            Some(_) => Rank::First,
            None => Rank::Second,
        }
    }
}

impl Live {
    /// Comes when the table is of another rank than this one.
    async fn until_not(&self, rank: Rank) {
        let mut shown = self.shown.subscribe();
        let changed = shown.wait_for(|now| now.rank() != rank).await.is_ok();
        if !changed {
            std::future::pending::<()>().await;
        }
    }

    /// Says that bots wait until they may think, or that they wait no longer.
    fn show_bots_wait(&self, bots_wait: bool) {
        self.bots_wait.store(bots_wait, Ordering::Release);
        let is_news = self.shown.send_if_modified(|shown| {
            let is_news = shown.bots_wait != bots_wait;
            if is_news {
                let tick = shown.tick + 1;
                *shown = Arc::new(Snapshot { bots_wait, tick, ..(**shown).clone() });
            }
            is_news
        });
        if is_news {
            self.gallery.call();
        }
    }
}

impl Host {
    /// Waits until the bots of a table may think at all. Those of a table with people always may.
    pub(crate) async fn wait_for_leave(&self, live: &Live, leave: &mut Leave) {
        let (rank, owner) = {
            let now = live.now();
            (now.rank(), now.owner)
        };
        match rank {
            Rank::First => *leave = None,
            Rank::Second if leave.is_some() => {}
            Rank::Second => {
                let places = self.alone.of(live.origin_of(owner).unwrap_or(Origin::UNKNOWN));
                if let Ok(place) = places.clone().try_acquire_owned() {
                    *leave = Some(place);
                    return;
                }
                live.show_bots_wait(true);
                tokio::select! {
                    place = places.acquire_owned() => *leave = place.ok(),
                    () = live.until_not(rank) => {}
                }
                live.show_bots_wait(false);
            }
        }
    }

    /// Lets a bot of a table think, when it is the table's turn.
    pub(crate) async fn think_at<T: Send + 'static>(
        &self,
        live: &Live,
        thought: impl FnOnce() -> Result<T, HostError> + Send + 'static,
    ) -> Result<T, HostError> {
        let turn = loop {
            let (rank, owner) = {
                let now = live.now();
                (now.rank(), now.owner)
            };
            // Of the people at a table it is the turn of whoever has asked for least.
            let origin = match rank {
                Rank::First => self.thinkers.least_of(&live.origins()),
                Rank::Second => live.origin_of(owner),
            };
            let origin = origin.unwrap_or(Origin::UNKNOWN);
            let asking = Asking { origin, who: None, rank };
            tokio::select! {
                turn = self.thinkers.turn(asking) => break turn?,
                // Somebody sat down: now they wait for it.
                () = live.until_not(rank) => {}
            }
        };
        work(turn, thought).await
    }

    /// Thinks about what a visitor asked, when it is their turn.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        caller: Caller,
        thought: impl FnOnce() -> Result<T, HostError> + Send + 'static,
    ) -> Result<T, HostError> {
        let asking = Asking { origin: caller.origin, who: None, rank: Rank::First };
        work(self.thinkers.turn(asking).await?, thought).await
    }

    /// Reads or plays through what a visitor asked for, when it is their turn.
    pub(crate) async fn think_for<T: Send + 'static>(
        &self,
        caller: Caller,
        standing: Standing,
        thought: impl FnOnce() -> Result<T, HostError> + Send + 'static,
    ) -> Result<T, HostError> {
        work(self.looks.turn(caller.asking(standing)).await?, thought).await
    }
}

/// Works on a thread of its own; the place is given up at the end, also when nobody waits.
async fn work<P: Send + 'static, T: Send + 'static>(
    place: P,
    thought: impl FnOnce() -> Result<T, HostError> + Send + 'static,
) -> Result<T, HostError> {
    tokio::task::spawn_blocking(move || {
        let thought = thought();
        drop(place);
        thought
    })
    .await
    .map_err(|_| HostError::Ended)?
}
