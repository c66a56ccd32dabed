//! What the address of a page says, and the address that brings a friend in.

use axum::{
    extract::Query,
    http::{HeaderMap, Uri, header},
};
use serde::Deserialize;
use table::Seat;

use crate::{App, Links, guard};

/// What the address says beside the path.
#[derive(Clone, Default, Deserialize)]
pub(crate) struct TableQuery {
    pub(crate) seat: Option<String>,
    #[serde(rename = "as")]
    pub(crate) eyes: Option<String>,
    #[serde(rename = "move")]
    pub(crate) at: Option<usize>,
    pub(crate) rev: Option<u64>,
    pub(crate) before: Option<usize>,
    pub(crate) board: Option<String>,
    /// The word in the host's link.
    pub(crate) invite: Option<String>,
}

impl TableQuery {
    /// The seat that is asked for; nothing where the words name none.
    pub(crate) fn seat(&self) -> Option<Seat> {
        self.seat.as_deref().or(self.eyes.as_deref()).and_then(|seat| seat.parse().ok())
    }

    /// Whether the public table is asked for.
    pub(crate) fn is_board(&self) -> bool {
        self.board.is_some() || self.eyes.as_deref() == Some("board")
    }
}

/// What comes after the question mark, or nothing where it cannot be read.
pub(crate) fn table_query(uri: &Uri) -> TableQuery {
    Query::try_from_uri(uri).map(|Query(query)| query).unwrap_or_default()
}

/// The address that brings a friend in.
pub(crate) fn invite(app: &App, id: &str, headers: &HeaderMap) -> String {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || ".-:[]".contains(letter);
    let host = if host.len() <= 255 && host.chars().all(is_plain) { host } else { "localhost" };
    match &app.settings().links {
        Links::Public(public) => format!("{public}/t/{id}"),
        Links::InTheHouse(house) if is_local(host) => format!("{house}/t/{id}"),
        Links::InTheHouse(_) | Links::AsAsked => {
            let scheme = if guard::is_secure(app.settings().address_source, headers) {
                "https"
            } else {
                "http"
            };
            format!("{scheme}://{host}/t/{id}")
        }
    }
}

/// Whether a host, with or without what comes after it, is this machine and no other can reach it.
pub(crate) fn is_local(host: &str) -> bool {
    ["localhost", "127.", "[::1]"].iter().any(|local| host.starts_with(local))
}
