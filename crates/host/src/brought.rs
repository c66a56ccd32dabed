//! What files bring along: so much of one origin, and so much in all.
//!
//! A saved game carries its cards. Those that nobody here knows are kept with its table; they never
//! take the room of what the program itself brings. What an origin has brought is counted in memory
//! since the start, as far as it is still kept; what all have brought is counted by the store.

use std::{
    collections::{HashMap, HashSet},
    sync::{Arc, atomic::Ordering},
};

use store::{ContentRow, EntryRow, Source, TableRow};
use tokio::sync::Mutex;

use crate::{Host, HostError, Origin, live::Live};

/// How many bytes of cards one origin may bring.
const OF_ORIGIN: u64 = 2 << 20;
/// How often it is noted that a table was opened.
const NOTED_EVERY_MS: i64 = 86_400_000;

/// The fingerprints of what each origin has brought since the start.
#[derive(Debug, Default)]
pub(crate) struct Brought(Mutex<HashMap<Origin, HashSet<String>>>);

impl Host {
    /// Stores a new table with its content, where that has room.
    pub(crate) async fn store_new(
        &self,
        origin: Origin,
        row: TableRow,
        entries: Vec<EntryRow>,
        content: ContentRow,
    ) -> Result<(), HostError> {
        if content.source == Source::Own {
            return Ok(self.store.create(row, entries, Some(content)).await?);
        }
        // One at a time: what is counted is what is kept.
        let mut brought = self.brought.0.lock().await;
        let kept = self.store.contents().await?;
        let is_new = !kept.iter().any(|known| known.fingerprint == content.fingerprint);
        brought.retain(|_, theirs| {
            theirs.retain(|print| kept.iter().any(|known| known.fingerprint == *print));
            !theirs.is_empty()
        });
        let theirs = brought.get(&origin);
        let is_theirs = |print: &String| theirs.is_some_and(|theirs| theirs.contains(print));
        let bytes = kept.iter().filter(|known| is_theirs(&known.fingerprint));
        let bytes: u64 = bytes.map(|known| known.bytes).sum();
        if is_new && bytes + content.files.len() as u64 > OF_ORIGIN {
            return Err(HostError::TooMuch(
                "saved games from here have brought 2 MiB of cards of their own, which is as much \
                 as one place may; play on with those, or try again later",
            ));
        }
        let print = content.fingerprint.clone();
        self.store.create(row, entries, Some(content)).await?;
        if is_new {
            brought.entry(origin).or_default().insert(print);
        }
        Ok(())
    }

    /// Takes note that somebody opened a table whose cards a file may have brought: no table is
    /// removed while somebody looks at it now and then.
    pub(crate) fn note_opened(self: &Arc<Host>, live: &Arc<Live>) {
        let now = live.now();
        let now_ms = self.now_ms();
        let noted_ms = live.opened_ms.load(Ordering::Relaxed);
        // A time that lies ahead is noted anew: the clock was put back.
        if now.shelf.is_ours(now.game) || (0..NOTED_EVERY_MS).contains(&(now_ms - noted_ms)) {
            return;
        }
        live.opened_ms.store(now_ms, Ordering::Relaxed);
        let (host, id) = (self.clone(), now.id.clone());
        tokio::spawn(async move {
            if let Err(error) = host.store.opened(id, now_ms).await {
                tracing::debug!(%error, "it could not be noted that a table was opened");
            }
        });
    }
}
