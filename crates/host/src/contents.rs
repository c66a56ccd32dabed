//! Which content a table is played with: the one it was set up with, for ever.
//!
//! New tables get the newest content. The others find theirs in the program
//! (what comes with it, and what came with each release before), or in the
//! store. Content that was read is shared by the tables that use it and is
//! given back when the last of them sleeps.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError, Weak},
};

use shelf::{Bundle, GameName, Shelf};
use store::{ContentRow, EntryRow, Source, Store, TableRow};
use table::{ContentName, ReplayFile};

use crate::{HostError, entry::Entry};

/// The contents of all tables.
pub(crate) struct Contents {
    store: Arc<dyn Store>,
    newest: Arc<Shelf>,
    /// Content that some table uses, by what the tables call it.
    open: Mutex<HashMap<(GameName, String), Weak<Shelf>>>,
    /// Content as the store keeps it; packing it takes a while.
    packed: Mutex<HashMap<String, Arc<ContentRow>>>,
}

impl Contents {
    /// New tables are played with `newest`.
    pub(crate) fn new(store: Arc<dyn Store>, newest: Shelf) -> Contents {
        Contents {
            store,
            newest: Arc::new(newest),
            open: Mutex::default(),
            packed: Mutex::default(),
        }
    }

    /// What new tables are played with.
    pub(crate) fn newest(&self) -> &Arc<Shelf> {
        &self.newest
    }

    /// The content of a stored table.
    pub(crate) async fn of_table(
        &self,
        row: &TableRow,
        entries: &[EntryRow],
    ) -> Result<Arc<Shelf>, HostError> {
        let broken = |what: String| HostError::Broken(what);
        let game: GameName =
            row.game.parse().map_err(|error: shelf::UnknownGame| broken(error.to_string()))?;
        let name = match row.content.as_str() {
            "" => content_of_file(entries),
            name => Some(name.parse().map_err(|error| broken(format!("its content: {error}")))?),
        };
        match name {
            Some(name) => self.named(game, name).await.map_err(|error| match error {
                HostError::OtherGame(_) => broken(error.to_string()),
                error => error,
            }),
            // Tables of the first release do not say which content they have: they have its.
            None => {
                self.shared(game, String::new(), async { Ok(self.newest.first_release(game)) })
                    .await
            }
        }
    }

    /// The content of this name.
    pub(crate) async fn named(
        &self,
        game: GameName,
        name: ContentName,
    ) -> Result<Arc<Shelf>, HostError> {
        if name.is(self.newest.fingerprint(game)) {
            return Ok(self.newest.clone());
        }
        let find = async {
            if let Some(shelf) = self.newest.holding(game, name) {
                return Ok(shelf);
            }
            let gone = || HostError::NoContent(name);
            let row = self.store.content(&name.to_string()).await?.ok_or_else(gone)?;
            let bundle =
                Bundle::unpack(&row.files).map_err(|error| HostError::Broken(error.to_string()))?;
            if bundle.game != game.word() {
                return Err(HostError::OtherGame(name));
            }
            if !name.is(bundle.fingerprint()) {
                return Err(HostError::Broken("its content is not the one it names".to_owned()));
            }
            let unusable = |faults: Vec<table::Fault>| {
                let first = faults.first().map(ToString::to_string).unwrap_or_default();
                HostError::Broken(format!("its content cannot be read: {first}"))
            };
            self.newest.with(bundle).map_err(unusable)
        };
        self.shared(game, name.to_string(), find).await
    }

    /// The content some table uses already, or what `find` brings.
    async fn shared(
        &self,
        game: GameName,
        name: String,
        find: impl Future<Output = Result<Shelf, HostError>>,
    ) -> Result<Arc<Shelf>, HostError> {
        let key = (game, name);
        let in_use = |open: &HashMap<_, Weak<Shelf>>| open.get(&key).and_then(Weak::upgrade);
        if let Some(shelf) = in_use(&lock(&self.open)) {
            return Ok(shelf);
        }
        let found = Arc::new(find.await?);
        let mut open = lock(&self.open);
        // Two may have looked for it at once.
        if let Some(shelf) = in_use(&open) {
            return Ok(shelf);
        }
        open.retain(|_, shelf| shelf.strong_count() > 0);
        open.insert(key, Arc::downgrade(&found));
        Ok(found)
    }

    /// Content that came with a file, shared with the tables that have it already.
    pub(crate) async fn brought(
        &self,
        game: GameName,
        shelf: Shelf,
    ) -> Result<Arc<Shelf>, HostError> {
        let name = ContentName::from(shelf.fingerprint(game));
        if name.is(self.newest.fingerprint(game)) {
            return Ok(self.newest.clone());
        }
        self.shared(game, name.to_string(), async { Ok(shelf) }).await
    }

    /// The content of a game as the store keeps it.
    pub(crate) fn row(&self, game: GameName, shelf: &Shelf) -> ContentRow {
        let fingerprint = shelf.fingerprint(game).to_string();
        let known = lock(&self.packed).get(&fingerprint).cloned();
        let row = known.unwrap_or_else(|| {
            let files = shelf.bundle(game).pack();
            let name = ContentName::from(shelf.fingerprint(game));
            let is_newest = name.is(self.newest.fingerprint(game));
            let source = match is_newest || shelf.is_ours(game) {
                true => Source::Own,
                false => Source::File,
            };
            let row = ContentRow { fingerprint, game: game.word().to_owned(), files, source };
            let row = Arc::new(row);
            // Only what new tables get is asked for again and again.
            if is_newest {
                lock(&self.packed).insert(row.fingerprint.clone(), row.clone());
            }
            row
        });
        (*row).clone()
    }

    /// How many contents are in use beside the newest.
    pub(crate) fn in_use(&self) -> usize {
        lock(&self.open).values().filter(|shelf| shelf.strong_count() > 0).count()
    }
}

/// The content that the file names which a table went on from.
fn content_of_file(entries: &[EntryRow]) -> Option<ContentName> {
    let started = entries.iter().find(|row| row.kind == "started")?;
    match Entry::of_row(started) {
        Ok(Entry::Started { base: Some(replay), .. }) => {
            ReplayFile::parse(&replay).ok().map(|file| file.content)
        }
        Ok(_) | Err(_) => None,
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
