//! Pledging a number, telling it, and the steps to the start that nobody has to ask for.

use std::{
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use store::Stage;
use table::{Seat, Seats};

use crate::{
    Host, HostError, VisitorId,
    draw::Step,
    entry::{Entry, SeatList},
    live::Live,
    secret,
    snapshot::Sitter,
    table::Table,
};

/// When a new game begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Begin {
    /// At once, with the server's seed alone: for programs, and pages without script.
    AtOnce,
    /// When the browsers of those who sit there have added their numbers, or a few seconds passed.
    AfterPledges,
}

impl Host {
    /// Pledges a number for a seat by its SHA-256, for the seed whose hash the browser saw.
    pub async fn pledge(
        self: &Arc<Host>,
        id: &str,
        who: VisitorId,
        seat: Seat,
        seed_hash: &str,
        hash: &str,
    ) -> Result<(), HostError> {
        let hash = read("a pledge is a SHA-256", hash)?;
        let seen: [u8; 32] = read("the hash of the seed is a SHA-256", seed_hash)?;
        self.change(id, move |table| {
            table.sits_at(who, seat)?;
            if table.stage() != Stage::Lobby {
                return Err(HostError::Started);
            }
            if seen != secret::sha256(&table.draw.server_seed()) {
                return Err(HostError::Stale);
            }
            if table.draw.pledge_of(seat) == Some(hash) {
                return Ok((None, ()));
            }
            let may = table.draw.may_pledge(seat);
            may.map_err(|reason| HostError::Refused(reason.to_owned()))?;
            Ok((Some(Entry::Pledged { seat, hash: secret::hex(&hash) }), ()))
        })
        .await
    }

    /// Tells the number a seat has pledged, once all pledges are fixed.
    pub async fn open_pledge(
        self: &Arc<Host>,
        id: &str,
        who: VisitorId,
        seat: Seat,
        number: &str,
    ) -> Result<(), HostError> {
        let number = read("a number has 32 bytes", number)?;
        self.change(id, move |table| {
            table.sits_at(who, seat)?;
            // An answer may have been lost on the way.
            if table.draw.number_of(seat) == Some(number) {
                return Ok((None, ()));
            }
            if table.stage() != Stage::Lobby {
                return Err(HostError::Started);
            }
            let refused = |reason: &str| Err(HostError::Refused(reason.to_owned()));
            match table.draw.pledge_of(seat) {
                _ if !table.draw.is_opening() => {
                    refused("numbers are told when all pledges are fixed, not before")
                }
                None => refused("this seat has pledged no number"),
                Some(hash) if hash != secret::sha256(&number) => {
                    refused("this is not the number that was pledged")
                }
                Some(_) => Ok((Some(Entry::Opened { seat, number: secret::hex(&number) }), ())),
            }
        })
        .await
    }

    /// Takes the steps that a change has made due. The change itself is stored, whatever comes of
    /// them: where they fail they are taken later.
    pub(crate) async fn draw_after(self: &Arc<Host>, live: &Arc<Live>, table: &mut Table) {
        if let Err(error) = self.draw_on(live, table).await {
            tracing::warn!(table = table.id, %error, "the luck of a table cannot be drawn");
        }
    }

    /// Takes the steps to the start that are due. Whoever calls this holds the table's lock.
    async fn draw_on(
        self: &Arc<Host>,
        live: &Arc<Live>,
        table: &mut Table,
    ) -> Result<(), HostError> {
        while let Some(entry) = table.next_of_draw(self.now_ms())? {
            self.commit(live, table, entry).await?;
        }
        Ok(())
    }

    /// Takes the steps that time has made due, so that whoever looks sees what is. A table can be
    /// looked at even where they cannot be stored.
    pub(crate) async fn draw_if_due(self: &Arc<Host>, live: &Arc<Live>) {
        if live.now().draw.until_ms.is_some_and(|until_ms| until_ms <= self.now_ms())
            && let Err(error) = self.draw_due(live).await
        {
            let id = live.now().id.clone();
            tracing::warn!(table = id, %error, "the luck of a table cannot be drawn");
        }
    }

