//! Links that move somebody's seats to another device: they work once, for a day, and only the
//! newest of each person.

use std::sync::Arc;

use crate::{Host, HostError, Secret, VisitorId, entry::Entry, snapshot::Sitter, table::Table};

/// For how many hours a link works.
pub const LINK_HOURS: i64 = 24;

/// A link that has not been used.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Link {
    /// What the link carries, hashed.
    pub(crate) token: VisitorId,
    /// Whose seats it moves.
    pub(crate) from: VisitorId,
    /// When it was made.
    pub(crate) at_ms: i64,
}

impl Host {
    /// A link that moves this visitor's seats to another device.
    pub async fn link(self: &Arc<Host>, id: &str, who: VisitorId) -> Result<Secret, HostError> {
        let secret = Secret::fresh()?;
        self.change(id, move |table| {
            if table.seats_of(who).is_empty() && table.owner != who {
                return Err(HostError::NotSeated);
            }
            Ok((Some(Entry::Linked { token: secret.who(), from: who }), ()))
        })
        .await?;
        Ok(secret)
    }

    /// The names of the seats a link moves, as long as it works.
    pub async fn linked_seats(
        self: &Arc<Host>,
        id: &str,
        token: &Secret,
    ) -> Result<Vec<String>, HostError> {
        let live = self.live(id).await?;
        let table = self.hold(&live).await?;
        let from = table.working_link(token.who())?.from;
        let theirs = table.seats.iter().filter(|seat| seat.sitter == Sitter::Person(from));
        Ok(theirs.map(|seat| seat.name.clone()).collect())
    }

    /// Moves the seats behind a link to this visitor.
    pub async fn carry(
        self: &Arc<Host>,
        id: &str,
        who: VisitorId,
        token: &Secret,
    ) -> Result<(), HostError> {
        let token = token.who();
        self.change(id, move |table| {
            table.working_link(token)?;
            Ok((Some(Entry::Carried { token, to: who }), ()))
        })
        .await
    }
}

impl Table {
    /// The link with this token, if it is the newest of its owner and not too old.
    fn working_link(&self, token: VisitorId) -> Result<&Link, HostError> {
        let link = self.links.iter().find(|link| link.token == token);
        let link = link.ok_or(HostError::SpentLink)?;
        let newest = self.links.iter().rfind(|other| other.from == link.from);
        if newest.is_some_and(|newest| newest.token != token) {
            return Err(HostError::SpentLink);
        }
        if self.times.clock.now_ms().saturating_sub(link.at_ms) >= LINK_HOURS * 3_600_000 {
            return Err(HostError::ExpiredLink);
        }
        Ok(link)
    }

    /// Moves what a link stands for. Links were checked when they were used: one that was used by
    /// older rules is not judged again.
    pub(crate) fn take_over(&mut self, token: VisitorId, to: VisitorId) {
        let Some(place) = self.links.iter().position(|link| link.token == token) else { return };
        let from = self.links[place].from;
        for seat in &mut self.seats {
            if seat.sitter == Sitter::Person(from) {
                seat.sitter = Sitter::Person(to);
            }
            for kept in [&mut seat.left_by, &mut seat.named_after] {
                if *kept == Some(from) {
                    *kept = Some(to);
                }
            }
        }
        if self.owner == from {
            self.owner = to;
        }
        for open in &mut self.requests {
            if open.who == from {
                open.who = to;
            }
        }
        self.links.retain(|link| link.from != from);
        Arc::make_mut(&mut self.eyes).joined(from, to);
    }
}
