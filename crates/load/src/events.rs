//! Server-sent events, read as they come.

use std::time::Duration;

use anyhow::{Context, bail};
use tokio::{io::AsyncReadExt, net::TcpStream, time::timeout};

use crate::http::{Chunks, find, status};

/// A stream shows that it lives every 15 seconds; one that does not is dead.
const PATIENCE: Duration = Duration::from_secs(45);

/// One event.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Event {
    /// The revision of the table.
    pub(crate) id: u64,
    pub(crate) data: String,
}

/// An open stream.
pub(crate) struct Events {
    stream: TcpStream,
    has_head: bool,
    head: Vec<u8>,
    chunks: Chunks,
    text: Vec<u8>,
}

impl Events {
    /// Reads the events of a stream that has been asked for.
    pub(crate) fn of(stream: TcpStream) -> Events {
        let chunks = Chunks::default();
        Events { stream, has_head: false, head: Vec::new(), chunks, text: Vec::new() }
    }

    /// The next event; an error where the stream ends or goes silent.
    pub(crate) async fn next(&mut self) -> anyhow::Result<Event> {
        loop {
            if let Some(event) = self.take()? {
                return Ok(event);
            }
            // Kept small: most streams are silent most of the time.
            let mut bytes = [0; 2048];
            let reading = self.stream.read(&mut bytes);
            let length = timeout(PATIENCE, reading).await.context("a stream went silent")??;
            if length == 0 || self.chunks.is_over {
                bail!("a stream ended");
            }
            self.put(&bytes[..length])?;
        }
    }

    fn put(&mut self, bytes: &[u8]) -> anyhow::Result<()> {
        if self.has_head {
            self.text.extend(self.chunks.take(bytes)?);
            return Ok(());
        }
        self.head.extend_from_slice(bytes);
        if let Some(end) = find(&self.head, b"\r\n\r\n") {
            let head = String::from_utf8_lossy(&self.head[..end]).to_ascii_lowercase();
            let status = status(&head)?;
            if status != 200 || !head.contains("text/event-stream") {
                bail!("no stream: status {status}");
            }
            self.text.extend(self.chunks.take(&self.head[end + 4..])?);
            self.has_head = true;
            self.head = Vec::new();
        }
        Ok(())
    }

    fn take(&mut self) -> anyhow::Result<Option<Event>> {
        while let Some(end) = find(&self.text, b"\n\n") {
            let block = String::from_utf8_lossy(&self.text[..end]).into_owned();
            self.text.drain(..end + 2);
            self.text.shrink_to_fit();
            if let Some(event) = read_event(&block)? {
                return Ok(Some(event));
            }
        }
        Ok(None)
    }
}

/// The event of a block; none where it is a comment.
fn read_event(block: &str) -> anyhow::Result<Option<Event>> {
    let field = |line: &str, name: &str| {
        let value = line.strip_prefix(name)?.strip_prefix(':')?;
        Some(value.strip_prefix(' ').unwrap_or(value).to_owned())
    };
    let data: Vec<String> = block.lines().filter_map(|line| field(line, "data")).collect();
    if data.is_empty() {
        return Ok(None);
    }
    let id = block.lines().find_map(|line| field(line, "id")).context("an event has no id")?;
    let id = id.parse().context("an event's id is no number")?;
    Ok(Some(Event { id, data: data.join("\n") }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_event_is_its_revision_and_its_lines() {
        let event = read_event("event: view\nid: 7\ndata: <p>\ndata:  a").unwrap().unwrap();
        assert_eq!(event, Event { id: 7, data: "<p>\n a".to_owned() });
        assert_eq!(read_event(":").unwrap(), None);
        assert!(read_event("data: x").is_err());
    }
}
