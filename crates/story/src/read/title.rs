//! The line above a passage: its key and its title.
//!
//! `== 41 The song at the bridge` has a short key, which ends at the first blank. A key that is a name
//! has blanks of its own and ends at a bar: `== 1 Zeik A | The cracked bell`.

use super::{Sheet, lines::Line};
use crate::{Key, Lexicon};

/// The key and the title in what follows `==`.
pub(super) fn split(text: &str) -> (&str, &str) {
    let parts = text.split_once('|').or_else(|| text.split_once(' '));
    let (key, title) = parts.unwrap_or((text, ""));
    (key.trim(), title.trim())
}

/// The name in a line, if it is a title with one.
pub(super) fn named(line: &str) -> Option<&str> {
    let (key, _) = split(line.trim().strip_prefix("==")?.trim_start_matches('=').trim());
    (key.parse::<Key>().is_err() && crate::key::check_name(key).is_ok()).then_some(key)
}

impl<L: Lexicon> Sheet<'_, L> {
    /// Reads the line above a passage.
    pub(super) fn title(&mut self, line: &Line<'_>) -> (Key, String) {
        if line.indent > 0 {
            self.fault(line.number, "the title of a passage stands at the margin");
        }
        let (key, title) = split(line.text.trim_start_matches('=').trim());
        let parsed = self.grammar().key(key);
        let remedy = "write “== 41 The title”, or “== 1 Zeik A | The title” for a name";
        let key = self.take(line.number, parsed.map_err(|error| format!("{error}: {remedy}")));
        if title.is_empty() {
            self.fault(line.number, format!("the passage has no title: {remedy}"));
        }
        // A book with a fault is refused as a whole, so this key is never seen.
        (key.unwrap_or(Key::new(0)), title.to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_key_ends_at_a_blank_and_a_name_at_a_bar() {
        assert_eq!(split("41 The song"), ("41", "The song"));
        assert_eq!(split("A The first lie"), ("A", "The first lie"));
        assert_eq!(split("1 Zeik A | The bell"), ("1 Zeik A", "The bell"));
        assert_eq!(split("Q12 | The debt"), ("Q12", "The debt"));
        assert_eq!(split("7"), ("7", ""));
    }

    #[test]
    fn only_names_are_listed_by_name() {
        assert_eq!(named("== 1 Zeik A | The bell"), Some("1 Zeik A"));
        assert_eq!(named("== 41 The song"), None);
        assert_eq!(named("== Q12 | The debt"), None);
        assert_eq!(named("The bell"), None);
    }
}
