//! English: Above and Below.

pub(crate) const TAGLINE: &str =
    "Build a village above, explore the caves below, and read aloud what happens.";
pub(crate) const ABOUT: &str = "Seven rounds of building, training and exploring, with a book of \
     215 passages. 2 to 4 players, 90 minutes.";

/// Where the game is.
pub(crate) fn moment(round: u8) -> String {
    format!("Round {round} of 7")
}
