//! What is pushed, rendered once for all who see the same.
//!
//! A push depends on the snapshot, its kind, the [`Perspective`] and how it is
//! coded, and on nothing else: that is what it is kept by, so nobody can be given
//! what was rendered for other eyes. It is kept for the moment in which a crowd asks for
//! it: in two generations, of which the older goes when the younger is full.

use std::{
    collections::HashMap,
    hash::{Hash, Hasher},
    mem,
    sync::{
        Arc, Mutex, MutexGuard, OnceLock, PoisonError, Weak,
        atomic::{AtomicU64, Ordering},
    },
};

use axum::body::Bytes;
use host::Snapshot;

use crate::{
    Perspective,
    api::model_json,
    models::table_model,
    packing::{Coding, Piece, Shared},
};

/// How many bytes the younger generation holds before it becomes the older.
const GENERATION: usize = 2 * 1024 * 1024;

/// What a stream carries.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// The table's page.
    Page,
    /// The table on a television.
    Board,
    /// The table for programs.
    Json,
}

/// Renderings that several visitors share.
#[derive(Default)]
pub(crate) struct Renderings {
    kept: Mutex<Kept>,
    /// How many were made.
    made: AtomicU64,
}

#[derive(Default)]
struct Kept {
    younger: HashMap<Key, Slot>,
    older: HashMap<Key, Slot>,
    /// How many bytes the younger ones have.
    bytes: usize,
}

/// Filled by whoever asks first; the others wait for it.
type Slot = Arc<OnceLock<Shared>>;

#[derive(PartialEq, Eq, Hash)]
struct Key {
    table: Identity,
    kind: Kind,
    coding: Coding,
    perspective: Perspective,
}

/// One snapshot and no other. Its place in memory is not given to another while this lives, so
/// that a table which slept and woke cannot be taken for the one it was.
struct Identity(Weak<Snapshot>);

impl PartialEq for Identity {
    fn eq(&self, other: &Identity) -> bool {
        self.0.ptr_eq(&other.0)
    }
}

impl Eq for Identity {}

impl Hash for Identity {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.as_ptr().hash(state);
    }
}

impl Renderings {
    /// The event that shows this table from this perspective.
    pub(crate) fn event(
        &self,
        table: &Arc<Snapshot>,
        kind: Kind,
        coding: Coding,
        perspective: Perspective,
    ) -> Shared {
        let seen = perspective.clone();
        let key = Key { table: Identity(Arc::downgrade(table)), kind, coding, perspective };
        let slot = self.kept().slot(key);
        let mut is_new = false;
        let event = slot.get_or_init(|| {
            is_new = true;
            let event = event(table.revision, &render(table, kind, &seen));
            Arc::new(Piece::packed(event, coding))
        });
        if is_new {
            self.made.fetch_add(1, Ordering::Relaxed);
            self.kept().count(event.len());
        }
        event.clone()
    }

    /// How many renderings were made.
    pub(crate) fn made(&self) -> u64 {
        self.made.load(Ordering::Relaxed)
    }

    /// Forgets what nobody has asked for since the last time.
    pub(crate) fn tidy(&self) {
        self.kept().grow_old();
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Kept {
    fn slot(&mut self, key: Key) -> Slot {
        if let Some(slot) = self.younger.get(&key) {
            return slot.clone();
        }
        let slot = self.older.remove(&key).unwrap_or_default();
        self.bytes += slot.get().map_or(0, |piece| piece.len());
        self.younger.insert(key, slot.clone());
        slot
    }

    fn count(&mut self, bytes: usize) {
        self.bytes += bytes;
        if self.bytes > GENERATION {
            self.grow_old();
        }
    }

    fn grow_old(&mut self) {
        self.older = mem::take(&mut self.younger);
        self.bytes = 0;
    }
}

/// What is shown of this table from this perspective.
pub fn render(table: &Snapshot, kind: Kind, perspective: &Perspective) -> String {
    let model = table_model(table, perspective, None);
    match kind {
        Kind::Page => web::table_fragment(&model),
        Kind::Board => web::board_fragment(&model),
        Kind::Json => model_json(table, &model).to_string(),
    }
}

/// What is pushed for one revision: its number, and the rendered table as it is.
pub fn event(revision: u64, rendered: &str) -> Bytes {
    let mut event = format!("event: view\nid: {revision}\n");
    event.reserve(rendered.len() + rendered.len() / 8 + 8);
    for line in rendered.split('\n') {
        event.push_str("data: ");
        // A carriage return would end the line.
        event.extend(line.split('\r'));
        event.push('\n');
    }
    event.push('\n');
    event.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_event_is_the_rendering_line_by_line() {
        assert_eq!(event(9, "<p>\r\n</p>"), "event: view\nid: 9\ndata: <p>\ndata: </p>\n\n");
        assert_eq!(event(0, ""), "event: view\nid: 0\ndata: \n\n");
    }

    #[test]
    fn what_nobody_asks_for_is_forgotten() {
        let mut kept = Kept::default();
        let key = |invite: &str| Key {
            table: Identity(Weak::new()),
            kind: Kind::Board,
            coding: Coding::Plain,
            perspective: Perspective::public(invite),
        };
        let asked = kept.slot(key("asked for again"));
        let other = kept.slot(key("asked for once"));
        for _ in 0..3 {
            kept.count(GENERATION + 1);
            assert!(Arc::ptr_eq(&asked, &kept.slot(key("asked for again"))));
        }
        assert!(!Arc::ptr_eq(&other, &kept.slot(key("asked for once"))));
        assert_eq!(kept.younger.len() + kept.older.len(), 2);
    }
}
