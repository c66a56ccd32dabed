//! Table talk.

use std::sync::Arc;

use crate::{Host, HostError, Who, entry::Entry, names};

/// The most lines said at one table.
const MOST_LINES: usize = 2_000;

impl Host {
    /// Says something at a table. Only those who sit there can.
    pub async fn say(self: &Arc<Host>, id: &str, who: Who, text: &str) -> Result<(), HostError> {
        let text = names::clean(text, names::LONGEST_LINE);
        if text.is_empty() {
            return Err(HostError::Unreadable("say something".to_owned()));
        }
        self.change(id, move |table| {
            let seat = table.seats_of(who).first().ok_or(HostError::NotSeated)?;
            if table.lines_said >= MOST_LINES {
                return Err(HostError::TooMuch("enough has been said at this table"));
            }
            let name = table.seat(seat)?.name.clone();
            Ok((Some(Entry::Said { name, text }), ()))
        })
        .await
    }
}
