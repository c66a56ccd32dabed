//! English: everything around a game.

use crate::model::{Sitter, TableModel, TableStage};
use shelf::BotKind;

pub(crate) use super::{en_seats::*, en_tables::*};
pub(crate) use table::words::{listed, sentence};

/// The language of these words.
pub(crate) const LANG: &str = "en";

pub(crate) const PROMISE: &str = "Storybook board games to play together, in one room or online.";
pub(crate) const SHELF: &str = "Games";
pub(crate) const UNKNOWN_GAME: &str = "A game this program does not know";
pub(crate) const PLAY_NOW: &str = "Play now";
pub(crate) const PLAY_FRIENDS: &str = "Play with friends";
pub(crate) const MORE: &str = "More";
pub(crate) const MORE_WAYS: &str = "More ways to play";
pub(crate) const OPEN_TABLES: &str = "Tables looking for players";
pub(crate) const NO_OPEN_TABLES: &str = "No open tables right now. Start one and list it here.";
pub(crate) const YOUR_TURN: &str = "your turn";
pub(crate) const NO_ACCOUNT: &str =
    "No account, nothing to install. Your seat is kept in this browser.";
pub(crate) const HOME: &str = "Tabletale home";
pub(crate) const THEME: &str = "Light or dark";
pub(crate) const SKIP: &str = "Skip to the table";

pub(crate) const PLAYERS: &str = "Number of players";
pub(crate) const WHO_SITS: &str = "Players";
pub(crate) const YOU: &str = "You";
pub(crate) const OPEN_TABLE: &str = "Create table";
pub(crate) const VARIANTS: &str = "Variants";
pub(crate) const LISTED: &str = "List it among the open tables, so that anyone can join";
pub(crate) const PACE: &str = "Pace";
pub(crate) const LIVE: &str = "Live: everyone plays now";
pub(crate) const DAILY: &str = "Slow: up to a day per turn";
/// Who can sit at a seat of a new table: the value of the field and what it means.
pub(crate) const SITTERS: [(&str, &str); 5] = [
    ("person", "Friend, joins by link"),
    ("here", "Another player on this device"),
    ("easy", "Easy bot"),
    ("medium", "Medium bot"),
    ("hard", "Hard bot"),
];

pub(crate) const INVITE: &str = "Send this link to invite friends";
pub(crate) const ONLY_HERE: &str =
    "Only this machine can open this link. To let others in the house join, start the server with:";
pub(crate) const LAN_COMMAND: &str = "tabletale serve --lan";
pub(crate) const PUBLIC_COMMAND: &str =
    "For friends elsewhere it needs an address on the internet, which you name with";
pub(crate) const COPY: &str = "Copy the link";
pub(crate) const COPIED: &str = "Copied";
pub(crate) const SCAN: &str = "Or scan it";
pub(crate) const SEATS: &str = "Seats";
pub(crate) const SIT_DOWN: &str = "Join";
pub(crate) const START: &str = "Start the game";
pub(crate) const WHICH_SEAT: &str = "Seat";
pub(crate) const SEAT_OF: &str = "Change this seat";
pub(crate) const CHANGE: &str = "Change";
/// What a host can do with a seat: the value of the field and what it means.
pub(crate) const SEAT_CHANGES: [(&str, &str); 4] =
    [("open", "Free seat"), ("easy", "Easy bot"), ("medium", "Medium bot"), ("hard", "Hard bot")];
/// What a host can do only with somebody's seat.
pub(crate) const KICK: (&str, &str) = ("kick", "Remove the player");
pub(crate) const WATCHING: &str = "You’re watching.";
pub(crate) const WATCHING_FULL: &str =
    "You’re watching. All seats are taken; when one is free, you can join here.";

pub(crate) const DECISION: &str = "Your move";
pub(crate) const BOARD: &str = "The board";
pub(crate) const OTHERS: &str = "Other players";
pub(crate) const TABS: &str = "Parts of the table";
pub(crate) const OTHERS_TAB: &str = "Others";
pub(crate) const CHAT_TAB: &str = "Chat";
pub(crate) const ASKED_HERE: &str = "(your move)";
pub(crate) const LOG: &str = "Log";
pub(crate) const FULL_LOG: &str = "Full log";
pub(crate) const TALK: &str = "Chat";
pub(crate) const UNREAD: &str = "unread";
pub(crate) const SENDING: &str = "sending …";
pub(crate) const SAY: &str = "Message";
pub(crate) const SAY_IT: &str = "Send";
pub(crate) const UNDO: &str = "Undo";
pub(crate) const HINT: &str = "Hint";
pub(crate) const HINT_MEANS: &str =
    "Numbers show the final score a strong bot expects from each move.";
