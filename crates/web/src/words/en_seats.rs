//! English: questions to the whole table, and joining a game that runs.

pub(crate) const AGREE: &str = "Allow";
pub(crate) const REFUSE: &str = "Don’t allow";
pub(crate) const WITHDRAW: &str = "Withdraw";
pub(crate) const ASK_TO_JOIN: &str = "Ask to join";
pub(crate) const JOIN_BY_LEAVE: &str = "The game is on, so the players have to agree.";
pub(crate) const TAKE_BACK_IS_ASKED: &str = "You asked to undo.";

pub(crate) fn take_back_asked(by: &str) -> String {
    format!("{by} wants to undo.")
}

/// Somebody new asks for a seat.
pub(crate) fn asks_for_seat(name: &str, seat: &str) -> String {
    format!("{name} asks to join in {seat}’s seat.")
}

/// The visitor asks for a seat.
pub(crate) fn i_ask_for_seat(seat: &str) -> String {
    format!("You asked to join in {seat}’s seat.")
}

pub(crate) fn waits_for(names: &str) -> String {
    format!("Waiting for an answer from {names}.")
}
