//! What was checked, as one object for programs.

use serde_json::{Map, Value, json};
use table::Fault;

use super::Examined;

/// Everything that was found, as `docs/storybooks.md` describes it.
pub(super) fn object(games: &[Examined]) -> serde_json::Result<String> {
    let mut all = Map::new();
    for game in games {
        all.insert(game.game.word().to_owned(), of_game(game)?);
    }
    let mut text = serde_json::to_string_pretty(&json!({ "games": all }))?;
    text.push('\n');
    Ok(text)
}

fn of_game(Examined { game, from, found }: &Examined) -> serde_json::Result<Value> {
    let inventory: Map<String, Value> =
        found.inventory.iter().map(|(kind, count)| ((*kind).to_owned(), json!(count))).collect();
    let faults: Vec<Value> = found.faults.iter().map(fault).collect();
    let warnings: Vec<Value> = found.warnings.iter().map(fault).collect();
    Ok(json!({
        "title": game.title(),
        "from": from,
        "inventory": inventory,
        "faults": faults,
        "warnings": warnings,
        "advice": serde_json::to_value(&found.advice)?,
        "book": serde_json::to_value(&found.book)?,
    }))
}

fn fault(fault: &Fault) -> Value {
    json!({ "file": fault.file, "line": fault.line, "what": fault.what })
}