pub(crate) const TAKE_BACK: &str = "Ask to undo";
pub(crate) const WHY_NOT: &str = "Why can’t I do this?";
pub(crate) const TABLE_MENU: &str = "This table";
pub(crate) const BIG_SCREEN: &str = "Show the board on a television";
pub(crate) const EXPORT: &str = "Save this game as a file";
pub(crate) const INVITE_LINK: &str = "The link to this table";
pub(crate) const OTHER_DEVICE: &str = "Continue on another device";
pub(crate) const OTHER_DEVICE_MEANS: &str = "A one-time link that moves your seats to another device. It works for 24 hours, and a newer link replaces it. Don’t share it.";
pub(crate) const CARRY: &str = "Continue here";
pub(crate) const CARRY_IT: &str = "Move my seats to this device";
pub(crate) const CARRY_MEANS: &str = "The link works once. The other device becomes a spectator.";
pub(crate) const CARRY_LINK: &str = "Open this link on the other device";
pub(crate) const HELP: &str = "Help: the symbols";
pub(crate) const LEAVE: &str = "Leave the table";
pub(crate) const RENAME: &str = "Rename";
pub(crate) const IMPORT: &str = "Load a saved game";
pub(crate) const IMPORT_IT: &str = "Load it";
pub(crate) const IMPORT_TEXT: &str = "Paste the file here";
pub(crate) const THINKING: &str = "thinking";
pub(crate) const EARLIER: &str = "Earlier";
pub(crate) const EARLIER_LINES: &str = "Earlier";
pub(crate) const LATER_LINES: &str = "Later";
pub(crate) const CLOSE: &str = "Close";
pub(crate) const I_AM_READY: &str = "I’m ready, show my hand";
pub(crate) const NOBODY_ELSE: &str = "Make sure nobody else is looking.";
pub(crate) const BELL: &str = "Sound on my turn";

pub(crate) const RESULT: &str = "Final scores";
pub(crate) const PLACE: &str = "Place";
pub(crate) const REMATCH: &str = "Play again with the same people";
pub(crate) const REMATCH_ALONE: &str = "Play again";
pub(crate) const SIT_DOWN_AGAIN: &str = "Join the rematch";
pub(crate) const TAKE_SEAT_AGAIN: &str = "Take your seat again";
pub(crate) const REPLAY: &str = "Watch it again, move by move";
pub(crate) const SHOW_AGAIN: &str = "Show again";
pub(crate) const SHOW_SKIP: &str = "Skip";

pub(crate) const SEEN_BY: &str = "View as";
pub(crate) const SPECTATOR: &str = "a spectator";
pub(crate) const GO: &str = "Go";
pub(crate) const FIRST: &str = "To the start";
pub(crate) const BACK: &str = "Previous move";
pub(crate) const ON: &str = "Next move";
pub(crate) const LAST: &str = "To the end";
pub(crate) const PLAY: &str = "Play";
pub(crate) const PAUSE: &str = "Pause";
pub(crate) const SPEED: &str = "Speed";
/// How fast a replay plays by itself: the value of the field and what it is called.
pub(crate) const SPEEDS: [(&str, &str); 4] = [("0.5", "½×"), ("1", "1×"), ("2", "2×"), ("4", "4×")];
pub(crate) const WHAT_IF: &str = "What if? Continue from here";
pub(crate) const WHAT_IF_MEANS: &str =
    "A new table opens at this moment; bots take the other seats.";
pub(crate) const BACK_TO_TABLE: &str = "Back to the table";
pub(crate) const TO_THE_SHELF: &str = "All games";
pub(crate) const RECONNECTING: &str = "The connection is lost. Trying again …";
pub(crate) const STALE: &str = "The game changed before your move arrived. Please choose again.";
pub(crate) const NO_CHOICE: &str = "There is only one thing to do here, so it is done for you.";
pub(crate) const MOVED: &str = "The page moved while you pressed. Please press again.";
pub(crate) const OFFLINE: &str = "Couldn’t reach the server. Try again.";
pub(crate) const PHONES: &str = "Scan to join";

/// What to call a bot's strength.
pub(crate) fn bot(kind: BotKind) -> &'static str {
    match kind {
        BotKind::Random => "random bot",
        BotKind::Greedy => "greedy bot",
        BotKind::Easy => "easy bot",
        BotKind::Medium => "medium bot",
        BotKind::Hard => "hard bot",
    }
}

/// Who sits there, in a few words.
pub(crate) fn sitter(sitter: Sitter, mine: Mine) -> String {
    match (sitter, mine) {
        (Sitter::Open, _) => "free".to_owned(),
        (Sitter::Person { .. }, Mine::Yes) => "you".to_owned(),
        (Sitter::Person { here: true }, Mine::No) => "online".to_owned(),
        (Sitter::Person { here: false }, Mine::No) => "gone".to_owned(),
        (Sitter::Bot(kind), _) => bot(kind).to_owned(),
    }
}

/// Whether a seat belongs to this browser.
#[derive(Clone, Copy)]
pub(crate) enum Mine {
    Yes,
    No,
}

/// How the lobby stands.
pub(crate) fn lobby(table: &TableModel) -> String {
    let free = table.seats.iter().filter(|seat| seat.sitter == Sitter::Open).count();
    if table.draw.phase.is_starting() {
        return "The game is about to begin.".to_owned();
    }
    match free {
        0 if table.is_host => "Everyone is there. Start when you like.".to_owned(),
        0 => "Everyone is there. The host starts the game.".to_owned(),
        1 => "One seat is still free.".to_owned(),
        free => format!("{free} seats are still free."),
    }
}

