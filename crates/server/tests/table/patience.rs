//! Waiting for bots: as long as something goes on, however slow the machine is.

use std::time::{Duration, Instant};

use serde_json::Value;

/// A table at which nothing changes for so long does not go on.
const A_MINUTE: Duration = Duration::from_secs(60);

/// What was seen last, and since when it is so.
pub(crate) struct Patience {
    seen: Value,
    since: Instant,
}

impl Patience {
    pub(crate) fn new() -> Patience {
        Patience { seen: Value::Null, since: Instant::now() }
    }

    /// Lets others work for a moment; fails where `now` (a revision, say) has been the same for a minute.
    pub(crate) async fn wait(&mut self, now: &Value) {
        if self.seen != *now {
            (self.seen, self.since) = (now.clone(), Instant::now());
        }
        assert!(self.since.elapsed() < A_MINUTE, "nothing happens after {now}");
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
}
