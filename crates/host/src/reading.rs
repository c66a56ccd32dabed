//! The book of a table: every passage that was read there, to be read again.

use std::sync::Arc;

use shelf::{LogLine, ReadPage};
use table::Viewer;

use crate::{Host, HostError, play::Play};

/// What was read at a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Passages {
    /// Those with an outcome, the oldest first: lines of the log, each with its page.
    pub told: Vec<Arc<LogLine>>,
    /// The one that lies open, and of which nothing has come yet.
    pub open: Option<ReadPage>,
}

impl Play {
    /// What was read so far, as `viewer` may know it.
    fn passages(&self, viewer: Viewer) -> Passages {
        let told = self.read.iter().filter(|line| line.audience.includes(viewer));
        let is_open = |page: &ReadPage| page.outcome.is_none() && !page.failed;
        let open = self.sitting.reading().filter(|reading| reading.open);
        Passages {
            told: told.cloned().collect(),
            open: open.and_then(|mut reading| reading.pages.pop()).filter(is_open),
        }
    }
}

impl Host {
    /// Every passage that was read at a table, as `viewer` may know it.
    pub async fn passages(
        self: &Arc<Host>,
        id: &str,
        viewer: Viewer,
    ) -> Result<Passages, HostError> {
        let live = self.live(id).await?;
        let table = self.hold(&live).await?;
        let play = table.play.as_ref().ok_or(HostError::NotStarted)?;
        Ok(play.passages(viewer))
    }
}
