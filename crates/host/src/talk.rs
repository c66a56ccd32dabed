//! Table talk.

use std::sync::Arc;

use crate::{Host, HostError, VisitorId, entry::Entry, text};

impl Host {
    /// Says something at a table. Only those who sit there can.
    pub async fn say(
        self: &Arc<Host>,
        id: &str,
        who: VisitorId,
        text: &str,
    ) -> Result<(), HostError> {
        let text = text::line(text);
        if text.is_empty() {
            return Err(HostError::Unreadable("say something".to_owned()));
        }
        self.change(id, move |table| {
            let seat = table.seats_of(who).first().ok_or(HostError::NotSeated)?;
            let name = table.seat(seat)?.name.clone();
            Ok((Some(Entry::Said { name, text }), ()))
        })
        .await
    }
}
