//! Why the host does not do something.

use shelf::StartError;
use store::StoreError;
use table::{ContentName, ReplayError, Seat};

/// Why the host does not do something, in a sentence for whoever asked.
#[derive(Debug, thiserror::Error)]
pub enum HostError {
    /// Nobody knows this table.
    #[error("there is no table of this name; it may have been removed")]
    NoTable,
    /// The table has moved on since the asker last looked.
    #[error("the game has moved on since you looked; here is how it stands now")]
    Stale,
    /// The seat is somebody else's.
    #[error("that isn’t your seat")]
    NotYours(Seat),
    /// The asker sits nowhere here.
    #[error("you do not sit at this table")]
    NotSeated,
    /// Only whoever set the table up may do this.
    #[error("only whoever set up this table can do that")]
    NotHost,
    /// There is no such seat.
    #[error("this table has no seat {}", .0.index() + 1)]
    NoSeat(Seat),
    /// Every seat has somebody.
    #[error("every seat is taken; you can watch")]
    Full,
    /// The seat has somebody.
    #[error("seat {} is taken", .0.index() + 1)]
    Taken(Seat),
    /// The seat is kept for whoever was put off it.
    #[error("this seat is kept for {0}; the host of the table can remove them first")]
    Kept(String),
    /// The asker has seen another hand of this game.
    #[error("you have held another seat of this game, so you cannot take this one")]
    SeenAnother,
    /// A player was removed, and only whoever can remove players could let somebody else in.
    #[error(
        "a player was removed from this seat, and only the host is left to agree: nobody new can \
         see that hand. A bot can play it, or the player can be let in again"
    )]
    ForTheHostAlone,
    /// The game has not begun.
    #[error("the game has not begun")]
    NotStarted,
    /// The game has begun.
    #[error("the game has begun already")]
    Started,
    /// The game is not over, so this stays closed.
    #[error("that has to wait until the game is over")]
    NotOver,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// A seat is free.
    #[error("seat {} is still free: invite somebody, or set a bot", .0.index() + 1)]
    SeatOpen(Seat),
    /// What was asked for cannot be, for this reason.
    #[error("{0}")]
    Refused(String),
    /// The words make no sense.
    #[error("{0}")]
    Unreadable(String),
    /// Too much of something.
    #[error("{0}")]
    TooMuch(&'static str),
    /// A link that was used or never existed.
    #[error("this link is invalid, already used, or a newer one was made")]
    SpentLink,
    /// A link that is too old.
    #[error("this link has expired: it worked for {} hours; make a new one", crate::LINK_HOURS)]
    ExpiredLink,
    /// What came as a secret is none.
    #[error("invalid session")]
    NoSecret,
    /// The game cannot be set up like this.
    #[error(transparent)]
    Start(#[from] StartError),
    /// A file cannot be played.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// The table has something in it that only a later release knows.
    #[error("this table was last played with a newer release of the program, which can open it")]
    Newer,
    /// A table cannot be brought back to life.
    #[error("this table cannot be opened: {0}")]
    Broken(String),
    /// The content a game was played with is nowhere to be found.
    #[error(
        "this game was played with cards that are not here (their fingerprint is {0}); whoever runs \
         this server may still have them in a backup"
    )]
    NoContent(ContentName),
    /// The content is of another game than the one that is to be played with it.
    #[error("the content {0} is of another game")]
    OtherGame(ContentName),
    /// The system has no random numbers.
    #[error("the system gives no random numbers")]
    NoRandomness,
    /// The store does not answer.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A thread ended in the middle.
    #[error("interrupted, please try again")]
    Ended,
}

impl HostError {
    /// Whether the disk or the database file is to blame, and nothing that was asked.
    pub fn is_trouble(&self) -> bool {
        matches!(self, HostError::Store(error) if error.trouble().is_some())
    }
}
