//! The host's link: whoever comes by it has room of their own at the table.
//!
//! Anybody finds a listed table, and strangers with many names could use up what a table lets in at
//! once. The link that the host sends carries a word that nobody else sees, so that friends never
//! stand behind strangers. It comes from the seed of the table: it needs no place in the store.

use std::sync::Arc;

use crate::{
    Host, HostError, Snapshot, VisitorId,
    live::{Live, lock},
    secret,
};

/// What the word is made for.
const PURPOSE: &str = "tabletale: the invitation to a table";
/// How many bytes of it a link carries: too many to be guessed by asking.
const BYTES: usize = 6;
/// How many people are remembered who came by the link.
const MOST_REMEMBERED: usize = 1_000;

/// The word in the link of a table with this seed.
pub(crate) fn word(seed: &[u8; 32]) -> Arc<str> {
    secret::hex(&blake3::derive_key(PURPOSE, seed)[..BYTES]).into()
}

impl Snapshot {
    /// The word for links of this visitor: only the host gives it away.
    pub fn invitation_for(&self, who: VisitorId) -> Option<&str> {
        (self.owner == who).then_some(&*self.invitation)
    }
}

impl Live {
    /// Whether this visitor came by the host's link.
    pub(crate) fn is_invited(&self, who: VisitorId) -> bool {
        lock(&self.invited).contains(&who)
    }
}

impl Host {
    /// Takes note that somebody came by a link with this word, if it is the host's.
    pub async fn came_by_link(
        self: &Arc<Host>,
        id: &str,
        who: VisitorId,
        word: &str,
    ) -> Result<(), HostError> {
        let live = self.live(id).await?;
        if *live.now().invitation == *word {
            let mut invited = lock(&live.invited);
            // A link that so many have is no secret; whoever is forgotten opens it again.
            if invited.len() >= MOST_REMEMBERED {
                invited.clear();
            }
            invited.insert(who);
        }
        Ok(())
    }
}
