//! The laws by name, each with its reason.

use std::fmt;

/// One law that every game obeys.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Law {
    /// Every setup starts, and every game ends in time with standings.
    Ends,
    /// What is listed is accepted, and nothing else is.
    Listed,
    /// A refusal changes nothing.
    Refused,
    /// Every action and setup reads back as it is written.
    Notation,
    /// Acting at random is picking from the list.
    Random,
    /// Nothing is made or lost.
    Conserved,
    /// A replay plays to the same state with the same events.
    Replayed,
    /// Undo restores what was.
    Undone,
    /// The standings fit the scores, found two ways.
    Standings,
    /// A world imagined from a view looks the same and can be played.
    Imagined,
    /// A move that may be undone showed nobody anything hidden.
    Untold,
    /// Events tell no more than the views do.
    Told,
    /// Imagination is sometimes wrong about each secret.
    Secret,
    /// The rules never panic.
    Steady,
}

impl Law {
    /// All laws, in the order of the list above.
    pub const ALL: [Law; 14] = [
        Law::Ends,
        Law::Listed,
        Law::Refused,
        Law::Notation,
        Law::Random,
        Law::Conserved,
        Law::Replayed,
        Law::Undone,
        Law::Standings,
        Law::Imagined,
        Law::Untold,
        Law::Told,
        Law::Secret,
        Law::Steady,
    ];

    /// The law as one sentence without a full stop.
    pub fn sentence(self) -> &'static str {
        match self {
            Law::Ends => "every game starts and ends",
            Law::Listed => "what is listed is accepted, and nothing else is",
            Law::Refused => "a refusal changes nothing",
            Law::Notation => "notation reads back as it is written",
            Law::Random => "acting at random is picking from the list",
            Law::Conserved => "nothing is made or lost",
            Law::Replayed => "a replay plays to the same state",
            Law::Undone => "undo restores what was",
            Law::Standings => "the standings fit the scores",
            Law::Imagined => "an imagined world looks the same",
            Law::Untold => "a move that may be undone showed nothing hidden",
            Law::Told => "events tell no more than the views",
            Law::Secret => "imagination is sometimes wrong",
            Law::Steady => "the rules never panic",
        }
    }

    /// Why it is a law.
    pub fn reason(self) -> &'static str {
        match self {
            Law::Ends => "hosts wait for whoever is to act, and stop when there are standings",
            Law::Listed => "pages, terminals and bots offer the list and nothing else",
            Law::Refused => "a host answers a refusal and goes on with the state it has",
            Law::Notation => "log, API, terminal and saved games know an action by its notation",
            Law::Random => "simulations take the short way and speak for the game",
            Law::Conserved => "a card that is made or lost is a rule that was not followed",
            Law::Replayed => "a saved game is its replay; state is never dumped",
            Law::Undone => "a player who takes a move back must find the table as it was",
            Law::Standings => "two ways to count a score seldom share a fault",
            Law::Imagined => "bots search imagined worlds and choose from the true list",
            Law::Untold => "whoever saw something hidden cannot forget it when it is taken back",
            Law::Told => "the log is read by everyone who may look at the table",
            Law::Secret => "who is always right about a secret has been told it",
            Law::Steady => "a panic takes the table down with everybody at it",
        }
    }
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.sentence())
    }
}
