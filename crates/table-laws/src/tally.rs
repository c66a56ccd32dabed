//! How often each law was put to the test.

use std::fmt;

use crate::Law;

/// How often each law had something to judge. A law that never had has proved nothing.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Games played through.
    pub games: u64,
    /// Moves made in them.
    pub moves: u64,
    counts: [u64; Law::ALL.len()],
}

impl Tally {
    /// How often `law` was put to the test: for [`Law::Undone`] the moves taken back, for
    /// [`Law::Imagined`] the worlds, and so on.
    pub fn of(&self, law: Law) -> u64 {
        self.counts[law as usize]
    }

    /// The laws that never had anything to judge.
    pub fn idle(&self) -> Vec<Law> {
        Law::ALL.into_iter().filter(|&law| self.of(law) == 0).collect()
    }

    /// Every law but these had something to judge, in so many games.
    ///
    /// # Panics
    ///
    /// If another law had nothing, one of these had, or there were more games or fewer.
    pub fn assert_thorough(&self, games: u64, idle: &[Law]) {
        assert_eq!(self.idle(), idle, "{self}");
        assert_eq!(self.games, games, "{self}");
    }

    pub(crate) fn count(&mut self, law: Law) {
        self.counts[law as usize] += 1;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} games, {} moves", self.games, self.moves)?;
        for law in Law::ALL {
            writeln!(f, "{:>10}  {law}", self.of(law))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_law_has_a_count_of_its_own() {
        let mut tally = Tally::default();
        for law in Law::ALL {
            assert!(tally.idle().contains(&law));
            tally.count(law);
            assert_eq!(tally.of(law), 1);
        }
        assert_eq!(tally.idle(), []);
    }
}
