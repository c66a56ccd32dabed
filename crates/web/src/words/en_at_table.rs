//! English: what is read at a table, how fast bots play, who is gone, and reports.

use crate::model::BotSpeed;

pub(crate) const CONTINUE: &str = "Continue";
pub(crate) const READ_FIRST: &str = "Here is what came of it. The bots wait until you continue.";
pub(crate) const READ_FIRST_ALONE: &str = "Here is what came of it.";
pub(crate) const ALOUD: &str = "Read aloud";
pub(crate) const YOU_READ: &str = "You read this aloud";
pub(crate) const STOP: &str = "Stop reading";
pub(crate) const OUTCOME: &str = "What came of it";

pub(crate) const BOOK: &str = "Book";
pub(crate) const BOOK_OF_TABLE: &str = "Everything read so far";
pub(crate) const BOOK_IS_EMPTY: &str = "Nothing has been read yet.";
pub(crate) const READ_AGAIN: &str = "read again";
pub(crate) const BEING_READ: &str = "Open now";

pub(crate) const GO_ON: &str = "Go on";
pub(crate) const BOTS_WAIT: &str =
    "These bots wait their turn: they go on when another game of bots alone has ended.";
pub(crate) const QUICKER: &str = "Quicker";
pub(crate) const SLOWER: &str = "Slower";
pub(crate) const BOT_SPEED: &str = "Speed of the bots";

pub(crate) const WRONG: &str = "Something is wrong here";
pub(crate) const WRONG_MEANS: &str =
    "Saves a file with what you see here, to attach to a report. It holds nothing hidden from you.";

/// How fast bots play, as a choice.
pub(crate) fn bot_speed(speed: BotSpeed) -> &'static str {
    match speed {
        BotSpeed::Slow => "Slow",
        BotSpeed::Normal => "Normal",
        BotSpeed::Quick => "Quick",
    }
}

/// Whom the bots wait for.
pub(crate) fn reads(names: &str) -> String {
    format!("Bots wait while {names} reads.")
}

/// Who read a passage, and which.
pub(crate) fn read_by(name: &str, passage: &str) -> String {
    format!("{name} · passage {passage}")
}

/// Somebody who closed the page a minute ago.
pub(crate) fn gone(name: &str) -> String {
    format!("{name} has been gone for a minute.")
}

/// A bot for somebody who is gone.
pub(crate) fn stand_in(name: &str) -> String {
    format!("Let a bot play for {name} until they’re back")
}

/// Who reads a story to the table.
pub(crate) fn reads_aloud(name: &str) -> String {
    format!("{name} reads this aloud")
}
