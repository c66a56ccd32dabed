//! Who of those who sit at a table is there.
//!
//! Somebody is there while a page of theirs is open, and for a minute after they closed the last one:
//! a page that is loaded anew, or a phone in a pocket for a moment, is no news. Whoever is gone blocks
//! nobody, and in a live game a bot may stand in for them, if they have done nothing for a minute.

use std::{collections::HashMap, sync::Arc, time::Duration};

use store::Stage;
use table::Seat;
use tokio::time::Instant;

use crate::{
    Caller, Host, HostError, SeatNow, Sitter, Snapshot, VisitorId,
    live::{Live, lock},
};

/// Whoever is away for this long is gone.
pub const GONE_AFTER: Duration = Duration::from_secs(60);

/// What is open before somebody's eyes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Looks {
    /// A page: what is told stays on it until it has been read.
    AtPage,
    /// A program, or a screen for the whole room: nobody waits for those to read.
    Otherwise,
}

/// Who looks at a table now, and who was here last when.
pub(crate) struct Presence {
    /// How many pages each visitor has open here. A spectator is in it too, since they may sit down
    /// while they watch; only those who sit are ever shown.
    pages: HashMap<VisitorId, usize>,
    /// How many other screens and programs each has.
    others: HashMap<VisitorId, usize>,
    /// When those who sit here were last seen.
    seen: HashMap<VisitorId, Instant>,
    /// Since when the table is awake: nobody was seen before.
    since: Instant,
}

impl Default for Presence {
    fn default() -> Presence {
        let (pages, others, seen) = (HashMap::new(), HashMap::new(), HashMap::new());
        Presence { pages, others, seen, since: Instant::now() }
    }
}

impl Presence {
    fn screens(&mut self, looks: Looks) -> &mut HashMap<VisitorId, usize> {
        match looks {
            Looks::AtPage => &mut self.pages,
            Looks::Otherwise => &mut self.others,
        }
    }

    fn looks_on(&self, who: VisitorId) -> bool {
        self.pages.contains_key(&who) || self.others.contains_key(&who)
    }

    fn was_seen(&self, who: VisitorId) -> bool {
        self.seen.get(&who).is_some_and(|seen| seen.elapsed() < GONE_AFTER)
    }
}

impl Live {
    /// Who of those who sit here is there, and who of them has a page open: a question for each
    /// seat, however many watch.
    pub(crate) fn present_at(&self, seats: &[SeatNow]) -> (Vec<VisitorId>, Vec<VisitorId>) {
        let presence = lock(&self.presence);
        let (mut present, mut readers) = (Vec::new(), Vec::new());
        for seat in seats {
            let Sitter::Person(who) = seat.sitter else { continue };
            if !present.contains(&who) && presence.looks_on(who) {
                present.push(who);
                readers.extend(presence.pages.contains_key(&who).then_some(who));
            }
        }
        (present, readers)
    }

    /// Whether somebody has been away for so long that a bot may stand in. After the table woke up
    /// everybody has as long to come back.
    pub(crate) fn is_gone(&self, who: VisitorId) -> bool {
        let presence = lock(&self.presence);
        !presence.looks_on(who) && !presence.was_seen(who) && presence.since.elapsed() >= GONE_AFTER
    }

    /// Whether anybody but `reader` has a page or a screen of this table open.
    pub(crate) fn others_look(&self, reader: Option<VisitorId>) -> bool {
        let presence = lock(&self.presence);
        presence.pages.keys().chain(presence.others.keys()).any(|&who| Some(who) != reader)
    }

    /// Somebody did something here: with or without a page that stays open, they are not gone.
    pub(crate) fn saw(&self, caller: Caller) {
        self.note_origin(caller);
        let who = caller.who;
        if self.now().has_seat(who) {
            let mut presence = lock(&self.presence);
            presence.seen.retain(|_, seen| seen.elapsed() < GONE_AFTER);
            presence.seen.insert(who, Instant::now());
        }
    }

    /// Shows that somebody came or went, where it makes a difference: for those who sit here.
    fn show_presence(&self, who: VisitorId) {
        let is_news = self.shown.send_if_modified(|shown| {
            if !shown.has_seat(who) {
                return false;
            }
            let (present, readers) = self.present_at(&shown.seats);
            if present == shown.present && readers == shown.readers {
                return false;
            }
            let tick = shown.tick + 1;
            *shown = Arc::new(Snapshot { present, readers, tick, ..(**shown).clone() });
            true
        });
        if is_news {
            self.gallery.call();
        }
    }

    fn enter(&self, who: VisitorId, looks: Looks) {
        let screens = {
            let mut presence = lock(&self.presence);
            let screens = presence.screens(looks).entry(who).or_insert(0);
            *screens += 1;
            *screens
        };
        if screens == 1 {
            self.show_presence(who);
        }
    }

    fn leave(&self, who: VisitorId, looks: Looks) {
        let is_last = {
            let mut presence = lock(&self.presence);
            let screens = presence.screens(looks);
            let left = screens.get_mut(&who).map(|count| {
                *count -= 1;
                *count
            });
            if left == Some(0) {
                screens.remove(&who);
            }
            left == Some(0)
        };
        if is_last {
            self.show_presence(who);
        }
    }
}

impl Host {
    /// Sits before a table for as long as the answer lives. Whoever comes back to a seat that a bot
    /// kept for them has it again.
    pub async fn attend(
        self: &Arc<Host>,
        id: &str,
        caller: impl Into<Caller>,
        looks: Looks,
    ) -> Result<Attendance, HostError> {
        let caller = caller.into();
        let who = caller.who;
        let live = self.live(id).await?;
        let now = live.now();
        let kept = |seat: &Seat| now.seats.get(seat.index()).is_some_and(|seat| seat.is_stand_in);
        if looks == Looks::AtPage
            && now.stage == Stage::Playing
            && let Some(seat) = now.may_return_to(who).filter(kept)
            && let Err(error) = self.join(id, caller, "", Some(seat)).await
        {
            // There is a button for it, too.
            tracing::debug!(table = id, %error, "somebody who is back did not get their seat");
        }
        live.note_origin(caller);
        live.enter(who, looks);
        Ok(Attendance { live, who, looks })
    }

    /// Takes note that somebody did something at a table.
    pub fn saw(&self, id: &str, caller: impl Into<Caller>) {
        if let Some(live) = self.if_awake(id) {
            live.saw(caller.into());
        }
    }
}

/// Somebody sits before the table for as long as this lives.
pub struct Attendance {
    live: Arc<Live>,
    who: VisitorId,
    looks: Looks,
}

impl Drop for Attendance {
    fn drop(&mut self) {
        let (live, who, looks) = (self.live.clone(), self.who, self.looks);
        // A page that is loaded anew is back at once: the others need not see it blink. A spectator
        // is not seen at all, and goes without a wait.
        match tokio::runtime::Handle::try_current() {
            Ok(runtime) if live.now().has_seat(who) => {
                runtime.spawn(async move {
                    tokio::time::sleep(GONE_AFTER).await;
                    live.leave(who, looks);
                });
            }
            Ok(_) | Err(_) => live.leave(who, looks),
        }
    }
}
