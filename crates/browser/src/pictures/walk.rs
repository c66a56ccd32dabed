//! A walk through recorded games: where each kind of decision and of outcome comes first.

use std::{collections::BTreeMap, sync::Arc};

use anyhow::{Context, Result};
use serde_json::Value;
use shelf::{LogLine, Shelf, Sitting};
use table::{Script, Seat, Viewer};

use super::Recording;

/// How many moments are kept of each kind of outcome: luck is drawn anew at a table, and may bring another
/// one.
const CANDIDATES: usize = 12;

/// A recorded game after so many moves.
#[derive(Clone, Debug)]
pub struct Standing {
    /// Which game.
    pub recording: Arc<Recording>,
    /// After how many moves.
    pub moves: usize,
}

/// The first decision of a kind.
#[derive(Clone, Debug)]
pub struct Decision {
    /// The kind, as the view of the game calls it.
    pub kind: String,
    /// Whose decision.
    pub seat: Seat,
    /// Where it is asked.
    pub at: Standing,
    /// Whether a passage of the book lies open and asks for a choice.
    pub is_story: bool,
}

/// What is to be seen in the recorded games of a game.
#[derive(Clone, Debug, Default)]
pub struct Found {
    /// The first decision of each kind, in the order they come.
    pub decisions: Vec<Decision>,
    /// What a move may lead to, by kind, each with moments right before such a move.
    pub outcomes: BTreeMap<String, Vec<Standing>>,
}

impl Standing {
    /// The game up to here, as a file.
    pub(super) fn file(&self, names: &[&str]) -> String {
        let mut file = self.recording.file.clone();
        if self.moves < file.moves.len() {
            file.moves.truncate(self.moves);
            file.result = None;
        }
        file.remarks.clear();
        file.names = names.iter().take(self.recording.seats).map(ToString::to_string).collect();
        file.to_string()
    }

    /// The move that was made here.
    pub(super) fn next(&self) -> Option<(Seat, &str)> {
        let next = self.recording.file.moves.get(self.moves)?;
        Some((next.seat, next.action.as_str()))
    }
}

/// Plays all recordings through.
pub fn walk(shelf: &Shelf, recordings: &[Arc<Recording>]) -> Result<Found> {
    let mut found = Found::default();
    for recording in recordings {
        let name = &recording.name;
        found.add(shelf, recording).with_context(|| format!("the recording {name}"))?;
    }
    Ok(found)
}

impl Found {
    fn add(&mut self, shelf: &Shelf, recording: &Arc<Recording>) -> Result<()> {
        let mut start = recording.file.clone();
        start.moves.clear();
        start.result = None;
        let mut sitting = shelf.resume_file(&start)?;
        for (moves, made) in recording.file.moves.iter().enumerate() {
            let at = || Standing { recording: recording.clone(), moves };
            self.note_decision(sitting.as_ref(), made.seat, at);
            let told = sitting.log().len();
            sitting
                .act(made.seat, &made.action, &mut Script::replaying(&made.luck))
                .with_context(|| format!("move {}", moves + 1))?;
            if let Some(kind) = outcome(&sitting.log()[told..], made.seat) {
                let candidates = self.outcomes.entry(kind).or_default();
                if candidates.len() < CANDIDATES {
                    candidates.push(at());
                }
            }
        }
        Ok(())
    }

    fn note_decision(&mut self, sitting: &dyn Sitting, seat: Seat, at: impl Fn() -> Standing) {
        if !sitting.to_act().contains(seat) {
            return;
        }
        let kind = kind(&sitting.view(Viewer::Spectator).json());
        // What has one answer is not asked.
        if self.decisions.iter().any(|known| known.kind == kind) || sitting.forced(seat).is_some() {
            return;
        }
        let reading = sitting.reading();
        let is_story =
            reading.as_ref().and_then(|read| read.asking()).is_some_and(|page| page.seat == seat);
        self.decisions.push(Decision { kind, seat, at: at(), is_story });
    }
}

/// The kind of decision that a view tells: its stage, however a game writes it.
pub(super) fn kind(view: &Value) -> String {
    let word = match &view["stage"] {
        Value::String(word) => Some(word.as_str()),
        Value::Object(parts) => match parts.get("is") {
            Some(word) => word.as_str(),
            None => parts.keys().next().map(String::as_str),
        },
        _ => None,
    };
    word.unwrap_or("decision").to_owned()
}

/// The kind of what stays before a player after a move, if anything does: what their story came to, or
/// what the game's symbol for it is.
pub(super) fn outcome(lines: &[LogLine], seat: Seat) -> Option<String> {
    lines.iter().rev().find_map(|line| {
        let is_page = line.page.as_ref().is_some_and(|page| page.seat == seat);
        let is_marked = line.line.is_outcome && line.line.seats.contains(seat);
        match (is_page, is_marked) {
            (true, _) => Some("story".to_owned()),
            (false, true) => Some(line.line.icon.unwrap_or("told").to_owned()),
            (false, false) => None,
        }
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_stage_is_a_word_in_each_way_games_write_it() {
        assert_eq!(kind(&json!({ "stage": "taking" })), "taking");
        assert_eq!(kind(&json!({ "stage": { "is": "bidding", "owner": "P1" } })), "bidding");
        assert_eq!(kind(&json!({ "stage": { "site": { "tile": 1 } } })), "site");
        assert_eq!(kind(&json!({ "round": 1 })), "decision");
    }
}
