//! A broken law, told so that it can be seen again.

use std::fmt::{self, Debug};

use table::{Seats, Viewer};

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
            Some(Scene { setup, seed, moves, replay }) => {
                writeln!(f, "setup “{setup}”, seed {seed}, after {moves} moves")?;
                write!(f, "\n{replay}")
            }
        }
    }
}

impl std::error::Error for Broken {}

/// A viewer in words.
pub(crate) fn who(viewer: Viewer) -> String {
    viewer.seat().map_or_else(|| "the spectator".to_owned(), |seat| seat.to_string())
}

/// Seats in words.
pub(crate) fn all_of(seats: Seats) -> String {
    let names: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
    if names.is_empty() { "nobody".to_owned() } else { names.join(" and ") }
}

/// How many lines of each side of a difference are worth printing.
const LINES: usize = 12;

/// Where two values first differ, in the lines of their debug output: `-` for what should be, `+`
/// for what is.
pub(crate) fn difference<T: Debug>(is: &T, should_be: &T) -> String {
    let (is, should_be) = (format!("{is:#?}"), format!("{should_be:#?}"));
    let (is, should_be): (Vec<&str>, Vec<&str>) =
        (is.lines().collect(), should_be.lines().collect());
    let above = alike(is.iter().zip(&should_be));
    let below = alike(is[above..].iter().rev().zip(should_be[above..].iter().rev()));

    let mut text = format!("\n  at {}", path_to(&is, above));
    let (added, missing) =
        (&is[above..is.len() - below], &should_be[above..should_be.len() - below]);
    let unchanged = |lines: &[&str], place: usize, line: &str| {
        added.len() == missing.len() && lines[place] == line
    };
    for (mark, lines, others) in [('-', missing, added), ('+', added, missing)] {
        let changed = lines.iter().enumerate().filter(|&(at, line)| !unchanged(others, at, line));
        for (_, line) in changed.take(LINES) {
            text.push_str(&format!("\n  {mark} {}", line.trim()));
        }
    }
    text
}

fn alike<'a>(pairs: impl Iterator<Item = (&'a &'a str, &'a &'a str)>) -> usize {
    pairs.take_while(|(one, other)| one == other).count()
}

/// The lines that `lines[place]` stands inside of, as one.
fn path_to(lines: &[&str], place: usize) -> String {
    let indent = |line: &str| line.len() - line.trim_start().len();
    let mut depth = lines.get(place).map_or(0, |line| indent(line));
    let mut path = Vec::new();
    for line in lines[..place.min(lines.len())].iter().rev() {
        if indent(line) < depth {
            depth = indent(line);
            path.push(line.trim());
        }
    }
    path.reverse();
    path.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difference_shows_the_lines_that_differ() {
        let text = difference(&[Some([1, 2, 9, 4, 8])], &[Some([1, 2, 3, 4, 5])]);
        assert_eq!(text, "\n  at [ Some( [\n  - 3,\n  - 5,\n  + 9,\n  + 8,");

        let text = difference(&vec![1, 2], &vec![1]);
        assert_eq!(text, "\n  at [\n  + 2,");
    }

    #[test]
    fn a_broken_law_says_where_it_can_be_seen_again() {
        let scene = Scene {
            setup: "2 players".to_owned(),
            seed: 17,
            moves: 3,
            replay: "P1 cross 3\n".to_owned(),
        };
        let broken =
            Broken { law: Law::Refused, what: "P1 lost a coin".to_owned(), scene: Some(scene) };
        let text = broken.to_string();
        for part in ["a refusal changes nothing", "P1 lost", "2 players", "seed 17", "P1 cross 3"] {
            assert!(text.contains(part), "{text}");
        }
    }
}
