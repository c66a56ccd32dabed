//! What pages outside of a table show: the front page, and lists of tables.

use shelf::GameName;

/// The front page.
#[derive(Clone, Debug, Default)]
pub struct FrontModel {
    /// The table at which this browser plays on first, where it sits at one whose game is not over.
    pub continues: Option<TableLine>,
    /// At how many others its games are not over.
    pub others: usize,
    /// The games this browser has played.
    pub played: Vec<GameName>,
}

/// All tables a visitor can go to.
#[derive(Clone, Debug, Default)]
pub struct TablesModel {
    /// Those the visitor sits at.
    pub mine: Vec<TableLine>,
    /// Public tables with a free seat.
    pub open: Vec<TableLine>,
    /// What this browser was called before.
    pub my_name: Option<String>,
}

/// A table in a list.
#[derive(Clone, Debug)]
pub struct TableLine {
    /// Its word in addresses.
    pub id: String,
    /// Which game; nothing where this program does not know it.
    pub game: Option<GameName>,
    /// Who sits there, in words.
    pub seats: String,
    /// How far it is, in words.
    pub status: String,
    /// Whether its game is over, or nobody can open it.
    pub is_over: bool,
    /// Whether its game has not begun.
    pub is_lobby: bool,
    /// When anything last happened there, in milliseconds since 1970.
    pub last_ms: i64,
    /// Whether this browser owes a decision.
    pub my_turn: bool,
    /// How many minutes are left for the next decision, where the pace limits it.
    pub left: Option<i64>,
}
