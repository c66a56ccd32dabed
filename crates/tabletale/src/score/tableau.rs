//! A tableau somebody typed in, checked.

use std::{collections::HashSet, fmt, hash::Hash};

use anyhow::ensure;
use game_faraway::{
    Content, Region, Sanctuary,
    scoring::{self, ScorePad},
};

/// Regions in a finished row.
pub(super) const ROW: usize = 8;
/// A Sanctuary is found by a Region that takes longer than the one before it.
const MOST_SANCTUARIES: usize = ROW - 1;

/// The cards before one player.
pub(super) struct Tableau {
    /// In the order they were played.
    pub(super) regions: Vec<Region>,
    pub(super) sanctuaries: Vec<Sanctuary>,
}

impl Tableau {
    /// Reads the numbers of the cards.
    pub(super) fn read<S: AsRef<str>>(regions: &[S], sanctuaries: &[S]) -> anyhow::Result<Tableau> {
        let regions = regions.iter().map(|word| word.as_ref().trim().parse::<Region>());
        let sanctuaries = sanctuaries.iter().map(|word| word.as_ref().trim().parse::<Sanctuary>());
        let tableau = Tableau {
            regions: regions.collect::<Result<_, _>>()?,
            sanctuaries: sanctuaries.collect::<Result<_, _>>()?,
        };
        tableau.check()?;
        Ok(tableau)
    }

    fn check(&self) -> anyhow::Result<()> {
        let (regions, sanctuaries) = (self.regions.len(), self.sanctuaries.len());
        ensure!(regions <= ROW, "a row has {ROW} Regions, not {regions}");
        ensure!(
            sanctuaries <= MOST_SANCTUARIES,
            "a player finds at most {MOST_SANCTUARIES} Sanctuaries, not {sanctuaries}"
        );
        if let Some(twice) = twice(&self.regions) {
            anyhow::bail!("Region {twice} is given twice");
        }
        if let Some(twice) = twice(&self.sanctuaries) {
            anyhow::bail!("Sanctuary {twice} is given twice");
        }
        Ok(())
    }

    /// The score pad.
    pub(super) fn score(&self, cards: &Content) -> ScorePad {
        scoring::score_pad(cards, &self.regions, &self.sanctuaries)
    }

    /// How many Sanctuaries the Regions find in this order: one for each that takes longer than
    /// the one before.
    pub(super) fn finds(&self) -> usize {
        self.regions.windows(2).filter(|pair| pair[0].duration() < pair[1].duration()).count()
    }
}

fn twice<C: Copy + Eq + Hash + fmt::Display>(cards: &[C]) -> Option<C> {
    let mut seen = HashSet::new();
    cards.iter().copied().find(|&card| !seen.insert(card))
}
