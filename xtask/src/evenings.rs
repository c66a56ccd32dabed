//! `cargo xtask evenings`: the whole games that two people and a bot play in browsers, again and again.
//!
//! Once may be luck. Each evening has its own: the deal, the dice and what the test chooses come from a
//! number, and where one evening fails, that number is named. Bots think by the clock, so that the same
//! number is the same luck and perhaps not the same game.

use std::{
    path::Path,
    time::{Instant, SystemTime, UNIX_EPOCH},
};

use anyhow::{Context, Result};

use crate::{needs, shell};

/// How many evenings are played unless somebody says otherwise.
const TIMES: u64 = 10;
/// What the names of these tests begin with, one in each game.
const WHOLE_GAMES: &str = "two_people_and_a_bot";
/// Where the tests look for their luck.
const VARIABLE: &str = "TABLETALE_LUCK";

/// How many evenings, and the luck of the first; each later one has the next number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Evenings {
    times: u64,
    luck: u64,
}

impl Evenings {
    /// What `[TIMES [LUCK]]` asks for.
    pub(crate) fn asked(words: &[&str]) -> Option<Evenings> {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
        let (times, luck) = match words {
            [] => (TIMES, now),
            [times] => (times.parse().ok()?, now),
            [times, luck] => (times.parse().ok()?, luck.parse().ok()?),
            _ => return None,
        };
        Some(Evenings { times, luck })
    }

    /// Plays them, and stops at the first that fails.
    pub(crate) fn play(self, root: &Path) -> Result<()> {
        needs::bring(root, needs::FOR_TESTS)?;
        for evening in 1..=self.times {
            let luck = (self.luck + evening - 1).to_string();
            println!("\n== evening {evening} of {}, luck {luck}", self.times);
            let start = Instant::now();
            // The same selection as the test command: what it built is not built again.
            let words = ["test", "--locked", "--workspace", "--test", "games", WHOLE_GAMES];
            let mut cargo = shell::cargo(root, &words);
            shell::run(cargo.env(VARIABLE, &luck)).with_context(|| {
                format!(
                    "evening {evening} of {} failed; play it again: cargo xtask evenings 1 {luck}",
                    self.times
                )
            })?;
            println!("evening {evening} took {:.1} s", start.elapsed().as_secs_f64());
        }
        println!("\n{} evenings in a row", self.times);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_evenings_are_played_or_as_many_as_are_asked_for() {
        assert_eq!(Evenings::asked(&[]).map(|asked| asked.times), Some(TIMES));
        assert_eq!(Evenings::asked(&["3"]).map(|asked| asked.times), Some(3));
        assert_eq!(Evenings::asked(&["1", "7"]), Some(Evenings { times: 1, luck: 7 }));
        assert_eq!(Evenings::asked(&["1", "seven"]), None);
    }
}
