//! The kinds of bots, what they are called and how long they think.

use std::{fmt, str::FromStr, time::Duration};

/// Games that `easy` plays out for a decision.
const EASY: u32 = 40;
/// Games that `medium` plays out for a decision.
const MEDIUM: u32 = 120;

/// How a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BotKind {
    /// Any action, each as likely as any other.
    Random,
    /// What scores most now.
    Greedy,
    /// As a child in the first game: sees what is obviously good, and misjudges the rest.
    Easy,
    /// As a family that knows the game: plans ahead, with mistakes.
    Medium,
    /// Plays on in many imagined worlds with experience and takes the best action.
    Hard,
}

/// How long a bot may think about one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// At most so many games played out: the same decision on every machine.
    Iterations(u32),
    /// At most so long by the clock: for people at a table.
    Time(Duration),
}

/// The name of no bot.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no bot “{name}”: choose random, greedy, easy, medium or hard")]
pub struct UnknownBot {
    name: String,
}

impl BotKind {
    /// All of them, from the weakest to the strongest.
    pub const ALL: [BotKind; 5] =
        [BotKind::Random, BotKind::Greedy, BotKind::Easy, BotKind::Medium, BotKind::Hard];

    /// The word for it.
    pub fn word(self) -> &'static str {
        match self {
            BotKind::Random => "random",
            BotKind::Greedy => "greedy",
            BotKind::Easy => "easy",
            BotKind::Medium => "medium",
            BotKind::Hard => "hard",
        }
    }

    /// One line about how it plays.
    pub fn description(self) -> &'static str {
        match self {
            BotKind::Random => "does anything the rules allow",
            BotKind::Greedy => "takes what scores most now and looks no further",
            BotKind::Easy => "plays like a child in its first game",
            BotKind::Medium => "plays like a family that knows the game",
            BotKind::Hard => "plays as strong as it gets",
        }
    }

    /// The standard budget of a simulation.
    pub fn iterations(self) -> Budget {
        Budget::Iterations(match self {
            BotKind::Random | BotKind::Greedy => 0,
            BotKind::Easy => EASY,
            BotKind::Medium => MEDIUM,
            BotKind::Hard => 1000,
        })
    }

    /// The standard budget at a table with people. Only the strongest bot looks at the clock: the
    /// others are as strong on a busy machine as anywhere.
    pub fn time(self) -> Budget {
        match self {
            BotKind::Random | BotKind::Greedy | BotKind::Easy | BotKind::Medium => {
                self.iterations()
            }
            BotKind::Hard => Budget::Time(Duration::from_millis(50)),
        }
    }
}

impl fmt::Display for BotKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

impl FromStr for BotKind {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<BotKind, UnknownBot> {
        let kind = BotKind::ALL.into_iter().find(|kind| kind.word() == text);
        // What comes from outside may be endless; a message is not.
        kind.ok_or_else(|| UnknownBot { name: text.chars().take(60).collect() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kind_reads_back_as_it_is_written() {
        for kind in BotKind::ALL {
            assert_eq!(kind.to_string().parse(), Ok(kind));
        }
    }

    #[test]
    fn the_error_lists_every_bot() {
        let error = "herd".parse::<BotKind>().unwrap_err().to_string();
        for kind in BotKind::ALL {
            assert!(error.contains(kind.word()), "{error}");
        }
    }
}
