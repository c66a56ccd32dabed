//! English: learning a game.

pub(crate) const HOW_TO_PLAY: &str = "How to play";
pub(crate) const LEARN: &str = "Learn by playing";
pub(crate) const PRINT: &str = "Print";
pub(crate) const CONTENTS: &str = "Contents";
pub(crate) const RULES: &str = "Rules";
pub(crate) const RULES_ABOUT: &str =
    "The small numbers are those of the full list of rules this program plays by.";
pub(crate) const STEP: &str = "What is counted";
pub(crate) const TOTAL: &str = "Total";
pub(crate) const SO_FAR: &str = "So far";
pub(crate) const RULE: &str = "Rule";
pub(crate) const SYMBOLS: &str = "What the symbols mean";
pub(crate) const SYMBOL: &str = "Symbol";
pub(crate) const MEANING: &str = "Meaning";
pub(crate) const GUIDE: &str = "Guide";
pub(crate) const STOP_GUIDE: &str = "Stop the guide";
pub(crate) const GUIDED_DEAL: &str =
    "A first game to learn by: the first deal is prepared, everything after it is left to luck.";

pub(crate) fn how_to_play(title: &str) -> String {
    format!("How to play {title}")
}

/// The heading over what a scoring pays.
pub(crate) fn points(of: &str) -> String {
    let mut letters = of.chars();
    let first = letters.next().map(|first| first.to_uppercase().to_string());
    format!("{}{}", first.unwrap_or_default(), letters.as_str())
}
