//! Tables of bots that think for long, so that everybody else's bots have to wait.

use serde_json::json;

use super::Assault;
use crate::http::Ask;

/// As many as one address may set up in an hour, but one.
const TABLES: usize = 199;

/// Sets all of them up, each under another name.
pub(super) async fn run(assault: &Assault) -> anyhow::Result<()> {
    let plan = json!({ "game": assault.bench.game, "seats": "hard,hard,hard,hard" });
    for _ in 0..TABLES {
        let who = assault.somebody(0)?;
        assault.attempt(&who, &Ask::json("/api/tables", &plan)).await;
    }
    Ok(())
}
