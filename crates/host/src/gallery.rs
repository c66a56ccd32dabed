//! Those who only watch a table. They are told row by row: however many there are, whoever has
//! something else to do gets a turn after each row.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::{runtime::Handle, sync::watch, task::yield_now};

/// How many sit in a row.
pub(crate) const ROW: usize = 32;

/// The places of those who only watch.
#[derive(Default)]
pub(crate) struct Gallery(Mutex<Rows>);

#[derive(Default)]
struct Rows {
    rows: Vec<watch::Sender<()>>,
    /// There is news that not all have been told.
    is_due: bool,
    /// Somebody goes from row to row.
    is_calling: bool,
}

impl Gallery {
    /// A place in the last row, where the news is told from now on.
    pub(crate) fn sit(&self) -> watch::Receiver<()> {
        let mut state = self.state();
        match state.rows.last() {
            Some(row) if row.receiver_count() < ROW => row.subscribe(),
            Some(_) | None => {
                let row = watch::Sender::new(());
                let place = row.subscribe();
                state.rows.push(row);
                place
            }
        }
    }

    /// Tells everybody that there is news. This does not wait until all have been told.
    pub(crate) fn call(self: &Arc<Gallery>) {
        let mut state = self.state();
        if state.rows.is_empty() {
            return;
        }
        match Handle::try_current() {
            Ok(runtime) => {
                state.is_due = true;
                if !state.is_calling {
                    state.is_calling = true;
                    runtime.spawn(self.clone().go_around());
                }
            }
            Err(_) => state.rows.iter().for_each(|row| row.send_replace(())),
        }
    }

    async fn go_around(self: Arc<Gallery>) {
        while self.begins() {
            let mut place = 0;
            while let Some(row) = self.row(place) {
                row.send_replace(());
                place += 1;
                yield_now().await;
            }
        }
    }

    /// Whether there is news to go around with.
    fn begins(&self) -> bool {
        let mut state = self.state();
        state.rows.retain(|row| row.receiver_count() > 0);
        state.is_calling = std::mem::take(&mut state.is_due);
        state.is_calling
    }

    fn row(&self, place: usize) -> Option<watch::Sender<()>> {
        self.state().rows.get(place).cloned()
    }

    /// Nothing here is left half done by a panic.
    fn state(&self) -> MutexGuard<'_, Rows> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn news_that_comes_on_the_way_goes_around_again() {
        let gallery = Arc::new(Gallery::default());
        let mut places: Vec<_> = (0..ROW * 3).map(|_| gallery.sit()).collect();
        assert_eq!(gallery.state().rows.len(), 3);
        for _ in 0..2 {
            gallery.call();
            places[0].changed().await.unwrap();
            gallery.call();
            for place in &mut places {
                place.changed().await.unwrap();
            }
        }

        places.truncate(1);
        gallery.call();
        places[0].changed().await.unwrap();
        while gallery.state().is_calling {
            yield_now().await;
        }
        assert_eq!(gallery.state().rows.len(), 1, "empty rows are cleared away");
    }
}
