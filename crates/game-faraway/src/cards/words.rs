//! What stands on a card, in words: for whoever cannot see it, and for the log.

use std::fmt;

use super::{Card, Counted, Quest, Wonders};

/// What a card is, gives, needs and pays: `green, night, 1 Clue, needs 1 stone, pays 2 fame for each
/// night card`.
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(colour) = self.colour {
            write!(f, "{}, ", colour.word())?;
        }
        if self.night {
            f.write_str("night, ")?;
        }
        if self.clues > 0 {
            write!(f, "{} {}, ", self.clues, Counted::Clue.words(self.clues))?;
        }
        if self.wonders.total() > 0 {
            write!(f, "{}, ", self.wonders)?;
        }
        let Some(quest) = self.quest else { return f.write_str("pays nothing itself") };
        if self.prerequisite.total() > 0 {
            write!(f, "needs {}, ", self.prerequisite)?;
        }
        quest.fmt(f)
    }
}

/// What a quest pays: `pays 2 fame for each night card`.
impl fmt::Display for Quest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Quest::Flat { fame } => write!(f, "pays {fame} fame"),
            Quest::Per { what, fame } => {
                let what = match what {
                    Counted::Night => "night card",
                    Counted::Day => "day Region",
                    Counted::Clue | Counted::Stone | Counted::Chimera | Counted::Thistle => {
                        what.words(1)
                    }
                };
                write!(f, "pays {fame} fame for each {what}")
            }
            Quest::PerColour { first, second, fame } => {
                write!(f, "pays {fame} fame for each {}", first.word())?;
                if let Some(second) = second {
                    write!(f, " or {}", second.word())?;
                }
                f.write_str(" card")
            }
            Quest::ColourSet { fame } => {
                write!(f, "pays {fame} fame for each set of all four colours")
            }
        }
    }
}

impl Quest {
    /// What it pays, and that only what is in sight counts.
    pub fn in_sight(self) -> String {
        match self {
            Quest::Flat { .. } => self.to_string(),
            Quest::Per { .. } | Quest::PerColour { .. } | Quest::ColourSet { .. } => {
                format!("{self} in sight")
            }
        }
    }
}

impl fmt::Display for Wonders {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = [
            (self.stone, Counted::Stone),
            (self.chimera, Counted::Chimera),
            (self.thistle, Counted::Thistle),
        ];
        let mut before = "";
        for (count, what) in parts.into_iter().filter(|&(count, _)| count > 0) {
            write!(f, "{before}{count} {}", what.words(count))?;
            before = ", ";
        }
        Ok(())
    }
}

impl Counted {
    /// The word for one of it, or for several.
    pub fn words(self, count: u8) -> &'static str {
        match (self, count) {
            (Counted::Night, 1) => "night",
            (Counted::Night, _) => "nights",
            (Counted::Day, 1) => "day",
            (Counted::Day, _) => "days",
            (Counted::Clue, 1) => "Clue",
            (Counted::Clue, _) => "Clues",
            (Counted::Stone, 1) => "stone",
            (Counted::Stone, _) => "stones",
            (Counted::Chimera, 1) => "chimera",
            (Counted::Chimera, _) => "chimeras",
            (Counted::Thistle, 1) => "thistle",
            (Counted::Thistle, _) => "thistles",
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Content, Region};

    #[test]
    fn a_card_reads_as_words() {
        let words = |duration| {
            let region = Region::new(duration).expect("a Region");
            Content::embedded().region(region).to_string()
        };
        assert_eq!(words(1), "red, 1 stone, 1 chimera, pays nothing itself");
        assert_eq!(
            words(20),
            "green, night, 1 Clue, needs 1 stone, pays 2 fame for each night card"
        );
        assert_eq!(
            words(59),
            "yellow, 1 Clue, needs 1 stone, 3 chimeras, pays 3 fame for each red or yellow card"
        );
    }
}
