//! A broken law, told so that it can be seen again.

use std::fmt::{self, Debug};

use crate::Law;

/// A law that a game breaks: which, where, and how.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// Which law.
    pub law: Law,
    /// What is wrong, naming the action it is about.
    pub what: String,
    /// Where it shows; `None` for what shows only over the whole run.
    pub scene: Option<Scene>,
}

/// The place in random play where a law is broken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// The setup in its notation.
    pub setup: String,
    /// The seed of the game, as for [`play_out`](crate::play_out).
    pub seed: u64,
    /// How many moves were made before.
    pub moves: usize,
    /// The replay of these moves; empty if the game did not even start.
    pub replay: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "broken law: {}", self.law)?;
        writeln!(f, "why it is one: {}", self.law.reason())?;
        writeln!(f, "here: {}", self.what)?;
        match &self.scene {
            None => writeln!(f, "over the whole run"),
            Some(Scene {
                setup,
                seed,
                moves,
                replay,
            }) => {
                writeln!(f, "setup “{setup}”, seed {seed}, after {moves} moves")?;
                write!(f, "\n{replay}")
            }
        }
    }
}

impl std::error::Error for Broken {}

/// The lines of a longer difference that are worth printing.
const LINES: usize = 12;

/// Where two values first differ, in the lines of their debug output.
pub(crate) fn difference<T: Debug>(is: &T, should_be: &T) -> String {
    let (is, should_be) = (format!("{is:#?}"), format!("{should_be:#?}"));
    let (is, should_be): (Vec<&str>, Vec<&str>) =
        (is.lines().collect(), should_be.lines().collect());
    let same = is
        .iter()
        .zip(&should_be)
        .take_while(|(one, other)| one == other)
        .count();
    let same_below = is[same..]
        .iter()
        .rev()
        .zip(should_be[same..].iter().rev())
        .take_while(|(one, other)| one == other)
        .count();
    let mut text = String::new();
    let mut show = |mark: &str, lines: &[&str]| {
        for line in lines.iter().take(LINES) {
            text.push_str(&format!("\n  {mark} {line}"));
        }
    };
    show(" ", &is[same.saturating_sub(3)..same]);
    show("-", &should_be[same..should_be.len() - same_below]);
    show("+", &is[same..is.len() - same_below]);
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difference_shows_the_lines_that_differ() {
        let text = difference(&[1, 2, 9, 4], &[1, 2, 3, 4]);
        assert_eq!(
            text,
            "\n    [\n        1,\n        2,\n  -     3,\n  +     9,"
        );
    }

    #[test]
    fn a_broken_law_says_where_it_can_be_seen_again() {
        let scene = Scene {
            setup: "2 players".to_owned(),
            seed: 17,
            moves: 3,
            replay: "P1 cross 3\n".to_owned(),
        };
        let broken = Broken {
            law: Law::Refused,
            what: "P1 lost a coin".to_owned(),
            scene: Some(scene),
        };
        let text = broken.to_string();
        for part in [
            "a refusal changes nothing",
            "P1 lost",
            "2 players",
            "seed 17",
            "P1 cross 3",
        ] {
            assert!(text.contains(part), "{text}");
        }
    }
}