    /// Takes the steps that are due, and shows what came of it.
    async fn draw_due(self: &Arc<Host>, live: &Arc<Live>) -> Result<(), HostError> {
        let mut table = self.hold(live).await?;
        let before = table.revision;
        let drawn = self.draw_on(live, &mut table).await;
        // Where the clock was put back, the time it is due has changed alone.
        if table.revision != before || table.draw.until_ms() != live.now().draw.until_ms {
            live.show(&table);
        }
        drawn
    }

    /// Sees to it that a game that is about to begin does so in time.
    pub(crate) fn wake_draw(self: &Arc<Host>, live: &Arc<Live>) {
        if live.now().draw.until_ms.is_none() || live.drawing.swap(true, Ordering::AcqRel) {
            return;
        }
        let (host, live) = (self.clone(), live.clone());
        tokio::spawn(async move {
            while let Some(until_ms) = live.now().draw.until_ms {
                // At least a moment, so that a clock that stands still costs nothing.
                let wait = u64::try_from(until_ms - host.now_ms()).unwrap_or(0).max(20);
                tokio::time::sleep(Duration::from_millis(wait)).await;
                match host.draw_due(&live).await {
                    Ok(()) => {}
                    Err(error) if error.is_trouble() => host.wait_for_store().await,
                    Err(error) => {
                        let id = live.now().id.clone();
                        tracing::error!(table = id, %error, "the luck of a table cannot be drawn");
                        return;
                    }
                }
            }
            live.drawing.store(false, Ordering::Release);
            host.wake_bots(&live);
            // Another draw may have begun while this one was put away.
            if live.now().draw.until_ms.is_some() {
                host.wake_draw(&live);
            }
        });
    }
}

impl Table {
    /// The entry that begins a game with all its seats taken.
    pub(crate) fn begin(&self, when: Begin, wait_ms: u64) -> Result<Entry, HostError> {
        match when {
            Begin::AtOnce => self.start(),
            Begin::AfterPledges => Ok(Entry::Gathering { wait_ms }),
        }
    }

    /// The entry after somebody said that the game is to begin: the numbers are told where any were
    /// pledged.
    pub(crate) fn call(&self) -> Result<Option<Entry>, HostError> {
        if self.draw.is_opening() {
            return Ok(None);
        }
        let entry = if self.draw.has_pledges() { Entry::Called {} } else { self.start()? };
        Ok(Some(entry))
    }

    fn next_of_draw(&self, now_ms: i64) -> Result<Option<Entry>, HostError> {
        let people: Seats = self.people().collect();
        Ok(match self.draw.next(people, now_ms) {
            None => None,
            Some(Step::Call) => Some(Entry::Called {}),
            Some(Step::Lapse(seats)) => Some(Entry::Lapsed { seats: SeatList(seats) }),
            Some(Step::Start) => Some(self.start()?),
        })
    }

    /// Who sits where before an entry, as far as the draw cares.
    pub(crate) fn who_sits(&self) -> Vec<Sitter> {
        self.seats.iter().map(|seat| seat.sitter).collect()
    }

    /// Tells the draw where somebody else sits than before.
    pub(crate) fn update_draw_for_seats(&mut self, before: &[Sitter], at_ms: i64) {
        let places = self.seats.iter().zip(before).enumerate();
        let changed = places.filter(|(_, (now, before))| now.sitter != **before);
        let changed: Seats = changed.map(|(index, _)| Seat::new(index)).collect();
        if !changed.is_empty() {
            let everybody_sits = self.seats.iter().all(|seat| seat.sitter != Sitter::Open);
            self.draw.reseat(changed, everybody_sits, at_ms);
        }
    }
}

fn read(what: &str, text: &str) -> Result<[u8; 32], HostError> {
    let wrong = || HostError::Unreadable(format!("{what}, written as 64 hexadecimal digits"));
    secret::unhex(text).ok_or_else(wrong)
}
