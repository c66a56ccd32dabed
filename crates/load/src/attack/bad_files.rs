//! Saved games whose cards are full of faults: each has to be read before it can be refused.

use serde_json::json;

use super::Assault;
use crate::http::Ask;

/// How many are sent, of an address in all and by all at a time.
pub(super) const FILES: usize = 200;
const AT_ONCE: usize = 20;
/// From so many addresses.
const ADDRESSES: usize = 5;

/// Sends all files, many at the same time.
pub(super) async fn run(assault: &Assault) -> anyhow::Result<()> {
    let lane = |number: usize| async move {
        for file in assault.files.iter().skip(number).step_by(AT_ONCE) {
            let who = assault.somebody((number % ADDRESSES) as u8)?;
            assault.attempt(&who, &Ask::json("/api/import", &json!({ "file": file }))).await;
        }
        anyhow::Ok(())
    };
    let lanes = (0..AT_ONCE).map(|number| Box::pin(lane(number)));
    super::all(lanes.collect()).await
}
