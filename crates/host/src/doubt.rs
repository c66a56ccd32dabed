//! Tables that may not be what is stored: after a write that failed, a table is read anew before
//! anybody sees or changes it, and where that fails too, as soon as the store is well. A table that
//! was removed from the store is put away.

use std::{
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use tokio::sync::MutexGuard;

use crate::{Host, HostError, live::Live, table::Table};

/// How long a table waits before it is read again.
const PAUSE: Duration = Duration::from_millis(500);

impl Host {
    /// Holds a table, which is what is stored.
    pub(crate) async fn hold<'a>(
        self: &Arc<Host>,
        live: &'a Arc<Live>,
    ) -> Result<MutexGuard<'a, Table>, HostError> {
        let mut table = live.table.lock().await;
        if live.is_doubtful.load(Ordering::Acquire) {
            self.reload(live, &mut table).await?;
        }
        table.heed_clock();
        Ok(table)
    }

    /// Reads the table anew from the store, now or as soon as that is possible.
    pub(crate) async fn reload(
        self: &Arc<Host>,
        live: &Arc<Live>,
        table: &mut Table,
    ) -> Result<(), HostError> {
        live.is_doubtful.store(true, Ordering::Release);
        match self.load(&table.id).await {
            Ok(stored) => {
                *table = stored;
                live.is_doubtful.store(false, Ordering::Release);
                let shown = live.now();
                if shown.revision != table.revision || !shown.forced.is_empty() {
                    live.show(table);
                }
                Ok(())
            }
            Err(HostError::NoTable) => {
                self.put_away(live);
                Err(HostError::NoTable)
            }
            Err(error) => {
                self.heal_later(live);
                Err(error)
            }
        }
    }

    /// Puts the tables away that another program has removed from the store.
    pub async fn notice_removed(&self) {
        let changes = self.store.changes_elsewhere();
        if self.changes_seen.swap(changes, Ordering::Relaxed) == changes {
            return;
        }
        for live in self.all_awake() {
            let id = live.now().id.clone();
            match self.store.table(&id).await {
                Ok(Some(_)) => {}
                Ok(None) => self.put_away(&live),
                Err(error) => {
                    // The next look notices it.
                    self.changes_seen.store(u64::MAX, Ordering::Relaxed);
                    return tracing::debug!(%error, "the tables cannot be looked through");
                }
            }
        }
    }

    /// Waits until the store is well, and a little, so that nobody asks it without end.
    pub(crate) async fn wait_for_store(&self) {
        tokio::time::sleep(PAUSE).await;
        self.store.until_well().await;
    }

    fn heal_later(self: &Arc<Host>, live: &Arc<Live>) {
        if live.is_healing.swap(true, Ordering::AcqRel) {
            return;
        }
        let (host, live) = (self.clone(), live.clone());
        tokio::spawn(async move {
            loop {
                host.wait_for_store().await;
                match host.hold(&live).await {
                    Err(error) if error.is_trouble() => {}
                    Err(error) => {
                        let id = live.now().id.clone();
                        tracing::error!(table = id, %error, "a table cannot be read again");
                        break;
                    }
                    Ok(_) => break,
                }
            }
            live.is_healing.store(false, Ordering::Release);
            host.wake_bots(&live);
        });
    }
}
