//! What the people of a whole game know when they choose, and what they have done.

use std::collections::BTreeSet;

use anyhow::{Result, ensure};
use serde_json::Value;
use shelf::{Reading, ViewWords};

/// A decision of somebody at a table.
#[derive(Clone, Copy, Debug)]
pub struct Moment<'a> {
    /// Whose decision, by the place at the table.
    pub seat: usize,
    /// Everything that can be done now, in notation.
    pub offered: &'a [String],
    /// What they know of the game.
    pub view: &'a Value,
    /// The same in words.
    pub words: &'a ViewWords,
    /// What is read at the table, or was read last.
    pub reading: Option<&'a Reading>,
    /// What people have done so far, and what came of it.
    pub history: &'a History,
}

impl<'a> Moment<'a> {
    /// The first thing on offer that begins like this.
    pub fn first(&self, like: &str) -> Option<&'a String> {
        self.offered.iter().find(|action| action.starts_with(like))
    }

    /// What the button of an action says.
    pub fn says(&self, action: &str) -> &'a str {
        let words = self.words.actions.iter().find(|words| words.action == action);
        words.map_or("", |words| words.label.as_str())
    }

    /// The last thing on offer that begins like this.
    pub fn last(&self, like: &str) -> Option<&'a String> {
        self.offered.iter().rfind(|action| action.starts_with(like))
    }
}

/// What the people of a game have done, and what the log has told everybody.
#[derive(Clone, Debug, Default)]
pub struct History {
    done: BTreeSet<String>,
    told: BTreeSet<String>,
    moves: usize,
}

impl History {
    /// Somebody did this.
    pub(crate) fn did(&mut self, action: &str) {
        self.moves += 1;
        self.done.insert(action.to_owned());
    }

    /// The log says this.
    pub(crate) fn tell(&mut self, lines: impl Iterator<Item = String>) {
        self.told.extend(lines);
    }

    /// How many decisions people have taken.
    pub fn moves(&self) -> usize {
        self.moves
    }

    /// Whether people did anything that begins like this, in notation: `trade`, or one of `bed|rest`.
    pub fn has_done(&self, like: &str) -> bool {
        like.split('|').any(|like| self.done.iter().any(|action| action.starts_with(like)))
    }

    /// Whether a line of the log has these words, or one of several: `Ada buys |Bo buys `.
    pub fn has_told(&self, words: &str) -> bool {
        words.split('|').any(|words| self.told.iter().any(|line| line.contains(words)))
    }

    /// Fails where people never did one of these, or the log never had these words.
    pub fn is_complete(&self, deeds: &[&str], facts: &[&str]) -> Result<()> {
        let undone: Vec<&&str> = deeds.iter().filter(|deed| !self.has_done(deed)).collect();
        let untold: Vec<&&str> = facts.iter().filter(|fact| !self.has_told(fact)).collect();
        ensure!(
            undone.is_empty() && untold.is_empty(),
            "in {} moves nobody did any of {undone:?}, and the log never says {untold:?}: {:?}",
            self.moves,
            self.done,
        );
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_history_lacks_what_was_neither_done_nor_told() {
        let mut history = History::default();
        history.did("buy A7");
        history.tell(["Ada buys a lamp".to_owned()].into_iter());

        assert!(history.is_complete(&["buy A"], &[" buys "]).is_ok());
        assert!(history.is_complete(&["sell|buy"], &["Bo buys |Ada buys "]).is_ok());
        assert!(history.is_complete(&["buy bird"], &[]).is_err());
        assert!(history.is_complete(&[], &[" sells "]).is_err());
    }
}