/// How many play: `2–4 players`.
pub(crate) fn players(fewest: usize, most: usize) -> String {
    if fewest == most {
        players_needed(&most.to_string())
    } else {
        format!("{fewest}–{most} players")
    }
}

/// What a person is called who has not said their name.
pub(crate) fn player(number: usize) -> String {
    format!("Player {number}")
}

/// What another option has to be.
pub(crate) fn only_with(value: &str) -> String {
    format!("Only with: {value}")
}

/// How many have to play: `1 player`.
pub(crate) fn players_needed(players: &str) -> String {
    if players == "1" { "1 player".to_owned() } else { format!("{players} players") }
}

/// What a seat is called when nobody has a name for it.
pub(crate) fn seat(number: usize) -> String {
    format!("Seat {number}")
}

/// Something of the viewer's, or of whoever's eyes are lent.
pub(crate) fn whose(name: Option<&str>, what: &str) -> String {
    match name {
        Some(name) => format!("{name}’s {what}"),
        None => format!("Your {what}"),
    }
}

/// A seat that nobody has taken.
pub(crate) fn free_seat(number: usize) -> String {
    format!("Free seat {number}")
}

/// What is missing before a game can start.
pub(crate) fn start_needs(free: usize) -> String {
    match free {
        1 => "Start needs 1 more player: invite someone, or set a bot.".to_owned(),
        free => format!("Start needs {free} more players: invite someone, or set bots."),
    }
}

pub(crate) fn waiting(table: &TableModel) -> String {
    match (table.stage, table.waiting_for.is_empty()) {
        (TableStage::Lobby, _) => lobby(table),
        (TableStage::Over, _) => "The game is over.".to_owned(),
        (TableStage::Playing, true) => "A moment …".to_owned(),
        (TableStage::Playing, false) => format!("Waiting for {}.", table.waiting_for),
    }
}

/// How long somebody has left for a turn.
pub(crate) fn left(minutes: i64) -> String {
    match (minutes, minutes / 60) {
        (..=0, _) => "time is up".to_owned(),
        (1, _) => "1 minute left".to_owned(),
        (2..60, _) => format!("{minutes} minutes left"),
        (_, 1) => "1 hour left".to_owned(),
        (_, hours) => format!("{hours} hours left"),
    }
}

/// Somebody's time is up.
pub(crate) fn absent(name: &str) -> String {
    format!("{name} ran out of time.")
}

/// The viewer's own time.
pub(crate) fn my_time(minutes: i64) -> String {
    match minutes {
        ..=0 => "Your time is up: the others may let a bot play for you.".to_owned(),
        _ => format!("{} for your turn.", left(minutes)),
    }
}

pub(crate) fn return_to(name: &str, sitter: Sitter) -> String {
    match sitter {
        Sitter::Bot(_) => format!("A bot plays for {name} while you are away."),
        Sitter::Open | Sitter::Person { .. } => format!("The seat of {name} is kept for you."),
    }
}

pub(crate) fn rematch_asked(by: Option<&str>) -> String {
    match by {
        Some(name) => format!("{name} wants a rematch."),
        None => "A rematch is ready.".to_owned(),
    }
}

/// Whose seats a link moves.
pub(crate) fn carries(names: &[String]) -> String {
    match names {
        [] => "This link moves the table to this device.".to_owned(),
        names => format!("This link moves the seat of {} to this device.", listed(names)),
    }
}

pub(crate) fn pass_to(name: &str) -> String {
    format!("Pass the screen to {name}")
}

pub(crate) fn moment(at: usize, moves: usize) -> String {
    match at {
        0 => format!("Before the first of {moves} moves"),
        at if at == moves => format!("After all {moves} moves"),
        at => format!("After {at} of {moves} moves"),
    }
}

pub(crate) fn play_on_as(name: &str) -> String {
    format!("Continue as {name}")
}

pub(crate) fn expected(score: f32) -> String {
    format!("a bot expects about {score:.0} points")
}

pub(crate) fn place(place: u8) -> String {
    match place {
        1 => "1st".to_owned(),
        2 => "2nd".to_owned(),
        3 => "3rd".to_owned(),
        place => format!("{place}th"),
    }
}

pub(crate) const WAITING: &str = "One moment";
pub(crate) const WAITING_FOR: &str = "Many people ask for something right now. Yours comes in turn, and this page goes on by itself.";
pub(crate) const GO_THERE: &str = "Go to the table";

/// A headline for what went wrong.
pub(crate) fn problem(status: u16) -> &'static str {
    match status {
        404 => "Page not found",
        409 => "The game changed",
        403 | 401 => "This seat is not yours",
        429 => "Too many requests",
        410 => "This link has expired",
        503 => "Not possible right now",
        400..=499 => "That did not work",
        _ => "Something went wrong on our side",
    }
}
