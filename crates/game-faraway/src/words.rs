//! Faraway in words: what screens say, written once for all of them.

/// A round as the heading of a chapter of the log.
pub fn round(round: u8) -> String {
    format!("Round {round}")
}
